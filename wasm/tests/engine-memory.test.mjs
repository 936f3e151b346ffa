// A thousand searches use no more memory than the first ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { BEST, READY, engineWith, settle } from "./helpers.mjs";
import { Engine, RawEngine, begun, folder, wasm, workerOf } from "./package.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

function heap() {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Runs `act` a few times to warm up, then a thousand times. The measured value may grow by a tenth. */
async function staysSmall(act, measures) {
  for (let i = 0; i < 200; i++) await act(i);
  const before = measures.map((measure) => measure());
  for (let i = 0; i < 1000; i++) await act(i);
  const after = measures.map((measure) => measure());
  for (const [index, size] of after.entries()) assert.ok(size <= before[index] * 1.1, `${before} ${after}`);
}

test("searches in one engine, and engines that are created and freed", async () => {
  const record = begun().toRecord();
  const engine = new RawEngine();
  const memory = () => wasm.memory.buffer.byteLength;
  const act = (raw, seed) => {
    raw.start(record, { limits: { nodes: 100 }, lines: 1 + (seed % 3), seed: seed % 5 });
    while (!raw.run(10));
    return raw.info();
  };
  await staysSmall((i) => act(engine, i), [memory, heap]);
  engine.free();
  await staysSmall(
    (i) => {
      const raw = new RawEngine({ tableBytes: 1 << 20 });
      if (i % 10 === 0) act(raw, i);
      raw.free();
    },
    [memory, heap],
  );
});

test("requests that are answered, followed, superseded and aborted", async () => {
  const engine = await Engine.create({ workerUrl: workerOf(folder) });
  const game = begun();
  await staysSmall(
    async (i) => {
      const request = { game, limits: { nodes: 100 } };
      if (i % 4 === 0) for await (const _ of engine.analyse(request));
      else if (i % 4 === 1) engine.bestTurn({ ...request, signal: new AbortController().signal }).catch(() => {});
      else if (i % 4 === 2) await engine.bestTurn({ ...request, signal: AbortSignal.abort() }).catch(() => {});
      else await engine.bestTurn(request);
    },
    [heap],
  );
  engine.terminate();
});

/** Runs the garbage collector, which finalises unreachable engines. */
async function forget() {
  for (let i = 0; i < 5; i++) {
    collect();
    await settle();
  }
}

test("an unreachable engine is finalised, but not while a promise is pending", async () => {
  const { workers, ...held } = engineWith();
  const ready = held.engine.ready();
  delete held.engine;
  await forget();
  assert.ok(!workers.last.terminated);
  workers.last.say(READY);
  await ready;
  await forget();
  assert.ok(workers.last.terminated);

  for (const ask of [
    (engine) => engine.bestTurn({ game: "1g" }),
    (engine) => engine.aei("aei"),
    (engine) => engine.aeiLines().next(),
  ]) {
    const { workers, ...held } = engineWith();
    const answer = ask(held.engine);
    const isReading = workers.made.length === 0;
    if (isReading) held.engine.aei("go");
    const { id } = workers.last.sent.at(-1);
    workers.last.say(READY);
    if (isReading) workers.last.say({ type: "aei", id, lines: [], ended: false });
    delete held.engine;
    await forget();
    assert.ok(!workers.last.terminated);
    if (isReading) workers.last.say({ type: "said", lines: ["bestmove Ee2n"] });
    else if (workers.last.lastSent("search")) workers.last.say({ ...BEST, id });
    else workers.last.say({ type: "aei", id, lines: [], ended: false });
    await answer;
  }
});
