// An optional property that is undefined is the same as one that is missing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { engineWith, settle } from "./helpers.mjs";
import { Game, begun } from "./rules.mjs";

const { causesOf } = await import(pathToFileURL(join(process.env.ANSA_PACKAGE, "review.js")));
const { toAnimatedSVG, toSVG } = await import(pathToFileURL(join(process.env.ANSA_PACKAGE, "svg.js")));

/** An object with these properties, all undefined. */
const none = (...names) => Object.fromEntries(names.map((name) => [name, undefined]));

test("options of games and of their methods", () => {
  const pieces = [{ square: "a1", piece: "R" }, { square: "h8", piece: "r" }];
  for (const options of [undefined, none("rules", "handicap"), { handicap: none("gold", "silver") }]) {
    assert.equal(new Game(options).toRecord(), new Game().toRecord());
    const other = Game.fromPosition({ side: "gold", pieces, ...none("number") }, options);
    assert.equal(other.toRecord(), Game.fromPosition({ side: "gold", pieces }).toRecord());
  }
  const game = begun();
  assert.deepEqual(game.history(none("verbose")), game.history());
  assert.deepEqual(game.legalTurns(none("all")).next(), game.legalTurns().next());
  game.setTag("Event", undefined);
  assert.deepEqual([game.captureThreats(undefined), game.toRecord(undefined)], [game.captureThreats(), game.toRecord()]);
});

test("notes", () => {
  const absent = none("glyphs", "comment", "elapsedMs", "clockMs", "commands", "variations");
  const game = begun();
  game.play({ text: "Ee2n", ...absent });
  assert.deepEqual(game.turns()[2], { label: "2g", side: "gold", kind: "turn", text: "Ee2n" });
  const variations = [{ turns: [{ text: "Md2n", ...absent }], ...none("comment") }];
  game.annotate(2, { glyphs: ["!"], comment: "up", clockMs: 5000, commands: [{ name: "x", ...none("value") }], variations });
  const record = game.toRecord();
  game.annotate(2, absent);
  assert.equal(game.toRecord(), record);
});

test("pictures and causes", () => {
  const game = begun();
  game.play("Ee2n");
  const look = none("size", "title", "bottom", "pieces", "board", "scheme", "coordinates", "highlights", "arrows");
  assert.equal(toSVG(game, look), toSVG(game));
  const arrows = [{ from: "e2", to: "e4" }];
  assert.equal(toSVG(game, { arrows: [{ ...arrows[0], ...none("colour") }] }), toSVG(game, { arrows }));
  assert.equal(toAnimatedSVG(game, { ...look, ...none("turnMs", "unit") }), toAnimatedSVG(game));
  const plies = game.history({ verbose: true });
  const others = plies.map((ply) => ({ ...none("arrows"), ...ply, steps: ply.steps.map((step) => ({ ...none("capture"), ...step })) }));
  assert.equal(toAnimatedSVG(others), toAnimatedSVG(plies));
  const question = { position: plies[2].before, played: "Ee2n" };
  assert.deepEqual(causesOf({ ...question, ...none("better") }), causesOf(question));
});

test("options and requests of the engine", async () => {
  const options = none("workerUrl", "buildId", "tableBytes", "tablesUrl", "workers", "signal");
  const asked = { game: "1g" };
  const sent = [];
  for (const request of [asked, { ...asked, ...none("level", "maxTimeMs", "limits", "lines", "steps", "clear", "seed", "signal", "onProgress") }]) {
    const { workers, engine } = engineWith(options);
    engine.bestTurn(request).catch(() => {});
    await settle();
    sent.push(workers.made[0].sent.map((message) => JSON.stringify(message)));
    engine.terminate();
  }
  assert.deepEqual(sent[0], sent[1]);
  const { workers, engine } = engineWith();
  engine.bestTurn({ ...asked, limits: { nodes: 9, ...none("timeMs", "depth") } }).catch(() => {});
  await settle();
  assert.deepEqual(workers.made[0].sent.at(-1).limits, { nodes: 9 });
  engine.terminate();
});
