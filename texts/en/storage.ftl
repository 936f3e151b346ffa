### Why something could not be stored in `localStorage`.

# The last setup is not kept: the browser stores nothing.
setup-forbidden = Your setup could not be saved in this browser: it does not let the page store anything.
# The last setup is not kept: the storage is full.
setup-full =
    Your setup could not be saved in this browser: its storage is full; delete saved games or other site data.
# The last setup is not kept: it has no text form.
setup-unwritten = Your setup could not be saved in this browser: the data can’t be converted to text.
# The new-game settings are not kept: the browser stores nothing.
new-game-forbidden =
    Your new-game settings could not be saved in this browser: it does not let the page store anything.
# The new-game settings are not kept: the storage is full.
new-game-full =
    Your new-game settings could not be saved in this browser: its storage is full; delete saved games or other
    site data.
# The new-game settings are not kept: they have no text form.
new-game-unwritten = Your new-game settings could not be saved in this browser: the data can’t be converted to text.
