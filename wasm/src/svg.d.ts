import type { PieceLetter, PlacedPiece, PositionInput, Side, Square } from "./rules.js";

/** An arrow, or a circle if both ends are the same square. */
export interface SvgArrow {
  readonly from: Square;
  readonly to: Square;
  /** Default: green. The four colours also have different line styles. */
  readonly colour?: "green" | "red" | "blue" | "yellow" | undefined;
}

/** What a picture looks like. */
export interface SvgOptions {
  /** Width and height in pixels, 1 to 4096. Default: 640. */
  readonly size?: number | undefined;
  /** The title, read out by screen readers and shown by browsers as a tooltip: any text of up to 1000 characters. */
  readonly title?: string | undefined;
  /** The side at the bottom of the board. Default: gold. */
  readonly bottom?: Side | undefined;
  /** The piece set. Default: animals. */
  readonly pieces?: "animals" | "chess" | "letters" | undefined;
  /** The colours of the board. Default: sand. */
  readonly board?: "sand" | "slate" | "forest" | "contrast" | undefined;
  /** Colours for a light or dark background. Default: light. */
  readonly scheme?: "light" | "dark" | undefined;
  /** Whether to label files and ranks on the frame. Default: true. */
  readonly coordinates?: boolean | undefined;
  /** Squares to mark, such as those of the last turn. An animation marks them with green circles, like `arrows`. */
  readonly highlights?: readonly Square[] | undefined;
  /** Arrows and circles; only the first 128 distinct ones are shown. An animation shows them throughout. */
  readonly arrows?: readonly SvgArrow[] | undefined;
}

/** How an animation plays. */
export interface AnimationOptions extends SvgOptions {
  /** How long a turn takes, 100 to 60,000 milliseconds. Default: 1000. */
  readonly turnMs?: number | undefined;
  /** Whether to show each step of a turn separately, or all steps in one go. Default: step. */
  readonly unit?: "step" | "turn" | undefined;
}

/** A setup or turn to show: one of `Game.history({ verbose: true })`, or an object of the same shape. */
export interface AnimatedPly {
  /** The position before it, in any format that `toSVG` accepts. */
  readonly before: string;
  /** The position after it. */
  readonly after: string;
  /** The steps of a turn, up to 4; none for a setup. */
  readonly steps: readonly {
    readonly from: Square;
    readonly to: Square;
    readonly piece: PieceLetter;
    readonly capture?: PlacedPiece | undefined;
  }[];
  /** Arrows and circles, shown after the steps until the next turn; for a record, the history includes them. */
  readonly arrows?: readonly SvgArrow[] | undefined;
}

/** An object with a position, such as a `Game`. */
export interface Positioned {
  /** The position, in any format that `toSVG` accepts. */
  readonly position: string;
}

/** An object with a history, such as a `Game`. */
export interface Played {
  /** The setups and turns. */
  history(options: { readonly verbose: true }): readonly AnimatedPly[];
}

export { ArimaaError } from "./engine/arimaa-error.js";
