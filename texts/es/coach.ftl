### The coach of a first game: one thing about the position that is worth a look.

quiet = Ahora mismo nada corre peligro. Lleva tus piezas fuertes al centro.
wins-now = { $steps ->
    [0] Tu conejo está en la casilla objetivo { $goal }. Termina el turno para ganar.
    [one] Puedes ganar ya: el conejo de { $rabbit } llega a { $goal } en { $steps } paso.
   *[other] Puedes ganar ya: el conejo de { $rabbit } llega a { $goal } en { $steps } pasos.
}
lets-goal = Cuidado: el conejo de { $rabbit } podría llegar a su objetivo en { $goal } en el próximo turno.
endangered = Tu { ROLE($piece) } de { SQUARE($piece) } corre peligro: podría ser capturado en la trampa de { $trap }.
captures = Puedes capturar { ROLE($piece, form: "to") } de { SQUARE($piece) } en la trampa de { $trap }, en { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}.
hangs-on = Tu { ROLE($piece) } de { SQUARE($piece) } tiene al lado una sola pieza amiga,
    { ROLE($friend, form: "definite") } de { SQUARE($friend) }: si se va, capturan a tu { ROLE($piece) }.
frozen = Tu { ROLE($piece) } de { SQUARE($piece) } está congelado por { ROLE($by, form: "definite") } de
    { SQUARE($by) }. Una pieza amiga a su lado lo liberaría.
not-rated = Con un entrenador, esta partida no puntúa.
