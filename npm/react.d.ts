/**
 * The element for React 19 and TypeScript: `import "ansa/react"` defines `<arimaa-board>` and adds its types to JSX.
 *
 * @packageDocumentation
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ArimaaBoard, ArimaaBoardProperties, ArimaaBoardEventMap } from "./element/arimaa-board.js";

export * from "./element/arimaa-board.js";

/** The element's event handlers. For custom elements, React names them after the event, in lower case. */
export type ArimaaBoardListeners = {
  [Name in keyof ArimaaBoardEventMap as `on${Name}`]?: ((event: ArimaaBoardEventMap[Name]) => void) | undefined;
};

/** The props of `<arimaa-board>`. */
export type ArimaaBoardProps = Omit<DetailedHTMLProps<HTMLAttributes<ArimaaBoard>, ArimaaBoard>, keyof ArimaaBoardProperties> &
  ArimaaBoardProperties &
  ArimaaBoardListeners;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "arimaa-board": ArimaaBoardProps;
    }
  }
}
