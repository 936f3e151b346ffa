import { Engine, Game } from "ansa";

const form = document.querySelector("form");
const status = document.querySelector("[role=status]");

const game = new Game();
game.play(Game.setup("99of9", "gold"));
game.play(Game.setup("classic", "silver"));
const engine = new Engine();
show();

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    game.play(form.elements.turn.value);
    form.elements.turn.value = "";
    show();
    if (game.phase !== "turn") return;
    const best = await engine.bestTurn({ game, level: 1 });
    game.play(best.turn);
    show();
  } catch (error) {
    status.textContent = error.message;
  }
});

function show() {
  document.querySelector("#board").textContent = game.diagram();
  document.querySelector("#turns").replaceChildren(
    ...game.turns().map(({ label, text }) => Object.assign(document.createElement("li"), { textContent: `${label} ${text}` })),
  );
  status.textContent = game.result ? `${game.result.winner} wins` : `${game.side} to move`;
}
