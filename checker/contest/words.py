"""The words of the ``contest`` verbs in German, English and Dutch."""

from typing import Final

from checker.rule import Text

LOADED: Final = Text(
    de="{count} {count:Einsendung|Einsendungen} gelesen",
    en="{count} {count:entry|entries} read",
    nl="{count} {count:inzending|inzendingen} gelezen",
)
GRADED: Final = Text(
    de="{judged} von {answers} {answers:Antwort|verschiedenen Antworten} geprüft, {rate}/s,"
    " noch {left}",
    en="{judged} of {answers} {answers:answer|different answers} judged, {rate}/s, {left} left",
    nl="{judged} van {answers} {answers:antwoord|verschillende antwoorden} beoordeeld, {rate}/s,"
    " nog {left}",
)
RESUMED: Final = Text(
    de="Lauf {run} geht weiter, wo er aufgehört hat.",
    en="Run {run} goes on where it stopped.",
    nl="Run {run} gaat verder waar hij was gestopt.",
)
ALREADY: Final = Text(
    de="Diese Dateien sind schon geprüft: Lauf {run}. --again prüft sie als neuen Lauf.",
    en="These files are graded already: run {run}. --again grades them as a new run.",
    nl="Deze bestanden zijn al beoordeeld: run {run}. --again beoordeelt ze als nieuwe run.",
)
COMPARE: Final = Text(
    de="Dies ist Lauf {run}. Was sich seit Lauf {before} geändert hat, sagt:"
    " penpad contest diff {before} {run}",
    en="This is run {run}. What has changed since run {before} is told by:"
    " penpad contest diff {before} {run}",
    nl="Dit is run {run}. Wat er sinds run {before} is veranderd, zegt:"
    " penpad contest diff {before} {run}",
)
OTHER_VALID: Final = Text(
    de="Rätsel {puzzle}: eine gültige Lösung, die nicht die im Heft ist, wurde eingesandt.",
    en="Puzzle {puzzle}: a valid solution that is not the booklet's was sent in.",
    nl="Puzzel {puzzle}: er is een geldige oplossing ingezonden die niet in het boekje staat.",
)
ALL_OTHER: Final = Text(
    de="Rätsel {puzzle}: {count} von {all} {all:Einsendung zeigt|Einsendungen zeigen} ein anderes"
    " Rätsel; stimmt der Link im Heft?",
    en="Puzzle {puzzle}: {count} of {all} {all:entry shows|entries show} another puzzle;"
    " is the booklet's link the right one?",
    nl="Puzzel {puzzle}: {count} van {all} {all:inzending toont|inzendingen tonen} een andere"
    " puzzel; klopt de link in het boekje?",
)
NONE_RIGHT: Final = Text(
    de="Rätsel {puzzle}: keine von {all} Einsendungen ist richtig;"
    " stimmen Link, Lösungen und Code im Heft?",
    en="Puzzle {puzzle}: none of {all} entries is right;"
    " are the booklet's link, solutions and code the right ones?",
    nl="Puzzel {puzzle}: geen van {all} inzendingen is goed;"
    " kloppen de link, de oplossingen en de code in het boekje?",
)
CUT: Final = Text(
    de="Nur die ersten {count} Fehler sind genannt; vielleicht ist es die falsche Datei.",
    en="Only the first {count} mistakes are listed; it may be the wrong file.",
    nl="Alleen de eerste {count} fouten zijn genoemd; misschien is het het verkeerde bestand.",
)
NO_MISTAKES: Final = Text(
    de="keine Fehler: {puzzles} Rätsel, {entries} {entries:Einsendung|Einsendungen}",
    en="no mistakes: {puzzles} {puzzles:puzzle|puzzles}, {entries} {entries:entry|entries}",
    nl="geen fouten: {puzzles} {puzzles:puzzel|puzzels}, {entries} {entries:inzending|inzendingen}",
)
WRITTEN: Final = Text(
    de="Geschrieben: {booklet} und {entries}. Weiter mit: penpad contest grade {booklet} {entries}",
    en="Written: {booklet} and {entries}. Go on with: penpad contest grade {booklet} {entries}",
    nl="Geschreven: {booklet} en {entries}. Verder met: penpad contest grade {booklet} {entries}",
)
RUN: Final = Text(de="Lauf {run}", en="run {run}", nl="run {run}")
TOTAL: Final = Text(de="zusammen", en="all", nl="samen")
PUZZLE: Final = Text(de="Rätsel", en="puzzle", nl="puzzel")
ENTRANT: Final = Text(de="Teilnehmer", en="entrant", nl="deelnemer")
POINTS: Final = Text(de="Punkte", en="points", nl="punten")
RIGHT: Final = Text(de="richtig", en="right", nl="goed")
ENTRIES: Final = Text(de="Einsendungen", en="entries", nl="inzendingen")
NO_CHANGES: Final = Text(de="keine Unterschiede", en="no differences", nl="geen verschillen")
LINE: Final = Text(de="Zeile", en="line", nl="regel")
BEFORE: Final = Text(de="vorher", en="before", nl="eerst")
AFTER: Final = Text(de="nachher", en="after", nl="nu")
POINTS_BEFORE: Final = Text(de="Punkte vorher", en="points before", nl="punten eerst")
PENDING: Final = Text(de="noch nicht geprüft", en="not judged yet", nl="nog niet beoordeeld")
NONE: Final = Text(de="nicht dabei", en="not there", nl="niet aanwezig")
DECIDED: Final = Text(
    de="Entschieden: {entrant}, Rätsel {puzzle}: {before} gilt als {after}.",
    en="Decided: {entrant}, puzzle {puzzle}: {before} counts as {after}.",
    nl="Beslist: {entrant}, puzzel {puzzle}: {before} geldt als {after}.",
)
