### The course around its exercises: the list of lessons, the screen of a lesson, and why an answer is wrong.

course = Aprende Arimaa
course-says = Lecciones cortas en el tablero. Tres bastan para una primera partida, y diez enseñan todas las reglas.
basics = Las reglas
strategy = Primera estrategia
begin = Empezar con la primera lección
go-on = Continuar
rules = Las reglas en cinco minutos
complete = { $done } de { $all } lecciones completas
done = { $done } de { $all }
is-complete = Completa
seen = { $left ->
    [one] Vista, queda { $left } por resolver
   *[other] Vista, quedan { $left } por resolver
}
first-game = Tu primera partida
first-game-says = Juega contra el nivel 1: lleva un conejo al otro lado del tablero. Un entrenador te indica en qué
    fijarte.
forget = Borrar mi progreso
forget-question = ¿Borrar tu progreso en las lecciones?

## A lesson

to-list = Todas las lecciones
progress = Ejercicio { $number } de { $all }
place-basic = Reglas: { $number } de { $all }
place-strategy = Estrategia: { $number } de { $all }
task = Tarea
hint-long = Mostrar una pista y luego marcarla en el tablero (H)
hint-marks = Las flechas muestran una manera de hacerlo. Pruébala.
hint-square = Se marcó otra casilla correcta. Si había marcas equivocadas, se quitaron.
hint-choice = Este es el turno correcto. Lo muestran las flechas.
hint-places = Para lograr una buena configuración, cambia las piezas de las casillas con un círculo.
solve = Respuesta
    .long = Mostrar una respuesta correcta (S)
next-long = Ir al ejercicio siguiente (N)
previous = Ejercicio anterior
shown = Esta es una respuesta.
lesson-over = Terminaste «{ $title }».
lesson-left = Llegaste al final de «{ $title }». { $left ->
    [one] Queda { $left } ejercicio por resolver.
   *[other] Quedan { $left } ejercicios por resolver.
}
enough-to-play = Ya sabes lo suficiente para una primera partida. Juégala ahora o sigue con «{ $title }».
solve-left = { $left ->
    [one] Resolverlo
   *[other] Resolverlos
}
next-lesson = Siguiente: { $title }
repeat = Hacerla otra vez
two-turns = Dos turnos para elegir
turn-option = Turno { $number }

## Why an answer is wrong

not-there = { CAPITAL(PIECE($piece, form: "definite")) } debería estar en { $square } al final de tu turno.
gone = { CAPITAL(PIECE($piece, form: "definite")) } fue capturado en una trampa de camino a { $square }.
not-moved = { CAPITAL(PIECE($piece, form: "definite")) } no se ha movido de su casilla.
not-pushed = No empujaste { PIECE($piece, form: "to") }.
not-pulled = No halaste { PIECE($piece, form: "to") }.
not-captured = { CAPITAL(PIECE($piece, form: "definite")) } sigue en el tablero.
lost = Perdiste tu { ROLE($piece) } en la trampa de { SQUARE($piece) }.
still-frozen = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } sigue congelado por
    { PIECE($by, form: "definite") } de { SQUARE($by) }.
nobody-freezes = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no está congelado: no tiene al lado
    ningún enemigo más fuerte.
friend-frees = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no está congelado: tiene al lado una
    pieza amiga, { PIECE($friend, form: "definite") } de { SQUARE($friend) }.
no-goal = Ninguno de tus conejos está aún en el lado opuesto.
rabbits-left = A Plata todavía le queda un conejo.
can-move = Plata todavía puede mover.
lets-goal = { $steps ->
    [one] El conejo de { $rabbit } todavía puede llegar a su objetivo en { $goal }, en { $steps } paso.
   *[other] El conejo de { $rabbit } todavía puede llegar a su objetivo en { $goal }, en { $steps } pasos.
}
no-goal-threat = Todavía no podrías llegar al objetivo en tu próximo turno.
capturable = Plata podría capturar { PIECE($piece, form: "to") } de { SQUARE($piece) } en la trampa de { $trap }.
no-threat = No podrías capturar { PIECE($piece, form: "to") } de { SQUARE($piece) } en tu próximo turno.
held-by-nobody = No hay ninguna pieza junto a la trampa de { $trap }.
held-by-both = Las piezas más fuertes junto a la trampa de { $trap } son iguales, así que ningún bando la controla.
held-by = { $side } tiene la pieza más fuerte junto a la trampa de { $trap }.
escapes = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } todavía puede escapar, a { $square }.
gets-there = { CAPITAL(PIECE($piece, form: "definite")) } todavía puede llegar a { $square }.
too-tight = Desde { SQUARE($piece) }, { PIECE($piece, form: "definite") } solo podría llegar a { $ways ->
    [one] { $ways } casilla
   *[other] { $ways } casillas
}. Debe poder llegar al menos a { $least }.
empty = No hay ninguna pieza en { $square }.
too-far = { CAPITAL(PIECE($piece, form: "definite")) } no puede llegar a { $square } en un paso.
taken = En { SQUARE($piece) } está { PIECE($piece, form: "definite") }.
backward = Ir a { $square } sería retroceder. Los conejos nunca retroceden.
frozen-there = { CAPITAL(PIECE($piece, form: "definite")) } está congelado y no puede dar ningún paso.
wrong-side = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } es del otro bando.
not-movable = No puedes empujar ni halar { PIECE($piece, form: "to") } de { SQUARE($piece) } en dos pasos.
not-capturable = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no se puede capturar en el próximo
    turno.
no-trap = { $square } no es una trampa.
no-runner = El conejo de { $square } no puede llegar a su objetivo en este turno.
no-rabbit = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no es un conejo. En el objetivo solo
    cuentan los conejos.
nothing-chosen = Primero elige un turno y luego presiona Comprobar.

## What is wrong in a setup

not-in-front = { CAPITAL(ROLE($role, form: "definite")) } de { $square } no está en la fila de adelante.
not-in-middle = { CAPITAL(ROLE($role, form: "definite")) } de { $square } no está en una de las cuatro columnas
    centrales, de la c a la f.
not-apart = Los dos { ROLE($role, form: "plural") } están en la misma mitad del tablero.
rabbit-there = Hay un conejo en { $square }.
