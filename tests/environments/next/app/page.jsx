// Rendered on the server, where the rules run, too.
import { Game } from "ansa/rules";
import { Replay } from "./replay";

export default function Page() {
  const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n Ee3n");
  return <Replay record={game.toRecord()} />;
}
