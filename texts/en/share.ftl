### Texts of the share dialog.

# The button that opens the dialog, and its title.
share = Share
# Tooltip of `share`.
share-long = Copy a link, the game or the position, or embed the board in a web page
# The button that opens the system's own sharing.
system-share = Share…
# The title of what is shared.
system-title = Arimaa game
# The button that copies the link.
copy-link = Copy link
# The button that copies the whole game as text, with tags, comments and variations.
copy-record = Copy game
# The button that copies the position.
copy-position = Copy position
# Shown after copying.
copied = Copied
# Heading of the embedding code.
embed = Embed on your site
# How to use the embedding code.
embed-help = Paste one of these into your blog or website, anywhere that accepts HTML. Your readers will see the board
    there.
# Heading of the choice of the embedded content.
shown-heading = Readers see
# Heading of the code with a frame.
frame = Frame
# Which pages the frame suits.
frame-help = Works on nearly every site, even if scripts are not allowed.
# The button that copies the frame.
copy-frame = Copy frame
# Heading of the code with the element.
tag = Script and tag
# Which pages the element suits.
tag-help = For pages that allow scripts. The board adjusts its own size. The server of this page must let other sites
    load its files, as most static hosts do.
# The button that copies the element.
copy-tag = Copy script and tag
# The link to the documentation for developers.
docs = Developer documentation
# The button that shows the preview.
preview = Show preview
# The button that hides the preview.
no-preview = Hide preview
# Accessible name of the preview.
preview-name = Preview: what readers will see
# What to do if the clipboard is not accessible.
by-hand = Select the code and copy it by hand.
# What the embedded board shows.
shown =
    .game = Game from this point
    .position = Position
# The title of the embedded board, for screen readers.
title =
    .game = Arimaa game
    .position = Arimaa position
# Pages with https can't show the embedded board.
reached-unsafely = The address of this page starts with http, not https. Pages with https addresses can’t show this
    board.
# Only this computer or its network can show the embedded board.
reached-locally = Only this computer or its network can reach this page. For others to see the board, copy the code from
    a page on a public server.
# A warning about long code.
# $characters (Count)
long-code = { $characters ->
    [one] Each code is about { $characters } character long. If your site cuts it off, the board can’t show the game. In that case, embed the position instead.
   *[other] Each code is about { $characters } characters long. If your site cuts it off, the board can’t show the game. In that case, embed the position instead.
}
