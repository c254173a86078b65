"""The words of the page of results in German, English and Dutch."""

from typing import Final

from checker.rule import Text

RUN: Final = Text(
    de="Lauf {run} vom {at}, penpad {version}. Das Programm macht Vorschläge; es"
    " entscheiden die Veranstalter.",
    en="Run {run} of {at}, penpad {version}. The program advises; the organisers decide.",
    nl="Run {run} van {at}, penpad {version}. Het programma adviseert; de organisatie beslist.",
)
SCORES: Final = Text(de="Wertung", en="Scores", nl="Stand")
PLACE: Final = Text(de="Platz", en="Place", nl="Plaats")
ENTRANT: Final = Text(de="Teilnehmer", en="Entrant", nl="Deelnemer")
POINTS: Final = Text(de="Punkte", en="Points", nl="Punten")
RIGHT: Final = Text(de="Richtig", en="Right", nl="Goed")
COUNT: Final = Text(de="Einsendungen", en="Entries", nl="Inzendingen")
ALL: Final = Text(de="Alle Einsendungen", en="All entries", nl="Alle inzendingen")
PUZZLE: Final = Text(de="Rätsel", en="Puzzle", nl="Puzzel")
VERDICT: Final = Text(de="Urteil", en="Verdict", nl="Oordeel")
TIME: Final = Text(de="Zeit", en="Time", nl="Tijd")
LINE: Final = Text(de="Zeile", en="Line", nl="Regel")
EVERY: Final = Text(de="alle", en="all", nl="alle")
ENTRIES: Final = Text(de="Im Einzelnen", en="In detail", nl="In detail")
DECIDED: Final = Text(de="von den Veranstaltern", en="by the organisers", nl="door de organisatie")
REPLACED: Final = Text(
    de="durch eine spätere ersetzt", en="replaced by a later one", nl="vervangen door een latere"
)
DECISION: Final = Text(
    de="Entscheidung der Veranstalter: {reason} (Urteil des Programms: {machine}.)",
    en="Decision of the organisers: {reason} (The program's verdict: {machine}.)",
    nl="Beslissing van de organisatie: {reason} (Oordeel van het programma: {machine}.)",
)
MORE: Final = Text(de="und {count} weitere", en="and {count} more", nl="en nog {count}")
HASH: Final = Text(
    de="Geprüft {at}; Prüfsumme der Einsendung {hash}",
    en="Judged {at}; checksum of the entry {hash}",
    nl="Beoordeeld {at}; controlegetal van de inzending {hash}",
)
SAME: Final = Text(
    de="Bild: wie bei dieser gleichen Einsendung",
    en="Picture: as with this equal entry",
    nl="Plaatje: zoals bij deze gelijke inzending",
)
TOO_MANY: Final = Text(
    de="Kein Bild: gezeichnet sind nur die ersten {count}.",
    en="No picture: only the first {count} are drawn.",
    nl="Geen plaatje: alleen de eerste {count} zijn getekend.",
)
