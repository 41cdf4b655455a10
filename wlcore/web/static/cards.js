// Finds what holds all the words that are typed; without it the page shows everything.
"use strict";
(() => {
  const field = document.getElementById("search");
  const count = document.getElementById("count");
  const told = [...document.querySelectorAll(".told")].map((element) => [element, element.textContent.toLocaleLowerCase()]);
  const look = () => {
    const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [element, text] of told) {
      element.hidden = !words.every((word) => text.includes(word));
      if (!element.hidden) found += 1;
    }
    for (const shelf of document.querySelectorAll(".shelf")) shelf.hidden = !shelf.querySelector(".told:not([hidden])");
    count.textContent = words.length ? `${found} / ${told.length}` : "";
  };
  field.closest(".search").hidden = false;
  field.addEventListener("input", look);
})();
