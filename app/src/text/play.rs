//! Texts about the course of the game.

use ansa_board::Mode;
use ansa_core::position::outcome::Outcome;
use ansa_core::{Capture, Label, Level, Side};

use super::{list, outcome, piece, sentence, side, side_word, turn_number};
use crate::activities::play::PlayState;
use crate::document::Player;

/// “Computer, level 3”.
pub(crate) fn player(player: Player) -> String {
    match player {
        Player::Person => super::label::person().to_owned(),
        Player::Computer(level) => format!("Computer, level {}", level.number()),
    }
}

/// The player on a side's plate: “You”, “Computer, level 3”, or the name in the record with the rating; empty if two
/// people play who have no names.
pub(crate) fn side_plate(play: &PlayState, side: Side) -> String {
    let document = play.document();
    match (document.player(side), document.name(side), document.rating(side)) {
        (computer @ Player::Computer(_), ..) => player(computer),
        (Player::Person, ..) if play.options().has_computer() => "You".to_owned(),
        (Player::Person, Some(name), Some(rating)) => format!("{name} ({rating})"),
        (Player::Person, Some(name), None) => name.to_owned(),
        (Player::Person, None, _) => String::new(),
    }
}

/// Whose turn it is and what to do.
pub(crate) fn status(play: &PlayState) -> String {
    let own = side(play.game().side());
    match play.mode() {
        Mode::Setup => format!("{own}: set up your pieces"),
        Mode::Turn if play.is_planning() => format!("{} to move", side(play.label_shown().side)),
        Mode::Turn if play.options().has_computer() => {
            format!("Your turn, {}", side_word(play.game().side()))
        }
        Mode::Turn => format!("{own} to move"),
        Mode::Computer if play.engine_fault().is_some() => "The computer has stopped".to_owned(),
        Mode::Computer if play.is_paused() => format!("Paused, {} to move", side_word(play.game().side())),
        Mode::Computer => format!("{own} is thinking"),
        Mode::Replay if play.replay_stands() => {
            format!("Paused during {}’s turn", side_word(play.label_shown().side))
        }
        Mode::Replay => format!("{} moves", side(play.label_shown().side)),
        Mode::Past => {
            let place = play.place();
            match place.label_shown() {
                None => "Start of the game".to_owned(),
                Some(label) if place.steps() > 0 => format!("During {}", turn_number(label)),
                Some(label) => format!("After {}", turn_number(label)),
            }
        }
        Mode::Over => match (play.game().outcome(), play.is_planning()) {
            (Some(reached), false) => result(play, reached),
            _ => play.place().line().game().outcome().map(outcome).unwrap_or_default(),
        },
    }
}

/// The outcome of a game: against the computer, as the person sees it.
pub(crate) fn result(play: &PlayState, reached: Outcome) -> String {
    let people = Side::ALL.into_iter().filter(|&side| play.is_person(side)).count();
    match reached.winner {
        Some(winner) if people == 1 && play.is_person(winner) => format!("You won. {}", outcome(reached)),
        Some(_) if people == 1 => format!("You lost. {}", outcome(reached)),
        _ => outcome(reached),
    }
}

/// The title of the tab: “Your turn – Ansa”, or the name of the screen.
pub(crate) fn title(play: &PlayState, screen: Option<&str>) -> String {
    let is_awaited = play.options().has_computer()
        && play.game().outcome().is_none()
        && play.is_person(play.game().side())
        && play.replay().is_none();
    let what = if is_awaited { Some("Your turn") } else { screen };
    match what {
        Some(what) => format!("{what} – {}", super::label::ansa()),
        None => super::label::ansa().to_owned(),
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
        return super::label::take_back_long().to_owned();
    }
    format!("Take back {}", taken_back(&labels, play.has_steps_made()))
}

/// The captured pieces of a side, for screen readers.
pub(crate) fn captured(of: Side, captured: &[Capture]) -> String {
    let names: Vec<String> = captured.iter().map(|capture| piece(capture.piece)).collect();
    if names.is_empty() {
        format!("{}: {}", side(of), super::label::nothing_captured())
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

/// The button that starts a game against the next level.
pub(crate) fn next_level(level: Level) -> String {
    format!("Play level {}", level.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::activities::play::PlayAction;
    use crate::activities::play::testing::{STRONG, WEAK, against, answer, turn, two_people};
    use crate::document::{Document, GameOptions};
    use ansa_core::record::{GameReading, Record};

    const PIECES: [&str; 6] = ["Ed2", "Ra7", "Rh1", "ed7", "rh2", "rb8"];

    #[test]
    fn against_the_computer_the_person_has_won_or_lost() {
        let mut play = against(WEAK, "g", &PIECES);
        turn(&mut play, "Ra7n");
        assert!(status(&play).starts_with("You won. "), "{}", status(&play));
        let mut play = against(STRONG, "g", &PIECES);
        turn(&mut play, "Ed2n");
        answer(&mut play, "rh2w rg2s");
        play.apply(crate::activities::play::ViewAction::Skip);
        assert!(status(&play).starts_with("You lost. "), "{}", status(&play));
        let mut play = two_people();
        play.apply(PlayAction::Resign);
        assert!(!status(&play).contains("You"), "{}", status(&play));
    }

    #[test]
    fn plates_name_the_players_of_the_record() {
        let text = "[Gold \"Omar\"]\n[GoldRating \"2100\"]\n[Silver \"Fritz\"]\n";
        let reading = GameReading::of(&Record::read(text).expect("a record")).expect("a game");
        let shown = |opponent| {
            let options = GameOptions::against(opponent, Side::Gold);
            let play = PlayState::resume(Document::of_reading(reading.clone(), options));
            Side::ALL.map(|side| side_plate(&play, side))
        };
        assert_eq!(shown(Player::Person), ["Omar (2100)", "Fritz"]);
        assert_eq!(shown(WEAK), ["You", "Computer, level 1"]);
        assert_eq!(Side::ALL.map(|side| side_plate(&two_people(), side)), ["", ""]);
    }
}
