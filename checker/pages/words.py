"""The words around an explanation, in German, English and Dutch."""

from typing import Final

from checker.rule import Text

START: Final = Text(de="Am Anfang", en="At the start", nl="Aan het begin")
STEP: Final = Text(
    de="Schritt {step} von {count}: {title}",
    en="Step {step} of {count}: {title}",
    nl="Stap {step} van {count}: {title}",
)
METHOD: Final = Text(
    de="Jedes offene Feld hat eine Variable, die 0 oder 1 ist, und jede Regel ist eine"
    " Ungleichung. Jeder Schritt setzt ein, was schon bekannt ist, und zählt einige Ungleichungen"
    " zusammen; es wird nie geraten.",
    en="Every open cell has a variable that is 0 or 1, and every rule is an inequality. Each step"
    " puts in what is known already and adds some inequalities up; nothing is ever guessed.",
    nl="Elk open vakje heeft een variabele die 0 of 1 is, en elke regel is een ongelijkheid. Elke"
    " stap vult in wat al bekend is en telt een paar ongelijkheden bij elkaar op; er wordt nooit"
    " gegokt.",
)
METHOD_WITH_SPLITS: Final = Text(
    de="Jedes offene Feld hat eine Variable, die 0 oder 1 ist, und jede Regel ist eine"
    " Ungleichung. Die meisten Schritte setzen ein, was schon bekannt ist, und zählen einige"
    " Ungleichungen zusammen; wo eine Fallunterscheidung nötig ist, steht es dabei.",
    en="Every open cell has a variable that is 0 or 1, and every rule is an inequality. Most steps"
    " put in what is known already and add some inequalities up; where a case split is needed, it"
    " says so.",
    nl="Elk open vakje heeft een variabele die 0 of 1 is, en elke regel is een ongelijkheid. De"
    " meeste stappen vullen in wat al bekend is en tellen een paar ongelijkheden bij elkaar op;"
    " waar een gevalsonderscheiding nodig is, staat dat erbij.",
)
SOLVED: Final = Text(de="Gelöst", en="Solved", nl="Opgelost")
UNIQUE: Final = Text(
    de="Jeder Schritt war zwingend: Es gibt keine andere Lösung.",
    en="Every step was forced: there is no other solution.",
    nl="Elke stap was gedwongen: er is geen andere oplossing.",
)
UNIQUE_WITH_MARKS: Final = Text(
    de="Jeder Schritt war zwingend: Mit den Eintragungen vom Anfang gibt es keine andere Lösung.",
    en="Every step was forced: with the marks of the start there is no other solution.",
    nl="Elke stap was gedwongen: met de invullingen van het begin is er geen andere oplossing.",
)
STOPPED: Final = Text(de="Hier geht es nicht weiter", en="Here it stops", nl="Hier houdt het op")
WRONG: Final = Text(
    de="So lässt sich das Rätsel nicht lösen:",
    en="The puzzle cannot be solved like this:",
    nl="Zo is de puzzel niet op te lossen:",
)
SUPPOSE: Final = Text(
    de="Angenommen, {assumed}. Dann folgt:",
    en="Suppose {assumed}. Then this follows:",
    nl="Stel, {assumed}. Dan volgt:",
)
CONTRADICTION: Final = Text(
    de="Das kann nicht sein: {total}.",
    en="That cannot be: {total}.",
    nl="Dat kan niet: {total}.",
)
FOLLOWS: Final = Text(de="also {follows}", en="so {follows}", nl="dus {follows}")
FIRST: Final = Text(de="Anfang", en="Start", nl="Begin")
BACK: Final = Text(de="← Zurück", en="← Back", nl="← Terug")
NEXT: Final = Text(de="Weiter →", en="Next →", nl="Verder →")
LAST: Final = Text(de="Ende", en="End", nl="Einde")
SLIDER: Final = Text(de="Schritt", en="Step", nl="Stap")
KEY: Final = Text(
    de="Gepunkteter Rahmen: der Grund. Doppelter Rahmen: was folgt. Pfeiltasten, Pos1 und Ende"
    " blättern.",
    en="Dotted frame: the reason. Double frame: what follows. Arrow keys, Home and End turn the"
    " pages.",
    nl="Gestippeld kader: de reden. Dubbel kader: wat volgt. Met de pijltjestoetsen, Home en End"
    " blader je.",
)
MORE: Final = Text(
    de="{count} {count:weiteres Bild passt|weitere Bilder passen} hier nicht hin; eine Seite"
    " (-o FILE.html) zeigt alle.",
    en="{count} more {count:picture does|pictures do} not fit here; a page (-o FILE.html) shows"
    " all.",
    nl="{count} {count:verder plaatje past|verdere plaatjes passen} hier niet; een pagina"
    " (-o FILE.html) toont alles.",
)
