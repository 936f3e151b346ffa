//! Merging a letter with the game here.
//!
//! A letter carries a whole game, so both games are compared turn by turn, by the boards that the turns lead to. Nothing in
//! it is trusted: the rules have replayed every turn, and turns in the name of the person at this screen count only if
//! the person says so.

use ansa_core::notation::PlyText;
use ansa_core::position::outcome::Outcome;
use ansa_core::record::PlayTextError;
use ansa_core::{Game, Side};

use super::letter::Letter;
use crate::document::game_options::GameStart;
use crate::document::tree_document::Document;

/// How a letter relates to the game here. The numbers are of setups and turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merge {
    /// There is no such game here. The side to move is the receiver's; a game that is over is only watched.
    New { seat: Option<Side> },
    /// Both have the same turns.
    Same,
    /// The letter goes on with so many turns of the friend. 0 if the friend has only ended the game.
    Extends { turns: usize },
    /// The letter is older: the game here has so many turns more. 0 if the game here has only ended.
    Older { turns: usize },
    /// After so many common turns, each has turns that the other lacks, or an end that the other does not have. The person
    /// chooses.
    Conflict { common: usize, ours: usize, theirs: usize },
    /// The letter goes on with so many turns, but some of them, or the end of the game, would be those of the person at
    /// this screen, who chooses.
    Ahead { common: usize, theirs: usize },
    /// The games begin in different ways: other rules, handicaps or positions.
    Different,
    /// The letter is of another game.
    OtherGame,
}

impl Merge {
    /// The number of common turns, if the person has to choose between the two games.
    pub const fn choice(self) -> Option<usize> {
        match self {
            Merge::Conflict { common, .. } | Merge::Ahead { common, .. } => Some(common),
            _ => None,
        }
    }
}

/// Compares a letter with the game here that has its id, if there is one.
pub fn compare(ours: Option<&Document>, letter: &Letter) -> Merge {
    let Some(ours) = ours else { return Merge::New { seat: letter.receiver() } };
    if ours.link_id() != Some(letter.terms.id) {
        return Merge::OtherGame;
    }
    let (own, other) = (ours.game(), &letter.game);
    if GameStart::of(own) != GameStart::of(other) || own.rules() != other.rules() {
        return Merge::Different;
    }
    let common = common_plies(own, other);
    let (mine, theirs) = (own.plies().len() - common, other.plies().len() - common);
    let ends = |game: &Game| game.outcome().is_some_and(|outcome| !outcome.reason.is_on_board());
    match (mine, theirs) {
        (0, 0) => match (own.outcome(), other.outcome()) {
            (None, None) => Merge::Same,
            (Some(one), Some(two)) if one == two => Merge::Same,
            (None, Some(end)) if ours.may_accept(end) => Merge::Extends { turns: 0 },
            (None, Some(_)) => Merge::Ahead { common, theirs: 0 },
            (Some(_), None) => Merge::Older { turns: 0 },
            (Some(_), Some(_)) => Merge::Conflict { common, ours: 0, theirs: 0 },
        },
        (0, theirs) if own.outcome().is_some() => Merge::Conflict { common, ours: 0, theirs },
        (0, theirs) => {
            let is_friends = (common..common + theirs).all(|ply| !ours.is_own(other.label(ply).side));
            let end = other.outcome().filter(|end| !end.reason.is_on_board());
            if is_friends && end.is_none_or(|end| ours.may_accept(end)) {
                Merge::Extends { turns: theirs }
            } else {
                Merge::Ahead { common, theirs }
            }
        }
        (mine, 0) if ends(other) => Merge::Conflict { common, ours: mine, theirs: 0 },
        (mine, 0) => Merge::Older { turns: mine },
        (mine, theirs) => Merge::Conflict { common, ours: mine, theirs },
    }
}

/// The number of plies after which both games have the same boards. The steps of a turn may be in another order.
fn common_plies(one: &Game, other: &Game) -> usize {
    let plies = one.plies().len().min(other.plies().len());
    (0..plies).take_while(|&ply| one.board_at(ply + 1) == other.board_at(ply + 1)).count()
}

impl Document {
    /// Whether the friend may end the game in this way: only the loser gives up.
    fn may_accept(&self, end: Outcome) -> bool {
        end.winner.is_some_and(|winner| self.is_own(winner) || self.friends_side().is_none())
    }

    /// Takes over the turns of a letter after the common ones, and its outcome. The turns here that it lacks become a
    /// variation.
    ///
    /// # Errors
    /// A turn is refused; the document is unchanged.
    pub fn take_theirs(&mut self, common: usize, theirs: &Game) -> Result<(), PlayTextError> {
        let mut document = self.clone();
        document.take_back(document.played().len().saturating_sub(common));
        document.reopen();
        for ply in theirs.plies().iter().skip(common) {
            let mut game = Game::clone(document.game());
            // Both boards are the same, so what is legal there is legal here.
            game.play_text(&PlyText::from(ply))?;
            document.move_on(game);
        }
        if let Some(outcome) = theirs.outcome() {
            // A game that has ended on the board keeps that outcome.
            let _ = document.end(outcome);
        }
        *self = document;
        Ok(())
    }

    /// Keeps the turns here. Those of a letter after the common ones become a variation.
    ///
    /// # Errors
    /// A turn is refused; the document is unchanged.
    pub fn keep_ours(&mut self, common: usize, theirs: &Game) -> Result<(), PlayTextError> {
        let head = self.played().nodes().last().copied().unwrap_or(self.root());
        let outcome = self.game().outcome();
        let mut document = self.clone();
        document.take_theirs(common, theirs)?;
        document.bring_back(head);
        if let Some(outcome) = outcome {
            // A game that has ended on the board keeps that outcome.
            let _ = document.end(outcome);
        }
        *self = document;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
