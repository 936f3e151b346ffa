### What every page says about a game with a friend at another browser. What only games by link need is in friend_notice.ftl.

somebody = Kaveri
waiting-for-link = Odotetaan: { $name }. Lähetä linkki.
waiting-for-link-unnamed = Odotetaan kaveriasi. Lähetä linkki.
waiting = Odotetaan: { $name }
waiting-unnamed = Odotetaan kaveriasi
game-name = Sinä – kaveri, { $begun }
friend-to-move = On kaverisi vuoro. Paina Suunnittele, niin voit kokeilla siirtoja odottaessasi.
conditional = ehdollinen siirto
