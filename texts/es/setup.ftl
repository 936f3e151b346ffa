### Texts of the setup.

presets = Configuraciones
offered = Tus piezas están en el tablero. Esta es una buena configuración para empezar.
start-with = Empezar con esta configuración
change = Cambiar…
change-long = Elegir otra configuración o colocar tú las piezas
beside = Piezas por colocar
changes = Cambiar la configuración
mirror = Reflejar
mirror-long = Intercambiar izquierda y derecha
shuffle = Mezclar
shuffle-long = Colocar las piezas al azar
last = Anterior
last-long = Usar la configuración de tu última partida
suggest = Sugerir
suggest-long = Dejar que el computador sugiera una configuración
clear = Vaciar
clear-long = Quitar todas las piezas y colocarlas una por una
fill = Completar
fill-long = Colocar las piezas restantes en las casillas libres
type-long = Escribir una configuración (/)
type-field = Piezas y casillas
type-example = Ra1 Db1 Ee2
type-help = Escribe una pieza y una casilla, como Ee2 para el elefante en e2. Si ya hay una pieza allí, cambian de
    lugar. Enter coloca las piezas. Escape cancela.
type-place = Colocar
swap-help = Para intercambiar dos piezas, arrastra una sobre la otra, o elige una y luego la otra.
place-help = Elige una casilla libre para la pieza marcada. Elige otra pieza de la fila para colocar primero esa.
keys = Presiona Espacio para seleccionar una pieza y para colocarla. Presiona Shift+Enter para terminar la
    configuración, como con Listo.
not-home =
    .gold = Oro se coloca en las filas 1 y 2.
    .silver = Plata se coloca en las filas 7 y 8.
preset =
    .key-99of9 = 99of9
    .cats-behind = Gatos atrás
    .classic = Clásica
    .horses-inside = Caballos adentro
    .camel-wing = Camello en el ala
    .rabbits-forward = Conejos adelante
preset-long =
    .key-99of9 = Lleva el nombre del jugador que la hizo popular: perros en el centro de la fila de atrás, caballos en
        las alas
    .cats-behind = Como 99of9, pero con los gatos en la fila de atrás y los perros en la de adelante
    .classic = Todos los conejos en la fila de atrás, las demás piezas en la de adelante
    .horses-inside = Los caballos detrás de las trampas, junto al elefante y al camello
    .camel-wing = El camello en un ala, el elefante junto a un caballo en el centro
    .rabbits-forward = Dos conejos en la fila de adelante, detrás de las trampas, y piezas fuertes en las alas
chosen = { $name }: { STOP($description) }
left-of = { CAPITAL($role) }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
unfinished = { $left ->
    [one] Aún no está listo: a { $side } le falta colocar { $pieces }. Elige una casilla libre para esa pieza.
   *[other] Aún no está listo: a { $side } le falta colocar { $pieces }. Elige una casilla libre para cada pieza.
}
left-to-place = { $left ->
    [0] todas las piezas están colocadas
    [one] queda { $left } pieza por colocar
   *[other] quedan { $left } piezas por colocar
}
placed = { CAPITAL($piece) }, { left-to-place }.
has-changed = La configuración cambió.
to-place = { CAPITAL(left-to-place) }.
the-role = { ROLE($role, form: "definite") }
some-of-role = { $count ->
    [one] { ROLE($role, form: "indefinite") }
   *[other] { $count } { ROLE($role, form: "plural") }
}
