// Archive files: games as rows of tab-separated cells below a line with the names of the columns.
import { WorkError } from "./failures.js";

/** The column with the turns, in which the two characters `\n` stand for a line break. */
const MOVES = "movelist";

/** The columns that are written, a part of those of the public archives. */
const WRITTEN = [
  "id", "wusername", "busername", "wrating", "brating", "event", "site", "timecontrol", "startts", "result",
  "termination", "plycount", MOVES,
];

/** Columns that say the same as a tag. */
const TAGS = {
  wusername: "Gold",
  busername: "Silver",
  wrating: "GoldRating",
  brating: "SilverRating",
  event: "Event",
  site: "Site",
  timecontrol: "TimeControl",
};

/** The letters of the column `result`, and the tag. The first letter for a tag is the one that is written. */
const RESULTS = new Map([
  ["w", "1-0"],
  ["b", "0-1"],
  ["d", "1/2-1/2"],
  ["g", "1-0"],
  ["s", "0-1"],
]);

const isSkipped = (line) => /^\s*([#;%]|$)/.test(line);

/** The columns of an archive, from its first row; undefined if the text is none. */
function columnsOf(text) {
  const line = firstLine(text);
  const cells = cellsOf(line).map(({ value }) => value.trim());
  if (cells.includes(MOVES)) return cells;
  // A row taken out of its file: the game's number comes first.
  const at = cells.findIndex((cell) => /^1[gw] /.test(cell));
  if (at < 1 || !/^\d+$/.test(cells[0])) return undefined;
  return joinMoves(cellsOf(line), at, cells.length).map((_, index) => (index === 0 ? "id" : index === at ? MOVES : ""));
}

/** The first line that is no comment, without reading on through a long text. */
function firstLine(text) {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end < 0 ? text.length : end);
    if (!isSkipped(line)) return line;
    if (end < 0) break;
    start = end + 1;
  }
  return "";
}

/** Whether a text is an archive. */
export function isArchive(text) {
  return columnsOf(text) !== undefined;
}

/** The cells of a row, each with its first column in the line, from 1. A cell in quotation marks has doubled ones inside. */
function cellsOf(line) {
  const cells = [];
  let at = 1;
  for (const cell of line.replace(/\r$/, "").split("\t")) {
    const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
    cells.push({ value: isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell, column: at + (isQuoted ? 1 : 0) });
    at += [...cell].length + 1;
  }
  return cells;
}

/** What a cell begins with if it goes on with a record: a label or a step. */
const GOES_ON = /^\s*(\d+[gswb]|[rcdhme][a-h][1-8][nsewx])(\s|\\n|$)/i;

/** Joins the cell of the record with those after it that go on with it, at most `most`: tabs get into records. */
function joinMoves(cells, at, most) {
  let end = at + 1;
  while (end <= at + most && GOES_ON.test(cells[end]?.value ?? "")) end++;
  if (end <= at + 1) return cells;
  const value = cells.slice(at, end).map((cell) => cell.value).join("\t");
  return [...cells.slice(0, at), { ...cells[at], value }, ...cells.slice(end)];
}

/**
 * The games of an archive: the `name`, the `text` of the record and where it begins, and the `tags` that follow from the
 * other cells. A row that can't be read has an `error` instead.
 */
export function* gamesOfArchive(text) {
  let columns = columnsOf(text);
  let line = 0;
  let number = 0;
  for (const row of text.split("\n")) {
    line++;
    if (isSkipped(row)) continue;
    const all = cellsOf(row);
    const names = all.map(({ value }) => value.trim());
    if (names.includes(MOVES)) {
      columns = names;
      continue;
    }
    const cells = joinMoves(all, columns.indexOf(MOVES), all.length - columns.length);
    const values = cells.map(({ value }) => value.trim());
    number++;
    const id = values[columns.indexOf("id")];
    if (cells.length !== columns.length) {
      const message = `this row has ${all.length} columns, but the first line names ${columns.length}`;
      yield { name: String(number), line, error: { code: "bad-record", message, line, column: 1 } };
      continue;
    }
    const { value, column } = cells[columns.indexOf(MOVES)];
    const named = Object.fromEntries(columns.map((name, index) => [name, values[index]]));
    yield { name: id || String(number), text: value, line, column, tags: tagsOf(named) };
  }
}

function tagsOf(row) {
  const tags = {};
  const date = dateOf(row.startts || row.endts);
  if (date) tags.Date = date;
  for (const [column, tag] of Object.entries(TAGS)) if (row[column]) tags[tag] = row[column];
  const [result, reason] = [RESULTS.get(row.result), row.termination];
  if (result && /^[a-z]$/.test(reason ?? "")) Object.assign(tags, { Result: result, ResultCode: reason });
  return tags;
}

/** The day of seconds since 1970, as tags have it. */
function dateOf(seconds) {
  const date = new Date(/^\d+$/.test(seconds ?? "") ? Number(seconds) * 1000 : NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10).replaceAll("-", ".");
}

/** The line with the names of the columns. */
export const HEADER = `${WRITTEN.join("\t")}\n`;

/** A game as a row. A row has no place for comments, variations and other annotations. */
export function rowOf(game, id) {
  const { tags } = game;
  if (tags.Position !== undefined) throw new WorkError(`game ${id} begins in the middle, which an archive can't say`);
  const { winner, letter } = game.result ?? {};
  const claimed = [...RESULTS.keys()].find((word) => RESULTS.get(word) === tags.Result);
  const side = winner ? { gold: "w", silver: "b" }[winner] : letter ? "d" : (claimed ?? "u");
  const day = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(tags.Date ?? "");
  const start = day ? Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])) / 1000 : "";
  const row = {
    id,
    startts: start,
    result: side,
    termination: letter ?? tags.ResultCode ?? "",
    plycount: Number.parseInt(game.turns().at(-1)?.label ?? "0", 10),
    [MOVES]: game.toRecord("plain").trim().replaceAll("\n", "\\n"),
  };
  for (const [column, tag] of Object.entries(TAGS)) row[column] = tags[tag] ?? "";
  return `${WRITTEN.map((name) => String(row[name]).replace(/[\t\r\n]+/g, " ")).join("\t")}\n`;
}
