/**
 * The element for Svelte and TypeScript: `import "ansa/svelte"` defines `<arimaa-board>` and adds its types to
 * components.
 *
 * @packageDocumentation
 */
import type { HTMLAttributes } from "svelte/elements";
import type { ArimaaBoard, ArimaaBoardProperties, ArimaaBoardEventMap } from "./element/arimaa-board.js";

export * from "./element/arimaa-board.js";

/** The element's event handlers: `onply`, or `on:ply` in components without runes. */
export type ArimaaBoardListeners = {
  [Name in keyof ArimaaBoardEventMap as `on${Name}` | `on:${Name}`]?:
    | ((event: ArimaaBoardEventMap[Name]) => void)
    | undefined;
};

/** The attributes and properties of `<arimaa-board>`. */
export type ArimaaBoardProps = Omit<HTMLAttributes<ArimaaBoard>, keyof ArimaaBoardProperties | keyof ArimaaBoardListeners> &
  ArimaaBoardProperties &
  ArimaaBoardListeners;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "arimaa-board": ArimaaBoardProps;
  }
}
