### Texts of the study screen.

read-only = Esta partida está abierta en otra pestaña, así que aquí no puedes cambiarla. Puedes continuarla aquí.
title = Estudio
more = Más
field = Partida o posición
field-help = Pega una partida, una línea de una base de partidas, una posición en cualquier forma o los datos de un
    visor de partidas, aquí o en cualquier lugar de la página.
example = 1g Ra1 Rb1 Rc1 …
open = Abrir
empty = Primero pega una partida o una posición.
open-other = Abrir
open-other-long = Abrir otra partida o una posición
play-from = Jugar aquí
play-from-long = Jugar desde aquí: empezar una partida nueva desde esta posición, contra cualquier nivel o entre dos
    personas
to-game = Partida
to-game-long = Volver a la partida
study-game-long = Estudiar la partida: recorrerla, probar otros turnos, añadir comentarios
tools = Herramientas de estudio
edit = Editar
edit-long = Editar la posición: colocar, mover y quitar piezas
undo = Revertir
undo-long = Revertir el último cambio del estudio (Ctrl+Z)
redo = Restaurar
redo-long = Restaurar el cambio (Ctrl+Shift+Z)
draw = Dibujar
draw-long = Dibujar flechas y círculos con el dedo. Con el mouse, usa el botón derecho. Presiona otra vez para el color
    siguiente.
help-drawing = Arrastra por el tablero para dibujar una flecha { $colour ->
        [green] verde
        [red] roja
        [yellow] amarilla
       *[blue] azul
    }, o toca una casilla. Presiona Dibujar para el color siguiente.
tree = Turnos y variantes
start = Inicio
variation = Variante
notes = Notas
comment-field = Comentario sobre esta posición
signs = Valorar el turno
good = Buen turno
mistake = Error
brilliant = Turno brillante
blunder = Error grave
interesting = Turno interesante
dubious = Turno dudoso
promote = Mover la variante hacia arriba
demote = Mover la variante hacia abajo
make-main = Convertir en la línea principal
remove = Eliminar desde aquí
help-steps = Termina el turno para añadirlo al estudio.
no-turn = Aquí no puede seguir ningún turno.
played = No puedes cambiar los turnos de una partida que se jugó, solo sus variantes.
gone = Este turno se eliminó.
edited = Cambiado.
change-undone = Cambio revertido.
change-redone = Cambio restaurado.
flipped = Tablero girado.
