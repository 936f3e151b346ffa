// The real worker and the real engine behind the real client, in a Node thread.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { spawn } from "../js/engine-spawn.js";
import { ENDLESS, Engine, Game, RawEngine, begun, copyWith, folder, pause, workerOf } from "./package.mjs";

const engines = [];
after(() => engines.forEach((engine) => engine.terminate()));

async function engine(options = {}) {
  // Every test has its own workers, because engines with the same options would share them.
  const made = new Engine({ createWorker: () => spawn({ workerUrl: workerOf(folder) }), ...options });
  engines.push(made);
  await made.ready();
  return made;
}

test("setups and turns are legal", async () => {
  const asked = await engine();
  const game = new Game();
  for (let ply = 0; ply < 6; ply++) {
    const best = await asked.bestTurn({ game, limits: { nodes: 500 }, seed: 1 });
    assert.equal(best.kind, ply < 2 ? "setup" : "turn");
    assert.equal(game.play(best.turn).text, best.turn);
    if (ply < 2) continue;
    assert.equal(best.pv[0], best.turn);
    assert.ok(best.nodes >= 500, `${best.nodes}`);
    assert.ok(["centirabbits", "win", "loss"].includes(best.score.kind));
    assert.ok(Number.isInteger(best.score.value));
  }
  assert.equal(game.label, "4g");
});

test("a turn that has begun is completed", async () => {
  const asked = await engine();
  const game = begun();
  const first = await asked.bestTurn({ game, limits: { nodes: 500 } });
  const words = first.turn.split(" ");
  for (let made = 0; made <= words.length; made++) {
    const steps = words.slice(0, made).join(" ");
    const best = await asked.bestTurn({ game, steps, lines: 3, limits: { nodes: 500 } });
    assert.ok(best.turn.startsWith(steps), `${best.turn} after ${steps}`);
    for (const { pv } of best.lines) {
      assert.ok(pv[0].startsWith(steps), `${pv[0]} after ${steps}`);
      game.play(pv[0]);
      game.takeBack();
    }
  }
});

test("steps that can't be made are refused", async () => {
  const asked = await engine();
  const game = begun();
  const refused = (steps, code) => assert.rejects(asked.bestTurn({ game, steps, level: 1 }), { name: "ArimaaError", code });
  await refused("Ee2s", "occupied");
  await refused("Ee2n Ee3n Ee4n Ee5n Ee6n", "no-steps-left");
  await refused("Ee2n Ee3s Ee2n Ee3s", "no-turn");
  await refused("nonsense", "bad-turn");
  await refused("Ra1 Rb1", "bad-turn");
  await assert.rejects(asked.bestTurn({ game: new Game(), steps: "Ee2n", level: 1 }), { code: "setup-expected" });
  assert.equal((await asked.bestTurn({ game, steps: " ", level: 1 })).kind, "turn");
});

test("every level answers", async () => {
  const asked = await engine();
  for (let level = 1; level <= 6; level++) {
    const game = begun();
    game.play((await asked.bestTurn({ game, level })).turn);
  }
});

test("a level ends at its limit of nodes or time, whichever comes first", async () => {
  const asked = await engine();
  const capped = await asked.bestTurn({ game: begun(), level: 10, maxTimeMs: 40 });
  assert.ok(capped.nodes < 1_000_000, `${capped.nodes}`);
  begun().play(capped.turn);
  const unhurried = await asked.bestTurn({ game: begun(), level: 2, maxTimeMs: 600_000 });
  assert.ok(unhurried.nodes <= 700, `${unhurried.nodes}`);
});

test("level 11 searches for as long as it may", async () => {
  const asked = await engine();
  for (const request of [{ maxTimeMs: 60 }, { clock: { perTurnMs: 100 } }]) {
    const answer = await asked.bestTurn({ game: begun(), level: 11, ...request });
    assert.ok(answer.timeMs >= 30 && answer.timeMs < 5000, `${answer.timeMs}`);
  }
  const stopped = asked.bestTurn({ game: begun(), level: 11, maxTimeMs: Infinity });
  asked.stop();
  begun().play((await stopped).turn);
});

test("unknown levels are refused", () => {
  const raw = new RawEngine();
  const record = begun().toRecord();
  for (const level of [0, 12, 300]) assert.throws(() => raw.start(record, { level }), { code: "bad-option" });
  for (const level of [2.5, -1, "3", null, NaN]) assert.throws(() => raw.start(record, { level }), { code: "wrong-type" });
  for (const wrong of [undefined, null, 1, {}, { level: 1, limits: { nodes: 1 } }]) {
    assert.throws(() => raw.start(record, wrong), { code: "wrong-type" });
  }
  for (const name of ["maxTimeMs", "lines", "seed", "ply"]) {
    assert.throws(() => raw.start(record, { level: 1, [name]: "two" }), { code: "wrong-type" });
  }
  raw.free();
});

test("setups vary with the seed", async () => {
  const asked = await engine();
  const setups = new Set();
  for (let seed = 0; seed < 20; seed++) {
    setups.add((await asked.bestTurn({ game: new Game(), level: 1, seed })).turn);
  }
  assert.ok(setups.size > 1);
});

test("a win in one turn is played and reported", async () => {
  const asked = await engine();
  const position = `g [r      r   R${" ".repeat(44)}R      R]`;
  const best = await asked.bestTurn({ game: Game.fromPosition(position), level: 1 });
  assert.deepEqual(best.score, { kind: "win", value: 1 });
  assert.equal(best.turn, "Rd7n");
});

test("progress comes at most ten times a second, and stop takes effect within 100 ms", async () => {
  const asked = await engine();
  const seen = [];
  const answer = asked.bestTurn({
    game: begun(),
    limits: ENDLESS,
    onProgress: (info) => seen.push({ at: performance.now(), ...info }),
  });
  await pause(1000);
  const stopped = performance.now();
  asked.stop();
  const best = await answer;
  const waited = performance.now() - stopped;
  assert.ok(waited < 100, `${waited} ms`);
  assert.ok(best.depth >= 1);
  assert.ok(Math.abs(best.nps - (best.nodes * 1000) / best.timeMs) < 1, `${best.nps}`);
  begun().play(best.turn);
  assert.ok(seen.length >= 3 && seen.length <= 10, `${seen.length} messages`);
  for (let i = 1; i < seen.length; i++) assert.ok(seen[i].nodes > seen[i - 1].nodes);
});

test("several lines are reported, best first, and the first one is the answer", async () => {
  const asked = await engine();
  const seen = [];
  const answer = asked.bestTurn({
    game: begun(),
    limits: { nodes: 400_000 },
    lines: 4,
    onProgress: ({ lines }) => seen.push(lines.length),
  });
  const best = await answer;
  assert.ok(seen.length > 0 && seen.every((count) => count >= 1 && count <= 4), `${seen}`);
  assert.equal(best.lines.length, 4);
  assert.deepEqual(best.lines[0], { depth: best.depth, score: best.score, pv: best.pv });
  const ends = best.lines.map(({ pv }) => {
    const game = begun();
    game.play(pv[0]);
    return game.position;
  });
  assert.equal(new Set(ends).size, 4, `${ends}`);
  for (let i = 1; i < 4; i++) {
    const [one, two] = [best.lines[i - 1], best.lines[i]];
    assert.ok(one.depth > two.depth || (one.depth === two.depth && one.score.value >= two.score.value));
  }
  const setup = await asked.bestTurn({ game: new Game(), level: 1, lines: 4 });
  assert.deepEqual(setup.lines, []);
  assert.equal((await asked.bestTurn({ game: begun(), level: 1 })).lines.length, 1);
});

test("an abort frees the worker at once", async () => {
  let worker;
  const asked = await engine({ createWorker: async () => (worker = await spawn({ workerUrl: workerOf(folder) })) });
  const controller = new AbortController();
  const answer = asked.bestTurn({ game: begun(), limits: ENDLESS, signal: controller.signal });
  await pause(100);
  controller.abort();
  await assert.rejects(answer, { name: "AbortError" });
  await pause(100);
  const heard = worker.onmessage;
  const after = [];
  worker.onmessage = ({ data }) => after.push(data);
  await pause(300);
  assert.deepEqual(after, [], "nothing is searched and told any more");
  worker.onmessage = heard;
  const begin = performance.now();
  await asked.bestTurn({ game: begun(), limits: { nodes: 1 } });
  assert.ok(performance.now() - begin < 300, `${performance.now() - begin} ms`);
});

test("of many requests at once, the last one is answered", async () => {
  const asked = await engine();
  const answers = [];
  for (let i = 0; i < 50; i++) answers.push(asked.bestTurn({ game: begun(), limits: i < 49 ? ENDLESS : { nodes: 300 } }));
  const settled = await Promise.allSettled(answers);
  const last = settled.pop();
  assert.ok(settled.every(({ reason }) => reason?.code === "superseded"));
  assert.equal(last.status, "fulfilled");
});

test("a refusal keeps the worker alive", async () => {
  const asked = await engine();
  await assert.rejects(asked.bestTurn({ game: "1g Ra9" }), { name: "ArimaaError", code: "bad-record", line: 1, column: 4 });
  const over = begun();
  over.resign();
  await assert.rejects(asked.bestTurn({ game: over }), { name: "ArimaaError", code: "game-over" });
  begun().play((await asked.bestTurn({ game: begun(), limits: { nodes: 10 } })).turn);
});

test("a text that is too long is refused, and so is a long invalid one", async () => {
  const asked = await engine();
  for (const [game, code] of [
    ["x".repeat(4_000_001), "too-long"],
    [`1g ${"Ra1 ".repeat(900_000)}`, "bad-record"],
    ["\n".repeat(3_000_000) + "nonsense", "bad-record"],
  ]) {
    await assert.rejects(asked.bestTurn({ game }), { name: "ArimaaError", code });
    await assert.rejects(asked.analyseGame({ game }).result, { name: "ArimaaError", code });
  }
  assert.equal((await asked.bestTurn({ game: begun(), level: 1 })).kind, "turn");
});

test("the engine knows the repetitions of the game", async () => {
  const asked = await engine();
  const limits = { nodes: 500 };
  // No rabbit can step before another piece has moved, because rabbits can't step back.
  const here = begun().position.replace(/.{16}\]$/, "HD.EM.DHRC....CR]");
  // A turn that the engine likes and that can be reversed step by step, and one of a silver horse, which moves back and
  // forth far away.
  let liked;
  for (let seed = 0; !liked; seed++) {
    assert.ok(seed < 200, "no turn can be taken back");
    const { turn } = await asked.bestTurn({ game: Game.fromPosition(here), limits, seed });
    const [wing, horse] = /[a-c][4-8]/.test(turn) ? [/[f-h][4-8]/, "hg"] : [/[a-c][4-8]/, "hb"];
    if (!wing.test(turn) && !/R|x|[rcdhme]/.test(turn.replaceAll(/[a-h]\d[nesw]/g, ""))) liked = { turn, seed, silver: [`${horse}7s`, `${horse}6n`] };
  }
  const back = reversed(liked.turn);
  // The position it leads to, and a step from there with which the game begins.
  const there = Game.fromPosition(here);
  there.play(liked.turn);
  const before = Game.fromPosition(`g${there.position.slice(1)}`);
  const aside = before.legalSteps().find(({ piece, kind, capture }) => "EMHDC".includes(piece) && kind === "step" && !capture);
  before.step(aside);
  const game = Game.fromPosition(before.position);
  const { silver } = liked;
  for (const turn of [reversed(aside.text), silver[0], back, silver[1], liked.turn, silver[0], back, silver[1]]) {
    game.play(turn);
  }
  assert.throws(() => game.play(liked.turn), { code: "repetition" });
  const best = await asked.bestTurn({ game, limits, seed: liked.seed });
  assert.notEqual(best.turn, liked.turn);
  game.play(best.turn);
});

/** The steps of a turn reversed, last one first. */
function reversed(turn) {
  const opposite = { n: "s", s: "n", e: "w", w: "e" };
  const made = ([piece, file, rank, direction]) => {
    const to = {
      n: [file, Number(rank) + 1],
      s: [file, Number(rank) - 1],
      e: [String.fromCharCode(file.charCodeAt() + 1), rank],
      w: [String.fromCharCode(file.charCodeAt() - 1), rank],
    };
    return `${piece}${to[direction].join("")}${opposite[direction]}`;
  };
  return turn.split(" ").reverse().map(made).join(" ");
}

test("a panic ends the worker; the next request gets a new one", async () => {
  // A panic appears in JavaScript as an error that is not an `ArimaaError`. Nothing works after it.
  const panic = "RawEngine.prototype.run = () => { throw new WebAssembly.RuntimeError('unreachable'); };";
  const broken = copyWith("ansa-wasm.js", (text) => `${text}\n${panic}`);
  const folders = [broken, folder];
  const asked = await engine({ createWorker: () => spawn({ workerUrl: workerOf(folders.shift()) }) });
  await assert.rejects(asked.bestTurn({ game: begun(), level: 1 }), {
    name: "ArimaaError",
    code: "engine-died",
    message: /unreachable/,
  });
  assert.equal((await asked.bestTurn({ game: begun(), level: 1 })).kind, "turn");
});

test("an engine that can't be loaded is reported", async () => {
  const broken = copyWith("ansa-wasm_bg.wasm", () => "this is no wasm");
  const made = new Engine({ workerUrl: workerOf(broken) });
  engines.push(made);
  await assert.rejects(made.bestTurn({ game: begun() }), { name: "ArimaaError", code: "engine-unavailable" });
});

test("a worker of another protocol version says so", async () => {
  const made = new Engine({ workerUrl: workerOf(folder), buildId: "another" });
  engines.push(made);
  await assert.rejects(made.ready(), { name: "ArimaaError", code: "version-mismatch" });
});
