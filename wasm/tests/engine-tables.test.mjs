// Endgame tables, which the worker loads when a search needs them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { spawn } from "../js/engine-spawn.js";
import { Engine, Game, RawEngine, folder, workerOf } from "./package.mjs";

const TABLES = new URL("../../app/public/endgames/", import.meta.url);
/** Gold wins in 15 turns: the longest win of its table. */
const LONG = "2g [               r          h                            R  H     ]";
const NAMES = ["R-r", "R-rh", "RH-r", "RH-rh"].map((name) => `${name}.table.gz`);

/** A server that counts what it is asked for. */
async function served(answer) {
  const asked = [];
  const server = createServer(async ({ url }, response) => {
    asked.push(url.slice(1));
    await answer(url.slice(1), response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => server.close());
  return { asked, tablesUrl: `http://127.0.0.1:${server.address().port}/` };
}

async function best(request, tablesUrl) {
  const engine = new Engine({ createWorker: () => spawn({ workerUrl: workerOf(folder) }), tablesUrl });
  try {
    const answers = [];
    for (let round = 0; round < 2; round++) {
      answers.push(await engine.bestTurn({ game: Game.fromPosition(LONG), ...request }));
    }
    return answers;
  } finally {
    engine.terminate();
  }
}

const read = (name) => readFile(new URL(name, TABLES));

test("a search with few pieces loads the tables that it needs once and scores exactly", async () => {
  const { asked, tablesUrl } = await served(async (name, response) => response.end(await read(name)));
  for (const { score } of await best({ limits: { nodes: 2000 } }, tablesUrl)) {
    assert.deepEqual(score, { kind: "win", value: 15 });
  }
  assert.deepEqual(asked.toSorted(), NAMES);
});

test("tables that a server has decompressed are read as well", async () => {
  const { tablesUrl } = await served(async (name, response) => response.end(gunzipSync(await read(name))));
  assert.equal((await best({ limits: { nodes: 2000 } }, tablesUrl))[0].score.kind, "win");
});

test("levels and searches without an address load none", async () => {
  const { asked, tablesUrl } = await served((_, response) => response.end());
  await best({ level: 2 }, tablesUrl);
  const [{ score }] = await best({ limits: { nodes: 2000 } }, undefined);
  assert.equal(score.kind, "centirabbits");
  assert.deepEqual(asked, []);
});

test("a search does without tables that are missing or damaged", async () => {
  const damages = [
    (_, response) => response.writeHead(404).end(),
    (_, response) => response.destroy(),
    (_, response) => response.end("<html>"),
    async (name, response) => response.end((await read(name)).subarray(0, 100)),
    async (name, response) => response.end(gunzipSync(await read(name)).subarray(0, 100)),
  ];
  for (const damage of damages) {
    const { asked, tablesUrl } = await served(damage);
    const answers = await best({ limits: { nodes: 2000 } }, tablesUrl);
    assert.deepEqual(answers.map(({ score }) => score.kind), ["centirabbits", "centirabbits"]);
    assert.deepEqual(asked.toSorted(), NAMES, "each is asked for once");
  }
});

test("the raw engine names the tables that it lacks", async () => {
  const raw = new RawEngine();
  const record = Game.fromPosition(LONG).toRecord();
  const missing = () => raw.missingTables(record).trimEnd().split(" ").toSorted();
  assert.deepEqual(missing(), NAMES);
  assert.equal(raw.missingTables(record, 7), "");
  assert.throws(() => raw.missingTables("2g nonsense"), { code: "bad-record" });
  assert.equal(raw.addTable(new Uint8Array(9)), false);
  assert.equal(raw.addTable(gunzipSync(await read("R-rh.table.gz"))), true);
  assert.deepEqual(missing(), NAMES.filter((name) => name !== "R-rh.table.gz"));
  raw.free();
});

test("the address of the tables is absolute", () => {
  for (const tablesUrl of [5, null, {}, "endgames/"]) {
    assert.throws(() => new Engine({ tablesUrl }), { code: "wrong-type" });
  }
});
