// Errors as objects of JavaScript: their class, their stack, their cause.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { ArimaaError as EngineError } from "../js/arimaa-error.js";
import { engineWith, rejectsWith } from "./helpers.mjs";
import { ArimaaError, Game, begun } from "./rules.mjs";

/** What a call throws. */
function thrown(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}

const freed = begun();
freed.free();

/** Calls that fail, in the rules and in the script around them. */
const FAILURES = [
  ["off-board", () => begun().step("Ra1s")],
  ["bad-record", () => Game.fromRecord("2g nonsense")],
  ["bad-option", () => new Game({ rules: "none" })],
  ["wrong-type", () => (begun().comment = 7)],
  ["wrong-type", () => Game.prototype.step.call({}, "Ra1n")],
  ["freed", () => freed.label],
];

test("an error of the rules is an object of the class", () => {
  for (const [code, act] of FAILURES) {
    const error = thrown(act);
    assert.equal(error.code, code);
    assert.equal(error.constructor, ArimaaError);
    assert.ok(error instanceof ArimaaError && error instanceof EngineError && error instanceof Error);
    assert.equal(error.name, "ArimaaError");
    assert.equal(Object.prototype.toString.call(error), "[object Error]");
    assert.ok(!("cause" in error) && !Object.keys(error).includes("name"));
  }
  const { square, step, ...rest } = thrown(() => begun().step("Ra1s"));
  assert.deepEqual({ square, step, rest }, { square: "a1", step: "Ra1s", rest: { code: "off-board" } });
  const placed = thrown(() => Game.fromRecord("1g Ra1\n1s ra8\n2g Ra1s"));
  assert.deepEqual([placed.line, placed.column], [3, 4]);
});

test("the stack begins with the name, the sentence and the call", () => {
  for (const [code, act] of FAILURES) {
    const error = thrown(act);
    const [first, second] = error.stack.split("\n");
    assert.equal(first, `ArimaaError: ${error.message}`, code);
    // Calls inside WebAssembly would leave no room for those of the caller.
    assert.match(second, /errors\.test\.mjs/, `${code}: ${error.stack}`);
  }
});

test("a clone of an error keeps its sentence and its stack", () => {
  for (const [, act] of FAILURES) {
    const error = thrown(act);
    const copy = structuredClone(error);
    assert.deepEqual([copy.message, copy.stack], [error.message, error.stack]);
  }
});

test("the cause is what the code of the caller threw", () => {
  const reason = new RangeError("from a getter");
  const throwing = new Proxy([], {
    get() {
      throw reason;
    },
  });
  for (const act of [
    () => new Game(throwing),
    () => begun().history(throwing),
    () => begun().annotate(0, throwing),
    () => Game.fromPosition({ side: "gold", pieces: throwing }),
    () => Game.fromPosition({ side: "gold", pieces: Object.defineProperty([], 0, { get: () => throwing.length }) }),
  ]) {
    const error = thrown(act);
    assert.equal(error.code, "wrong-type");
    assert.equal(error.cause, reason);
    assert.ok(!Object.keys(error).includes("cause"));
  }
});

test("the cause is what kept the worker from starting", async () => {
  const reason = new RangeError("no thread");
  for (const createWorker of [() => Promise.reject(reason), () => { throw reason; }]) {
    const { engine } = engineWith({ createWorker });
    const failed = engine.ready();
    await rejectsWith(failed, "engine-unavailable", /no thread/);
    assert.equal(await failed.catch(({ cause }) => cause), reason);
  }
});

test("all entries and copies share one class", async () => {
  for (const name of ["index.js", "rules.js", "review.js", "svg.js", "engine/arimaa-error.js", "rules.js?again"]) {
    const entry = await import(new URL(name, pathToFileURL(`${process.env.ANSA_PACKAGE}/`)));
    assert.equal(entry.ArimaaError, ArimaaError, name);
  }
  assert.equal(EngineError, ArimaaError);
  assert.equal(ArimaaError.name, "ArimaaError");
});

test("a frozen global object keeps no entry from loading", () => {
  const entry = JSON.stringify(pathToFileURL(`${process.env.ANSA_PACKAGE}/rules.js`));
  const script = `Object.preventExtensions(globalThis);
    const { ArimaaError, Game } = await import(${entry});
    try { new Game().step("Ee2n"); } catch (error) { console.log(error instanceof ArimaaError, error.code); }`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  assert.equal(said, "true setup-expected\n");
});

test("an error made by a program", () => {
  const cause = new Error("why");
  const error = new ArimaaError("bad-turn", "no turn", { square: "e2", line: 3, cause });
  assert.deepEqual({ ...error }, { code: "bad-turn", square: "e2", line: 3 });
  assert.deepEqual([error.message, error.cause, error.name], ["no turn", cause, "ArimaaError"]);
});
