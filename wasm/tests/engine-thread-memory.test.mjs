// Memory that searches leave behind in their threads.
import assert from "node:assert/strict";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { after, test } from "node:test";
import { spawn } from "../js/engine-spawn.js";
import { Engine, begun, folder, workerOf } from "./package.mjs";

// Unreferenced threads do not keep a program running.
const staying = setInterval(() => {}, 60_000);
after(() => clearInterval(staying));

/** The threads that have started, and those still running. */
const threads = { made: 0, alive: 0 };
let onEnd = () => {};
const module = createRequire(import.meta.url)("node:worker_threads");
module.Worker = class extends module.Worker {
  constructor(...given) {
    super(...given);
    threads.made++;
    threads.alive++;
    this.once("exit", () => {
      threads.alive--;
      onEnd();
    });
  }
};
syncBuiltinESMExports();

/** Asks a worker's thread for its memory use. */
function measure(worker) {
  return new Promise((resolve) => {
    const { onmessage } = worker;
    worker.onmessage = (event) => {
      if (event.data.type !== "measured") return onmessage(event);
      worker.onmessage = onmessage;
      resolve(event.data.measures);
    };
    worker.postMessage({ type: "measure" });
  });
}

test("a thousand searches do not increase the memory of their threads", { timeout: 240_000 }, async () => {
  // One worker for the searches, and one for AEI.
  const workers = [];
  const workerUrl = `${new URL("measured-worker.mjs", import.meta.url)}?${workerOf(folder)}`;
  const createWorker = async () => {
    workers.push(await spawn({ workerUrl }));
    return workers.at(-1);
  };
  const engine = await Engine.create({ createWorker });
  const game = begun();
  const search = async (i) => {
    const request = { game, limits: { nodes: 100 }, seed: i % 7, lines: 1 + (i % 3), clear: i % 5 === 0 };
    if (i % 10 === 1) await engine.bestTurn({ game: game.toRecord(), level: 1 });
    else if (i % 10 === 2) engine.bestTurn({ ...request, signal: AbortSignal.timeout(1) }).catch(() => {});
    else if (i % 10 === 3) await engine.bestTurn({ game: "no game" }).catch(() => {});
    else if (i % 10 === 4) for await (const _ of engine.analyse(request));
    else if (i % 100 === 5) await engine.analyseGame(request).result;
    else if (i % 100 === 6) {
      // A loop that is left ends its iterator, so each search gets a new one.
      const lines = engine.aeiLines();
      for (const line of ["aei", "newgame", "setoption name nodes value 100", "go"]) await engine.aei(line);
      for await (const line of lines) if (line.startsWith("bestmove ")) break;
    } else await engine.bestTurn(request);
  };
  for (let i = 0; i < 200; i++) await search(i);
  const before = await Promise.all(workers.map(measure));
  for (let i = 0; i < 1000; i++) await search(i);
  const after = await Promise.all(workers.map(measure));
  assert.equal(after.length, 2);
  for (const [index, { wasm, heap }] of before.entries()) {
    assert.ok(after[index].wasm <= wasm * 1.1, `wasm: ${wasm} became ${after[index].wasm} bytes`);
    assert.ok(after[index].heap <= heap * 1.1, `heap: ${heap} became ${after[index].heap} bytes`);
  }
  engine.terminate();
});

test("a hundred terminated engines leave no thread behind", { timeout: 240_000 }, async () => {
  threads.made = 0;
  for (let i = 0; i < 100; i++) {
    // Each has its own options, because engines with the same options share their workers.
    const engine = new Engine({ workerUrl: workerOf(folder), tableBytes: 1024 + i });
    engine.ready().catch(() => {});
    if (i % 10 === 0) await engine.ready();
    else if (i % 10 === 1) await engine.bestTurn({ game: begun(), limits: { nodes: 100 } });
    else if (i % 10 === 2) engine.bestTurn({ game: begun(), limits: { timeMs: 60_000 } }).catch(() => {});
    // Ends it during its start.
    else if (i % 2 === 0) await new Promise((resolve) => setTimeout(resolve, i % 10));
    engine.terminate();
  }
  while (threads.alive > 0) await new Promise((resolve) => (onEnd = resolve));
  assert.ok(threads.made >= 20, `${threads.made} threads`);
});
