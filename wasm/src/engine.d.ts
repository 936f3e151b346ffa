/** What `RawEngine` is asked: a level or limits, and what is said of a request for a turn. */
export interface RawRequest {
  readonly level?: Level;
  readonly limits?: Limits;
  readonly maxTimeMs?: number;
  readonly lines?: number;
  readonly seed?: number;
  /** Nothing that was learned before makes a difference. */
  readonly fresh?: boolean;
  /** The position before the ply with this index, instead of the last one. */
  readonly ply?: number;
}

/** What a search says about the turn that was played where it has looked. */
export interface Review {
  /** The position's worth to its side to move, in hundredths of a rabbit; wins and losses in sight count as ±2000. */
  readonly worth: number;
  /** Whether the turn that was played comes to the same as the engine's own. */
  readonly sameAsBest: boolean;
}

/** The turns of a game, and what is behind the last one. */
export interface Outline {
  readonly turns: readonly { readonly ply: number; readonly label: string; readonly side: Side; readonly turn: string }[];
  /** Whether the game goes on. */
  readonly searchEnd: boolean;
  /** If it does not: its worth to the side that would be next; missing where nobody has won. */
  readonly end?: number;
}
