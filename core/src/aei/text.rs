//! Positions, setups and turns in AEI messages.

use crate::Game;
use crate::game::Setup;
use crate::notation::{Marker, PlyText, PositionText};
use crate::position::rule_set::RuleSet;
use crate::record::Played;

/// The start of a text, for error messages.
pub(super) fn excerpt(text: &str) -> String {
    let mut characters = text.chars();
    let start: String = characters.by_ref().take(40).collect();
    if characters.next().is_some() { start + "…" } else { start }
}

/// Splits off the first word: the word and the text after it, without the white space around each.
pub(super) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// Reads the argument of `setposition` as a game that starts from this position.
pub(super) fn read_position(text: &str) -> Result<Game, String> {
    let text = PositionText::read(text).map_err(|error| error.to_string())?;
    if !text.steps.is_empty() {
        return Err("a position at the start of a turn was expected, without steps".to_owned());
    }
    let turn = text.turn().map_err(|error| error.to_string())?;
    Ok(Game::from_begun_turn(*turn.start(), text.number.unwrap_or(2), RuleSet::CURRENT))
}

/// Plays the setup or turn of a `makemove` message.
pub(super) fn play(game: &Game, text: &str) -> Result<Game, String> {
    let ply: PlyText = text.parse().map_err(|error| format!("{error}"))?;
    let mut after = game.clone();
    match after.play_text(&ply) {
        Ok(Played::Ply | Played::TakenBack) => Ok(after),
        Ok(Played::Ended) => {
            let marker = if let PlyText::Marker(marker) = ply { marker } else { Marker::Lost };
            Err(format!("“{marker}” is no move"))
        }
        Err(refusal) => Err(refusal.to_string()),
    }
}

/// Writes a setup as in game records: `Ra1 Rb1 …`.
pub(super) fn write_setup(setup: &Setup) -> String {
    PlyText::from(setup).to_string()
}
