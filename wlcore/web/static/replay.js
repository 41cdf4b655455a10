// Steps through a game by the arrow keys; without it, by links.
"use strict";
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  const link = document.querySelector(`[data-key="${event.key}"]`);
  if (link) link.click();
});
