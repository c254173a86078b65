"""The properties of cells that wordings speak of, their names and the words that mean them.

A word followed by ``~`` takes the endings of its language. Adding a property is one row here;
whether a solution tells of it is its genre's affair (`checker.codes.view`).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from checker.rule import Text


class TraitWords(NamedTuple):
    """One property of a cell.

    Attributes:
        title: The property said back, after "cells: ".
        having: Words for having it, parted by bars; with ``lacking``, all three languages.
        lacking: Words for not having it.
        things: Words for whole things that have it. They are mostly larger than a cell, so that
            their number is not that of their cells.
    """

    title: Text
    having: str
    lacking: str = ""
    things: str = ""


EMPTY: Final = "empty"
SHADED: Final = "shaded"
DIGIT: Final = "digit"
LOOP: Final = "loop"
OUTSIDE: Final = "outside"
INSIDE: Final = "inside"
TURN: Final = "turn"
STRAIGHT: Final = "straight"
CROSSING: Final = "crossing"
JUNCTION: Final = "junction"
BULB: Final = "bulb"
DELTA: Final = "delta"
A38: Final = "a38"

TRAITS: Final[Mapping[str, TraitWords]] = MappingProxyType(
    {
        EMPTY: TraitWords(
            Text("leer", "empty", "leeg"),
            "empty|blank|leer~|leerfeld~|leeg|lege",
        ),
        SHADED: TraitWords(
            Text("schwarz (gefärbt)", "shaded (black)", "zwart (gekleurd)"),
            "shaded|blackened|black|filled|coloured|colored|schwarz~|gefärbt~|geschwärzt~"
            "|schwarzfeld~|zwart~|gekleurd~",
            "unshaded|white|unfilled|weiß~|weiss~|weißfeld~|ungefärbt~|wit|witte|ongekleurd~",
        ),
        DIGIT: TraitWords(
            Text("mit Ziffer", "with a digit", "met cijfer"),
            "digit~|number~|ziffer~|zahl~|cijfer~|getal|getallen",
        ),
        LOOP: TraitWords(
            Text("auf dem Rundweg", "on the loop", "op de lus"),
            "on loop|on path|part of loop|part of path|part of line"
            "|that loop visits|visited by loop|visited by path|lies on loop|loop passes through"
            "|auf rundweg|auf weg|auf schleife|rundwegfeld~"
            "|teil rundwegs|teil wegs|vom rundweg besucht~|vom weg besucht~|op lus|op pad",
            "off loop|off path|no part of loop|no loop segment|no loop|ohne rundweg"
            "|ohne weg|neben rundweg|geen lus|zonder lus",
            "loop~|path~|loop segment~|rundweg~|weg~|schleife~|lus",
        ),
        OUTSIDE: TraitWords(
            Text("außerhalb des Rundwegs", "outside the loop", "buiten de lus"),
            "outside loop|outside of loop|lie outside loop|außerhalb rundwegs"
            "|außerhalb von rundweg|außenfeld~|außen|außenliegend~|buiten lus",
        ),
        INSIDE: TraitWords(
            Text("innerhalb des Rundwegs", "inside the loop", "binnen de lus"),
            "inside loop|inside of loop|within loop|internal loop"
            "|innerhalb rundwegs|innenfeld~|innen|binnen lus|binnen",
        ),
        TURN: TraitWords(
            Text("Abbiegung", "turn", "bocht"),
            "turn~|corner~|corner piece~|corner segment~|turn of loop|turns of loop|loop turns"
            "|times loop turns|bend~|ecke~|eckfeld~|kurve~|abbiegung~|knick~"
            "|richtungswechsel~|richtungswechsel rundwegs|abbiegungen rundwegs|rundweg abbiegt"
            "|bocht|bochten|hoek|hoeken",
        ),
        STRAIGHT: TraitWords(
            Text("gerades Stück", "straight segment", "recht stuk"),
            "straight|straights|loop passes straight through|loop goes straight|gerade~|gerader"
            "|geradeaus|rechtdoor",
            things="straight segment~|straight segment of loop|straight piece~|straight line~"
            "|gerade stücke|gerades stück|gerade teilstücke|gerades teilstück|recht stuk"
            "|rechte stukken",
        ),
        CROSSING: TraitWords(
            Text("Kreuzung", "crossing", "kruising"),
            "crossing~|intersection~|crosses itself|loop crosses itself|loop crosses"
            "|kreuzung~|kreuzungsfeld~|kruising~|kruispunt~",
        ),
        JUNCTION: TraitWords(
            Text("Abzweigung", "junction", "aftakking"),
            "junction~|branch~|abzweigung~|verzweigung~|aftakking~|splitsing~",
        ),
        BULB: TraitWords(
            Text("Lampe", "bulb", "lampje"),
            "bulb~|light bulb~|lightbulb~|light|lights|lamp~|akari~|glühbirne~|lampe~|licht~"
            "|birne~|lampje~|lampen",
        ),
        DELTA: TraitWords(
            Text("Delta (Burgmauer)", "Delta (Castle Wall)", "Delta (kasteelmuur)"),
            "delta|castle wall|castle|castle region|castle wall region|delta region"
            "|burgmauer|burg|deltagebiet~|delta gebiet~|burggebiet~|burgmauer gebiet~|burg gebiet~"
            "|kasteelmuur|kasteel|kasteelmuur gebied|delta gebied",
        ),
        A38: TraitWords(
            Text("A38", "A38", "A38"),
            "a38|a38 region|a38 gebiet~|passierschein~|a38 gebied",
        ),
        "coral": TraitWords(
            Text("Koralle", "coral", "koraal"),
            "",
            "non-coral|neither coral",
            "coral|koralle~|koraal",
        ),
        "cave": TraitWords(
            Text("Höhle", "cave", "grot"),
            "part of cave",
            things="cave|narrow cave|höhle~|grot|grotten",
        ),
        "tapa": TraitWords(Text("Tapa", "Tapa", "Tapa"), "tapa"),
        "island": TraitWords(
            Text("Insel", "island", "eiland"),
            "inselfeld~",
            things="island~|insel~|eiland~|eilanden",
        ),
        "water": TraitWords(
            Text("Wasser", "water", "water"), "wasserfeld~", things="water|sea|wasser|meer|zee"
        ),
        "air": TraitWords(Text("Luft", "air", "lucht"), "luftfeld~", things="air|luft|lucht"),
        "ship": TraitWords(
            Text("Schiff", "ship", "schip"), "schiffsteil~", things="ship~|schiff~|schip|schepen"
        ),
        "star": TraitWords(Text("Stern", "star", "ster"), "star~|stern~|ster|sterren"),
        "crate": TraitWords(Text("Kiste", "crate", "krat"), "crate~|kiste~|krat|kratten"),
        "mine": TraitWords(
            Text("Mine", "mine", "mijn"), "part of mine", things="mine~|mijn|mijnen"
        ),
        "tree": TraitWords(Text("Baum", "tree", "boom"), "tree~|baum~|bäume~|boom|bomen"),
        "tent": TraitWords(Text("Zelt", "tent", "tent"), "tent~|zelt~|tenten"),
        "snake": TraitWords(
            Text("Schlange", "snake", "slang"), "", things="snake~|schlange~|slang|slangen"
        ),
        "rat": TraitWords(
            Text("von einer Ratte besucht", "visited by a rat", "door een rat bezocht"),
            "visited by rat|visited by either rat|von ratte besucht~|von ratten besucht~",
        ),
        "candle": TraitWords(
            Text("Kerze", "candle", "kaars"), "", things="candle~|kerze~|kaars|kaarsen"
        ),
        "pentomino": TraitWords(
            Text("Pentomino", "pentomino", "pentomino"), "", things="pentomino~|pentominoes"
        ),
        "tetromino": TraitWords(
            Text("Tetromino", "tetromino", "tetromino"), "", things="tetromino~|tetrominoes"
        ),
        "letter-t": TraitWords(Text("T", "T", "T"), "t"),
        "facing-left": TraitWords(
            Text("nach links gerichtet", "left-facing", "naar links gericht"),
            "left facing|left-facing|facing left|pointing left|nach links zeigend~"
            "|nach links gerichtet~|naar links gericht",
        ),
        "facing-right": TraitWords(
            Text("nach rechts gerichtet", "right-facing", "naar rechts gericht"),
            "right facing|right-facing|facing right|pointing right|nach rechts zeigend~"
            "|nach rechts gerichtet~|naar rechts gericht",
        ),
        "facing-up": TraitWords(
            Text("nach oben gerichtet", "upward-facing", "naar boven gericht"),
            "up facing|up-facing|facing up|pointing up|nach oben zeigend~|nach oben gerichtet~"
            "|naar boven gericht",
        ),
        "facing-down": TraitWords(
            Text("nach unten gerichtet", "downward-facing", "naar beneden gericht"),
            "down facing|down-facing|facing down|pointing down|nach unten zeigend~"
            "|nach unten gerichtet~|naar beneden gericht",
        ),
    }
)
"""All properties by their names, which readings and views use."""
