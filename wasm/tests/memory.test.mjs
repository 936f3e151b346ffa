// Games that nobody uses any more leave no memory behind: freed at once, or when JavaScript collects them.
import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// The rules keep their WebAssembly to themselves; they are known by what they export.
let memory;
const { Instance } = WebAssembly;
WebAssembly.Instance = function (...given) {
  const made = new Instance(...given);
  if (made.exports.game_new) memory = made.exports.memory;
  return made;
};
const { GOLD, Game, SILVER } = await import("./rules.mjs");

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc");

const RECORD = `1g ${GOLD}\n1s ${SILVER}\n2g Dh2n {a comment}\n(\n2g Md2n\n)\n2s dh7s`;

/** Makes a game and uses it, also in ways that are refused only when memory has been taken. */
function used() {
  const game = Game.fromRecord(RECORD);
  game.play("Ee2n Ee3n");
  game.at(2).free();
  game.variation(2, 0).free();
  game.turns();
  game.toRecord();
  game.legalSteps();
  for (const act of [() => game.play("Ee2n"), () => Game.fromRecord(`${RECORD}\n9g Ee2n`), () => game.annotate(0, { comment: 1 })]) {
    assert.throws(act, { name: "ArimaaError" });
  }
  return game;
}

/** Does something ten thousand times; the memory must not grow by more than a tenth. */
async function leavesNothing(act, after = () => {}) {
  for (let i = 0; i < 200; i++) act();
  await after();
  const before = memory.buffer.byteLength;
  for (let i = 1; i <= 10_000; i++) {
    act();
    if (i % 100 === 0) await after();
  }
  const grown = memory.buffer.byteLength - before;
  assert.ok(grown <= before / 10, `${before} bytes have grown by ${grown}`);
}

test("games that are freed", () => leavesNothing(() => used().free()));

test("games that go at the end of their block", () => leavesNothing(() => used()[Symbol.dispose]()));

test("games that are forgotten", () =>
  leavesNothing(used, async () => {
    gc();
    // What was collected is given back in a task of its own.
    await setImmediate();
  }));

test("games that are kept take memory: the measure sees it", () =>
  assert.rejects(() => {
    const kept = [];
    return leavesNothing(() => kept.push(used()));
  }, /have grown/));

test("memory grows in few pieces, for each may cost a search for garbage", () => {
  const kept = [];
  let [pieces, before] = [0, memory.buffer];
  for (let i = 0; i < 20_000; i++) {
    kept.push(Game.fromRecord(RECORD));
    if (memory.buffer === before) continue;
    before = memory.buffer;
    pieces += 1;
  }
  assert.ok(before.byteLength > 16 << 20 && pieces < 100, `${pieces} pieces up to ${before.byteLength} bytes`);
  for (const game of kept) game.free();
});
