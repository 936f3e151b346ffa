### What every page says about a game with a friend at another browser. What only games by link need is in
### friend_notice.ftl.

somebody = Друг
waiting-for-link = Ждём хода: { $name }. Отправьте ссылку.
waiting-for-link-unnamed = Ждём хода друга. Отправьте ссылку.
waiting = Ждём хода: { $name }
waiting-unnamed = Ждём хода друга
game-name = Вы и друг, { $begun }
friend-to-move = Сейчас ход друга. Нажмите «План», чтобы пробовать ходы, пока ждёте.
conditional = условный ход
