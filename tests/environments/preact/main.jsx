/** @jsxImportSource preact */
import "ansa/element";
import { Game } from "ansa/rules";
import { render } from "preact";
import { useState } from "preact/hooks";

function Turns() {
  const [game, setGame] = useState(() => Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7"));
  const [shown, setShown] = useState("");
  // Preact can't see that a turn changes a game, so each turn makes a new one.
  const play = (turn) => {
    const next = game.clone();
    next.play(turn);
    setGame(next);
    setShown(next.turns().at(-1).label);
  };
  return (
    <>
      <arimaa-board record={game.toRecord()} ply={game.turns().length} onply={({ detail }) => setShown(detail.label)} />
      <p role="status">{shown}</p>
      <button onClick={() => play("Ee2n Ee3n")}>Play a turn</button>
    </>
  );
}

render(<Turns />, document.querySelector("#app"));
