//! The game between two devices in a document: it goes on after a reload, and is a game like any other.

use ansa_core::BySide;
use ansa_core::notation::PlyText;
use ansa_core::position::outcome::Reason;

use super::game_copy::GameCopy;
use super::message::{Ending, GameId};
use super::options::NearbyOptions;
use crate::document::{Document, GameOptions, NearbyBacks, Orientation, Player};

impl GameCopy {
    /// The copy that a document holds; `None` if it is no game with a device nearby, or not one that this version plays.
    pub fn of_document(document: &Document) -> Option<GameCopy> {
        let id = GameId::new(document.nearby_id()?)?;
        let GameOptions { start, control, take_backs, .. } = document.options().clone();
        let side = !document.friends_side()?;
        let mut copy = GameCopy::new(id, side, NearbyOptions { start, control, take_backs })?;
        for (number, ply) in document.game().plies().iter().enumerate() {
            copy.play(&PlyText::from(ply).to_string(), document.time_used(number)).ok()?;
        }
        let NearbyBacks { count, last, asked: _ } = document.nearby_backs();
        copy.set_take_backs(count, last);
        if let Some(outcome) = document.game().outcome().filter(|_| copy.outcome().is_none()) {
            let loser = !outcome.winner?;
            copy.end(match outcome.reason {
                Reason::Resignation => Ending::Resigned(loser),
                Reason::Time => Ending::OutOfTime(loser),
                Reason::Score => Ending::Limit(copy.game().side()),
                _ => return None,
            });
        }
        Some(copy)
    }

    /// A document of the game before its first ply, with this device's side played here.
    pub fn empty_document(&self) -> Document {
        let side = self.side();
        let NearbyOptions { start, control, take_backs } = self.options().clone();
        let players = BySide::from_fn(|own| if own == side { Player::Person } else { Player::Friend });
        let usual = GameOptions::against(Player::Friend, side);
        let orientation = Orientation::of(side);
        let mut document =
            Document::new(GameOptions { players, orientation, start, control, take_backs, ..usual });
        document.set_nearby(self.id().as_str(), self.backs(None));
        document
    }

    /// What is saved of the take-backs, with what this device has asked and has no answer to.
    pub(crate) const fn backs(&self, asked: Option<u32>) -> NearbyBacks {
        NearbyBacks { count: self.take_backs(), last: self.last_back(), asked }
    }
}
