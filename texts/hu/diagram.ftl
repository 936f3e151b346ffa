### The diagrams of the guide and the rules.

controls = Ábra
play = Az ábra lejátszása
pause = Az ábra megállítása
back = Egy lépéssel vissza
forward = Egy lépéssel előre
start = Kezdet
pieces = { COUNT($pieces) ->
    [0] Üres tábla a felállások előtt
   *[other] Tábla: { $pieces }
}
step = { CAPITAL(STOP($step)) }
step-ends = { CAPITAL(STOP($step)) } { $outcome }
line = Lépések: { STOP($steps) }
