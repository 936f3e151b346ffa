// How engines share workers, with fake workers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BEST, READY, enginesWith, rejectsWith, settle } from "./helpers.mjs";

/** The searches that a worker received, as the text of the game with `!` for a cleared transposition table. */
function searches(worker) {
  return worker.sent.filter(({ type }) => type === "search").map(({ game, clear }) => game + (clear ? "!" : ""));
}

/** Makes a worker answer its last request. */
function finish(worker) {
  worker.say({ ...BEST, id: worker.lastSent("search").id });
}

test("engines with the same options share a free worker", async () => {
  const { workers, engines } = enginesWith(3, { workers: 3 });
  for (const [index, engine] of engines.entries()) {
    const answer = engine.bestTurn({ game: `g${index}` });
    workers.last.say(READY);
    finish(workers.last);
    await answer;
  }
  assert.equal(workers.made.length, 1);
  assert.deepEqual(searches(workers.last), ["g0!", "g1!", "g2!"]);
});

test("a worker is started if all are busy, and an engine returns to its last worker", async () => {
  const { workers, engines } = enginesWith(2, { workers: 2 });
  await settle();
  const answers = engines.map((engine, index) => engine.bestTurn({ game: `g${index}` }));
  assert.equal(workers.made.length, 2);
  const [first, second] = workers.made;
  for (const worker of workers.made) {
    worker.say(READY);
    finish(worker);
  }
  await Promise.all(answers);
  // In the opposite order.
  const again = [engines[1].bestTurn({ game: "g1" }), engines[0].bestTurn({ game: "g0" })];
  assert.deepEqual(searches(first), ["g0!", "g0"], "and nothing is forgotten");
  assert.deepEqual(searches(second), ["g1!", "g1"]);
  workers.made.forEach(finish);
  await Promise.all(again);
});

test("engines with different options share nothing", async () => {
  const { workers, engines } = enginesWith(1);
  const other = enginesWith(1, { createWorker: workers.create, tableBytes: 1 << 20 }).engines[0];
  engines[0].bestTurn({ game: "g0" });
  other.bestTurn({ game: "g1" });
  assert.equal(workers.made.length, 2);
});

test("requests wait if all workers are busy, and are served in order", async () => {
  const { workers, engines } = enginesWith(3, { workers: 1 });
  await settle();
  const order = [];
  const answers = engines.map((engine, index) => engine.bestTurn({ game: `g${index}` }).then(() => order.push(index)));
  workers.last.say(READY);
  for (let i = 0; i < 3; i++) {
    await settle();
    finish(workers.last);
  }
  await Promise.all(answers);
  assert.deepEqual(order, [0, 1, 2]);
  assert.deepEqual(searches(workers.last), ["g0!", "g1!", "g2!"]);
  assert.equal(workers.made.length, 1);
});

test("a waiting request can be stopped, superseded and aborted", async () => {
  const { workers, engines } = enginesWith(3, { workers: 1 });
  await settle();
  const [busy, waits, leaves] = engines;
  const running = busy.bestTurn({ game: "g0" });
  const superseded = waits.bestTurn({ game: "g1" });
  const controller = new AbortController();
  const aborted = leaves.bestTurn({ game: "g2", signal: controller.signal });
  const stopped = waits.bestTurn({ game: "g3" });
  waits.stop();
  controller.abort();
  await rejectsWith(superseded, "superseded");
  await assert.rejects(aborted, { name: "AbortError" });
  workers.last.say(READY);
  finish(workers.last);
  await running;
  assert.deepEqual(searches(workers.last), ["g0!", "g3!"]);
  assert.equal(workers.last.lastSent("stop").id, workers.last.lastSent("search").id, "it is stopped as it begins");
  finish(workers.last);
  await stopped;
});

test("a dead worker fails only its own request", async () => {
  const { workers, engines } = enginesWith(3, { workers: 2 });
  await settle();
  const [one, two, waiting] = engines.map((engine, index) => engine.bestTurn({ game: `g${index}` }));
  const [first, second] = workers.made;
  first.say(READY);
  second.say(READY);
  first.onerror({ message: "unreachable" });
  await rejectsWith(one, "engine-died");
  assert.equal(workers.made.length, 3, "the one that waited has a fresh worker");
  assert.deepEqual(searches(workers.last), ["g2!"]);
  finish(second);
  await two;
  workers.last.say(READY);
  finish(workers.last);
  await waiting;
});

test("if no worker can be started, every request fails", async () => {
  const { workers, engines } = enginesWith(3, { workers: 1 });
  await settle();
  const answers = engines.map((engine) => engine.bestTurn({ game: "1g" }));
  for (const answer of answers) {
    workers.last.onerror({});
    await rejectsWith(answer, "engine-unavailable");
  }
});

test("the workers end with the last engine", async () => {
  const { workers, engines } = enginesWith(2, { workers: 2 });
  await settle();
  const [one, two] = engines.map((engine) => engine.bestTurn({ game: "1g" }));
  engines[0].terminate();
  await rejectsWith(one, "terminated");
  const [first, second] = workers.made;
  assert.deepEqual(first.lastSent("cancel"), { type: "cancel", id: first.lastSent("search").id });
  assert.ok(!first.terminated && !second.terminated);
  second.say(READY);
  finish(second);
  await two;
  engines[1].terminate();
  assert.ok(first.terminated && second.terminated);
});

test("idle workers end after a while, except one", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { workers, engines } = enginesWith(3, { workers: 3 });
  await settle();
  const answers = engines.map((engine) => engine.bestTurn({ game: "1g" }));
  for (const worker of workers.made) {
    worker.say(READY);
    finish(worker);
  }
  await Promise.all(answers);
  context.mock.timers.tick(100_000);
  assert.deepEqual(workers.made.map(({ terminated }) => terminated), [false, false, false]);
  engines[0].terminate();
  engines[1].terminate();
  context.mock.timers.tick(29_000);
  assert.ok(!workers.made[0].terminated);
  context.mock.timers.tick(2_000);
  assert.deepEqual(workers.made.map(({ terminated }) => terminated), [true, true, false]);
});

test("one idle worker stays, although no game needs it", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { workers, engines } = enginesWith(1, { workers: 2 });
  await settle();
  const task = engines[0].analyseGame({ game: "1g" });
  workers.last.say(READY);
  const turns = [0, 1, 2].map((ply) => ({ ply }));
  workers.last.say({ type: "outline", id: workers.last.lastSent("outline").id, turns, searchEnd: false });
  await settle();
  for (const worker of [0, 1, 0]) {
    workers.made[worker].say(READY);
    workers.made[worker].say({ ...BEST, id: workers.made[worker].lastSent("search").id, review: { score: 0 } });
  }
  await task.result;
  context.mock.timers.tick(100_000);
  assert.deepEqual(workers.made.map(({ terminated }) => terminated), [true, false]);
});
