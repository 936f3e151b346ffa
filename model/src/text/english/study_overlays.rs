//! Texts of the overlays of the study, in English.

use ansa_board::text::{piece_on, side};
use ansa_core::{Piece, Square};

use super::count::EnglishCount;
use crate::text::locale::list;
use crate::text::study_overlays::StudyOverlaysWords;

pub(in crate::text) static STUDY_OVERLAYS: StudyOverlaysWords = StudyOverlaysWords {
    show: "Show on board",
    goals: "Goals",
    goals_long: "Show how each side can reach goal (key 1)",
    captures: "Captures",
    captures_long: "Show the pieces that each side can capture (key 2)",
    traps: "Traps",
    traps_long: "Show who controls each trap: the side with the strongest piece next to it (key 3)",
    frozen: "Frozen",
    frozen_long: "Show the frozen pieces and what freezes them (key 4)",
    reach: "Reach",
    reach_long: "Show where the selected piece can go in a turn of its side (key 5)",
    hidden: |overlay| format!("{overlay}: no longer shown."),
    goal: |of, rabbit, count, line| {
        format!("{} can reach goal with the rabbit on {rabbit} in {}: {line}.", side(of), steps(count))
    },
    goal_threat: |of, rabbit, count, line| {
        format!("{} threatens goal with the rabbit on {rabbit} in {}: {line}.", side(of), steps(count))
    },
    on_goal: |of, goal| format!("{}’s rabbit is on its goal, {goal}.", side(of)),
    no_goal: |of| format!("{} can’t reach goal this turn.", side(of)),
    no_goal_threat: |of| format!("{} doesn’t threaten goal.", side(of)),
    capture: |which, square, of, how, line| {
        format!("{} can capture the {which} on {square}: {how} ({line}).", side(of))
    },
    capture_threat: |which, square, of, how, line| {
        format!("{} threatens to capture the {which} on {square}: {how} ({line}).", side(of))
    },
    pushed: |by, trap, count| format!("the {by} pushes it to {trap}, {}", steps(count)),
    pulled: |by, trap, count| format!("the {by} pulls it to {trap}, {}", steps(count)),
    defender_pushed: |by, trap, count| {
        format!("the {by} pushes its last defender away from {trap}, {}", steps(count))
    },
    defender_pulled: |by, trap, count| {
        format!("the {by} pulls its last defender away from {trap}, {}", steps(count))
    },
    no_capture: |of| format!("{} can’t capture anything this turn.", side(of)),
    no_capture_threat: |of| format!("{} threatens no capture.", side(of)),
    alone: |of, trap, own| format!("{} controls {trap}: {}.", side(of), pieces(own)),
    stronger: |of, trap, own, enemies| {
        format!("{} controls {trap}: {} against {}.", side(of), pieces(own), pieces(enemies))
    },
    shared: |trap, all| format!("{trap} is shared: {}.", pieces(all)),
    nobody: |trap| format!("No piece is next to {trap}."),
    frozen_by: |which, square, by| {
        let by: Vec<String> = by.iter().map(|&(at, piece)| format!("the {}", piece_on(piece, at))).collect();
        format!("The {} is frozen by {}.", piece_on(which, square), list(&by))
    },
    nothing_frozen: "No piece is frozen.",
    in_steps: |count, squares| format!("{} in {}", list(squares), steps(count)),
    reaches: |which, square, places| {
        format!("The {} can reach {}.", piece_on(which, square), places.join("; "))
    },
    reaches_nothing: |which, square| format!("The {} can’t go anywhere this turn.", piece_on(which, square)),
    choose: "Select a piece, or point at one, to see where it can go.",
    over: "The game is over here: no turn can follow.",
    not_kept_forbidden: "This browser does not let the page store anything: what is shown on the board lasts until you \
        close the page.",
    not_kept_full: "The browser’s storage is full: what is shown on the board lasts until you close the page. Delete \
        saved games to make room.",
    not_kept_unwritten: "What is shown on the board could not be saved: it lasts until you close the page.",
    unreadable: "What was shown on the board last time could not be read.",
};

fn steps(count: u8) -> String {
    EnglishCount { one: "{} step", other: "{} steps" }.of(count.into())
}

/// “gold elephant on c4 and gold cat on b3”.
fn pieces(all: &[(Square, Piece)]) -> String {
    list(&all.iter().map(|&(square, piece)| piece_on(piece, square)).collect::<Vec<_>>())
}
