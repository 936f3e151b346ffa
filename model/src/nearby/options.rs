//! The options of a game between two devices, as text: each has one form only.

use ansa_core::clock::TimeControl;
use ansa_core::game::Roster;
use ansa_core::notation::PositionText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{BySide, Game, Label, Side};

use crate::document::GameStart;
use crate::formats::begun_turn::{numbered_text, position_of};

/// What stands between the pieces that the two sides do without.
const BETWEEN: char = '/';
/// For a game without a clock.
const NO_CLOCK: &str = "-";

/// The options of a game: both devices have the same.
#[derive(Clone, PartialEq, Debug)]
pub struct NearbyOptions {
    pub start: GameStart,
    /// The time control; `None` for a game without a clock.
    pub control: Option<TimeControl>,
    /// Whether turns may be taken back.
    pub take_backs: bool,
}

impl NearbyOptions {
    /// The game before its first ply.
    pub(super) fn game(&self) -> Game {
        match &self.start {
            GameStart::Setups(rosters) => Game::with(RuleSet::CURRENT, *rosters),
            GameStart::Position(position, number) => {
                Game::from_begun_turn(*position, *number, RuleSet::CURRENT)
            }
        }
    }

    /// The options of the game after this one: handicaps stay with the players.
    pub(super) fn exchanged(&self) -> NearbyOptions {
        let start = match &self.start {
            GameStart::Setups(rosters) => {
                GameStart::Setups(BySide { gold: rosters.silver, silver: rosters.gold })
            }
            position @ GameStart::Position(..) => position.clone(),
        };
        NearbyOptions { start, ..self.clone() }
    }

    /// The three fields; `None` for a start that has no text: within a push, or with any pieces.
    pub(super) fn to_fields(&self) -> Option<[String; 3]> {
        let start = match &self.start {
            GameStart::Setups(BySide { gold, silver }) => {
                format!("{}{BETWEEN}{}", gold.left_out()?, silver.left_out()?)
            }
            GameStart::Position(position, number) => {
                numbered_text(position, Label { number: *number, side: position.side() })?
            }
        };
        let control = self.control.map_or_else(|| NO_CLOCK.to_owned(), |control| control.to_string());
        Some([start, control, (if self.take_backs { "yes" } else { "no" }).to_owned()])
    }

    /// Reads the three fields.
    pub(super) fn of_fields(start: &str, control: &str, take_backs: &str) -> Option<NearbyOptions> {
        let start = if let Some((gold, silver)) = start.split_once(BETWEEN) {
            GameStart::Setups(BySide {
                gold: Roster::without_letters(gold)?,
                silver: Roster::without_letters(silver)?,
            })
        } else {
            let text = PositionText::read(start).ok()?;
            GameStart::Position(position_of(&text).ok()?, text.number?)
        };
        let control = match control {
            NO_CLOCK => None,
            control => Some(control.parse().ok()?),
        };
        let take_backs = match take_backs {
            "yes" => true,
            "no" => false,
            _ => return None,
        };
        Some(NearbyOptions { start, control, take_backs })
    }
}

/// Reads `g` or `s`.
pub(super) fn read_side(text: &str) -> Option<Side> {
    match text {
        "g" => Some(Side::Gold),
        "s" => Some(Side::Silver),
        _ => None,
    }
}
