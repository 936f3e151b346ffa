### What every page says about a game with a friend at another browser. What only games by link need is in friend_notice.ftl.

somebody = Amigo
waiting-for-link = Esperando a { $name }. Envía el enlace.
waiting-for-link-unnamed = Esperando a tu amigo. Envía el enlace.
waiting = Esperando a { $name }
waiting-unnamed = Esperando a tu amigo
game-name = Tú contra un amigo, { $begun }
friend-to-move = Es el turno de tu amigo. Presiona Plan para probar turnos mientras esperas.
conditional = turno condicional
