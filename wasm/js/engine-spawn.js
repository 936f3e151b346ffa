// Starts workers in browsers, in Deno and in Node, where a thread emulates a browser's worker.
import { ArimaaError } from "./arimaa-error.js";
import { SAY } from "./engine-error.js";

/** Imports a Node module. The specifier is computed, because bundlers for browsers would try to resolve it. */
const ofNode = (name) => import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`);

const isNode = () => Boolean(globalThis.process?.versions?.node);

/** Globals of a browser's worker that a Node thread lacks. Messages wait until the script sets `onmessage`. */
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

/** Where copies of this file share their Trusted Types policy, because a page may allow only one, and what it accepts. */
const POLICY = Symbol.for("ansa.policy");

/** The URL of a worker, the engine's own or the page's, trusted if the page allows the policy. */
export function trusted(url) {
  const { policy, urls } = (globalThis[POLICY] ??= newPolicy(new Set()));
  urls.add(String(url));
  return policy?.createScriptURL(url) ?? url;
}

function newPolicy(urls) {
  const createScriptURL = (url) => {
    if (urls.has(url)) return url;
    throw new ArimaaError("engine-unavailable", SAY.foreign(url));
  };
  try {
    return { urls, policy: globalThis.trustedTypes?.createPolicy("ansa", { createScriptURL }) };
  } catch {
    // The page does not allow it. If it requires one, the worker can't be started.
    return { urls };
  }
}

/** Starts a worker whose expression has no room for `trusted`. */
function startTrusted(start) {
  if (!globalThis.trustedTypes) return start();
  const { Worker } = globalThis;
  globalThis.Worker = function (url, options) {
    return new Worker(trusted(url), options);
  };
  try {
    return start();
  } finally {
    globalThis.Worker = Worker;
  }
}

/** The URL of the inline worker script. All workers share it, so that there is only one blob. */
let inlineUrl;

/** A worker or a promise of one. It runs `script`, which is not a module, if that is given. */
export function spawn({ createWorker, workerUrl }, script) {
  if (createWorker) return createWorker();
  // A browser's worker would keep a program in Deno running.
  if (typeof globalThis.Worker !== "function" || globalThis.Deno) {
    if (!isNode()) throw new ArimaaError("engine-unavailable", SAY.noWorkers);
    return spawnThread(workerUrl, script);
  }
  if (script !== undefined) {
    inlineUrl ??= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    // A frame without an origin, as with `sandbox="allow-scripts"`, can't start a module from a Blob.
    return new Worker(trusted(inlineUrl));
  }
  if (workerUrl) return new Worker(trusted(workerUrl), { type: "module" });
  // Bundlers recognise only exactly this expression, so it must stay as it is.
  return startTrusted(() => new Worker(new URL("./engine-worker.js", import.meta.url), { type: "module" }));
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
  thread.on("error", (error) => {
    // Node names the importing script, which is the whole text above.
    const message = String(error?.message ?? error).replace(/ imported from data:\S*/, "");
    worker.onerror?.({ message, error });
  });
  thread.on("exit", (code) => worker.onerror?.({ message: `the thread exited with code ${code}` }));
  return worker;
}

/** The URL of the worker's file. A string that is not a URL is a path; a scheme of one letter is a drive of Windows. */
async function scriptAddress(workerUrl) {
  // With the usual expression, bundlers would add another file to the bundle.
  const here = import.meta.url;
  if (workerUrl === undefined) return String(new URL("engine-worker.js", here));
  return /^[a-z][a-z0-9+.-]+:/i.test(workerUrl) ? workerUrl : String((await ofNode("url")).pathToFileURL(workerUrl));
}

/** The engine as one script, used if the worker's file is missing. Only the npm package contains this module. */
export async function inlineScript() {
  return (await import("./engine-inline.js")).script;
}

/** The number of workers that can search at the same time and leave one core for the page. */
export async function spareCores() {
  let cores = globalThis.navigator?.hardwareConcurrency;
  if (cores === undefined && isNode()) cores = (await ofNode("os")).availableParallelism();
  return Math.max(1, (cores ?? 1) - 1);
}

/** The longest time of a timer, about 24 days. A longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Starts a timer with one of the functions of the platform. Without an end (or one in sight), there is none. */
export function startTimer(start, act, milliseconds) {
  return milliseconds > MAX_TIMER_MS ? undefined : start(act, milliseconds);
}

/** Decides whether a timer keeps a program in Node or Deno running. */
export function holdProgram(timer, isHeld) {
  if (timer === undefined) return;
  if (typeof timer === "number") globalThis.Deno?.[isHeld ? "refTimer" : "unrefTimer"](timer);
  else if (isHeld) timer.ref();
  else timer.unref();
}
