// Unused games leave no memory behind, whether they were freed explicitly or garbage-collected.
import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// The rules module keeps its WebAssembly instance private, so it is recognised by its exports.
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

/** Creates and uses a game, also with calls that fail only after memory was allocated. */
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

/** How often something is done. */
const TIMES = process.env.ANSA_LONG ? 10_000 : 2_500;

/** Does something many times. The memory must not grow by more than a tenth. */
async function leavesNothing(act, after = () => {}) {
  for (let i = 0; i < 200; i++) act();
  await after();
  const before = memory.buffer.byteLength;
  for (let i = 1; i <= TIMES; i++) {
    act();
    if (i % 100 === 0) await after();
  }
  const grown = memory.buffer.byteLength - before;
  assert.ok(grown <= before / 10, `${before} bytes have grown by ${grown}`);
}

test("freed games leave no memory behind", () => leavesNothing(() => used().free()));

test("games disposed at the end of their block leave no memory behind", () => leavesNothing(() => used()[Symbol.dispose]()));

test("garbage-collected games leave no memory behind", () =>
  leavesNothing(used, async () => {
    gc();
    // Finalisation runs in a separate task.
    await setImmediate();
  }));

test("the measurement detects games that are kept", () =>
  assert.rejects(() => {
    const kept = [];
    return leavesNothing(() => kept.push(used()));
  }, /have grown/));

test("memory grows in few large pieces, because each growth may trigger a garbage collection", () => {
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
