// `ansa judge`: replays the games of a file and prints how each ended.
import { readArguments } from "./arguments.js";
import { WorkError } from "./failures.js";
import { faultText, gamesIn } from "./games.js";
import { listening, readText } from "./input.js";
import { harmlessLine, json } from "./output.js";

export const HELP = `usage: ansa judge FILE [--json]
  FILE    a file of records or archive lines; - for standard input
  --json  print a list of objects instead of lines
Prints one line per game: its ID or number, the number of plies, the winner (g, s, or d for a draw) and the letter of
the reason. The last two are - if the game has not ended. For an invalid game, the line says what is wrong and where.
Variations are judged too. The exit status is 1 if a game is invalid or there are no games.`;

export async function run(words, streams) {
  const { output, signal } = streams;
  const { values, positionals } = readArguments(words, { json: { type: "boolean" } }, [1, 1], HELP);
  const [file] = positionals;
  const text = await readText(file, streams);
  const listen = listening(signal);
  const judged = [];
  let [count, invalid] = [0, 0];
  for (const { name, game, error } of gamesIn(text)) {
    await listen();
    count++;
    if (error) invalid++;
    if (values.json) judged.push(error ? { name, error } : judgement(name, game));
    else await output.print(`${harmlessLine(name)} ${error ? `error: ${faultText(error)}` : inWords(game)}\n`);
    // Games are in the memory of the WebAssembly, which does not wait for the collector.
    game?.free();
  }
  if (values.json) await output.print(json(judged));
  if (count === 0) throw new WorkError(`${harmlessLine(file)} contains no games`);
  if (invalid > 0) throw new WorkError(`${invalid} of ${count} games are invalid`);
}

function judgement(name, game) {
  const { winner = null, reason = null, letter = null } = game.result ?? {};
  return { name, plies: game.turns().length, winner, reason, letter, tags: game.tags };
}

function inWords(game) {
  const { winner, letter } = game.result ?? {};
  const side = letter ? (winner ?? "d")[0] : "-";
  return `${game.turns().length} ${side} ${letter ?? "-"}`;
}
