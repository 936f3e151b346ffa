// A browser's worker for Node: the real engine-worker.js in a thread that has what it expects around it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

/** Makes a worker of the engine in this folder, with the face of a browser's worker. */
export function nodeWorker(folder) {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: { folder } });
  const worker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => thread.terminate(),
  };
  thread.on("message", (data) => worker.onmessage?.({ data }));
  thread.on("error", (error) => worker.onerror?.({ message: error.message }));
  return worker;
}

if (!isMainThread && workerData?.folder) {
  // As in a browser, messages wait until the script has had its first run.
  Object.defineProperty(globalThis, "onmessage", {
    set: (handler) => parentPort.on("message", (data) => handler({ data })),
  });
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.close = () => parentPort.close();
  globalThis.fetch = async (url) =>
    new Response(readFileSync(fileURLToPath(url)), { headers: { "content-type": "application/wasm" } });
  await import(pathToFileURL(join(workerData.folder, "engine-worker.js")));
}
