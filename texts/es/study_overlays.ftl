### Texts of the overlays of the study.

show = Mostrar en el tablero
name =
    .goals = Objetivos
    .captures = Capturas
    .traps = Trampas
    .frozen = Congeladas
    .reach = Alcance
long =
    .goals = Mostrar cómo puede llegar cada bando a su objetivo (tecla 1)
    .captures = Mostrar las piezas que puede capturar cada bando (tecla 2)
    .traps = Mostrar quién controla cada trampa: el bando con la pieza más fuerte junto a ella (tecla 3)
    .frozen = Mostrar las piezas congeladas y lo que las congela (tecla 4)
    .reach = Mostrar adónde puede ir en un turno la pieza seleccionada (tecla 5)
hidden = { $overlay }: ya no se muestra.
steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
goal = { $side } puede llegar al objetivo con el conejo de { $rabbit } en { steps }: { $line }.
goal-threat = { $side } amenaza con llegar al objetivo con el conejo de { $rabbit } en { steps }: { $line }.
on-goal = El conejo de { $side } está en su objetivo, { $goal }.
no-goal = { $side } no puede llegar al objetivo en este turno.
no-goal-threat = { $side } no amenaza con llegar al objetivo.
capture = { $side } puede capturar { ROLE($role, form: "to") } de { $square }: { $how } ({ $line }).
capture-threat = { $side } amenaza con capturar { ROLE($role, form: "to") } de { $square }: { $how } ({ $line }).
pushed = { ROLE($by, form: "definite") } lo empuja a { $trap }, { steps }
pulled = { ROLE($by, form: "definite") } lo hala a { $trap }, { steps }
defender-pushed = { ROLE($by, form: "definite") } empuja a su último defensor y lo aparta de { $trap }, { steps }
defender-pulled = { ROLE($by, form: "definite") } hala a su último defensor y lo aparta de { $trap }, { steps }
no-capture = { $side } no puede capturar nada en este turno.
no-capture-threat = { $side } no amenaza con capturar nada.
alone = { $side } controla { $trap }: { $own }.
stronger = { $side } controla { $trap }: { $own } contra { $enemies }.
shared = La trampa de { $trap } está compartida: { $pieces }.
nobody = No hay ninguna pieza junto a { $trap }.
frozen-by = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } está congelado por
    { LIST($by, form: "definite") }.
nothing-frozen = No hay ninguna pieza congelada.
in-steps = { $squares } en { steps }
reaches = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } puede llegar a
    { LIST($places, separator: "; ") }.
reaches-nothing = { CAPITAL(PIECE($piece, form: "definite")) } de { SQUARE($piece) } no puede ir a ninguna parte en este
    turno.
choose = Selecciona una pieza, o señálala, para ver adónde puede ir.
over = Aquí la partida terminó: no puede seguir ningún turno.
