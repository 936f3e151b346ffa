// `ansa convert`: writes the games of a file in another form.
import { HEADER, rowOf } from "./archive.js";
import { numberIn, oneOf, readArguments } from "./arguments.js";
import { UsageError, WorkError } from "./failures.js";
import { cutAt, faultText, gameAt, gamesIn, isPosition } from "./games.js";
import { listening, readText } from "./input.js";
import { harmlessLine, json } from "./output.js";

export const HELP = `usage: ansa convert FILE --to FORM [--NAME VALUE]…
  FILE       a file of records or archive lines, or with one position; - for standard input
  --to FORM  record    the whole game, with tags, comments, clocks and variations
             plain     labels and turns only
             archive   tab-separated lines; annotations are left out
             position  the last position: g [64 characters]
             diagram   the last position as a diagram
             steps     one step per line: the label of its turn, the step, and any capture
             json      the setups and turns as objects, with positions and steps
  --game ID  only the game of this ID or number
  --at PLY   only this number of setups and turns
  --out FILE, -o FILE
             write to this file instead of standard output
Games that can't be read are named on standard error and left out. The exit status is then 1.`;

const OPTIONS = {
  to: { type: "string" },
  game: { type: "string" },
  at: { type: "string" },
  out: { type: "string", short: "o" },
};

/** Each form: what stands before and between the games, and how one is written. */
const FORMS = {
  record: { between: "\n", write: ({ game }) => game.toRecord() },
  plain: { between: "\n", write: ({ game }) => game.toRecord("plain") },
  archive: { before: HEADER, write: ({ game, name }) => rowOf(game, name) },
  position: { write: ({ game }) => `${game.position}\n` },
  diagram: { between: "\n", write: ({ game }) => `${game.diagram().trimEnd()}\n` },
  steps: { between: "\n", write: ({ game }) => stepsOf(game) },
  json: { write: undefined },
};

export async function run(words, streams) {
  const { output, signal } = streams;
  const { values, positionals } = readArguments(words, OPTIONS, [1, 1], HELP);
  const form = oneOf(values, "to", Object.keys(FORMS));
  if (form === undefined) throw new UsageError(HELP);
  const at = numberIn(values, "at", [0, 1_000_000]);
  const [file] = positionals;
  const text = await readText(file, streams);
  const found = isPosition(text) ? [{ name: "1", game: gameAt(text) }] : gamesIn(text);

  const { before = "", between = "", write } = FORMS[form];
  const listen = listening(signal);
  const parts = [];
  let invalid = 0;
  for (const one of found) {
    await listen();
    if (values.game !== undefined && one.name !== values.game) continue;
    const { name, error } = one;
    if (error) {
      invalid++;
      output.complain(`ansa: game ${harmlessLine(name)} is left out: ${faultText(error)}`);
      continue;
    }
    const game = cutAt(one.game, at);
    parts.push(form === "json" ? objectOf({ name, game }) : write({ name, game }));
  }
  if (parts.length === 0 && invalid === 0) throw new WorkError(`${harmlessLine(file)} contains no such game`);
  await output.deliver(form === "json" ? json(parts) : before + parts.join(between), values.out);
  if (invalid > 0) throw new WorkError(`${invalid} of ${invalid + parts.length} games are invalid`);
}

function stepsOf(game) {
  const lines = [];
  for (const { label, kind, text, steps } of game.history({ verbose: true })) {
    if (kind === "setup") lines.push(`${label} ${text}`);
    for (const { text, capture } of steps) {
      lines.push(`${label} ${text}${capture ? ` ${capture.piece}${capture.square}x` : ""}`);
    }
  }
  return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

function objectOf({ name, game }) {
  const { tags, comment, result = null, position } = game;
  return { name, tags, comment, result, position, plies: game.history({ verbose: true }), turns: game.turns() };
}
