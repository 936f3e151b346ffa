### Texts of the setup explorer and of the search for games.

of-side = Configuraciones de
summary = { $different ->
    [one] { $different } configuración
   *[other] { $different } configuraciones distintas
} en { game-count }.
game-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
says = Una configuración y su imagen reflejada cuentan como una. La fila de adelante va arriba.
setup = Configuración
games = Partidas
score = Rendimiento
range = Intervalo
sort-by = Ordenar por: { $column }
ranks = Adelante { $front }, atrás { $back }
empty-square = Un punto es una casilla vacía.
chosen = La configuración
results = { game-count }, rendimiento { $score }
first-turns = Primeros turnos
different = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos distintos
}
all-turns = Todos los primeros turnos
others = Configuraciones de { $side } contra ella
ask-engine = Preguntar al motor
thinking = El motor está pensando…
opinion = { $nodes ->
    [one] El motor da { $score } para { $side }, tras examinar { $nodes } posición.
   *[other] El motor da { $score } para { $side }, tras examinar { $nodes } posiciones.
}
rabbits = { NUMBER($score, fractionDigits: 2) }
rabbits-more = +{ NUMBER($score, fractionDigits: 2) }
no-opinion = El motor no puede evaluar esto: con estas configuraciones no hay partida que jugar.
engine-failed = El motor falló. Inténtalo otra vez.
opinion-says = La evaluación del motor de la posición del tablero, en conejos, con Oro en turno.
games-with = Partidas
first-of = Las primeras { $shown } de { $all }.
look-for = Buscar
names = Solo nombres
position = Una posición
material = Material
position-text = Posición
position-help = Pega un diagrama o una posición corta, tal como se copia desde Compartir o desde el editor.
bad-position = Esto no es una posición. { $why }
mover = En turno
mirrored = Incluir la imagen reflejada
material-help = Partidas en las que se da este número de piezas, por ejemplo, ningún camello dorado.
pieces = { CAPITAL($role) } { SIDE($side, form: "masculine") }
any = Cualquiera
either = Cualquier bando puede tener estas piezas
search = Buscar
searching = Buscando…
found = { $count ->
    [one] Se encontró { $count } partida.
   *[other] Se encontraron { $count } partidas.
}
none = No se encontró ninguna partida.
at = tras { $turn }
