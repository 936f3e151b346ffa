// Loads the engine's worker from the URL after the `?`, and also answers requests for its memory use.
import { parentPort } from "node:worker_threads";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

let memory;
for (const name of ["instantiate", "instantiateStreaming"]) {
  const make = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await make(...given);
    memory = (made.instance ?? made).exports.memory;
    return made;
  };
}

await import(new URL(import.meta.url).search.slice(1));
// Last, because the first listener receives the messages that wait for the engine.
parentPort.on("message", ({ type }) => {
  if (type !== "measure") return;
  collect();
  const measures = { wasm: memory.buffer.byteLength, heap: process.memoryUsage().heapUsed };
  parentPort.postMessage({ type: "measured", measures });
});
