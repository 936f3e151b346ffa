//! Texts of the files in the share dialog, in English.

use super::count::EnglishCount;
use crate::text::locale::whole;
use crate::text::share_file::ShareFileWords;

pub(in crate::text) static SHARE_FILE: ShareFileWords = ShareFileWords {
    picture: "Picture of the position",
    picture_help: "The board as shown, with arrows and circles. SVG stays sharp at any size; PNG works everywhere.",
    size: "Size",
    small: "Small",
    medium: "Medium",
    large: "Large",
    download_svg: "Download SVG",
    download_png: "Download PNG",
    not_drawn: "The browser could not draw the picture. Reload the page and try again, or choose a smaller size.",
    downloaded: "Downloaded",
    animation: "Animation of the game",
    animation_help: "The line shown, with arrows and circles. GIF works in every forum and chat; animated SVG is \
        smaller, stays sharp at any size, and plays in browsers.",
    from: "From",
    to: "To",
    start: "Start",
    after: |turn| format!("After {turn}"),
    unit: "Show",
    steps: "Each step",
    turns: "Whole turns",
    pace: "Time for a turn",
    half_second: "½ second",
    seconds: |seconds| EnglishCount { one: "{} second", other: "{} seconds" }.of(seconds),
    bottom: "At the bottom",
    looks: "Colours and pieces",
    make: "Download GIF",
    make_svg: "Download animated SVG",
    cancel: "Cancel",
    running: |written, all| format!("Picture {} of {}", whole(written), whole(all)),
    made: |kilobytes| format!("Downloaded ({} kB)", whole(kilobytes)),
    too_long: |most| {
        EnglishCount {
            one: "The animation would have more than {} picture. Choose fewer turns, or show whole turns.",
            other: "The animation would have more than {} pictures. Choose fewer turns, or show whole turns.",
        }
        .of(most)
    },
    too_large: |megabytes| {
        EnglishCount {
            one: "The file would be larger than {} MB. Choose a smaller size or fewer turns.",
            other: "The file would be larger than {} MB. Choose a smaller size or fewer turns.",
        }
        .of(megabytes)
    },
    texts: "More texts",
    copy_annotated: "Copy record with comments",
    copy_diagram: "Copy diagram",
    download_record: "Download record",
    file_name: "arimaa",
    title_after: |players, turn| format!("{players}: position after {turn}"),
    title_start: |players| {
        if players.is_empty() {
            "Arimaa position".to_owned()
        } else {
            format!("{players}: start of the game")
        }
    },
    title_nameless: |turn| format!("Arimaa position after {turn}"),
    title_game: |players| {
        if players.is_empty() { "Arimaa game".to_owned() } else { format!("{players}: Arimaa game") }
    },
};
