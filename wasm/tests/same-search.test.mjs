// The wasm engine compared with the native engine, whose answers are in the file ANSA_EXPECTED.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { RawEngine } from "./package.mjs";

const { searches } = JSON.parse(readFileSync(process.env.ANSA_EXPECTED, "utf8"));

test("native and wasm searches give the same turns", () => {
  assert.ok(searches.length > 0);
  for (const { record, limits, seed, turn, depth, visited } of searches) {
    const engine = new RawEngine();
    engine.start(record, { limits, seed });
    let answer;
    // Slices of any length give the same answer.
    for (let slice = 0; !answer; slice++) answer = engine.run(slice % 7);
    assert.equal(answer.turn, turn, record);
    const info = engine.info();
    assert.deepEqual({ depth: info.depth, visited: info.nodes }, { depth, visited }, record);
    engine.free();
  }
});
