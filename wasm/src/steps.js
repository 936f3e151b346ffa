// Steps and pieces as plain objects. Rust writes each into one number, because an object that is made property by
// property crosses the border to WebAssembly a dozen times. The module of the rules contains this script;
// `view/steps.rs` calls its functions and says what the bits are.

const SQUARES = Array.from({ length: 64 }, (_, index) => "abcdefgh"[index & 7] + ((index >> 3) + 1));
const PIECES = "RCDHMErcdhme";
const KINDS = ["step", "push-start", "push-end", "pull"];
/** From a square to its neighbour in each direction. */
const NEIGHBOURS = [8, 1, -8, -1];
const TRAPS = ["c3", "f3", "c6", "f6"];
/** The texts of steps, made when first needed. */
const STEP_TEXTS = [];

/** A step from its number. */
function stepOf(code) {
  const from = code & 63;
  const direction = (code >> 6) & 3;
  const piece = PIECES[(code >> 8) & 15];
  const step = {
    from: SQUARES[from],
    to: SQUARES[from + NEIGHBOURS[direction]],
    kind: KINDS[(code >> 12) & 3],
    piece,
    text: (STEP_TEXTS[code & 4095] ??= piece + SQUARES[from] + "nesw"[direction]),
  };
  const captured = (code >> 14) & 15;
  if (captured !== 0) step.capture = { square: TRAPS[(code >> 18) & 3], piece: PIECES[captured - 1] };
  return step;
}

/** Steps from their numbers. */
function stepsOf(codes) {
  const steps = new Array(codes.length);
  for (let index = 0; index < codes.length; index++) steps[index] = stepOf(codes[index]);
  return steps;
}

/** Pieces from their numbers: 6 bits for the square, 4 for the piece. */
function piecesOf(codes) {
  const pieces = new Array(codes.length);
  for (let index = 0; index < codes.length; index++) {
    pieces[index] = { square: SQUARES[codes[index] & 63], piece: PIECES[codes[index] >> 6] };
  }
  return pieces;
}

/** A turn from the numbers of its steps and the position after it. */
function turnOf(codes, position) {
  const steps = stepsOf(codes);
  let text = "";
  for (const { text: step, capture } of steps) {
    text += (text && " ") + step + (capture ? ` ${capture.piece}${capture.square}x` : "");
  }
  return { text, steps, position };
}

/** The turns of a `TurnWalk` one by one. The memory of the walk is freed when the loop over them ends. */
function* turnsOf(walk) {
  try {
    for (let turn = walk.next(); turn !== undefined; turn = walk.next()) yield turn;
  } finally {
    walk.free();
  }
}
