//! How games end.

use core::fmt;

use super::Position;
use super::rule_set::{AllRabbitsGone, RuleSet};
use crate::board::Board;
use crate::piece::Side;

/// Why a game ended; the letters are those of the game archive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A rabbit on its goal rank at the end of a turn (`g`).
    Goal,
    /// A side has lost all its rabbits (`e`).
    Elimination,
    /// The side to move has no legal turn (`m`).
    Immobilisation,
    /// Out of time (`t`).
    Time,
    /// Resigned (`r`).
    Resignation,
    /// An illegal move was made (`i`).
    Illegal,
    /// Forfeited (`f`).
    Forfeit,
    /// Abandoned (`a`).
    Abandoned,
    /// More pieces when the game's limit was reached (`s`).
    Score,
    /// A position was repeated for the third time, until 2008-07-01 (`p`).
    Repetition,
    /// All rabbits of both sides were gone, a draw until 2008-07-01 (`n`).
    NoRabbits,
}

impl Reason {
    const LETTERS: [(Reason, char); 11] = [
        (Reason::Goal, 'g'),
        (Reason::Elimination, 'e'),
        (Reason::Immobilisation, 'm'),
        (Reason::Time, 't'),
        (Reason::Resignation, 'r'),
        (Reason::Illegal, 'i'),
        (Reason::Forfeit, 'f'),
        (Reason::Abandoned, 'a'),
        (Reason::Score, 's'),
        (Reason::Repetition, 'p'),
        (Reason::NoRabbits, 'n'),
    ];

    /// The archive's letter.
    #[must_use]
    pub fn letter(self) -> char {
        Reason::LETTERS.iter().find(|(reason, _)| *reason == self).map_or('?', |&(_, letter)| letter)
    }

    /// The reason that an archive's letter means.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Reason> {
        Reason::LETTERS.iter().find(|&&(_, known)| known == letter).map(|&(reason, _)| reason)
    }

    /// Whether the pieces on the board decided, and so a replay must find the same end.
    #[must_use]
    pub const fn is_on_board(self) -> bool {
        matches!(
            self,
            Reason::Goal
                | Reason::Elimination
                | Reason::Immobilisation
                | Reason::Repetition
                | Reason::NoRabbits
        )
    }
}

/// Who won and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; nobody in a draw by the rules before 2008-07-01.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win for a side.
    #[must_use]
    pub const fn win(winner: Side, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(winner) = self.winner else { return f.write_str("a draw: all rabbits are gone") };
        match self.reason {
            Reason::Goal => write!(f, "{winner} wins: a {winner} rabbit reached its goal"),
            Reason::Elimination => write!(f, "{winner} wins: {} has lost all its rabbits", !winner),
            Reason::Immobilisation => write!(f, "{winner} wins: {} has no legal turn", !winner),
            Reason::Time => write!(f, "{winner} wins: {} ran out of time", !winner),
            Reason::Resignation => write!(f, "{winner} wins: {} resigned", !winner),
            Reason::Illegal => write!(f, "{winner} wins: {} made an illegal move", !winner),
            Reason::Forfeit => write!(f, "{winner} wins: {} forfeited", !winner),
            Reason::Abandoned => write!(f, "{winner} wins: the game was abandoned"),
            Reason::Score => {
                write!(f, "{winner} wins on score: more pieces when the game’s limit was reached")
            }
            Reason::Repetition => {
                write!(f, "{winner} wins: {} repeated a position for the third time", !winner)
            }
            Reason::NoRabbits => write!(f, "{winner} wins: all rabbits are gone"),
        }
    }
}

/// The end by goals or rabbits after a completed turn of `mover`, in the official order.
#[must_use]
pub fn goal_or_elimination(board: &Board, mover: Side, rules: RuleSet) -> Option<Outcome> {
    let other = !mover;
    if board.has_goal(mover) {
        Some(Outcome::win(mover, Reason::Goal))
    } else if board.has_goal(other) {
        Some(Outcome::win(other, Reason::Goal))
    } else if board.has_rabbits(mover) && board.has_rabbits(other) {
        None
    } else if rules.all_rabbits_gone == AllRabbitsGone::Draw
        && !board.has_rabbits(mover)
        && !board.has_rabbits(other)
    {
        Some(Outcome { winner: None, reason: Reason::NoRabbits })
    } else if board.has_rabbits(other) {
        Some(Outcome::win(other, Reason::Elimination))
    } else {
        Some(Outcome::win(mover, Reason::Elimination))
    }
}

impl Position {
    /// How the game stands at the start of this turn, the other side having just moved: all end checks in the
    /// official order. `is_forbidden` says whether ending a turn on a position (the other side to move) would be an
    /// illegal third repetition.
    #[must_use]
    pub fn outcome(&self, rules: RuleSet, is_forbidden: impl Fn(&Position) -> bool) -> Option<Outcome> {
        goal_or_elimination(&self.board, !self.side, rules).or_else(|| {
            (!self.has_legal_turn(is_forbidden)).then(|| Outcome::win(!self.side, Reason::Immobilisation))
        })
    }

    /// Whether some turn from here changes the board and ends on no forbidden position (the other side to move).
    ///
    /// To be asked at the start of a turn: in the middle of one, the board to be changed is that of the middle.
    #[must_use]
    pub fn has_legal_turn(&self, is_forbidden: impl Fn(&Position) -> bool) -> bool {
        self.has_step()
            && self.search_turn_ends(&mut |end| end.board != self.board && !is_forbidden(&end.after_pass()))
    }
}
