"""The words of the command line in German, English and Dutch; rules bring their own."""

from collections.abc import Mapping
from typing import Final

from checker.rule import Lang, Status, Text
from converters.loss import LossKind

VERDICTS: Final[Mapping[Status, Text]] = {
    Status.SOLVED: Text(
        de="gelöst: alle Regeln sind eingehalten",
        en="solved: every rule holds",
        nl="opgelost: aan elke regel is voldaan",
    ),
    Status.VIOLATED: Text(
        de="fehlerhaft: {count} {count:Verstoß|Verstöße}",
        en="violated: {count} {count:violation|violations}",
        nl="fout: {count} {count:overtreding|overtredingen}",
    ),
    Status.UNFINISHED: Text(
        de="unvollständig: {count} {count:Stelle ist|Stellen sind} noch offen",
        en="unfinished: {count} {count:place is|places are} still open",
        nl="nog niet af: {count} {count:plek is|plekken zijn} nog open",
    ),
    Status.NOT_CHECKED: Text(
        de="nicht geprüft",
        en="not checked",
        nl="niet gecontroleerd",
    ),
}

PROVED: Final[Mapping[bool, Text]] = {
    True: Text(de="anerkannt", en="accepted", nl="aanvaard"),
    False: Text(de="abgelehnt", en="refused", nl="afgewezen"),
}
WORKING: Final = Text(
    de="in Arbeit; Strg-C bricht ab",
    en="working; Ctrl-C stops it",
    nl="bezig; Ctrl-C breekt af",
)
NOTE: Final = Text(de="Anmerkung", en="note", nl="opmerking")
LOSS: Final = Text(de="Verlust", en="loss", nl="verlies")
LOSSES: Final[Mapping[LossKind, Text]] = {
    LossKind.NOT_UNDERSTOOD: Text(de="nicht verstanden", en="not understood", nl="niet begrepen"),
    LossKind.NOT_EXPRESSIBLE: Text(
        de="nicht darstellbar", en="not expressible", nl="niet weer te geven"
    ),
    LossKind.APPROXIMATED: Text(de="angenähert", en="approximated", nl="benaderd"),
}
LOST: Final = Text(
    de="{kind}: {what} ({path})", en="{kind}: {what} ({path})", nl="{kind}: {what} ({path})"
)
LOST_AT: Final = Text(
    de="{kind}: {what} bei {place} ({path})",
    en="{kind}: {what} at {place} ({path})",
    nl="{kind}: {what} bij {place} ({path})",
)
ERROR: Final = Text(de="Fehler", en="error", nl="fout")
BECAUSE: Final = Text(de="Grund:", en="because:", nl="reden:")
SO_FAR: Final = Text(de="bisher gefunden:", en="found so far:", nl="tot nu toe gevonden:")
UNWRITTEN: Final = Text(
    de="{file} wurde nicht geschrieben: dieses Gitter lässt sich nicht zeichnen.",
    en="{file} was not written: this board cannot be drawn.",
    nl="{file} is niet geschreven: dit diagram kan niet worden getekend.",
)
UNTOLD: Final = Text(
    de="{file} wurde nicht geschrieben: es gibt keine Erklärung.",
    en="{file} was not written: there is no explanation.",
    nl="{file} is niet geschreven: er is geen uitleg.",
)
WRITTEN: Final = Text(de="Geschrieben: {file}", en="Written: {file}", nl="Geschreven: {file}")
REFUSED: Final = Text(
    de="Wegen --strict nichts ausgegeben: {count} {count:Verlust|Verluste}.",
    en="Nothing printed because of --strict: {count} {count:loss|losses}.",
    nl="Niets afgedrukt vanwege --strict: {count} {count:verlies|verliezen}.",
)
FIELDS: Final[Mapping[str, Text]] = {
    "format": Text(de="Format", en="format", nl="formaat"),
    "editor": Text(de="Editor", en="editor", nl="editor"),
    "grid": Text(de="Gitter", en="grid", nl="diagram"),
    "size": Text(de="Größe", en="size", nl="afmeting"),
    "title": Text(de="Titel", en="title", nl="titel"),
    "author": Text(de="Autor", en="author", nl="auteur"),
    "rules": Text(de="Regeln", en="rules", nl="regels"),
    "genre": Text(de="Genre", en="genre", nl="genre"),
    "counts": Text(de="Inhalt", en="content", nl="inhoud"),
    "grade": Text(de="Grad", en="grade", nl="graad"),
}
SIZE: Final = Text(
    de="{rows} {rows:Zeile|Zeilen}, {cols} {cols:Spalte|Spalten}",
    en="{rows} {rows:row|rows}, {cols} {cols:column|columns}",
    nl="{rows} {rows:rij|rijen}, {cols} {cols:kolom|kolommen}",
)
UNKNOWN: Final = Text(de="unbekannt", en="unknown", nl="onbekend")
HEALABLE: Final = Text(
    de="lässt sich noch beheben",
    en="more marks can heal it",
    nl="kan nog goed komen",
)
FINAL: Final = Text(de="endgültig falsch", en="wrong for good", nl="definitief fout")
READS: Final = Text(de="lesen", en="read", nl="lezen")
WRITES: Final = Text(de="schreiben", en="write", nl="schrijven")
COMPARED: Final[Mapping[bool, Text]] = {
    True: Text(
        de="Der Editor nimmt die Lösung an.",
        en="The editor accepts the solution.",
        nl="De editor accepteert de oplossing.",
    ),
    False: Text(
        de="Der Editor nimmt die Lösung nicht an.",
        en="The editor does not accept the solution.",
        nl="De editor accepteert de oplossing niet.",
    ),
}
MISSING: Final = Text(de="fehlt", en="missing", nl="ontbreekt")
EXTRA: Final = Text(de="überzählig", en="extra", nl="te veel")
KINDS: Final[Mapping[str, Text]] = {
    "surface": Text(de="Färbung", en="surface", nl="kleur"),
    "line": Text(de="Linie", en="line", nl="lijn"),
    "edge": Text(de="Kante", en="edge", nl="rand"),
    "wall": Text(de="Wand", en="wall", nl="muur"),
    "number": Text(de="Zahl", en="number", nl="getal"),
    "symbol": Text(de="Symbol", en="symbol", nl="symbool"),
}
SEED: Final = Text(
    de="--seed {seed} ergibt dieses Rätsel noch einmal; Grad: {grade}.",
    en="--seed {seed} gives this puzzle again; grade: {grade}.",
    nl="--seed {seed} geeft deze puzzel opnieuw; graad: {grade}.",
)
SAVED: Final = Text(
    de="{count} Zeichen gespart, {left} bleiben.",
    en="{count} {count:character|characters} saved, {left} left.",
    nl="{count} {count:teken|tekens} bespaard, {left} over.",
)
SOLVE: Final = Text(
    de="Schritt {at} von {count}",
    en="step {at} of {count}",
    nl="stap {at} van {count}",
)
SOLVER: Final = Text(de="Löser: {who}", en="solver: {who}", nl="oplosser: {who}")
TIME: Final = Text(de="Zeit: {time}", en="time: {time}", nl="tijd: {time}")


def clock(milliseconds: int) -> str:
    """Give a time as hours, minutes and seconds.

    >>> clock(1230000), clock(62300)
    ('0:20:30', '0:01:02')
    """
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def language(name: str | None, environment: Mapping[str, str]) -> Lang:
    """Give the language asked for, else ``LANG``'s if it is German or Dutch, else English.

    >>> language(None, {"LANG": "nl_NL.UTF-8"}).value
    'nl'
    """
    wanted = name if name is not None else environment.get("LANG", "")[:2].lower()
    return Lang(wanted) if wanted in (Lang.DE, Lang.NL) else Lang.EN
