// A replay and a game against the engine. The same component is rendered to HTML by `server.tsx`.
import "ansa/react";
import { Game } from "ansa/rules";
import { useState } from "react";

const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n Ee3n\n2s ed7s");

export function Boards() {
  const [ply, setPly] = useState(3);
  const [said, say] = useState("Ready.");
  return (
    <>
      <h1>Boards</h1>
      <arimaa-board
        id="replay"
        record={game.toRecord()}
        ply={ply}
        onply={({ detail }) => {
          setPly(detail.ply);
          say(`${detail.label ?? "Start"}, ${detail.ply} of ${detail.plies}`);
        }}
        onerror={({ detail }) => say(detail.message)}
      />
      <p role="status">{said}</p>
      <button onClick={() => setPly(game.turns().length)}>To the end</button>
      <arimaa-board id="game" mode="play" level={1} />
    </>
  );
}
