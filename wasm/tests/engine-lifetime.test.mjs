// The start and end of engines, workers and requests, with fake workers.
import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "node:test";
import { Engine } from "../js/engine-client.js";
import { FakeWorkers } from "./fake-worker.mjs";
import { BEST, INFO, READY, engineWith, rejectsWith, settle } from "./helpers.mjs";

test("invalid options are refused, and no worker is started", async () => {
  const workers = new FakeWorkers();
  const wrong = [null, 7, "fast"].concat(
    [
      { createWorker: {} },
      { workerUrl: 7 },
      { buildId: 7 },
      { tableBytes: 0 },
      { tableBytes: "16" },
      { workers: 0 },
      { workers: 1.5 },
      { readyTimeoutMs: -1 },
      { silenceTimeoutMs: "soon" },
      { signal: {} },
    ].map((options) => ({ createWorker: workers.create, ...options })),
  );
  for (const options of wrong) {
    assert.throws(() => new Engine(options), { name: "ArimaaError", code: "wrong-type" });
    await rejectsWith(Engine.create(options), "wrong-type");
  }
  await rejectsWith(Engine.create({ createWorker: () => null }), "engine-unavailable", /no worker/);
  await rejectsWith(Engine.create({ createWorker: async () => "a worker" }), "engine-unavailable", /no worker/);
  await rejectsWith(Engine.create({ createWorker: () => Promise.reject(new Error("no thread")) }), "engine-unavailable", /no thread/);
  assert.equal(workers.made.length, 0);
});

test("timeouts longer than a timer, and endless ones", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  for (const time of [2 ** 31, Number.MAX_SAFE_INTEGER, Infinity]) {
    const { workers, engine } = engineWith({ readyTimeoutMs: time, silenceTimeoutMs: time });
    const answer = engine.bestTurn({ game: "1g", maxTimeMs: time });
    context.mock.timers.tick(2 ** 31 - 1);
    const sent = workers.last.lastSent("search");
    assert.equal(sent.maxTimeMs, Math.min(time, Number.MAX_SAFE_INTEGER));
    workers.last.say(READY);
    context.mock.timers.tick(2 ** 30);
    assert.ok(!workers.last.terminated);
    workers.last.say({ ...BEST, id: sent.id });
    await answer;
    engine.analyse({ game: "1g", limits: { timeMs: time } });
    assert.equal(workers.last.lastSent("search").limits.timeMs, Math.min(time, Number.MAX_SAFE_INTEGER));
    engine.terminate();
  }
  // The longest that a timer can wait.
  const { engine } = engineWith({ readyTimeoutMs: 2 ** 31 - 1 });
  const waiting = engine.ready();
  context.mock.timers.tick(2 ** 31 - 1);
  await rejectsWith(waiting, "engine-unavailable", /too long/);
});

test("an engine can't be cloned into a dead object, and the error says what to do", () => {
  const { engine } = engineWith();
  const { port1 } = new MessageChannel();
  for (const clone of [() => structuredClone(engine), () => structuredClone({ engine }), () => port1.postMessage(engine)]) {
    assert.throws(clone, (error) => error.name === "DataCloneError" && /create an Engine/.test(error.message));
  }
  port1.close();
});

test("an engine behind a proxy, as frameworks make them, and methods without an engine", async () => {
  const { workers, engine } = engineWith();
  const proxy = new Proxy(engine, {});
  const answer = proxy.bestTurn({ game: "1g" });
  workers.last.say(READY);
  workers.last.say({ ...BEST, id: workers.last.lastSent("search").id });
  assert.equal((await answer).turn, "Ee2n");
  await proxy.ready();
  assert.equal(Object.prototype.toString.call(engine), "[object Engine]", "Vue makes no proxy of such an object");
  const { ready, terminate } = engine;
  for (const foreign of [undefined, null, {}, Engine.prototype]) {
    for (const act of [ready, terminate]) {
      assert.throws(() => act.call(foreign), { name: "ArimaaError", code: "wrong-type", message: /must be called on an Engine: write engine\./ });
    }
  }
  proxy.terminate();
  await rejectsWith(engine.ready(), "terminated");
});

test("create makes an engine of the subclass", async () => {
  class Mine extends Engine {
    kept = true;
  }
  const workers = new FakeWorkers();
  const creating = Mine.create({ createWorker: workers.create });
  workers.last.say(READY);
  const engine = await creating;
  assert.ok(engine instanceof Mine && engine.kept);
  engine.terminate();
});

test("a signal aborts create, before and while it waits", async () => {
  const workers = new FakeWorkers();
  const reason = new Error("no longer");
  const createWorker = workers.create;
  await assert.rejects(Engine.create({ createWorker, signal: AbortSignal.abort(reason) }), (error) => error === reason);
  assert.equal(workers.made.length, 0);
  const controller = new AbortController();
  const creating = Engine.create({ createWorker, signal: controller.signal });
  controller.abort(reason);
  await assert.rejects(creating, (error) => error === reason);
  assert.ok(workers.last.terminated);
  assert.equal(getEventListeners(controller.signal, "abort").length, 0);
});

test("terminate ends a worker that is still starting, also one created later", async () => {
  const { workers, engine } = engineWith();
  const waiting = engine.ready();
  engine.terminate();
  await rejectsWith(waiting, "terminated");
  assert.ok(workers.last.terminated);

  let give;
  const late = engineWith({ createWorker: () => new Promise((resolve) => (give = resolve)) });
  const answer = late.engine.bestTurn({ game: "1g" });
  late.engine.terminate();
  await rejectsWith(answer, "terminated");
  const worker = workers.create();
  give(worker);
  await settle();
  assert.ok(worker.terminated);
  assert.deepEqual(worker.sent, []);
});

test("a worker that is silent during a request is ended; between requests it may be silent", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  const { workers, engine } = engineWith({ silenceTimeoutMs: 300 });
  const answer = engine.bestTurn({ game: "1g" });
  const { id } = workers.last.lastSent("search");
  workers.last.say(READY);
  for (let i = 0; i < 5; i++) {
    context.mock.timers.tick(200);
    workers.last.say({ type: "progress", id, info: INFO });
  }
  workers.last.say({ ...BEST, id });
  await answer;
  context.mock.timers.tick(5000);
  assert.ok(!workers.last.terminated);
  const lost = engine.bestTurn({ game: "1g" });
  context.mock.timers.tick(300);
  await rejectsWith(lost, "engine-died", /stopped responding/);
  assert.ok(workers.last.terminated);
});

test("a loop over a task gets the newest state, and at last the one behind the answer", async () => {
  const { workers, engine } = engineWith();
  const called = [];
  const task = engine.analyse({ game: "1g", onProgress: ({ depth }) => called.push(depth) });
  const { id } = workers.last.lastSent("search");
  workers.last.say(READY);
  const seen = [];
  const following = (async () => {
    for await (const { depth } of task) seen.push(depth);
  })();
  await settle();
  for (const depth of [1, 2, 3]) workers.last.say({ type: "progress", id, info: { ...INFO, depth } });
  await settle();
  workers.last.say({ type: "progress", id, info: { ...INFO, depth: 4 } });
  await settle();
  workers.last.say({ ...BEST, id });
  await following;
  assert.deepEqual(seen, [3, 4, 5], "a loop that is slow falls behind by one");
  assert.deepEqual(called, [1, 2, 3, 4]);
  assert.equal((await task.result).turn, "Ee2n");
  // A second, later loop gets the remaining items.
  for await (const { depth } of task) assert.equal(depth, 5);
});

test("leaving the loop stops the search, which still answers", async () => {
  const { workers, engine } = engineWith();
  const task = engine.analyse({ game: "1g" });
  const { id } = workers.last.lastSent("search");
  workers.last.say({ type: "progress", id, info: INFO });
  for await (const info of task) {
    assert.equal(info.depth, 5);
    break;
  }
  assert.deepEqual(workers.last.lastSent("stop"), { type: "stop", id });
  workers.last.say({ ...BEST, id });
  assert.equal((await task.result).turn, "Ee2n");
  const sent = workers.last.sent.length;
  task.stop();
  assert.equal(workers.last.sent.length, sent, "there is nothing left to stop");
});

test("a loop gets failures, and an unused result causes no unhandled rejection", async () => {
  const { workers, engine } = engineWith();
  const task = engine.analyse({ game: "1g" });
  const following = (async () => {
    for await (const _ of task);
  })();
  workers.last.say(READY);
  workers.last.onerror({ message: "unreachable" });
  await rejectsWith(following, "engine-died", /unreachable/);
  engine.analyse({ game: 7 });
  await settle();
});

test("a worker that refuses messages fails the request", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.bestTurn({ game: "1g" });
  workers.last.say(READY);
  workers.last.say({ type: "failed", id: workers.last.lastSent("search").id });
  await rejectsWith(answer, "engine-died", /could not be read/);
  workers.last.postMessage = () => {
    throw new Error("gone");
  };
  await rejectsWith(engine.bestTurn({ game: "1g" }), "engine-died", /gone/);
  engine.bestTurn({ game: "1g" });
  assert.equal(workers.made.length, 2);
});

test("invalid signals are refused, and a signal needs only events", async () => {
  const { workers, engine } = engineWith();
  for (const signal of [null, 7, {}, { addEventListener() {} }]) {
    await rejectsWith(engine.bestTurn({ game: "1g", signal }), "wrong-type");
  }
  const signal = { addEventListener() {}, removeEventListener() {} };
  const answer = engine.bestTurn({ game: "1g", signal });
  workers.last.say({ ...BEST, id: workers.last.lastSent("search").id });
  await answer;
});
