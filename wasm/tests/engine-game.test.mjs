// Whole-game analysis: order, losses and failures with fake workers; the same result with real workers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BEST, INFO, READY, enginesWith, rejectsWith, settle } from "./helpers.mjs";
import { ENDLESS, Engine, Game, begun, folder, pause, workerOf } from "./package.mjs";

const TURNS = ["2g", "2s", "3g"].map((label, index) => ({
  ply: index + 2,
  label,
  side: label.endsWith("g") ? "gold" : "silver",
  turn: `t${index}`,
}));

/** An analysis whose worker has already sent the outline of the game. */
async function analysis(workers, { searchEnd = true, end, request = {} } = {}) {
  const { workers: made, engines } = enginesWith(2, { workers });
  await settle();
  const progress = [];
  const task = engines[0].analyseGame({ game: "1g", onProgress: (told) => progress.push(told), ...request });
  made.last.say(READY);
  made.last.say({ type: "outline", id: made.last.lastSent("outline").id, turns: TURNS, searchEnd, end });
  await settle();
  return { made: made.made, engines, task, progress };
}

/** Makes the worker that searches this position answer. */
function answer(made, ply, review) {
  const worker = made.find((worker) => worker.lastSent("search")?.ply === ply);
  assert.ok(worker, `nobody was asked for ${ply}`);
  worker.say({ ...BEST, id: worker.lastSent("search").id, turn: `best${ply}`, review });
}

test("losses are reported in the order of the game, whatever the order of the answers", async () => {
  const { made, task, progress } = await analysis(2);
  assert.equal(made.length, 2);
  const seen = [];
  const following = (async () => {
    for await (const { label, loss, best } of task) seen.push([label, loss, best]);
  })();
  answer(made, 3, { score: 100, sameAsBest: false });
  await settle();
  assert.deepEqual(seen, []);
  answer(made, 2, { score: 50, sameAsBest: false });
  await settle();
  assert.deepEqual(seen, [["2g", 150, "best2"]]);
  answer(made, 4, { score: -30, sameAsBest: true });
  answer(made, undefined, { score: 2000, sameAsBest: false });
  await following;
  assert.deepEqual(seen.slice(1), [
    ["2s", 70, "best3"],
    ["3g", 0, "best4"],
  ]);
  const { plies, complete } = await task.result;
  assert.ok(complete);
  assert.equal(plies.length, 3);
  assert.deepEqual(plies[0], { ...TURNS[0], ...INFO, best: "best2", loss: 150 });
  assert.deepEqual(progress, [1, 2, 3, 4].map((done) => ({ done, total: 4 })));
  const { clear, seed, limits } = made[0].lastSent("search");
  assert.deepEqual({ clear, seed, limits }, { clear: true, seed: undefined, limits: { nodes: 100_000 } });
});

test("a decided end is not searched; an end without a winner causes no loss", async () => {
  for (const [end, loss] of [
    [-2000, 0],
    [2000, 2030],
    [undefined, 0],
  ]) {
    const { made, task } = await analysis(1, { searchEnd: false, end });
    for (const ply of [2, 3, 4]) {
      answer(made, ply, { score: 30, sameAsBest: false });
      await settle();
    }
    assert.equal((await task.result).plies[2].loss, loss);
  }
});

test("stop and leaving the loop return the results so far", async () => {
  const { made, task } = await analysis(2);
  answer(made, 2, { score: 0, sameAsBest: false });
  answer(made, 3, { score: 0, sameAsBest: false });
  for await (const { label } of task) {
    assert.equal(label, "2g");
    break;
  }
  const { plies, complete } = await task.result;
  assert.deepEqual([plies.length, complete], [1, false]);
  for (const worker of made) assert.equal(worker.lastSent("cancel").id, worker.lastSent("search").id);
});

test("an abort, another request or a dead worker ends the analysis", async () => {
  const controller = new AbortController();
  const aborted = await analysis(2, { request: { signal: controller.signal } });
  controller.abort();
  await assert.rejects(aborted.task.result, { name: "AbortError" });
  for (const worker of aborted.made) assert.ok(worker.lastSent("cancel"));

  const superseded = await analysis(2);
  superseded.engines[0].bestTurn({ game: "1g", level: 1 });
  await rejectsWith(superseded.task.result, "superseded");
  assert.equal(superseded.made[0].lastSent("search").level, 1);

  const { workers, engines } = enginesWith(1);
  const early = engines[0].analyseGame({ game: "1g" });
  workers.last.say(READY);
  workers.last.say({ type: "dead", reason: "unreachable" });
  await rejectsWith(early.result, "engine-died");

  const died = await analysis(2);
  died.made[1].say(READY);
  died.made[1].onerror({ message: "unreachable" });
  await rejectsWith(died.task.result, "engine-died");
  assert.ok(died.made[0].lastSent("cancel"), "what the others search is of no use any more");
});

test("a request for a turn precedes waiting positions", async () => {
  const { workers, engines } = enginesWith(3, { workers: 1 });
  await settle();
  const [first, second, third] = engines;
  const tasks = [];
  for (const engine of [first, second]) {
    tasks.push(engine.analyseGame({ game: `g${tasks.length}` }));
    workers.last.say(READY);
    if (tasks.length === 1) workers.last.say({ type: "outline", id: workers.last.lastSent("outline").id, turns: TURNS });
    await settle();
  }
  // The first one's first position is searched; the second one's outline waits, and is asked for next.
  workers.last.say({ ...BEST, id: workers.last.lastSent("search").id, review: { score: 0, sameAsBest: true } });
  workers.last.say({ type: "outline", id: workers.last.lastSent("outline").id, turns: TURNS });
  await settle();
  // Now a position of the second analysis waits.
  const searches = () => workers.last.sent.filter(({ type }) => type === "search").map(({ game }) => game);
  assert.deepEqual(searches(), ["g0", "g0"]);
  third.bestTurn({ game: "turn" });
  const next = () => workers.last.say({ ...BEST, id: workers.last.lastSent("search").id, review: { score: 0 } });
  next();
  next();
  assert.deepEqual(searches(), ["g0", "g0", "turn", "g1"]);
});

test("two analyses take turns, and requests precede waiting positions", async () => {
  const { made, engines, task } = await analysis(1);
  const [worker] = made;
  const other = engines[1].analyseGame({ game: "other" });
  await settle();
  answer(made, 2, { score: 0, sameAsBest: false });
  assert.ok(worker.lastSent("outline").game === "other", "what is asked for comes before positions that wait");
  worker.say({ type: "outline", id: worker.lastSent("outline").id, turns: TURNS, searchEnd: false });
  const order = [];
  for (let i = 0; i < 6; i++) {
    await settle();
    const { id, game } = worker.lastSent("search");
    order.push(game);
    worker.say({ ...BEST, id, review: { score: 0, sameAsBest: false } });
  }
  await Promise.all([task.result, other.result]);
  assert.deepEqual(order, ["1g", "other", "1g", "other", "1g", "other"]);
});

test("games without a turn", async () => {
  const { workers, engines } = enginesWith(1);
  const task = engines[0].analyseGame({ game: "" });
  workers.last.say(READY);
  workers.last.say({ type: "outline", id: workers.last.lastSent("outline").id, turns: [], searchEnd: true });
  assert.deepEqual(await task.result, { plies: [], complete: true });
});

/** A game of a few turns that the engine plays against itself. */
async function played(engine, turns) {
  const game = begun();
  for (let ply = 0; ply < turns; ply++) game.play((await engine.bestTurn({ game, level: 1 + (ply % 3), seed: ply })).turn);
  return game;
}

test("one worker, three workers and a single search give the same result", async () => {
  const results = [];
  let game;
  for (const workers of [1, 3]) {
    const engine = await Engine.create({ workerUrl: workerOf(folder), workers });
    game ??= await played(engine, 6);
    const { plies, complete } = await engine.analyseGame({ game, limits: { nodes: 3000 } }).result;
    assert.ok(complete);
    // Only the times may differ.
    results.push(plies.map(({ timeMs, nps, ...found }) => found));
    if (workers === 3) {
      const before = Game.fromRecord(game.toRecord());
      before.takeBack();
      const same = await engine.bestTurn({ game: before, limits: { nodes: 3000 } });
      assert.equal(plies.at(-1).best, same.turn);
      assert.equal(plies.at(-1).nodes, same.nodes);
    }
    engine.terminate();
  }
  assert.deepEqual(results[0], results[1]);
  assert.deepEqual(results[0].map(({ label }) => label), ["2g", "2s", "3g", "3s", "4g", "4s"]);
  assert.deepEqual(results[0].map(({ turn }) => turn), game.turns().slice(2).map(({ text }) => text));
  for (const { loss } of results[0]) assert.ok(Number.isInteger(loss) && loss >= 0 && loss <= 4000, `${loss}`);
});

test("in a finished game the winning turn loses nothing, and a missed win is reported", async () => {
  const engine = await Engine.create({ workerUrl: workerOf(folder) });
  const game = Game.fromPosition(`g [r      r   R${" ".repeat(44)}R      R]`);
  for (const turn of ["Ra1n", "rh8s", "Rd7n"]) game.play(turn);
  assert.equal(game.result.reason, "goal");
  const { plies } = await engine.analyseGame({ game, limits: { nodes: 2000 } }).result;
  assert.equal(plies.length, 3);
  assert.equal(plies[0].best, "Rd7n");
  assert.deepEqual(plies[2].score, { kind: "win", value: 1 });
  assert.equal(plies[2].loss, 0);
  assert.deepEqual((await engine.analyseGame({ game: new Game() }).result).plies, []);
  await rejectsWith(engine.analyseGame({ game: "2g nonsense" }).result, "bad-record");
  const controller = new AbortController();
  const aborted = engine.analyseGame({ game: await played(engine, 2), limits: ENDLESS, signal: controller.signal });
  await pause(50);
  controller.abort();
  await assert.rejects(aborted.result, { name: "AbortError" });
  engine.terminate();
});
