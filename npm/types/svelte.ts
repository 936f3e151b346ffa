import { ArimaaBoard, type ArimaaBoardListeners, type ArimaaBoardProps } from "ansa/svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import { holds, type Same } from "./exact.js";

type Props = SvelteHTMLElements["arimaa-board"];
holds<Same<Props, ArimaaBoardProps>>();
holds<Same<Props["mode"], "still" | "replay" | "play" | "puzzle" | "board" | "" | undefined>>();
type Names = "before-step" | "before-turn" | "draw" | "ply" | "step" | "turn" | "end" | "flip" | "solve" | "fail" | "error";
holds<Same<keyof ArimaaBoardListeners, `on${Names}` | `on:${Names}`>>();
holds<Same<Parameters<NonNullable<Props["onply"]>>[0]["detail"]["plies"], number>>();
holds<Same<Parameters<NonNullable<Props["onerror"]>>[0]["detail"]["code"] extends string ? true : false, true>>();

export const props: Props = { level: 3, class: "wide", onply: ({ currentTarget }) => currentTarget instanceof ArimaaBoard };

// @ts-expect-error no such mode
export const wrong: Props = { mode: "chess" };
