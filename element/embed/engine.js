// The engine for elements that lie beside the page: the page's own files, of the same build. The build puts its id in.

import { Engine as Client } from "../engine-__BUILD_ID__/engine-client.js";
import { trusted } from "../engine-__BUILD_ID__/engine-spawn.js";

const buildId = "__BUILD_ID__";
const script = new URL(`../engine-${buildId}/engine-worker.js`, import.meta.url);

let address = null;

/**
 * Imports the worker's file in a worker that is not a module, because a frame without an origin can't start a module from a
 * Blob. Messages that arrive before the file are kept.
 */
const LOADER = `const early = [];
onmessage = (event) => early.push(event);
const fail = (error) => setTimeout(() => { throw error; });
import(${JSON.stringify(script)}).then(() => early.forEach((event) => onmessage(event)), fail);`;

/** A page of another host, or a frame without an origin, may not start the worker's file, but one of its own. */
function createWorker() {
  if (script.origin === self.origin) return new Worker(trusted(script), { type: "module" });
  address ??= URL.createObjectURL(new Blob([LOADER], { type: "text/javascript" }));
  return new Worker(trusted(address));
}

export class Engine extends Client {
  constructor(options) {
    super({ ...options, createWorker, buildId });
  }
}
