/** @jsxImportSource solid-js */
import { ArimaaBoard, type ArimaaBoardListeners, type ArimaaBoardProps } from "ansa/solid";
import { createSignal, type JSX } from "solid-js";
import { holds, type Same } from "./exact";

holds<Same<JSX.IntrinsicElements["arimaa-board"], ArimaaBoardProps>>();
type Names = "before-step" | "before-turn" | "draw" | "ply" | "step" | "turn" | "end" | "flip" | "solve" | "fail" | "error";
holds<Same<keyof ArimaaBoardListeners, `on${Capitalize<Names>}` | `on:${Names}`>>();

export function Boards(props: { readonly record: string }) {
  let board: ArimaaBoard | undefined;
  const [shown, setShown] = createSignal(0);
  return (
    <>
      <arimaa-board
        ref={board}
        class="wide"
        record={props.record}
        ply={3}
        autoplay
        pieces="chess"
        arrows={[{ from: "e2", to: "e4" }]}
        on:before-turn={(event) => event.preventDefault()}
        onPly={({ detail }) => setShown(detail.ply)}
        on:turn={({ detail }) => holds<Same<typeof detail.by, "person" | "page" | "engine" | "element">>()}
        onError={({ detail }) => console.log(detail.code, detail.line)}
        onClick={() => board?.next()}
      />
      <p>{shown()}</p>
      {/* @ts-expect-error no such mode */}
      <arimaa-board mode="chess" />
      {/* @ts-expect-error a ply is a number */}
      <arimaa-board ply="3" />
    </>
  );
}
