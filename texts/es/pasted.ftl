### Texts about a pasted text.

refused = Esto no se puede abrir. { $reason }
steps-without-game = «{ $steps }» son pasos sin partida. Abre la partida o la posición a la que pertenecen y escríbelos
    allí.
opened-named = Se abrió como { $form }: { $name }.
opened-unnamed = Se abrió como { $form }.
opened-in-part = Se abrió como { $form }, hasta un error. { $reason }
first-of = { $games ->
    [one] El texto tiene { $games } partida.
   *[other] Esta es la primera de las { $games } partidas del texto. Para tenerlas todas, impórtalas como archivo.
}
all-are-chapters = { $games ->
    [one] El texto tiene { $games } partida.
   *[other] Las { $games } partidas del texto son ahora capítulos de un estudio.
}
is-open = Esta partida ya está abierta.
some-are-chapters = { $games ->
    [one] El texto tiene { $games } partida.
   *[other] { $chapters } de las { $games } partidas del texto son ahora capítulos de un estudio. Para tenerlas todas,
       impórtalas como archivo.
}

link-too-long = El enlace tiene más de 32 kilobytes, así que puede estar dañado. Pide la partida como archivo.

## What a text was taken for.
form-saved = partida guardada
form-link = enlace a una partida
form-tagged-record = partida con etiquetas o comentarios
form-plain-record = partida
form-escaped-record = lista de turnos codificada
form-archive-rows = línea de una base de partidas
form-short-position = posición
form-diagram = diagrama
form-slash-rows = posición en filas con barras
form-piece-list = posición como lista de piezas
form-variables = datos de un visor de partidas o de un enlace
form-steps = pasos

##
side-assumed = El texto no dice qué bando está en turno. Se supone que es Oro.
