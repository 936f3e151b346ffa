### Texts of the share dialog.

# The button that opens the dialog, and its title.
share = Share
# Tooltip of `share`.
share-long = Copy a link, the record or the position, or embed the board in a web page
# The button that opens the system's own sharing.
system-share = Share…
# The title of what is shared.
system-title = Arimaa game
# The button that copies the link.
copy-link = Copy link
# The button that copies the whole record.
copy-record = Copy record
# The button that copies the position.
copy-position = Copy position
# Shown after copying.
copied = Copied
# Heading of the embedding code.
embed = Embed in your site
# How to use the embedding code.
embed-help = Paste one of these into your blog or site, wherever it accepts HTML. Readers then see the board there.
# Heading of the choice of the embedded content.
shown-heading = Readers see
# Heading of the code with a frame.
frame = Frame
# Which pages the frame suits.
frame-help = Works on nearly every site, even if it does not allow scripts.
# The button that copies the frame.
copy-frame = Copy frame
# Heading of the code with the element.
tag = Script and tag
# Which pages the element suits.
tag-help =
    For pages that allow scripts; the board adjusts its own size. The server of this page must let other sites
    load its files, as most static hosts do.
# The button that copies the element.
copy-tag = Copy script and tag
# The link to the documentation for developers.
docs = Documentation for developers
# The button that shows the preview.
preview = Show preview
# The button that hides the preview.
no-preview = Hide preview
# Accessible name of the preview.
preview-name = Preview: what readers will see
# What to do if the clipboard is not accessible.
by-hand = Select the code and copy it manually.
# The game is embedded.
shown-game = Game from here
# The position is embedded.
shown-position = Position
# The title of an embedded game, for screen readers.
title-game = Arimaa game
# The title of an embedded position, for screen readers.
title-position = Arimaa position
# Pages with https can't show the embedded board.
reached-unsafely =
    The address of this page starts with http, not https. Pages whose address starts with https can’t show this
    board.
# Only this computer or its network can show the embedded board.
reached-locally =
    Only this computer or its network can reach this page. Others will see the board only if you copy the code
    from a page on a public server.
# A warning about long code.
# $characters (Count)
long-code = { $characters ->
    [one] Each code has about { $characters } character. If your site shortens it, the board says that it can’t show the record; embed the position instead.
   *[other] Each code has about { $characters } characters. If your site shortens it, the board says that it can’t show the record; embed the position instead.
}
