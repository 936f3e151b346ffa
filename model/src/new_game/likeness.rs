//! The form filled in like a game: another game against the same opponent.

use ansa_core::Side;

use super::{NewGameForm, Opponent, Seat, TimeControlChoice};
use crate::document::GameOptions;

impl NewGameForm {
    /// Takes over the players, the sides, the time control and the permissions of a game. The starting position stays.
    pub(super) fn fill_in_like(&mut self, game: &GameOptions) {
        let level = |side| game.players[side].level();
        let computer = match (level(Side::Gold), level(Side::Silver)) {
            (None, None) => {
                self.opponent = Opponent::Person;
                None
            }
            (Some(gold), Some(silver)) => {
                self.opponent = Opponent::Computers;
                self.levels = [gold, silver];
                None
            }
            (Some(level), None) => Some((Side::Silver, level)),
            (None, Some(level)) => Some((Side::Gold, level)),
        };
        if let Some((own, level)) = computer {
            self.opponent = Opponent::Computer;
            self.side = Some(own);
            self.levels[Seat::Second.index()] = level;
        }
        let is_its_own = |choice: &TimeControlChoice| {
            choice.preset().is_some_and(|preset| preset.parse().ok() == game.control)
        };
        self.time_control = match &game.control {
            None => TimeControlChoice::Free,
            Some(control) => TimeControlChoice::ALL.into_iter().find(is_its_own).unwrap_or_else(|| {
                self.custom = control.to_string();
                TimeControlChoice::Custom
            }),
        };
        self.take_backs = game.take_backs;
        self.teaches = game.teaches;
    }
}
