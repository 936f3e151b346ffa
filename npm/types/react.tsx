import { ArimaaBoard, type ArimaaBoardListeners, type ArimaaBoardProps } from "ansa/react";
import { useRef, type ComponentProps, type Ref } from "react";
import { holds, type Same } from "./exact.js";

holds<Same<ComponentProps<"arimaa-board">, ArimaaBoardProps>>();
holds<Same<keyof ArimaaBoardListeners, "onbefore-step" | "onbefore-turn" | "ondraw" | "onply" | "onstep" | "onturn" | "onend" | "onflip" | "onsolve" | "onfail" | "onerror">>();

export function Boards({ record }: { readonly record: string }) {
  const board = useRef<ArimaaBoard>(null);
  holds<Same<NonNullable<ArimaaBoardProps["ref"]>, NonNullable<Ref<ArimaaBoard>>>>();
  return (
    <>
      <arimaa-board
        ref={board}
        key="replay"
        className="wide"
        record={record}
        ply={3}
        autoplay
        pieces="chess"
        onply={({ detail }) => holds<Same<typeof detail.plies, number>>()}
        onturn={({ detail }) => holds<Same<typeof detail.by, "person" | "page" | "engine" | "element">>()}
        onerror={({ detail }) => console.log(detail.code, detail.line)}
        onClick={() => board.current?.next()}
      />
      <arimaa-board record={undefined} onply={undefined}>{record}</arimaa-board>
      <arimaa-board
        mode="board"
        movable="gold"
        drawable
        arrows={[{ from: "e2", to: "e4" }]}
        highlights={["e4"]}
        onbefore-turn={(event) => event.preventDefault()}
      />
      {/* @ts-expect-error no such mode */}
      <arimaa-board mode="chess" />
      {/* @ts-expect-error no such board */}
      <arimaa-board board="marble" />
      {/* @ts-expect-error React adds listeners of custom elements by the exact name of the event */}
      <arimaa-board onPly={() => {}} />
      {/* @ts-expect-error a ply is a number */}
      <arimaa-board ply="3" />
    </>
  );
}
