### Texts about typed steps and setups.

wrong = «{ $words }»: { $why }
unreadable = Esto no es un paso como e2n o Ee2n.
no-placement = Esto no es una pieza con su casilla, como Ra1.
not-home-gold = Oro se coloca en las filas 1 y 2.
not-home-silver = Plata se coloca en las filas 7 y 8.
named = Ya escribiste { PIECE($piece, form: "definite") } de { SQUARE($piece) }.
has-none = { SIDE($piece) } no tiene ningún { ROLE($piece) } en esta partida.
typed-only-one = Ya escribiste { PIECE($piece, form: "definite") }.
has-only = { SIDE($piece) } tiene solo { $count } { $count ->
    [one] { ROLE($piece) }
   *[other] { ROLE($piece, form: "plural") }
}.
no-piece = No hay ninguna pieza en { $square }.
another = No hay ningún { $role } en { $square }: la pieza que está allí es { PIECE($found, form: "indefinite") }.
no-route = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no puede llegar a { $to } con los pasos
    que quedan.
no-capture = En { $square } no se captura nada.
