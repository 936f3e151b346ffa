### Texts of the files in the share dialog: pictures, animations, games as text.

picture = Imagen de la posición
picture-help = El tablero tal como se ve, con flechas y círculos. SVG es nítido en cualquier tamaño. PNG funciona en
    todas partes.
size = Tamaño
size-name =
    .small = Pequeño
    .medium = Mediano
    .large = Grande
download-svg = Descargar SVG
download-png = Descargar PNG
not-drawn = El navegador no pudo dibujar la imagen. Recarga la página e inténtalo otra vez, o elige un tamaño menor.
downloaded = Descargado
animation = Animación de la partida
animation-help = La línea mostrada, con flechas y círculos. GIF funciona en todos los foros y chats. El SVG animado es
    más pequeño, es nítido en cualquier tamaño y se reproduce en los navegadores.
from = Desde
to = Hasta
start = Inicio
after = Tras { $turn }
unit = Mostrar
unit-name =
    .step = Cada paso
    .turn = Turnos enteros
pace = Tiempo por turno
half-second = ½ segundo
seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
bottom = Abajo
looks = Colores y piezas
make = Descargar GIF
make-svg = Descargar SVG animado
cancel = Cancelar
running = Imagen { $written } de { $all }
made = Descargado ({ $kilobytes }{"\u00A0"}kB)
too-long = { $most ->
    [one] La animación tendría más de { $most } imagen. Elige menos turnos o muestra turnos enteros.
   *[other] La animación tendría más de { $most } imágenes. Elige menos turnos o muestra turnos enteros.
}
too-large = El archivo tendría más de { $megabytes }{"\u00A0"}MB. Elige un tamaño menor o menos turnos.
texts = Más como texto
copy-turns = Copiar solo los turnos
copy-diagram = Copiar diagrama
download-record = Descargar partida
file-name = arimaa
title-after = { $players }: posición tras { $turn }
title-start = { $players }: inicio de la partida
title-position = Posición de Arimaa
title-nameless = Posición de Arimaa tras { $turn }
title-game = { $players }: partida de Arimaa
title-unnamed = Partida de Arimaa
