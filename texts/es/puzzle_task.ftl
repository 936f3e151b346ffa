### Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

task = Tarea
difficulty = Dificultad { $value }
difficulty-long = Qué tan difícil es este problema, en la escala de tu puntuación de problemas: { $value }, con un
    margen de { $range }
no-difficulty = Aún sin puntuar
link = Enlace
theme-is = Tema: { $theme }
study = Estudiar esta posición
was-solved = { $days ->
    [0] resuelto hoy
    [one] resuelto ayer
   *[other] resuelto hace { $days } días
}
was-failed = { $days ->
    [0] no resuelto hoy
    [one] no resuelto ayer
   *[other] no resuelto hace { $days } días
}
earlier = Antes: { LIST($results, separator: ", ") }.
link-long = Enlace a este problema
hold-means = No debes dejarle al enemigo ninguna manera de llegar al objetivo ni nada que capturar salvo conejos.
hint-long = Mostrar una pista, luego otra más clara (H). Entonces el problema cuenta como fallado.
hint-marks = { $count ->
    [one] Se quitaron las marcas equivocadas. Hay { $count } casilla por encontrar.
   *[other] Se quitaron las marcas equivocadas. Hay { $count } casillas por encontrar.
}
solve-long = Mostrar la solución (S). Si aún no lo has resuelto, el problema cuenta como fallado.
retry-long = Empezar el turno otra vez (Enter)
next-long = Ir al problema siguiente (N)
line = Solución, paso a paso
line-says = Usa ← y → para recorrerla.
step-back = Paso anterior
step-on = Paso siguiente
new-rating = Tu nueva puntuación: { $value } ± { $range }.
counting-apart = Los ejercicios de contar no cambian tu puntuación.
not-counted = Ya habías visto este problema, así que no cuenta para tu puntuación.
returns = Este problema volverá mañana.
