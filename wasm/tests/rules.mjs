// Helpers for the tests of the rules API.
import assert from "node:assert/strict";
import { ArimaaError, Game, GameTree, PositionBuilder, isSquare, validatePosition } from "./package.mjs";

export { ArimaaError, Game, GameTree, PositionBuilder, isSquare, validatePosition };

export const GOLD = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
export const SILVER = "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

/** A position in the short form from eight rows, the eighth first; `.` is empty. */
export function position(side, ...rows) {
  return `${side} [${rows.join("").replaceAll(".", " ")}]`;
}

export function begun() {
  const game = new Game();
  game.setUp(GOLD);
  game.setUp(SILVER);
  return game;
}

/** Everything that a game exposes. */
export function shown(game) {
  const { position, side, label, phase, stepsLeft, canEndTurn, canRedoStep, result, captured, frozen } = game;
  return {
    position,
    side,
    label,
    phase,
    stepsLeft,
    canEndTurn,
    canRedoStep,
    result,
    captured,
    frozen,
    steps: game.steps(),
    legalSteps: game.legalSteps(),
    turns: game.turns(),
    pieces: game.pieces(),
    comment: game.comment,
    tags: game.tags,
    ending: game.ending,
    record: game.toRecord(),
    diagram: game.diagram(),
  };
}

/** Checks that a call is refused with this code and leaves the game unchanged. */
export function refuses(game, act, code, details = {}) {
  const before = game && shown(game);
  assert.throws(act, (error) => {
    assert.ok(error instanceof Error, String(error));
    assert.equal(error.name, "ArimaaError", `${error}`);
    assert.equal(error.code, code, error.message);
    assert.ok(error.message.length > 10, error.message);
    for (const [name, value] of Object.entries(details)) assert.equal(error[name], value, `${name}: ${error.message}`);
    return true;
  });
  if (game) assert.deepEqual(shown(game), before);
}
