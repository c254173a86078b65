"""The words of wordings by their classes, in English, German and Dutch: data for the grammar.

Phrases are parted by bars and written as they stand once the words of `NOISE` are dropped. A word
followed by ``~`` takes the endings of its language.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from checker.codes.reading import Shape

NOISE: Final = frozenset(
    {
        *("the", "a", "an", "please", "enter", "type", "write", "use", "using", "give", "put"),
        *("list", "with", "all", "its", "their", "letter", "letters", "respective", "'", '"'),
        *("de", "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"),
        *("eines", "bitte", "gib", "gebe", "geben", "schreibe", "verwende", "trage", "notiere"),
        *("mit", "alle", "aller", "buchstabe", "buchstaben", "jeweils", "sie", "an", "jeweilige"),
        *("het", "een", "geef", "schrijf", "gebruik", "met", "vul", "codewort", "lösungscode"),
        *("angegeben", "eingetragen", "geschrieben", "notiert", "dargestellt", "written"),
        *("code", "solution", "oplossingscode", "oplossing", "where", "wobei", "waarbij"),
        *("marking", "there", "respectively", "telkens", "achtereenvolgens"),
    }
)
"""Words that carry no meaning here; a single capital letter is never one of them."""

NUMBERS: Final[Mapping[int, str]] = MappingProxyType(
    {
        1: "one|eins|één",
        2: "two|zwei|zwo|twee",
        3: "three|drei|drie",
        4: "four|vier",
        5: "five|fünf|vijf",
        6: "six|sechs|zes",
        7: "seven|sieben|zeven",
        8: "eight|acht",
        9: "nine|neun|negen",
        10: "ten|zehn|tien",
        11: "eleven|elf",
        12: "twelve|zwölf|twaalf",
        13: "thirteen|dreizehn|dertien",
        14: "fourteen|vierzehn|veertien",
        15: "fifteen|fünfzehn|vijftien",
        16: "sixteen|sechzehn|zestien",
        17: "seventeen|siebzehn|zeventien",
        18: "eighteen|achtzehn|achttien",
        19: "nineteen|neunzehn|negentien",
        20: "twenty|zwanzig|twintig",
    }
)

ORDINALS: Final[Mapping[int, str]] = MappingProxyType(
    {
        1: "first|erst~|eerste",
        2: "second|zweit~|tweede",
        3: "third|dritt~|derde",
        4: "fourth|viert~|vierde",
        5: "fifth|fünft~|vijfde",
        6: "sixth|sechst~|zesde",
        7: "seventh|siebt~|siebent~|zevende",
        8: "eighth|acht~|achtste",
        9: "ninth|neunt~|negende",
        10: "tenth|zehnt~|tiende",
        11: "eleventh|elft~|elfde",
        12: "twelfth|zwölft~|twaalfde",
        13: "thirteenth|dreizehnt~|dertiende",
        14: "fourteenth|vierzehnt~|veertiende",
        15: "fifteenth|fünfzehnt~|vijftiende",
        -1: "last|final|letzt~|laatste",
        -2: "second to last|second-to-last|next to last|penultimate|second last|vorletzt~"
        "|zweitletzt~|voorlaatste|op één na laatste",
        -3: "third to last|third-to-last|third last|drittletzt~|vorvorletzt~",
    }
)
"""Places from the start, and, negative, from the end."""

_TOP, _BOTTOM = (Shape.ROW, 1), (Shape.ROW, -1)
_LEFT, _RIGHT = (Shape.COLUMN, 1), (Shape.COLUMN, -1)

LEXICON: Final[tuple[tuple[str, object, str], ...]] = (
    ("OPEN", True, "("),
    ("CLOSE", True, ")"),
    ("AXIS", Shape.ROW, "row|rows|zeile|zeilen|reihe|reihen|rij|rijen"),
    ("AXIS", Shape.COLUMN, "column|columns|col|cols|spalte|spalten|kolom|kolommen"),
    ("SINGLE", Shape.ROW, "row|zeile|reihe|rij"),
    ("SINGLE", Shape.COLUMN, "column|col|spalte|kolom"),
    ("PLURAL", Shape.ROW, "rows|zeilen|reihen|rijen"),
    ("PLURAL", Shape.COLUMN, "columns|cols|spalten|kolommen"),
    ("PLURAL", Shape.BOX, "boxes|kästen"),
    ("RANGE", True, "to|through|bis|tot|tot en met|-|–"),
    ("AND", True, "and|&|und|en"),
    ("AT", True, "at|bei|bij"),
    ("WITHIN", True, "inside|inside of|innerhalb|innerhalb von|binnen"),
    ("BOX", Shape.BOX, "box|boxes|3x3 box|3x3-box|kasten|kästen|block|3x3-block|3x3-kasten|vak"),
    ("EDGE", _TOP, "top|topmost|top-most|upper|uppermost|oberst~|ober~|bovenste"),
    ("EDGE", _BOTTOM, "bottom|bottommost|lowest|lower|unterst~|unter~|onderste"),
    ("EDGE", _LEFT, "left|leftmost|left-most|link~|linkest~|äußerst linke|meest linkse|linker"),
    ("EDGE", _RIGHT, "right|rightmost|right-most|recht~|rechtest~|rechter|meest rechtse"),
    ("MIDDLE", 0, "center|centre|central|middle|mittler~|zentral~|middelste"),
    ("EACH", True, "each|every|jede|jeder|jedes|jeden|jedem|je|pro|elk|elke|ieder|iedere|per"),
    ("FROM", True, "from|von|ab|van|vanaf|starting from|beginning from"),
    ("TO", True, "to|nach|bis|naar|zu|zur|zum"),
    ("FROM_SIDE", (Shape.ROW, 1), "from top|von oben|van boven"),
    ("FROM_SIDE", (Shape.ROW, -1), "from bottom|von unten|van onderen|van onder"),
    ("FROM_SIDE", (Shape.COLUMN, 1), "from left|von links|van links"),
    ("FROM_SIDE", (Shape.COLUMN, -1), "from right|von rechts|van rechts"),
    ("DIR", ("b", True), "backwards|reversed|in reverse|rückwärts|achterstevoren|backward"),
    (
        "CORNER",
        ("top", "left"),
        "top left|upper left|top-left|upper-left|top left corner|links oben|oben links"
        "|linksboven|linken oberen ecke",
    ),
    (
        "CORNER",
        ("top", "right"),
        "top right|upper right|top-right|upper-right|top right corner|rechts oben|oben rechts"
        "|rechtsboven|rechten oberen ecke",
    ),
    (
        "CORNER",
        ("bottom", "left"),
        "bottom left|lower left|bottom-left|lower-left|bottom left corner|links unten"
        "|unten links|linksonder|linken unteren ecke",
    ),
    (
        "CORNER",
        ("bottom", "right"),
        "bottom right|lower right|bottom-right|lower-right|bottom right corner|rechts unten"
        "|unten rechts|rechtsonder|rechten unteren ecke",
    ),
    ("DIAGONAL", "any", "diagonal|diagonale|diagonaal"),
    ("DIAGONAL", "rising", "positive diagonal|positive diagonale|steigende diagonale"),
    ("DIAGONAL", "rising", "anti-diagonal|antidiagonal|nebendiagonale"),
    ("DIAGONAL", "falling", "negative diagonal|negative diagonale|fallende diagonale"),
    ("DIAGONAL", "falling", "main diagonal|hauptdiagonale|hoofddiagonaal"),
    (
        "DIR",
        ("h", False),
        "left to right|from left to right|left-to-right|von links nach rechts"
        "|von links|links nach rechts|van links naar rechts|from left|starting at left"
        "|links beginnend|beginnend links",
    ),
    (
        "DIR",
        ("h", True),
        "right to left|from right to left|right-to-left|von rechts nach links|from right"
        "|von rechts|van rechts naar links|starting at right",
    ),
    (
        "DIR",
        ("v", False),
        "top to bottom|from top to bottom|top-to-bottom|from top down|top down|downwards"
        "|starting at top|starting from top|from top|von oben nach unten|von oben|abwärts"
        "|oben beginnend|beginnend oben"
        "|van boven naar beneden|van boven naar onder",
    ),
    (
        "DIR",
        ("v", True),
        "bottom to top|from bottom to top|bottom-to-top|from bottom up|bottom up|upwards"
        "|starting at bottom|starting from bottom|from bottom|von unten nach oben|von unten"
        "|aufwärts|van beneden naar boven|van onder naar boven",
    ),
    ("DIR", ("r", False), "in reading order|reading order|zeilenweise|in leserichtung"),
    ("DIR", ("r", False), "in lesereihenfolge|in leesvolgorde|row by row|zeile für zeile"),
    ("READ", True, "read|reading|gelesen|lies|lese|lesen|lees|gelezen"),
    ("READ", True, "beginnend|beginning|starting"),
    ("COUNTED", True, "counted|counting|gezählt|geteld"),
    ("COLON", True, ":"),
    ("STOP", True, ".|;|?"),
    (
        "SEP",
        True,
        ",|:|+|&|/|and|then|and then|followed by|following by|afterwards|next|und|dann|danach"
        "|und dann|und danach|gefolgt von|sowie|anschließend|en|dan|daarna|en dan|gevolgd door"
        "|after that|im anschluss|in following order|zuerst|eerst",
    ),
    (
        "IN",
        True,
        "in|of|on|for|from|within|im|in|aus|bei|am|von|für|auf|van|op|voor|uit|per|in following"
        "|are in|are found in|stand in|stehen in|sind in|befinden sich in|staan in|zijn in",
    ),
    ("FOR", True, "for|für|voor|in place of|instead of|statt|anstelle von|in plaats van|=|as"),
    ("FOR", True, "bei|bij"),
    ("FOR", True, "steht für|stehen für|stands for|standing for|represents|if|wenn|falls|als"),
    ("AS", True, "as|als|=|durch|mit|are|is|sind|ist|werden|als wird"),
    (
        "REL",
        True,
        "that are|that is|which are|which is|are|is|that|containing|contains|having"
        "|belonging to|belong to|that belong to|containing part of|liegen|liegt|sind|ist"
        "|mit einer|gehören zu|gehörend zu|die liegen|enthält|enthalten|hat|that lie"
        "|that contain|that contains|die zijn|zijn|occupied by|used by|, die|, liegen",
    ),
    (
        "NOT",
        True,
        "not|no|non|without|neither|does not|do not|that does not contain|that do not contain"
        "|that are not|which are not|kein|keine|keinen|keiner|keinem|nicht|ohne|niet|geen|zonder",
    ),
    (
        "CELL",
        True,
        "cell|cells|square|squares|cell segment|feld|felder|feldern|feldes|felds|zelle|zellen"
        "|kästchen|vakje|vakjes|vak|vakken|hokje|hokjes|veld|velden|space|spaces",
    ),
    ("OTHERWISE", True, "otherwise|else|other cells|for other cells|for everything else"),
    ("OTHERWISE", True, "sonst|ansonsten|andernfalls|für andere felder|anders|andere felder"),
    ("OTHERWISE", True, "other|others|any other cell|anything else|alle anderen|anderen felder"),
    ("OTHERWISE", True, "übrigen felder|alles andere|für übrige felder|overige vakjes"),
    ("DIGITS", True, "digit|digits|number|numbers|ziffer|ziffern|zahl|zahlen|cijfer|cijfers"),
    ("DIGITS", True, "getallen|values|height|heights|heights of candles|höhen|werte"),
    ("CONTENT", True, "content|contents|inhalt|inhalte|inhoud|entries|einträge|felder|cells|cell"),
    ("CONTENT", True, "vakjes|zellen|solution|each cell|jedes feld|jedes feldes"),
    (
        "COUNT_OF",
        True,
        "number of|amount of|count of|anzahl|anzahl an|anzahl von|wie viele"
        "|aantal|how many|wie oft|anzahl an|zahl|count number of|zähle anzahl|zähle anzahl von"
        "|tel aantal",
    ),
    ("TALLY", True, "count|count how many|zähle|zähl|zählt|zählen|tel"),
    ("TOTAL_OF", True, "total number of|total count of|gesamtzahl|gesamtanzahl|totaal aantal"),
    (
        "LENGTHS_OF",
        True,
        "length of|lengths of|length in cells of|length in cells of each of|sizes of|length of each"
        "|lengths of each of|länge|längen|länge von|längen von|lengte van|lengtes van|länge jedes",
    ),
    (
        "RUN",
        True,
        "block|blocks|segment|segments|stretch|stretches|run|runs|group|groups|blöcke|blöcken"
        "|blocks von|abschnitte|abschnitten|abschnitts|abschnitt|segmente|segmenten|segments von"
        "|blok|blokken|stretch of|segment of|blocks of|run of|block of|sequence of|sequence"
        "|segments of|runs of|stretches of|kette|ketten|folge|reeks|reeksen",
    ),
    ("LONGEST", True, "longest|largest|längst~|langste|größt~"),
    ("ALONG", Shape.ROW, "horizontal|waagerecht~|waagrecht~|horizontal~|horizontale"),
    ("ALONG", Shape.COLUMN, "vertical|senkrecht~|vertikal~|verticale"),
    ("JOINED", True, "contiguous|consecutive|connected|zusammenhängend~|aaneengesloten"),
    (
        "AREA",
        True,
        "area|areas|region|regions|connected group|connected groups|group|groups|gebiet~"
        "|bereich~|fläche~|gruppe~|gebieden|gebied",
    ),
    ("SIZES_OF", True, "size of|sizes of|area of|areas of|number of cells in each|size|area"),
    ("SIZES_OF", True, "größe|größen|größe von|flächeninhalt|grootte van|groottes van|grootte"),
    (
        "BELONGS",
        True,
        "it belongs to|that it belongs to|it is in|it is part of|to which it belongs|it lies in"
        "|dem es gehört|zu dem es gehört|zu dem gehört|zu dem feld gehört|in dem es liegt"
        "|waartoe het behoort|zu es gehört|in es liegt|, zu es gehört|, in es liegt|es gehört",
    ),
    ("PIECE", True, "polyomino|area|region|pentomino|tetromino|piece|group|room|cage|gebiet~"),
    ("PIECE", True, "polyominos|bereich~|polyomino~|gebied|stück~"),
    ("CLOCKWISE", True, "clockwise|im uhrzeigersinn|uhrzeigersinn|met klok mee"),
    (
        "STARTING",
        True,
        "start|starting|starting from|starting at|starting in|beginning at|beginnend|start",
    ),
    ("STARTING", True, "angefangen|beginnend bei|beginnend in|ausgehend von|beginnend oben"),
    ("RISING", True, "from lowest to highest|from smallest to largest|in increasing order"),
    ("RISING", True, "der größe nach aufsteigend|aufsteigend|vom kleinsten zum größten|oplopend"),
    ("RISING", True, "größe nach aufsteigend|in ascending order|smallest first"),
    ("PLACE_OF", Shape.COLUMN, "number of column|column number of|column|nummer spalte"),
    ("PLACE_OF", Shape.COLUMN, "spalte|spaltennummer|nummer van kolom|kolomnummer|kolom"),
    ("PLACE_OF", Shape.ROW, "number of row|row number of|nummer zeile|zeilennummer"),
    ("PLACE_OF", Shape.ROW, "zeile|nummer van rij|rijnummer|rij|row"),
    ("PLACE_OF", None, "position of|position|positie van|stelle|position von|place of"),
    ("FIRST_PLACE", Shape.COLUMN, "number of first column|first column|nummer ersten spalte"),
    ("FIRST_PLACE", Shape.COLUMN, "erste spalte|eerste kolom|nummer van eerste kolom"),
    ("FIRST_PLACE", Shape.ROW, "number of first row|first row|nummer ersten zeile|erste zeile"),
    ("FIRST_PLACE", Shape.ROW, "eerste rij|nummer van eerste rij"),
    ("PLACES_OF", Shape.COLUMN, "columns of|column numbers of|spalten|spaltennummern"),
    ("PLACES_OF", Shape.COLUMN, "columns containing|columns that contain|columns which contain"),
    ("PLACES_OF", Shape.ROW, "rows containing|rows that contain|rows which contain"),
    ("PLACES_OF", Shape.COLUMN, "kolommen van|kolomnummers van|numbers of columns of"),
    ("PLACES_OF", Shape.ROW, "rows of|row numbers of|zeilen|zeilennummern|rijen van"),
    ("PLACES_OF", None, "positions of|positionen|positionen von|posities van|places of"),
    ("APPEARS", True, "is|appears|stands|occurs|lies|steht|vorkommt|liegt|ist|staat|kommt vor"),
    ("WHERE", True, "in which|where|in|, in|in denen|, in denen|in wo|waarin"),
    ("EXCEPT", True, "except|besides|but|apart from|other than|excluding|außer|bis auf|behalve"),
    ("EXCEPT", True, "mit ausnahme|ohne|, except|, besides|, außer|except for|ausgenommen"),
    ("LINES", True, "lines|line|segments|line segments|linien|linie|teilstücke|lijnen|tracks"),
    ("LINES", True, "linien von|linienstücke|wegstücke|loop segments|verbindungen"),
    ("LEADING", True, "leading|exiting|going|that lead|which lead|that go|leaving|führen"),
    ("LEADING", True, "die führen|führend|gehen|verlaufen|lopen|die lopen|lopend"),
    ("TOWARD", Shape.ROW, "down|downwards|downward|nach unten|naar beneden|nach unten führen"),
    ("TOWARD", Shape.COLUMN, "right|to right|nach rechts|naar rechts|rightwards"),
    ("THAT", True, "that|this|same|following|dieser|diese|diesem|jener|die|deze|their"),
    ("MARKED", True, "marked|designated|indicated|highlighted|markiert~|gekennzeichnet~"),
    ("MARKED", True, "gemarkeerde|aangegeven|bezeichnet~|rows marked"),
    (
        "REGION",
        True,
        "region|area|region containing|region that contains|gebiet~",
    ),
    (
        "REGION",
        True,
        "gebiet~ um|bereich~ um|gebiet~ von|gebied|region of|region um",
    ),
    ("SAME", True, "do same for|same for|dasselbe für|das gleiche für|hetzelfde voor|gleiche für"),
    ("AS_FOLLOWS", True, "as follows|wie folgt|als volgt"),
    ("ETC", True, "etc|etc.|usw|usw.|and so on|enzovoort|und so weiter"),
    ("POSSESSIVE", True, "'s"),
    ("ATLEAST", True, "greater or equal to|greater than or equal to|at least|>=|≥|mindestens"),
    ("ATLEAST", True, "größer oder gleich|größer gleich|minstens|more than or equal to|ab|vanaf"),
    ("ATLEAST", True, "groter dan of gelijk aan"),
    ("ORMORE", True, "or more|or greater|or above|or larger|and more|or higher|+|and above"),
    ("ORMORE", True, "cells or greater|cells or more|oder mehr|oder größer|und mehr|of meer"),
    ("ORMORE", True, "oder darüber|und größer|en meer|und darüber"),
    ("VALUE", True, "value|values|number|numbers|any area|any number|any value|stretch|area"),
    ("VALUE", True, "block|blocks|counts|zahlen|zahl|werte|wert|anzahlen|längen|getallen|count"),
    ("VALUE", True, "stretch that is|numbers that are|any stretch|lengths|sizes|zahlen von"),
    ("VALUE", True, "werte von|blocks of|length|any length|anzahl"),
    (
        "LAST_DIGIT",
        True,
        "last digit only|last digit|only last digit|just last digit|units digit|letzte ziffer",
    ),
    ("LAST_DIGIT", True, "letzten ziffer|nur letzten ziffer|letzter ziffer|only last digits"),
    ("LAST_DIGIT", True, "nur letzte ziffer|einerstelle|nur einerstelle|only units digit"),
    ("LAST_DIGIT", True, "laatste cijfer|alleen laatste cijfer|just ones digit|einerziffer"),
    ("BOTH_DIGITS", True, "both digits|beide ziffern|beiden ziffern|beide cijfers"),
    ("TWODIGIT", True, "two-digit number|two-digit numbers|any two-digit number|2-digit numbers"),
    ("TWODIGIT", True, "double-digit numbers|zweistellige zahlen|zweistelligen zahlen"),
    ("TWODIGIT", True, "any two digit number|two digit numbers|getallen van twee cijfers"),
    ("TWODIGIT", True, "tweecijferige getallen|zweistelligen werten|zweistelligen|zweistellige"),
    ("BEYOND", True, "outside|außerhalb|außerhalb von|buiten"),
    ("AFTER", True, "after|behind|following|nach|hinter|na|achter"),
    ("COMMA", ",", "comma|commas|komma|kommas|komma's"),
    ("COMMA", "-", "hyphen|hyphens|dash|dashes|bindestrich~|strich~|minus sign|streepje~"),
    ("COMMA", "/", "slash|slashes|schrägstrich~"),
    ("SEPARATE", True, "separate|separated by|separated|trenne|trennen|getrennt|scheid|divided by"),
    ("SEPARATE", True, "getrennt durch|gescheiden door|trenne durch"),
    (
        "ENTRY",
        True,
        "entry|entries|each row 's entry|each entry|eintrag|einträge|rows|columns|lines|zeilen"
        "|spalten",
    ),
    ("FROM_NEXT", True, "from next|by|from each other|voneinander|durch|door|von nächsten"),
    ("BORDERS", True, "region borders|between region borders|at region borders|gebietsgrenzen"),
    ("BORDERS", True, "zwischen gebieten|between regions|an gebietsgrenzen|for region borders"),
    ("BORDERS", True, "tussen gebieden|für gebietsgrenzen"),
    (
        "IGNORE",
        True,
        "ignoring|ignore|skip|skipping|omit|omitting|ignoriere|überspringe|ignorieren",
    ),
    ("IGNORE", True, "leaving out|lasse aus|negeer|sla over|weglassen|excluding|nicht beachten"),
    ("ONLY", True, "only|nur|alleen|just"),
    ("NOTHING", True, "no spaces|without spaces|no separators|without separators|no space"),
    ("NOTHING", True, "no spaces or special characters|no special characters|ohne leerzeichen"),
    (
        "NOTHING",
        True,
        "keine leerzeichen|ohne trennzeichen|zonder spaties|no commas|geen spaties"
        "|no spaces or commas",
    ),
    (
        "NOTHING",
        True,
        "as single string|as one string|as string|in one string|als eine zeichenfolge",
    ),
    ("NOTHING", True, "these numbers|them|these|as single string no separators|diese zahlen"),
    ("NOTHING", True, "no need for hyphen between two rows|but may contain number|in that order"),
    (
        "NOTHING",
        True,
        "in this order|in dieser reihenfolge|nacheinander|hintereinander"
        "|do not include any numbers outside grid",
    ),
    ("UNITS", True, "digits|characters|signs|zeichen|ziffern|stellen|tekens"),
    ("UNITS", True, "digits total|characters total|zeichen insgesamt|digits in total|cijfers"),
    ("UNITS", True, "characters in total|ziffern insgesamt|stellig|tekens in totaal"),
    ("GRIDWIDE", True, "in grid|in whole grid|in entire grid|im gitter|im diagramm|in diagram"),
    ("UPRIGHT", True, "vertical loop segments|vertical segments of loop|senkrechten rundwegstücke"),
    ("UPRIGHT", True, "vertical line segments|senkrechte wegstücke|senkrechten wegstücke"),
)
"""Class, value and phrases; a phrase may be of several classes."""
