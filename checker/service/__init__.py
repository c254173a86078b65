"""One function a verb, values in and values out; front ends call nothing else."""

from checker.service.checking import Checked, Question, check_board, check_link
from checker.service.converting import AnswerMode, convert_link
from checker.service.describing import Description, describe_link
from checker.service.picturing import draw_link, draw_report

__all__ = [
    "AnswerMode",
    "Checked",
    "Description",
    "Question",
    "check_board",
    "check_link",
    "convert_link",
    "describe_link",
    "draw_link",
    "draw_report",
]
