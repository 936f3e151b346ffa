// Makes workers where there are any: in browsers, in Deno, and in Node, whose threads get the face of a browser's worker.
import { ArimaaError } from "./arimaa-error.js";
import { SAY } from "./engine-error.js";

/** Loads a module of Node's. Not spelled out, as bundlers would look for it in programs for browsers. */
const ofNode = (name) => import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`);

const isNode = () => Boolean(globalThis.process?.versions?.node);

/** What a browser's worker finds around it and a thread of Node's lacks. Messages wait until the script listens. */
const FACE = `
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
Object.defineProperty(globalThis, "onmessage", {
  set: (handler) => parentPort.on("message", (data) => handler({ data })),
});
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.close = () => parentPort.close();
const fetchFromNet = globalThis.fetch;
globalThis.fetch = async (address, ...more) => {
  if (!String(address).startsWith("file:")) return fetchFromNet(address, ...more);
  return new Response(await readFile(new URL(address)), { headers: { "content-type": "application/wasm" } });
};
`;

/** The address of the worker's script made from text: one for all workers, so that none is left behind for each. */
let inlineUrl;

/** A worker, or a promise of one; of this script, if there is one. */
export function spawn({ createWorker, workerUrl }, script) {
  if (createWorker) return createWorker();
  if (typeof globalThis.Worker !== "function") {
    if (!isNode()) throw new ArimaaError("engine-unavailable", SAY.noWorkers);
    return spawnThread(workerUrl, script);
  }
  if (script !== undefined) {
    inlineUrl ??= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    return new Worker(inlineUrl, { type: "module" });
  }
  if (workerUrl) return new Worker(workerUrl, { type: "module" });
  // Bundlers find the worker by this very form of expression, so it may not be taken apart.
  return new Worker(new URL("./engine-worker.js", import.meta.url), { type: "module" });
}

async function spawnThread(workerUrl, script) {
  const { Worker: Thread } = await ofNode("worker_threads");
  const run = script ?? `await import(${JSON.stringify(await scriptAddress(workerUrl))});`;
  const thread = new Thread(new URL(`data:text/javascript,${encodeURIComponent(FACE + run)}`));
  const worker = {
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
  };
  thread.on("message", (data) => worker.onmessage?.({ data }));
  thread.on("messageerror", (event) => worker.onmessageerror?.(event));
  thread.on("error", (error) => worker.onerror?.({ message: String(error?.message ?? error) }));
  thread.on("exit", (code) => worker.onerror?.({ message: `its thread ended with status ${code}` }));
  return worker;
}

/** The address of the worker's file; a text that is none is a path. */
async function scriptAddress(workerUrl) {
  // Bundlers would take the usual form of expression for another file that is needed.
  const here = import.meta.url;
  if (workerUrl === undefined) return String(new URL("engine-worker.js", here));
  return /^(file|data):/.test(workerUrl) ? workerUrl : String((await ofNode("url")).pathToFileURL(workerUrl));
}

/** The engine as one script, for where the worker's own file does not arrive; the module is part of the package alone. */
export async function inlineScript() {
  return (await import("./engine-inline.js")).script;
}

/** How many workers may search at the same time without taking the page's own core. */
export async function spareCores() {
  let cores = globalThis.navigator?.hardwareConcurrency;
  if (cores === undefined && isNode()) cores = (await ofNode("os")).availableParallelism();
  return Math.max(1, (cores ?? 1) - 1);
}
