### The words for sides, pieces and squares, and the texts of the board.
### Español latinoamericano neutro, con «tú», «computador», «halar». Los bandos son nombres sin artículo («Oro gana»).
### Todos los animales son masculinos; las formas «to» y «of» traen «al» y «del». Las acciones entre piezas llevan «a»
### («empuja al gato»), las de la mano no («elige el gato»). «setup» es «configuración»; «settings», «ajustes».

## The words that { $side }, { $piece } and the like stand for. An attribute is a form of the words.

side = { $side ->
    [gold] Oro
   *[silver] Plata
}
    .masculine = { $side ->
        [gold] dorado
       *[silver] plateado
    }
    .feminine = { $side ->
        [gold] dorada
       *[silver] plateada
    }
    .masculine-plural = { $side ->
        [gold] dorados
       *[silver] plateados
    }
role = { $role ->
    [elephant] elefante
    [camel] camello
    [horse] caballo
    [dog] perro
    [cat] gato
   *[rabbit] conejo
}
    .plural = { $role }s
    .definite = el { $role }
    .indefinite = un { $role }
    .to = al { $role }
    .of = del { $role }
square = { $square }
piece = { ROLE($piece) } { SIDE($piece, form: "masculine") }
    .definite = el { $piece }
    .indefinite = un { $piece }
    .to = al { $piece }
    .of = del { $piece }
piece-on = { PIECE($piece) } en { SQUARE($piece) }
    .definite = { PIECE($piece, form: "definite") } de { SQUARE($piece) }
    .to = { PIECE($piece, form: "to") } de { SQUARE($piece) }
    .role = { ROLE($piece) } en { SQUARE($piece) }

side-name = { $side }

## The course of a game

board = Tablero de Arimaa
steps-left = { $left ->
    [0] no quedan pasos
    [one] queda { $left } paso
   *[other] quedan { $left } pasos
}
    .alone = { CAPITAL(steps-left) }
gold = Oro
silver = Plata

draw = Empate: a ningún bando le quedan conejos.
won-by-goal = { $side } gana: un conejo { SIDE($side, form: "masculine") } llegó al objetivo.
won-by-elimination = { $side } gana: a { OPPONENT($side) } no le quedan conejos.
won-by-immobilisation = { $side } gana: { OPPONENT($side) } no tiene ningún turno legal.
won-by-time = { $side } gana: a { OPPONENT($side) } se le acabó el tiempo.
won-by-resignation = { $side } gana: { OPPONENT($side) } se rindió.
won-by-illegal = { $side } gana: { OPPONENT($side) } hizo una jugada ilegal.
won-by-forfeit = { $side } gana: { OPPONENT($side) } cedió la partida.
won-by-abandoned = { $side } gana: la partida se abandonó.
won-by-score = { $side } gana por puntos: la partida llegó a su límite.
won-by-repetition = { $side } gana: { OPPONENT($side) } repitió una posición por tercera vez.
won-by-no-rabbits = { $side } gana: a ningún bando le quedan conejos.

step = { $piece } de { $from } a { $to }
capture = { PIECE($piece) } capturado en { SQUARE($piece) }
made = { LIST($steps, separator: ", ") }
stepped = { CAPITAL(STOP($made)) } { CAPITAL(steps-left) }.
turned = { SIDE($turn) } jugó { $turn }: { $made }.

## Selecting a piece

in-hand = { CAPITAL($piece) }: pieza seleccionada, { $places ->
    [one] { $places } destino
   *[other] { $places } destinos
}.
too-far = { CAPITAL(PIECE($piece, form: "definite")) } no puede llegar a { $square } con los pasos que quedan: necesita
    { steps }.
behind-rabbit = { CAPITAL(PIECE($piece, form: "definite")) } no puede llegar a { $square }: los conejos nunca
    retroceden.
frozen-on-way = { CAPITAL(PIECE($piece, form: "definite")) } no puede llegar a { $square }: quedaría congelado en
    { $at }.
lost-on-way = { CAPITAL(PIECE($piece, form: "definite")) } no puede llegar a { $square }: se perdería en la trampa de
    { $at }.
way-blocked = { CAPITAL(PIECE($piece, form: "definite")) } no puede llegar a { $square }: otras piezas le cierran el
    camino.
one-square = { CAPITAL(PIECE($piece, form: "definite")) } no puede llegar a { $square }: al empujar o halar, cada pieza
    se mueve una sola casilla.
empty-square = No hay ninguna pieza en { $square }.
choose-follower = ¿Qué pieza debe empujar { PIECE($piece, form: "to") }? Elige una de las piezas marcadas.
no-legal-step = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no puede dar un paso:
    { ROLE($piece) ->
    [rabbit] no hay una casilla vacía delante ni a los lados, y los conejos nunca retroceden
   *[other] no hay ninguna casilla vacía a su lado
}.
frozen = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } está congelado por
    { LIST($by, form: "definite") }. No puede dar un paso si no tiene al lado una pieza amiga.
lost = { CAPITAL(PIECE($piece, form: "definite")) } se pierde en la trampa de { SQUARE($piece) }: no tiene al lado
    ninguna pieza amiga. Deshaz ese paso para recuperarlo.
captured = { CAPITAL(PIECE($piece, form: "definite")) } queda capturado en la trampa de { SQUARE($piece) }.

## Why a turn or a setup is refused

game-over = La partida terminó.
setup-expected = Ambos bandos deben colocar sus piezas antes del primer turno.
turn-expected = Ambos bandos ya colocaron sus piezas.
another-position = El turno empieza en otra posición.
repetition = El turno no puede terminar aquí: esta posición ya se dio tras { $turns }, y no se permite una tercera vez.
    Cambia el turno.
no-step = Da al menos un paso antes de terminar el turno. Elige una de tus piezas y luego una casilla.
push-not-complete = Falta completar el empuje: mueve a { $square } una pieza { OPPONENT($piece, form: "feminine") } más
    fuerte que { ROLE($piece, form: "definite") }.
nothing-changed = El turno no puede terminar aquí: todas las piezas están donde empezaron. Cambia el turno.

## Why a piece can’t step

no-steps-left = No quedan pasos: termina el turno o deshaz un paso.
frozen-by = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } está congelado: tiene al lado un enemigo
    más fuerte, en { $by }, y ninguna pieza amiga.
complete-push = Primero completa el empuje: mueve a { $square } una pieza más fuerte que
    { PIECE($piece, form: "definite") }.
elephant = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no se puede empujar ni halar: ninguna
    pieza es más fuerte que un elefante.
nobody-pushes = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no se puede empujar: no tiene al lado
    ninguna pieza { OPPONENT($piece, form: "feminine") } más fuerte.
pushers-frozen = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no se puede empujar: las piezas más
    fuertes que tiene al lado están congeladas.
push-needs-two-steps = Empujar { PIECE($piece, form: "to") } de { SQUARE($piece) } requiere dos pasos, pero solo queda
    uno.
rabbit-backward = Los conejos no pueden retroceder.
occupied = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } cierra el camino.
off-board = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } saldría del tablero.

## Why a setup is refused

two-pieces = En { $square } hay dos piezas.
outside-home = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } está fuera de sus filas iniciales,
    { SIDE($piece) ->
    [gold] la 1 y la 2
   *[silver] la 7 y la 8
}.
other-side = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no pertenece al bando que se está
    colocando.
wrong-count = { SIDE($piece) } tiene { $expected } { $expected ->
    [one] { ROLE($piece) }
   *[other] { ROLE($piece, form: "plural") }
}, pero en la configuración { $count ->
    [0] no hay ninguno
   *[other] hay { $count }
}.

## The accessible names of squares

square-name = { LIST($parts, separator: ", ") }
empty = { $square }, vacía
empty-trap = { $square }, trampa vacía
on-trap = en una trampa
is-frozen = congelado por { LIST($by, form: "definite") }
hinted = marca de la pista
selected = pieza seleccionada
follower = puede completar el empuje
partner = la pieza seleccionada puede empujarlo o halarlo
pullable = se puede halar
can-be-placed = aquí se puede colocar una pieza
swap = se puede intercambiar
steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
captures = captura { $pieces }
captured-here = { PIECE($piece, form: "to") }
captured-there = { PIECE($piece, form: "to") } de { SQUARE($piece) }
colour = { $colour ->
    [green] verde
    [red] roja
    [yellow] amarilla
   *[blue] azul
}
marked = marca { colour }
arrow-to = flecha { colour } hacia { $square }
on-goal = Tu conejo está en la casilla objetivo { $square }. Termina el turno para ganar.
deselected = Selección anulada.
undone = Paso deshecho. { CAPITAL(steps-left) }.
