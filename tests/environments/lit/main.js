import "ansa/element";
import { Game } from "ansa/rules";
import { LitElement, html } from "lit";

class AGame extends LitElement {
  static properties = { game: { state: true }, shown: { state: true } };

  constructor() {
    super();
    this.game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    this.shown = "";
  }

  // Lit can't see that a turn changes a game, so each turn makes a new one.
  play(turn) {
    const next = this.game.clone();
    next.play(turn);
    this.game = next;
    this.shown = next.turns().at(-1).label;
  }

  render() {
    return html`
      <arimaa-board
        .record=${this.game.toRecord()}
        .ply=${this.game.turns().length}
        @ply=${({ detail }) => (this.shown = detail.label)}
      ></arimaa-board>
      <p role="status">${this.shown}</p>
      <button @click=${() => this.play("Ee2n Ee3n")}>Play a turn</button>
    `;
  }

  // Styles and queries of the page reach the board; without this line it is in a shadow tree, which is fine, too.
  createRenderRoot() {
    return this;
  }
}
customElements.define("a-game", AGame);
