### What every page says about a game with a friend at another browser. What only games by link need is in friend_notice.ftl.

somebody = Barát
waiting-for-link = Rá várunk: { $name }. Küldd el a linket.
waiting-for-link-unnamed = A barátodra várunk. Küldd el a linket.
waiting = Rá várunk: { $name }
waiting-unnamed = A barátodra várunk
game-name = Te – egy barát, { $begun }
friend-to-move = A barátod köre van. A Terv gombbal köröket próbálhatsz ki, amíg vársz.
conditional = feltételes kör
