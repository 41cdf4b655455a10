// Steps through a game by the arrow keys, with what came of each choice in sight; without it, by links.
"use strict";
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  const link = document.querySelector(`[data-key="${event.key}"]`);
  if (link) link.click();
});
document.addEventListener("DOMContentLoaded", () => { // the end of a long turn is what came of the choice
  const lines = document.querySelector(".log .lines");
  const turn = lines && lines.firstElementChild;
  if (turn) lines.scrollTop = Math.max(0, turn.offsetHeight - lines.clientHeight);
});
