### Texts about errors in the new-game form.

clock-above = El control de tiempo no es válido. Mira más arriba.
position-above = La posición no es válida. Mira más arriba.
board-above = La partida aún no puede empezar desde el tablero. Mira más arriba.
nothing-on-board = Aún no hay una posición en el tablero: primero deben colocar sus piezas ambos bandos.
over-on-board = La partida del tablero terminó. Cierra este diálogo, elige un turno anterior en la lista y empieza desde
    allí.
nothing-pasted = Primero pega una posición.
unplayable = Esta posición no se puede jugar: { $faults }.
over-at-once = En esta posición la partida ya terminó.
clock-empty = Escribe el tiempo por turno y la reserva inicial, como 2m y 5m.
low-maximum = La reserva máxima no puede ser menor que la reserva inicial. Auméntala, o déjala vacía para que no haya
    máximo.
clock-parts = Un control de tiempo tiene de dos a seis partes separadas por barras, como 2m/5m.
subject = { $part ->
    [0] El control de tiempo
    [1] La parte 1, el tiempo por turno,
    [2] La parte 2, la reserva inicial,
    [3] La parte 3, el porcentaje del tiempo sin usar,
    [4] La parte 4, la reserva máxima,
    [5] La parte 5, el límite de la partida,
   *[other] La parte { $part }, el límite del turno,
}
time-missing = { subject } no tiene valor. Si no quieres ninguno, escribe 0.
not-a-time = { subject } es «{ $text }», que no es un tiempo. Escribe un tiempo como 90s, 2m o 1h.
too-long = { subject } es «{ $text }», que es demasiado largo.
not-a-percentage = { subject } es «{ $text }». Escribe un número entero del 0 al 1000.
no-time = { subject } no deja tiempo para ningún turno.
at-place = Línea { $line }, carácter { $column }: { STOP($what) }
no-label = se esperaba el bando en turno, g o s, pero se encontró «{ $found }»
unclosed = falta el corchete de cierre
square-count = se esperaban 64 casillas entre los corchetes, pero se encontraron { $found }
not-a-piece = «{ $letter }» en { $square } no es una pieza
not-a-trap = x marca una trampa vacía, pero { $square } no es una trampa
wrong-steps = las palabras después del bando en turno no son pasos
not-steps = después del bando en turno solo puede haber pasos
not-a-row = se esperaba la fila { $row }, pero se encontró «{ $found }»
row-number = se esperaba la fila { $row }, pero esta fila lleva el rótulo «{ $found }»
row-length = la fila { $row } tiene { $found ->
    [one] { $found } carácter
   *[other] { $found } caracteres
} entre sus barras en lugar de 17
no-blank = se esperaba un espacio entre dos casillas, pero se encontró «{ $found }»
missing-row = falta la fila { $row }
trailing = hay algo inesperado después del final de la posición: «{ $found }»
too-many = hay { $count } { ROLE($piece, form: "plural") } { SIDE($piece, form: "masculine-plural") }, pero un bando
    solo tiene { $most }
undefended = { PIECE($piece, form: "definite") } de { SQUARE($piece) } está en una trampa sin ninguna pieza amiga al
    lado
rabbit-on-goal = el conejo { SIDE($side, form: "masculine") } de { $square } ya llegó a su objetivo
no-rabbits = { $side } no tiene conejos
