### Texts of notices and events.

turn-alone = Se deshizo el último turno
turn-with-answer = Se deshicieron tu último turno y la respuesta del computador
setup-alone = Se deshizo la configuración
setup-with-answer = Se deshicieron tu configuración y la respuesta del computador
taken-back = { $what }.
taken-back-with-steps = { $what }, con los pasos dados después.
coach-ends-rating = Con un entrenador, esta partida deja de puntuar.
earlier-position = Esta es una posición anterior. Presiona Plan para probar turnos aquí, o vuelve a la partida.
computer-to-move = Es el turno del computador. Presiona Plan para probar turnos mientras piensa.
game-over = La partida terminó. Presiona Plan para probar otros turnos.
plan-kept = El plan se guardó como variante.
plan-discarded = El plan se descartó.
game-start = Inicio de la partida.
after = Tras { $turn }.
has-set-up = { $side } colocó sus piezas.
turn-taken-back = Turno deshecho.
turn-restored = Turno restaurado.
swapped = Se intercambiaron las piezas de { $one } y { $other }.
too-deep = Las variantes pueden anidarse como máximo en { $most } niveles. Convierte esta línea en la principal o
    elimina algunas de las variantes que la rodean.
game-set-aside = La partida guardada no se puede leer. { $reason } Se apartó, sin eliminarla, y se empezó una partida
    nueva.
