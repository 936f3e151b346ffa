// The WebAssembly, started once for all elements of the page, and the widget of each element.

import { initSync, Widget } from "./ansa-element.js";
import { encoded } from "./ansa-element-wasm.js";
import { bytesOf } from "./bytes.js";

let started = null;

/** Resolves when widgets can be created. */
export function program() {
  started ??= start();
  return started;
}

async function start() {
  // It is part of this file, so that no bundler and no host has to deliver another one.
  initSync({ module: await WebAssembly.compile(bytesOf(encoded)) });
}

/** Creates a widget that speaks a language, and the node that it renders into. The widget calls `emit` for each event. */
export function createWidget(language, emit) {
  const root = document.createElement("div");
  root.lang = language;
  return { root, widget: new Widget(root, language, emit) };
}

/** Frees a widget and removes its node. The widget itself must not be the caller. */
export function freeWidget(drawing) {
  drawing.root.remove();
  drawing.widget.free();
}
