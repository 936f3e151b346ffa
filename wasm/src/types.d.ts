/** A player: Gold moves first, from ranks 1 and 2. */
export type Side = "gold" | "silver";

/** `a1` … `h8`. */
export type Square =
  `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8"}`;

/** Rabbit, cat, dog, horse, camel, elephant: upper case for Gold, lower case for Silver. */
export type PieceLetter = "R" | "C" | "D" | "H" | "M" | "E" | "r" | "c" | "d" | "h" | "m" | "e";

/** A piece on a square. */
export interface PlacedPiece {
  readonly square: Square;
  readonly piece: PieceLetter;
}

/**
 * What a step is in its turn: an ordinary step; the enemy piece's step that starts a push; the friendly piece's step
 * that completes it; the enemy piece's step in a pull.
 */
export type StepKind = "step" | "push-start" | "push-end" | "pull";

/** A step, either legal or already made. */
export interface Step {
  readonly from: Square;
  readonly to: Square;
  readonly kind: StepKind;
  /** The piece that moves, which may be either side's. */
  readonly piece: PieceLetter;
  /** The step in notation: `Ee2n`. */
  readonly text: string;
  /** The piece that is captured on a trap as a result. */
  readonly capture?: PlacedPiece;
}

/** A legal turn. */
export interface LegalTurn {
  /** The turn in notation, for `play`: `Hb2n rb3e rc3x`. */
  readonly text: string;
  /** The steps, 1 to 4. */
  readonly steps: readonly Step[];
  /** The position afterwards, with the other side to move: `s [64 characters]`. */
  readonly position: string;
}

/** A setup or turn of a game, with the positions before and after it. */
export interface HistoryPly {
  /** Move number and side: `2g`. */
  readonly label: string;
  readonly side: Side;
  readonly kind: "setup" | "turn";
  /** The setup or turn in notation, including captures. */
  readonly text: string;
  /** The steps of a turn, 1 to 4; empty for a setup. */
  readonly steps: readonly Step[];
  /** The pieces of a setup, in the order in which they were placed; missing for a turn. */
  readonly pieces?: readonly PlacedPiece[];
  /** The position before it: `g [64 characters]`. */
  readonly before: string;
  /** The position after it. */
  readonly after: string;
  /**
   * The arrows (`[%cal Gd2d4]`) and circles (`[%csl Re4]`) in the comment; a circle has the same square at both ends.
   * Missing if there are none.
   */
  readonly arrows?: readonly {
    readonly from: Square;
    readonly to: Square;
    readonly colour: "green" | "red" | "blue" | "yellow";
  }[];
}

/** `Game.history` with the `verbose` option. */
export interface Game {
  /** The setups and turns as objects. */
  history(options: { readonly verbose: true }): HistoryPly[];
}

/** The result of `validatePosition`. */
export interface PositionReport {
  /** Whether a game can continue from the position, which then has no faults. */
  readonly ok: boolean;
  /** Every fault: first those that prevent parsing, then those of the pieces, Gold's before Silver's. */
  readonly faults: readonly PositionFault[];
}

/** Something wrong with a position. */
export interface PositionFault {
  /**
   * What is wrong: a piece undefended on a trap, more pieces of one type than a side starts with (`too-many`), a rabbit
   * on its goal rank, a side with no rabbits, no legal step for the side to move (`immobile`); or, if the position
   * can't be parsed, the code of the error that `Game.fromPosition` throws.
   */
  readonly code: "undefended" | "too-many" | "rabbit-on-goal" | "no-rabbits" | "immobile" | ErrorCode;
  /**
   * What this means: part of the position can't be parsed; the position is impossible; no game can reach it, but one
   * could continue from it; or the game is over.
   */
  readonly effect: "unreadable" | "impossible" | "unreachable" | "over";
  /** A readable sentence. */
  readonly message: string;
  /** The squares concerned, such as those of all surplus pieces of a type, or of all pieces of a side that can't move. */
  readonly squares: readonly Square[];
  /** The line in the input, counting from 1. */
  readonly line?: number;
  /** The character in the line, counting from 1. */
  readonly column?: number;
}

/** What comes next in a game: a setup, a turn, or nothing because it is over. */
export type Phase = "setup" | "turn" | "over";

/**
 * An assessment of a turn: good, mistake, brilliant, blunder, interesting or dubious; an evaluation symbol such as `±`;
 * or a numeric glyph, `$7` to `$255`.
 */
export type Glyph = "!" | "?" | "!!" | "??" | "!?" | "?!" | (string & {});

/** A command in a comment, `[%name value]`: an evaluation, arrows, or any command understood by other programs. */
export interface Command {
  /** One word without brackets or braces. */
  readonly name: string;
  readonly value: string;
}

/** Annotations of a setup or turn. Properties without an annotation are missing. */
export interface Notes {
  readonly glyphs?: readonly Glyph[];
  /** The comment after it. */
  readonly comment?: string;
  /** The time it took, in milliseconds. */
  readonly elapsedMs?: number;
  /** The time on the player's clock afterwards, in milliseconds. */
  readonly clockMs?: number;
  /** All other commands in the comment, in order. */
  readonly commands?: readonly Command[];
  /** Alternatives to it. */
  readonly variations?: readonly Variation[];
}

/** A setup or turn with its annotations. */
export interface Ply extends Notes {
  /** Move number and side: `2g`. */
  readonly label: string;
  readonly side: Side;
  /** `end` marks the end of a variation in which the side resigns or loses. */
  readonly kind: "setup" | "turn" | "end";
  /** The setup or turn in notation, including captures: `Hb2n rb3e rc3x`. */
  readonly text: string;
}

/** An alternative to a turn, and the turns that follow it. */
export interface Variation {
  /** The comment before it. */
  readonly comment?: string;
  /** The turns, at least one. */
  readonly turns: readonly Ply[];
}

/** Changes to annotations: `null` removes an annotation, and a missing property leaves it unchanged. */
export interface NotesInput {
  readonly glyphs?: readonly Glyph[] | null | undefined;
  readonly comment?: string | null | undefined;
  /** Whole milliseconds, from 0. */
  readonly elapsedMs?: number | null | undefined;
  /** Whole milliseconds, from 0. */
  readonly clockMs?: number | null | undefined;
  readonly commands?: readonly { readonly name: string; readonly value?: string | undefined }[] | null | undefined;
  /** Nested at most 100 levels deep. */
  readonly variations?: readonly VariationInput[] | null | undefined;
}

/** A setup or turn of a `GameTree`, with its annotations. */
export interface TreePly extends Omit<Ply, "variations"> {
  /** The number of setups or turns that follow it: the continuation of the line and its variations. */
  readonly children: number;
  /** The comment before it, if it begins a variation. Missing if there is none. */
  readonly introduction?: string;
  /** The word with which the line ends after it: the side to move resigns or has lost. Missing if there is none. */
  readonly ending?: "resigns" | "lost";
  /**
   * `true` if the line ends here and all children are variations, such as what could have followed the end of a game;
   * missing otherwise.
   */
  readonly lineEnds?: true;
}

/** Changes to the annotations of a turn in a `GameTree`: `null` removes one, and a missing property leaves it unchanged. */
export interface TreeNotesInput extends Omit<NotesInput, "variations"> {
  /** The comment before it. It is shown where the turn begins a variation. */
  readonly introduction?: string | null;
}

/** A turn in notation to add to a `GameTree`, with annotations. */
export interface TreeTurnInput extends TreeNotesInput {
  /** The setup or turn in notation. Captures may be omitted. */
  readonly text: string;
}

/** A turn in notation, with annotations. */
export interface TurnInput extends NotesInput {
  /** The setup or turn in notation. Captures may be omitted. */
  readonly text: string;
}

/** A variation to add. Its turns are numbered automatically. */
export interface VariationInput {
  readonly comment?: string | undefined;
  readonly turns: readonly (string | TurnInput)[];
}

/** A position as an object. */
export interface PositionInput {
  /** The side to move. */
  readonly side: Side;
  /** At most one per square, in any order. */
  readonly pieces: readonly PlacedPiece[];
  /** The move number of the next turn: at least 2 for Gold, at least 1 for Silver. Default: 2. */
  readonly number?: number | undefined;
}

/** Steps that a side could make in one turn. */
export interface Threat {
  readonly steps: readonly Step[];
  /** The steps in notation, including captures. */
  readonly text: string;
}

/** A way for a side to capture a piece in one turn. */
export interface CaptureThreat extends Threat, PlacedPiece {}

/** Earlier occurrences of a position. */
export interface Repetitions {
  /** The labels of the turns after which the position occurred, oldest first. */
  readonly earlier: readonly string[];
  /** Whether the position may occur again. */
  readonly allowed: boolean;
}

/** Why a game ended. The last two reasons apply only to games before 2008-07. */
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

/** A reason to pass to `end`, which can't be seen from the position. */
export type EndReason = "time" | "resignation" | "illegal" | "forfeit" | "abandoned" | "score";

/** How a game ended. */
export interface GameResult {
  /** Missing in a draw, which was possible before 2008-07. */
  readonly winner?: Side;
  readonly reason: Reason;
  /** The letter of the reason in the game archive of arimaa.com. */
  readonly letter: string;
}

/** The letters of the pieces each side has lost, in the order in which they were captured. */
export interface Captured {
  readonly gold: string;
  readonly silver: string;
}

/** The rules of different periods. They differ on repetition and on losing all rabbits. */
export type Rules = "current" | "until-2008-07" | "until-2005-05";

/** The options of a new game. */
export interface GameOptions {
  /** Default: the current rules. */
  readonly rules?: Rules | undefined;
  /** The letters of the pieces a side plays without: `{ gold: "MRR" }`. */
  readonly handicap?: { readonly gold?: string | undefined; readonly silver?: string | undefined } | undefined;
}

/** The options of `Game.fromRecords`. */
export interface RecordsOptions {
  /** Called for each invalid record, which is left out. Default: the first invalid record throws. */
  readonly onError?: ((error: ArimaaError, record: RecordPlace) => void) | undefined;
}

/** Where a record is in a string with several records. */
export interface RecordPlace {
  /** The number of records before it, including invalid ones. */
  readonly index: number;
  /** The line on which it begins, counting from 1. */
  readonly line: number;
}

/** The named setups. */
export type SetupName = "classic" | "99of9";

/**
 * The engine's strength. A child can beat level 1; level 10 takes several seconds per turn. Level 11 is as strong as the
 * time it gets: ten seconds per turn, or what the request gives it.
 */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** When a search ends: at the first limit reached. At least one limit is required. */
export interface Limits {
  /** Positions visited. With the same number and seed, the engine plays the same turn on every machine. */
  readonly nodes?: number | undefined;
  /** Milliseconds, or `Infinity` to search until stopped. */
  readonly timeMs?: number | undefined;
  /** Depth in steps. */
  readonly depth?: number | undefined;
}

/** The score of a position for the side to move. */
export interface Score {
  /** Hundredths of a rabbit, or the number of turns to a forced win or loss. */
  readonly kind: "centirabbits" | "win" | "loss";
  readonly value: number;
}

/** A turn and the expected continuation. */
export interface SearchLine {
  /** The completed depth in steps. A line not yet updated at the new depth keeps its previous depth. */
  readonly depth: number;
  readonly score: Score;
  /** The turn and the turns expected after it, one string each. The sides alternate. */
  readonly pv: readonly string[];
}

/** The state of a search. */
export interface SearchInfo {
  /** The completed depth in steps. */
  readonly depth: number;
  readonly score: Score;
  /** Positions visited. */
  readonly nodes: number;
  /** Positions visited per second; 0 in the first millisecond. */
  readonly nps: number;
  /** Milliseconds since the search began. */
  readonly timeMs: number;
  /**
   * The expected turns, one string each: `["Ee2n Ee3n", "ed7s", …]`. The side to move plays the first, and the
   * sides alternate. Empty for a setup.
   */
  readonly pv: readonly string[];
  /** The best lines, best first; the first is the answer. Empty for a setup. */
  readonly lines: readonly SearchLine[];
}

/** What to play. */
export interface Answer {
  /** `setup` at the start of a game. */
  readonly kind: "turn" | "setup";
  /** The turn or setup in notation. */
  readonly turn: string;
}

/** Stable error codes of the rules. */
export type ErrorCode =
  // Invalid arguments
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

import type { ArimaaError } from "./engine/arimaa-error.js";

/** The class of all errors, and the codes that the engine adds. */
export { ArimaaError, type EngineErrorCode } from "./engine/arimaa-error.js";
