import { ArimaaBoard, type ArimaaBoardListeners, type ArimaaBoardProps } from "ansa/vue";
import { h, ref, type GlobalComponents } from "vue";
import { holds, type Same } from "./exact.js";

type Props = InstanceType<GlobalComponents["arimaa-board"]>["$props"];
holds<Same<Props, ArimaaBoardProps>>();
holds<Same<Props["mode"], "still" | "replay" | "play" | "puzzle" | "board" | "" | undefined>>();
holds<Same<keyof ArimaaBoardListeners, "onBeforeStep" | "onBeforeTurn" | "onDraw" | "onPly" | "onStep" | "onTurn" | "onEnd" | "onFlip" | "onSolve" | "onFail" | "onError">>();
holds<Same<Parameters<NonNullable<Props["onPly"]>>[0]["detail"]["plies"], number>>();
holds<Same<Parameters<NonNullable<Props["onError"]>>[0]["detail"]["code"] extends string ? true : false, true>>();

const board = ref<ArimaaBoard>();
export const node = h("arimaa-board", { ref: board, class: "wide", level: 3, onPly: () => board.value?.next() });

// @ts-expect-error no such mode
export const wrong: Props = { mode: "chess" };
