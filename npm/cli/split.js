// Finds where the games of a text with records begin, so that a fault in one does not hide the others.

/** A tag, as the first thing on its line: `[Event "…"]` or `Event: …`. */
const TAG = /^[ \t]*(\[\s*[A-Za-z]|[A-Za-z][A-Za-z0-9_-]*:)/;

/** The label of the first turn, as the first thing on its line. */
const FIRST = /^[ \t]*1[gw](?=\s|$)/;

/** What a line consists of as far as it matters here: comments, variations and words. */
const PARTS = /\\.|[{}()]|[^\s{}()\\]+/g;

/**
 * The records of a text, each with the number of its first line, from 1. A record begins with a tag after turns, or with
 * the label `1g` that follows neither a takeback nor `0s`; neither counts in comments and variations.
 */
export function* recordsIn(text) {
  const state = { inComment: false, depth: 0, hasTurns: false, last: "" };
  let lines = [];
  let start = 1;
  let number = 0;
  for (const line of text.split("\n")) {
    number++;
    if (state.hasTurns && begins(line, state)) {
      yield { text: lines.join("\n"), line: start };
      lines = [];
      start = number;
      Object.assign(state, { hasTurns: false, last: "" });
    }
    lines.push(line);
    follow(line, state);
  }
  yield { text: lines.join("\n"), line: start };
}

function begins(line, { inComment, depth, last }) {
  if (inComment) return false;
  // The tags of a game end a variation that nobody closed.
  if (/^[ \t]*\[[A-Za-z]/.test(line)) return true;
  if (depth > 0) return false;
  return TAG.test(line) || (FIRST.test(line) && last !== "takeback" && last !== "0s");
}

/** Reads on through a line. */
function follow(line, state) {
  const tag = !state.inComment && TAG.test(line);
  if (tag) {
    state.depth = 0;
    return;
  }
  for (const [part] of line.matchAll(PARTS)) {
    if (state.inComment) state.inComment = part !== "}";
    else if (part === "{") state.inComment = true;
    else if (part === "(") state.depth++;
    else if (part === ")") state.depth = Math.max(0, state.depth - 1);
    else if (/^[#;%]/.test(part)) return;
    else if (state.depth === 0) {
      if (/^\d+[gswb]$/.test(part)) state.hasTurns = true;
      state.last = part;
    }
  }
}
