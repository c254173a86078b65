"""What is said of pass cells where a rule's own sentence does not fit."""

from typing import Final

from checker.rule import Text

CROSSINGS_NAMED: Final = Text(
    de="{cell}: die Zahlen {numbers} meinen Besuche um den Hinweis in {crossings}, und das sind"
    " Kreuzungen.",
    en="{cell}: its numbers {numbers} mean visits around it in {crossings}, and these are"
    " crossings.",
    nl="{cell}: de getallen {numbers} slaan op bezoeken eromheen in {crossings}, en dat zijn"
    " kruisingen.",
)
MARKS_ON_CROSSINGS: Final = Text(
    de="{cells}: als Durchgangszelle markiert, aber dort kreuzt sich die A38-Runde.",
    en="{cells}: marked as a pass cell, but the A38 loop crosses itself there.",
    nl="{cells}: gemarkeerd als doorgang, maar daar kruist de A38-lus zichzelf.",
)
TOO_FEW_MARKED: Final = Text(
    de="{cell}: um den Hinweis {want:muss|müssen} {want} {want:Durchgangszelle|Durchgangszellen}"
    " liegen, markiert {found:ist|sind} {found}.",
    en="{cell}: the clue wants {want} pass {want:cell|cells} around it, {found} {found:is|are}"
    " marked.",
    nl="{cell}: rond de aanwijzing {want:moet|moeten} {want} {want:doorgang|doorgangen} liggen,"
    " er {found:is|zijn} er {found} gemarkeerd.",
)
TOGETHER: Final = Text(
    de="{cells}: die Fragezeichen lassen sich nicht zugleich erfüllen, ohne dass um einen Hinweis"
    " zu viele Durchgangszellen liegen.",
    en="{cells}: the question marks cannot all be met without too many pass cells around some"
    " clue.",
    nl="{cells}: de vraagtekens kunnen niet allemaal kloppen zonder dat er rond een aanwijzing te"
    " veel doorgangen liggen.",
)
TWO_PASSES: Final = Text(
    de="zwischen den Durchgangszellen {cells} ({before}. und {after}. Besuch der Runde) liegt keine"
    " Kreuzung.",
    en="between the pass cells {cells} (visits {before} and {after} of the round) there is no"
    " crossing.",
    nl="tussen de doorgangen {cells} (bezoek {before} en {after} van de ronde) ligt geen kruising.",
)
TWO_CROSSINGS: Final = Text(
    de="zwischen den Kreuzungen {cells} ({before}. und {after}. Besuch der Runde) liegt keine"
    " Durchgangszelle.",
    en="between the crossings {cells} (visits {before} and {after} of the round) there is no pass"
    " cell.",
    nl="tussen de kruisingen {cells} (bezoek {before} en {after} van de ronde) ligt geen doorgang.",
)
CROSSING_FIRST: Final = Text(
    de="vor der ersten Kreuzung {cells} ({after}. Besuch der Runde) liegt keine Durchgangszelle.",
    en="there is no pass cell before the first crossing, {cells} (visit {after} of the round).",
    nl="voor de eerste kruising {cells} (bezoek {after} van de ronde) ligt geen doorgang.",
)
PASS_LAST: Final = Text(
    de="nach der letzten Durchgangszelle {cells} ({before}. Besuch der Runde) kommt keine Kreuzung"
    " mehr.",
    en="no crossing follows the last pass cell, {cells} (visit {before} of the round).",
    nl="na de laatste doorgang {cells} (bezoek {before} van de ronde) komt geen kruising meer.",
)
UNSERVED: Final = Text(
    de="um {cells} müssten mehr Durchgangszellen liegen, als zwischen den Kreuzungen Platz haben.",
    en="{cells} {cells:wants|want} more pass cells around {cells:it|them} than there is room for"
    " between crossings.",
    nl="rond {cells} zouden meer doorgangen moeten liggen dan er tussen de kruisingen passen.",
)
_WHATEVER: Final = Text(
    de="Was die Fragezeichen auch bedeuten:",
    en="Whatever the question marks stand for,",
    nl="Wat de vraagtekens ook betekenen:",
)
_ALTERNATION: Final = Text(
    de="Durchgangszellen und Kreuzungen wechseln nicht ab:",
    en="Pass cells and crossings do not alternate:",
    nl="Doorgangen en kruisingen wisselen elkaar niet af:",
)


def plainly(text: Text) -> Text:
    """Say that pass cells and crossings do not alternate, and where."""
    return _after(_ALTERNATION, text)


def whatever(text: Text) -> Text:
    """Say the same whatever question marks stand for."""
    return _after(_WHATEVER, text)


def _after(opening: Text, text: Text) -> Text:
    return Text(*(f"{first} {rest}" for first, rest in zip(opening, text, strict=True)))
