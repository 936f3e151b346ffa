/**
 * The element for Solid and TypeScript: `import "ansa/solid"` defines `<arimaa-board>` and adds its types to JSX.
 *
 * @packageDocumentation
 */
import type { JSX } from "solid-js";
import type { ArimaaBoard, ArimaaBoardProperties, ArimaaBoardEventMap } from "./element/arimaa-board.js";

export * from "./element/arimaa-board.js";

/** The element's event handlers: `onPly` or `on:ply`. */
export type ArimaaBoardListeners = {
  [Name in keyof ArimaaBoardEventMap as `on${Capitalize<Name>}` | `on:${Name}`]?:
    | ((event: ArimaaBoardEventMap[Name]) => void)
    | undefined;
};

/** The props of `<arimaa-board>`. */
export type ArimaaBoardProps = Omit<
  JSX.HTMLAttributes<ArimaaBoard>,
  keyof ArimaaBoardProperties | keyof ArimaaBoardListeners
> &
  ArimaaBoardProperties &
  ArimaaBoardListeners;

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "arimaa-board": ArimaaBoardProps;
    }
  }
}
