import { CUSTOM_ELEMENTS_SCHEMA, Component, computed, signal } from "@angular/core";
import "ansa/element";
import type { PlyDetail } from "ansa/element";
import { Game } from "ansa/rules";

@Component({
  selector: "app-turns",
  // Angular would take the tag for a component that it does not know.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <arimaa-board [record]="record()" [ply]="ply()" (ply)="show($event)" />
    <p role="status">{{ shown() }}</p>
    <button type="button" [disabled]="ply() > 2" (click)="play('Ee2n Ee3n')">Play a turn</button>
  `,
})
export class Turns {
  // Angular can't see that a turn changes a game, so each turn makes a new one.
  readonly game = signal(Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7"));
  readonly record = computed(() => this.game().toRecord());
  readonly ply = computed(() => this.game().turns().length);
  readonly shown = signal("");

  play(turn: string): void {
    const next = this.game().clone();
    next.play(turn);
    this.game.set(next);
    this.shown.set(next.turns().at(-1)?.label ?? "");
  }

  show(event: Event): void {
    this.shown.set((event as CustomEvent<PlyDetail>).detail.label ?? "");
  }
}
