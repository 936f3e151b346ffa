// For pages with a board in a frame: adjusts the frame's height to its contents, passes on its events, and sends it commands.
// docs/embed-frame.md describes the messages.

import { VERSION, heightOf } from "./messages.js";

const EVENTS = ["ply", "step", "turn", "end", "solve", "fail", "error"];

/**
 * Connects to a frame whose URL has this page's origin as `parent=`. The board's events are dispatched on the frame as
 * `arimaa-ply`, `arimaa-end` and so on. Returns the commands, and `close` to disconnect.
 */
export function connectFrame(frame) {
  // A sandboxed frame has no origin of its own, so only its window identifies it.
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
