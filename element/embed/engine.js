// The engine for elements that lie beside the page: the page's own files, of the same build. The build puts its id in.

import { Engine as Client } from "../engine-__BUILD_ID__/engine-client.js";

const buildId = "__BUILD_ID__";
const script = new URL(`../engine-${buildId}/engine-worker.js`, import.meta.url);

let address = null;

/** A page of another host may not start the worker's file, but one of its own that imports it. */
function createWorker() {
  if (script.origin === location.origin) return new Worker(script, { type: "module" });
  address ??= URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }));
  return new Worker(address, { type: "module" });
}

export class Engine extends Client {
  constructor(options) {
    super({ ...options, createWorker, buildId });
  }
}
