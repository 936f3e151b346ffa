//! Texts about reading files and keeping their games, in English.

use super::count::EnglishCount;
use crate::text::import::ImportWords;
use crate::text::locale::whole;

pub(in crate::text) static IMPORT: ImportWords = ImportWords {
    file_unreadable: "the browser can’t read it",
    no_decompression: "this browser can’t decompress it; decompress it first, then choose the result",
    damaged_gzip: "it is not a whole gzip file",
    games_read: |count| format!("Reading… {}", games(count)),
    games_read_of_file: |count, percent| format!("Reading… {}, {percent}% of the file", games(count)),
    progress: "Part of the file that has been read",
    stop: "Stop",
    stop_help: "The games that have been added stay.",
    stopped: "Stopped.",
    save_failures: "Save this list",
    failures_file_name: "ansa-not-read",
    failures_left_out: |count| format!("And {} more.", whole(count as u64)),
    drop_hint: "Drop files with games here",
    choose_file: "Choose a file…",
    too_long: "it is longer than a megabyte; import it in the list of games",
    not_opened: |file, reason| format!("{file} can’t be opened: {reason}."),
};

fn games(count: usize) -> String {
    EnglishCount { one: "{} game", other: "{} games" }.of(count as u64)
}
