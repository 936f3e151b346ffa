### The diagrams of the guide and the rules.

controls = Kaavio
play = Toista kaavio
pause = Pysäytä kaavio
back = Askel taaksepäin
forward = Askel eteenpäin
start = Alku
pieces = { COUNT($pieces) ->
    [0] Tyhjä lauta ennen alkuasemia
   *[other] Laudalla { $pieces }
}
step = { CAPITAL(STOP($step)) }
step-ends = { CAPITAL(STOP($step)) } { $outcome }
line = Askeleet: { STOP($steps) }
