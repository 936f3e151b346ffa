### Texts of the saved mistakes, which come back after some days.

title = Repasar errores
due-of = Para hoy: { $due } de { $all ->
    [one] { $all } error
   *[other] { $all } errores
}
due-today = { $due } para hoy
empty = No hay errores guardados. Analiza una partida en el estudio y aprende de sus errores. Vuelven aquí al cabo de un
    día, y luego cada vez con menos frecuencia.
begin = Repasar ahora
due-now = para hoy
due-in = { $days ->
    [one] dentro de { $days } día
   *[other] dentro de { $days } días
}
delete = Eliminar
delete-of = Eliminar { $turn } de { $source }
delete-all = Eliminar todo
delete-all-means = { $count ->
    [one] Se eliminará el error guardado. No se puede deshacer.
   *[other] Se eliminarán los { $count } errores guardados. No se puede deshacer.
}
keep = Guardar para repasar
keep-says = Estos errores volverán como problemas en los próximos días.
game-of = { $gold } – { $silver }
full = No puedes guardar más de { $most } errores. Elimina algunos para guardar otros nuevos.
