// The element's attributes come from the URL's fragment. So does the origin of the surrounding page, if the two may exchange
// messages: see docs/embed-frame.md.

import { ArimaaBoard } from "./arimaa-board.js";
import { EVENTS, VERSION, commandOf, originOf } from "./messages.js";

/** The attributes that determine what is shown. */
const SOURCES = ["record", "position", "puzzle", "pick", "src", "mode", "solution", "ply"];

const board = document.querySelector("arimaa-board");
let origin = null;

function take() {
  // Only attributes of the element: a URL can't add anything else to the page.
  const given = new URLSearchParams(location.hash.slice(1));
  for (const name of ArimaaBoard.observedAttributes) {
    const value = given.get(name);
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  origin = originOf(given.get("parent"));
  // The frame then adjusts its height to the board, not the other way round.
  document.documentElement.toggleAttribute("data-auto-height", origin !== null);
  tellHeight();
}

/** Sends a message to the surrounding page. If that page has another origin, the browser does not deliver it. */
function tell(type, detail) {
  if (origin !== null && parent !== self) parent.postMessage({ ansa: VERSION, type, detail, address: location.href }, origin);
}

function tellHeight() {
  // With the margins of the body.
  const { height } = document.body.getBoundingClientRect();
  tell("height", { height: Math.ceil(height) + 12 });
}

const acts = {
  hello: tellHeight,
  go: ({ to }) => (typeof to === "number" ? (board.ply = to) : board[to]()),
  flip: ({ bottom }) => (bottom === undefined ? board.flip() : (board.bottom = bottom)),
  load: ({ record }) => {
    for (const name of SOURCES) board.removeAttribute(name);
    board.record = record;
  },
};

addEventListener("message", async (event) => {
  if (origin === null || event.source !== parent || event.origin !== origin) return;
  const command = commandOf(event.data);
  if (!command) return;
  // A command may arrive before there is a game to move in. If the board can't be started, its event says so.
  if (command.type === "go" || command.type === "flip") await board.ready.catch(() => {});
  acts[command.type](command);
});
for (const type of EVENTS) board.addEventListener(type, ({ detail }) => tell(type, detail));
new ResizeObserver(tellHeight).observe(document.body);
addEventListener("hashchange", take);
take();
