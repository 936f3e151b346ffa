// The games and positions in a text, read by the rules of the package.
import { ArimaaError, Game } from "../rules.js";
import { gamesOfArchive, isArchive } from "./archive.js";
import { UsageError, WorkError } from "./failures.js";
import { readText } from "./input.js";
import { harmlessLine } from "./output.js";
import { recordsIn } from "./split.js";

/** The start of a position in the short form, such as `g [` or `12s - - [`. */
const SHORT = /^\s*\d{0,6}[gswb](?:[ \t]+-)*[ \t]*\[/;

/** The frame of a diagram. */
const FRAME = /^[ \t]*\+-{9,}\+/m;

/** Tags of an archive line that the reader of records has to see. Their values have neither quotes nor brackets. */
const FIRST_TAGS = ["Date", "Result", "ResultCode"];

/** Whether a text is to be read as a position. A record can have neither at its start. */
export function isPosition(text) {
  return SHORT.test(text) || (FRAME.test(text.slice(0, 2000)) && !text.includes("{"));
}

/**
 * The games of a text with records or archive lines, in order: each has a `name`, its ID or number, and either a `game` or
 * the `error` in it, whose line and column are those in the text.
 */
export function* gamesIn(text) {
  if (isArchive(text)) {
    for (const row of gamesOfArchive(text)) yield row.error ? { name: row.name, error: row.error } : gameOfRow(row);
    return;
  }
  let number = 0;
  for (const record of recordsIn(text)) {
    for (const found of gamesOfRecord(record)) yield { name: String(++number), ...found };
  }
}

function* gamesOfRecord({ text, line }) {
  let games;
  try {
    games = Game.fromRecords(text);
  } catch (error) {
    yield { error: placed(error, line - 1, 0) };
    return;
  }
  for (const game of games) yield { game };
}

function gameOfRow({ name, text, line, column, tags }) {
  // The rules of a game follow from its date, and how it ended can't be changed later, so they are there when it is read.
  const isFirst = (tag) => FIRST_TAGS.includes(tag);
  const first = Object.entries(tags).map(([tag, value]) => (isFirst(tag) ? `[${tag} "${value}"] ` : ""));
  const before = first.join("");
  try {
    const game = Game.fromRecord(before + text);
    for (const [tag, value] of Object.entries(tags)) {
      if (!isFirst(tag) && game.tags[tag] === undefined) game.setTag(tag, value);
    }
    return { name, game };
  } catch (error) {
    return { name, error: placed(error, line - 1, column - 1 - before.length) };
  }
}

/** What is known about an error, with its place in the whole text. */
function placed(error, lines, columns) {
  if (!isArimaaError(error)) throw error;
  const { code, message, line, column, step, square } = error;
  const found = { code, message, line, column, step, square };
  if (line !== undefined) {
    found.line = line + lines;
    if (line === 1 && column !== undefined) found.column = Math.max(1, column + columns);
  }
  return found;
}

function isArimaaError(error) {
  return error instanceof ArimaaError;
}

/** A fault in one line: `line 3, column 5: …`. */
export function faultText({ message, line, column }) {
  const place = line === undefined ? "" : `line ${line}${column === undefined ? "" : `, column ${column}`}: `;
  // Some messages name the place themselves.
  return harmlessLine(message.startsWith("line ") ? message : place + message);
}

/** A position as a game that begins there. */
export function gameAt(text) {
  try {
    return Game.fromPosition(text.trimEnd().replace(/^\s*\n/, ""));
  } catch (error) {
    throw new WorkError(faultText(placed(error, 0, 0)));
  }
}

/**
 * What a word of the command line names: a position, or a file with one or with games. `wanted` is the ID or number of
 * the game; without it, the first one counts. Returns the game, and whether it is only a position.
 */
export async function readSubject(word, wanted, streams) {
  if (isPosition(word)) return { game: gameAt(word), isBare: true };
  const text = await readText(word, streams);
  if (isPosition(text)) return { game: gameAt(text), isBare: true };
  for (const { name, game, error } of gamesIn(text)) {
    if (wanted !== undefined && name !== wanted) continue;
    if (error) throw new WorkError(faultText(error));
    return { game, isBare: false };
  }
  const absent = wanted === undefined ? "no game" : `no game “${harmlessLine(wanted)}”`;
  throw new WorkError(`${harmlessLine(word)} contains ${absent}`);
}

/** The game after a number of its setups and turns; the whole game without one. */
export function cutAt(game, ply) {
  if (ply === undefined) return game;
  const plies = game.turns().length;
  if (ply > plies) throw new UsageError(`--at must be at most ${plies}, the number of setups and turns, not ${ply}`);
  return ply === plies ? game : game.at(ply);
}
