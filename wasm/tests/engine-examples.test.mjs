// The documentation of `Engine`: every member is documented with an example, and every example runs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Engine, begun } from "./package.mjs";
import { rejectsWith } from "./helpers.mjs";

const types = readFileSync(new URL("../js/engine-client.d.ts", import.meta.url), "utf8");
const AsyncFunction = (async () => {}).constructor;

/** The code blocks of a text, without the comment prefix of each line. */
function examplesIn(text) {
  const plain = text.replaceAll(/^ *\* ?/gm, "");
  return [...plain.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);
}

/**
 * Runs an example with an engine and a game. A line `expression; // → value` must have that value, and a line `promise;
 * // throws code` must be rejected with that code.
 */
async function run(code) {
  const checked = code.replaceAll(/^(.*); \/\/ (→|throws) (.*)$/gm, (line, code, kind, told) => {
    if (kind === "throws") return `await rejectsWith((async () => { ${code} })(), ${JSON.stringify(told)});`;
    return `equal((${code}), (${told}), ${JSON.stringify(line)});`;
  });
  const shared = await Engine.create();
  const game = begun();
  game.play("Ee2n Ee3n");
  const names = ["Engine", "engine", "game", "console", "equal", "rejectsWith"];
  const act = new AsyncFunction(...names, `"use strict"; { ${checked} }`);
  try {
    await act(Engine, shared, game, { log() {} }, assert.deepEqual, rejectsWith);
  } finally {
    shared.terminate();
  }
}

test("every example does what it says", async () => {
  for (const code of examplesIn(types)) await run(code);
});

test("a wrong example is detected", async () => {
  await assert.rejects(run('(await engine.aei("aei")).at(-1); // → "readyok"'));
  await assert.rejects(run("await engine.ready(); // throws terminated"));
});

test("every member has an example, every type has a comment, and nothing is any", () => {
  const members = types.slice(types.indexOf("export class Engine {"));
  const comments = [...members.matchAll(/ {2}\/\*\*[^]*?\*\/\n {2}(?:static )?(\w+)\(/g)];
  const names = ["constructor", "create", "ready", "bestTurn", "analyse", "analyseGame", "stop", "aei", "aeiLines", "terminate"];
  assert.deepEqual(comments.map(([, name]) => name), names);
  for (const [comment, name] of comments) assert.equal(examplesIn(comment).length, 1, name);
  const own = Object.getOwnPropertyNames(Engine.prototype).concat("create");
  assert.deepEqual(new Set(own), new Set(names));
  const lines = types.split("\n");
  for (const [number, line] of lines.entries()) {
    if (/^export (class|interface|type \w+ =|const)/.test(line)) assert.match(lines[number - 1], /\*\/$/, line);
  }
  assert.doesNotMatch(types.replaceAll(/\/\*.*?\*\/|\/\/.*?$/gms, ""), /\bany\b/);
});
