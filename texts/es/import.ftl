### Texts about reading files and keeping their games.

file-unreadable = El navegador no puede leerlo.
no-decompression = Este navegador no puede descomprimirlo. Descomprímelo primero y luego elige el resultado.
damaged-gzip = No es un archivo gzip completo.
games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
games-read = Leyendo… { games }
games-read-of-file = Leyendo… { games }, { $percent }{"\u00A0"}% del archivo
progress = Cuánto del archivo se ha leído
stop = Detener
stop-help = Las partidas ya añadidas no se quitan.
stopped = Detenido.
save-failures = Guardar esta lista
failures-file-name = ansa-no-leido
failures-left-out = Y { $count } más.
choose-file = Elegir un archivo…
too-long = Tiene más de un megabyte. Impórtalo en la lista de partidas guardadas.
not-opened = { $file } no se puede abrir. { $reason }
