// For pages with a board in a frame: makes the frame as high as its contents, passes its events on, and sends it commands.
// docs/embed-frame.md describes the messages.

import { VERSION, heightOf } from "./messages.js";

const EVENTS = ["ply", "step", "turn", "end", "solve", "fail", "error"];

/**
 * Connects a frame whose address has `parent=` with the origin of this page. Events of the board are dispatched at the
 * frame as `arimaa-ply`, `arimaa-end` and so on. Returns what sends commands, and `close`, which disconnects it.
 */
export function connectFrame(frame) {
  // A frame without an origin of its own, as `sandbox` makes it, can be told by its window only.
  const isOpaque = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  const { origin } = new URL(frame.src, document.baseURI);
  const hear = ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== (isOpaque ? "null" : origin)) return;
    const height = heightOf(data);
    if (height !== null) frame.style.height = `${height}px`;
    else if (data?.ansa === VERSION && EVENTS.includes(data.type)) {
      frame.dispatchEvent(new CustomEvent(`arimaa-${data.type}`, { detail: data.detail }));
    }
  };
  const send = (command) => frame.contentWindow?.postMessage({ ansa: VERSION, ...command }, isOpaque ? "*" : origin);
  addEventListener("message", hear);
  return {
    go: (to) => send({ type: "go", to }),
    flip: () => send({ type: "flip" }),
    load: (record) => send({ type: "load", record }),
    close: () => removeEventListener("message", hear),
  };
}
