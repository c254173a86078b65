"""The rules of pass cells; `checker.genres.delta_a38.answer.passes` finds what breaks them.

Source: rules delta-a38.md, 5.3.
"""

from typing import Final

from checker.genres.delta_a38.answer.pass_words import TWO_PASSES, plainly
from checker.genres.delta_a38.answer.passes import Code
from checker.genres.delta_a38.board import DeltaBoard
from checker.genres.delta_a38.rules.ruling import of_passes
from checker.rule import Rule, Text

number_superfluous: Final = of_passes(
    Code.SUPERFLUOUS,
    covers=("A7",),
    text=Text(
        de="{cell}: {count:die Zahl|die Zahlen} {numbers} {count:ist|sind} überflüssig, denn die"
        " A38-Runde besucht die Felder um den Hinweis nur {visits}-mal.",
        en="{cell}: the {count:number|numbers} {numbers} {count:is|are} superfluous: the A38 loop"
        " comes by {visits:once|{visits} times} only.",
        nl="{cell}: {count:het getal|de getallen} {numbers} {count:is|zijn} overbodig: de A38-lus"
        " komt er maar {visits} keer langs.",
    ),
)
pass_on_crossing: Final = of_passes(
    Code.ON_CROSSING,
    covers=("A10",),
    text=Text(
        de="{cell}: die Zahl {numbers} meint den {numbers}. Besuch um den Hinweis, {crossings},"
        " und das ist eine Kreuzung.",
        en="{cell}: its number {numbers} means visit {numbers} around it, {crossings}, and that is"
        " a crossing.",
        nl="{cell}: het getal {numbers} slaat op bezoek {numbers} eromheen, {crossings}, en dat is"
        " een kruising.",
    ),
)
pass_off_loop: Final = of_passes(
    Code.OFF_LOOP,
    covers=("A6",),
    text=Text(
        de="{cells}: als Durchgangszelle markiert, aber nicht auf der A38-Runde.",
        en="{cells}: marked as a pass cell, but not on the A38 loop.",
        nl="{cells}: gemarkeerd als doorgang, maar niet op de A38-lus.",
    ),
)
pass_unmarked: Final = of_passes(
    Code.UNMARKED,
    covers=("A6",),
    text=Text(
        de="{cell}: {count:die Zahl|die Zahlen} {numbers} {count:meint|meinen} {bare}, aber"
        " dort ist keine Durchgangszelle markiert.",
        en="{cell}: the {count:number|numbers} {numbers} {count:means|mean} {bare}, but no pass"
        " cell is marked there.",
        nl="{cell}: {count:het getal|de getallen} {numbers} {count:slaat|slaan} op {bare}, maar"
        " daar is geen doorgang gemarkeerd.",
    ),
)
pass_not_indicated: Final = of_passes(
    Code.NOT_INDICATED,
    covers=("A9",),
    text=Text(
        de="{cell}: um den Hinweis {found:liegt|liegen} {found}"
        " {found:Durchgangszelle|Durchgangszellen} ({around}), aber er nennt nur {want}.",
        en="{cell}: the clue has {found} pass {found:cell|cells} around it ({around}), but tells of"
        " only {want}.",
        nl="{cell}: rond de aanwijzing {found:ligt|liggen} {found}"
        " {found:doorgang|doorgangen} ({around}), maar ze noemt er {want}.",
    ),
)
question_unfillable: Final = of_passes(
    Code.UNFILLABLE,
    covers=("A8",),
    text=Text(
        de="{cell}: {want} {want:weitere Durchgangszelle muss|weitere Durchgangszellen müssen} um"
        " den Hinweis liegen, in Frage {found:kommt|kommen} {found}.",
        en="{cell}: {want} more pass {want:cell|cells} must lie around the clue, {found}"
        " {found:is|are} possible.",
        nl="{cell}: rond de aanwijzing {want:moet|moeten} nog {want} {want:doorgang|doorgangen}"
        " liggen, er {found:is|zijn} er {found} mogelijk.",
    ),
)
pass_without_clue: Final = of_passes(
    Code.WITHOUT_CLUE,
    covers=("A9",),
    text=Text(
        de="{cells}: als Durchgangszelle markiert, aber kein Hinweis liegt daneben.",
        en="{cells}: marked as a pass cell, but there is no clue around it.",
        nl="{cells}: gemarkeerd als doorgang, maar er ligt geen aanwijzing omheen.",
    ),
)
alternation: Final = of_passes(Code.ALTERNATION, covers=("A11",), text=plainly(TWO_PASSES))

PASS_RULES: Final[tuple[Rule[DeltaBoard], ...]] = (
    number_superfluous,
    pass_on_crossing,
    pass_off_loop,
    pass_unmarked,
    pass_not_indicated,
    question_unfillable,
    pass_without_clue,
    alternation,
)
