/**
 * The element for Vue 3 and TypeScript: `import "ansa/vue"` defines `<arimaa-board>` and adds its types to templates
 * and JSX. Vue's compiler also needs the option `isCustomElement: (tag) => tag === "arimaa-board"`.
 *
 * @packageDocumentation
 */
import type { HTMLAttributes, ReservedProps } from "vue";
import type { ArimaaBoardProperties, ArimaaBoardEventMap } from "./element/arimaa-board.js";

export * from "./element/arimaa-board.js";

/** The name of an event as Vue writes it: `before-step` is `beforeStep`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Name;

/** The element's event handlers: `@ply` in a template is `onPly`, and `@before-step` is `onBeforeStep`. */
export type ArimaaBoardListeners = {
  [Name in keyof ArimaaBoardEventMap as `on${Capitalize<Camel<Name>>}`]?:
    | ((event: ArimaaBoardEventMap[Name]) => void)
    | undefined;
};

/** The props of `<arimaa-board>`. */
export type ArimaaBoardProps = Omit<HTMLAttributes, keyof ArimaaBoardProperties | keyof ArimaaBoardListeners> &
  ReservedProps &
  ArimaaBoardProperties &
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
