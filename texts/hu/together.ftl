### The ways to play with others.

friend-says = Linkeket küldve, felváltva játszotok
nearby-says = Két eszköz egy szobában, internet nélkül
tournaments-says = Számítógépek és emberek, párosítva és rangsorolva
challenge-says = Három játszma a legerősebb számítógép ellen, és a párbaj története
