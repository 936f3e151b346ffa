//! Texts about errors in the new-game form, in English.

use ansa_board::text::{piece, piece_on, sentence, side_word};

use super::count::EnglishCount;
use crate::text::form_error::FormErrorWords;
use crate::text::locale::{list, whole};

pub(in crate::text) static FORM_ERROR: FormErrorWords = FormErrorWords {
    clock_above: "The time control is not valid: see above.",
    position_above: "The position is not valid: see above.",
    board_above: "The game can’t start from the board yet: see above.",
    nothing_on_board: "There is no position on the board yet: both sides must set up first.",
    over_on_board: "The game on the board is over. Close this dialog, choose an earlier turn in the list, and start \
        from there.",
    nothing_pasted: "Paste a position first.",
    unplayable: |faults| format!("This position can’t be played: {}.", list(faults)),
    over_at_once: "In this position, the game is already over.",
    clock_empty: "Enter the time per turn and the starting reserve, such as 2m/5m.",
    clock_parts: "A time control has two to six parts separated by slashes, such as 2m/5m.",
    time_missing: |part| format!("{} is missing; enter 0 for none.", subject(part)),
    not_a_time: |part, text| {
        format!("{} is “{text}”, which is not a time; enter a time such as 90s, 2m or 1h.", subject(part))
    },
    too_long: |part, text| format!("{} is “{text}”, which is too long.", subject(part)),
    not_a_percentage: |part, text| {
        format!("{} is “{text}”; enter a whole number from 0 to 1000.", subject(part))
    },
    no_time: |part| format!("{} leaves no time for a turn.", subject(part)),
    at_place: |line, column, what| sentence(&format!("line {line}, character {column}: {what}")),
    no_label: |found| format!("expected the side to move, g or s, but found “{found}”"),
    unclosed: "the closing bracket is missing",
    square_count: |found| {
        format!("expected 64 squares between the brackets, but found {}", whole(found as u64))
    },
    not_a_piece: |letter, square| format!("“{letter}” on {square} is not a piece"),
    not_a_trap: |square| format!("x marks an empty trap, but {square} is not a trap"),
    wrong_steps: "the words after the side to move are not steps",
    not_steps: "only steps may follow the side to move",
    not_a_row: |row, found| format!("expected row {row}, but found “{found}”"),
    row_number: |row, found| format!("expected row {row}, but this row is labelled “{found}”"),
    row_length: |row, found| {
        let characters = EnglishCount { one: "{} character", other: "{} characters" }.of(found as u64);
        format!("row {row} has {characters} between its bars instead of 17")
    },
    no_blank: |found| format!("expected a space between two squares, but found “{found}”"),
    missing_row: |row| format!("row {row} is missing"),
    trailing: |found| format!("unexpected “{found}” after the end of the position"),
    too_many: |which, count| {
        let at_start = which.role.count_at_start();
        format!("there are {} {}s, but a side has only {at_start}", whole(count.into()), piece(which))
    },
    undefended: |which, square| {
        format!("the {} is in a trap with no friendly piece next to it", piece_on(which, square))
    },
    rabbit_on_goal: |square, side| {
        format!("the {} rabbit on {square} has already reached its goal", side_word(side))
    },
    no_rabbits: |side| format!("{} has no rabbits", side_word(side)),
};

/// The beginning of a sentence about a part of a time control, or about all of it.
fn subject(part: Option<usize>) -> String {
    const PARTS: [&str; 6] = [
        "the time per turn",
        "the starting reserve",
        "the percentage saved",
        "the maximum reserve",
        "the game limit",
        "the turn limit",
    ];
    match part.and_then(|part| Some((part, PARTS.get(part)?))) {
        Some((part, name)) => format!("Part {}, {name},", part + 1),
        None => "The time control".to_owned(),
    }
}
