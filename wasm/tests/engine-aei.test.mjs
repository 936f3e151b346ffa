// The AEI session of the client: with fake workers, and driven like a native engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { READY, engineWith, rejectsWith, settle } from "./helpers.mjs";
import { Engine, RawAei, folder, pause, workerOf } from "./package.mjs";

const GOLD = "makemove Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
const SILVER = "makemove ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

async function collect(lines) {
  const all = [];
  for await (const line of lines) all.push(line);
  return all;
}

test("answers are matched by id, and readers get every line in order", async () => {
  const { workers, engine } = engineWith();
  const [one, two] = [engine.aeiLines(), engine.aeiLines()].map(collect);
  const first = engine.aei("aei");
  const second = engine.aei("isready");
  assert.deepEqual(
    workers.last.sent.map(({ type, line }) => line ?? type),
    ["hello", "aei", "isready"],
  );
  const [firstId, secondId] = workers.last.sent.slice(1).map(({ id }) => id);
  workers.last.say(READY);
  workers.last.say({ type: "aei", id: firstId, lines: ["aeiok"], ended: false });
  workers.last.say({ type: "said", lines: ["info depth 1", "bestmove Ee2n"] });
  workers.last.say({ type: "aei", id: secondId, lines: ["readyok"], ended: false });
  assert.deepEqual(await first, ["aeiok"]);
  assert.deepEqual(await second, ["readyok"]);
  const quit = engine.aei("quit");
  const late = engine.aei("isready");
  workers.last.say({ type: "aei", id: workers.last.sent.at(-2).id, lines: [], ended: true });
  assert.deepEqual(await quit, []);
  await rejectsWith(late, "aei-ended");
  const all = ["aeiok", "info depth 1", "bestmove Ee2n", "readyok"];
  assert.deepEqual(await one, all);
  assert.deepEqual(await two, all);
  assert.ok(workers.last.terminated);
  engine.aei("aei");
  assert.equal(workers.made.length, 2, "the next line begins another session");
});

test("the session has its own worker and ends with its engine", async () => {
  const { workers, engine } = engineWith();
  const line = engine.aei("go ponder");
  engine.bestTurn({ game: "1g" }).catch(() => {});
  assert.equal(workers.made.length, 2);
  const reading = collect(engine.aeiLines());
  engine.terminate();
  await rejectsWith(line, "terminated");
  assert.deepEqual(await reading, []);
  assert.ok(workers.made.every(({ terminated }) => terminated));
});

test("a dead worker fails lines and readers; the next line gets a new worker", async () => {
  const { workers, engine } = engineWith();
  const answer = engine.aei("aei");
  const reading = collect(engine.aeiLines());
  workers.last.say(READY);
  workers.last.say({ type: "dead", reason: "unreachable" });
  await rejectsWith(answer, "engine-died", /unreachable/);
  await rejectsWith(reading, "engine-died");
  const again = engine.aei("aei");
  workers.last.onerror({});
  await rejectsWith(again, "engine-unavailable");
  assert.equal(workers.made.length, 2);
});

test("a silent worker is ended only while an answer is due", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { workers, engine } = engineWith({ silenceTimeoutMs: 300 });
  const first = engine.aei("aei");
  workers.last.say(READY);
  workers.last.say({ type: "aei", id: workers.last.lastSent("aei").id, lines: [], ended: false });
  await first;
  context.mock.timers.tick(5000);
  assert.ok(!workers.last.terminated);
  const lost = engine.aei("isready");
  context.mock.timers.tick(300);
  await rejectsWith(lost, "engine-died");
});

test("leaving a loop ends only that loop, also while it waits", async () => {
  const { workers, engine } = engineWith();
  const lines = engine.aeiLines();
  const waiting = lines.next();
  await lines.return();
  assert.deepEqual(await waiting, { value: undefined, done: true });
  const other = engine.aeiLines();
  engine.aei("go");
  workers.last.say({ type: "said", lines: ["bestmove Ee2n"] });
  assert.deepEqual(await other.next(), { value: "bestmove Ee2n", done: false });
  assert.deepEqual(await lines.next(), { value: undefined, done: true });
});

test("a game is played as with a native engine, and stop works", async () => {
  const engine = await Engine.create({ workerUrl: workerOf(folder) });
  const lines = engine.aeiLines();
  const until = async (start) => {
    const seen = [];
    for (;;) {
      const { value } = await lines.next();
      seen.push(value);
      if (value.startsWith(start)) return seen;
    }
  };
  assert.equal((await engine.aei("aei")).at(-1), "aeiok");
  await until("aeiok");
  for (const line of ["newgame", GOLD, SILVER, "setoption name nodes value 2000"]) {
    assert.deepEqual(await engine.aei(line), []);
  }
  assert.deepEqual(await engine.aei("go"), []);
  const said = await until("bestmove ");
  assert.ok(said.some((line) => line.startsWith("info pv ")), `${said}`);
  assert.deepEqual(await engine.aei(said.at(-1).replace("bestmove", "makemove")), []);
  await engine.aei("go ponder");
  // Other requests are independent of the session.
  const { kind } = await engine.bestTurn({ game: "", level: 1 });
  assert.equal(kind, "setup");
  await pause(100);
  assert.deepEqual(await engine.aei("isready"), ["readyok"]);
  const stopped = await engine.aei("stop");
  assert.match(stopped.at(-1), /^bestmove /);
  assert.match((await engine.aei("frobnicate"))[0], /^log Error: /);
  await rejectsWith(engine.aei(`makemove ${"R".repeat(70_000)}`), "too-long");
  assert.deepEqual(await engine.aei("isready"), ["readyok"]);
  assert.deepEqual(await engine.aei("quit"), []);
  assert.match((await engine.aei("isready"))[0], /“aei” was expected first/);
  engine.terminate();
});

test("the session refuses arguments that are not lines", () => {
  for (const wrong of [[], ["1", 16], [0, -1], [NaN, 16]]) assert.throws(() => new RawAei(...wrong), { code: "wrong-type" });
  const aei = new RawAei(0, 1);
  for (const wrong of [undefined, null, 7, {}]) assert.throws(() => aei.answer(wrong), { code: "wrong-type" });
  assert.deepEqual(aei.think(5), []);
  assert.equal(aei.thinking, false);
  aei.answer("quit");
  assert.equal(aei.ended, true);
  aei.free();
});
