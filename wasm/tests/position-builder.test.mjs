// `PositionBuilder`: positions in any state are edited, and only playable ones become games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { Game, PositionBuilder, begun, position, refuses, validatePosition } from "./rules.mjs";
import { HOSTILE_TEXTS, strangeValues } from "./strange.mjs";

/** Everything that a builder exposes. */
function shown(builder) {
  const { position, side } = builder;
  return { position, side, faults: builder.faults(), board: builder.board(), diagram: builder.diagram() };
}

/** Checks that a call throws a typed error and leaves the builder unchanged. Returns the code. */
function refusedBy(builder, act, told) {
  const before = shown(builder);
  let code;
  assert.throws(act, (error) => {
    code = error.code;
    return error.name === "ArimaaError" && error.message.length > 10;
  }, told);
  assert.deepEqual(shown(builder), before, told);
  return code;
}

test("every position can be made, whatever the order of the pieces", () => {
  const wanted = begun().pieces();
  for (const order of [wanted, [...wanted].reverse()]) {
    const builder = new PositionBuilder();
    for (const { square, piece } of order) assert.equal(builder.put(piece, square), undefined);
    assert.equal(builder.position, begun().position);
    assert.deepEqual(builder.faults(), []);
  }
});

test("a piece is replaced, and removing gives it back", () => {
  const builder = new PositionBuilder(begun().position);
  assert.equal(builder.put("e", "a1"), "R");
  assert.equal(builder.pieceAt("a1"), "e");
  assert.equal(builder.remove("a1"), "e");
  assert.equal(builder.remove("a1"), undefined);
  assert.equal(builder.pieceAt("a1"), undefined);
  builder.clear();
  assert.equal(builder.position, new PositionBuilder().position);
  assert.ok(builder.board().flat().every((square) => square === null));
});

test("an unplayable position is kept with its faults, and never becomes a game", () => {
  const builder = new PositionBuilder(position("g", "r.......", ...Array(6).fill("........"), "R......."));
  builder.put("C", "c3");
  assert.deepEqual(builder.faults().map(({ code, effect, squares }) => [code, effect, ...squares]), [["undefended", "impossible", "c3"]]);
  refuses(null, () => Game.fromPosition(builder.position), "bad-position", { square: "c3" });
  builder.put("D", "d3");
  assert.equal(Game.fromPosition(builder.position).position, builder.position);
  // The faults that a game may begin with are those of `validatePosition`.
  builder.put("R", "h8");
  builder.side = "silver";
  assert.deepEqual([builder.side, builder.position[0]], ["silver", "s"]);
  assert.deepEqual(builder.faults(), validatePosition(builder.position).faults);
  assert.equal(Game.fromPosition(builder.position).phase, "over");
});

test("every form of a position can be edited, and becomes the start of a turn", () => {
  const game = begun();
  game.step("Ee2n");
  for (const start of [game.position, game.diagram(), { side: "gold", pieces: game.pieces(), number: 30 }]) {
    const builder = new PositionBuilder(start);
    assert.equal(builder.position, game.position);
    assert.equal(Game.fromPosition(builder.position).stepsLeft, 4);
  }
  assert.equal(new PositionBuilder(`12${game.position}`).diagram().split("\n")[0], "g");
  refuses(null, () => new PositionBuilder("nonsense"), "bad-position", { line: 1 });
  refuses(null, () => new PositionBuilder({ side: "gold", pieces: Array(2).fill({ square: "a1", piece: "R" }) }), "placed-twice");
});

test("values of any type, in every argument", () => {
  const builder = new PositionBuilder(begun().position);
  for (const [number, strange] of strangeValues().entries()) {
    const told = `strange value ${number}`;
    for (const act of [
      () => builder.put(strange, "e4"),
      () => builder.put("E", strange),
      () => builder.remove(strange),
      () => builder.pieceAt(strange),
      () => (builder.side = strange),
    ]) {
      assert.equal(refusedBy(builder, act, told), "wrong-type", told);
    }
    // Without an argument, the board is empty.
    if (strange !== undefined) refusedBy(builder, () => new PositionBuilder(strange), told);
  }
  for (const text of HOSTILE_TEXTS) {
    for (const act of [() => builder.put(text, "e4"), () => builder.put("E", text), () => builder.remove(text), () => (builder.side = text), () => new PositionBuilder(text)]) {
      refusedBy(builder, act, JSON.stringify(text.slice(0, 20)));
    }
  }
});

test("a builder is an object like a game", () => {
  const builder = new PositionBuilder(begun().position);
  assert.equal(String(builder), builder.diagram());
  assert.match(inspect(builder), /^PositionBuilder \{/);
  assert.throws(() => structuredClone(builder), (error) => error.name === "DataCloneError" && /builder\.position/.test(error.message));
  assert.throws(() => builder.put.call({}, "E", "e4"), { message: "put must be called on a PositionBuilder: write builder.put(…)" });
  builder.free();
  builder.free();
  for (const act of [() => builder.put("E", "e4"), () => builder.position, () => (builder.side = "gold"), () => builder.faults()]) refuses(null, act, "freed");
});

test("a getter that edits the builder while it reads a position", () => {
  const builder = new PositionBuilder();
  const meddling = {
    side: "gold",
    get pieces() {
      builder.put("E", "e4");
      return [];
    },
  };
  assert.equal(new PositionBuilder(meddling).position, new PositionBuilder().position);
  assert.equal(builder.pieceAt("e4"), "E");
});
