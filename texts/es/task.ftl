### What puzzles and other tasks ask, and what is wrong with an answer: on the page and in the element.

check = Comprobar
hint = Pista
hint-piece = Fíjate en { PIECE($piece, form: "definite") } de { SQUARE($piece) }.
missing = Lo que marcaste es correcto. { $count ->
    [one] Falta { $count } casilla.
   *[other] Faltan { $count } casillas.
}
ask-goal-in-one = { $side }: llega al objetivo en este turno.
ask-goal-in-two = { $side }: asegúrate de llegar al objetivo en el próximo turno, sea cual sea la respuesta.
ask-second = { $side }: ahora llega al objetivo.
ask-stop-goal = { $side }: impide que el enemigo llegue al objetivo.
ask-win = { $side }: gana un { $role } o algo más fuerte, sin perder ninguna pieza de igual o mayor fuerza.
ask-save = { $side }: salva tu { $role } sin perder ninguna pieza de igual o mayor fuerza.
ask-save-on = { $side }: salva tu { $role } de { $square } sin perder ninguna pieza de igual o mayor fuerza.
ask-hold = { $side }: toma como rehén { ROLE($role, form: "to") } enemigo o enmárcalo.
ask-captures = { $side }: marca todos los enemigos que puedes capturar en este turno.
ask-squares = Marca todas las casillas en las que puede estar el conejo de { $square } al final de este turno.
hint-count = { $count ->
    [one] Hay { $count } casilla por encontrar.
   *[other] Hay { $count } casillas por encontrar.
}
solve = Solución
retry = Reintentar
judging = Revisando todas las respuestas…
reply = La respuesta: { $steps }.
shown = Esta es la solución.

## Why a turn is wrong

loses-goal = Este turno deja que un conejo enemigo llegue a su objetivo.
loses-rabbits = Con este turno pierdes tu último conejo.
loses-otherwise = Con este turno pierdes la partida.
no-goal = Ninguno de tus conejos llegó al objetivo.
goal-stopped = El enemigo puede detener a tus conejos, como muestran las flechas.
opponent-goals = El enemigo llega al objetivo, como muestran las flechas.
not-captured = No capturaste un { $role } ni nada más fuerte.
piece-lost = Perdiste tu { $piece }.
piece-exposed = El enemigo puede capturar a tu { $piece }, como muestran las flechas.
not-held = { CAPITAL(ROLE($role, form: "definite")) } no es rehén ni está enmarcado.
wrong-squares = { COUNT($squares) ->
    [one] { $squares } es un error.
   *[other] { $squares } son errores.
}

## Marks

has-marked = { $square }: casilla marcada. { $count ->
    [one] Hay { $count } casilla marcada.
   *[other] Hay { $count } casillas marcadas.
}
has-unmarked = { $square }: marca quitada. { $count ->
    [one] Hay { $count } casilla marcada.
   *[other] Hay { $count } casillas marcadas.
}
replied = Vas bien. El enemigo responde: { $steps }.
rabbit-frozen = Ninguno de tus conejos llegó al objetivo. El de { $square } está congelado, porque tiene al lado un
    enemigo más fuerte y ninguna pieza amiga.
