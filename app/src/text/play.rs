//! Texts about the course of the game.

use ansa_board::Mode;
use ansa_core::{Capture, Label, Side};

use super::{list, outcome, piece, sentence, side, side_word, turn_number};
use crate::state::{PlayState, Player};

/// “Computer, level 3”.
pub(crate) fn player(player: Player) -> String {
    match player {
        Player::Person => super::label::PERSON.to_owned(),
        Player::Computer(level) => format!("Computer, level {}", level.number()),
    }
}

/// The player on a side's plate: “You”, “Computer, level 3”; empty if two people play.
pub(crate) fn side_plate(play: &PlayState, side: Side) -> String {
    match play.options.players[side] {
        Player::Person if play.options.has_computer() => "You".to_owned(),
        Player::Person => String::new(),
        computer @ Player::Computer(_) => player(computer),
    }
}

/// Whose turn it is and what to do.
pub(crate) fn status(play: &PlayState) -> String {
    let own = side(play.game.side());
    match play.mode() {
        Mode::Setup => format!("{own}: set up your pieces"),
        Mode::Turn if play.options.has_computer() => format!("Your turn, {}", side_word(play.game.side())),
        Mode::Turn => format!("{own} to move"),
        Mode::Computer if play.engine_fault().is_some() => "The computer has stopped".to_owned(),
        Mode::Computer if play.is_paused() => format!("Paused, {} to move", side_word(play.game.side())),
        Mode::Computer => format!("{own} is thinking"),
        Mode::Replay => match play.replay {
            Some(replay) if play.replay_stands() => {
                format!("Paused during {}’s turn", side_word(play.game.label(replay.ply).side))
            }
            Some(replay) => format!("{} moves", side(play.game.label(replay.ply).side)),
            None => String::new(),
        },
        Mode::Past => match play.past {
            Some(ply) => format!("After {}", turn_number(play.game.label(ply))),
            None => String::new(),
        },
        Mode::Over => play.game.outcome().map(outcome).unwrap_or_default(),
    }
}

/// “2g and 2s, and the steps made since”.
pub(super) fn taken_back(labels: &[Label], with_steps: bool) -> String {
    let turns: Vec<String> = labels.iter().map(|&label| turn_number(label)).collect();
    let steps = if with_steps { ", and the steps made since" } else { "" };
    format!("{}{steps}", list(&turns))
}

/// What a take-back would do.
pub(crate) fn take_back_long(play: &PlayState) -> String {
    let labels = play.would_take_back();
    if labels.is_empty() {
        return super::label::TAKE_BACK_LONG.to_owned();
    }
    format!("Take back {}", taken_back(&labels, play.has_steps_made()))
}

/// The captured pieces of a side, for screen readers.
pub(crate) fn captured(of: Side, captured: &[Capture]) -> String {
    let names: Vec<String> = captured.iter().map(|capture| piece(capture.piece)).collect();
    if names.is_empty() {
        format!("{}: {}", side(of), super::label::NOTHING_CAPTURED)
    } else {
        format!("{}, captured: {}", side(of), list(&names))
    }
}

/// The computer is thinking.
pub(crate) fn thinking() -> String {
    "Thinking…".to_owned()
}

/// The search depth.
pub(crate) fn depth(depth: u32) -> String {
    format!("Looking {depth} steps ahead")
}

/// The progress of the search.
pub(crate) fn progress(depth: u32, nodes: f64) -> String {
    let nodes = if nodes >= 1e6 {
        format!("{:.1} million", nodes / 1e6)
    } else if nodes >= 1e3 {
        format!("{:.0} thousand", nodes / 1e3)
    } else {
        format!("{nodes:.0}")
    };
    format!("{}, {nodes} positions", self::depth(depth))
}

/// The remaining pieces at the end of a game. A non-breaking space keeps each number with its side.
pub(crate) fn score_line(gold: u32, silver: u32) -> String {
    sentence(&format!("pieces left: gold\u{a0}{gold}, silver\u{a0}{silver}"))
}
