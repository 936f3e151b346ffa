/**
 * The element for Vue 3 and TypeScript: `import "ansa/vue"` defines `<arimaa-board>` and adds its types to templates
 * and JSX. Vue's compiler also needs the option `isCustomElement: (tag) => tag === "arimaa-board"`.
 *
 * @packageDocumentation
 */
import type { HTMLAttributes, ReservedProps } from "vue";
import type { ArimaaBoardAttributes, ArimaaBoardEventMap } from "./element/arimaa-board.js";

export * from "./element/arimaa-board.js";

/** The element's event handlers: `@ply` in a template is `onPly`. */
export type ArimaaBoardListeners = {
  [Name in keyof ArimaaBoardEventMap as `on${Capitalize<Name>}`]?: (event: ArimaaBoardEventMap[Name]) => void;
};

/** The props of `<arimaa-board>`. */
export type ArimaaBoardProps = Omit<HTMLAttributes, keyof ArimaaBoardAttributes | keyof ArimaaBoardListeners> &
  ReservedProps &
  ArimaaBoardAttributes &
  ArimaaBoardListeners;

declare module "vue" {
  interface GlobalComponents {
    "arimaa-board": new () => { $props: ArimaaBoardProps };
  }
}

declare module "vue/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "arimaa-board": ArimaaBoardProps;
    }
  }
}
