// Keeps a page of a table as it is at the table: takes whole views from a stream, and sends forms without leaving the page.
// Without it everything works, too; then each choice loads the page anew.
"use strict";
(() => {
  const place = document.getElementById("place");
  const lost = document.getElementById("lost");
  const tell = document.getElementById("tell");
  const told = document.getElementById("told");
  const aim = document.getElementById("aim");
  const LIVE = { "wl-live": "1" };
  const refused = document.getElementById("refused");
  let stream = null;
  let waiting = 0;
  let sending = false;
  let mark = place.dataset.mark;
  let refusedAt = ""; // the view that came with what was refused; the next one takes the words away

  const refuse = (said) => {
    refused.textContent = said;
    refusedAt = "";
  };

  // Makes one element like another in as few steps as keep what has the focus, and how far something is scrolled.
  const morph = (from, to) => {
    if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName || (from.id || "") !== (to.id || "")) {
      from.replaceWith(to.cloneNode(true));
      return;
    }
    if (from.nodeType !== Node.ELEMENT_NODE) {
      if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
      return;
    }
    for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
    for (const { name, value } of [...to.attributes]) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    if (from.nodeName === "INPUT" && from.type === "hidden") from.value = to.value;
    const wanted = [...to.childNodes];
    wanted.forEach((node, at) => {
      let here = from.childNodes[at];
      if (node.id && (!here || here.id !== node.id)) {
        const known = [...from.children].find((child) => child.id === node.id);
        if (known) from.insertBefore(known, here || null);
        here = from.childNodes[at];
      }
      if (here) morph(here, node);
      else from.appendChild(node.cloneNode(true));
    });
    while (from.childNodes.length > wanted.length) from.lastChild.remove();
  };

  // Where the board is wider than the page, one's own figure is in sight: at first, and wherever it goes.
  let stood = "";
  const follow = () => {
    const drawn = document.querySelector(".drawn");
    const mine = drawn && drawn.querySelector(`.figure .seat${document.getElementById("view").dataset.reader}`);
    const stands = mine ? `${mine.getAttribute("cx")} ${mine.getAttribute("cy")}` : "";
    if (stands && stands !== stood && drawn.scrollWidth > drawn.clientWidth) {
      const [figure, frame] = [mine.getBoundingClientRect(), drawn.getBoundingClientRect()];
      drawn.scrollLeft += figure.left - frame.left - frame.width / 2;
    }
    stood = stands;
  };

  const show = (html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html").getElementById("view");
    const view = document.getElementById("view");
    if (!parsed || !view) return;
    const turned = parsed.dataset.turn && !view.dataset.turn;
    const focused = document.activeElement && view.contains(document.activeElement);
    morph(view, parsed);
    follow();
    document.title = parsed.dataset.title;
    if (focused && !view.contains(document.activeElement)) document.getElementById("question").focus();
    if (turned) call();
  };

  // Tells whoever wants it that it is their turn: by a sound, and by a notification where the browser has leave for that.
  const calls = () => localStorage.getItem("wl-tell") === "1";
  const call = () => {
    if (!calls()) return;
    const sound = new AudioContext();
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    volume.gain.setValueAtTime(0.08, sound.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.5);
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.5);
    if (document.hidden && "Notification" in window && Notification.permission === "granted") new Notification(document.title);
  };
  if (tell) { // who only watches has no turn
    tell.hidden = false;
    tell.setAttribute("aria-pressed", String(calls()));
    tell.addEventListener("click", () => {
      localStorage.setItem("wl-tell", calls() ? "0" : "1");
      tell.setAttribute("aria-pressed", String(calls()));
      if (calls() && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
      call();
    });
  }

  const connect = () => {
    clearTimeout(waiting);
    if (stream) stream.close();
    stream = new EventSource(`${place.dataset.stream}?mark=${encodeURIComponent(mark)}`);
    stream.addEventListener("open", () => {
      lost.hidden = true;
      sending = false;
    });
    stream.addEventListener("error", () => {
      lost.hidden = false;
      if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
    });
    // The seat has been given to somebody else: the page says so, and shows nothing of it any more.
    stream.addEventListener("gone", () => location.reload());
    stream.addEventListener("view", (event) => {
      mark = event.lastEventId;
      if (refusedAt && mark !== refusedAt) refuse("");
      else refusedAt = mark;
      clearTimeout(waiting);
      show(event.data);
      sending = false;
    });
  };

  // What is sent is answered by the stream, which has every view in its order. If nothing comes, it is asked anew.
  const send = async (form, button) => {
    const body = new URLSearchParams(new FormData(form));
    if (button && button.name) body.set(button.name, button.value);
    const where = (button && button.getAttribute("formaction")) || form.getAttribute("action");
    sending = true; // a button that is disabled would lose the focus
    if (aim) aim.open = false; // it stands open for whoever has not chosen yet
    refuse("");
    try {
      const answer = await fetch(where, { method: "POST", body, headers: LIVE });
      if (answer.ok) {
        waiting = setTimeout(connect, 1000);
        return;
      }
      const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
      const said = parsed.querySelector(".notice") || parsed.querySelector("main p:not(.hidden)") || parsed.body;
      refuse(said.textContent.trim());
      mark = "";
      connect();
    } catch {
      lost.hidden = false;
    }
    sending = false;
  };

  place.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!sending) send(event.target, event.submitter);
  });

  place.addEventListener("click", async (event) => {
    const spot = event.target.closest("[data-option]");
    if (spot) {
      event.preventDefault();
      const button = document.getElementById(`o${spot.dataset.option}`);
      if (button && !sending) send(button.form, button);
      return;
    }
    const card = event.target.closest("[data-told]");
    if (card && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const answer = await fetch(card.getAttribute("href"), { headers: LIVE });
      const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
      document.getElementById("told-text").replaceChildren(...parsed.body.childNodes);
      told.showModal();
    }
  });

  // The place where an option leads is seen on the board while somebody is about to choose it.
  for (const [begins, ends] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
    const mean = (event) => {
      const option = event.target.closest(".options button");
      const spot = option && place.querySelector(`[data-option="${option.value}"]`);
      if (spot) spot.classList.toggle("meant", event.type === begins);
    };
    place.addEventListener(begins, mean);
    place.addEventListener(ends, mean);
  }

  // The line that leads back to the question is there only while that is out of sight.
  const asks = new IntersectionObserver(([seen]) => document.body.classList.toggle("asks", seen.isIntersecting));
  asks.observe(document.getElementById("question"));

  // A telephone ends the streams of pages that lie in the background, and says nothing.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) connect(); });
  document.title = document.getElementById("view").dataset.title;
  follow();
  connect();
})();
