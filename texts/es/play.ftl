### Texts about the course of the game.

you = Tú
set-up = { $side }: coloca tus piezas
to-move = Turno de { $side }
your-turn = Tu turno, { $side }
your-turn-title = Tu turno
tab-title = { $what } – Ansa
computer-stopped = El computador se detuvo
paused-before = En pausa, turno de { $side }
is-thinking = { $side } está pensando
judging = Revisando tu turno
mistaken = ¿Deshacer tu turno?
paused-during = En pausa durante el turno de { $side }
moves = { $side } mueve
game-start = Inicio de la partida
during = Durante { $turn }
after = Tras { $turn }
you-won = Ganaste. { $outcome }
you-lost = Perdiste. { $outcome }
take-back = Deshacer { $turns }
take-back-with-steps = Deshacer { $turns } y los pasos dados después
none-captured = { $side } no ha capturado nada
some-captured = Capturado por { $side }: { $captures }
steps-left-sentence = { CAPITAL(steps-left) }.
thinking = Pensando…
depth = { $depth ->
    [one] Mira { $depth } paso hacia adelante
   *[other] Mira { $depth } pasos hacia adelante
}
progress = { depth }, { $nodes ->
    [one] { $nodes } posición
   *[other] { $nodes } posiciones
}
progress-thousands = { depth }, { NUMBER($thousands, fractionDigits: 0) } mil posiciones
progress-millions = { depth }, { NUMBER($millions, fractionDigits: 1) } millones de posiciones
score-line = Piezas que quedan: Oro{"\u00A0"}{ $gold }, Plata{"\u00A0"}{ $silver }.
