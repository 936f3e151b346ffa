// `ansa analyse`: asks the engine about a position, or about every turn of a game.
import { Engine } from "../engine/engine-client.js";
import { reviewGame, winningChance } from "../review.js";
import { annotate } from "./annotate.js";
import { numberIn, readArguments } from "./arguments.js";
import { UsageError, WorkError } from "./failures.js";
import { cutAt, readSubject } from "./games.js";
import { harmless, json } from "./output.js";
import { chanceText, reviewTable, scoreText } from "./table.js";

export const HELP = `usage: ansa analyse FILE|POSITION [--NAME VALUE]…
  FILE            a file with a position, records or archive lines; - for standard input
  POSITION        a position in the short form, g [64 characters]
  --nodes N       maximum nodes for a position (2000000) or for each position of a game (100000)
  --time SECONDS  time for a position or for each position of a game, instead of nodes
  --level N       for a position: the strength of a level, 1 to 10, instead of nodes
  --lines N       for a position: number of best turns, each with its line, 1 to 16 (1)
  --game ID       ID or number of the game in the file (the first game)
  --at PLY        only this number of setups and turns
  --position      analyse the last position instead of the game
  --record FILE   also write the annotated game to this file; - prints it instead of the table
  --json          print objects instead of a table
  --workers N     number of parallel searches (one less than the number of cores)
  --seed N        breaks ties between turns with nearly equal scores (0)
For each turn of a game: the mover's winning chances before and after it, the turn with its symbol, the engine's turn, and
below a mistake, its causes. Ctrl-C ends the search and prints the results so far. The exit status is then 130.`;

const TEXT = { type: "string" };
const FLAG = { type: "boolean" };
const OPTIONS = {
  nodes: TEXT,
  time: TEXT,
  level: TEXT,
  lines: TEXT,
  game: TEXT,
  at: TEXT,
  position: FLAG,
  record: TEXT,
  json: FLAG,
  workers: TEXT,
  seed: TEXT,
};

const NODES_OF_A_POSITION = 2_000_000;
const NODES_OF_A_TURN = 100_000;

export async function run(words, streams) {
  const { output, signal } = streams;
  const { values, positionals } = readArguments(words, OPTIONS, [1, 1], HELP);
  const wanted = searchOf(values);
  const at = numberIn(values, "at", [0, 1_000_000]);
  const subject = await readSubject(positionals[0], values.game, streams);
  const game = cutAt(subject.game, at);
  const isGame = !subject.isBare && !values.position;
  const wrong = isGame ? ["level", "lines"] : ["record"];
  const word = wrong.find((name) => values[name] !== undefined);
  if (word) throw new UsageError(`--${word} works only with ${isGame ? "a position" : "a game"}`);

  const engine = await Engine.create({ signal, ...(wanted.workers && { workers: wanted.workers }) });
  try {
    const act = isGame ? analyseGame : analysePosition;
    await act(engine, game, wanted, values, { output, signal });
  } finally {
    engine.terminate();
  }
  signal.throwIfAborted();
}

/** What the options say about searches. */
function searchOf(values) {
  const [nodes, level] = [numberIn(values, "nodes", [1, Number.MAX_SAFE_INTEGER]), numberIn(values, "level", [1, 10])];
  const seconds = numberIn(values, "time", [0.001, 86_400], false);
  if ([nodes, level, seconds].filter((value) => value !== undefined).length > 1) {
    throw new UsageError("--nodes, --time and --level exclude one another");
  }
  return {
    level,
    limits: seconds === undefined ? nodes && { nodes } : { timeMs: Math.ceil(seconds * 1000) },
    lines: numberIn(values, "lines", [1, 16]) ?? 1,
    workers: numberIn(values, "workers", [1, 256]),
    seed: numberIn(values, "seed", [0, Number.MAX_SAFE_INTEGER]) ?? 0,
  };
}

/** Stops a task at Ctrl-C, so that it answers with what it has. */
function stoppable(task, signal) {
  const stop = () => task.stop();
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return task;
}

async function analyseGame(engine, game, { limits, seed }, values, { output, signal }) {
  if (game.history().length === 0) throw new WorkError("the game has no turn to analyse");
  const onProgress = ({ done, total }) => output.progress(`${done} of ${total} positions`);
  const request = { game, limits: limits ?? { nodes: NODES_OF_A_TURN }, seed, onProgress };
  const { plies, complete } = await stoppable(engine.analyseGame(request), signal).result;
  output.progress("");
  const reviews = reviewGame(game, plies);
  const record = values.record === undefined ? undefined : annotate(game, plies, reviews);
  if (values.record !== "-") {
    const whole = { complete, result: game.result ?? null, tags: game.tags, turns: merged(plies, reviews) };
    await output.print(values.json ? json(whole) : reviewTable(game, reviews, output));
  }
  if (record !== undefined) await output.deliver(record, values.record);
}

/** The engine's numbers and the review of each turn as one object. */
function merged(plies, reviews) {
  return reviews.map((review, index) => {
    const { depth, score, nodes, loss, pv } = plies[index];
    return { ...review, depth, score, nodes, loss, pv };
  });
}

async function analysePosition(engine, game, { level, limits, lines, seed }, values, { output, signal }) {
  const search = level === undefined ? { limits: limits ?? { nodes: NODES_OF_A_POSITION } } : { level };
  const task = stoppable(engine.analyse({ game, lines, seed, ...search }), signal);
  for await (const { depth, nodes } of task) output.progress(`depth ${depth}, ${nodes} nodes`);
  const best = await task.result;
  output.progress("");
  if (values.json) return output.print(json({ position: game.position, side: game.side, ...best }));
  if (best.kind === "setup") return output.print(`${game.label} ${best.turn}\n`);
  const table = best.lines.map(({ depth, score, pv }) => {
    const chance = chanceText(winningChance(score)).padStart(4);
    return `${scoreText(score).padStart(9)} ${chance}  depth ${depth}  ${pv.join(" / ")}\n`;
  });
  return output.print(harmless(`${game.diagram().trimEnd()}\n${table.join("")}${best.nodes} nodes\n`));
}
