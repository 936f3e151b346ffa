// The review of a game as a table for people.
import { harmlessLine } from "./output.js";

/** Blanks before each cause of a mistake, so that it stands under its turn. */
const CAUSE_INDENT = " ".repeat(20);

const NAMES = { inaccuracy: "inaccuracies (?!)", mistake: "mistakes (?)", blunder: "blunders (??)" };

const STYLES = { "?!": ["yellow"], "?": ["red"], "??": ["red", "bold"] };

/** A chance from 0 to 1 in percent. */
export function chanceText(chance) {
  return `${Math.round(chance * 100)}%`;
}

/** A score of the side to move: rabbits, or turns to the end. */
export function scoreText({ kind, value }) {
  if (kind !== "centirabbits") return `${kind} in ${value}`;
  return `${value < 0 ? "-" : "+"}${(Math.abs(value) / 100).toFixed(2)}`;
}

/** A line for every turn, the result, and a line for each side. */
export function reviewTable(game, reviews, output) {
  const lines = [`${"".padStart(5)}  before  after  turn (the engine's turn)`];
  for (const { label, chanceBefore, chanceAfter, turn, best, glyph, causes } of reviews) {
    const chances = `${chanceText(chanceBefore).padStart(6)} ${chanceText(chanceAfter).padStart(6)}`;
    const sign = glyph ? output.styled(glyph, ...STYLES[glyph]) : "";
    const better = turn === best ? "" : `  (${harmlessLine(best)})`;
    lines.push(`${label.padStart(5)}  ${chances}  ${harmlessLine(turn)}${sign}${better}`);
    for (const { text } of causes) lines.push(CAUSE_INDENT + harmlessLine(text));
  }
  if (game.result) lines.push(resultText(game.result));
  for (const side of ["gold", "silver"]) lines.push(countsText(side, reviews));
  return `${lines.join("\n")}\n`;
}

/** `gold wins: goal`. */
export function resultText({ winner, reason }) {
  return `${winner ? `${winner} wins` : "a draw"}: ${reason}`;
}

function countsText(side, reviews) {
  const own = reviews.filter((review) => review.side === side);
  const lost = own.reduce((sum, { chanceBefore, chanceAfter }) => sum + Math.max(0, chanceBefore - chanceAfter), 0);
  const mean = own.length > 0 ? (100 * lost) / own.length : 0;
  const counts = Object.entries(NAMES).map(
    ([severity, name]) => `${name} ${own.filter((review) => review.severity === severity).length}`,
  );
  return `${side}: turns ${own.length}, average loss ${mean.toFixed(1)} percentage points, ${counts.join(", ")}`;
}
