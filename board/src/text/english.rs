//! The English of the board.

use ansa_core::record::ArrowColour;
use ansa_core::{Piece, Role, Side, Square};

use super::count::EnglishCount;
use super::locale::list;
use super::sentence::{sentence, turn_number};
use super::words::BoardWords;

pub(super) static ENGLISH: BoardWords = BoardWords {
    board: "Arimaa board",
    gold: "Gold",
    silver: "Silver",
    gold_word: "gold",
    silver_word: "silver",
    piece,
    piece_on,
    steps_left,
    draw: "Draw: neither side has rabbits left.",
    won_by_goal: |winner| format!("{} wins: a {} rabbit reached the goal.", side(winner), side_word(winner)),
    won_by_elimination: |winner| {
        format!("{} wins: {} has no rabbits left.", side(winner), side_word(!winner))
    },
    won_by_immobilisation: |winner| {
        format!("{} wins: {} has no legal turn.", side(winner), side_word(!winner))
    },
    won_by_time: |winner| format!("{} wins: {} ran out of time.", side(winner), side_word(!winner)),
    won_by_resignation: |winner| format!("{} wins: {} resigned.", side(winner), side_word(!winner)),
    won_by_illegal: |winner| format!("{} wins: {} made an illegal move.", side(winner), side_word(!winner)),
    won_by_forfeit: |winner| format!("{} wins: {} forfeited the game.", side(winner), side_word(!winner)),
    won_by_abandoned: |winner| format!("{} wins: the game was abandoned.", side(winner)),
    won_by_score: |winner| format!("{} wins on score: the game reached its limit.", side(winner)),
    won_by_repetition: |winner| {
        format!("{} wins: {} repeated a position for the third time.", side(winner), side_word(!winner))
    },
    won_by_no_rabbits: |winner| format!("{} wins: neither side has rabbits left.", side(winner)),
    step: |which, from, to| format!("{} {from} to {to}", piece(which)),
    capture: |which, square| format!("{} captured on {square}", piece(which)),
    in_hand: |which, square, places| {
        let places = EnglishCount { one: "{} destination", other: "{} destinations" }.of(places as u64);
        sentence(&format!("{} selected, {places}", piece_on(which, square)))
    },
    out_of_reach: |which, square| format!("The {} can’t get to {square} in the steps left.", piece(which)),
    empty_square: |square| format!("There is no piece on {square}."),
    stepped: |made, left| format!("{} {}.", sentence(made), steps_left(left)),
    turned: |turn, made| sentence(&format!("{} played {}: {made}", side(turn.side), turn_number(turn))),
    choose_follower: |enemy| {
        format!("Which piece pushes the {}? Press one of the marked pieces.", piece(enemy))
    },
    no_legal_step: |which, square| {
        let why = match which.role {
            Role::Rabbit => "no square in front of it or beside it is free, and rabbits never step backward",
            _ => "no square next to it is free",
        };
        format!("The {} can’t step: {why}.", piece_on(which, square))
    },
    frozen: |which, square, by| {
        format!(
            "The {} is frozen by the {}. It can’t step unless a friendly piece is next to it.",
            piece_on(which, square),
            pieces_on(by)
        )
    },
    lost: |which, square| {
        format!(
            "The {} is lost in the trap on {square}: no friendly piece is next to it. Undo brings it back.",
            piece(which)
        )
    },
    captured: |which, square| format!("The {} is captured in the trap on {square}.", piece(which)),
    game_over: "The game is over.",
    setup_expected: "Both sides must set up before a turn can be played.",
    turn_expected: "Both sides have already set up.",
    another_position: "The turn starts from a different position.",
    repetition: |earlier| {
        let turns: Vec<String> = earlier.iter().map(|&label| turn_number(label)).collect();
        format!(
            "The turn can’t end here: this position already occurred after {}, and a third occurrence is not \
            allowed. Change the turn.",
            list(&turns)
        )
    },
    no_step: "Make at least one step before you end the turn. Press one of your pieces, then a square.",
    push_not_complete: |pushed, into| {
        format!(
            "The push is not complete: move a {} piece stronger than the {} to {into}.",
            side_word(!pushed.side),
            pushed.role.name()
        )
    },
    nothing_changed: "The turn can’t end here: every piece is back where it started. Change the turn.",
    no_steps_left: "No steps left: end the turn or undo a step.",
    frozen_by: |which, square, by| {
        format!(
            "The {} is frozen: a stronger enemy is on {by}, and no friendly piece is next to it.",
            piece_on(which, square)
        )
    },
    complete_push: |pushed, into| {
        format!("Complete the push first: move a piece stronger than the {} to {into}.", piece(pushed))
    },
    elephant: |which, square| {
        format!(
            "The {} can’t be pushed or pulled: no piece is stronger than an elephant.",
            piece_on(which, square)
        )
    },
    nobody_pushes: |which, square| {
        format!(
            "The {} can’t be pushed: no stronger {} piece is next to it.",
            piece_on(which, square),
            side_word(!which.side)
        )
    },
    pushers_frozen: |which, square| {
        format!("The {} can’t be pushed: the stronger pieces next to it are frozen.", piece_on(which, square))
    },
    push_needs_two_steps: |which, square| {
        format!("Pushing the {} takes two steps, but only one is left.", piece_on(which, square))
    },
    rabbit_backward: "Rabbits can’t step backward.",
    occupied: |which, square| format!("The {} is in the way.", piece_on(which, square)),
    empty: |square| format!("{square}, empty"),
    empty_trap: |square| format!("{square}, empty trap"),
    on_trap: "a trap",
    is_frozen: |by| format!("frozen by {}", pieces_on(by)),
    hinted: "suggested by the hint",
    selected: "selected",
    follower: "can complete the push",
    partner: "can be pushed or pulled by the selected piece",
    pullable: "can be pulled",
    can_be_placed: "a piece can be placed here",
    swap: "swap",
    marked: |colour| format!("marked {}", colour_word(colour)),
    arrow_to: |colour, square| format!("{} arrow to {square}", colour_word(colour)),
    steps: |steps| EnglishCount { one: "{} step", other: "{} steps" }.of(steps as u64),
    captures: |captures, square| {
        let lost: Vec<String> =
            captures
                .iter()
                .map(|lost| {
                    if lost.square == square { piece(lost.piece) } else { piece_on(lost.piece, lost.square) }
                })
                .collect();
        format!("captures {}", list(&lost))
    },
};

fn side(side: Side) -> &'static str {
    match side {
        Side::Gold => ENGLISH.gold,
        Side::Silver => ENGLISH.silver,
    }
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Gold => ENGLISH.gold_word,
        Side::Silver => ENGLISH.silver_word,
    }
}

fn colour_word(colour: ArrowColour) -> &'static str {
    match colour {
        ArrowColour::Green => "green",
        ArrowColour::Red => "red",
        ArrowColour::Yellow => "yellow",
        ArrowColour::Blue => "blue",
    }
}

fn piece(piece: Piece) -> String {
    format!("{} {}", side_word(piece.side), piece.role.name())
}

fn piece_on(which: Piece, square: Square) -> String {
    format!("{} on {square}", piece(which))
}

fn steps_left(left: u8) -> String {
    match left {
        0 => "No steps left".to_owned(),
        left => EnglishCount { one: "{} step left", other: "{} steps left" }.of(left.into()),
    }
}

/// “silver elephant on e3 and silver horse on d4”.
fn pieces_on(pieces: &[(Square, Piece)]) -> String {
    list(&pieces.iter().map(|&(square, which)| piece_on(which, square)).collect::<Vec<_>>())
}
