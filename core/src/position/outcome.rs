//! How games end.

use core::fmt;

use super::Position;
use super::rule_set::{AllRabbitsGone, RuleSet};
use super::step::{Step, StepKind};
use crate::board::Board;
use crate::piece::Side;
use crate::square::Direction;

/// Why a game ended, with the letter that the game archive uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A rabbit was on its goal rank at the end of a turn (`g`).
    Goal,
    /// A side had lost all its rabbits (`e`).
    Elimination,
    /// The side to move had no legal turn (`m`).
    Immobilisation,
    /// A side ran out of time (`t`).
    Time,
    /// A side resigned (`r`).
    Resignation,
    /// A side made an illegal move (`i`).
    Illegal,
    /// A side forfeited the game (`f`).
    Forfeit,
    /// The game was abandoned (`a`).
    Abandoned,
    /// The winner had more pieces when the game reached its limit (`s`).
    Score,
    /// A position occurred for the third time, before 2008-07-01 (`p`).
    Repetition,
    /// Both sides had lost all their rabbits, a draw before 2008-07-01 (`n`).
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

    /// The reason with this letter in the archive.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Reason> {
        Reason::LETTERS.iter().find(|&&(_, known)| known == letter).map(|&(reason, _)| reason)
    }

    /// Whether the board decided the game, so that a replay must end the same way.
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

/// How a game ended: the winner and the reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw under the rules before 2008-07-01.
    pub winner: Option<Side>,
    /// The reason.
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
        let Some(winner) = self.winner else { return f.write_str("draw: neither side has rabbits left") };
        match self.reason {
            Reason::Goal => write!(f, "{winner} wins: a {winner} rabbit reached the goal"),
            Reason::Elimination => write!(f, "{winner} wins: {} has no rabbits left", !winner),
            Reason::Immobilisation => write!(f, "{winner} wins: {} has no legal turn", !winner),
            Reason::Time => write!(f, "{winner} wins: {} ran out of time", !winner),
            Reason::Resignation => write!(f, "{winner} wins: {} resigned", !winner),
            Reason::Illegal => write!(f, "{winner} wins: {} made an illegal move", !winner),
            Reason::Forfeit => write!(f, "{winner} wins: {} forfeited the game", !winner),
            Reason::Abandoned => write!(f, "{winner} wins: the game was abandoned"),
            Reason::Score => {
                write!(f, "{winner} wins on score: the game reached its limit")
            }
            Reason::Repetition => {
                write!(f, "{winner} wins: {} repeated a position for the third time", !winner)
            }
            Reason::NoRabbits => write!(f, "{winner} wins: neither side has rabbits left"),
        }
    }
}

/// The outcome by goal or elimination after a completed turn of `mover`, in the official order.
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
    /// The outcome at the start of this turn, after the other side's turn: all checks in the official order.
    /// `is_forbidden` says whether ending a turn in a position (with the other side to move) would be an illegal third
    /// repetition.
    #[must_use]
    pub fn outcome(&self, rules: RuleSet, is_forbidden: impl Fn(&Position) -> bool) -> Option<Outcome> {
        goal_or_elimination(&self.board, !self.side, rules).or_else(|| {
            (!self.has_legal_turn(is_forbidden)).then(|| Outcome::win(!self.side, Reason::Immobilisation))
        })
    }

    /// Whether a turn from here can change the board and end in a position that is not forbidden (with the other side
    /// to move).
    ///
    /// Valid only at the start of a turn, because the turn must change this board.
    #[must_use]
    pub fn has_legal_turn(&self, is_forbidden: impl Fn(&Position) -> bool) -> bool {
        self.has_legal_step(&is_forbidden)
            || self.has_step()
                && self
                    .search_turn_ends(&mut |end| end.board != self.board && !is_forbidden(&end.after_pass()))
    }

    /// Whether a turn of a single step of a friendly piece is legal. There nearly always is one, and the first that is
    /// found will do.
    fn has_legal_step(&self, is_forbidden: &impl Fn(&Position) -> bool) -> bool {
        let (mobile, empty) = (self.mobile(), self.board.empty());
        self.steps_left > 0
            && !self.is_push_unfinished()
            && Direction::ALL.into_iter().any(|direction| {
                let mut targets = (self.forward(mobile, direction).shift(direction) & empty).into_iter();
                targets.any(|to| {
                    let from = to.step(direction.opposite()).unwrap_or(to);
                    let after = self.after_step(Step { from, direction }, StepKind::Simple);
                    !is_forbidden(&after.after_pass())
                })
            })
    }
}
