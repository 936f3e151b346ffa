// Writes the analysis of a game into its record.

/** The signs that say how good a turn is. An annotator's own opinion counts more than the engine's. */
const OPINIONS = ["!", "?", "!!", "??", "!?", "?!"];

/**
 * The record with the evaluation of every position and the engine's turn there, and for every mistake its sign, its causes
 * as a comment, and the engine's turn as a variation. Nothing that the record has is removed, but evaluations are replaced.
 */
export function annotate(game, plies, reviews) {
  const annotated = game.clone();
  for (const { ply, side, score, depth, best } of plies) {
    // A position is what the turn before it has led to. The first one of a game without setups has no such turn.
    if (ply === 0) continue;
    const { commands = [] } = annotated.turns()[ply - 1];
    const others = commands.filter(({ name }) => name !== "eval" && name !== "best");
    const evaluation = { name: "eval", value: `${goldScore(side, score)},${depth}` };
    annotated.annotate(ply - 1, { commands: [...others, evaluation, { name: "best", value: best }] });
  }
  for (const review of reviews) if (review.glyph) annotateMistake(annotated, review);
  return annotated.toRecord();
}

function annotateMistake(game, { ply, glyph, causes, best }) {
  const { glyphs = [], comment = "", variations = [] } = game.turns()[ply];
  const sentences = causes.map(({ text }) => `${text[0].toUpperCase()}${text.slice(1)}.`);
  const added = sentences.filter((sentence) => !comment.includes(sentence));
  const isThere = variations.some(({ turns }) => turns[0].text === best);
  game.annotate(ply, {
    glyphs: glyphs.some((sign) => OPINIONS.includes(sign)) ? glyphs : [...glyphs, glyph],
    comment: [comment, ...added].filter(Boolean).join(" ") || null,
    variations: isThere ? variations : [...variations, { turns: [best] }],
  });
}

/** A score from gold's view, as records have it: rabbits, or `#3` and `#-3` for a win of gold or silver in three turns. */
function goldScore(side, { kind, value }) {
  const sign = side === "gold" ? 1 : -1;
  if (kind !== "centirabbits") return `#${(kind === "win" ? sign : -sign) * value}`;
  const rabbits = sign * value;
  return `${rabbits < 0 ? "-" : "+"}${(Math.abs(rabbits) / 100).toFixed(2)}`;
}
