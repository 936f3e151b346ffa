### Texts of the share dialog.

share = Compartir
share-long = Copiar un enlace, la partida o la posición, o insertar el tablero en una página web
system-share = Compartir…
system-title = Partida de Arimaa
copy-link = Copiar enlace
copy-record = Copiar partida
copy-position = Copiar posición
copied = Copiado
embed = Insertar en tu sitio
embed-help = Pega uno de estos códigos en tu blog o sitio web, en cualquier lugar que acepte HTML. Tus lectores verán
    allí el tablero.
shown-heading = Los lectores ven
frame = Recuadro
frame-help = Funciona en casi todos los sitios, aunque no se permitan scripts.
copy-frame = Copiar recuadro
tag = Script y etiqueta
tag-help = Para páginas que permiten scripts. El tablero ajusta solo su tamaño. El servidor de esta página debe dejar
    que otros sitios carguen sus archivos, como hace la mayoría de los servidores estáticos.
copy-tag = Copiar script y etiqueta
docs = Documentación para desarrolladores
preview = Mostrar vista previa
no-preview = Ocultar vista previa
preview-name = Vista previa: lo que verán los lectores
by-hand = Selecciona el código y cópialo a mano.
shown =
    .game = La partida desde este punto
    .position = La posición
title =
    .game = Partida de Arimaa
    .position = Posición de Arimaa
reached-unsafely = La dirección de esta página empieza con http, no con https. Las páginas con direcciones https no
    pueden mostrar este tablero.
reached-locally = Solo este computador o su red pueden acceder a esta página. Para que otros vean el tablero, copia el
    código desde una página en un servidor público.
long-code = { $characters ->
    [one] Cada código tiene alrededor de { $characters } carácter. Si tu sitio lo corta, el tablero no puede mostrar la
        partida. En ese caso, inserta la posición.
   *[other] Cada código tiene alrededor de { $characters } caracteres. Si tu sitio lo corta, el tablero no puede mostrar
       la partida. En ese caso, inserta la posición.
}
