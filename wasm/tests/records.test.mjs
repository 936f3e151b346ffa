// Several records in one text, some of which are invalid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ArimaaError, Game, refuses } from "./rules.mjs";
import { HOSTILE_TEXTS, strangeValues } from "./strange.mjs";

const GOOD = "1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n";

/** The labels of the games of a text, and its faults: the code, its line, the index of the record and its first line. */
function read(text) {
  const faults = [];
  const onError = (error, { index, line }) => {
    assert.ok(error instanceof ArimaaError, String(error));
    faults.push([error.code, error.line, index, line]);
  };
  const games = Game.fromRecords(text, { onError });
  return { labels: games.map(({ label }) => label), faults };
}

test("invalid records are left out, reported with their lines, and the rest is read", () => {
  // Each with the line of the fault after that of the first tag.
  const bad = {
    illegal: ["1g Ra1 Ee2\n1s ra8 ed7\n2g Ee3n\n", "wrong-piece", 3],
    variation: [`${GOOD}(\n2g Ee2n Ee2n\n)\n`, "wrong-piece", 5],
    word: ["1g Ra1 Ee2\n1s ra8 xx9\n", "bad-record", 2],
    label: ["1g Ra1 Ee2\n7s ra8 ed7\n", "bad-record", 2],
    unclosed: [`${GOOD}(\n2g Ee2w\n`, "bad-record", 4],
    // These faults have no place of their own.
    position: ['[Position "nonsense"]\n2g Ra1n\n', "bad-record", 0],
    rules: [`[Rules "mine"]\n${GOOD}`, "bad-record", 0],
    handicap: [`[GoldHandicap "MRR"]\n${GOOD}`, "wrong-count", 0],
  };
  for (const [name, [text, code, offset]] of Object.entries(bad)) {
    const before = `[Event "one"]\n${GOOD}\n`;
    const line = before.split("\n").length;
    const whole = `${before}[Event "two"]\n${text}\n[Event "three"]\n${GOOD}2s ed7s\n`;
    const { labels, faults } = read(whole);
    assert.deepEqual(labels, ["2s", "3g"], name);
    assert.deepEqual(faults, [[code, line + offset, 1, line]], name);
    refuses(null, () => Game.fromRecords(whole), code, { line: line + offset });
    refuses(null, () => Game.fromRecords(whole, {}), code);
  }
});

test("a text whose records are all invalid gives no games, and one without records no errors", () => {
  assert.deepEqual(read("1g Ra1 Ee2\n1s xx\n\n1g Ra1 Ee2\n1s yy\n"), {
    labels: [],
    faults: [["bad-record", 2, 0, 1], ["bad-record", 5, 1, 4]],
  });
  assert.deepEqual(read(""), { labels: [], faults: [] });
  assert.deepEqual(read(GOOD).faults, []);
  for (const text of ['{"a":1}', "[1, 2]"]) refuses(null, () => Game.fromRecords(text, { onError() {} }), "bad-record");
});

test("what onError throws ends the reading", () => {
  const stop = new Error("enough");
  const onError = () => {
    throw stop;
  };
  assert.throws(() => Game.fromRecords(`${GOOD}\n1g xx\n`, { onError }), (error) => error === stop);
  assert.equal(Game.fromRecords(GOOD, { onError }).length, 1);
  // It may use the package itself.
  let inner;
  Game.fromRecords("1g xx\n", { onError: () => (inner = Game.fromRecords(GOOD).length) });
  assert.equal(inner, 1);
});

test("options of any type", () => {
  for (const onError of [null, 7, "skip", {}, [() => {}], true]) refuses(null, () => Game.fromRecords(GOOD, { onError }), "wrong-type");
  for (const strange of strangeValues().filter((value) => Object(value) !== value && value !== undefined)) {
    refuses(null, () => Game.fromRecords(GOOD, strange), "wrong-type");
  }
  for (const text of HOSTILE_TEXTS) {
    const codes = [];
    try {
      Game.fromRecords(text, { onError: ({ code, line }) => codes.push([code, line]) });
    } catch (error) {
      assert.equal(error.name, "ArimaaError", error.stack);
    }
    for (const [, line] of codes) assert.ok(line >= 1);
  }
});

test("games of a subclass are read in this way, too", () => {
  class Match extends Game {}
  const games = Match.fromRecords(`${GOOD}\n1g xx\n\n${GOOD}`, { onError() {} });
  assert.deepEqual(games.map((game) => game instanceof Match), [true, true]);
});
