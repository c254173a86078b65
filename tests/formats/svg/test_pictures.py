from collections.abc import Callable

import pytest

from converters.formats.svg.document import encode
from converters.formats.svg.draw import from_drawing
from tests.formats.svg.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_the_picture_is_as_it_was_looked_at(
    name: str, same_picture: Callable[[str, str], None]
) -> None:
    document, losses = from_drawing(SCENES[name]())
    assert losses == ()
    same_picture(name, encode(document))
