### What every page says about a game with a friend at another browser. What only games by link need is in
### friend_notice.ftl.

somebody = Друг
waiting-for-link = Ждём ход: { $name }. Отправьте ссылку.
waiting-for-link-unnamed = Ждём ход друга. Отправьте ссылку.
waiting = Ждём ход: { $name }
waiting-unnamed = Ждём ход друга
game-name = Вы и друг, { $begun }
friend-to-move = Сейчас ход друга. Нажмите «План», чтобы пробовать ходы, пока ждёте.
conditional = условный ход
