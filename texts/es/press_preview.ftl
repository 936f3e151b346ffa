### Texts of the press preview.

select = Presiona para mover { PIECE($piece, form: "definite") }.
strength = { $role ->
    [elephant] Ninguna pieza es más fuerte que un elefante.
    [camel] Solo el elefante es más fuerte que un camello.
    [horse] Solo el elefante y el camello son más fuertes que un caballo.
    [dog] Un perro es más fuerte que los gatos y los conejos.
    [cat] Un gato solo es más fuerte que los conejos.
   *[rabbit] Un conejo es la pieza más débil.
}
select-to-push = Presiona para empujar { PIECE($enemy, form: "to") }.
select-to-move = Presiona para empujar o halar { PIECE($enemy, form: "to") }.
select-to-pull = Presiona para halar { PIECE($enemy, form: "to") }.
no-room = No se puede empujar al enemigo: no tiene al lado ninguna casilla vacía.
selected = Elige adónde va { PIECE($piece, form: "definite") }. Presiónalo otra vez para anular la selección.
selected-beside-enemy = Elige adónde va { PIECE($piece, form: "definite") }, o elige un enemigo marcado para empujarlo o
    halarlo.
cross = Una cruz significa que pierdes una pieza.
to-push = Elige adónde empujar { PIECE($enemy, form: "to") }.
to-move = Elige adónde va { PIECE($enemy, form: "definite") }, o elige una pieza marcada que lo hale.
to-pull = Elige adónde halar { PIECE($enemy, form: "to") }.
choose-puller = Elige una pieza marcada que hale { PIECE($enemy, form: "to") }, y luego elige adónde va esa pieza.
puller-goes = Elige adónde va { PIECE($piece, form: "definite") }. Así halará { PIECE($enemy, form: "to") } a { $to }.
pulling = Elige adónde va { PIECE($piece, form: "definite") }. Halará consigo { PIECE($enemy, form: "to") }. Presiona
    otra vez { PIECE($piece, form: "definite") } para moverlo solo.
steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
walk = { CAPITAL($piece) } a { $to }, { steps }.
push = Empujar { PIECE($enemy, form: "to") } a { $to }, { steps }.
pull = Halar { PIECE($enemy, form: "to") } a { $to }, { steps }.
captured = { COUNT($captures) ->
    [one] ¡Queda capturado { LIST($captures, form: "definite") }!
   *[other] ¡Quedan capturados { LIST($captures, form: "definite") }!
}
lost = ¡Pierdes { LIST($captures, form: "definite") }!
choose-push = Empuja { PIECE($enemy, form: "to") } y luego elige adónde va.
choose-pull = Hala { PIECE($enemy, form: "to") } a { $to } y luego elige adónde va { PIECE($piece, form: "definite") }.
follow = Completa el empuje con { PIECE($piece, form: "definite") }.
to-place = Elige una casilla libre para { PIECE($piece, form: "definite") }, o una pieza con la que intercambiarlo.
    Presiona otra vez { ROLE($piece, form: "definite") } para anular la selección.
to-swap = Elige una pieza para intercambiarla con { PIECE($piece, form: "definite") }. Presiona otra vez
    { ROLE($piece, form: "definite") } para anular la selección.
swap = Intercambiar { PIECE($one, form: "definite") } y { PIECE($other, form: "definite") }.
place = Colocar aquí { PIECE($piece, form: "definite") }.
