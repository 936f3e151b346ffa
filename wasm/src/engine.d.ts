/** A request to `RawEngine`: a level, limits or a clock, and options. */
export interface RawRequest {
  readonly level?: Level | undefined;
  readonly limits?: Limits | undefined;
  readonly maxTimeMs?: number | undefined;
  /** The clock of the side to move: see `TurnClock` in engine-client.d.ts. A level may limit the search as well. */
  readonly clock?:
    | {
        readonly perTurnMs?: number | undefined;
        readonly reserveMs?: number | undefined;
        readonly maxReserveMs?: number | undefined;
        readonly percent?: number | undefined;
        readonly maxTurnMs?: number | undefined;
        readonly gameLeftMs?: number | undefined;
        readonly usedMs?: number | undefined;
      }
    | undefined;
  readonly lines?: number | undefined;
  /** The steps already made in the turn being searched. */
  readonly steps?: string | undefined;
  readonly seed?: number | undefined;
  /** Clears all tables first, so that earlier searches have no effect. */
  readonly clear?: boolean | undefined;
  /** Searches the position before the ply with this index, instead of the last position. */
  readonly ply?: number | undefined;
}

/** The review of a played turn: the result of searching the position before it. */
export interface Review {
  /** The score for the side to move, in hundredths of a rabbit, clamped to ±2000; wins and losses are ±2000. */
  readonly score: number;
  /** Whether the played turn ends on the same board as the best turn. */
  readonly sameAsBest: boolean;
}

/** The turns of a game, and its state after the last one. */
export interface Outline {
  readonly turns: readonly { readonly ply: number; readonly label: string; readonly side: Side; readonly turn: string }[];
  /** Whether the game is still going on. */
  readonly searchEnd: boolean;
  /** If the game is over: the score for the side that would move next; missing if there is no winner. */
  readonly end?: number;
}
