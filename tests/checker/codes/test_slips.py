from checker.codes.slips import Slip, is_slip, slipped, without_spoilers
from checker.rule import Remark, Text

PLACE = Text(de="Zeichen {at}", en="character {at}", nl="teken {at}")
OTHER = Remark(Text(de="sonst", en="else", nl="anders"))


def test_of_slips_only_the_kinds_are_told_each_once_and_all_else_stays() -> None:
    slips = (slipped(Slip.WRONG, PLACE, at=3), slipped(Slip.WRONG, PLACE, at=5))
    assert [str(each) for each in without_spoilers((*slips, OTHER))] == [
        "As if a single character was mistyped.",
        "else",
    ]


def test_a_slip_is_told_in_full_where_that_is_wanted() -> None:
    slip = slipped(Slip.WRONG, PLACE, at=3)
    assert str(slip) == "character 3"
    assert (is_slip(slip), is_slip(OTHER)) == (True, False)


def test_every_kind_has_its_words() -> None:
    told = {str(each) for kind in Slip for each in without_spoilers([slipped(kind, PLACE)])}
    assert len(told) == len(Slip)
