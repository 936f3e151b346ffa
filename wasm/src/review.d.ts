import type { PieceLetter, Side, Square } from "./rules.js";
import type { PlyAnalysis, Score } from "./engine/engine-client.js";

/** The kinds of causes, most serious first. */
export type CauseKind =
  /** The side could have won with this turn. */
  | "win-missed"
  /** The turn itself lost the game. */
  | "lost-at-once"
  /** The opponent can win next turn, but could not after the better turn. */
  | "win-let-through"
  /** The turn lost one of its own pieces on a trap. */
  | "own-piece-lost"
  /** The better turn captures a piece. */
  | "capture-missed"
  /** The opponent can capture a piece next turn, but could not after the better turn. */
  | "capture-let-through"
  /** A piece is frozen near a trap, and its side must keep defending the trap. */
  | "hostage-given"
  /** The side no longer defends a trap. */
  | "trap-abandoned"
  /** A piece that was not frozen before now is. */
  | "left-frozen"
  /** The better turn uses more steps. */
  | "steps-unused"
  /** Fewer steps lead to the same position. */
  | "shorter-turn";

/** A fact about a turn that follows from the rules. Properties that don't apply to its kind are missing. */
export interface Cause {
  readonly kind: CauseKind;
  /** The fact as an English sentence without a full stop or an initial capital, except in a side’s name: `Gold no longer guards c3`. */
  readonly text: string;
  /** How a side wins. */
  readonly reason?: "goal" | "elimination" | "immobilisation";
  /** The piece concerned, and its square: before the turn if the piece is lost or missed, otherwise after it. */
  readonly piece?: PieceLetter;
  readonly square?: Square;
  /** The trap concerned. */
  readonly trap?: Square;
  /** The enemy pieces that hold or freeze the piece, or are next to the trap. */
  readonly enemies?: readonly Square[];
  /** A shortest line that demonstrates it, in notation. */
  readonly line?: string;
  /** Whether the line starts from the position before the turn, or from the one after it, as an opponent's turn. */
  readonly from?: "before" | "after";
  /** The number of unused steps, 1 to 3. */
  readonly count?: number;
}

/** A turn, and a better one to compare it with. */
export interface CauseQuestion {
  /** The position before the turn, in any format that `Game.fromPosition` accepts. */
  readonly position: string;
  /** The turn in notation. */
  readonly played: string;
  /** A better turn, such as the engine's. */
  readonly better?: string | undefined;
}

/** A turn, and what the analysis says about it. */
export interface TurnReview {
  /** The index of the ply in the game, from 0, for `Game.annotate`. */
  readonly ply: number;
  /** Move number and side: `2g`. */
  readonly label: string;
  readonly side: Side;
  /** The turn that was played, and the engine's. */
  readonly turn: string;
  readonly best: string;
  /** The winning chances of the player before the turn, from 0 to 1. */
  readonly chanceBefore: number;
  /** The player's winning chances after the turn. */
  readonly chanceAfter: number;
  /** How bad the turn is: it gave away at least 5, 10 or 15 percentage points. Missing if it is not a mistake. */
  readonly severity?: "inaccuracy" | "mistake" | "blunder";
  /** The corresponding glyph in a record. */
  readonly glyph?: "?!" | "?" | "??";
  /** Why it is a mistake, most serious cause first; empty if it isn't one, or if the rules alone can't tell. */
  readonly causes: readonly Cause[];
}

/** A setup or turn: one of `Game.history({ verbose: true })`. */
export interface ReviewedPly {
  /** The position before it. */
  readonly before: string;
  /** The setup or turn in notation. */
  readonly text: string;
}

/** An object with a history, such as a `Game`. */
export interface Reviewed {
  /** The setups and turns. */
  history(options: { readonly verbose: true }): readonly ReviewedPly[];
}

export type { PlyAnalysis, Score };
export { ArimaaError } from "./engine/arimaa-error.js";
