// Reading and writing records: annotations, variations, tags.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GOLD, Game, SILVER, begun, position, refuses, shown } from "./rules.mjs";

const ANNOTATED = `[Event "Club evening"]
[Gold "Ada"]
[Silver "Grace"]
[TimeControl "30s/5m/100/5m/2h"]
[Annotator "Ada"]

{Both know each other well.}
1g ${GOLD}
1s ${SILVER} {[%emt 0:00:41]}
2g Ee2n Ee3n ! {[%emt 0:00:12.500] [%clk 0:05:17] [%eval 0.4] [%cal Ge2e4] bold}
(
{or}
2g Ee2n ?! {slow}
2s ed7s
(
2s hb7s
3g Dh2n
)
3g Ee3n
)
(
2g Md2n
)
2s ed7s
3g resigns {out of time for it}
`;

const texts = (plies) => plies.map(({ text }) => text);

test("annotations are plain objects", () => {
  const game = Game.fromRecord(ANNOTATED);
  assert.equal(game.comment, "Both know each other well.");
  assert.deepEqual(game.tags, {
    Event: "Club evening",
    Gold: "Ada",
    Silver: "Grace",
    TimeControl: "30s/5m/100/5m/2h",
    Annotator: "Ada",
    PlyCount: "4",
    Result: "0-1",
    ResultCode: "r",
  });
  const turns = game.turns();
  assert.equal(turns[1].elapsedMs, 41_000);
  const { variations, ...turn } = turns[2];
  assert.deepEqual(turn, {
    label: "2g",
    side: "gold",
    kind: "turn",
    text: "Ee2n Ee3n",
    glyphs: ["!"],
    comment: "bold",
    elapsedMs: 12_500,
    clockMs: 317_000,
    commands: [
      { name: "eval", value: "0.4" },
      { name: "cal", value: "Ge2e4" },
    ],
  });
  assert.deepEqual(
    variations.map(({ comment, turns }) => [comment, texts(turns)]),
    [
      ["or", ["Ee2n", "ed7s", "Ee3n"]],
      [undefined, ["Md2n"]],
    ],
  );
  assert.deepEqual(texts(variations[0].turns[1].variations[0].turns), ["hb7s", "Dh2n"]);
  assert.equal(variations[0].turns[1].variations[0].turns[1].label, "3g");
  assert.deepEqual(turns, JSON.parse(JSON.stringify(turns)));
  assert.deepEqual(game.ending, {
    label: "3g",
    side: "gold",
    kind: "end",
    text: "resigns",
    comment: "out of time for it",
  });
  assert.deepEqual(game.result, { winner: "silver", reason: "resignation", letter: "r" });
});

test("a record that was read and written again is unchanged", () => {
  const game = Game.fromRecord(ANNOTATED);
  const record = game.toRecord();
  assert.match(record, /\(\n\{or\}\n2g Ee2n \?! \{slow\}\n2s ed7s\n\(\n2s hb7s\n3g Dh2n\n\)\n3g Ee3n\n\)\n/);
  const again = Game.fromRecord(record);
  assert.deepEqual(shown(again), shown(game));
  assert.equal(again.toRecord(), record);
  assert.equal(game.toRecord("plain"), `1g ${GOLD}\n1s ${SILVER}\n2g Ee2n Ee3n\n2s ed7s\n3g resigns\n`);
});

test("variations have captures that the record leaves out", () => {
  const game = Game.fromRecord("1g Cc2 Ra1\n1s ra8 ed7\n2g Ra1n\n(\n2g Cc2n\n)\n");
  assert.equal(game.turns()[2].variations[0].turns[0].text, "Cc2n Cc3x");
});

test("a variation is a separate game", () => {
  const game = Game.fromRecord(ANNOTATED);
  const before = shown(game);
  const slow = game.variation(2, 0);
  assert.deepEqual(texts(slow.turns()).slice(2), ["Ee2n", "ed7s", "Ee3n"]);
  assert.equal(slow.turns()[2].comment, "slow");
  // Its introduction precedes it.
  assert.equal(slow.turns()[1].comment, "or");
  assert.equal(slow.phase, "turn");
  assert.equal(slow.tags.Gold, "Ada");
  assert.deepEqual(texts(slow.variation(3, 0).turns()).slice(2), ["Ee2n", "hb7s", "Dh2n"]);
  slow.play("ed6s");
  assert.deepEqual(shown(game), before);
  refuses(game, () => game.variation(2, 2), "no-turn");
  refuses(game, () => game.variation(4, 0), "no-turn");
});

test("moving through a game does not change it", () => {
  const game = Game.fromRecord(ANNOTATED);
  const before = shown(game);
  for (let turns = 0; turns <= 4; turns++) {
    const then = game.at(turns);
    assert.deepEqual(then.turns(), game.turns().slice(0, turns));
    assert.equal(then.result === undefined, turns < 4);
  }
  assert.equal(game.at(0).phase, "setup");
  assert.deepEqual(shown(game.at(4)), before);
  assert.deepEqual(shown(game), before);
  refuses(game, () => game.at(5), "no-turn");
});

test("a turn that was taken back can be played again with its annotations", () => {
  const game = Game.fromRecord(ANNOTATED.replace(/3g resigns.*\n/, ""));
  const before = shown(game);
  const [last, turn] = [game.takeBack(), game.takeBack()];
  assert.equal(turn.variations.length, 2);
  assert.deepEqual(game.play(turn), turn);
  game.play(last);
  assert.deepEqual(shown(game), before);
});

test("the end of the record is dropped when the game continues", () => {
  const game = Game.fromRecord(ANNOTATED);
  game.takeBack();
  assert.equal(game.ending, undefined);
  assert.equal(game.result, undefined);
  assert.equal(game.tags.Result, undefined);
  // The game does not know a result without a reason. It is kept while it can be true.
  const told = Game.fromRecord(`[Result "1-0"]\n1g ${GOLD}\n1s ${SILVER}\n2g Ee2n`);
  assert.equal(told.result, undefined);
  assert.equal(told.tags.Result, "1-0");
  refuses(told, () => told.play({ text: "ed7s", variations: [{ turns: ["ed7n"] }] }), "occupied");
  told.play("ed7s");
  assert.equal(told.tags.Result, undefined);
});

test("a turn that was taken back is a variation of its replacement, if there is one", () => {
  const record = `1g ${GOLD}\n1s ${SILVER}\n2g Ee2n\n2s takeback\n`;
  const game = Game.fromRecord(record);
  assert.equal(game.label, "2g");
  // Without one, the turn stays in the record, beside what was played.
  assert.equal(game.toRecord(), `1g ${GOLD}\n1s ${SILVER}\n2g\n(\n2g Ee2n\n)\n`);
  const other = Game.fromRecord(`${record}2g Md2n`);
  assert.deepEqual(texts(other.turns()[2].variations[0].turns), ["Ee2n"]);
});

test("annotating a turn keeps its other annotations", () => {
  const game = begun();
  game.play({ text: "Ee2n", elapsedMs: 12_000, clockMs: 300_000, glyphs: ["!?"], comment: "first" });
  assert.deepEqual(game.turns()[2], {
    label: "2g",
    side: "gold",
    kind: "turn",
    text: "Ee2n",
    glyphs: ["!?"],
    comment: "first",
    elapsedMs: 12_000,
    clockMs: 300_000,
  });
  game.annotate(2, { comment: "second", commands: [{ name: "eval", value: "0.1" }, { name: "x" }] });
  assert.deepEqual(game.turns()[2].glyphs, ["!?"]);
  assert.equal(game.turns()[2].elapsedMs, 12_000);
  assert.deepEqual(game.turns()[2].commands, [{ name: "eval", value: "0.1" }, { name: "x", value: "" }]);
  game.annotate(2, { variations: [{ comment: "or", turns: ["Dh2n", { text: "ed7s", glyphs: ["?"] }] }] });
  assert.deepEqual(game.turns()[2].variations, [
    {
      comment: "or",
      turns: [
        { label: "2g", side: "gold", kind: "turn", text: "Dh2n" },
        { label: "2s", side: "silver", kind: "turn", text: "ed7s", glyphs: ["?"] },
      ],
    },
  ]);
  assert.deepEqual(shown(Game.fromRecord(game.toRecord())), shown(game));
  game.annotate(2, { glyphs: null, comment: null, elapsedMs: null, clockMs: null, commands: null, variations: null });
  assert.deepEqual(game.turns()[2], { label: "2g", side: "gold", kind: "turn", text: "Ee2n" });
});

test("a comment may contain anything", () => {
  const game = begun();
  for (const comment of ["}", "\\", "{[%emt 0:00:01]}", "[%clk", "(\n)\n2g Ee2n", '[Event "x"]', "1-0", "é 𝔈 \u0000"]) {
    game.annotate(1, { comment });
    game.comment = comment;
    game.setTag("Event", comment);
    const again = Game.fromRecord(game.toRecord());
    assert.equal(again.turns()[1].comment, comment);
    assert.equal(again.comment, comment);
    assert.equal(again.tags.Event, comment.replaceAll("\n", " "));
  }
});

test("tags that are written from the game can't be set", () => {
  const game = begun();
  for (const name of ["Position", "Rules", "GoldHandicap", "SilverHandicap", "Result", "ResultCode", "PlyCount", "WhiteHandicap"]) {
    refuses(game, () => game.setTag(name, "x"), "bad-option");
  }
  for (const name of ["", "two words", 'quote"', "{", "["]) refuses(game, () => game.setTag(name, "x"), "bad-option");
  game.setTag("__proto__", "x");
  assert.equal(Object.getPrototypeOf(game.tags), Object.prototype);
  game.setTag("White", "Ada");
  assert.equal(game.tags.Gold, "Ada");
});

test("a date tag does not change the rules", () => {
  const game = begun();
  game.setTag("Date", "2004.01.01");
  assert.equal(game.tags.Rules, "current");
  assert.deepEqual(shown(Game.fromRecord(game.toRecord())), shown(game));
  const old = Game.fromRecord(`[Date "2004.01.01"]\n1g ${GOLD}\n1s ${SILVER}\n`);
  assert.equal(old.tags.Rules, undefined);
  assert.deepEqual(shown(Game.fromRecord(old.toRecord())), shown(old));
});

test("several records in a text", () => {
  const games = Game.fromRecords(`${ANNOTATED}\n${ANNOTATED}\n[Event "Third"]\n1g ${GOLD}\n`);
  assert.deepEqual(games.map(({ tags }) => tags.Event), ["Club evening", "Club evening", "Third"]);
  assert.deepEqual(shown(games[1]), shown(Game.fromRecord(ANNOTATED)));
  assert.deepEqual(Game.fromRecords(""), []);
  refuses(null, () => Game.fromRecords(`1g ${GOLD}\n1s ${SILVER}\n\n1g Ra1 Xa2`), "bad-record", { line: 4, column: 8 });
  refuses(null, () => Game.fromRecord(ANNOTATED + ANNOTATED), "bad-record");
});

test("positions as objects", () => {
  const short = position("s", "r......r", "...m....", "........", "........", "........", "........", "...E....", "R......R");
  const game = Game.fromPosition(short);
  const same = Game.fromPosition({ side: "silver", pieces: game.pieces() });
  assert.deepEqual(shown(same), shown(game));
  const late = Game.fromPosition({ side: "silver", pieces: game.pieces(), number: 12 });
  assert.equal(late.label, "12s");
  assert.equal(Game.fromRecord(late.toRecord()).label, "12s");
  const read = (change) => () => Game.fromPosition({ side: "gold", pieces: [{ square: "a1", piece: "R" }], ...change });
  refuses(null, read({ side: "red" }), "bad-option");
  refuses(null, read({ side: undefined }), "wrong-type");
  refuses(null, read({ pieces: "a1R" }), "wrong-type");
  refuses(null, read({ pieces: [{ square: "a9", piece: "R" }] }), "bad-square");
  refuses(null, read({ pieces: [{ square: "a1", piece: "X" }] }), "bad-option");
  refuses(null, read({ pieces: [{ square: "a1", piece: "RR" }] }), "bad-option");
  refuses(null, read({ pieces: [{ square: "a1" }] }), "wrong-type");
  refuses(null, read({ pieces: Array(2).fill({ square: "a1", piece: "R" }) }), "placed-twice", { square: "a1" });
  refuses(null, read({ pieces: Array(65).fill({ square: "a1", piece: "R" }) }), "too-long");
  refuses(null, read({ pieces: { length: 1e9 } }), "wrong-type");
  refuses(null, read({ pieces: [{ square: "c3", piece: "C" }] }), "bad-position", { square: "c3" });
  for (const number of [0, 1, 2 ** 32]) refuses(null, read({ number }), "bad-option");
});

test("threats are those of the given side", () => {
  const game = Game.fromPosition(
    position("g", "r.......", "...R....", "........", "........", "........", "........", "....r...", "R......."),
  );
  assert.deepEqual(game.goalThreats().map(({ text }) => text), ["Rd7n"]);
  assert.deepEqual(game.goalThreats("silver").map(({ text }) => text), ["re2s"]);
  assert.equal(game.goalThreats()[0].steps[0].to, "d8");
  game.step("Ra1n");
  game.step("Ra2n");
  game.step("Ra3n");
  game.step("Ra4n");
  assert.deepEqual(game.goalThreats(), []);
  const over = begun();
  over.resign();
  assert.deepEqual(over.goalThreats(), []);
  assert.deepEqual(over.captureThreats("silver"), []);
});

test("repetitions of the current turn, and of turns as text", () => {
  const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n2s ed7s\n3g Ee3s");
  assert.deepEqual(game.repetitionsOf("ed6n"), { earlier: ["1s"], allowed: true });
  game.step("ed6n");
  assert.deepEqual(game.repetitionsOf(), { earlier: ["1s"], allowed: true });
  assert.deepEqual(game.steps().length, 1);
  refuses(game, () => game.repetitionsOf("ed6n ed7s"), "nothing-changed");
  refuses(game, () => game.repetitionsOf("ed6n Ee2n"), "nobody-pushes", { line: 1, column: 6 });
  refuses(game, () => game.repetitionsOf("takeback"), "bad-turn");
  game.undoStep();
  refuses(game, () => game.repetitionsOf(), "no-step");
  refuses(new Game(), () => new Game().repetitionsOf("Ee2n"), "setup-expected");
});

test("ends that the board does not show", () => {
  const game = begun();
  refuses(game, () => game.end("gold", "goal"), "bad-option");
  refuses(game, () => game.end("gold"), "wrong-type");
  game.end("silver", "time");
  assert.deepEqual(game.result, { winner: "silver", reason: "time", letter: "t" });
  refuses(game, () => game.end("gold", "time"), "game-over");
  assert.deepEqual(shown(Game.fromRecord(game.toRecord())), shown(game));
});
