// The WebAssembly, started once for all elements of the page, and what draws each of them.

import { initSync, Widget } from "./ansa-element.js";
import packed from "./ansa-element.wasm.gz";

let started = null;
/** Drawings that no element uses. Yew never takes its listeners off a root again, so roots are used again. */
const idle = [];

/** When the program can draw. */
export function program() {
  started ??= start();
  return started;
}

async function start() {
  // It lies in this very file, so that no bundler and no host has to deliver another.
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  initSync({ module: await WebAssembly.compile(await new Response(unpacked).arrayBuffer()) });
}

/** A drawing, with the node that it is in; `tell` hears its events. */
export function take(tell) {
  const drawing = idle.pop() ?? made();
  drawing.tell = tell;
  return drawing;
}

/** The drawing is not used any more. */
export function give(drawing) {
  drawing.tell = () => {};
  drawing.widget.configure(["loading", ""]);
  drawing.root.remove();
  for (const name of Object.keys(drawing.root.dataset)) delete drawing.root.dataset[name];
  idle.push(drawing);
}

function made() {
  const drawing = { root: document.createElement("div"), tell: () => {} };
  drawing.widget = new Widget(drawing.root, (name, detail) => drawing.tell(name, detail));
  return drawing;
}
