// Checks what is written a moment after the last key; without it, when the button is pressed. What was written stays in this browser.
"use strict";
(() => {
  const form = document.getElementById("bench");
  const fields = [...form.querySelectorAll("textarea")];
  const key = (field) => `${location.pathname} ${field.name}`;
  const tried = document.getElementById("tried");
  let waiting = 0;
  let number = 0;
  const check = async () => {
    const mine = ++number;
    tried.setAttribute("aria-busy", "true");
    if (!tried.textContent.trim()) tried.textContent = tried.dataset.busy;
    const answer = await fetch(location.href, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    const parsed = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("tried");
    if (mine !== number) return;
    tried.removeAttribute("aria-busy");
    if (parsed) tried.replaceChildren(...parsed.childNodes);
  };
  for (const field of fields) {
    const kept = localStorage.getItem(key(field));
    if (kept !== null && (!field.value || field.dataset.example)) field.value = kept;
    else if (field.value && !field.dataset.example) localStorage.setItem(key(field), field.value);
    field.addEventListener("input", () => {
      localStorage.setItem(key(field), field.value);
      clearTimeout(waiting);
      waiting = setTimeout(check, 600);
    });
  }
  form.addEventListener("submit", (event) => {
    if (event.submitter && event.submitter.name) return;
    event.preventDefault();
    check();
  });
  if (fields.some((field) => field.value)) check();
})();
