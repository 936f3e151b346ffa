### Texts about studies of several games, whose chapters they are.

chapters = Capítulos
begin = Convertir en estudio
begin-long = Convertir en estudio: reunir esta y otras partidas como capítulos
other = Estudio al que añadir esta partida
join = Añadir a este estudio
unnamed = Estudio
rename-study = Cambiar el nombre del estudio
study-name = Nombre del estudio
rename-chapter = Cambiar el nombre de este capítulo
this-chapter = Este capítulo
up = Mover este capítulo hacia arriba
down = Mover este capítulo hacia abajo
remove = Quitar este capítulo del estudio. La partida sigue guardada.
add = Añadir un capítulo
export = Exportar todo
export-long = Exportar todos los capítulos a un archivo
add-to = La partida será el próximo capítulo de «{ $study }».
studies = Tus estudios
study-of = { $chapters ->
    [one] { $study }, { $chapters } capítulo
   *[other] { $study }, { $chapters } capítulos
}
unreadable = Una partida que no se puede leer
too-many-studies = Ya tienes { $most } estudios, que es el límite. Para hacer lugar, quita todos los capítulos de uno
    que ya no necesites.
too-many-chapters = Este estudio ya tiene { $most } capítulos, que es el límite.
no-room = { $left ->
    [one] { $left } partida quedó fuera, porque un estudio puede tener como máximo { $most } capítulos.
   *[other] { $left } partidas quedaron fuera, porque un estudio puede tener como máximo { $most } capítulos.
}
gone = Este estudio ya no existe. Quizá sus capítulos se quitaron en otra pestaña, pero las partidas siguen guardadas.
not-kept = El estudio no se pudo crear. { $reason }
not-exported = En el archivo falta al menos un capítulo. { $reason }
