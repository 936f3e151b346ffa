### Texts about reading files and keeping their games.

# The browser could not read a file.
file-unreadable = The browser can’t read it.
# The browser can't decompress files.
no-decompression = This browser can’t decompress it. Decompress it first, then choose the result.
# A gzip file is damaged.
damaged-gzip = It isn’t a complete gzip file.
# The progress of an import: how many games have been read.
# $count (Count)
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (Count)
games-read = Reading… { games }
# The same, with the share of the file in percent.
# $count (Count)
# $percent (Count)
games-read-of-file = Reading… { games }, { $percent }% of the file
# The accessible name of the progress bar.
progress = How much of the file has been read
# The button that stops an import.
stop = Stop
# What it does.
stop-help = Games already added are not removed.
# The import was stopped.
stopped = Stopped.
# The button that saves the list of what could not be read.
save-failures = Save this list
# The base name of that file.
failures-file-name = ansa-not-read
# Only so many failures are kept.
# $count (Count)
failures-left-out = And { $count } more.
# The button that chooses a file for the study.
choose-file = Choose a file…
# A file is too long to be opened at once.
too-long = It is longer than one megabyte. Import it in the list of saved games.
# A file has no text that can be opened.
# $file (Text)
# $reason (Text)
not-opened = { $file } can’t be opened. { $reason }
