// The documentation of the rules API, which wasm-bindgen copies to the types: everything is documented and typed, and
// every example runs.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import * as rules from "./rules.mjs";
import { Game, GameTree, PositionBuilder } from "./rules.mjs";

const sources = new URL("../src/", import.meta.url);
const read = (name) => readFileSync(new URL(name, sources), "utf8");
const types = read("types.d.ts");
const folder = (name) => readdirSync(new URL(name, sources)).filter((file) => file.endsWith(".rs")).map((file) => read(name + file)).join("\n");
/** The classes with their sources. */
const CLASSES = [[Game, folder("game/")], [GameTree, folder("tree/")], [PositionBuilder, read("position_builder.rs")]];

/** The code blocks of a text, without the comment prefix of each line. */
function examplesIn(text) {
  const plain = text.replaceAll(/^ *(?:\/\/\/| \*) ?/gm, "");
  return [...plain.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);
}

/**
 * Runs an example. A line `expression; // → value` must have that value, and a line `statement; // throws code` must
 * throw an error with that code. Returns the number of such lines.
 */
function run(code) {
  let checks = 0;
  const checked = code.replaceAll(/^(.*); \/\/ (→|throws) (.*)$/gm, (line, code, kind, told) => {
    checks += 1;
    const text = JSON.stringify(line);
    if (kind === "throws") return `throws(() => { ${code} }, ${JSON.stringify(told)}, ${text});`;
    return `equal((${code}), (${told}), ${text});`;
  });
  const throws = (act, code, line) => {
    assert.throws(act, (error) => error.name === "ArimaaError" && error.code === code, line);
  };
  const given = { ...rules, equal: assert.deepEqual, throws };
  new Function(...Object.keys(given), `"use strict";\n${checked}`)(...Object.values(given));
  return checks;
}

/** The members of a class, each with its comment, attributes and signature. */
function members(source) {
  const found = source.matchAll(/((?: {4}\/\/\/.*\n)*)((?: {4}#\[.*\]\n)*) {4}pub fn ([^]*?) \{\n/g);
  return [...found].map(([, comment, attributes, head]) => ({ comment, attributes, head }));
}

test("every example does what it says", () => {
  const errors = readFileSync(new URL("../js/arimaa-error.d.ts", import.meta.url), "utf8");
  const examples = examplesIn(CLASSES.map(([, source]) => source).join("\n") + errors);
  assert.ok(examples.length >= 40, `${examples.length} examples`);
  for (const code of examples) assert.ok(run(code) > 0, `an example without a result:\n${code}`);
});

test("a wrong example is detected", () => {
  assert.throws(() => run('new Game().side; // → "silver"'));
  assert.throws(() => run("new Game().side; // throws game-over"));
  assert.throws(() => run('new Game().step("Ee2n"); // throws game-over'));
  assert.throws(() => run("new Game().sides();"));
});

test("every member has a comment and an example, and is typed", () => {
  // The comment of a property that can be set is at its getter.
  const others = ["free", "toString", "__destroy_into_raw", "__wbg_ptr"];
  const isSetter = (attributes) => /\[wasm_bindgen\(setter/.test(attributes);
  for (const [Class, source] of CLASSES) {
    const names = Object.getOwnPropertyNames(Class.prototype).filter((name) => !others.includes(name));
    const statics = Object.getOwnPropertyNames(Class).filter((name) => typeof Class[name] === "function" && !name.startsWith("__"));
    const getters = members(source).filter(({ attributes }) => !isSetter(attributes));
    assert.equal(getters.length, names.length + statics.length, Class.name);
  }
  for (const { comment, attributes, head } of CLASSES.flatMap(([, source]) => members(source))) {
    if (!isSetter(attributes)) assert.equal(examplesIn(comment).length, 1, head);
    if (head.includes("-> Result<")) assert.match(comment, /# Errors\n +\/\/\/ \S/, head);
    // A return value without its own type needs a type in the attribute.
    // An exception of the caller's function goes on to the caller.
    const [parameters, result = ""] = head.replace(/, JsValue>$/, ">").split(" -> ");
    assert.equal(parameters.split("&JsValue").length, parameters.split(/unchecked_(?:optional_)?param_type/).length, head);
    assert.equal(result.includes("JsValue"), attributes.includes("unchecked_return_type") && !result.includes("String"), head);
  }
});

test("every exported type has a comment, and nothing is any", () => {
  const lines = types.split("\n");
  const exported = lines.flatMap((line, number) => (line.startsWith("export ") ? [[line, lines[number - 1]]] : []));
  assert.ok(exported.length >= 30, `${exported.length} exported`);
  for (const [line, before] of exported) assert.match(before, /\*\/$/, line);
  assert.doesNotMatch(types.replaceAll(/\/\*.*?\*\/|\/\/.*?$/gms, ""), /\bany\b/);
});
