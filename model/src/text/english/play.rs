//! Texts about the course of the game, in English.

use ansa_board::text::{outcome, piece, side, side_word, steps_left, turn_number};
use ansa_core::Label;

use super::count::EnglishCount;
use crate::text::locale::{list, number, whole};
use crate::text::play::PlayWords;

pub(in crate::text) static PLAY: PlayWords = PlayWords {
    you: "You",
    set_up: |of| format!("{}: set up your pieces", side(of)),
    to_move: |of| format!("{} to move", side(of)),
    your_turn: |of| format!("Your turn, {}", side_word(of)),
    your_turn_title: "Your turn",
    computer_stopped: "The computer has stopped",
    paused_before: |of| format!("Paused, {} to move", side_word(of)),
    is_thinking: |of| format!("{} is thinking", side(of)),
    judging: "A look at your turn",
    mistaken: "Take your turn back?",
    paused_during: |of| format!("Paused during {}’s turn", side_word(of)),
    moves: |of| format!("{} moves", side(of)),
    game_start: "Start of the game",
    during: |turn| format!("During {}", turn_number(turn)),
    after: |turn| format!("After {}", turn_number(turn)),
    you_won: |reached| format!("You won. {}", outcome(reached)),
    you_lost: |reached| format!("You lost. {}", outcome(reached)),
    take_back: |turns| format!("Take back {}", turn_list(turns)),
    take_back_with_steps: |turns| format!("Take back {}, and the steps made since", turn_list(turns)),
    none_captured: |of| format!("{}: nothing captured", side(of)),
    some_captured: |of, captures| {
        let captures: Vec<String> = captures.iter().map(|capture| piece(capture.piece)).collect();
        format!("{}, captured: {}", side(of), list(&captures))
    },
    steps_left_sentence: |left| format!("{}.", steps_left(left)),
    thinking: "Thinking…",
    depth,
    progress: |depth, nodes| {
        let nodes = if nodes >= 1e6 {
            format!("{} million positions", number(nodes / 1e6, 1))
        } else if nodes >= 1e3 {
            format!("{} thousand positions", number(nodes / 1e3, 0))
        } else {
            EnglishCount { one: "{} position", other: "{} positions" }.of(nodes as u64)
        };
        format!("{}, {nodes}", self::depth(depth))
    },
    // A non-breaking space keeps each number with its side.
    score_line: |gold, silver| {
        format!("Pieces left: gold\u{a0}{}, silver\u{a0}{}.", whole(gold.into()), whole(silver.into()))
    },
};

fn depth(depth: u32) -> String {
    EnglishCount { one: "Looking {} step ahead", other: "Looking {} steps ahead" }.of(depth.into())
}

/// “2g and 2s”.
pub(super) fn turn_list(turns: &[Label]) -> String {
    list(&turns.iter().map(|&label| turn_number(label)).collect::<Vec<_>>())
}
