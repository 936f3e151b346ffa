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

/** What is due in a game: a setup, a turn, or nothing more. */
export type Phase = "setup" | "turn" | "over";

/** A judgement about a turn: good, mistake, brilliant, blunder, interesting, dubious. */
export type Glyph = "!" | "?" | "!!" | "??" | "!?" | "?!";

/** A command in a comment, `[%name value]`: an evaluation, arrows, or any other that some program understands. */
export interface Command {
  /** One word without brackets and braces. */
  readonly name: string;
  readonly value: string;
}

/** What is said about a setup or turn; what is not said is missing. */
export interface Notes {
  readonly glyphs?: readonly Glyph[];
  /** What is said after it. */
  readonly comment?: string;
  /** How long it took, in milliseconds. */
  readonly elapsedMs?: number;
  /** What the clock of its side showed after it, in milliseconds. */
  readonly clockMs?: number;
  /** All other commands of the comment, in their order. */
  readonly commands?: readonly Command[];
  /** Lines that could be played instead of it. */
  readonly variations?: readonly Variation[];
}

/** A setup or a turn, with what is said about it. */
export interface Ply extends Notes {
  /** Move number and side, as in records: `2g`. */
  readonly label: string;
  readonly side: Side;
  /** `end` stands at the end of a variation, where the side resigns or has lost. */
  readonly kind: "setup" | "turn" | "end";
  /** As in records, captures included: `Hb2n rb3e rc3x`. */
  readonly text: string;
}

/** A line that could be played instead of a turn. */
export interface Variation {
  /** What introduces it. */
  readonly comment?: string;
  /** At least one. */
  readonly turns: readonly Ply[];
}

/** What is to be said about a setup or turn: `null` removes what was said before, what is missing stays as it is. */
export interface NotesInput {
  readonly glyphs?: readonly Glyph[] | null;
  readonly comment?: string | null;
  /** Whole milliseconds, from 0. */
  readonly elapsedMs?: number | null;
  /** Whole milliseconds, from 0. */
  readonly clockMs?: number | null;
  readonly commands?: readonly { readonly name: string; readonly value?: string }[] | null;
  /** At most 100 in each other. */
  readonly variations?: readonly VariationInput[] | null;
}

/** A turn in words, with what is to be said about it. */
export interface TurnInput extends NotesInput {
  /** As in records; captures may be left out. */
  readonly text: string;
}

/** A variation as it is handed in; the turns know their labels by their place. */
export interface VariationInput {
  readonly comment?: string;
  readonly turns: readonly (string | TurnInput)[];
}

/** A position as an object. */
export interface PositionInput {
  /** The side to move. */
  readonly side: Side;
  /** At most one on each square, in any order. */
  readonly pieces: readonly PlacedPiece[];
  /** The move number of the turn to come: from 2 for gold and from 1 for silver; 2 unless given. */
  readonly number?: number;
}

/** Steps that a side could make in one turn. */
export interface Threat {
  readonly steps: readonly Step[];
  /** The steps as in records, captures included. */
  readonly text: string;
}

/** Steps by which a side could capture a piece in one turn. */
export interface CaptureThreat extends Threat, PlacedPiece {}

/** Where a position stood before. */
export interface Repetitions {
  /** The labels of the turns after which it stood, oldest first. */
  readonly earlier: readonly string[];
  /** Whether it may stand again. */
  readonly allowed: boolean;
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

/** A reason that the board does not show, for `end`. */
export type EndReason = "time" | "resignation" | "illegal" | "forfeit" | "abandoned" | "score";

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
  | "no-turn"
  | "setup-expected"
  | "turn-expected"
  | "game-over"
  // The object
  | "freed";

/** What every refusal is, and the codes that the engine adds. */
export { ArimaaError, type EngineErrorCode } from "./engine/arimaa-error.js";
