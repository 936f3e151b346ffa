//! The English of the element.

use ansa_board::text::locale::whole;
use ansa_board::text::{EnglishCount, piece, sentence, side, side_word, steps_left};
use ansa_core::Label;

use super::words::ElementWords;

/// The words of the element in English.
pub(super) static ENGLISH: ElementWords = ElementWords {
    name: "Arimaa",
    look_help: "Arrow keys move between squares.",
    enter_help: "Arrow keys move between squares. Space picks up a piece or puts it down, and Escape cancels. \
        Shift and an arrow key move the piece one step. Enter ends the turn.",
    loading: "The game is loading…",
    start: "Start of the game.",
    controls: "Controls",
    first: "First",
    back: "Previous",
    next: "Next",
    last: "Last",
    run: "Play",
    pause: "Pause",
    menu: "Menu",
    flip: "Flip board",
    fill: "Full screen",
    copy: "Copy record",
    save: "Download record",
    copied: "The record was copied.",
    not_copied: "The record could not be copied. Download it instead.",
    turns: "Turns",
    more_turns: "More turns",
    lost: |of, lost| {
        if lost.is_empty() {
            return format!("{} has lost no pieces.", side(of));
        }
        let pieces: Vec<String> = lost.iter().map(|capture| piece(capture.piece)).collect();
        format!("Lost: {}.", pieces.join(", "))
    },
    clock: |time| format!("Time left: {time}"),
    undo: "Undo",
    reset: "Reset",
    end_turn: "End turn",
    take_back: "Take back",
    turn_taken_back: "Turn taken back.",
    new_game: "New game",
    again: "Restart",
    show: "Solution",
    retry: "Try again",
    not_the_solution: "That is not the solution. Undo or reset, then try another turn.",
    solved: "Solved!",
    done: "The puzzle is solved.",
    shown: "This is the solution.",
    thinking: "The computer is thinking…",
    nothing_given: "There is nothing to show: set the attribute record, position, puzzle or src, or put a record, a \
        position or a puzzle inside the element.",
    no_turn: "This puzzle has no position to play from: both sides must be set up, and the game must not be over.",
    modes: "still, replay, play or puzzle",
    sides: "gold or silver",
    levels: "a whole number from 1 to 10",
    one_of: |values| {
        let mut list = String::new();
        for (index, value) in values.iter().enumerate() {
            let left = values.len() - index;
            list.push_str(match (index, left) {
                (0, _) => "",
                (_, 1) => " or ",
                _ => ", ",
            });
            list.push_str(value);
        }
        list
    },
    whole_number: "a whole number",
    milliseconds: "a whole number of milliseconds",
    bad_attribute: |name, value, may| format!("The attribute {name} must be {may}, not “{value}”."),
    bad_position: |why| format!("The position can’t be shown: {why}."),
    bad_record: |why, place| {
        let place = place.map(|place| format!("{place}: ")).unwrap_or_default();
        format!("The record can’t be shown. {}", sentence(&format!("{place}{why}")))
    },
    not_loaded: |why| format!("The game could not be loaded: {why}."),
    bad_solution: |words, why| format!("The solution “{words}” can’t be played: {why}."),
    engine_failed: |why| format!("The computer can’t play: {why}."),
    strange_turn: |words| format!("its turn “{words}” is not legal"),
    undone: |left| format!("Undone. {}.", steps_left(left)),
    set_up: |of| format!("{} has set up its pieces.", side(of)),
    your_turn: |of, left| format!("{} to move, {}", side(of), steps_left(left).to_ascii_lowercase()),
    find: |of, left| {
        format!("Find the best turn for {}: {}", side_word(of), steps_left(left).to_ascii_lowercase())
    },
    counter: |last, ply, plies, is_variation| {
        let place = match last {
            None => "Start of the game".to_owned(),
            Some((Label { side, .. }, true)) => format!("After {}’s setup", side_word(side)),
            Some((Label { side, number }, false)) => format!("After {}’s turn {number}", side_word(side)),
        };
        let turns = EnglishCount { one: "{} turn", other: "{} turns" }.of(plies as u64);
        let line = if is_variation { " (variation)" } else { "" };
        format!("{place}{line}: {} of {turns}", whole(ply as u64))
    },
};
