// Winning chances, causes, and the review of a game, also with the real engine.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { Engine } from "./package.mjs";
import { refuses } from "./refuses.mjs";
import { Game, position } from "./rules.mjs";

const { causesOf, reviewGame, winningChance, ...rest } = await import(pathToFileURL(join(process.env.ANSA_PACKAGE, "review.js")));

const GOAL = position("g", "........", "..R.....", "........", "........", "......r.", "........", "E.......", "........");

/** The analysis of one turn. */
function analysed(loss, score = { kind: "centirabbits", value: 0 }, rest = {}) {
  return { ply: 0, label: "2g", side: "gold", turn: "Ea2n", best: "Rc7n", loss, score, ...rest };
}

test("only the documented functions and the error class are exported", () => {
  assert.deepEqual(Object.keys(rest), ["ArimaaError"]);
});

test("the chance to win grows with the score, and both sides share it", () => {
  const at = (value) => winningChance({ kind: "centirabbits", value });
  assert.equal(at(0), 0.5);
  let last = 0;
  for (const value of [-1e9, -2000, -500, -1, 0, 1, 40, 500, 1999]) {
    assert.ok(at(value) >= last && at(value) < 1, `${value}`);
    last = at(value);
    assert.ok(Math.abs(at(value) + at(-value) - 1) < 1e-12);
    // The curve of docs/decisions/0030, with the scale that the core was fitted to.
    if (Math.abs(value) <= 2000) assert.ok(Math.abs(at(value) - 1 / (1 + Math.exp(-value / 382))) < 1e-12);
  }
  assert.deepEqual([1, 500].map((value) => winningChance({ kind: "win", value })), [1, 1]);
  assert.deepEqual([0, 500].map((value) => winningChance({ kind: "loss", value })), [0, 0]);
  for (const score of [undefined, null, 7, "0", {}, { kind: "win" }, { kind: "mate", value: 1 }, { kind: "win", value: NaN }, { kind: "centirabbits", value: "7" }, { kind: "centirabbits", value: Infinity }, { kind: 7, value: 7 }]) {
    refuses(() => winningChance(score), "wrong-type");
  }
});

test("causes are facts with their parts", () => {
  assert.deepEqual(causesOf({ position: GOAL, played: "Ea2n" }), [
    { kind: "win-missed", text: "Gold could have reached the goal: Rc7n", reason: "goal", line: "Rc7n", from: "before" },
  ]);
  assert.deepEqual(causesOf({ position: GOAL, played: "Rc7n" }), []);
  const trap = position("g", "........", "........", "........", "........", "..r....r", "........", ".C......", "R.......");
  assert.deepEqual(causesOf({ position: trap, played: "Cb2e Cc2n", better: "Ra1n" }).find(({ kind }) => kind === "own-piece-lost"), {
    kind: "own-piece-lost",
    text: "the turn loses the cat from b2 in the trap on c3",
    piece: "C",
    square: "b2",
    trap: "c3",
  });
  const round = causesOf({ position: position("g", "r.......", "........", "........", "........", "...E....", "........", "........", "R......."), played: "Ed4n Ed5s Ed4e" });
  assert.deepEqual(round, [{ kind: "shorter-turn", text: "the same position can be reached in fewer steps: Ed4e", line: "Ed4e", from: "before" }]);
});

test("a review has the chances, the severity and the causes of each turn", () => {
  const history = [{ before: GOAL, text: "Ea2n" }];
  const reviewed = (loss, score) => reviewGame(history, [analysed(loss, score)])[0];
  // From one half, the curve loses 5, 10 and 15 points at these scores.
  for (const [loss, severity, glyph] of [[0], [76], [77, "inaccuracy", "?!"], [154, "inaccuracy", "?!"], [155, "mistake", "?"], [236, "mistake", "?"], [237, "blunder", "??"]]) {
    const turn = reviewed(loss);
    assert.deepEqual([turn.severity, turn.glyph], [severity, glyph], `${loss}`);
    assert.equal(turn.causes[0]?.kind, severity && "win-missed");
    assert.equal(turn.chanceBefore, 0.5);
    assert.ok(Math.abs(turn.chanceAfter - winningChance({ kind: "centirabbits", value: -loss })) < 1e-12);
  }
  const lost = reviewed(4000, { kind: "win", value: 1 });
  assert.deepEqual([lost.chanceBefore, lost.chanceAfter, lost.severity], [1, 0, "blunder"]);
  const won = reviewed(0, { kind: "win", value: 3 });
  assert.deepEqual([won.chanceBefore, won.chanceAfter, won.severity], [1, 1, undefined]);
  assert.deepEqual(Object.keys(reviewed(237)), ["ply", "label", "side", "turn", "best", "chanceBefore", "chanceAfter", "severity", "glyph", "causes"]);
  assert.deepEqual(reviewGame(history, { plies: [analysed(237)], complete: true }), [reviewed(237)]);
  assert.deepEqual(reviewGame({ history: () => history }, { plies: [] }), []);
});

test("the review of an analysed game can be written into its record", async () => {
  const game = Game.fromPosition(GOAL);
  for (const turn of ["Ea2n", "rg4s", "Rc7n"]) game.play(turn);
  const engine = new Engine();
  const analysis = await engine.analyseGame({ game, limits: { nodes: 2000 } }).result;
  engine.terminate();
  const reviews = reviewGame(game, analysis);
  assert.deepEqual(reviews.map(({ ply, turn }) => [ply, turn]), [[0, "Ea2n"], [1, "rg4s"], [2, "Rc7n"]]);
  for (const { ply, glyph, best, causes } of reviews) {
    if (glyph) game.annotate(ply, { glyphs: [glyph], comment: causes[0]?.text ?? null, variations: [{ turns: [best] }] });
  }
  assert.deepEqual(reviewGame(game, analysis), reviews, "annotations change nothing");
  assert.ok(reviews.every(({ chanceBefore, chanceAfter }) => chanceBefore >= 0 && chanceBefore <= 1 && chanceAfter >= 0 && chanceAfter <= chanceBefore));
  assert.equal(reviews[2].severity, undefined);
});

test("invalid questions and analyses", () => {
  for (const [question, code] of [
    [undefined, "wrong-type"], [null, "wrong-type"], [{}, "wrong-type"], [{ position: GOAL }, "wrong-type"], [{ position: 7, played: "Ea2n" }, "wrong-type"],
    [{ position: "g [rr]", played: "Ea2n" }, "bad-position"], [{ position: GOAL, played: "takeback" }, "bad-turn"], [{ position: GOAL, played: "" }, "bad-turn"],
    [{ position: GOAL, played: "Ea2w" }, "off-board"], [{ position: GOAL, played: "Ea2n", better: "Ea2e Ea2e" }, "wrong-piece"],
    [{ position: GOAL, played: "Ea2n Ea3s" }, "nothing-changed"], [{ position: "g - - [" + GOAL.slice(3), played: "Ea2n" }, "bad-position"],
    [{ position: GOAL.replace("R", " ").replace("g [ ", "g [R"), played: "Ea2n" }, "game-over"],
    [{ position: "x".repeat(5e6), played: "Ea2n" }, "too-long"],
  ]) {
    refuses(() => causesOf(question), code);
  }
  const history = [{ before: GOAL, text: "Ea2n" }];
  for (const [game, analysis, code] of [
    [history, [analysed(1, undefined, { ply: 1 })], "bad-option"], [history, [analysed(1, undefined, { turn: "Ea2e" })], "bad-option"],
    [history, [analysed(300, undefined, { best: "Ea2s Ea1s" })], "off-board"], [history, [analysed(-1)], "wrong-type"], [history, [analysed(1, 7)], "wrong-type"],
    [history, [{}], "wrong-type"], [history, 7, "wrong-type"], [history, { plies: 7 }, "wrong-type"], [[{}], [analysed(300)], "wrong-type"], [7, [], "wrong-type"],
    [{ history: 7 }, [], "wrong-type"], [new Array(4001), [], "too-long"], [history, new Array(4001), "too-long"],
    [[{ before: GOAL.replace("g", "x"), text: "Ea2n" }], [analysed(300)], "bad-position"],
  ]) {
    refuses(() => reviewGame(game, analysis), code);
  }
});

test("values of any type, getters that throw, and values that contain themselves", () => {
  const cyclic = { kind: "win" };
  for (const name of ["value", "position", "played", "better", "history", "plies", "score", "ply"]) cyclic[name] = cyclic;
  const throwing = new Proxy({}, { get() { throw new Error("from a getter"); } });
  const { proxy: revoked, revoke } = Proxy.revocable([], {});
  revoke();
  for (const [index, value] of [NaN, -1, 7n, Symbol("g"), () => "g", true, "", cyclic, throwing, revoked, [undefined], { history() { throw new Error("no"); } }].entries()) {
    for (const call of [() => winningChance(value), () => causesOf(value), () => reviewGame(value, []), () => reviewGame([], value)]) {
      try {
        call();
      } catch (error) {
        assert.equal(error.name, "ArimaaError", `value ${index}: ${error.stack}`);
      }
    }
  }
});

test("the examples in the types of the review run", () => {
  const source = readFileSync(new URL("../src/review/mod.rs", import.meta.url), "utf8");
  const code = [...source.replaceAll(/^\/\/\/ ?/gm, "").matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);
  assert.equal(code.length, 3);
  let checks = 0;
  for (const example of code) {
    const told = example.replaceAll(/^(.*); \/\/ → (.*)$/gm, (_, line, value) => {
      checks += 1;
      return `equal(${line}, ${value});`;
    });
    new Function("winningChance", "causesOf", "reviewGame", "equal", told)(winningChance, causesOf, reviewGame, assert.deepEqual);
  }
  assert.equal(checks, 10);
});
