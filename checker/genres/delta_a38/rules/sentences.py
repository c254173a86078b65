"""The nineteen sentences of Castle Wall (Delta) / A38 (Crossing), and all rules that judge them.

Source: rules delta-a38.md, 8; sentences are of our own wording.
"""

from collections.abc import Mapping
from typing import Final

from checker.genres.delta_a38.board import DeltaBoard
from checker.genres.delta_a38.rules.a38 import A38_RULES
from checker.genres.delta_a38.rules.castle import CASTLE_RULES
from checker.genres.delta_a38.rules.pass_cells import PASS_RULES
from checker.genres.delta_a38.rules.regions import REGION_RULES
from checker.rule import Rule, Text

RULES: Final[tuple[Rule[DeltaBoard], ...]] = (
    *REGION_RULES,
    *CASTLE_RULES,
    *A38_RULES,
    *PASS_RULES,
)

BY_READING: Final = frozenset[str]()

SOURCES: Final[Mapping[str, Text]] = {
    "S1": Text(
        de="Das Gitter zerfällt in zwei orthogonal zusammenhängende Regionen.",
        en="The grid is divided into two orthogonally connected regions.",
        nl="Het diagram bestaat uit twee orthogonaal samenhangende gebieden.",
    ),
    "C1": Text(
        de="Burgmauer: ein gerichteter Rundweg durch einige leere Felder.",
        en="Castle wall: a directed loop through some of the empty cells.",
        nl="Kasteelmuur: een lus met een richting door een aantal lege vakjes.",
    ),
    "C2": Text(
        de="Er bleibt in seiner Region.",
        en="It stays in its region.",
        nl="Ze blijft in haar gebied.",
    ),
    "C3": Text(
        de="Er kreuzt und überlappt sich nicht.",
        en="It neither crosses nor overlaps itself.",
        nl="Ze kruist en overlapt zichzelf niet.",
    ),
    "C4": Text(
        de="Quadratische Hinweise liegen in der Region der Burgmauer und werden nicht betreten.",
        en="Squared clues lie in the castle region and are not visited.",
        nl="Vierkante aanwijzingen liggen in het gebied van de kasteelmuur en worden niet bezocht.",
    ),
    "C5": Text(
        de="Weiße Quadrate liegen innerhalb, schwarze außerhalb, graue beliebig.",
        en="White squares lie inside, black ones outside, grey ones anywhere.",
        nl="Witte vierkanten liggen binnen, zwarte buiten, grijze waar dan ook.",
    ),
    "C6": Text(
        de="Die Zahl ist die der Schritte hin minus die der Schritte weg.",
        en="The number is the count of steps towards it minus that of steps away from it.",
        nl="Het getal is het aantal stappen ernaartoe min het aantal stappen ervandaan.",
    ),
    "C7": Text(
        de="Regionsgrenzen und der Gitterrand begrenzen die Sicht.",
        en="Borders of regions and the edge of the grid limit the view.",
        nl="Grenzen van gebieden en de rand van het diagram begrenzen het zicht.",
    ),
    "A1": Text(
        de="A38: ein gerichteter Rundweg durch alle leeren Felder seiner Region.",
        en="A38: a directed loop through all empty cells of its region.",
        nl="A38: een lus met een richting door alle lege vakjes van haar gebied.",
    ),
    "A2": Text(
        de="Er bleibt in seiner Region.",
        en="It stays in its region.",
        nl="Ze blijft in haar gebied.",
    ),
    "A3": Text(
        de="Er darf sich geradeaus kreuzen, sonst aber nicht überlappen.",
        en="It may cross itself straight on, but not overlap otherwise.",
        nl="Ze mag zichzelf rechtdoor kruisen, maar verder niet overlappen.",
    ),
    "A4": Text(
        de="Der schwarze Kreis liegt in der Region A38 und ist der Start.",
        en="The black circle lies in the A38 region and is the start.",
        nl="De zwarte cirkel ligt in het gebied A38 en is de start.",
    ),
    "A5": Text(
        de="Die anderen Hinweise liegen in der Region A38 und werden nicht betreten.",
        en="The other clues lie in the A38 region and are not visited.",
        nl="De andere aanwijzingen liggen in het gebied A38 en worden niet bezocht.",
    ),
    "A6": Text(
        de="Zahl N: der N-te Besuch um den Hinweis ist eine Durchgangszelle; Kreuzungen zählen"
        " zweimal.",
        en="A number N: the N-th visit around the clue is a pass cell; crossings count twice.",
        nl="Getal N: het N-de bezoek rond de aanwijzing is een doorgang; kruisingen tellen twee"
        " keer.",
    ),
    "A7": Text(
        de="Keine Zahl ist überflüssig.",
        en="No number is superfluous.",
        nl="Geen enkel getal is overbodig.",
    ),
    "A8": Text(
        de="Ein ? steht für eine andere positive Zahl.",
        en="A ? stands for another positive number.",
        nl="Een ? staat voor een ander positief getal.",
    ),
    "A9": Text(
        de="Jede Durchgangszelle hat einen Hinweis, und jeder Hinweis nennt alle benachbarten.",
        en="Every pass cell has a clue, and every clue tells of all those around it.",
        nl="Elke doorgang heeft een aanwijzing, en elke aanwijzing noemt alle aangrenzende.",
    ),
    "A10": Text(
        de="Auf einer Durchgangszelle kreuzt sich der Weg nicht.",
        en="The loop does not cross itself on a pass cell.",
        nl="Op een doorgang kruist de lus zichzelf niet.",
    ),
    "A11": Text(
        de="Durchgangszellen und Kreuzungen wechseln ab: Durchgang zuerst, Kreuzung zuletzt.",
        en="Pass cells and crossings alternate: a pass cell first, a crossing last.",
        nl="Doorgangen en kruisingen wisselen elkaar af: eerst een doorgang, als laatste een"
        " kruising.",
    ),
}
