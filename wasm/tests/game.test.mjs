// The rules API as JavaScript uses it.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { version } from "./package.mjs";
import { GOLD, Game, SILVER, begun, position, refuses, shown } from "./rules.mjs";

test("the version is a version", () => {
  assert.match(version(), /^\d+\.\d+\.\d+/);
});

test("a game from its setups on", () => {
  const game = new Game();
  assert.equal(game.phase, "setup");
  assert.equal(game.label, "1g");
  assert.deepEqual(game.legalSteps(), []);
  game.setUp(GOLD);
  assert.equal(game.side, "silver");
  game.play(SILVER);
  assert.equal(game.phase, "turn");
  assert.equal(game.label, "2g");
  assert.equal(game.stepsLeft, 4);
  assert.equal(game.position, "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
  assert.equal(game.pieces().length, 32);
  assert.deepEqual(game.pieces()[0], { square: "a1", piece: "R" });
  assert.deepEqual(game.step("Ee2n"), { from: "e2", to: "e3", kind: "step", piece: "E", text: "Ee2n" });
  game.step({ from: "e3", to: "e4" });
  assert.equal(game.stepsLeft, 2);
  assert.deepEqual(
    game.steps().map(({ text }) => text),
    ["Ee2n", "Ee3n"],
  );
  assert.match(game.diagram(), /^2g Ee2n Ee3n\n/);
  assert.deepEqual(game.endTurn(), { label: "2g", side: "gold", kind: "turn", text: "Ee2n Ee3n" });
  assert.equal(game.side, "silver");
  assert.deepEqual(game.turns(), [
    { label: "1g", side: "gold", kind: "setup", text: GOLD },
    { label: "1s", side: "silver", kind: "setup", text: SILVER },
    { label: "2g", side: "gold", kind: "turn", text: "Ee2n Ee3n" },
  ]);
});

test("named setups", () => {
  const game = new Game();
  game.setUp(Game.setup("99of9", "gold"));
  game.setUp(Game.setup("classic", "silver"));
  assert.equal(game.phase, "turn");
  refuses(null, () => Game.setup("best", "gold"), "bad-option");
  refuses(null, () => Game.setup("classic", "green"), "bad-option");
});

test("exactly the legal steps can be made", () => {
  const game = Game.fromPosition(
    position("g", "r......r", "........", "...r....", "...E....", "........", "........", "........", "R......R"),
  );
  const legal = game.legalSteps();
  assert.deepEqual(
    legal.filter(({ piece }) => piece === "r").map(({ text, kind }) => [text, kind]).sort(),
    [
      ["rd6e", "push-start"],
      ["rd6n", "push-start"],
      ["rd6w", "push-start"],
    ],
  );
  const texts = new Set(legal.map(({ text }) => text));
  let allowed = 0;
  for (const { square, piece } of game.pieces()) {
    for (const direction of "nesw") {
      const text = `${piece}${square}${direction}`;
      try {
        game.step(text);
        game.undoStep();
        allowed += 1;
        assert.ok(texts.has(text), text);
      } catch (error) {
        assert.equal(error.name, "ArimaaError");
        assert.ok(!texts.has(text), text);
      }
    }
  }
  assert.equal(allowed, legal.length);
});

test("a push, a pull and a capture in the middle of a push", () => {
  // Silver's rabbit on b3 keeps its cat on c3; the horse on b2 pushes it away.
  const game = Game.fromPosition(
    position("g", "r......r", "........", "........", "........", "........", ".rc.....", ".H......", "R......R"),
  );
  const started = game.step("rb3w");
  assert.equal(started.kind, "push-start");
  assert.deepEqual(started.capture, { piece: "c", square: "c3" });
  assert.deepEqual(game.captured, { gold: "", silver: "c" });
  refuses(game, () => game.endTurn(), "push-unfinished", { square: "b3" });
  refuses(game, () => game.step("Ra1n"), "push-unfinished", { step: "Ra1n" });
  assert.deepEqual(
    game.legalSteps().map(({ text, kind }) => [text, kind]),
    [["Hb2n", "push-end"]],
  );
  game.step("Hb2n");
  assert.equal(game.endTurn().text, "rb3w cc3x Hb2n");

  const pulling = Game.fromPosition(
    position("g", "r......r", "........", "........", "...r....", "...E....", "........", "........", "R......R"),
  );
  pulling.step({ from: "d4", to: "e4" });
  const pull = pulling.legalSteps().find(({ kind }) => kind === "pull");
  assert.deepEqual(pull, { from: "d5", to: "d4", kind: "pull", piece: "r", text: "rd5s" });
  pulling.step(pull);
  assert.equal(pulling.endTurn().text, "Ed4e rd5s");
});

test("frozen pieces are listed, and their steps refused with the square", () => {
  const game = Game.fromPosition(
    position("g", "r......r", "........", "........", "...e....", "...D....", "........", "........", "R......R"),
  );
  assert.deepEqual(game.frozen, ["d4"]);
  refuses(game, () => game.step("Dd4w"), "frozen", { square: "d4", step: "Dd4w" });
});

test("undo, redo, reset", () => {
  const game = begun();
  assert.equal(game.undoStep(), undefined);
  assert.equal(game.redoStep(), undefined);
  game.step("Ee2n");
  game.step("Ee3n");
  assert.equal(game.undoStep().text, "Ee3n");
  assert.ok(game.canRedoStep);
  assert.equal(game.redoStep().text, "Ee3n");
  game.resetTurn();
  assert.equal(game.stepsLeft, 4);
  assert.equal(game.redoStep().text, "Ee2n");
  game.undoStep();
  game.step("Md2n");
  assert.ok(!game.canRedoStep);
});

test("refused ends of turns", () => {
  const game = begun();
  assert.ok(!game.canEndTurn);
  refuses(game, () => game.endTurn(), "no-step");
  game.step("Ee2n");
  assert.ok(game.canEndTurn);
  game.step("Ee3s");
  assert.ok(!game.canEndTurn);
  refuses(game, () => game.endTurn(), "nothing-changed");

  const shuffle = begun();
  for (let i = 0; i < 2; i++) {
    if (i > 0) shuffle.play("Ee3s");
    else shuffle.play("Ee2n");
    if (i > 0) shuffle.play("ed6n");
    else shuffle.play("ed7s");
  }
  for (const turn of ["Ee2n", "ed7s", "Ee3s"]) shuffle.play(turn);
  // The position before the first turn occurred at the start and after 3s, and would occur again.
  refuses(shuffle, () => shuffle.play("ed6n"), "repetition");
});

test("a goal ends the game, and taking it back continues the game", () => {
  const game = Game.fromPosition(
    position("g", "r......r", "...R....", "........", "........", "........", "........", "........", "R......R"),
  );
  assert.equal(game.result, undefined);
  game.play("Rd7n");
  assert.deepEqual(game.result, { winner: "gold", reason: "goal", letter: "g" });
  assert.equal(game.phase, "over");
  refuses(game, () => game.step("ra8s"), "game-over");
  refuses(game, () => game.play("ra8s"), "game-over");
  refuses(game, () => game.resign(), "game-over");
  assert.equal(game.takeBack().text, "Rd7n");
  assert.equal(game.phase, "turn");
  assert.equal(game.takeBack(), undefined);
});

test("resignation", () => {
  const game = begun();
  game.step("Ee2n");
  game.resign();
  assert.deepEqual(game.result, { winner: "silver", reason: "resignation", letter: "r" });
  const other = begun();
  other.resign("silver");
  assert.equal(other.result.winner, "gold");
  refuses(begun(), () => begun().resign("nobody"), "bad-option");
});

test("taking back drops the steps entered", () => {
  const game = begun();
  game.play("Ee2n");
  game.step("ed7s");
  assert.deepEqual(game.takeBack(), { label: "2g", side: "gold", kind: "turn", text: "Ee2n" });
  assert.deepEqual(game.steps(), []);
  game.takeBack();
  game.takeBack();
  assert.equal(game.takeBack(), undefined);
  assert.equal(game.phase, "setup");
});

test("a record gives the same game again", () => {
  const games = [new Game(), begun()];
  const played = begun();
  for (const turn of ["Ee2n Ee3n Ee4n Ee5n", "dh7s", "Ee6w me7s Dh2n"]) played.play(turn);
  games.push(played);
  const resigned = begun();
  resigned.resign();
  games.push(resigned);
  const handicap = new Game({ handicap: { gold: "MRR" }, rules: "until-2005-05" });
  handicap.setUp(GOLD.replace("Md2 ", "").replace("Ra1 ", "").replace("Rb1 ", ""));
  games.push(handicap);
  const fromPosition = Game.fromPosition(
    position("s", "r......r", "...R....", "........", "........", "........", "........", "........", "R......R"),
  );
  fromPosition.play("ra8s");
  games.push(fromPosition);
  for (const game of games) {
    const again = Game.fromRecord(game.toRecord());
    assert.deepEqual(shown(again), { ...shown(game), steps: [] }, game.toRecord());
  }
});

test("a game from a record keeps its handicap", () => {
  const game = new Game({ handicap: { silver: "M" } });
  game.setUp(GOLD);
  const again = Game.fromRecord(game.toRecord());
  refuses(again, () => again.setUp(SILVER), "wrong-count");
  again.setUp(SILVER.replace("me7 ", ""));
  assert.equal(again.phase, "turn");
});

test("positions in both forms, also in the middle of a turn", () => {
  const short = position("s", "r......r", "........", "........", "........", "........", "........", "........", "R......R");
  assert.equal(Game.fromPosition(short).position, short);
  const game = begun();
  game.step("Ee2n");
  game.step("Ee3n");
  const again = Game.fromPosition(game.diagram());
  assert.deepEqual(again.steps(), game.steps());
  assert.equal(again.diagram(), game.diagram());
  assert.equal(again.label, "2g");
  again.undoStep();
  assert.equal(again.stepsLeft, 3);
});

test("refused setups", () => {
  const game = new Game();
  refuses(game, () => game.setUp("Ee2n"), "bad-turn");
  refuses(game, () => game.setUp(SILVER), "wrong-side");
  refuses(game, () => game.setUp(GOLD.replace("Ra1", "Ra3")), "not-home", { square: "a3" });
  refuses(game, () => game.setUp(GOLD.replace("Ra1", "Rb1")), "placed-twice", { square: "b1" });
  refuses(game, () => game.setUp(GOLD.replace(" Dh2", "")), "wrong-count");
  refuses(game, () => game.step("Ee2n"), "setup-expected");
  refuses(game, () => game.endTurn(), "setup-expected");
});

test("invalid steps", () => {
  const game = begun();
  refuses(game, () => game.step("Ee2"), "bad-step");
  refuses(game, () => game.step("cf3x"), "wrong-capture");
  refuses(game, () => game.step("Ee2n Ee3n"), "bad-step");
  refuses(game, () => game.step({ from: "e2", to: "e4" }), "not-neighbours", { square: "e2" });
  refuses(game, () => game.step({ from: "e2", to: "e9" }), "bad-square");
  refuses(game, () => game.step({ from: "e5", to: "e6" }), "no-piece", { square: "e5" });
});

test("returned values are plain objects that belong to the caller", () => {
  const game = begun();
  const steps = game.legalSteps();
  assert.equal(Object.getPrototypeOf(steps[0]), Object.prototype);
  assert.deepEqual(steps, JSON.parse(JSON.stringify(steps)));
  steps.length = 0;
  assert.notEqual(game.legalSteps().length, 0);
});

test("turns and sequences of steps match the test vectors", () => {
  const url = new URL("../../core/tests/data/turns-random.json", import.meta.url);
  const rows = JSON.parse(readFileSync(url, "utf8")).filter(({ sequences }) => sequences < 5000);
  let walked = 0;
  for (const { position, turns, sha256, sequences } of rows) {
    const game = Game.fromPosition(position);
    const start = game.position.slice(1);
    const ends = new Set();
    let count = 0;
    const walk = () => {
      for (const step of game.legalSteps()) {
        game.step(step);
        if (step.kind !== "push-start") {
          count += 1;
          const board = game.position.slice(1);
          if (board !== start) ends.add((game.side === "gold" ? "s" : "g") + board);
        }
        if (game.stepsLeft > 0) walk();
        game.undoStep();
      }
    };
    // The vectors ignore the ends of games.
    if (game.phase === "over") continue;
    walk();
    walked += 1;
    assert.equal(count, sequences, position);
    assert.equal(ends.size, turns, position);
    assert.equal(createHash("sha256").update([...ends].sort().join("\n")).digest("hex"), sha256, position);
  }
  assert.ok(walked >= 10, `${walked} rows`);
});
