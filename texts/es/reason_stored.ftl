### Why a pasted text, a file, a link or something stored can’t be read: whole sentences.

## Pasted texts

empty = El texto está vacío.
unknown = «{ $found }» no es ni una partida ni una posición ni una serie de pasos.
no-turns = El texto no tiene ni turnos ni una posición.
setup-without-label = Una configuración necesita un rótulo delante: 1g para Oro o 1s para Plata.
square-taken = El problema pone dos piezas en { $square }.
too-long = El texto tiene más de un megabyte. Impórtalo como archivo.
no-game = No se encontró ninguna partida.
long-line = La línea { $line } tiene más de { $most } megabytes.
long-file = El archivo tiene más de { $most } megabytes, y solo las bases de partidas pueden ser tan grandes. Divídelo
    en archivos más pequeños.

## Positions as rows with slashes

row-width = La fila { $row } tiene { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
} en lugar de 8.
no-side = «{ $word }» no es el bando en turno, g o s.

## Archives

no-moves = La primera línea de una base de partidas debe nombrar sus columnas, pero en «{ $line }» no hay ninguna
    columna «movelist».
column-count = Esta línea tiene { $found ->
    [one] { $found } columna
   *[other] { $found } columnas
}, pero la primera línea nombra { $expected }.
pack = Estas partidas de una base importada están dañadas, o las guardó una versión posterior de esta página.

## Games in links

link-version = La partida del enlace usa la versión «{ $version }» del formato, que esta versión de la página no puede
    leer.
link-letter = La partida del enlace está dañada: «{ $letter }» no puede formar parte de ella.
link-damaged = La partida del enlace está dañada: faltan caracteres o algunos cambiaron.
link-part = No se entiende una parte de la partida del enlace.
link-illegal = En la partida del enlace, el turno { $turn } es ilegal.
link-plies = Un enlace puede contener como máximo { $most } turnos.
link-variations = Un enlace puede contener como máximo { $most } turnos alternativos después de cada turno.
link-text = Un enlace puede contener como máximo { $most } bytes de etiquetas y comentarios.

## Saved games and other stored values

damaged = Los datos están dañados.
format = Los datos tienen un formato desconocido, «{ $format }».
version = Los datos los escribió una versión posterior de esta página ({ $version }).
value = «{ $value }» es un valor desconocido.
range = Un número está fuera del intervalo permitido.
unwritable = Los datos no se pueden escribir como texto.
record-damaged = El registro de la partida está dañado. { $why }
record-illegal = El registro de la partida infringe las reglas. { $why }
unfinished-setup = La configuración sin terminar no se puede leer. { $why }
unfinished-turn = El turno sin terminar no se puede leer. { $why }
clock = El reloj de la partida no se puede leer.
