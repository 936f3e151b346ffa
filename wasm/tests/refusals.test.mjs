// Arguments of any kind, in any state: a typed error or the documented result. After an error the object is unchanged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ArimaaError, GOLD, Game, SILVER, begun, position, refuses, shown } from "./rules.mjs";
import { CODES, HOSTILE_TEXTS, strangeValues } from "./strange.mjs";

const PIECES = [{ square: "a1", piece: "R" }, { square: "h8", piece: "r" }];
const OPTIONAL = [undefined];

/**
 * Every method, getter and setter: for each argument a valid value, and unusual values that are valid too. Properties
 * are called `get x` and `set x`.
 */
const METHODS = {
  constructor: [[{}, OPTIONAL]],
  "static fromPosition": [[{ side: "gold", pieces: PIECES }], [{}, OPTIONAL]],
  "static fromRecord": [[`1g ${GOLD}`]],
  "static fromRecords": [[`1g ${GOLD}`], [{}, OPTIONAL]],
  "static setup": [["classic"], ["gold"]],
  annotate: [[0, [-0]], [{}]],
  at: [[1, [-0]]],
  board: [],
  captureThreats: [["gold", OPTIONAL]],
  clone: [],
  diagram: [],
  end: [["gold"], ["time"]],
  endTurn: [],
  goalThreats: [["gold", OPTIONAL]],
  hash: [],
  history: [[{}, OPTIONAL]],
  isLegal: [["Ee2n"]],
  legalSteps: [[{}, OPTIONAL]],
  legalTurns: [[{}, OPTIONAL]],
  pieceAt: [["e2"]],
  pieces: [],
  play: [["Ee2n"]],
  redoStep: [],
  repetitionsOf: [["Ee2n", OPTIONAL]],
  resetTurn: [],
  resign: [["gold", OPTIONAL]],
  setTag: [["Event"], ["x", OPTIONAL]],
  setUp: [[GOLD]],
  step: [["Ee3n"]],
  steps: [],
  takeBack: [],
  toJSON: [],
  toRecord: [["full", OPTIONAL]],
  toString: [],
  turns: [],
  undoStep: [],
  variation: [[2, [-0]], [0, [-0]]],
  ...Object.fromEntries(
    ["canEndTurn", "canRedoStep", "captured", "comment", "ending", "frozen", "label", "phase", "position", "result", "side", "stepsLeft", "tags"].map(
      (name) => [`get ${name}`, []],
    ),
  ),
  "set comment": [["x"]],
};

/** Members that accept an object without the expected properties, or one that has only those that they need. */
const LENIENT = ["constructor", "annotate", "static fromPosition", "static fromRecords", "history", "isLegal", "legalSteps", "legalTurns"];

/** Calls a member of the table. */
function call(game, member, args) {
  const [kind, name] = member.includes(" ") ? member.split(" ") : ["", member];
  if (kind === "get") return game[name];
  if (kind === "set") return void (game[name] = args[0]);
  if (kind === "static") return Game[name](...args);
  return name === "constructor" ? new Game(...args) : game[name](...args);
}

/** A game in each state. */
const STATES = {
  setup: () => new Game(),
  turn: () => {
    const game = Game.fromRecord(`1g ${GOLD}\n1s ${SILVER}\n2g Dh2n\n(\n2g Md2n\n)\n2s dh7s`);
    game.step("Ee2n");
    game.step("Ee3n");
    game.undoStep();
    return game;
  },
  push: () => {
    const game = Game.fromPosition(
      position("g", "r......r", "........", "...r....", "...E....", "........", "........", "........", "R......R"),
    );
    game.step("rd6n");
    return game;
  },
  over: () => {
    const game = begun();
    game.play("Ee2n");
    game.resign();
    return game;
  },
};

/** Makes a call that may fail. Checks that the error is typed and the game unchanged. Returns the code. */
function refusalOf(game, act, told) {
  const before = shown(game);
  try {
    act();
    return undefined;
  } catch (error) {
    assert.equal(error.name, "ArimaaError", `${told}: ${error.stack}`);
    assert.ok(error instanceof Error, told);
    assert.ok(CODES.has(error.code), `${told}: ${error.code} is no code of the types`);
    assert.ok(error.message.length > 10 && !/undefined|null|NaN|\[object/.test(error.message), `${told}: ${error.message}`);
    assert.deepEqual(shown(game), before, told);
    return error.code;
  }
}

test("the table has every member, and its valid values are valid", () => {
  const members = ["constructor"];
  for (const [name, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(Game.prototype))) {
    if (typeof value === "function" && !["constructor", "free", "__destroy_into_raw"].includes(name)) members.push(name);
    if (get) members.push(`get ${name}`);
    if (set && !name.startsWith("__")) members.push(`set ${name}`);
  }
  const own = Object.getOwnPropertyNames(Game).filter((name) => typeof Game[name] === "function");
  members.push(...own.filter((name) => !name.startsWith("__")).map((name) => `static ${name}`));
  assert.deepEqual(Object.keys(METHODS).sort(), members.sort());
  for (const [member, table] of Object.entries(METHODS)) {
    // `setUp` needs a setup to be due.
    const game = STATES[member === "setUp" ? "setup" : "turn"]();
    call(game, member, table.map(([good]) => good));
  }
});

test("values of any type, in every argument of every method, in every state", () => {
  let refused = 0;
  for (const [state, make] of Object.entries(STATES)) {
    for (const [member, table] of Object.entries(METHODS)) {
      for (const [place, [, accepted = []]] of table.entries()) {
        for (const [number, strange] of strangeValues().entries()) {
          const game = make();
          const args = table.map(([good], at) => (at === place ? strange : good));
          const told = `${state}: ${member}, argument ${place}, strange value ${number}`;
          const code = refusalOf(game, () => call(game, member, args), told);
          // Objects without the expected properties are valid options and annotations.
          const lenient = Object(strange) === strange && LENIENT.includes(member);
          if (code === undefined) assert.ok(lenient || accepted.some((good) => Object.is(good, strange)), told);
          else refused += 1;
        }
      }
    }
  }
  assert.ok(refused > 4000, `${refused} refusals`);
});

test("missing and extra arguments", () => {
  for (const [member, table] of Object.entries(METHODS)) {
    const game = STATES.turn();
    const told = `${member} without arguments`;
    const code = refusalOf(game, () => call(game, member, []), told);
    const needed = table.some(([, accepted = []]) => !accepted.includes(undefined));
    assert.equal(code !== undefined && code === "wrong-type", needed, `${told}: ${code}`);
  }
  assert.deepEqual(begun().legalSteps({}, 7), begun().legalSteps());
});

test("texts of any content and size, in every text argument", () => {
  const begin = performance.now();
  for (const [member, table] of Object.entries(METHODS)) {
    for (const [place, [good]] of table.entries()) {
      if (typeof good !== "string" && !(member === "static fromPosition" && place === 0)) continue;
      for (const text of HOSTILE_TEXTS) {
        const game = STATES[member === "setUp" ? "setup" : "turn"]();
        const args = table.map(([good], at) => (at === place ? text : good));
        const told = `${member}: ${JSON.stringify(text.slice(0, 20))} × ${text.length}`;
        const code = refusalOf(game, () => call(game, member, args), told);
        if (text.length > 4_000_000) assert.equal(code, "too-long", told);
      }
    }
  }
  for (const text of HOSTILE_TEXTS) {
    const game = begun();
    for (const notes of [{ comment: text }, { glyphs: [text] }, { commands: [{ name: text, value: text }] }, { variations: [{ turns: [text] }] }]) {
      refusalOf(game, () => game.annotate(0, notes), JSON.stringify(text.slice(0, 20)));
    }
    refusalOf(game, () => game.play({ text }), "play");
    refusalOf(game, () => game.step({ from: text, to: text }), "step");
    refusalOf(game, () => Game.fromPosition({ side: "gold", pieces: [{ square: text, piece: text }] }), "position");
  }
  // This takes some seconds, more on a busy machine. Quadratic time would take hours.
  assert.ok(performance.now() - begin < 60_000, `${performance.now() - begin} ms`);
});

test("every state throws only typed errors", () => {
  for (const make of Object.values(STATES)) {
    for (const [member, table] of Object.entries(METHODS)) {
      const game = make();
      refusalOf(game, () => call(game, member, table.map(([good]) => good)), member);
    }
  }
  for (const [state, code] of [["setup", "setup-expected"], ["over", "game-over"]]) {
    const game = STATES[state]();
    for (const act of [() => game.step("Ee2n"), () => game.endTurn(), () => game.repetitionsOf("Ee2n"), () => game.play("Ee2n")]) {
      refuses(game, act, code);
    }
  }
  const game = STATES.push();
  for (const act of [() => game.step("Ra1n"), () => game.endTurn(), () => game.repetitionsOf()]) refuses(game, act, "push-unfinished");
});

test("errors name line and column", () => {
  refuses(null, () => Game.fromRecord(`1g ${GOLD}\n1s ${SILVER}\n2g Ee2n Ee3q`), "bad-record", { line: 3, column: 9 });
  refuses(null, () => Game.fromRecord(`1g ${GOLD}\n1s ${SILVER}\n2g Ee2n Dd2n`), "wrong-piece", {
    line: 3,
    column: 9,
    square: "d2",
    step: "Dd2n",
  });
  refuses(null, () => Game.fromRecord(`1g ${GOLD}\n1s ${SILVER}\n2g Ee2n\n(\n2g Ee3n\n)`), "wrong-piece", { line: 5, column: 4 });
  const game = begun();
  refuses(game, () => game.play("Ee2n Ee3n\nRa1s"), "off-board", { line: 2, column: 1, step: "Ra1s" });
  refuses(game, () => game.play("Ee2n Zz9"), "bad-turn", { line: 1, column: 6 });
  refuses(game, () => game.play("Ee2n cf3x"), "wrong-capture", { square: "f3" });
  refuses(game, () => game.play(GOLD), "turn-expected");
  refuses(game, () => game.step({ from: "e2", to: "e9" }), "bad-square");
  refuses(null, () => Game.fromPosition("g [rr]"), "bad-position", { line: 1 });
  refuses(
    null,
    () => Game.fromPosition(position("g", "r......r", "........", "..c.....", ...Array(4).fill("........"), "R......R")),
    "bad-position",
    { square: "c6" },
  );
});

test("variations that contain themselves, are too many, too deep or illegal", () => {
  const game = begun();
  game.play("Ee2n");
  const cyclic = { text: "Dh2n", variations: [{ turns: [] }, { turns: [] }] };
  for (const { turns } of cyclic.variations) turns.push(cyclic, cyclic);
  refuses(game, () => game.annotate(2, { variations: [{ turns: [cyclic] }] }), "bad-record");
  refuses(game, () => game.annotate(2, { variations: Array(101).fill({ turns: Array(1000).fill("Dh2n") }) }), "too-long");
  refuses(game, () => game.annotate(2, { variations: [{ turns: ["Dh2n", "Ee2n"] }] }), "nobody-pushes");
  refuses(game, () => game.annotate(2, { variations: [{ turns: ["resigns", "Ee2n"] }] }), "bad-record");
  refuses(game, () => game.annotate(0, { variations: [{ turns: [SILVER] }] }), "wrong-side");
  refuses(game, () => game.play({ text: "dh7s", variations: [{ turns: ["Ee3n"] }] }), "nobody-pushes");
  let deep = { text: "Dh2n" };
  for (let i = 0; i < 99; i++) deep = { text: "Dh2n", variations: [{ turns: [deep] }] };
  // All turns are the same, so once is enough.
  game.annotate(2, { variations: [{ turns: [deep] }] });
  assert.equal(game.turns()[2].variations.length, 1);
});

test("a getter that uses the game while the game reads it", () => {
  const game = begun();
  const meddling = {
    get from() {
      game.play("Ee2n");
      return "d2";
    },
    to: "d3",
  };
  // The step is checked after it was read, in the state of the game at that time.
  assert.throws(() => game.step(meddling), { name: "ArimaaError", code: "nobody-pushes" });
  assert.equal(game.turns().length, 3);
  const freeing = {
    get text() {
      game.free();
      return "dh7s";
    },
  };
  refuses(null, () => game.play(freeing), "wrong-type");
  refuses(null, () => game.label, "freed");
});

test("a freed game refuses every call, and may be freed again", () => {
  for (const free of [(game) => game.free(), (game) => game[Symbol.dispose]()]) {
    const game = begun();
    free(game);
    for (const [member, table] of Object.entries(METHODS)) {
      if (member === "constructor" || member.startsWith("static ")) continue;
      refuses(null, () => call(game, member, table.map(([good]) => good)), "freed");
    }
    free(game);
    game.free();
  }
});

test("errors of the rules are instances of the engine's error class, and other errors are not", () => {
  assert.throws(() => begun().step("me7s"), ArimaaError);
  assert.ok(new ArimaaError("died", "It has.") instanceof ArimaaError);
  for (const other of [new Error("another"), { name: "ArimaaError" }, null]) assert.ok(!(other instanceof ArimaaError));
});

test("JSON without a game is no record", () => {
  for (const text of ['{"a":1}', " {}", '{ "games": [] }', "[]", '[{"a":1}]', "[1, 2]"]) {
    refuses(null, () => Game.fromRecord(text), "bad-record");
    refuses(null, () => Game.fromRecords(text), "bad-record");
  }
  // A comment and a tag are parts of a record.
  assert.equal(Game.fromRecord("{a}").toRecord().trim(), "{a}");
  const made = new Game();
  assert.equal(Game.fromRecord(made.toRecord()).label, "1g");
});
