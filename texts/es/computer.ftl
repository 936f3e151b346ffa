### Texts about the computer: hints and failures.

looking = Buscando un buen turno…
hint-piece = Fíjate en { PIECE($piece, form: "definite") } de { SQUARE($piece) }. Presiona Pista otra vez para ver el
    turno completo.
hint-turn = Un buen turno: { $steps }.
hint-next-piece = Sigue con { PIECE($piece, form: "definite") } de { SQUARE($piece) }. Presiona Pista otra vez para ver
    el resto del turno.
hint-rest = Una buena manera de seguir: { $steps }.
hint-end = El turno está bien así. Termínalo ahora.
hint-ends-rating = Con una pista, esta partida deja de puntuar.
not-started = El computador no pudo iniciarse. Inténtalo otra vez. Si no funciona, revisa tu conexión y recarga la
    página. Tu partida está guardada.
died = El computador falló mientras pensaba. No se perdió nada. Inténtalo otra vez.
other-version = Ansa se actualizó mientras esta página estaba abierta. Recarga la página. Tu partida está guardada.
misunderstood = El computador no pudo leer esta partida. Inténtalo otra vez o deshaz un turno.
no-hint-not-started = No hay pista porque el computador no pudo iniciarse. Pídela otra vez o recarga la página. Tu
    partida está guardada.
no-hint-died = No hay pista porque el computador falló mientras pensaba. Pídela otra vez.
no-hint-other-version = No hay pista porque Ansa se actualizó mientras esta página estaba abierta. Recarga la página. Tu
    partida está guardada.
no-hint-misunderstood = No hay pista porque el computador no pudo leer esta partida.
no-hint-no-turn = No hay pista porque ningún turno legal puede seguir a estos pasos. Deshaz un paso y pídela otra vez.
