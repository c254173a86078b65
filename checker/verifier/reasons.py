"""Why a proof is accepted or refused, and the limits past which nobody looks at it."""

from typing import Final

from checker.rule import Facts, Remark, Text

FORMULA: Final = "uniqueness.opb"
PROOF: Final = "uniqueness.pbp"
"""The names of the two files."""

MAX_TERMS: Final = 1_000_000
"""Terms that all inequalities may have together, each of them some 130 bytes of memory."""
MAX_DIGITS: Final = 18
"""Digits a number may have, in the files and in what is computed from them."""


class Refused(Exception):  # noqa: N818 - it is a verdict, and caught where verdicts are made
    """The proof proves nothing."""

    def __init__(self, text: Text, facts: Facts) -> None:
        super().__init__(text, facts)
        self.reason = Remark(text, facts=facts)


ACCEPTED: Final = Text(
    de="Jeder Schritt stimmt: Das Rätsel hat genau eine Lösung.",
    en="Every step holds: the puzzle has exactly one solution.",
    nl="Elke stap klopt: de puzzel heeft precies één oplossing.",
)
UNREADABLE: Final = Text(
    de="{file}, Zeile {line}: {found} wird nicht verstanden.",
    en="{file}, line {line}: {found} is not understood.",
    nl="{file}, regel {line}: {found} wordt niet begrepen.",
)
NOT_ASCII: Final = Text(
    de="{file} enthält Zeichen außerhalb von ASCII.",
    en="{file} holds characters outside ASCII.",
    nl="{file} bevat tekens buiten ASCII.",
)
FIRST_LINE: Final = Text(
    de="{file}, Zeile 1: erwartet wird „{want}“.",
    en="{file}, line 1: '{want}' is wanted.",
    nl="{file}, regel 1: '{want}' wordt verwacht.",
)
MISSING: Final = Text(
    de="{file}: Die Regel {rule} des Rätsels fehlt.",
    en="{file}: the puzzle's rule {rule} is missing.",
    nl="{file}: de regel {rule} van de puzzel ontbreekt.",
)
FOREIGN: Final = Text(
    de="{file}, Zeile {line}: Das ist keine Regel dieses Rätsels.",
    en="{file}, line {line}: this is no rule of the puzzle.",
    nl="{file}, regel {line}: dit is geen regel van de puzzel.",
)
NO_ANSWER: Final = Text(
    de="{file} schließt keine Antwort aus; so ist nichts über Eindeutigkeit gesagt.",
    en="{file} excludes no answer, so nothing is said about uniqueness.",
    nl="{file} sluit geen antwoord uit; zo is er niets over uniciteit gezegd.",
)
WRONG_ANSWER: Final = Text(
    de="{file}, Zeile {line}: Die ausgeschlossene Antwort verletzt {rule}.",
    en="{file}, line {line}: the excluded answer breaks {rule}.",
    nl="{file}, regel {line}: het uitgesloten antwoord schendt {rule}.",
)
OTHER_COUNT: Final = Text(
    de="{file}, Zeile {line}: {found} Ungleichungen genannt, {want} stehen in der Formel.",
    en="{file}, line {line}: {found} inequalities are named, the formula has {want}.",
    nl="{file}, regel {line}: {found} ongelijkheden genoemd, de formule heeft er {want}.",
)
UNKNOWN: Final = Text(
    de="{file}, Zeile {line}: Es gibt noch keine Ungleichung {found}.",
    en="{file}, line {line}: there is no inequality {found} yet.",
    nl="{file}, regel {line}: er is nog geen ongelijkheid {found}.",
)
NOT_FOLLOWING: Final = Text(
    de="{file}, Zeile {line}: Das folgt nicht aus dem, was davor steht.",
    en="{file}, line {line}: this does not follow from what stands before it.",
    nl="{file}, regel {line}: dit volgt niet uit wat ervoor staat.",
)
POSSIBLE: Final = Text(
    de="{file}, Zeile {line}: Ungleichung {found} ist kein Widerspruch.",
    en="{file}, line {line}: inequality {found} is no contradiction.",
    nl="{file}, regel {line}: ongelijkheid {found} is geen tegenspraak.",
)
UNFINISHED: Final = Text(
    de="{file} endet ohne Widerspruch.",
    en="{file} ends without a contradiction.",
    nl="{file} eindigt zonder tegenspraak.",
)
TRAILING: Final = Text(
    de="{file}, Zeile {line}: Nach dem Widerspruch darf nichts mehr stehen.",
    en="{file}, line {line}: nothing may follow the contradiction.",
    nl="{file}, regel {line}: na de tegenspraak mag niets meer staan.",
)
