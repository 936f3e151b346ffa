### Texts of the editor of positions.

palette = Piezas de { $side }
put-tool = Colocar: { $piece }
move-tool = Mover
move-tool-long = Mover piezas: elige una pieza y luego una casilla, o arrástrala. Arrástrala fuera del tablero para
    quitarla.
remove-tool = Quitar
remove-tool-long = Quitar las piezas que elijas
board-help = Las flechas recorren el tablero. E M H D C R colocan el elefante, el camello, el caballo, el perro, el gato
    y el conejo de Oro, y e m h d c r los de Plata. Supr quita una pieza. Espacio usa la herramienta elegida. Shift con
    una flecha mueve una pieza.
side-to-move = Bando en turno
left = Pasos que quedan
tools = Cambiar la posición
undo = Revertir
undo-long = Revertir el último cambio (Ctrl+Z)
redo = Restaurar
redo-long = Restaurar el cambio (Ctrl+Shift+Z)
clear = Vaciar
clear-long = Quitar todas las piezas
set-up = Colocar
set-up-long = Colocar todas las piezas de ambos bandos, con Oro en turno
mirror = Reflejar
mirror-long = Intercambiar izquierda y derecha
exchange = Invertir
exchange-long = Intercambiar Oro y Plata: cada bando recibe las piezas del otro, vistas desde su propio lado del tablero
study = Estudiar
study-long = Estudiar la posición: probar turnos, preguntar al motor, añadir comentarios
play = Jugar…
play-long = Empezar una partida desde esta posición, contra el computador o contra otra persona
check = Revisión de la posición
no-fault = Desde aquí se puede jugar una partida.
has-faults = Esta posición no es posible:
is-unreachable = Ninguna partida puede llegar a esta posición:
is-over = Aquí la partida ya terminó: { $outcome } Puedes estudiar la posición, pero no jugarla.
no-step = { $side } no tiene ningún paso legal.
no-step-left = A { $side } { $left ->
    [one] le queda { $left } paso, pero ninguno es legal.
   *[other] le quedan { $left } pasos, pero ninguno es legal.
}
as-text = Posición como texto
field = Posición
field-help = Pega una posición en cualquier forma, una partida o un enlace, aquí o en cualquier lugar de esta pantalla.
take = Usar este texto
copy-line = Copiar como línea
copy-diagram = Copiar como diagrama
copy-link = Copiar un enlace
empty = Primero pega una posición.
too-long = El texto tiene más de un megabyte.
only-steps = Esto son solo pasos. Abre la posición en el estudio para jugarlos.
taken-position = Se leyó como { $form }.
taken-end = Se leyó como { $form }. Esta es la última posición de su línea principal.
taken-in-part = Se leyó como { $form }, hasta un error. { $reason } Esta es la posición anterior al error.
first-of = { $games ->
    [one] El texto tiene { $games } partida.
   *[other] El texto tiene { $games } partidas. Esta es la primera.
}
nothing-there = No hay ninguna pieza en { $square }. Elige una pieza junto al tablero para colocarla allí.
chosen = Elige una casilla para colocar { PIECE($piece, form: "indefinite") }.
moves = Elige una pieza para moverla.
removes = Elige piezas para quitarlas.
taken-up = { CAPITAL($piece) }: elige adónde va.
put-down = Pieza devuelta a su lugar.
put = { CAPITAL($piece) }.
moved = { CAPITAL($piece) } de { $from } a { $to }.
removed = Pieza quitada: { $piece }.
cleared = Se quitaron todas las piezas.
was-set-up = Ambos bandos colocados, turno de Oro.
mirrored = Izquierda y derecha intercambiadas.
exchanged = Bandos intercambiados.
taken = Posición tomada del texto.
to-move = Turno de { $side }.
has-left = { $side }: { steps-left }.
undone = Cambio revertido.
redone = Cambio restaurado.
flipped = Tablero girado.
