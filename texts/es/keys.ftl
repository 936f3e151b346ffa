### The lists of keys.

title = Atajos de teclado

## The headings: where keys work

on-board = En el tablero
turn = El turno
game = La partida
study = El estudio
exercise = Ejercicios
editor = Fuera del tablero

## The names of keys

arrows = Flechas
arrow = Flecha
space = Espacio
shift = Shift
escape = Escape
enter = Enter
backspace = Retroceso
delete = Supr
home-end = Inicio, Fin
right-button = Botón derecho

## What keys do on the board

move-focus = recorrer el tablero
select = seleccionar una pieza y luego elegir su casilla
step = dar un paso en esa dirección; empujar allí a un enemigo más débil
deselect = anular la selección de la pieza

## What keys do with a turn

end-turn = terminar el turno; con una pieza seleccionada, elegir su casilla
end-at-once = terminar el turno o la configuración, incluso con una pieza seleccionada
undo = deshacer un paso
redo = rehacer un paso
reset = deshacer todos los pasos
type-steps = escribir pasos o una configuración

## What keys do in a game

plan = plan: probar turnos de ambos bandos
back = volver a la partida
hint = pedir una pista: primero la pieza, luego el turno
flip = girar el tablero
list = mostrar esta lista

## What keys do in the study

turns = retroceder o avanzar un turno
steps = retroceder o avanzar un paso
alternatives = alternar entre los turnos de esta posición
ends = ir a la primera o a la última posición
replay = repetir la partida, o pausar la repetición
engine = activar o desactivar el motor
threat = mostrar con qué amenaza el otro bando
best = jugar el mejor turno del motor
overlays = mostrar objetivos, capturas, control de las trampas, piezas congeladas o adónde puede ir una pieza
draw = dibujar una flecha o marcar una casilla
undo-change = revertir un cambio; con Shift, restaurarlo

## What keys do in an exercise

exercise-hint = pedir una pista, luego otra más clara
solve = mostrar la solución
next = ir al ejercicio siguiente, u omitir este

## What keys do in the editor

put = colocar una pieza dorada, o una plateada con letra minúscula
remove = quitar la pieza de la casilla
use-tool = usar en la casilla la herramienta elegida
move-piece = mover la pieza en esa dirección
choose = elegir una pieza para colocarla
put-away = soltar la pieza tomada; luego, dejar la herramienta
steps-left = fijar cuántos pasos le quedan al bando en turno
mirror = intercambiar izquierda y derecha

## The search of the guide

row = { $keys }: { $does }.
