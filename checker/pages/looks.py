"""The style and the one script of a page; both are known to it by their hashes alone."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light; }
body { font: 17px/1.5 Helvetica, Arial, 'Liberation Sans', sans-serif; color: #222;
  background: #fff; margin: 0 auto; max-width: 76em; padding: 1em; }
h1 { font-size: 1.4em; margin: 0 0 .6em; }
h2 { font-size: 1.1em; margin: 0 0 .4em; }
main { display: grid; grid-template-columns: minmax(16em, 1fr) minmax(18em, 1fr); gap: 2em; }
@media (max-width: 50em) { main { grid-template-columns: 1fr; } }
figure { margin: 0; }
figure svg { width: 100%; height: auto; max-height: 85vh; }
.text { min-height: 24em; }
nav { display: flex; flex-wrap: wrap; gap: .4em; align-items: center; margin-bottom: 1em; }
nav { position: sticky; top: 0; background: #fff; padding: .4em 0; }
button { font: inherit; padding: .3em .8em; border: 2px solid #0b5cad; border-radius: .4em;
  background: #fff; color: #0b5cad; cursor: pointer; }
button:disabled { border-color: #bbb; color: #767676; cursor: default; }
button:focus-visible, input:focus-visible { outline: 3px solid #e6a100; outline-offset: 2px; }
input { flex: 1 1 8em; min-width: 6em; }
table { border-collapse: collapse; margin: .6em 0; }
td { padding: .15em .5em .15em 0; vertical-align: top; }
td.sum { font-family: 'Times New Roman', 'Liberation Serif', serif; font-size: 1.15em; }
td.sum { min-width: 7em; }
td.why { color: #555; }
tr.total td { border-top: 2px solid #222; font-weight: bold; }
ol.way { padding-left: 1.4em; }
.script main nav, .script .step { display: none; }
.script main nav { display: flex; }
.script .step.now { display: block; }
.script .step { scroll-margin-top: 100vh; }
main nav { display: none; }
.key { color: #555; font-size: .9em; }
@media print { .script .step { display: block; } .script main nav { display: none; } }
"""

SCRIPT: Final = """
(() => {
  'use strict';
  const data = JSON.parse(document.getElementById('marks').textContent);
  const steps = [...document.querySelectorAll('.step')];
  const picture = document.querySelector('figure svg');
  const labels = [...picture.querySelectorAll('.open')];
  const values = [...picture.querySelectorAll('.value')];
  const slider = document.querySelector('input');
  const buttons = Object.fromEntries(
    [...document.querySelectorAll('button')].map((button) => [button.dataset.go, button]));
  const frames = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const pieces = (kind) =>
    [...picture.querySelectorAll('.frame-' + kind)].flatMap((group) => [...group.children]);
  const patterns = { reason: pieces('reason'), step: pieces('step') };
  const last = steps.length - 1;
  let now = -1;
  picture.append(frames);

  const framed = (kind, cells) => cells.forEach((cell) => {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.setAttribute('transform', 'translate(' + data.at[cell] + ')');
    patterns[kind].forEach((piece) => group.append(piece.cloneNode(true)));
    frames.append(group);
  });
  const shown = (element, yes) => element.setAttribute('visibility', yes ? 'visible' : 'hidden');

  const show = (wanted) => {
    const to = Math.max(0, Math.min(last, wanted));
    if (to === now) return;
    now = to;
    steps.forEach((step, at) => step.classList.toggle('now', at === to));
    labels.forEach((label) => shown(label, +label.dataset.step >= to));
    values.forEach((value) => shown(value, +value.dataset.step <= to));
    frames.replaceChildren();
    const marks = data.steps[to] || [[], []];
    framed('reason', marks[0]);
    framed('step', marks[1]);
    slider.value = to;
    buttons.first.disabled = buttons.back.disabled = to === 0;
    buttons.next.disabled = buttons.last.disabled = to === last;
    try { history.replaceState(null, '', '#' + steps[to].id); } catch { /* a page in a frame */ }
  };
  const asked = () => {
    const at = steps.findIndex((step) => '#' + step.id === location.hash);
    show(at < 0 ? 0 : at);
  };
  const moves = {
    first: () => show(0), back: () => show(now - 1), next: () => show(now + 1),
    last: () => show(last),
  };
  const keys = {
    ArrowLeft: 'back', ArrowRight: 'next', ArrowUp: 'back', ArrowDown: 'next',
    PageUp: 'back', PageDown: 'next', Home: 'first', End: 'last',
  };
  Object.entries(buttons).forEach(([go, button]) => button.addEventListener('click', moves[go]));
  slider.addEventListener('input', () => show(+slider.value));
  document.addEventListener('keydown', (event) => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (plain && keys[event.key] && event.target !== slider) {
      event.preventDefault();
      moves[keys[event.key]]();
    }
  });
  addEventListener('hashchange', asked);
  document.documentElement.classList.add('script');
  asked();
})();
"""
