from converters.drawing import Fill, Label, Stroke, StrokeLayer, Symbol
from converters.formats.svg.document import encode
from converters.formats.svg.draw import from_drawing
from converters.site import Kind, Site, Spot
from tests.formats.svg.scenes import VIOLATION, akari_with_violations, at, board


def marked(*marks: Fill | Label | Stroke | Symbol) -> str:
    return "".join(from_drawing(board(1, 4, marks=marks)).value.body)


def test_a_violation_is_told_by_stripes_as_well_as_by_colour() -> None:
    text = marked(Symbol(at(0, 0), VIOLATION))
    assert "#d0021b" in text
    assert "stroke-dasharray" in text


def test_the_three_marks_differ_without_their_colours() -> None:
    colours = {"violation": "#d0021b", "reason": "#0b5cad", "step": "#0a7d33"}
    shapes = {marked(Symbol(at(0, 0), name)).replace(ink, "") for name, ink in colours.items()}
    assert len(shapes) == 3


def test_a_violation_carries_its_number() -> None:
    assert ">12</text>" in marked(Label(at(0, 0), "12", style=VIOLATION))


def test_a_corridor_is_marked_between_the_frames_of_its_ends() -> None:
    text = marked(Stroke(at(0, 0), at(0, 3), StrokeLayer.LINE, VIOLATION))
    assert "M60.16 32L195.84 32" in text


def test_marks_lie_above_everything_else() -> None:
    text = encode(from_drawing(akari_with_violations()).value)
    assert text.rindex("#ffd94a") < text.index("#0b5cad")


def test_a_mark_on_an_edge_is_a_small_ring() -> None:
    edge = Spot(Site(Kind.EDGE, 0, 0, 1))
    assert "a12.8 12.8" in marked(Symbol(edge, VIOLATION))


def test_a_mark_of_another_sort_is_drawn_as_it_is() -> None:
    assert "#ffa3a3" in marked(Fill(at(0, 0), ("red",)))


def test_a_tag_is_cut_and_listed() -> None:
    label = Label(at(0, 0), "1," * 50, style=VIOLATION)
    (loss,) = from_drawing(board(1, 1, marks=[label])).losses
    assert loss.path == "marks.0"


def test_the_description_counts_what_is_wrong() -> None:
    assert from_drawing(akari_with_violations()).value.description.endswith(
        "; 3 places are marked as wrong"
    )
