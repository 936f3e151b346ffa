/** A request to `RawEngine`: a level or limits, and options. */
export interface RawRequest {
  readonly level?: Level;
  readonly limits?: Limits;
  readonly maxTimeMs?: number;
  readonly lines?: number;
  /** The steps made in the turn that is searched. */
  readonly steps?: string;
  readonly seed?: number;
  /** Clears all tables before the search, so that earlier searches have no effect. */
  readonly clear?: boolean;
  /** The position before the ply with this index, instead of the last one. */
  readonly ply?: number;
}

/** The review of a played turn: the result of the search of the position before it. */
export interface Review {
  /** The score for the side to move, in hundredths of a rabbit, clamped to ±2000; wins and losses are ±2000. */
  readonly score: number;
  /** Whether the played turn ends on the same board as the best turn. */
  readonly sameAsBest: boolean;
}

/** The turns of a game, and how it stands after the last one. */
export interface Outline {
  readonly turns: readonly { readonly ply: number; readonly label: string; readonly side: Side; readonly turn: string }[];
  /** Whether the game is still going on. */
  readonly searchEnd: boolean;
  /** If the game is over: its score for the side that would be next; missing in a game without a winner. */
  readonly end?: number;
}
