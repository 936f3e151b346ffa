### What went wrong with stored values.

## The names of values, within a sentence.

course = tu progreso en el curso
mistakes = tus errores guardados
puzzles = tu progreso en los problemas
own-puzzles = los problemas de tus partidas
ladder = tu progreso en la escalera
tournaments = tus torneos
editor = la última posición del editor
new-game = lo que elegiste para una partida nueva
studies = tu lista de estudios
overlays = lo que elegiste mostrar en el tablero
setup = la configuración de tu última partida
settings = tus ajustes

## What went wrong

unreadable = La página no pudo leer { $what }, así que guardó aparte esos datos. { $why }
unreadable-no-room = La página no pudo leer { $what }, y no hay espacio para guardar aparte esos datos. Tu próximo
    cambio los reemplazará. { $why }
unread = { $count ->
    [one] No se pudo leer { $count } entrada, y se guardó aparte: { $what }.
   *[other] No se pudieron leer { $count } entradas, y se guardaron aparte: { $what }.
}
unread-no-room = { $count ->
    [one] No se pudo leer { $count } entrada, y no hay espacio para guardarla aparte. Tu próximo cambio la reemplazará
        ({ $what }).
   *[other] No se pudieron leer { $count } entradas, y no hay espacio para guardarlas aparte. Tu próximo cambio las
       reemplazará ({ $what }).
}
forbidden = Este navegador no permite que la página guarde nada. Cuando cierres la página, perderás { $what }.
storage-full = El almacenamiento del navegador está lleno. Cuando cierres la página, perderás { $what }. Elimina
    partidas guardadas u otros datos del sitio para hacer espacio.
unwritten = No fue posible guardar { $what }. Esos datos se perderán cuando cierres la página.
