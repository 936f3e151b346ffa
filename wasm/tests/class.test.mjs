// Games as objects of JavaScript: printed, cloned, extended, called without an object.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { GOLD, Game, SILVER, begun, refuses, shown } from "./rules.mjs";

test("a game is printed as its state, and converted to its diagram", () => {
  const game = begun();
  game.step("Ee2n");
  const { label, phase, position } = game;
  assert.equal(inspect(game), `Game ${inspect({ label, phase, position })}`);
  assert.match(inspect({ games: [game] }, { breakLength: Infinity }), /games: \[ Game \{ label: '2g', phase: 'turn', position: 'g \[/);
  assert.equal(String(game), game.diagram());
  assert.equal(`${game}`.split("\n")[0], "2g Ee2n");
  assert.equal(Object.prototype.toString.call(game), "[object Game]");
  game.free();
  assert.equal(inspect(game), "Game {}");
});

test("a game can't be cloned into a dead object, and the error says what to do", () => {
  const game = begun();
  const { port1, port2 } = new MessageChannel();
  for (const clone of [() => structuredClone(game), () => structuredClone({ game }), () => port1.postMessage(game)]) {
    assert.throws(clone, (error) => error.name === "DataCloneError" && /toRecord\(\).*Game\.fromRecord/.test(error.message));
  }
  port1.close();
  port2.close();
  const copy = Game.fromRecord(structuredClone(game.toRecord()));
  assert.equal(copy.toRecord(), game.toRecord());
  assert.notDeepEqual(copy, game, "the address differs, so no test may find two games equal");
  assert.equal(JSON.stringify({ game }), JSON.stringify({ game: game.toRecord() }));
});

test("games of a subclass are made by its constructor", () => {
  class Match extends Game {
    #notes = [];
    played = 0;
    play(turn) {
      this.played += 1;
      this.#notes.push(turn);
      return super.play(turn);
    }
    get notes() {
      return this.#notes;
    }
  }
  const record = `1g ${GOLD}\n1s ${SILVER}\n2g Ee2n\n(\n2g Md2n\n)`;
  const match = Match.fromRecord(record);
  const others = [match.clone(), match.at(2), match.variation(2, 0), ...Match.fromRecords(`${record}\n\n${record}`)];
  others.push(Match.fromPosition(match.position), new Match());
  for (const one of [match, ...others]) {
    assert.ok(one instanceof Match);
    assert.deepEqual(one.notes, []);
    assert.match(inspect(one), /^Match \{ ?\n? *label:/);
  }
  assert.deepEqual(others.map(({ label }) => label), ["2s", "2g", "2s", "2s", "2s", "2s", "1g"]);
  match.play("ed7s");
  assert.deepEqual([match.played, match.notes, match.turns().length, others[0].turns().length], [1, ["ed7s"], 4, 3]);
  // The memory belongs to the new object, and is freed once.
  match.free();
  match.free();
  refuses(null, () => match.label, "freed");
  others[0][Symbol.dispose]();
  refuses(null, () => others[0].step("Ee2n"), "freed");
  assert.equal(others[1].label, "2g");
  assert.equal(Game.fromRecord(record).constructor, Game);
  const { fromRecord } = Game;
  assert.equal(fromRecord(record).constructor, Game);
  class Strange extends Game {
    constructor() {
      return {};
    }
  }
  refuses(null, () => Strange.fromRecord(record), "wrong-type");
});

test("methods and properties that are used without a game", () => {
  const game = begun();
  const { step, free } = game;
  const label = Object.getOwnPropertyDescriptor(Game.prototype, "label").get;
  const comment = Object.getOwnPropertyDescriptor(Game.prototype, "comment").set;
  for (const foreign of [undefined, null, 7, "Ee2n", {}, { __wbg_ptr: 1_114_216 }, Object.create(Game.prototype), Game.prototype]) {
    for (const act of [() => step.call(foreign, "Ee2n"), () => label.call(foreign), () => comment.call(foreign, "x")]) refuses(null, act, "wrong-type");
  }
  refuses(null, () => ["Ee2n"].forEach(step), "wrong-type");
  for (const foreign of [undefined, {}]) refuses(null, () => free.call(foreign), "wrong-type");
  assert.throws(() => step("Ee2n"), { message: "step must be called on a Game: write game.step(…)" });
  assert.throws(() => label.call({}), { message: "label must be called on a Game: write game.label" });
  assert.equal(game.step.name, "step");
});

test("no property of a game leads to its memory", () => {
  const game = begun();
  const before = shown(game);
  const { label, step } = Object.getOwnPropertyDescriptors(Game.prototype);
  for (const address of [0, 8, 12_345, 1_114_216]) {
    game.__wbg_ptr = address;
    assert.deepEqual(shown(game), before);
    assert.equal(game.clone().toRecord(), before.record);
    for (const forged of [
      Object.assign(Object.create(Game.prototype), { __wbg_ptr: address }),
      Object.create(Game.prototype, { __wbg_ptr: { value: address } }),
      Reflect.construct(Object, [], Game),
    ]) {
      for (const act of [() => label.get.call(forged), () => step.value.call(forged, "Ee2n")]) refuses(null, act, "wrong-type");
    }
    // It has the memory of the game that it inherits from, as behind a proxy.
    assert.equal(Object.create(game, { __wbg_ptr: { value: address } }).position, before.position);
  }
  assert.equal(Game.__wrap, undefined);
  assert.deepEqual(Object.keys(Object.getOwnPropertyDescriptors(game)), ["notCloneable", "__wbg_ptr"]);
});

test("a game behind a proxy", () => {
  const game = new Proxy(begun(), {});
  assert.equal(game.step("Ee2n").text, "Ee2n");
  assert.equal(game.clone().steps().length, 1);
});

test("a tag may be called like a property of every object", () => {
  const game = Game.fromRecord('[__proto__ "one"]\n[constructor "two"]\n1g Ra1 Ee2');
  assert.deepEqual(Object.entries(game.tags), [["__proto__", "one"], ["constructor", "two"]]);
  game.setTag("__proto__", "three");
  assert.equal(Object.getOwnPropertyDescriptor(game.tags, "__proto__").value, "three");
  assert.equal(Object.getPrototypeOf(game.tags), Object.prototype);
});

test("numbers beyond the game are refused with the numbers that it has", () => {
  const game = Game.fromRecord(`1g ${GOLD}\n1s ${SILVER}\n2g Ee2n\n2s ed7s`);
  for (const number of [5, 2 ** 32, 2 ** 53 - 1]) {
    for (const act of [() => game.at(number), () => game.annotate(number, {}), () => game.variation(number, 0), () => game.variation(2, number)]) {
      refuses(game, act, "no-turn");
      assert.throws(act, ({ message }) => !/\d{5}/.test(message), "no number of the machine");
    }
    assert.throws(() => game.at(number), { message: "the game has 4 plies (setups and turns): at takes 0 to 4" });
  }
  assert.equal(game.at(4).label, "3g");
});
