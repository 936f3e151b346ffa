// For pages with a board in a frame: adjusts the frame's height to its contents, passes on its events, and sends it commands.
// docs/embed-frame.md describes the messages.

import { EVENTS, VERSION, commandOf, heightOf } from "./messages.js";

/** The most commands that wait for a frame which has not answered yet. */
const MOST_WAITING = 100;

/**
 * Connects to a frame whose URL has this page's origin as `parent=`, now or later. The board's events are dispatched on the
 * frame as `arimaa-ply`, `arimaa-end` and so on. Returns the commands, and `close` to disconnect.
 */
export function connectFrame(frame) {
  // Not `instanceof`: the frame may belong to another window.
  if (frame?.localName !== "iframe" || frame.src === undefined) {
    const error = new Error("connectFrame needs an <iframe> element");
    throw Object.assign(error, { name: "ArimaaError", code: "wrong-type" });
  }
  /** The URL of the page in the frame that has answered. */
  let heard = null;
  let waiting = [];
  let isFlipping = false;

  const hear = ({ source, origin, data }) => {
    if (!source || source !== frame.contentWindow || origin !== originIn(frame) || data?.ansa !== VERSION) return;
    // The frame may have sent this before it saw the URL that the page has set since.
    const isOld = data.address === heard && heard !== frame.src;
    if (!isOld) {
      heard = frame.src;
      for (const command of waiting.splice(0)) post(command);
    }
    const height = heightOf(data);
    if (height !== null) frame.style.height = `${height}px`;
    else if (EVENTS.includes(data.type)) {
      isFlipping = data.type === "flip";
      frame.dispatchEvent(new CustomEvent(`arimaa-${data.type}`, { detail: data.detail }));
      isFlipping = false;
    }
  };
  // Before the page of the frame has loaded, the window is that of an empty page, which hears nothing.
  const send = (data) => {
    const command = commandOf({ ansa: VERSION, ...data });
    if (!command) return;
    if (heard === frame.src) post(command);
    else if (waiting.push(command) > MOST_WAITING) waiting.shift();
  };
  const post = (command, to = originIn(frame)) => {
    frame.contentWindow?.postMessage({ ansa: VERSION, ...command }, to === "null" ? "*" : to);
  };
  addEventListener("message", hear);
  // Asks a page that has loaded already; one that has not will tell its height by itself.
  post({ type: "hello" }, "*");
  return {
    go: (to) => send({ type: "go", to }),
    flip: (bottom) => {
      // Only a text is a side: the function may be the listener of a button. A listener of the flip that flips would never
      // come to an end.
      if (typeof bottom === "string") send({ type: "flip", bottom });
      else if (!isFlipping) send({ type: "flip" });
    },
    load: (record) => send({ type: "load", record }),
    close: () => {
      removeEventListener("message", hear);
      waiting = [];
    },
  };
}

/**
 * The origin of the page in a frame; "null" if it has none, as in a sandbox, where only its window identifies it. The page
 * around it may change the URL at any time.
 */
function originIn(frame) {
  if (frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin")) return "null";
  try {
    return new URL(frame.src).origin;
  } catch {
    return "";
  }
}
