//! The game that is offered after another one.

use ansa_core::{BySide, Level, Side};

use crate::activities::ladder::LadderOffer;
use crate::activities::play::PlayState;
use crate::document::{GameOptions, Player};

/// The opponent that is offered first, and the game against it, after a game of a person against the computer. The person
/// has lost so many games in a row.
pub fn next_game(play: &PlayState, lost_in_row: u32) -> Option<(LadderOffer, GameOptions)> {
    let (person, level) = opponent_of(play)?;
    let offer = LadderOffer::after(level, play.game().outcome()?.winner? == person, lost_in_row)?;
    let (LadderOffer::Next(level) | LadderOffer::Easier(level)) = offer;
    let opponent = Player::Computer(level);
    let players = BySide::from_fn(|side| if side == person { Player::Person } else { opponent });
    Some((offer, GameOptions { players, ..play.options().clone() }))
}

/// The side of the person, and the level of the computer, if they play against each other.
pub fn opponent_of(play: &PlayState) -> Option<(Side, Level)> {
    let person = Side::ALL.into_iter().find(|&side| play.is_person(side))?;
    Some((person, play.document.player(!person).level()?))
}
