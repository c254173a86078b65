"""The titles of Akari's strategies, the sentences they say, and what follows, in words."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from checker.rule import Text
from checker.ways import Words


class Say(NamedTuple):
    """What a strategy is called and what it says."""

    title: Text
    text: Text
    to_ones: Text | None = None


_WITHOUT: Final = Text(
    de="Ohne Lampe in {ones} müsste ein Korridor sowohl {first} als auch {second} bedienen.",
    en="Without a bulb in {ones}, one corridor would have to serve both {first} and {second}.",
    nl="Zonder lampje in {ones} zou één gang zowel {first} als {second} moeten bedienen.",
)
_FACING: Final = Text(
    de="{first} und {second} haben zwei Korridore gemeinsam,"
    " von denen jeder nur einem von ihnen dienen kann.",
    en="{first} and {second} share two corridors, each of which can serve only one of them.",
    nl="{first} en {second} delen twee gangen, die elk maar één van beide kunnen dienen.",
)

SAYS: Final[Mapping[str, Say]] = {
    "light": Say(
        Text(de="Licht", en="light", nl="licht"),
        Text(
            de="{given} {given:beleuchtet|beleuchten} die eigenen Korridore.",
            en="{given} {given:lights its|light their} corridors.",
            nl="{given} {given:verlicht|verlichten} de eigen gangen.",
        ),
    ),
    "zero-wall": Say(
        Text(de="Null", en="zero wall", nl="nul"),
        Text(
            de="Neben der 0 in {first} steht keine Lampe.",
            en="There is no bulb beside the 0 in {first}.",
            nl="Naast de 0 in {first} staat geen lampje.",
        ),
    ),
    "full-wall": Say(
        Text(de="volle Zahl", en="full wall", nl="vol getal"),
        Text(
            de="Die {bound} in {first} hat nur {bound} {bound:Platz|Plätze}.",
            en="The {bound} in {first} has only {bound} {bound:place|places}.",
            nl="De {bound} in {first} heeft maar {bound} {bound:plek|plekken}.",
        ),
    ),
    "counted-out": Say(
        Text(de="abgezählt", en="counted out", nl="uitgeteld"),
        Text(
            de="Die {bound} in {first} hat alle ihre Lampen.",
            en="The {bound} in {first} has all its bulbs.",
            nl="De {bound} in {first} heeft al zijn lampjes.",
        ),
        Text(
            de="Die {bound} in {first} braucht alle Plätze, die ihr bleiben.",
            en="The {bound} in {first} needs all the places that it has left.",
            nl="De {bound} in {first} heeft alle plekken nodig die er nog zijn.",
        ),
    ),
    "isolated-cell": Say(
        Text(de="allein stehendes Feld", en="isolated cell", nl="alleenstaand vakje"),
        Text(
            de="{first} sieht kein anderes Feld und muss sich selbst beleuchten.",
            en="{first} sees no other cell and has to light itself.",
            nl="{first} ziet geen ander vakje en moet zichzelf verlichten.",
        ),
    ),
    "only-source": Say(
        Text(de="einzige Quelle", en="only source", nl="enige bron"),
        Text(
            de="{first} kann nur noch von einer Stelle aus beleuchtet werden.",
            en="{first} can be lit from one cell only.",
            nl="{first} kan nog maar vanuit één vakje worden verlicht.",
        ),
    ),
    "shadow": Say(
        Text(de="Schatten", en="shadow", nl="schaduw"),
        Text(
            de="Eine Lampe in {zeros} nähme {first} beide Quellen, ohne es zu beleuchten.",
            en="A bulb in {zeros} would take both sources from {first} without lighting it.",
            nl="Een lampje in {zeros} zou {first} beide bronnen ontnemen zonder het te verlichten.",
        ),
    ),
    "mutual-exclusion": Say(
        Text(de="gegenseitiger Ausschluss", en="mutual exclusion", nl="wederzijdse uitsluiting"),
        Text(
            de="Ohne Lampe in {ones} brauchten {first} und {second} zwei Lampen,"
            " die einander sehen.",
            en="Without a bulb in {ones}, {first} and {second} would need two bulbs"
            " that see each other.",
            nl="Zonder lampje in {ones} hebben {first} en {second} twee lampjes nodig"
            " die elkaar zien.",
        ),
    ),
    "clue-corner": Say(
        Text(de="Ecke der Zahl", en="clue corner", nl="hoek van het getal"),
        Text(
            de="Eine Lampe in {zeros} beleuchtete zwei Plätze der {bound} in {first};"
            " dann fehlte dort eine Lampe.",
            en="A bulb in {zeros} would light two places of the {bound} in {first},"
            " which would then lack a bulb.",
            nl="Een lampje in {zeros} zou twee plekken van de {bound} in {first} verlichten;"
            " daar zou dan een lampje ontbreken.",
        ),
    ),
    "facing-clues": Say(
        Text(de="gegenüberstehende Zahlen", en="facing clues", nl="getallen tegenover elkaar"),
        Text(
            de="{first} und {second} haben zwei Korridore gemeinsam,"
            " von denen jeder nur einer der Zahlen eine Lampe geben kann.",
            en="{first} and {second} share two corridors,"
            " each of which can give a bulb to only one of them.",
            nl="{first} en {second} delen twee gangen,"
            " die elk maar aan één van beide een lampje kunnen geven.",
        ),
    ),
    "facing-clues-of-three": Say(
        Text(
            de="gegenüberstehende Zahlen über drei Korridore",
            en="facing clues over three corridors",
            nl="getallen tegenover elkaar over drie gangen",
        ),
        Text(
            de="{first} und {second} haben drei Korridore gemeinsam,"
            " von denen jeder nur einer der Zahlen eine Lampe geben kann.",
            en="{first} and {second} share three corridors,"
            " each of which can give a bulb to only one of them.",
            nl="{first} en {second} delen drie gangen,"
            " die elk maar aan één van beide een lampje kunnen geven.",
        ),
    ),
    "diagonal-pair": Say(
        Text(de="Zahlenpaar über Eck", en="diagonal pair", nl="diagonaal paar"),
        Text(
            de="In den Plätzen, die beide gemeinsam haben, braucht {first} so viele Lampen,"
            " wie {second} noch zulässt.",
            en="In the places that they share, {first} needs as many bulbs as {second} still"
            " allows.",
            nl="Op de plekken die ze delen heeft {first} zoveel lampjes nodig als {second} nog"
            " toelaat.",
        ),
    ),
    "clue-against-dark-cell": Say(
        Text(
            de="Zahl gegen dunkles Feld", en="clue against dark cell", nl="getal tegen donker vakje"
        ),
        Text(
            de="Eine Lampe in {zeros} wäre die letzte für {second};"
            " das und ihr Licht nähmen {first} alle Quellen.",
            en="A bulb in {zeros} would be the last one for {second};"
            " this and its light would leave {first} without any source.",
            nl="Een lampje in {zeros} zou het laatste voor {second} zijn;"
            " dat en zijn licht zouden {first} alle bronnen ontnemen.",
        ),
    ),
    "dark-cell-against-clue": Say(
        Text(
            de="dunkles Feld gegen Zahl", en="dark cell against clue", nl="donker vakje tegen getal"
        ),
        _WITHOUT,
    ),
    "dark-cell-facing-clue": Say(
        Text(
            de="dunkles Feld gegenüber einer Zahl",
            en="dark cell facing a clue",
            nl="donker vakje tegenover een getal",
        ),
        _FACING,
    ),
    "two-dark-cells": Say(
        Text(
            de="zwei dunkle Felder an einem Korridor",
            en="two dark cells on one corridor",
            nl="twee donkere vakjes aan één gang",
        ),
        _WITHOUT,
    ),
    "two-dark-cells-on-two-corridors": Say(
        Text(
            de="zwei dunkle Felder an zwei Korridoren",
            en="two dark cells on two corridors",
            nl="twee donkere vakjes aan twee gangen",
        ),
        _FACING,
    ),
    "pointing": Say(
        Text(de="Zeigen", en="pointing", nl="wijzen"),
        Text(
            de="Alle Quellen von {first} sind Plätze von {second};"
            " die letzte Lampe dort ist damit vergeben.",
            en="All sources of {first} are places of {second}; so the last bulb there is spoken"
            " for.",
            nl="Alle bronnen van {first} zijn plekken van {second};"
            " het laatste lampje daar is dus vergeven.",
        ),
    ),
    "set-exclusion": Say(
        Text(de="Mengenausschluss", en="set exclusion", nl="uitsluiting van een verzameling"),
        Text(
            de="Eine Lampe in {zeros} und was sie ausschließt, ließen für {first} zu wenig übrig.",
            en="A bulb in {zeros} and what it rules out would not leave enough for {first}.",
            nl="Een lampje in {zeros} en wat het uitsluit, zouden voor {first} te weinig"
            " overlaten.",
        ),
    ),
}

WORDS: Final = Words(
    ones=Text(
        de="Lampe in {ones}.",
        en="Bulb in {ones}.",
        nl="Lampje in {ones}.",
    ),
    zeros=Text(
        de="Keine Lampe in {zeros}.",
        en="No bulb in {zeros}.",
        nl="Geen lampje in {zeros}.",
    ),
    both=Text(
        de="Lampe in {ones}; keine in {zeros}.",
        en="Bulb in {ones}; none in {zeros}.",
        nl="Lampje in {ones}; geen in {zeros}.",
    ),
    assumed_one=Text(
        de="Angenommen, in {assumed} steht eine Lampe.",
        en="Suppose there is a bulb in {assumed}.",
        nl="Stel dat er een lampje in {assumed} staat.",
    ),
    assumed_zero=Text(
        de="Angenommen, in {assumed} steht keine Lampe.",
        en="Suppose there is no bulb in {assumed}.",
        nl="Stel dat er geen lampje in {assumed} staat.",
    ),
)
