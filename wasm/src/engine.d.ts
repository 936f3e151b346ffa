/** A request to `RawEngine`: a level or limits, and further options of a request for a turn. */
export interface RawRequest {
  readonly level?: Level;
  readonly limits?: Limits;
  readonly maxTimeMs?: number;
  readonly lines?: number;
  readonly seed?: number;
  /** Whether to clear the transposition table first. */
  readonly fresh?: boolean;
  /** The index of the ply before which to search, instead of the last position. */
  readonly ply?: number;
}

/** A review of the turn that was played in the searched position. */
export interface Review {
  /** The score for the side to move, in hundredths of a rabbit. Forced wins and losses count as ±2000. */
  readonly worth: number;
  /** Whether the turn that was played leads to the same position as the engine's own. */
  readonly sameAsBest: boolean;
}

/** The turns of a game, and how it stands after the last one. */
export interface Outline {
  readonly turns: readonly { readonly ply: number; readonly label: string; readonly side: Side; readonly turn: string }[];
  /** Whether the game is still going on. */
  readonly searchEnd: boolean;
  /** If it is over: the score for the side that would be next. Missing if the game has no winner. */
  readonly end?: number;
}
