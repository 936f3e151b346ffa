### Texts about errors in the new-game form.

clock-above = El control de tiempo no es válido. Mira más arriba.
position-above = La posición no es válida. Mira más arriba.
board-above = La partida aún no puede empezar desde el tablero. Mira más arriba.
nothing-on-board = Aún no hay una posición en el tablero: primero deben colocar sus piezas ambos bandos.
over-on-board = La partida del tablero terminó. Cierra este diálogo, elige un turno anterior en la lista y empieza desde
    allí.
nothing-pasted = Primero pega una posición.
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
