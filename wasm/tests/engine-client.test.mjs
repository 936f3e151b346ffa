// The client's logic, with fake workers: which answer belongs to which request, and what happens when the worker is
// late, silent, dead or of another version.
import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "node:test";
import { ArimaaError, Engine, PROTOCOL_VERSION } from "../js/engine-client.js";
import { FakeWorkers } from "./fake-worker.mjs";
import { BEST, INFO, READY, engineWith, rejectsWith } from "./helpers.mjs";

test("create sends hello first and waits until the worker is ready", async () => {
  const workers = new FakeWorkers();
  let made = null;
  const creating = Engine.create({ createWorker: workers.create, tableBytes: 1024 }).then((engine) => {
    made = engine;
  });
  await Promise.resolve();
  assert.equal(made, null);
  assert.deepEqual(workers.last.sent, [
    { type: "hello", protocol: PROTOCOL_VERSION, build: undefined, tableBytes: 1024, tablesUrl: undefined },
  ]);
  workers.last.say(READY);
  await creating;
  assert.ok(made instanceof Engine);
});

test("a request before the worker is ready is sent after hello and answered", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.bestTurn({ game: "1g", level: 2, maxTimeMs: 1500 });
  assert.deepEqual(
    workers.last.sent.map(({ type }) => type),
    ["hello", "search"],
  );
  const { id, ...search } = workers.last.lastSent("search");
  assert.deepEqual(search, { type: "search", game: "1g", seed: undefined, level: 2, maxTimeMs: 1500, clear: true });
  workers.last.say(READY);
  workers.last.say({ ...BEST, id });
  assert.deepEqual(await answer, { kind: "turn", turn: "Ee2n", ...INFO });
});

test("a game object is sent as its record, limits and lines as they are", async () => {
  const { workers, engine } = engineWith();
  engine.bestTurn({ game: { toRecord: () => "record" }, limits: { nodes: 5, timeMs: 6, depth: 7 }, lines: 16, seed: 3 });
  const { id, ...search } = workers.last.lastSent("search");
  assert.equal(typeof id, "number");
  const limits = { nodes: 5, timeMs: 6, depth: 7 };
  assert.deepEqual(search, { type: "search", game: "record", seed: 3, lines: 16, limits, clear: true });
});

test("steps made are sent as they are", async () => {
  const { workers, engine } = engineWith();
  const first = engine.bestTurn({ game: "1g", level: 2, steps: "Ee2n cf3x" });
  assert.equal(workers.last.lastSent("search").steps, "Ee2n cf3x");
  engine.bestTurn({ game: "1g", level: 2 });
  assert.ok(!("steps" in workers.last.lastSent("search")));
  await rejectsWith(first, "superseded");
});

test("progress reaches only the request in progress", async () => {
  const { workers, engine } = engineWith();
  const seen = [];
  const first = engine.bestTurn({ game: "1g", onProgress: (info) => seen.push(["first", info.depth]) });
  const firstId = workers.last.lastSent("search").id;
  workers.last.say(READY);
  workers.last.say({ type: "progress", id: firstId, info: INFO });
  const second = engine.bestTurn({ game: "1g", onProgress: (info) => seen.push(["second", info.depth]) });
  const secondId = workers.last.lastSent("search").id;
  workers.last.say({ type: "progress", id: firstId, info: INFO });
  workers.last.say({ type: "progress", id: secondId, info: { ...INFO, depth: 6 } });
  await rejectsWith(first, "superseded");
  workers.last.say({ ...BEST, id: secondId });
  await second;
  workers.last.say({ type: "progress", id: secondId, info: INFO });
  assert.deepEqual(seen, [
    ["first", 5],
    ["second", 6],
  ]);
});

test("a new request ends the one before it, whose late answer is dropped", async () => {
  const { workers, engine } = engineWith();
  const first = engine.bestTurn({ game: "first" });
  const firstId = workers.last.lastSent("search").id;
  const second = engine.bestTurn({ game: "second" });
  const secondId = workers.last.lastSent("search").id;
  await rejectsWith(first, "superseded");
  assert.notEqual(firstId, secondId);
  assert.deepEqual(
    workers.last.sent.slice(1).map(({ type, id }) => [type, id]),
    [
      ["search", firstId],
      ["cancel", firstId],
      ["search", secondId],
    ],
  );
  workers.last.say(READY);
  workers.last.say({ ...BEST, id: firstId, turn: "late" });
  workers.last.say({ ...BEST, id: secondId, turn: "right" });
  assert.equal((await second).turn, "right");
  assert.equal(workers.made.length, 1, "the same worker serves both");
});

test("an abort rejects with the signal's reason and cancels the search", async () => {
  const { workers, engine } = engineWith();
  const controller = new AbortController();
  const answer = engine.bestTurn({ game: "1g", signal: controller.signal });
  const { id } = workers.last.lastSent("search");
  const reason = new Error("changed my mind");
  controller.abort(reason);
  await assert.rejects(answer, (error) => error === reason);
  assert.deepEqual(workers.last.lastSent("cancel"), { type: "cancel", id });
  workers.last.say(READY);
  workers.last.say({ ...BEST, id });
  const next = engine.bestTurn({ game: "1g" });
  workers.last.say({ ...BEST, id: workers.last.lastSent("search").id, turn: "next" });
  assert.equal((await next).turn, "next");
});

test("an abort before the request sends nothing, and one after the answer changes nothing", async () => {
  const { workers, engine } = engineWith();
  const aborted = AbortSignal.abort();
  await assert.rejects(engine.bestTurn({ game: "1g", signal: aborted }), { name: "AbortError" });
  assert.equal(workers.made.length, 0);

  const controller = new AbortController();
  const answer = engine.bestTurn({ game: "1g", signal: controller.signal });
  workers.last.say({ ...BEST, id: workers.last.lastSent("search").id });
  await answer;
  assert.equal(getEventListeners(controller.signal, "abort").length, 0, "a signal may outlive many requests");
  const running = engine.bestTurn({ game: "1g" });
  controller.abort();
  assert.equal(workers.last.lastSent("cancel"), undefined);
  workers.last.say({ ...BEST, id: workers.last.lastSent("search").id });
  await running;
});

test("stop names the request in progress; without one it does nothing", async () => {
  const { workers, engine } = engineWith();
  engine.stop();
  assert.equal(workers.made.length, 0);
  const answer = engine.bestTurn({ game: "1g" });
  const { id } = workers.last.lastSent("search");
  engine.stop();
  assert.deepEqual(workers.last.lastSent("stop"), { type: "stop", id });
  workers.last.say({ ...BEST, id });
  await answer;
  const sent = workers.last.sent.length;
  engine.stop();
  assert.equal(workers.last.sent.length, sent);
});

test("a refusal of the worker fails the request and keeps the worker", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.bestTurn({ game: "9q" });
  const error = { code: "bad-record", message: "“9q” is not a label", line: 1, column: 1 };
  workers.last.say(READY);
  workers.last.say({ type: "failed", id: workers.last.lastSent("search").id, error });
  await assert.rejects(answer, { name: "ArimaaError", ...error });
  engine.bestTurn({ game: "1g" });
  assert.equal(workers.made.length, 1);
});

for (const [how, die] of [
  ["says that it is dead", (worker) => worker.say({ type: "dead", reason: "unreachable" })],
  ["throws", (worker) => worker.onerror({ message: "unreachable" })],
]) {
  test(`a worker that ${how} fails its request; the next one has a fresh worker`, async () => {
    const { workers, engine } = engineWith();
    const answer = engine.bestTurn({ game: "1g" });
    const dead = workers.last;
    dead.say(READY);
    die(dead);
    await rejectsWith(answer, "engine-died", /unreachable/);
    assert.ok(dead.terminated);
    const next = engine.bestTurn({ game: "1g" });
    assert.equal(workers.made.length, 2);
    assert.deepEqual(
      workers.last.sent.map(({ type }) => type),
      ["hello", "search"],
    );
    const { id } = workers.last.lastSent("search");
    dead.say({ ...BEST, id, turn: "from the dead" });
    dead.onerror({ message: "again" });
    workers.last.say(READY);
    workers.last.say({ ...BEST, id, turn: "alive" });
    assert.equal((await next).turn, "alive");
  });
}

test("a worker that dies between requests is replaced", async () => {
  const { workers, engine } = engineWith();
  engine.ready().catch(() => {});
  workers.last.say(READY);
  workers.last.onmessageerror({});
  assert.ok(workers.last.terminated);
  const answer = engine.bestTurn({ game: "1g" });
  assert.equal(workers.made.length, 2);
  workers.last.say({ ...BEST, id: workers.last.lastSent("search").id });
  await answer;
});

test("a worker that can't be loaded is reported, and the next request tries again", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.bestTurn({ game: "1g" });
  // A missing script causes an event without a message.
  workers.last.onerror({});
  await rejectsWith(answer, "engine-unavailable", /could not be loaded/);
  engine.bestTurn({ game: "1g" });
  assert.equal(workers.made.length, 2);

  const refusing = new Engine({
    createWorker: () => {
      throw new Error("blocked by policy");
    },
  });
  await rejectsWith(refusing.bestTurn({ game: "1g" }), "engine-unavailable", /blocked by policy/);
  await rejectsWith(refusing.ready(), "engine-unavailable", /blocked by policy/);
});

test("a worker that never becomes ready is ended", async () => {
  const { workers, engine } = engineWith({ readyTimeoutMs: 5 });
  const answer = engine.bestTurn({ game: "1g" });
  // The client's own timer does not keep the program running.
  const awake = setTimeout(() => {}, 1000);
  await rejectsWith(answer, "engine-unavailable", /too long/);
  clearTimeout(awake);
  assert.ok(workers.last.terminated);
});

test("another protocol version is reported", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.bestTurn({ game: "1g" });
  workers.last.say({ ...READY, protocol: PROTOCOL_VERSION + 1 });
  await rejectsWith(answer, "version-mismatch", /different protocol versions.*reload/);
  assert.ok(workers.last.terminated);
});

test("another build is reported if the page names its own", async () => {
  const own = engineWith({ buildId: "b1" });
  const ready = own.engine.ready();
  own.workers.last.say(READY);
  await ready;

  const other = engineWith({ buildId: "b2" });
  const refused = other.engine.ready();
  other.workers.last.say(READY);
  await rejectsWith(refused, "version-mismatch", /b2.*b1.*reload/);
});

test("terminate ends everything for good", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.bestTurn({ game: "1g" });
  engine.terminate();
  await rejectsWith(answer, "terminated");
  assert.ok(workers.last.terminated);
  await rejectsWith(engine.bestTurn({ game: "1g" }), "terminated");
  await rejectsWith(engine.analyse({ game: "1g" }).result, "terminated");
  await rejectsWith(engine.analyseGame({ game: "1g" }).result, "terminated");
  await rejectsWith(engine.aei("aei"), "terminated");
  assert.throws(() => engine.aeiLines(), { code: "terminated" });
  await rejectsWith(engine.ready(), "terminated");
  engine.stop();
  engine.terminate();
  assert.equal(workers.made.length, 1);
});

test("an exception in the progress callback is reported and does not disturb the search", async (context) => {
  const { workers, engine } = engineWith();
  const fault = new Error("the user's own");
  const reported = [];
  globalThis.reportError = (error) => reported.push(error);
  context.after(() => delete globalThis.reportError);
  const answer = engine.bestTurn({
    game: "1g",
    onProgress: () => {
      throw fault;
    },
  });
  const { id } = workers.last.lastSent("search");
  workers.last.say({ type: "progress", id, info: INFO });
  workers.last.say({ ...BEST, id });
  assert.equal((await answer).turn, "Ee2n");
  assert.deepEqual(reported, [fault]);
});

test("invalid arguments are refused before anything is sent, and the running request continues", async () => {
  const { workers, engine } = engineWith();
  const running = engine.bestTurn({ game: "1g" });
  const { id } = workers.last.lastSent("search");
  const cyclic = {};
  cyclic.self = cyclic;
  const wrong = [
    undefined,
    null,
    7,
    "1g",
    {},
    { game: 7 },
    { game: cyclic },
    { game: null },
    { game: "1g", level: "strong" },
    { game: "1g", level: "3" },
    { game: "1g", level: 0 },
    { game: "1g", level: 12 },
    { game: "1g", level: 2.5 },
    { game: "1g", level: null, limits: { nodes: 1 } },
    { game: "1g", maxTimeMs: 0 },
    { game: "1g", level: 1, maxTimeMs: "soon" },
    { game: "1g", limits: { nodes: 1 }, maxTimeMs: 5 },
    { game: "1g", level: cyclic },
    { game: "1g", level: 1, limits: { nodes: 1 } },
    { game: "1g", limits: null },
    { game: "1g", limits: {} },
    { game: "1g", limits: { nodes: NaN } },
    { game: "1g", limits: { nodes: 0 } },
    { game: "1g", limits: { nodes: 1.5 } },
    { game: "1g", limits: { nodes: Infinity } },
    { game: "1g", limits: { depth: Infinity } },
    { game: "1g", limits: { timeMs: -Infinity } },
    { game: "1g", maxTimeMs: NaN },
    { game: "1g", limits: { depth: "3" } },
    { game: "1g", limits: { depth: -1 } },
    { game: "1g", lines: 0 },
    { game: "1g", lines: 17 },
    { game: "1g", lines: "2" },
    { game: "1g", steps: ["Ee2n"] },
    { game: "1g", steps: null },
    { game: "1g", seed: -1 },
    { game: "1g", seed: "lucky" },
    { game: "1g", signal: {} },
    { game: "1g", onProgress: "print" },
  ];
  for (const request of wrong) {
    await rejectsWith(engine.bestTurn(request), "wrong-type");
    await rejectsWith(engine.analyse(request).result, "wrong-type");
  }
  for (const request of [undefined, null, 7, {}, { game: 7 }, { game: "1g", level: 3 }, { game: "1g", limits: {} }]) {
    await rejectsWith(engine.analyseGame(request).result, "wrong-type");
  }
  for (const line of [undefined, null, 7, {}, "aei\nquit", "aei\rquit"]) await rejectsWith(engine.aei(line), "wrong-type");
  const thrown = new Error("from a getter");
  const hostile = {
    get game() {
      throw thrown;
    },
  };
  await assert.rejects(engine.bestTurn(hostile), (error) => error === thrown);
  assert.equal(workers.last.sent.length, 2);
  workers.last.say({ ...BEST, id });
  await running;
});

test("unexpected messages are ignored", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.bestTurn({ game: "1g" });
  const { id } = workers.last.lastSent("search");
  for (const message of [undefined, null, 3, "best", {}, { type: "sing" }, { type: "best" }, { type: "best", id: id + 1 }]) {
    workers.last.say(message);
  }
  workers.last.say({ ...BEST, id });
  assert.equal((await answer).turn, "Ee2n");
});
