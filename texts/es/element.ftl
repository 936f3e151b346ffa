### The custom element.

name = Arimaa
look-help = Las flechas recorren el tablero.
enter-help = Las flechas recorren el tablero. Espacio toma o suelta una pieza, y Escape cancela. Shift con una flecha
    mueve la pieza un paso. Enter termina el turno.
mark-help = Las flechas recorren el tablero. Espacio marca una casilla o quita su marca. Enter comprueba las marcas.
draw-help = M marca una casilla, y A dibuja una flecha a una casilla desde la última marcada.
look-draw-help = { look-help } { draw-help }
enter-draw-help = { enter-help } { draw-help }
mark-draw-help = { mark-help } { draw-help }
loading = Cargando la partida…
thinking = El computador está pensando…

## Buttons

controls = Controles
first = Primera
back = Anterior
next = Siguiente
last = Última
run = Reproducir
pause = Pausa
menu = Menú
flip = Girar tablero
fill = Pantalla completa
copy = Copiar partida
save = Descargar partida
undo = Deshacer
reset = Reiniciar
end-turn = Terminar turno
end-setup = Listo
take-back = Deshacer turno
new-game = Nueva partida
again = Empezar de nuevo

## The game

copied = Partida copiada.
not-copied = La partida no se pudo copiar. Puedes descargarla.
turns = Turnos
more-turns = Más turnos
evaluations = Evaluaciones
none-lost = { $side } no ha perdido ninguna pieza.
lost = Perdidas: { LIST($pieces, separator: ", ") }.
clock = Tiempo restante: { $time }
your-turn = Turno de { $side }, { steps-left }
counter = { $place }: { $ply } de { $plies ->
    [one] { $plies } turno
   *[other] { $plies } turnos
}
at-start = Inicio de la partida
after-setup = Tras la configuración de { $side }
after-turn = Tras el turno { $number } de { SIDE($turn) }
variation = { $place } (variante)
joined = { LIST($sentences, separator: " ") }

sets-up = { $side } coloca sus piezas: intercambia piezas y luego presiona { end-setup }.
awaits-setup = { $side } debe colocar sus piezas.

## Puzzles

find = Busca el mejor turno para { $side }: { steps-left }
solved = ¡Resuelto!
done = El problema está resuelto.
not-the-solution = Esa no es la solución.
undo-or-reset = Presiona { undo } o { reset } y prueba otro turno.
with-steps = { $task } { CAPITAL(steps-left) }.
with-marks = { $task } { COUNT($marked) ->
    [0] Aún no hay nada marcado.
   *[other] Marcado: { LIST($marked, separator: ", ") }.
}
hint-step = Empieza con este paso: { $made }.
goes-on = Sigue así: { LIST($turns, separator: "; ") }.

## Errors

not-driven = este método necesita el modo «board»
one-step = se esperaba un solo paso
no-step = no hay ningún paso que deshacer
no-ply = no hay nada que deshacer

nothing-given = No hay nada que mostrar: define el atributo record, position, puzzle o src, o pon el registro de una
    partida, una posición o un problema dentro del elemento.
no-turn = Este problema no tiene una posición desde la que jugar: ambos bandos deben haber colocado sus piezas y la
    partida no debe haber terminado.
bad-attribute = El atributo { $name } debe ser { $may }, no «{ $value }».
modes = still, replay, play, puzzle o board
sides = gold o silver
movable = gold, silver, both o none
levels = un número entero del 1 al 11
one-of = { LIST($values, type: "or") }
whole-number = un número entero
milliseconds = un número entero de milisegundos
bad-position = La posición no se puede mostrar. { $why }
bad-record = El registro de la partida no se puede mostrar. { $why }
not-loaded = La partida no se pudo cargar: { $why }.
bad-puzzle = El problema no se puede mostrar. { $why }
no-such-puzzle = No hay ningún problema «{ $puzzle }».
no-puzzle = El texto no contiene ningún problema.
bad-solution = La solución «{ $solution }» no se puede jugar. { $why }
engine-failed = El computador no puede jugar: { $why }.
strange-turn = su turno «{ $turn }» no es legal

## Before the program has started

starting = El tablero se está cargando…
not-started = No se puede mostrar el tablero porque su programa no arrancó: { $why }

## Reasons why the file at `src` could not be loaded

http-status = el servidor respondió con el estado { $status }
too-large = el archivo es demasiado grande
unreachable = no se pudo contactar con el servidor
