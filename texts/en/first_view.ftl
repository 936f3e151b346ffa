### What the page shows before its program runs, and what browsers and search engines say about the page. The build puts
### these texts into its files.

# Shown while the program is loaded.
loading = Loading Ansa…
# The heading after an error.
crashed = Ansa stopped because of an error.
# After an error, a reassurance.
saved = Your game is saved up to the last step.
# The link that reloads the page after an error.
reload = Reload and continue
# Shown without JavaScript.
needs-javascript = Ansa needs JavaScript and WebAssembly. Please enable JavaScript in your browser.
# What the page is, for browsers that install it.
description = Play and study Arimaa, the board game of elephants, rabbits and traps, against the computer or a friend. Free,
    works offline, no account needed.
