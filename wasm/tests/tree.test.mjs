// `GameTree`: the edits of a tree of variations, and what they refuse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { GOLD, Game, GameTree, SILVER, refuses } from "./rules.mjs";
import { CODES, HOSTILE_TEXTS, strangeValues } from "./strange.mjs";

const START = "1g Ra1 Ee2\n1s ra8 ed7\n";

/** A tree with two turns in the first position, each with a reply. */
function small() {
  return GameTree.fromRecord(`${START}2g Ee2n\n(\n{or}\n2g Ee2w ! {safer}\n2s ed7e\n)\n2s ed7s\n`);
}

/** Checks that a call throws a typed error and leaves the tree unchanged. Returns the code. */
function refusedBy(tree, act, told) {
  const before = tree.toRecord();
  try {
    act();
  } catch (error) {
    assert.equal(error.name, "ArimaaError", `${told}: ${error.stack}`);
    assert.ok(CODES.has(error.code), `${told}: ${error.code}`);
    assert.ok(error.message.length > 10 && !/undefined|null|NaN|\[object/.test(error.message), `${told}: ${error.message}`);
    assert.equal(tree.toRecord(), before, told);
    return error.code;
  }
  return undefined;
}

/** All paths of a tree, each before those that go on from it. */
function* paths(tree, path = []) {
  for (const index of tree.children(path).keys()) {
    yield [...path, index];
    yield* paths(tree, [...path, index]);
  }
}

test("every turn of a tree has a path, and the game at it ends there", () => {
  const tree = small();
  assert.deepEqual([...paths(tree)], [[0], [0, 0], [0, 0, 0], [0, 0, 0, 0], [0, 0, 1], [0, 0, 1, 0]]);
  assert.equal(tree.size, 6);
  for (const path of paths(tree)) {
    const { text, label } = tree.children(path.slice(0, -1))[path.at(-1)];
    const game = tree.game(path);
    const last = game.turns().at(-1);
    assert.deepEqual([last.text, last.label, game.turns().length], [text, label, path.length]);
  }
  assert.equal(tree.game([]).label, "1g");
  assert.equal(tree.children([0, 0])[1].introduction, "or");
});

test("turns are added where they are legal, and found where they are already", () => {
  const tree = new GameTree();
  let path = [];
  for (const turn of [GOLD, SILVER, "Ee2n", "ed7s"]) path = tree.add(path, turn);
  assert.deepEqual(path, [0, 0, 0, 0]);
  assert.deepEqual(tree.add([0, 0], "Ee2n"), [0, 0, 0]);
  assert.deepEqual(tree.add([0, 0], { text: "Md2n", glyphs: ["?"], comment: "no", introduction: "instead", elapsedMs: 2000 }), [0, 0, 1]);
  assert.deepEqual(tree.children([0, 0])[1], {
    label: "2g", side: "gold", kind: "turn", text: "Md2n", glyphs: ["?"], comment: "no", elapsedMs: 2000, children: 0, introduction: "instead",
  });
  // What the turn has is kept unless it is replaced.
  tree.add([0, 0], { text: "Md2n", comment: "yes" });
  assert.deepEqual(tree.children([0, 0])[1].glyphs, ["?"]);
  assert.equal(tree.children([0, 0])[1].comment, "yes");
  assert.equal(tree.size, 5);
  assert.equal(refusedBy(tree, () => tree.add([0, 0], "Ee2s"), "add"), "occupied");
  assert.throws(() => tree.add([0, 0, 0], "ed7s rd8q"), { code: "bad-turn", line: 1, column: 6 });
  assert.throws(() => tree.add([0, 0, 0], "ed7s Ee4n"), { code: "wrong-piece", line: 1, column: 6, step: "Ee4n" });
  // Refused annotations leave no turn behind.
  for (const notes of [{ glyphs: ["!!!"] }, { comment: 7 }, { introduction: 7 }, { variations: [{ turns: ["Ee2e"] }] }]) {
    assert.ok(refusedBy(tree, () => tree.add([0, 0], { text: "Hb2n", ...notes }), JSON.stringify(notes)));
  }
  tree.add([0, 0], { text: "Hb2n", variations: [], comment: null });
});

test("promoting, making main and deleting", () => {
  const tree = small();
  assert.deepEqual(tree.add([0, 0], "Ee2e"), [0, 0, 2]);
  assert.deepEqual(tree.promote([0, 0, 2]), [0, 0, 1]);
  assert.deepEqual(tree.promote([0, 0, 1]), [0, 0, 0]);
  assert.deepEqual(tree.promote([0, 0, 0]), [0, 0, 0]);
  assert.deepEqual(tree.children([0, 0]).map(({ text }) => text), ["Ee2e", "Ee2n", "Ee2w"]);
  assert.deepEqual(tree.makeMain([0, 0, 2, 0]), [0, 0, 0, 0]);
  assert.equal(Game.fromRecord(tree.toRecord()).history().at(-1), "ed7e");
  tree.delete([0, 0, 0]);
  assert.deepEqual(tree.children([0, 0]).map(({ text }) => text), ["Ee2e", "Ee2n"]);
  tree.delete([0]);
  assert.equal(tree.size, 0);
  assert.equal(tree.toRecord(), new GameTree().toRecord());
});

test("annotations are replaced, removed and kept", () => {
  const tree = small();
  tree.annotate([0, 0, 1], { comment: null, clockMs: 90_000 });
  tree.annotate([0, 0, 1], { introduction: null });
  const [, turn] = tree.children([0, 0]);
  assert.deepEqual([turn.glyphs, turn.comment, turn.clockMs, turn.introduction], [["!"], undefined, 90_000, undefined]);
  tree.comment = "A start.";
  assert.equal(GameTree.fromRecord(tree.toRecord()).comment, "A start.");
  assert.equal(tree.game([0, 0, 1]).comment, "A start.");
  assert.equal(tree.game([0, 0, 1]).turns().at(-1).clockMs, 90_000);
});

test("a finished game keeps its result until its main line changes", () => {
  const record = `[Event "Cup"]\n[Result "1-0"]\n[ResultCode "t"]\n${START}2g Ee2n\n`;
  const tree = GameTree.fromRecord(record);
  assert.equal(tree.game([0, 0, 0]).result.reason, "time");
  assert.equal(tree.game([0, 0]).result, undefined);
  assert.equal(tree.game([0, 0]).tags.Result, undefined);
  // What follows the end is analysis.
  assert.deepEqual(tree.add([0, 0, 0], "ed7s"), [0, 0, 0, 0]);
  assert.equal(tree.children([0, 0])[0].lineEnds, true);
  assert.equal(Game.fromRecord(tree.toRecord()).result.reason, "time");
  const analysed = GameTree.fromRecord(tree.toRecord());
  assert.equal(analysed.toRecord(), tree.toRecord());
  assert.equal(analysed.game([0, 0, 0]).result.reason, "time");
  analysed.makeMain([0, 0, 0, 0]);
  const { result, tags } = Game.fromRecord(analysed.toRecord());
  assert.deepEqual([result, tags.Result, tags.ResultCode, tags.Event], [undefined, undefined, undefined, "Cup"]);
  const resigned = GameTree.fromRecord(`${START}2g Ee2n\n2s resigns {enough}\n`);
  assert.equal(resigned.children([0, 0])[0].ending, "resigns");
  assert.equal(resigned.game([0, 0, 0]).result.reason, "resignation");
  assert.equal(resigned.game([0, 0, 0]).ending.comment, "enough");
  resigned.add([0, 0], "Ee2w");
  assert.equal(Game.fromRecord(resigned.toRecord()).result.winner, "gold");
});

test("a game that is over on the board does not go on", () => {
  const tree = GameTree.fromRecord("1g Ra2\n1s rh7\n2g Ra2n Ra3n Ra4n Ra5n\n2s rh7s\n3g Ra6n Ra7n");
  assert.equal(refusedBy(tree, () => tree.add([0, 0, 0, 0, 0], "rh6s"), "over"), "game-over");
  assert.equal(tree.game([0, 0, 0, 0, 0]).result.reason, "goal");
  tree.delete([0, 0, 0, 0, 0]);
  assert.equal(Game.fromRecord(tree.toRecord()).result, undefined);
});

test("records with handicaps, positions, rules and tags survive", () => {
  const position = `g [r      r${" ".repeat(48)}R      R]`;
  for (const record of [
    `[Gold "Ada"]\n[GoldHandicap "MRR"]\n1g Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Ed2 Cf2 Dg2 Hh2\n`,
    `[Position "${position}"]\n12g Ra1n\n(\n12g Rh1n\n)\n`,
    `[Rules "until-2005-05"]\n${START}2g Ee2n\n`,
    `{first}\n${START}2g Ee2n $16 {[%emt 0:00:05] [%eval 0.2] words}\n(\n{why}\n2g Ee2w\n(\n2g Ee2e\n)\n)\n`,
  ]) {
    const tree = GameTree.fromRecord(record);
    assert.equal(tree.toRecord(), Game.fromRecord(record).toRecord());
    assert.equal(JSON.stringify(tree), JSON.stringify(Game.fromRecord(record)));
  }
  assert.equal(GameTree.fromRecord(`[Position "${position}"]\n12g Ra1n\n`).children([])[0].label, "12g");
});

/** Adds turns after a path, each a variation in the line of the one before, until that is refused. Returns the last. */
function nest(tree, path) {
  for (;;) {
    const [first, second] = [...tree.game(path).legalTurns()].slice(0, 2);
    tree.add(path, first.text);
    const code = refusedBy(tree, () => (path = tree.add(path, second.text)), "the second turn");
    if (code === undefined) continue;
    assert.equal(code, "bad-record");
    return path;
  }
}

test("variations nest only as deep as a record may", () => {
  const tree = GameTree.fromRecord(START);
  assert.equal(nest(tree, [0, 0]).length, 102);
  assert.equal(GameTree.fromRecord(tree.toRecord()).size, tree.size);
  // The line with the nested variations would become a variation itself.
  const other = GameTree.fromRecord(`${START}2g Ee2n\n(\n2g Ee2w\n)\n`);
  assert.equal(nest(other, [0, 0, 0]).length, 103);
  for (const move of [() => other.promote([0, 0, 1]), () => other.makeMain([0, 0, 1])]) assert.equal(refusedBy(other, move, "move"), "bad-record");
  other.delete([0, 0, 0, 1]);
  assert.deepEqual(other.promote([0, 0, 1]), [0, 0, 0]);
});

test("paths that lead nowhere, and values of any type", () => {
  const tree = small();
  const edits = {
    children: (path) => tree.children(path),
    game: (path) => tree.game(path),
    add: (path) => tree.add(path, "Ee2n"),
    annotate: (path) => tree.annotate(path, {}),
    promote: (path) => tree.promote(path),
    makeMain: (path) => tree.makeMain(path),
    delete: (path) => tree.delete(path),
  };
  for (const [name, edit] of Object.entries(edits)) {
    for (const path of [[7], [0, 0, 2], [0, 0, 0, 0, 0], [2 ** 32], [2 ** 53 - 1], Array(100_000).fill(0)]) {
      assert.equal(refusedBy(tree, () => edit(path), name), "no-turn", `${name} ${path.length}`);
    }
    for (const path of [[-1], [0.5], ["0"], [NaN], [null], [undefined], [0, 0, 0n], "0", { 0: 0, length: 1 }, 0]) {
      assert.equal(refusedBy(tree, () => edit(path), name), "wrong-type", `${name} ${typeof path}`);
    }
    for (const [number, strange] of strangeValues().entries()) {
      assert.ok(refusedBy(tree, () => edit(strange), name), `${name}, strange value ${number}`);
    }
    if (!["children", "game", "add"].includes(name)) assert.equal(refusedBy(tree, () => edit([]), name), "no-turn", name);
    assert.equal(refusedBy(tree, () => edit(), name), "wrong-type");
  }
  for (const [number, strange] of strangeValues().entries()) {
    assert.ok(refusedBy(tree, () => tree.add([0, 0], strange), "add"), `strange value ${number}`);
    assert.ok(refusedBy(tree, () => GameTree.fromRecord(strange), "fromRecord"), `strange value ${number}`);
    assert.ok(refusedBy(tree, () => (tree.comment = strange), "comment"), `strange value ${number}`);
    const code = refusedBy(tree, () => tree.annotate([0, 0, 0], strange), "annotate");
    // An object without annotations changes nothing.
    assert.ok(code || Object(strange) === strange, `strange value ${number}`);
  }
});

test("texts of any content and size", () => {
  for (const text of HOSTILE_TEXTS) {
    const tree = small();
    for (const [name, act] of Object.entries({
      record: () => GameTree.fromRecord(text),
      add: () => tree.add([0, 0], text),
      text: () => tree.add([0, 0], { text }),
    })) {
      const code = refusedBy(tree, act, `${name}: ${JSON.stringify(text.slice(0, 20))}`);
      if (text.length > 4_000_000) assert.equal(code, "too-long");
    }
    refusedBy(tree, () => tree.annotate([0, 0, 0], { comment: text, introduction: text }), "annotate");
    refusedBy(tree, () => (tree.comment = text), "comment");
    if (text.length < 200_000) assert.equal(GameTree.fromRecord(tree.toRecord()).size, tree.size);
  }
});

test("thousands of variations are added one by one", () => {
  const tree = new GameTree();
  const start = tree.add(tree.add([], GOLD), SILVER);
  const begin = performance.now();
  for (const { text } of tree.game(start).legalTurns()) {
    tree.add(start, text);
    if (tree.size === 2002) break;
  }
  assert.equal(tree.children(start).length, 2000);
  // This takes a fraction of a second, more on a busy machine. Copying the tree for each turn would take a minute.
  assert.ok(performance.now() - begin < 10_000, `${performance.now() - begin} ms`);
});

test("a path with a getter that edits the tree, and a turn with one", () => {
  const tree = small();
  const path = [0, 0, 1, 0];
  Object.defineProperty(path, 3, {
    get() {
      tree.delete([0, 0, 1]);
      return 0;
    },
  });
  assert.throws(() => tree.annotate(path, { comment: "gone" }), { name: "ArimaaError", code: "no-turn" });
  assert.equal(tree.size, 4);
  const turn = {
    get text() {
      tree.delete([0]);
      return "Ee2e";
    },
  };
  assert.throws(() => tree.add([0, 0], turn), { name: "ArimaaError", code: "no-turn" });
  assert.equal(tree.size, 0);
});

test("a tree is an object like a game", () => {
  class Study extends GameTree {
    name = "mine";
  }
  const study = Study.fromRecord(START);
  assert.ok(study instanceof Study && study.clone() instanceof Study);
  assert.deepEqual([study.name, study.size], ["mine", 2]);
  assert.equal(study.game([0]).constructor, Game);
  assert.match(inspect(study), /^Study \{ size: 2 \}/);
  assert.equal(String(study), study.toRecord());
  assert.throws(() => structuredClone(study), (error) => error.name === "DataCloneError" && /GameTree\.fromRecord/.test(error.message));
  assert.throws(() => study.add.call({}, [], GOLD), { message: "add must be called on a GameTree: write tree.add(…)" });
  const copy = study.clone();
  copy.delete([0]);
  assert.deepEqual([study.size, copy.size], [2, 0]);
  study.free();
  study.free();
  for (const act of [() => study.size, () => study.children([]), () => (study.comment = "x"), () => study.toRecord()]) refuses(null, act, "freed");
});
