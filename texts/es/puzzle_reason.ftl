### Why the answer of a puzzle works: facts about the solution, shown once the puzzle is answered.

goal-alone = El conejo va solo de { $from } a { $goal }: nada le cierra el camino.
goal-freed = El conejo de { $from } estaba congelado. Los otros pasos lo liberan, y llega al objetivo en { $goal }.
goal-kept-free = El conejo de { $from } quedaría congelado en { $at }. Los otros pasos le permiten moverse, y llega al
    objetivo en { $goal }.
goal-guarded = El conejo de { $from } sería capturado en { $trap }. Los otros pasos lo protegen, y llega al objetivo en
    { $goal }.
goal-cleared = Los otros pasos despejan { $at } para el conejo de { $from }, y llega al objetivo en { $goal }.
threat = Ahora el conejo de { $rabbit } necesita { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} para llegar al objetivo. Sea cual sea la respuesta, alguno de los conejos podrá llegar.
stopped-captured = { CAPITAL(PIECE($rabbit, form: "definite")) } de { SQUARE($rabbit) } estaba a punto de llegar al
    objetivo. Ahora queda capturado.
stopped-moved = { CAPITAL(PIECE($rabbit, form: "definite")) } de { SQUARE($rabbit) } estaba a punto de llegar al
    objetivo. Desde { $to } no puede llegar.
stopped-frozen = { CAPITAL(PIECE($rabbit, form: "definite")) } de { SQUARE($rabbit) } estaba a punto de llegar al
    objetivo. Ahora está congelado, y no se lo puede liberar y llevar al objetivo en un mismo turno.
stopped-blocked = { CAPITAL(PIECE($rabbit, form: "definite")) } de { SQUARE($rabbit) } estaba a punto de llegar al
    objetivo. Ahora { PIECE($by, form: "definite") } de { SQUARE($by) } le cierra el camino, y no hay otro en un turno.
stopped-hindered = { CAPITAL(PIECE($rabbit, form: "definite")) } de { SQUARE($rabbit) } estaba a punto de llegar al
    objetivo. Ahora no puede llegar en un turno.
won = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } es capturado en { $trap }, porque no tiene
    ninguna pieza amiga junto a esa trampa. { OPPONENT($side) } no puede capturar a cambio nada tan fuerte.
saved-moved = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } podía ser capturado en { $trap }. En
    { $to } está fuera de alcance.
saved-guarded = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } podía ser capturado en { $trap }.
    Ahora { PIECE($guard, form: "definite") } de { SQUARE($guard) } protege esa trampa.
saved-hindered = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } podía ser capturado en { $trap }.
    Los enemigos que lo amenazaban ya no pueden hacerlo en un turno.
hostage = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } está congelado. Si sus piezas amigas dejan
    la trampa de { $trap }, puede ser capturado allí, así que quedan atadas.
framed = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } está en una trampa y no puede salir. Si sus
    piezas amigas se van, es capturado.
capture = { $piece } (trampa { $trap })
captures = Se pueden capturar en este turno: { LIST($pieces) }.
squares = Casillas por número de pasos: un paso, { $one }; dos pasos, { $two }; tres pasos, { $three }; cuatro pasos,
    { $four }.
