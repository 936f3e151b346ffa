### The diagrams of the guide and the rules.

controls = Diagrama
play = Reproducir el diagrama
pause = Pausar el diagrama
back = Un paso atrás
forward = Un paso adelante
start = Inicio
pieces = { COUNT($pieces) ->
    [0] Tablero vacío antes de las configuraciones
   *[other] Tablero con { $pieces }
}
step = { CAPITAL(STOP($step)) }
step-ends = { CAPITAL(STOP($step)) } { $outcome }
line = Pasos: { STOP($steps) }
