// The board as rows, and the steps from one square.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, begun, position, refuses } from "./rules.mjs";

test("the board has the pieces of the position, rank 8 first", () => {
  const game = begun();
  game.step("Ee2n");
  const board = game.board();
  assert.deepEqual(board.map((row) => row.length), Array(8).fill(8));
  const letters = board.flat().map((placed) => placed?.piece ?? " ").join("");
  assert.equal(game.position, `g [${letters}]`);
  const placed = board.flat().filter(Boolean);
  const bySquare = (list) => new Map(list.map(({ square, piece }) => [square, piece]));
  assert.deepEqual(new Map([...bySquare(placed)].sort()), new Map([...bySquare(game.pieces())].sort()));
  assert.deepEqual(board[5][4], { square: "e3", piece: "E" });
  assert.equal(board[6][4], null);
  // The caller owns the result.
  board[5][4] = null;
  assert.equal(game.pieceAt("e3"), "E");
  assert.ok(new Game().board().flat().every((square) => square === null));
});

test("the steps from all squares together are the legal steps", () => {
  const push = Game.fromPosition(position("g", "r......r", "........", "...r....", "...E....", "........", "........", "........", "R......R"));
  const begun4 = begun();
  const pushing = push.clone();
  pushing.step("rd6n");
  const over = begun();
  over.resign();
  for (const game of [push, pushing, begun4, over, new Game()]) {
    const all = game.board().flatMap((row, y) => row.map((_, x) => "abcdefgh"[x] + (8 - y)));
    const found = all.flatMap((square) => game.legalSteps({ square }));
    const texts = (steps) => steps.map(({ text, kind }) => `${text} ${kind}`).sort();
    assert.deepEqual(texts(found), texts(game.legalSteps()));
    for (const square of all) assert.ok(game.legalSteps({ square }).every(({ from }) => from === square));
  }
  // The enemy's piece is pushed; after that, only the steps that complete the push are legal.
  assert.deepEqual(push.legalSteps({ square: "d6" }).map(({ text, kind }) => [text, kind]), [
    ["rd6n", "push-start"],
    ["rd6e", "push-start"],
    ["rd6w", "push-start"],
  ]);
  assert.deepEqual(pushing.legalSteps({ square: "d5" }).map(({ text, kind }) => [text, kind]), [["Ed5n", "push-end"]]);
  assert.deepEqual(pushing.legalSteps({ square: "a1" }), []);
});

test("a square that is none is refused, whether or not a turn is due", () => {
  for (const game of [new Game(), begun()]) {
    for (const square of ["e9", "", "E2", "e2 ", "x".repeat(1000)]) refuses(game, () => game.legalSteps({ square }), "bad-square");
    for (const square of [7, null, ["e2"], { from: "e2" }]) refuses(game, () => game.legalSteps({ square }), "wrong-type");
    for (const options of ["e2", null, 7]) refuses(game, () => game.legalSteps(options), "wrong-type");
    assert.deepEqual(game.legalSteps({ square: undefined }), game.legalSteps());
  }
});

test("a getter that plays on while the options are read", () => {
  const game = begun();
  const options = {
    get square() {
      game.play("Ee2n");
      return "e7";
    },
  };
  assert.deepEqual(game.legalSteps(options).map(({ text }) => text), ["me7s"]);
});
