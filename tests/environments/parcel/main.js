// A game against the engine; each of its turns is written below the board.
import "ansa/element";

document.addEventListener("turn", ({ detail }) => {
  document.querySelector("[role=status]").textContent = `${detail.label} ${detail.turn}`;
});
