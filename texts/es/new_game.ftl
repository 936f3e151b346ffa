### Texts of the new-game form.

level-heading = Rival y nivel
level-gold = Jugador y nivel de Oro
level-silver = Jugador y nivel de Plata
thinking-time = Tiempo para pensar por turno
more = Más opciones
clock = Control de tiempo
custom = Control de tiempo propio
custom-turn = Tiempo por turno
custom-reserve = Reserva
custom-most = Reserva máxima
custom-no-limit = sin límite
custom-fields-help = Escribe los tiempos como 30s, 2m o 1h. El tiempo que no se usa se suma a la reserva.
custom-notation = Notación completa
custom-help = Tiempo por turno / reserva inicial / porcentaje del tiempo sin usar que se suma / reserva máxima / límite
    de la partida / límite del turno. Los últimos cuatro son opcionales. Escribe los tiempos como 90s, 2m, 1m30s o 1h.
    El límite de la partida también puede ser un número de turnos, como 60t.
handicap = Ventaja
handicap-help = El jugador más fuerte puede empezar sin algunas piezas. Cada bando tiene al menos un conejo.
handicap-none = La posición inicial determina las piezas.
handicap-other = Otra
start-from-heading = Empezar desde
paste = Pega aquí una posición
paste-help = Un diagrama de ocho filas debajo de una línea como 12g, o la forma corta g [64 casillas].
take-backs = Permitir deshacer turnos
teach = Enséñame
teach-says = Después de tu turno, el motor te dice si fue un error grave y por qué. Puedes deshacerlo antes de que mueva
    el computador. En los niveles bajos solo cuentan los peores errores. Solo sin reloj.
opponent =
    .computer = Computador
    .person = Dos personas
    .computers = Dos computadores
opponent-hint =
    .computer = un jugador
    .person = una pantalla
    .computers = tú miras
level =
    .level-1 = para tu primera partida
    .level-2 = muy fácil
    .level-3 = fácil
    .level-4 = bastante fácil
    .level-5 = intermedio
    .level-6 = algo difícil
    .level-7 = difícil
    .level-8 = muy difícil
    .level-9 = dificilísimo
    .level-10 = muy fuerte y lento
    .level-11 = tan fuerte como el tiempo que le des
level-with = { $name }, nivel { $level }: { $description }.
time-control =
    .none = Ninguno
    .blitz = Relámpago
    .fast = Rápido
    .standard = Normal
    .slow = Lento
    .move-only = Solo por turno
    .custom = Otro…
clock-times = { $turn } por turno, { $reserve } de reserva
clock-turn-time = { $turn } por turno
short-seconds = { $count }{"\u00A0"}s
short-minutes = { $count }{"\u00A0"}min
start-from =
    .setups = Primero se colocan ambos bandos
    .board = La posición del tablero
    .pasted = Una posición pegada
seat-you = Tú
seat-computer = Computador
seat-gold = Oro
seat-silver = Plata
all-pieces = Todas las piezas
without-pieces = Sin { $pieces }
count-of = { $who }: { ROLE($role, form: "plural") }
one-less = { $who }: un { $role } menos
one-more = { $who }: un { $role } más
recap-no-clock = sin reloj
recap-control = reloj { $control }
recap-custom-clock = reloj propio
recap-clock = reloj: { $name }
recap-handicap = con ventaja
recap-all-pieces = todas las piezas
recap-board = desde el tablero
recap-pasted = desde una posición pegada
recap-teaching = partida de enseñanza
recap-takebacks = se puede deshacer
recap-no-takebacks = sin deshacer
choices = { LIST($choices, separator: ", ") }
recap-line = { CAPITAL(choices) }
control-no-time = No hay nada de tiempo: quien mueve primero pierde.
control-reserve = Cada bando tiene { $reserve } para toda la partida.
control-turn = { $turn } por turno.
control-turn-and-reserve = { $turn } por turno, con una reserva inicial de { $reserve }.
unused-lost = El tiempo sin usar se pierde.
unused-added = El tiempo sin usar se suma a la reserva.
unused-added-up-to = El tiempo sin usar se suma a la reserva, hasta un máximo de { $most }.
unused-part-added = El { $percent }{"\u00A0"}% del tiempo sin usar se suma a la reserva.
unused-part-added-up-to = El { $percent }{"\u00A0"}% del tiempo sin usar se suma a la reserva, hasta un máximo de
    { $most }.
game-time-limit = La partida termina tras un total de { $time }, y gana el bando que tenga más piezas.
game-turn-limit = { $turns ->
    [one] La partida termina tras { $turns } turno de cada bando, y gana el bando que tenga más piezas.
   *[other] La partida termina tras { $turns } turnos de cada bando, y gana el bando que tenga más piezas.
}
turn-time-limit = Ningún turno puede durar más de { $time }, aunque quede reserva.
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
milliseconds = { $count ->
    [one] { $count } milisegundo
   *[other] { $count } milisegundos
}
board-side = { $side }: { LIST($pieces, separator: ", ") }.
board-piece = { $role } { $square }
board-without = { $side }: sin piezas.
to-move = Turno de { $side }.
to-move-on = Turno de { $side }: { steps-left }.
own-side = Juegas con
own-gold = Oro, y mueves primero
own-silver = Plata
own-random = Cualquier bando
