// Copies a link. Where the page came unencrypted, browsers lend the clipboard only to what is marked.
"use strict";
(() => {
  for (const button of document.querySelectorAll(".copy")) {
    const field = button.closest(".row").querySelector("input[readonly]");
    const word = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      field.select();
      try {
        if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
        else document.execCommand("copy");
      } catch {
        return; // it is marked; the person can copy it
      }
      button.textContent = button.dataset.done;
      setTimeout(() => { button.textContent = word; }, 2000);
    });
  }
})();
