### Why a text can’t be read, or why a turn in it is illegal: whole sentences, unless a comment says that it is the
### end of one.
### «label» (12g) es «rótulo»; «tag» es «etiqueta»; «takeback», «pass» y «movelist» son notación y no se traducen.

## Where it is: in “at”

line = línea { $line }, carácter { $column }
character = carácter { $column }
tag = etiqueta { $name }
turn = turno { $turn }
words = «{ $words }»
at = { CAPITAL(LIST($where, separator: ", ")) }: { $why }

## Words of a turn

unknown-word = «{ $word }» no es ni un paso, como Ee2n, ni una pieza con su casilla, como Ra1.
no-such-piece = En «{ $word }», «{ $letter }» no es una pieza. Las piezas son R, C, D, H, M y E para Oro, y r, c, d, h,
    m y e para Plata.
no-such-square = En «{ $word }», «{ $square }» no es una casilla.
no-direction = En «{ $word }», «{ $letter }» no es ni una dirección (n, s, e o w) ni la x de una captura.
not-a-label = «{ $word }» no es un rótulo. Un rótulo es un número seguido de g o s, como 12g.
mixed = «{ $word }» no puede seguir a las palabras anteriores de este turno.
too-many-placements = Una configuración tiene como máximo 16 piezas.
too-many-steps = Este turno contiene más de 12 pasos y capturas.
only-pass = Un turno debe tener al menos un paso, así que «pass» por sí solo no es un turno.
no-ply = Esto no es ni una configuración ni un turno.

## Why a turn of a record is illegal

no-turn = Después de este rótulo no hay ningún turno.
nothing-to-take-back = No hay nada que deshacer.
empty-square = En { $square } no hay ningún { $piece }; la casilla está vacía.
another-piece = En { $square } no hay ningún { $piece }, sino { PIECE($found, form: "indefinite") }.
no-capture = En { $square } no se captura ningún { $piece }.
no-steps-left = Al turno no le quedan pasos.
no-step = Un turno debe tener al menos un paso.
nothing-changed = El turno deja todas las piezas donde estaban.
repetition = Esta posición ya se dio tras { $turns }, y no se permite una tercera vez.

## Records

outside-turn = «{ $word }» no pertenece a ningún turno. Antes debe haber un rótulo, como 12g.
no-sign = «{ $word }» no es un signo como ! o ±.
unclosed-comment = A este comentario le falta la llave de cierre.
unclosed-tag = La etiqueta «{ $word }» no se cierra en la misma línea.
tag-name = «{ $word }» no puede ser el nombre de una etiqueta.
tag-value = No se entiende el valor de la etiqueta { $name }.
inside-variation = «{ $word }» no puede estar dentro de una variante.
unopened-variation = Aquí se cierra una variante, pero no hay ninguna abierta.
unclosed-variation = Esta variante no está cerrada.
variation-of-nothing = No hay ningún turno antes de esta variante.
empty-variation = Esta variante no tiene turnos.
variation-label = La variante empieza con { $found }, que no reemplaza a { $before } ni lo sigue.
too-deep = Aquí hay más de { $most } variantes anidadas.
several-games = Aquí empieza una segunda partida, pero solo se puede leer una.
label-expected = Este debería ser el turno { $turn }.
takeback-too-far = «takeback» no puede deshacer turnos anteriores al comienzo de su variante.
after-ending = La partida terminó antes de este turno porque un bando se rindió o perdió.
too-many-turns = Hay demasiados turnos y variantes.

## Positions

unplayable = Esta posición no se puede jugar porque { $faults }.
no-label = se esperaba el bando en turno, g o s, pero se encontró «{ $found }»
no-side = una posición debe empezar con el bando en turno, g o s
unclosed = falta el corchete de cierre
square-count = se esperaban 64 casillas entre los corchetes, pero hay { $found }
not-a-piece = «{ $letter }» en { $square } no es una pieza
not-a-trap = la x marca una trampa vacía, pero { $square } no es una trampa
wrong-steps = las palabras que siguen al bando en turno no son pasos
not-steps = después del bando en turno solo puede haber pasos
not-a-row = se esperaba la fila { $row }, pero se encontró «{ $found }»
row-number = se esperaba la fila { $row }, pero esta fila empieza con «{ $found }»
row-length = la fila { $row } tiene { $found ->
    [one] { $found } carácter
   *[other] { $found } caracteres
} entre sus barras, en lugar de 17
no-blank = se esperaba un espacio entre dos casillas, pero se encontró «{ $found }»
missing-row = falta la fila { $row }
trailing = después del final de la posición sobra «{ $found }»
too-many = hay { $count } { ROLE($piece, form: "plural") } { SIDE($piece, form: "masculine-plural") }, pero un bando
    solo puede tener { $most }
undefended = { PIECE($piece, form: "definite") } de { SQUARE($piece) } está en una trampa sin ninguna pieza amiga al
    lado
rabbit-on-goal = el conejo { SIDE($side, form: "masculine") } de { $square } ya llegó a su objetivo
no-rabbits = { $side } no tiene conejos
no-way-there = Con el paso { $step } no se llega a la posición que muestra el texto.

## Puzzles

puzzle-version = Los archivos de problemas de la versión «{ $version }» no se pueden leer.
no-puzzle-header = Un archivo de problemas debe empezar con «ansa-puzzles 1».
too-many-puzzles = Hay más de { $most } problemas.
long-line = La línea tiene más de { $most } bytes.
no-task = «{ $word }» no es una tarea.
begun-turn = La posición debe corresponder al comienzo de un turno, sin pasos ya jugados.
no-rating = «{ $word }» no es ni una puntuación, como 1450~120, ni «-».
no-such-turn = «{ $word }» no es un turno.
no-answer-square = «{ $word }» no es una casilla, o aparece dos veces.
second-puzzle = El problema { $id } ya está en una línea anterior.
over = En esta posición la partida ya terminó.
no-piece = En la posición no hay ningún { $piece }.
rabbit-task = La tarea nombra un conejo, pero la pieza más débil que puede nombrar es el gato.
not-own = El bando en turno no tiene ninguna pieza en { $square }.
wrong-answer = La respuesta no es del tipo que pide la tarea.
turn-count = La respuesta debe tener { $expected ->
    [one] { $expected } turno
   *[other] { $expected } turnos
}, pero tiene { $found }.
unconnected = El turno { $number } de la respuesta no empieza donde termina el turno anterior.
