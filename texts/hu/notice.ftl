### Texts of notices and events.

turn-alone = Visszavetted az utolsó kört
turn-with-answer = Visszavetted az utolsó körödet és a számítógép válaszát
setup-alone = Visszavetted a felállást
setup-with-answer = Visszavetted a felállásodat és a számítógép válaszát
taken-back = { $what }.
taken-back-with-steps = { $what }, az azóta tett lépésekkel együtt.
coach-ends-rating = Az edző miatt ez a játszma már nem értékelt.
earlier-position = Ez egy korábbi állás. A Terv gombbal köröket próbálhatsz ki itt, vagy térj vissza a játszmához.
computer-to-move = A számítógép köre van. A Terv gombbal köröket próbálhatsz ki, amíg gondolkodik.
game-over = A játszma véget ért. A Terv gombbal más köröket próbálhatsz ki.
plan-kept = A tervet változatként mentettük.
plan-discarded = A tervet elvetetted.
game-start = A játszma kezdete.
after = { $turn } után.
has-set-up = { CAPITAL($side) } felrakta a figuráit.
turn-taken-back = Kör visszavéve.
turn-restored = Kör visszaállítva.
swapped = Felcserélve: { $one } és { $other }.
too-deep = A változatok legfeljebb { $most } szint mélyen ágyazhatók egymásba. Tedd ezt a folytatást fővonallá, vagy törölj
    néhány változatot körülötte.
game-set-aside = A mentett játszma nem olvasható. { $reason } Félretettük, nem töröltük, és új játszma kezdődött.
