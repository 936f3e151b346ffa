//! Texts of the share dialog, in English.

use super::count::EnglishCount;
use crate::text::share::ShareWords;

pub(in crate::text) static SHARE: ShareWords = ShareWords {
    share: "Share",
    share_long: "Copy a link, the record or the position, or embed the board in a web page",
    system_share: "Share…",
    system_title: "Arimaa game",
    copy_link: "Copy link",
    copy_record: "Copy record",
    copy_position: "Copy position",
    copied: "Copied",
    embed: "Embed in your site",
    embed_help: "Paste one of these into your blog or site, wherever it accepts HTML. Readers then see the board there.",
    shown_heading: "Readers see",
    frame: "Frame",
    frame_help: "Works on nearly every site, even if it does not allow scripts.",
    copy_frame: "Copy frame",
    tag: "Script and tag",
    tag_help: "For pages that allow scripts; the board adjusts its own size. The server of this page \
    must let other sites load its files, as most static hosts do.",
    copy_tag: "Copy script and tag",
    docs: "Documentation for developers",
    preview: "Show preview",
    no_preview: "Hide preview",
    preview_name: "Preview: what readers will see",
    by_hand: "Select the code and copy it manually.",
    shown_game: "Game from here",
    shown_position: "Position",
    title_game: "Arimaa game",
    title_position: "Arimaa position",
    reached_unsafely: "The address of this page starts with http, not https. Pages whose address starts with https \
        can’t show this board.",
    reached_locally: "Only this computer or its network can reach this page. Others will see the board only if you \
        copy the code from a page on a public server.",
    long_code: |characters| {
        EnglishCount {
            one: "Each code has about {} character. If your site shortens it, the board says that it can’t show the \
                record; embed the position instead.",
            other: "Each code has about {} characters. If your site shortens it, the board says that it can’t show \
                the record; embed the position instead.",
        }
        .of(characters)
    },
};
