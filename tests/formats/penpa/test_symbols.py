import pytest

from converters import plain
from converters.drawing import FILL_COLOURS
from converters.formats.penpa import styles
from converters.formats.penpa.symbols import FLAGS, VALUES, Look, code, look
from converters.formats.penpa.tints import part
from converters.formats.penpa.turns import UPRIGHT, Turn, board_turn
from converters.site import cell

TURNS = [
    board_turn(theta, lr, ud) for theta in (0, 90, 180, 270) for lr in (1, -1) for ud in (1, -1)
]
RIGHT_TURN = Turn(1, 90)
MIRROR = Turn(-1, 180)
EVERY = [*VALUES, *((family, None) for family in FLAGS)]


@pytest.mark.parametrize("turn", TURNS)
def test_every_symbol_has_one_name_and_every_name_one_symbol(turn: Turn) -> None:
    seen: dict[Look, object] = {}
    for family, value in VALUES:
        name = look(family, value, turn)
        assert name is not None
        assert name not in seen, (family, value, seen[name])
        seen[name] = (family, value)
        assert code(name, turn) == (value, family)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("family", FLAGS)
def test_every_part_of_a_flagged_symbol_has_a_name_of_its_own(family: str, turn: Turn) -> None:
    parts = FLAGS[family][1]
    for flags in ([0] * len(parts), [1] * len(parts), *_single(len(parts))):
        name = look(family, flags, turn)
        assert name is not None
        assert len(set(name.toward)) == sum(flags)
        assert code(name, turn) == (flags, family)


def _single(size: int) -> list[list[int]]:
    return [[int(place == shown) for place in range(size)] for shown in range(size)]


@pytest.mark.parametrize(
    ("family", "value", "name"),
    [
        ("circle_L", 1, Look("circle", "white", (), 0.86)),
        ("circle_M", 2, Look("circle", "black", (), 0.7)),
        ("circle_S", 0, Look("circle", "double", (), 0.44)),
        ("circle_SS", 12, Look("circle", "green", (), 0.26)),
        ("square_LL", 2, Look("square", "black", (), 1.0)),
        ("tridown_L", 13, Look("triangle-down", "hollow", (), 0.87)),
        ("hexflat_M", 9, Look("hexagon-flat", "grey-thick-rim", (), 0.6)),
        ("ox_E", 4, Look("x", "green")),
        ("ox_G", 9, Look("x-in-ring", "grey")),
        ("sun_moon", 3, Look("bulb")),
        ("sun_moon", 5, Look("mines")),
        ("star", 0, Look("x", "star")),
        ("star", 2, Look("star", "black")),
        ("star", 7, Look("star-diagonal", "white")),
        ("math", 0, Look("at-least", "black")),
        ("tri", 1, Look("corner-triangle", "black", ("up-left",))),
        ("tri", 7, Look("corner-triangle", "grey", ("down-right",))),
        ("inequality", 1, Look("inequality", "", ("left",))),
        ("arrow_B_B", 1, Look("thick-arrow", "black", ("left",))),
        ("arrow_S", 4, Look("arrow-small", "", ("up-right",))),
        ("battleship_G", 4, Look("ship-end", "grey", ("up",))),
        ("firefly", 5, Look("firefly")),
        ("kakuro", 1, Look("kakuro", "black", ("down-right", "up-left"))),
        ("cross", [1, 0, 1, 0], Look("half-lines", "", ("right", "left"))),
        ("arrow_cross", [0, 1, 0, 0], Look("arrow-cross", "", ("up",))),
        (
            "dice",
            [1, 0, 0, 0, 1, 0, 0, 0, 1],
            Look("dice", "", ("up-left", "centre", "down-right")),
        ),
    ],
)
def test_symbols_have_these_names(family: str, value: object, name: Look) -> None:
    found = look(family, value, UPRIGHT)
    assert found is not None
    assert found._replace(toward=()) == name._replace(toward=())
    assert sorted(found.toward) == sorted(name.toward)


def test_the_plain_marks_of_other_formats_are_among_them() -> None:
    dot, bulb = plain.dot(cell(0, 0)), plain.bulb(cell(0, 0))
    assert look("ox_B", 8, UPRIGHT) == Look(dot.shape, dot.style, dot.toward, dot.width)
    assert look("sun_moon", 3, UPRIGHT) == Look(bulb.shape, bulb.style, bulb.toward, bulb.width)


@pytest.mark.parametrize(
    ("family", "value", "turn", "toward"),
    [
        ("arrow_B_B", 1, RIGHT_TURN, ("up",)),
        ("arrow_B_B", 2, MIRROR, ("up-right",)),
        ("tri", 1, RIGHT_TURN, ("up-right",)),
        ("tri", 2, MIRROR, ("down-right",)),
        ("cross", [1, 1, 0, 0], RIGHT_TURN, ("down", "left")),
        ("arrow_fouredge_B", [1, 0, 0, 0, 0, 0, 0, 0], RIGHT_TURN, ("right>down",)),
        ("arrow_fouredge_B", [1, 0, 0, 0, 0, 0, 0, 0], MIRROR, ("up>left",)),
        # A digital digit, dice and words stay upright.
        ("degital_B", [1, 0, 0, 0, 0, 0, 0], RIGHT_TURN, ("top",)),
        ("polyomino", [1, 0, 0, 0, 0, 0, 0, 0, 0], RIGHT_TURN, ("up-left",)),
        # A kakuro slash turns but is not mirrored.
        ("kakuro", 1, RIGHT_TURN, ("down-left", "up-right")),
        ("kakuro", 1, MIRROR, ("down-right", "up-left")),
        # The quarter of a ship is mirrored as an angle, not as a corner.
        ("battleship_B+", 1, RIGHT_TURN, ("up-left",)),
        ("battleship_B+", 1, MIRROR, ("up-right",)),
    ],
)
def test_symbols_turn_as_in_the_editor(
    family: str, value: object, turn: Turn, toward: tuple[str, ...]
) -> None:
    found = look(family, value, turn)
    assert found is not None
    assert found.toward == toward


@pytest.mark.parametrize(
    ("family", "value"),
    [
        ("sun_moon", 6),
        ("square_L", 0),
        ("nothing", 1),
        ("cross", 1),
        ("cross", [1] * 5),
        ("sun_moon", True),
        ("sun_moon", [3]),
        ("sun_moon", "3"),
        ("sun_moon", None),
    ],
)
def test_what_the_editor_does_not_draw_has_no_name(family: str, value: object) -> None:
    assert look(family, value, UPRIGHT) is None


def test_names_without_a_symbol_have_no_code() -> None:
    assert code(Look("elephant"), UPRIGHT) is None
    assert code(Look("circle", "white", (), 0.5), UPRIGHT) is None
    assert code(Look("half-lines", "", ("sideways",)), UPRIGHT) is None


@pytest.mark.parametrize(
    ("family", "value", "turn", "toward"),
    [
        # Half turns of the corner that 3.0.5 draws; dashes that do not turn at all.
        ("tri", 1, MIRROR, ("down-right",)),
        ("tri", 2, MIRROR, ("down-left",)),
        ("tri", 1, RIGHT_TURN, ("up-right",)),
        ("arc", 1, MIRROR, ("up-right",)),
        ("frameline", 1, MIRROR, ("down-left", "up-right")),
        ("frameline", 1, RIGHT_TURN, ("down-left", "up-right")),
        ("frameline", 9, RIGHT_TURN, ("down-right", "up-left")),
        ("arrow_fouredge_B", [1, 0, 0, 0, 0, 0, 0, 0], MIRROR, ("right>down",)),
        ("arrow_fouredge_B", [0, 0, 0, 0, 1, 0, 0, 0], MIRROR, ("right>up",)),
        ("arrow_S", 1, MIRROR, ("right",)),
    ],
)
def test_puzzles_of_before_3_0_5_keep_the_mistakes_of_their_editor(
    family: str, value: object, turn: Turn, toward: tuple[str, ...]
) -> None:
    found = look(family, value, turn._replace(early=True))
    assert found is not None
    assert found.toward == toward


@pytest.mark.parametrize(
    "table",
    [
        styles.FILLS,
        styles.LINES,
        styles.CAGES,
        styles.INKS,
        styles.ROLES,
        styles.ARROWS,
        styles.BASELINES,
        styles.STROKES,
        styles.PATHS,
        styles.GRIDS,
    ],
)
def test_every_table_can_be_read_backwards(table: dict[object, object]) -> None:
    assert {code: styles.inverse(table)[name] for code, name in table.items()} == {
        code: code for code in table
    }


def test_every_surface_has_a_colour() -> None:
    assert set(styles.FILLS.values()) == set(FILL_COLOURS)


@pytest.mark.parametrize(
    ("family", "value", "painted"),
    [
        ("circle_L", 1, "fill"),
        ("circle_L", 10, "stroke"),
        ("circle_L", 11, ""),
        ("circle_L", 0, ""),
        ("ox_B", 4, "stroke"),
        ("ox_E", 4, ""),
        ("sun_moon", 1, "fill"),
        ("sun_moon", 3, ""),
        ("degital_B", [1], "fill"),
    ],
)
def test_a_custom_colour_paints_inside_rim_or_nothing(
    family: str, value: object, painted: str
) -> None:
    assert part(family, value) == painted
