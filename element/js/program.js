// The WebAssembly, started once for all elements of the page, and what draws each of them.

import { initSync, Widget } from "./ansa-element.js";
import { commonest, letters } from "./ansa-element-wasm.js";
import { bytesOf } from "./letters.js";

let started = null;

/** When the program can draw. */
export function program() {
  started ??= start();
  return started;
}

async function start() {
  // It lies in this very file, so that no bundler and no host has to deliver another.
  initSync({ module: await WebAssembly.compile(bytesOf(letters, commonest)) });
}

/** A drawing, with the node that it is in; `tell` hears its events. */
export function take(tell) {
  const root = document.createElement("div");
  return { root, widget: new Widget(root, tell) };
}

/** The drawing is not used any more, and may not be what is calling. */
export function give(drawing) {
  drawing.root.remove();
  drawing.widget.free();
}
