### Texts about saved games.

unknown-quarantined = La apartó otra versión de esta página.
no-entry = Falta su entrada en la lista.
search = Buscar
search-hint = Nombre, jugador o resultado
none = Aún no hay partidas guardadas. Cada partida que juegas se guarda aquí automáticamente.
none-readable = { $count ->
    [one] No se pudo leer { $count } partida. Aparece más abajo.
   *[other] No se pudieron leer { $count } partidas. Aparecen más abajo.
}
none-found = Ninguna partida guardada coincide con tu búsqueda.
loading = Cargando partidas guardadas…
on-board = Ahora en el tablero
rename = Cambiar nombre
save-name = Guardar nombre
keep-name = Cancelar
name = Nombre de esta partida
name-help = Déjalo vacío para usar el nombre habitual.
export = Exportar partida
delete = Eliminar
undo = Deshacer
export-all = Exportar todo
import = Importar…
import-help = Puedes importar archivos exportados, partidas como texto y bases de partidas. También puedes soltarlos en
    esta ventana.
quarantine = Apartadas
quarantine-help = Estas no se pudieron leer. Se conservan sin cambios; quizá una versión posterior de esta página pueda
    leerlas.
export-quarantined = Exportar
not-persistent = El navegador puede eliminar partidas guardadas cuando el disco está lleno. Exporta las partidas que
    quieras conservar.
tabs-unknown = Este navegador no puede saber si una partida está abierta en otra pestaña. Si la abres aquí, se detiene
    allí.
file-name = ansa-partidas
file-unwritten = La página no pudo crear el archivo.
name-people = Dos personas, { $begun }
name-computer = Tú contra { $opponent }, { $begun }
name-computers = { $gold } contra { $silver }, { $begun }
turns = { $turns ->
    [0] aún sin turnos
    [one] { $turns } turno
   *[other] { $turns } turnos
}
over = { $outcome } { CAPITAL(turns) }.
to-move = Turno de { $side }, { turns }.
to-set-up = { $side } debe colocar sus piezas.
changed-today = Cambiada hoy
changed-on = Cambiada: { $day }
game-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
games-found = { $found } de { game-count }
more = { $left ->
    [one] Mostrar más (queda { $left })
   *[other] Mostrar más (quedan { $left })
}
of-game = { $what }: { $name }
deleted = Se eliminó «{ $name }».
none-added = No se añadió ninguna partida.
added = { $count ->
    [one] Se añadió { $count } partida.
   *[other] Se añadieron { $count } partidas.
}
known = { $count ->
    [one] { $count } ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
unreadable-count = { $count ->
    [one] { $count } no se pudo leer:
   *[other] { $count } no se pudieron leer:
}
file-failed = { $file }: { $reason }
game-failed = { $file }, partida { $number }: { $reason }
named-game-failed = { $file }, «{ $name }»: { $reason }
line-failed = { $file }, línea { $line }: { $reason }
row-failed = { $file }, línea { $line }, partida { $game }: { $reason }
more-failures = Y { $count } más.
could-not-be-read = No se pudo leer.
not-opened = La partida no se pudo abrir. { $why }
game-unreadable = La partida no se puede leer. { $reason } Se apartó, sin eliminarla.
opened-in-part = Esta partida infringe las reglas. { $reason } Se abrió hasta ese punto, y el resto se guardó en un
    comentario.
in-part = importada hasta un error: { $reason }
