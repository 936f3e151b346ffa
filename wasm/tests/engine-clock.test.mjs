// The clock of a request: what the client checks and sends, and how long the engine searches with it.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { spawn } from "../js/engine-spawn.js";
import { engineWith, rejectsWith } from "./helpers.mjs";
import { Engine, Game, RawEngine, begun, folder, pause, workerOf } from "./package.mjs";

const engines = [];
after(() => engines.forEach((engine) => engine.terminate()));

const WHOLE_CLOCK = { perTurnMs: 0, reserveMs: 1, maxTurnMs: 2, gameLeftMs: 3, maxReserveMs: 4, percent: 5, usedMs: 6 };

test("a clock is sent as it is, with the time of the request and without a level", () => {
  const { workers, engine } = engineWith();
  const before = Date.now();
  engine.bestTurn({ game: "1g", clock: { ...WHOLE_CLOCK, other: 7 } }).catch(() => {});
  const { id, askedAt, ...search } = workers.last.lastSent("search");
  assert.deepEqual(search, { type: "search", game: "1g", seed: undefined, clock: WHOLE_CLOCK, clear: true });
  assert.ok(askedAt >= before && askedAt <= Date.now());
  engine.bestTurn({ game: "1g", level: 3, clock: { perTurnMs: 1000 } }).catch(() => {});
  const { level, clock } = workers.last.lastSent("search");
  assert.deepEqual([level, clock], [3, { perTurnMs: 1000 }]);
  engine.bestTurn({ game: "1g" }).catch(() => {});
  assert.ok(!("clock" in workers.last.lastSent("search")) && !("askedAt" in workers.last.lastSent("search")));
});

test("contradictory and invalid clocks are refused before anything is sent", async () => {
  const { workers, engine } = engineWith();
  const refused = (request, pattern) => rejectsWith(engine.bestTurn({ game: "1g", ...request }), "wrong-type", pattern);
  const clock = { perTurnMs: 1000 };
  await refused({ clock, limits: { nodes: 5 } }, /either limits or clock/);
  await refused({ clock, level: 5, maxTimeMs: 5 }, /clock\.maxTurnMs/);
  await refused({ clock, maxTimeMs: 5 }, /clock\.maxTurnMs/);
  await refused({ clock, level: 5, limits: { nodes: 5 } }, /either level or limits/);
  await refused({ clock, level: 12 }, /level must be/);
  for (const wrong of [null, 7, "15s/2m", true, {}, [], { perTurnMs: 0 }, { percent: 50 }, { usedMs: 5, maxReserveMs: 9 }]) {
    await refused({ clock: wrong }, /at least one of perTurnMs/);
  }
  for (const name of Object.keys(WHOLE_CLOCK)) {
    for (const value of [-1, 0.5, NaN, Infinity, "1", null, 1n, 2 ** 53, {}]) {
      await refused({ clock: { ...WHOLE_CLOCK, [name]: value } }, new RegExp(`clock\\.${name} must be an integer from 0`));
    }
  }
  const throwing = {
    get perTurnMs() {
      throw new RangeError("from a getter");
    },
  };
  await assert.rejects(engine.bestTurn({ game: "1g", clock: throwing }), RangeError);
  await rejectsWith(engine.analyseGame({ game: "1g", clock }).result, "wrong-type", /not a level or a clock/);
  assert.equal(workers.made.length, 0);
});

test("the worker's class checks a clock as well", () => {
  const raw = new RawEngine();
  const record = begun().toRecord();
  raw.start(record, { clock: { reserveMs: 0 } });
  raw.start(record, { clock: { ...WHOLE_CLOCK, percent: 2 ** 40 }, level: 3 });
  assert.throws(() => raw.start(record, { clock: { perTurnMs: 0 } }), { code: "bad-option" });
  for (const clock of [null, 7, "1", { perTurnMs: -1 }, { reserveMs: 0.5 }, { gameLeftMs: "1" }]) {
    assert.throws(() => raw.start(record, { clock }), { code: "wrong-type" });
  }
  assert.throws(() => raw.start(record, { clock: { perTurnMs: 1 }, limits: { nodes: 1 } }), { code: "wrong-type" });
  raw.free();
});

/** The time that a search takes by the clock of the engine. */
async function timed(engine, clock, more = {}) {
  const { timeMs, turn } = await engine.bestTurn({ game: begun(), clock, clear: true, ...more });
  begun().play(turn);
  return timeMs;
}

test("the engine takes the time that the AEI session would take", async () => {
  const engine = new Engine({ createWorker: () => spawn({ workerUrl: workerOf(folder) }) });
  engines.push(engine);
  await engine.ready();
  // A search may end at 60 % of the usual time if its choice is stable, and take three times as long in trouble.
  const fixed = await timed(engine, { maxTurnMs: 700 });
  // 60 ms and 4 % are for the delay between engine and clock. On a busy machine, some time passes before the search.
  assert.ok(fixed >= 400 && fixed < 700, `${fixed} ms`);
  const usual = await timed(engine, { perTurnMs: 200, reserveMs: 2500 });
  assert.ok(usual >= 100 && usual <= 900, `${usual} ms`);
  const late = await timed(engine, { perTurnMs: 200, reserveMs: 2500, maxTurnMs: 800, usedMs: 790 });
  assert.ok(late < 100, `${late} ms`);
  const empty = await timed(engine, { reserveMs: 0 });
  assert.ok(empty < 100, `${empty} ms`);
  const left = await timed(engine, { perTurnMs: 60_000, gameLeftMs: 200 });
  assert.ok(left < 200, `${left} ms`);
  // A level ends the search at its own limit.
  const weak = await engine.bestTurn({ game: begun(), level: 2, clock: { perTurnMs: 600_000 } });
  assert.ok(weak.nodes <= 700, `${weak.nodes} nodes`);
  assert.equal((await engine.bestTurn({ game: new Game(), clock: { perTurnMs: 1000 } })).kind, "setup");
});

test("the clock runs while the request waits for its worker", async () => {
  const createWorker = async () => {
    await pause(600);
    return spawn({ workerUrl: workerOf(folder) });
  };
  const engine = new Engine({ createWorker });
  engines.push(engine);
  // 804 ms are for the search, less the wait.
  const first = await timed(engine, { maxTurnMs: 900 });
  assert.ok(first < 400, `${first} ms`);
  const second = await timed(engine, { maxTurnMs: 900 });
  assert.ok(second > 400, `${second} ms`);
});
