"""How wordings are built: productions over the word classes of `checker.codes.lexicon`.

Each production serves a construction, not a wording: quantities, lines, sorts of cells, letters and
other rules combine freely. A wording is a list of *items* (see `ITEM`); an item is a part that is
asked for, or a rule on how it is written. What fits no production is never passed over.

A row of the tables is: the symbol, what it consists of, the function of `checker.codes.building`
that makes its value, and the places of the values that the function takes.
"""

from typing import Final

from checker.codes import building as make
from checker.codes import lines
from checker.codes.chart import grammar
from checker.codes.chart import production as row
from checker.codes.reading import Large, What

ITEM: Final = "item"
"""The symbol a wording is a list of."""

_YES: Final = make.always(value=True)
_NO_RULE: Final = make.always(make.Rule("", None))
_LAST_DIGIT: Final = make.always(make.Rule("large", Large.LAST_DIGIT))
_BARE_LAST_DIGIT: Final = make.always(make.Rule("last_digit", Large.LAST_DIGIT))
_BOTH_DIGITS: Final = make.always(make.Rule("large", Large.BOTH_DIGITS))

_LINES: Final = (
    row("gap", "SEP gap?", _YES),
    row("way", "gap? READ? DIR READ?", make.only, 2),
    row("way", "gap? OPEN READ? DIR READ? CLOSE", make.only, 3),
    row("way", "gap? DIR COUNTED", make.forwards, 1),
    row("way", "gap? COUNTED DIR", make.forwards, 2),
    row("ways", "way", make.only, 0),
    row("ways", "way way", lines.reading_order, 0, 1),
    row("cards", "CARD", make.listed, 0),
    row("cards", "CARD gap cards", make.prefixed, 0, 2),
    row("several_cards", "CARD gap cards", make.prefixed, 0, 2),
    row("several_cards", "CARD RANGE CARD", lines.between, 0, 2),
    row("ordinals", "ORD", make.listed, 0),
    row("ordinals", "ORD gap ordinals", make.prefixed, 0, 2),
    row("several_ordinals", "ORD gap ordinals", make.prefixed, 0, 2),
    # "Row 6, 1 for shaded cells": only several rows, or an "and", have several numbers.
    row("line", "AXIS CARD", lines.line_at, 0, 1),
    row("line", "SINGLE CARD AND CARD", lines.line_at, 0, 1, 3),
    row("line", "PLURAL several_cards", lines.lines_at, 0, 1),
    row("line", "ORD SINGLE", lines.line_at, 1, 0),
    row("line", "several_ordinals AXIS", lines.lines_at, 1, 0),
    row("line", "AXIS CARD FROM_SIDE", lines.counted_from, 0, 1, 2),
    row("line", "ORD AXIS FROM_SIDE", lines.counted_from, 1, 0, 2),
    row("line", "EDGE SINGLE", lines.edge_line, 0, 1),
    row("line", "EDGE OPEN ORD CLOSE SINGLE", lines.edge_line, 0, 4, 2),
    row("line", "ORD CARD AXIS", lines.ranked, 0, 1, 2),
    row("line", "CARD ORD AXIS", lines.ranked, 1, 0, 2),
    row("line", "EDGE CARD AXIS", lines.band, 0, 1, 2),
    row("line", "CARD EDGE AXIS", lines.band, 1, 0, 2),
    row("line", "BOX CARD", lines.line_at, 0, 1),
    row("line", "CELL? SITE", lines.one_cell, 1),
    row("line", "ordinals BOX", lines.lines_at, 1, 0),
    row("line", "MIDDLE BOX", lines.middle, 1),
    row("line", "MIDDLE SINGLE", lines.middle, 1),
    row("line", "MARKED AXIS gap AXIS", lines.marked, 1, 3),
    row("line", "EACH? MARKED AXIS", lines.marked, 2),
    row("line", "DIAGONAL", lines.diagonal, 0),
    row("line", "DIAGONAL gap? FROM CORNER TO CORNER READ?", lines.diagonal, 0, 3, 5),
    row("line", "DIAGONAL gap? STARTING FROM? CORNER", lines.diagonal, 0, 4),
    row("line", "REGION SITE", lines.region, 1),
    row("turned", "line ways", lines.directed, 0, 1),
    row("group", "line", make.only, 0),
    row("group", "turned", make.only, 0),
    row("group", "line gap IN? group", make.joined, 0, 3),
    row("group", "turned gap IN? group", make.joined, 0, 3),
    row("group", "several ways", lines.directed, 0, 1),
    row("several", "line gap IN? several", make.joined, 0, 3),
    row("several", "line gap IN? line", make.joined, 0, 3),
    row("but", "gap? EXCEPT IN? ORD AXIS?", lines.but_last, 3),
    row("but", "gap? OPEN EXCEPT IN? ORD AXIS? CLOSE", lines.but_last, 4),
    row("every", "EACH AXIS but? ways?", lines.every_line, 1, 2, 3),
    row("every", "EACH AXIS ways but", lines.every_line, 1, 3, 2),
    row("heading", "IN THAT? PLURAL gap PLURAL gap", _YES),
    row("heading", "IN THAT AXIS gap", _YES),
    row("span", "every", make.only, 0),
    row("span", "IN every", make.only, 1),
    row("span", "IN group", make.only, 1),
    row("span", "heading group", make.only, 1),
    row("span", "IN EACH IN? group", make.only, 3),
    row("span", "EACH IN group", make.only, 2),
    row("span", "IN every gap span", make.joined, 1, 3),
    row("span", "every gap span", make.joined, 0, 2),
    row("back", "IN THAT? AXIS", _YES),
    row("back", "IN EACH AXIS", _YES),
)

_SORTS: Final = (
    row("trait", "TRAIT", make.sort_of, 0),
    row("trait", "TRAIT REL", make.sort_of, 0),
    row("trait", "NOT TRAIT", make.sort_of, 1, 0),
    row("trait", "NOT TRAIT REL", make.sort_of, 1, 0),
    row("trait", "NOT REL TRAIT", make.sort_of, 2, 0),
    row("trait", "BEYOND TRAIT", make.beyond, 1),
    row("trait", "REL trait", make.only, 1),
    row("trait", "OPEN trait CLOSE", make.only, 1),
    row("sort", "trait", make.only, 0),
    row("sort", "trait CELL", make.only, 0),
    row("sort", "trait sort", make.both_sorts, 0, 1),
    row("sort", "trait CELL sort", make.both_sorts, 0, 2),
    row("sort", "CELL gap? sort", make.only, 2),
    row("sort", "CELL IN trait", make.within, 2),
    # Cells that can be counted: "the number of islands" is not that of their cells.
    row("unit", "UNIT", make.sort_of, 0),
    row("unit", "UNIT REL", make.sort_of, 0),
    row("unit", "NOT UNIT", make.sort_of, 1, 0),
    row("unit", "NOT UNIT REL", make.sort_of, 1, 0),
    row("unit", "NOT REL UNIT", make.sort_of, 2, 0),
    row("unit", "BEYOND TRAIT", make.beyond, 1),
    row("unit", "REL unit", make.only, 1),
    row("unit", "OPEN unit CLOSE", make.only, 1),
    row("units", "unit", make.only, 0),
    row("units", "unit units", make.both_sorts, 0, 1),
    row("cells", "trait CELL", make.only, 0),
    row("cells", "trait CELL sort", make.both_sorts, 0, 2),
    row("cells", "trait cells", make.both_sorts, 0, 1),
    row("cells", "CELL gap? sort", make.only, 2),
    row("cells", "CELL IN trait", make.within, 2),
    row("counted", "units", make.only, 0),
    row("counted", "cells", make.only, 0),
    row("counted", "units IN trait", make.of_those_within, 0, 2),
    row("counted", "units WITHIN trait", make.of_those_within, 0, 2),
)

_CONTENTS: Final = (
    row("part", "group", make.content, 0),
    row("part", "DIGITS quiet? IN? group", make.digits, 3),
    row("part", "DIGITS IN? group gap? sort", make.digits, 2, 4),
    row("part", "CONTENT IN? group", make.content, 2),
    row("part", "IN group COLON", make.content, 1),
    row("part", "sort IN group", make.content, 2, 0),
    row("part", "IN group gap? CONTENT ways?", make.content, 1),
    row("part", "IN EACH CELL IN group gap? SIZES_OF PIECE gap? BELONGS", make.sizes, 4),
    row("part", "SIZES_OF PIECE gap? BELONGS gap? IN EACH CELL IN group", make.sizes, 9),
    row("quiet", "OPEN NOTHING CLOSE", _YES),
)

_QUANTITIES: Final = (
    row("part", "span gap? COUNT_OF counted back?", make.counted, 3, 0),
    row("part", "COUNT_OF counted gap? span ways?", make.counted, 1, 3, 4),
    row("part", "COUNT_OF counted", make.counted, 1),
    row("part", "TALLY gap? span gap? counted back?", make.counted, 4, 2),
    row("part", "TALLY counted gap? span ways?", make.counted, 1, 3, 4),
    row("part", "span gap? TALLY counted back?", make.counted, 3, 0),
    row("part", "counted every", make.counted, 0, 1),
    row("part", "COUNT_OF counted GRIDWIDE", make.counted_in_grid, 1),
    row("part", "span gap? TOTAL_OF counted back?", make.total, 3, 0),
    row("part", "TOTAL_OF counted gap? span ways?", make.total, 1, 3, 4),
    row("part", "TOTAL_OF counted GRIDWIDE?", make.total, 1),
    row("part", "TOTAL_OF UPRIGHT span cellwise?", make.upright_sides, 2),
    row("part", "group COLON COUNT_OF counted", make.counted, 3, 0),
    row("leading", "COUNT_OF LINES gap? LEADING? TOWARD back? LEADING?", make.only, 4),
    row("leading", "COUNT_OF LINES gap? LEADING? back TOWARD LEADING?", make.only, 5),
    row("part", "span gap? leading", make.lines_out, 2, 0),
    row("part", "leading span", make.lines_out, 0, 1),
    row("part", "COUNT_OF UPRIGHT span cellwise?", make.upright_sides, 2),
    row("part", "span gap? COUNT_OF UPRIGHT", make.upright_sides, 0),
    row("cellwise", "IN CELL", _YES),
    row("run", "sort RUN", make.Run, 0),
    row("run", "RUN sort", make.Run, 1),
    row("run", "ALONG sort RUN?", make.Run, 1, 0),
    row("run", "ALONG RUN IN? sort", make.Run, 3, 0),
    row("run", "JOINED run", make.only, 1),
    row("runs", "LENGTHS_OF", make.always(What.RUNS)),
    row("runs", "LENGTHS_OF LONGEST", make.always(What.LONGEST)),
    row("part", "runs run ways? span ways?", make.runs, 0, 1, 3, 4),
    row("part", "span gap? runs run back?", make.runs, 2, 3, 0),
    row(
        "part",
        "span gap? PLACE_OF way? ORD counted APPEARS? back?",
        make.first_place,
        2,
        5,
        0,
        4,
        3,
    ),
    row("part", "span gap? PLACE_OF IN ORD counted APPEARS? back?", make.first_place, 2, 5, 0, 4),
    row(
        "part", "span gap? PLACE_OF gap IN ORD counted APPEARS? back?", make.first_place, 2, 6, 0, 5
    ),
    row("part", "span gap? FIRST_PLACE way? counted APPEARS? back?", make.first_from, 2, 4, 0, 3),
    row("part", "span gap? FIRST_PLACE gap? WHERE counted APPEARS?", make.first_place, 2, 5, 0),
    row("part", "span gap? PLACE_OF IN? EDGE counted APPEARS? back?", make.edge_place, 2, 4, 5, 0),
    row("part", "PLACE_OF IN? EDGE counted APPEARS? span", make.edge_place, 0, 2, 3, 5),
    row("part", "PLACE_OF IN? ORD counted APPEARS? span", make.first_place, 0, 3, 5, 2),
    row("part", "PLACE_OF IN? ORD counted APPEARS? span way", make.first_place, 0, 3, 5, 2, 6),
    row("part", "span gap? PLACES_OF counted back?", make.places, 2, 3, 0),
    row("part", "PLACES_OF counted span ways?", make.places, 0, 1, 2, 3),
    row("areas", "SIZES_OF JOINED? AREA gap? IN? sort", make.only, 5),
    row("areas", "SIZES_OF sort AREA", make.only, 1),
    row("part", "areas gap? CLOCKWISE", make.areas_around, 0),
    row("part", "areas gap? CLOCKWISE gap? STARTING FROM? CORNER", make.areas_around, 0, 6),
    row("part", "areas gap? CLOCKWISE gap? FROM CORNER", make.areas_around, 0, 5),
    row("part", "areas gap? RISING", make.areas_rising, 0),
)

_LETTERS: Final = (
    row("letter", "SYMBOL FOR sort", make.letter, 0, 2),
    row("letter", "SYMBOL FOR EACH sort", make.letter, 0, 3),
    row("letter", "SYMBOL FOR sort APPEARS", make.letter, 0, 2),
    row("letter", "FOR sort gap? SYMBOL", make.letter, 3, 1),
    row("letter", "sort AS SYMBOL", make.letter, 2, 0),
    row("letter", "sort SYMBOL", make.letter, 1, 0),
    row("letter", "SYMBOL FOR? OTHERWISE", make.letter, 0),
    row("letter", "OTHERWISE gap? SYMBOL", make.letter, 2),
    row("letter", "OTHERWISE gap? DIGITS", make.digit_for),
    row("letter", "DIGITS FOR sort", make.digit_for, 2),
    row("letters", "letter", make.letters_of, 0),
    row("letters", "letter gap letters", make.letters_of, 0, 2),
    row("rule", "letter", make.only, 0),
    row("rule", "FOR sort gap letters", make.narrowed, 1, 3),
    row("rule", "SYMBOL AFTER EACH? sort", make.letter_after, 0, 3),
)

_RULES: Final = (
    row("rule", "SYMBOL FOR? VALUE? ATLEAST CARD", make.letter_for_large, 0, 4),
    row("rule", "SYMBOL FOR? VALUE? CARD ORMORE", make.letter_for_large, 0, 3),
    row("rule", "FOR VALUE? ATLEAST CARD gap? SYMBOL", make.letter_for_large, 5, 3),
    row("rule", "VALUE ATLEAST CARD AS SYMBOL", make.letter_for_large, 4, 2),
    row("rule", "SYMBOL twodigit", make.letter_for_large, 0),
    row("rule", "LAST_DIGIT", _BARE_LAST_DIGIT),
    row("rule", "LAST_DIGIT twodigit", _LAST_DIGIT),
    row("rule", "twodigit gap? LAST_DIGIT", _LAST_DIGIT),
    row("rule", "TWODIGIT gap? LAST_DIGIT", _LAST_DIGIT),
    row("rule", "BOTH_DIGITS twodigit?", _BOTH_DIGITS),
    row("rule", "TWODIGIT gap? BOTH_DIGITS", _BOTH_DIGITS),
    row("rule", "twodigit gap? BOTH_DIGITS", _BOTH_DIGITS),
    row("twodigit", "FOR TWODIGIT", _YES),
    row("twodigit", "IN TWODIGIT", _YES),
    row("twodigit", "AT TWODIGIT", _YES),
    row("rule", "STARTING group", make.rule("marked"), 1),
    row("rule", "COMMA", make.rule("apart"), 0),
    row("rule", "SEPARATE ENTRY FROM_NEXT? COMMA", make.rule("between"), 3),
    row("rule", "SEPARATE COMMA", make.rule("separated"), 1),
    row("rule", "FROM_NEXT COMMA SEPARATE", make.rule("separated"), 1),
    row("rule", "ENTRY SEPARATE COMMA", make.rule("between"), 2),
    row("rule", "ENTRY FROM_NEXT COMMA SEPARATE", make.rule("between"), 2),
    row("rule", "COMMA FOR? BORDERS", make.rule("borders"), 0),
    row("rule", "IGNORE sort", make.ignored, 1),
    row("rule", "sort IGNORE", make.ignored, 0),
    row("rule", "ONLY sort", make.rule("only"), 1),
    row("rule", "CARD UNITS", make.rule("length"), 0),
    row("rule", "NOTHING", _NO_RULE),
    row("rule", "ways", make.alone, 0),
    row("aside", "AXIS CARD POSSESSIVE DIGITS IN REGION ways? gap?", _YES),
    row("aside", "AXIS CARD POSSESSIVE DIGITS IN REGION ways? gap aside", _YES),
    row("rule", "AS_FOLLOWS gap? aside ETC", _NO_RULE),
)

_ITEMS: Final = (
    row(ITEM, "part", make.only, 0),
    row(ITEM, "rule", make.only, 0),
    row(ITEM, "SAME REGION SITE", make.same, 2),
    row(ITEM, "OPEN rule CLOSE", make.only, 1),
    row(ITEM, "OPEN letters CLOSE", make.lettered, 1),
)

GRAMMAR: Final = grammar((*_LINES, *_SORTS, *_CONTENTS, *_QUANTITIES, *_LETTERS, *_RULES, *_ITEMS))
"""All productions by their names."""
