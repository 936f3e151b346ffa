### Texts about saving the game in hand, and about files.

games = Partidas
games-long = Partidas guardadas
no-answer = no respondió
store-forbidden = Este navegador no permite que la página guarde nada, quizá porque es una ventana privada. La partida
    se perderá cuando cierres la página.
store-full = El almacenamiento del navegador está lleno, así que esta partida no se está guardando. Elimina partidas que
    no necesites. Antes puedes exportarlas.
saved-without-analysis = El almacenamiento del navegador está lleno. La partida se guardó, pero no su análisis del
    motor. Elimina partidas que no necesites. Antes puedes exportarlas.
store-later = Abriste una versión más nueva de esta página, así que esta ya no puede guardar partidas. Recarga la
    página.
elsewhere = Esta partida está abierta en otra pestaña.
gone = Esta partida ya no existe. Quizá se eliminó en otra pestaña.
store-failed = El navegador no pudo guardar la partida ({ $message }). Copia la partida con Compartir o recarga la
    página.
game-unwritten = La página no pudo guardar la partida. Copia la partida con Compartir.
continue-here = Continuar aquí
see-games = Ver partidas guardadas
reload = Recargar la página
download-refused = El navegador no permitió que la página creara un archivo.
drop-hint = Suelta aquí archivos con partidas
