import io

import pytest

from tests.oracle import likeness

pytestmark = pytest.mark.skipif(
    bool(likeness.missing()), reason="pictures are compared with numpy and Pillow"
)


def board(*, bar: int | None = None) -> bytes:
    """Draw a black bar on white paper, so many pixels from the left."""
    from PIL import Image

    image = Image.new("RGB", (60, 60), "white")
    if bar is not None:
        image.paste("black", (bar, 10, bar + 4, 50))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def test_a_picture_is_like_itself() -> None:
    bar = likeness.grey(board(bar=20))
    assert likeness.similarity(bar, bar) == pytest.approx(1)


def test_white_paper_has_no_window_to_compare() -> None:
    paper = likeness.grey(board())
    assert likeness.similarity(paper, paper) == 1


def test_a_bar_moved_by_a_pixel_is_liker_than_no_bar() -> None:
    bar, moved, paper = (likeness.grey(board(bar=place)) for place in (20, 21, None))
    near, none = likeness.similarity(moved, bar), likeness.similarity(paper, bar)
    assert none < near < 1
    assert 0 < likeness.share(near, none) < 1


def test_ink_is_measured_in_cells_from_the_middle() -> None:
    ink = likeness.ink_of(likeness.grey(board(bar=30)), 20)
    assert ink == pytest.approx((0, -1, 0.2, 1, 4 * 40 / 400))
