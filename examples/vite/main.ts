import { ArimaaError, Engine, Game, type Ply, type SearchInfo } from "ansa";

const game = new Game();
const engine = new Engine();
let playing: AbortController | undefined;

on("#play", () => {
  playing?.abort();
  playing = new AbortController();
  void play(playing.signal);
});
on("#stop", () => playing?.abort());
show();

/** Plays until the game is over or the signal aborts it. */
async function play(signal: AbortSignal): Promise<void> {
  try {
    while (!game.result) {
      const best = await engine.bestTurn({ game, limits: { nodes: 5000 }, signal, onProgress: tell });
      list(game.play(best.turn));
      show();
    }
  } catch (error) {
    if (signal.aborted) say("Stopped.");
    else if (error instanceof ArimaaError) say(`${error.code}: ${error.message}`);
    else throw error;
  }
}

function tell({ depth, score, pv }: SearchInfo): void {
  say(`depth ${depth}, ${score.value} ${score.kind}: ${pv.join(" / ")}`);
}

function list({ label, text }: Ply): void {
  const item = document.createElement("li");
  item.textContent = `${label} ${text}`;
  find("#turns").append(item);
}

function show(): void {
  find("#board").textContent = game.diagram();
  if (game.result) say(`${game.result.winner ?? "nobody"} wins: ${game.result.reason}`);
}

function say(text: string): void {
  find("[role=status]").textContent = text;
}

function on(selector: string, act: () => void): void {
  find(selector).addEventListener("click", act);
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
