/** A player: gold moves first, from ranks 1 and 2. */
export type Side = "gold" | "silver";

/** `a1` … `h8`. */
export type Square =
  `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8"}`;

/** Rabbit, cat, dog, horse, camel, elephant: upper case for gold, lower case for silver. */
export type PieceLetter = "R" | "C" | "D" | "H" | "M" | "E" | "r" | "c" | "d" | "h" | "m" | "e";

/** A piece on a square. */
export interface PlacedPiece {
  readonly square: Square;
  readonly piece: PieceLetter;
}

/**
 * What part a step plays in a turn: an own piece's own step; the enemy's step of a push; the own piece's step after it;
 * the enemy's step of a pull.
 */
export type StepKind = "step" | "push-start" | "push-end" | "pull";

/** A step that the rules allow now, or that was made. */
export interface Step {
  readonly from: Square;
  readonly to: Square;
  readonly kind: StepKind;
  /** The piece that is stepped, of either side. */
  readonly piece: PieceLetter;
  /** As in records: `Ee2n`. */
  readonly text: string;
  /** The piece that the step removes from a trap. */
  readonly capture?: PlacedPiece;
}

/** A setup or a turn that was played. */
export interface Ply {
  /** Move number and side, as in records: `2g`. */
  readonly label: string;
  readonly side: Side;
  readonly kind: "setup" | "turn";
  /** As in records, captures included: `Hb2n rb3e rc3x`. */
  readonly text: string;
}

/** Why a game ended. The last two ended games only before 2008-07. */
export type Reason =
  | "goal"
  | "elimination"
  | "immobilisation"
  | "time"
  | "resignation"
  | "illegal"
  | "forfeit"
  | "abandoned"
  | "score"
  | "repetition"
  | "no-rabbits";

/** How a game ended. */
export interface GameResult {
  /** Missing in a draw, which was possible before 2008-07. */
  readonly winner?: Side;
  readonly reason: Reason;
  /** The reason's letter in the archive of games. */
  readonly letter: string;
}

/** The letters of the pieces that each side has lost, in the order of their capture. */
export interface Captured {
  readonly gold: string;
  readonly silver: string;
}

/** The rules of some time. They differ in what repetition and the loss of all rabbits do. */
export type Rules = "current" | "until-2008-07" | "until-2005-05";

/** How a new game is played. */
export interface GameOptions {
  /** The current ones unless given. */
  readonly rules?: Rules;
  /** The letters of the pieces that a side leaves out in its setup: `{ gold: "MRR" }`. */
  readonly handicap?: { readonly gold?: string; readonly silver?: string };
}

/** The setups that have a name. */
export type SetupName = "classic" | "99of9";

/** How strong the engine plays: a child wins against 1; 10 takes some seconds for a turn. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** When a search ends: at the first of these that is reached. At least one is needed. */
export interface Limits {
  /** Positions visited. The same number and seed give the same turn everywhere. */
  readonly nodes?: number;
  readonly timeMs?: number;
  /** Steps. */
  readonly depth?: number;
}

/** How good a position is for the side to move. */
export interface Score {
  /** Hundredths of a rabbit, or a forced win or loss in so many turns. */
  readonly kind: "centirabbits" | "win" | "loss";
  readonly value: number;
}

/** A turn and what is expected to follow it. */
export interface SearchLine {
  /** Steps searched to the end; a line that is not yet found at a new depth is that of the depth before. */
  readonly depth: number;
  readonly score: Score;
  /** The turn and those expected after it, one text for each, as in records; sides alternate. */
  readonly pv: readonly string[];
}

/** What a search knows so far. */
export interface SearchInfo {
  /** Steps searched to the end. */
  readonly depth: number;
  readonly score: Score;
  /** Positions visited. */
  readonly nodes: number;
  /** Positions visited per second; 0 before the first millisecond has passed. */
  readonly nps: number;
  /** Milliseconds since the search began. */
  readonly timeMs: number;
  /**
   * The turns expected, one text for each, as in records: `["Ee2n Ee3n", "ed7s", …]`. The first is the side's to move,
   * and sides alternate; empty for a setup.
   */
  readonly pv: readonly string[];
  /** The best lines, best first, of which the answer's is the first; none for a setup. */
  readonly lines: readonly SearchLine[];
}

/** What to play, as in records. */
export interface Answer {
  /** `setup` at the start of a game. */
  readonly kind: "turn" | "setup";
  readonly turn: string;
}

/** Stable reasons of refusals. */
export type ErrorCode =
  // What was handed in
  | "wrong-type"
  | "too-long"
  | "bad-option"
  | "bad-square"
  | "bad-step"
  | "bad-turn"
  | "bad-position"
  | "bad-record"
  // Steps
  | "not-neighbours"
  | "wrong-piece"
  | "wrong-capture"
  | "no-steps-left"
  | "no-piece"
  | "off-board"
  | "occupied"
  | "rabbit-backward"
  | "frozen"
  | "push-unfinished"
  | "nobody-pushes"
  | "pushers-frozen"
  | "push-needs-two-steps"
  // Ends of turns
  | "no-step"
  | "nothing-changed"
  | "repetition"
  // Setups
  | "placed-twice"
  | "not-home"
  | "wrong-side"
  | "wrong-count"
  // The game
  | "setup-expected"
  | "turn-expected"
  | "game-over";

/** What every refusal is. The object is as it was before. */
export interface ArimaaError extends Error {
  readonly name: "ArimaaError";
  /** Stable, for programs; the message is for people. */
  readonly code: ErrorCode;
  /** The square it is about. */
  readonly square?: Square;
  /** The step it is about, as written in records. */
  readonly step?: string;
  /** The line of the text, from 1. */
  readonly line?: number;
  /** The character in the line, from 1. */
  readonly column?: number;
}
