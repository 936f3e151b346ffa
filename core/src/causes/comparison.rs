//! What the played turn allows, loses or gives up, and the better turn does not.

use super::cause::Cause;
use super::hostage::{hostage_on, safe_hostage};
use super::shorter::shortest_line;
use super::threat::elimination;
use super::tracked_turn::TrackedTurn;
use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role, Side};
use crate::position::outcome::Reason;
use crate::position::{Position, STEPS_PER_TURN};
use crate::square::Square;
use crate::threats::{CaptureThreat, capture_of, captures_this_turn, goal_this_turn};

/// A played turn that did not end the game, and a better turn that ends on another board and does not lose at once.
pub(super) struct Comparison<'a> {
    start: &'a Position,
    played: &'a TrackedTurn,
    better: &'a TrackedTurn,
    /// The opponent's captures after the played turn.
    played_captures: Vec<CaptureThreat>,
    /// The opponent's captures after the better turn. None after a win, because there is no next turn.
    better_captures: Vec<CaptureThreat>,
}

impl<'a> Comparison<'a> {
    pub(super) fn new(
        start: &'a Position,
        played: &'a TrackedTurn,
        better: &'a TrackedTurn,
    ) -> Comparison<'a> {
        let played_captures = captures_this_turn(&played.end);
        let better_captures =
            if better.outcome.is_none() { captures_this_turn(&better.end) } else { Vec::new() };
        Comparison { start, played, better, played_captures, better_captures }
    }

    /// Every cause that a better turn proves, in any order. Next to a win, only a lost game counts.
    pub(super) fn causes(&self) -> Vec<Cause> {
        let mut found: Vec<Cause> = self.win_let_through().into_iter().collect();
        if self.better.outcome.is_some() {
            return found;
        }
        found.extend(self.own_pieces_lost());
        found.extend(self.captures_missed());
        let exposed: Vec<CaptureThreat> = self.captures_let_through().collect();
        found.extend(exposed.iter().map(|&CaptureThreat { piece, square, line }| Cause::CaptureLetThrough {
            piece,
            square,
            line,
        }));
        let mut named: Bitboard = exposed.iter().map(|threat| threat.square).collect();
        for held in self.pieces_held(named) {
            if let Cause::HostageGiven { square, .. } = held {
                named |= Bitboard::from_square(square);
            }
            found.push(held);
        }
        found.extend(self.pieces_left_frozen(named));
        found.extend(self.traps_abandoned());
        found.extend(self.steps_unused());
        found
    }

    const fn side(&self) -> Side {
        self.start.side()
    }

    fn win_let_through(&self) -> Option<Cause> {
        let is_won = self.better.outcome.is_some();
        // If the opponent can reach goal anyway, it does not matter whether it can capture the last rabbit.
        if let Some(line) = goal_this_turn(&self.played.end) {
            let is_avoided = is_won || goal_this_turn(&self.better.end).is_none();
            return is_avoided.then_some(Cause::WinLetThrough { reason: Reason::Goal, line });
        }
        let line = elimination(&self.played.end, &self.played_captures)?.line;
        // One turn can capture two rabbits. If one of them can't be captured at all, the side keeps it.
        let rabbits = self.better.end.board().pieces(Piece::new(self.side(), Role::Rabbit));
        let is_avoided = is_won || rabbits.into_iter().any(|square| !self.is_exposed(square));
        is_avoided.then_some(Cause::WinLetThrough { reason: Reason::Elimination, line })
    }

    fn own_pieces_lost(&self) -> impl Iterator<Item = Cause> + '_ {
        self.played.captures_of(self.side()).filter_map(|lost| {
            let is_safe = self.better.square_after(lost.origin).is_some_and(|after| !self.is_exposed(after));
            let (piece, square, trap) = (lost.piece, lost.origin, lost.trap);
            (is_safe && self.endangers_fewer(piece)).then_some(Cause::OwnPieceLost { piece, square, trap })
        })
    }

    fn captures_missed(&self) -> impl Iterator<Item = Cause> + '_ {
        let enemy = !self.side();
        self.better.captures_of(enemy).filter_map(move |taken| {
            let is_missed = self.played.captures_of(enemy).all(|other| other.origin != taken.origin)
                && lost_pieces(self.played, taken.piece) < lost_pieces(self.better, taken.piece);
            if !is_missed {
                return None;
            }
            let CaptureThreat { piece, square, line } = capture_of(self.start, taken.origin)?;
            Some(Cause::CaptureMissed { piece, square, line })
        })
    }

    fn captures_let_through(&self) -> impl Iterator<Item = CaptureThreat> + '_ {
        let last_rabbit = elimination(&self.played.end, &self.played_captures);
        self.played_captures.iter().copied().filter(move |threat| {
            Some(*threat) != last_rabbit
                && self.is_avoided(threat.square, |square| self.is_exposed(square))
                && self.endangers_fewer(threat.piece)
        })
    }

    /// New hostages, except those on the squares that other causes name.
    fn pieces_held(&self, named: Bitboard) -> Vec<Cause> {
        // Before the turn, the holder's side would have been to move.
        let before = self.start.after_pass();
        let is_new =
            |square| self.played.origin(square).is_some_and(|origin| hostage_on(&before, origin).is_none());
        let is_held_in_better =
            |square| self.is_exposed(square) || safe_hostage(&self.better.end, square).is_some();
        let capturable: Bitboard = self.played_captures.iter().map(|threat| threat.square).collect();
        (self.own_frozen() - named - capturable)
            .into_iter()
            .filter_map(|square| safe_hostage(&self.played.end, square))
            .filter(|held| self.is_avoided(held.square, is_held_in_better) && is_new(held.square))
            .map(|held| Cause::HostageGiven {
                piece: held.piece,
                square: held.square,
                holders: held.holders,
                trap: held.trap,
            })
            .collect()
    }

    /// Pieces that are frozen only since the turn, except rabbits and those on the squares that other causes name.
    fn pieces_left_frozen(&self, named: Bitboard) -> impl Iterator<Item = Cause> + '_ {
        let board = self.played.end.board();
        let frozen = self.own_frozen() - named - board.role(Role::Rabbit);
        frozen.into_iter().filter_map(move |square| {
            let was_frozen = self.start.board().is_frozen(self.played.origin(square)?);
            let is_avoided = self.is_avoided(square, |square| {
                self.is_exposed(square) || self.better.end.board().is_frozen(square)
            });
            let piece = board.piece_at(square)?;
            (!was_frozen && is_avoided).then_some(Cause::LeftFrozen {
                piece,
                square,
                by: board.freezers(square),
            })
        })
    }

    /// Abandoned traps, the home traps first.
    fn traps_abandoned(&self) -> impl Iterator<Item = Cause> + '_ {
        let side = self.side();
        let mut traps = Square::TRAPS;
        traps.sort_by_key(|trap| trap.rank().abs_diff((!side).goal_rank()));
        traps.into_iter().filter_map(move |trap| {
            let beside = |position: &Position, side| {
                position.board().side(side) & Bitboard::from_square(trap).neighbours()
            };
            let enemies = beside(&self.played.end, !side);
            let is_abandoned = beside(self.start, side).any()
                && beside(&self.played.end, side).is_empty()
                && enemies.any()
                && beside(&self.better.end, side).any();
            is_abandoned.then_some(Cause::TrapAbandoned { trap, enemies })
        })
    }

    fn steps_unused(&self) -> Option<Cause> {
        let used = self.played.line.steps().len() as u8;
        let count = STEPS_PER_TURN.checked_sub(used).filter(|&count| count > 0)?;
        let needs_more = shortest_line(self.start, self.better.end.board(), used).is_none();
        needs_more.then_some(Cause::StepsUnused { count })
    }

    fn own_frozen(&self) -> Bitboard {
        self.played.end.board().frozen(self.side())
    }

    /// Whether the opponent can capture the piece on this square after the better turn.
    fn is_exposed(&self, square: Square) -> bool {
        self.better_captures.iter().any(|threat| threat.square == square)
    }

    /// Whether the better turn loses or exposes fewer pieces equal to this one.
    fn endangers_fewer(&self, piece: Piece) -> bool {
        let endangered = |turn, captures: &[CaptureThreat]| {
            lost_pieces(turn, piece) + captures.iter().filter(|threat| threat.piece == piece).count()
        };
        endangered(self.better, &self.better_captures) < endangered(self.played, &self.played_captures)
    }

    /// Whether the piece on this square after the played turn stays on the board in the better turn, and nothing bad is
    /// true of it there. It must not be true either of an equal piece that the better turn has on the same square: the
    /// boards would look as if nothing was avoided.
    fn is_avoided(&self, square: Square, is_bad: impl Fn(Square) -> bool) -> bool {
        let piece = |position: &Position| position.board().piece_at(square);
        let is_equal_piece_bad = piece(&self.played.end) == piece(&self.better.end) && is_bad(square);
        let after = self.played.origin(square).and_then(|origin| self.better.square_after(origin));
        after.is_some_and(|after| !is_bad(after)) && !is_equal_piece_bad
    }
}

/// The number of equal pieces that a turn captures.
fn lost_pieces(turn: &TrackedTurn, piece: Piece) -> usize {
    turn.captures_of(piece.side).filter(|capture| capture.piece == piece).count()
}
