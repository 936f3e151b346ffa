// Legal turns, questions about positions, and the history, compared with what the steps of a game say.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, begun, isSquare, position, refuses, shown, validatePosition } from "./rules.mjs";

const ROWS = JSON.parse(readFileSync(new URL("../../core/tests/data/turns-random.json", import.meta.url), "utf8"));

/** Every sequence of steps that can end the turn, made step by step. */
function turnsByHand(game) {
  const found = [];
  const walk = () => {
    if (game.canEndTurn) found.push(game.steps().map(({ text, capture }) => text + (capture ? ` ${capture.piece}${capture.square}x` : "")).join(" "));
    for (const step of game.legalSteps()) {
      game.step(step);
      walk();
      game.undoStep();
    }
  };
  walk();
  return found;
}

test("all turns are those that can be made step by step, and one to each position is among them", () => {
  let compared = 0;
  for (const { position, sequences } of ROWS) {
    const game = Game.fromPosition(position);
    if (sequences > 8000 || game.phase === "over") continue;
    const before = shown(game);
    const byHand = turnsByHand(game);
    const all = [...game.legalTurns({ all: true })];
    assert.deepEqual(all.map(({ text }) => text).sort(), byHand.sort(), position);
    const ends = new Set(all.map(({ position }) => position));
    const each = [...game.legalTurns()];
    assert.equal(each.length, ends.size, position);
    assert.deepEqual(new Set(each.map(({ position }) => position)), ends, position);
    assert.deepEqual(shown(game), { ...before, canRedoStep: game.canRedoStep }, position);
    for (const { text, steps, position: after } of each.slice(0, 10)) {
      const next = Game.fromPosition(position);
      assert.ok(game.isLegal(text), text);
      assert.equal(next.play(text).text, text);
      assert.equal(next.position, after);
      assert.deepEqual(next.history({ verbose: true })[0].steps, steps);
    }
    compared += 1;
  }
  assert.ok(compared >= 12, `${compared} positions`);
});

test("one turn to each position matches the test vectors", () => {
  let compared = 0;
  for (const { position, turns, sha256 } of ROWS.slice(0, 40)) {
    const game = Game.fromPosition(position);
    if (game.phase === "over") continue;
    const ends = [...game.legalTurns()].map(({ position }) => position).sort();
    assert.equal(ends.length, turns, position);
    assert.equal(createHash("sha256").update(ends.join("\n")).digest("hex"), sha256, position);
    compared += 1;
  }
  assert.ok(compared >= 20, `${compared} positions`);
});

test("turns are lazy, go on from the steps made, and are those of the moment of the call", () => {
  const game = begun();
  const begin = performance.now();
  const turns = game.legalTurns({ all: true });
  assert.equal(turns[Symbol.iterator](), turns);
  assert.equal(turns.next().value.text, "Da2n");
  assert.ok(performance.now() - begin < 50, "the first turn is there at once");
  game.play("Ee2n");
  assert.equal(turns.next().value.text, "Da2n Ra1n");
  assert.deepEqual(turns.return(), { value: undefined, done: true });
  assert.equal(turns.next().done, true);
  game.step("ed7s");
  const completed = [...game.legalTurns()];
  assert.ok(completed.length > 100 && completed.every(({ text }) => text.startsWith("ed7s")));
  assert.equal(completed[0].text, "ed7s");
  assert.ok(completed.every(({ steps }) => steps.length <= 4 && steps[0].from === "d7"));
  const push = Game.fromPosition(
    position("g", "r......r", "........", "...r....", "...E....", "........", "........", "........", "R......R"),
  );
  push.step("rd6n");
  assert.ok([...push.legalTurns()].every(({ text }) => text.startsWith("rd6n Ed5n")));
  assert.deepEqual([...new Game().legalTurns()], []);
  push.resign();
  assert.deepEqual([...push.legalTurns({ all: true })], []);
});

test("a third repetition is no legal turn", () => {
  const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
  for (const turn of ["Ee2n", "ed7s", "Ee3s", "ed6n", "Ee2n", "ed7s", "Ee3s"]) game.play(turn);
  assert.equal(game.isLegal("ed6n"), false);
  refuses(game, () => game.play("ed6n"), "repetition");
  const texts = [...game.legalTurns({ all: true })].map(({ text }) => text);
  assert.ok(texts.includes("ed6s") && !texts.includes("ed6n"));
  assert.deepEqual(texts.sort(), turnsByHand(game).sort());
});

test("whether a turn is legal", () => {
  const game = new Game();
  assert.equal(game.isLegal(Game.setup("classic", "gold")), true);
  assert.equal(game.isLegal(Game.setup("classic", "silver")), false);
  assert.equal(game.isLegal("Ee2n"), false);
  assert.equal(game.turns().length, 0);
  const later = begun();
  assert.equal(later.isLegal({ text: "Ee2n Ee3n" }), true);
  for (const turn of ["", "takeback", "resigns", "Ee2n Ee3s", "Ee2", "me7s", "Ee2n Ee3n Ee4n Ee5n Ee6n"]) {
    assert.equal(later.isLegal(turn), false, turn);
  }
  refuses(later, () => later.isLegal({}), "wrong-type");
  refuses(later, () => later.isLegal(["Ee2n"]), "wrong-type");
  const freeing = {
    get text() {
      later.free();
      return "Ee2n";
    },
  };
  refuses(null, () => later.isLegal(freeing), "wrong-type");
});

test("squares and pieces", () => {
  const game = begun();
  for (const { square, piece } of game.pieces()) assert.equal(game.pieceAt(square), piece);
  assert.equal(game.pieceAt("d4"), undefined);
  game.step("Ee2n");
  assert.equal(game.pieceAt("e3"), "E");
  for (const square of ["", "e", "e9", "i1", "E2", "e2 ", "e22"]) {
    refuses(game, () => game.pieceAt(square), "bad-square");
    assert.equal(isSquare(square), false, square);
  }
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const other of [undefined, null, 7, ["e2"], { toString: () => "e2" }, new String("e2"), Symbol("e2"), proxy]) {
    refuses(game, () => game.pieceAt(other), "wrong-type");
    assert.equal(isSquare(other), false);
  }
  assert.equal("abcdefgh".split("").flatMap((file) => [..."12345678"].map((rank) => file + rank)).filter(isSquare).length, 64);
});

test("hashes are those of the core, and tell positions apart", () => {
  // By `Position::zobrist`: `the_hash_is_that_of_the_core` in src/game/legal.rs has the same numbers.
  assert.equal(begun().hash(), "49ba9b02abac2b4d");
  const hashes = new Map();
  const game = begun();
  for (const { text, position } of game.legalTurns()) {
    const next = game.clone();
    next.play(text);
    assert.equal(hashes.get(next.hash()) ?? position, position);
    hashes.set(next.hash(), position);
    if (hashes.size === 500) break;
  }
  assert.equal(hashes.size, 500);
  game.step("Ee2n");
  const [begunTurn, whole] = [game.hash(), Game.fromPosition(game.position).hash()];
  assert.notEqual(begunTurn, whole, "the number of steps left counts");
  assert.match(new Game().hash(), /^[0-9a-f]{16}$/);
  game.resign();
  assert.match(game.hash(), /^[0-9a-f]{16}$/);
});

test("every fault of a position is told with its squares", () => {
  const short = begun().position;
  assert.deepEqual(validatePosition(short), { ok: true, faults: [] });
  assert.deepEqual(validatePosition({ side: "gold", pieces: begun().pieces() }), { ok: true, faults: [] });
  const told = (position) => validatePosition(position).faults.map(({ code, effect, squares }) => [code, effect, ...squares]);
  const crowded = position("g", "RRRRRRRR", "RRR.....", "..c.....", "........", "........", ".....M..", "........", "rrr.....");
  assert.deepEqual(told(crowded), [
    ["too-many", "unreachable", "a7", "b7", "c7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"],
    ["undefended", "impossible", "f3"],
    ...[..."abcdefgh"].map((file) => ["rabbit-on-goal", "over", `${file}8`]),
    ["undefended", "impossible", "c6"],
    ...[..."abc"].map((file) => ["rabbit-on-goal", "over", `${file}1`]),
  ]);
  const stuck = { side: "gold", pieces: [{ square: "a4", piece: "R" }, { square: "a5", piece: "e" }, { square: "h8", piece: "r" }] };
  assert.deepEqual(told(stuck), [["immobile", "over", "a4"]]);
  const pieces = [{ square: "a1", piece: "R" }, { square: "a1", piece: "x" }, { square: "a1", piece: "C" }, null, { square: "j1" }];
  assert.deepEqual(told({ side: "silver", number: 0, pieces }), [
    ["bad-option", "unreadable"],
    ["bad-option", "unreadable", "a1"],
    ["placed-twice", "unreadable", "a1"],
    ["wrong-type", "unreadable"],
    ["bad-square", "unreadable"],
    ["no-rabbits", "over"],
    ["no-rabbits", "over"],
    ["immobile", "over"],
  ]);
  const { faults: [fault] } = validatePosition("g [rr]");
  assert.equal(fault.code, "bad-position");
  assert.equal(fault.line, 1);
  assert.ok(fault.column > 0 && fault.message.length > 10);
  const game = begun();
  game.step("Ee2n");
  assert.equal(validatePosition(game.diagram()).ok, true);
  assert.deepEqual(told(game.diagram().replace("Ee2n", "Ee2e")), [["bad-position", "unreadable"]]);
});

test("a position without faults starts a game, and one that is read but impossible does not", () => {
  let faulty = 0;
  const letters = "RCDHMErcdhme";
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  for (let round = 0; round < 300; round++) {
    const cells = Array.from({ length: 64 }, () => (random(4) ? " " : letters[random(12)]));
    const text = `${random(2) ? "g" : "s"} [${cells.join("")}]`;
    const { ok, faults } = validatePosition(text);
    assert.equal(ok, faults.length === 0);
    const refused = faults.some(({ effect }) => effect === "impossible" || effect === "unreadable");
    faulty += refused;
    if (refused) assert.throws(() => Game.fromPosition(text), { code: "bad-position" });
    else if (ok) assert.equal(Game.fromPosition(text).phase, "turn");
    else Game.fromPosition(text);
  }
  assert.ok(faulty > 50 && faulty < 300, `${faulty} impossible`);
});

test("no value makes the report of a position throw", () => {
  const cyclic = { side: "gold" };
  cyclic.pieces = [cyclic, { square: cyclic, piece: cyclic }];
  const throwing = new Proxy({}, { get() { throw new Error("from a getter"); } });
  const { proxy: revoked, revoke } = Proxy.revocable([], {});
  revoke();
  const changing = { side: "gold", get pieces() { return revoked; } };
  const { proxy: gone, revoke: go } = Proxy.revocable([], { get: (array, name) => (go(), array[name]) });
  for (const value of [
    undefined, null, 7, 7n, Symbol("g"), () => 7, [], new Array(1e6), "", "g", "x".repeat(5_000_000), "\ud800", cyclic, throwing, revoked,
    changing, { side: "gold", pieces: gone }, { side: "gold", pieces: { length: 1e9 } }, { side: "gold", pieces: new Array(65) },
    { side: "gold", pieces: [], number: 1e300 }, { side: "green", pieces: [] },
  ]) {
    const { ok, faults } = validatePosition(value);
    assert.equal(ok, false);
    assert.ok(faults.length > 0 && faults.every(({ message, code }) => message.length > 10 && /^[a-z-]+$/.test(code)));
  }
});

test("the history has each turn with its steps and positions", () => {
  const game = begun();
  for (const turn of ["Ee2n Ee3n", "ed7s ed6s", "Ee4e", "ed5w"]) game.play(turn);
  assert.deepEqual(game.history(), game.turns().map(({ text }) => text));
  assert.deepEqual(game.history({ verbose: false }), game.history());
  const history = game.history({ verbose: true });
  assert.equal(history.length, 6);
  for (const [ply, { label, side, kind, text, before, after }] of history.entries()) {
    const { label: told, side: its, kind: kinds, text: words } = game.turns()[ply];
    assert.deepEqual([label, side, kind, text], [told, its, kinds, words]);
    assert.equal(before, game.at(ply).position);
    assert.equal(after, game.at(ply + 1).position);
  }
  assert.deepEqual(history[0].steps, []);
  assert.deepEqual(history[0].pieces.length, 16);
  assert.equal("pieces" in history[2], false);
  assert.deepEqual(history[2].steps, [
    { from: "e2", to: "e3", kind: "step", piece: "E", text: "Ee2n" },
    { from: "e3", to: "e4", kind: "step", piece: "E", text: "Ee3n" },
  ]);
  assert.deepEqual(history, JSON.parse(JSON.stringify(history)));
  // It belongs to the caller.
  history.length = 0;
  assert.equal(game.history({ verbose: true }).length, 6);
  refuses(game, () => game.history({ verbose: "yes" }), "wrong-type");
  refuses(game, () => game.history(7), "wrong-type");
});
