// The WebAssembly, started once for all elements of the page.

import { initSync, Widget } from "./ansa-element.js";
import packed from "./ansa-element.wasm.gz";

let started = null;

/** The class of what draws an element, when it can be used. */
export function program() {
  started ??= start();
  return started;
}

async function start() {
  // It lies in this very file, so that no bundler and no host has to deliver another.
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  initSync({ module: await WebAssembly.compile(await new Response(unpacked).arrayBuffer()) });
  return Widget;
}
