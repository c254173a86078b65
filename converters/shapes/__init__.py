"""What marks look like, as outlines and lines of text in cell sides: for whoever draws.

The picture format writes these as SVG; others write the same outlines in their own documents, so
that a bulb or a firefly looks alike wherever it goes. Looks are those of the Penpa+ editor.
"""
