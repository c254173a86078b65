"""The style and the one script of the page of results."""

from typing import Final

STYLE: Final = """
body { font: 16px/1.4 system-ui, sans-serif; margin: 0; color: #222; background: #fff; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { text-align: left; padding: .15rem .7rem .15rem 0; border-bottom: 1px solid #ddd; }
#scores td:nth-child(2), #entries td:nth-child(-n+3), h1, details { overflow-wrap: anywhere; }
#scores td:nth-child(2), #entries td:nth-child(1) { min-width: 6rem; }
#entries td:nth-child(3) { min-width: 3rem; }
nav label { display: inline-block; margin-right: 1rem; max-width: 100%; }
nav input, nav select { max-width: 100%; }
details { border-top: 1px solid #ccc; padding: .4rem 0; }
summary { cursor: pointer; font-weight: 600; }
blockquote { margin: .1rem 0 .3rem 1rem; color: #555; font-style: italic; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f4f4; padding: .4rem; }
figure { margin: .5rem 0; }
figure svg { width: 100%; max-width: 22rem; height: auto; }
.hidden { display: none; }
@media (max-width: 30rem) {
  main { padding: .5rem; }
  table { font-size: .8rem; hyphens: auto; }
  th, td { padding-right: .3rem; }
  #scores td:nth-child(2), #entries td:nth-child(1) { min-width: 4.5rem; }
}
@media print { nav { display: none; } }
"""

SCRIPT: Final = """
(function () {
  var names = ["entrant", "puzzle", "verdict"];
  var lines = document.querySelectorAll("#entries tr[data-entrant]");
  function wanted(name) { return document.getElementById(name).value.trim().toLowerCase(); }
  function filter() {
    var entrant = wanted("entrant"), puzzle = wanted("puzzle"), verdict = wanted("verdict");
    lines.forEach(function (line) {
      var shown = line.dataset.entrant.indexOf(entrant) >= 0 &&
        (!puzzle || line.dataset.puzzle.toLowerCase() === puzzle) &&
        (!verdict || line.dataset.verdict === verdict);
      line.classList.toggle("hidden", !shown);
    });
  }
  names.forEach(function (name) {
    document.getElementById(name).addEventListener("input", filter);
  });
  function open() {
    var found = location.hash && document.getElementById(location.hash.slice(1));
    if (found) { found.open = true; found.scrollIntoView(); }
  }
  window.addEventListener("hashchange", open);
  open();
})();
"""
