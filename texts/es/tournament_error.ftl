### Why something is not a tournament, or can’t be done with one.

too-few = Un torneo necesita al menos dos jugadores. Elige computadores o escribe nombres.
too-many = { $most ->
    [one] Este formato tiene lugar para { $most } jugador. Quita algunos o elige otro formato.
   *[other] Este formato tiene lugar para { $most } jugadores. Quita algunos o elige otro formato.
}
no-name = Un jugador no tiene nombre.
long-name = Un nombre puede tener como máximo { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
}.
control-character = Un nombre contiene un carácter que no se puede mostrar.
duplicate-name = Hay dos jugadores llamados «{ $name }». Dale otro nombre a uno de ellos.
bad-rating = La puntuación { $rating } está fuera de los límites. Las puntuaciones van de { $low } a { $high }.
full = Tiene más jugadores de los que puede tener un torneo.
format-number = { $what ->
    [cycles] Un torneo de todos contra todos se puede jugar de { $low } a { $high } veces, no { $found }.
    [games] Un torneo de uno contra todos puede tener de { $low } a { $high } partidas contra cada rival, no { $found }.
    [lives] Una eliminación puede tener de { $low } a { $high } vidas, no { $found }.
   *[rounds] Un torneo suizo puede tener de { $low } a { $high } rondas, no { $found }.
}
at-line = Línea { $line }: { $what }
event = «{ $word }» no es una entrada de un archivo de torneo, como player, game o bye.
words = Falta una palabra o sobra una.
not-a-rating = «{ $word }» no es una puntuación.
not-a-round = «{ $word }» no es el número de una ronda.
unknown-player = Ningún jugador se llama «{ $name }». Los jugadores deben figurar antes que sus partidas.
removed = «{ $name }» dejó el torneo.
alone = «{ $name }» no puede jugar contra sí mismo.
not-a-result = «{ $words }» no es un resultado de esta partida.
too-many-games = Un torneo puede tener como máximo { $most ->
    [one] { $most } partida o descanso
   *[other] { $most } partidas y descansos
}.
no-players = No nombra a ningún jugador.
not-imported = Este archivo no se puede importar. { $why }
record-unreadable = Esto no es una partida completa. { $why }
record-no-game = En este texto no hay ninguna partida. Pega un enlace a una partida, o su registro.
record-several = { $games ->
    [one] En este texto hay { $games } partida. Pega una sola.
   *[other] En este texto hay { $games } partidas. Pega una sola.
}
record-not-over = Esta partida aún no termina. Pégala otra vez cuando haya terminado.
record-exchanged = En esta partida, los jugadores tienen los bandos al revés.
no-store = Las partidas no se pueden leer, porque este navegador no las guarda.
