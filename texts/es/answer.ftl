### Answering a task: an exercise of the course, a puzzle, a better turn in place of a mistake.

position = Oro: { LIST($gold, form: "role") }. Plata: { LIST($silver, form: "role") }.

marked = Marcado:
none-marked = nada todavía. Elige casillas del tablero.

check-long = Comprobar la respuesta (Enter)
hint-turn = Las flechas muestran el turno. Juégalo.
next = Siguiente
skip = Omitir
finish = Terminar
nothing-entered = Primero da tu respuesta.
nothing-to-enter = Ahora no hay nada que responder. Presiona Siguiente para continuar.
help-counts = Una pista o la solución cuenta como fallo. Presiona otra vez para verla.
line-at = Paso { $at } de { $all }
line-step = Paso { $at } de { $all }: { $step }
wrong = Todavía no.
right = ¡Correcto!
