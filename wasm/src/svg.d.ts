import type { PieceLetter, PlacedPiece, PositionInput, Side, Square } from "./rules.js";

/** An arrow, or a circle if both ends are the same square. */
export interface SvgArrow {
  readonly from: Square;
  readonly to: Square;
  /** Default: green. The four differ by their lines, too. */
  readonly colour?: "green" | "red" | "blue" | "yellow";
}

/** What a picture looks like. */
export interface SvgOptions {
  /** Width and height in pixels, 1 to 4096. Default: 640. */
  readonly size?: number;
  /** The title, which screen readers read and browsers show as a tooltip: any text of up to 1000 characters. */
  readonly title?: string;
  /** The side whose home ranks are at the bottom. Default: gold. */
  readonly bottom?: Side;
  /** The piece set. Default: animals. */
  readonly pieces?: "animals" | "chess" | "letters";
  /** The colours of the board. Default: sand. */
  readonly board?: "sand" | "slate" | "forest" | "contrast";
  /** For light or dark surroundings. Default: light. */
  readonly scheme?: "light" | "dark";
  /** Whether files and ranks are named on the frame. Default: true. */
  readonly coordinates?: boolean;
  /** Squares to mark, such as those of the last turn. An animation marks them with green circles, as `arrows` does. */
  readonly highlights?: readonly Square[];
  /** Arrows and circles, of which the first 128 different ones are shown. An animation shows them all the time. */
  readonly arrows?: readonly SvgArrow[];
}

/** How an animation plays. */
export interface AnimationOptions extends SvgOptions {
  /** How long a turn takes, 100 to 60,000 milliseconds. Default: 1000. */
  readonly turnMs?: number;
  /** Whether each step of a turn is shown for itself, or the steps follow one another at once. Default: step. */
  readonly unit?: "step" | "turn";
}

/** A setup or turn to show: one of `Game.history({ verbose: true })`, or its parts from elsewhere. */
export interface AnimatedPly {
  /** The position before it, in a form that `toSVG` reads. */
  readonly before: string;
  /** The position after it. */
  readonly after: string;
  /** The steps of a turn, up to 4; none for a setup. */
  readonly steps: readonly {
    readonly from: Square;
    readonly to: Square;
    readonly piece: PieceLetter;
    readonly capture?: PlacedPiece;
  }[];
  /** Arrows and circles, shown after its steps until the next turn; those of a record are in its history. */
  readonly arrows?: readonly SvgArrow[];
}

/** An object with a position, such as a `Game`. */
export interface Positioned {
  /** The position, in a form that `toSVG` reads. */
  readonly position: string;
}

/** An object with a history, such as a `Game`. */
export interface Played {
  /** The setups and turns. */
  history(options: { readonly verbose: true }): readonly AnimatedPly[];
}

export { ArimaaError } from "./engine/arimaa-error.js";
