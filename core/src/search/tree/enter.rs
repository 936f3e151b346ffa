//! What happens at a node before anything is searched below it: ends of the game, the table, quiescence, and the list
//! of what to try.

use super::{Tree, key};
use crate::board::Board;
use crate::eval::{CaptureEstimate, Evaluate};
use crate::piece::Side;
use crate::position::generate::{Move, MoveKind};
use crate::position::outcome::goal_or_elimination;
use crate::position::{Position, STEPS_PER_TURN};
use crate::search::action::Action;
use crate::search::order::{self, Candidate};
use crate::search::params as p;
use crate::search::score::{DEAD, DECIDED, from_root, lost_in, won_in};
use crate::search::table::Bound;

impl<E: Evaluate> Tree<E> {
    /// Whether a turn of the top frame may not end on this board, with the side `to_move` on turn then: it may not be
    /// repeated once more, or the root's turn may not end there.
    pub(super) fn is_forbidden(&self, end: &Board, to_move: Side) -> bool {
        if !self.excluded.is_empty()
            && self.frames.last().is_some_and(|node| node.turn == 0)
            && self.excluded.contains(end)
        {
            return true;
        }
        if !self.past.forbids() {
            return false;
        }
        let mut count = self.past.count(end, to_move);
        let mut frame = self.frames.last();
        while let Some(node) = frame {
            let start = usize::from(node.began_at);
            // The root itself is in the past already.
            if start == 0 {
                break;
            }
            let stood = &self.frames[start].position;
            if stood.board() == end && self.past.counts_for(stood.side(), to_move) {
                count += 1;
            }
            frame = self.frames.get(start - 1);
        }
        count >= 2
    }

    /// What the end of a turn is worth to its mover if it ends the game.
    pub(super) fn end_of_game(&self, end: &Board, mover: Side, turn: u16) -> Option<i32> {
        goal_or_elimination(end, mover, self.past.rules()).map(|outcome| match outcome.winner {
            Some(winner) if winner == mover => won_in(turn),
            Some(_) => lost_in(turn),
            None => 0,
        })
    }

    /// Looks at a new node. A score if nothing needs to be searched below it.
    pub(super) fn enter(&mut self) -> Option<i32> {
        self.nodes += 1;
        let ply = self.frames.len() - 1;
        self.lines[ply].length = 0;
        let node = &self.frames[ply];
        let (turn, depth, alpha, beta, after_null) =
            (node.turn, node.depth, node.alpha, node.beta, node.after_null);
        // Read where it stands: a copy of it takes a good part of what a node does.
        let position = &node.position;
        let start = &self.frames[usize::from(node.began_at)].position;
        let key = key(position, start) ^ if turn == 0 { self.excluded_key } else { 0 };
        let is_changed = position.board() != start.board();
        let at_start = position.steps_left() == STEPS_PER_TURN;
        let steps = turn as i16 * 4 + i16::from(STEPS_PER_TURN - position.steps_left());
        self.deepest = self.deepest.max(steps);
        let is_root = ply == 0;
        let is_pv = beta - alpha > 1;

        // --- A side without steps has lost; a side that can reach goal has won. Later in the turn neither is news.
        if at_start && !is_root {
            if !position.has_step() {
                return Some(lost_in(turn));
            }
            if self.judge.can_goal(position) {
                return Some(won_in(turn + 1));
            }
        }

        // --- Ending the turn here: whether the rules let it, and whether that ends the game.
        let mover = position.side();
        let can_pass = is_changed && !self.is_forbidden(position.board(), !mover);
        let ended = if can_pass { self.end_of_game(position.board(), mover, turn + 1) } else { None };
        if let Some(score) = ended
            && score > DECIDED
        {
            return Some(score);
        }

        // --- What the table knows. Never on the main line, whose moves must all be known.
        let known = self.table.find(key);
        if let Some(known) = known
            && !is_pv
            && known.depth >= depth.max(0)
        {
            let score = from_root(known.score, turn);
            let cut = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cut {
                return Some(score);
            }
        }

        self.frames[ply].key = key;
        let out_of_room = ply + 1 >= p::MAX_PLY;
        if depth <= 0 || out_of_room {
            // --- Quiescence: the turn may end here, or go on with captures.
            let quiet = if at_start {
                Some(self.judge.evaluate(&self.frames[ply].position))
            } else if can_pass {
                Some(if let Some(score) = ended { score } else { self.after_turn(ply, turn + 1) })
            } else {
                None
            };
            match quiet {
                Some(score) => {
                    let frame = &mut self.frames[ply];
                    frame.quiescent = true;
                    frame.depth = 0;
                    frame.best = score;
                    frame.best_action = if at_start { Action::NONE } else { Action::PASS };
                    frame.alpha = frame.alpha.max(score);
                    if score >= frame.beta || out_of_room {
                        return Some(self.finish());
                    }
                }
                None if out_of_room => return Some(DEAD),
                // The turn can't end where it began: one more step must be looked at.
                None => self.frames[ply].depth = 1,
            }
        }

        // --- A turn that begins far above beta is good enough as it stands, unless the opponent is about to reach goal.
        if at_start
            && !is_root
            && !is_pv
            && !self.frames[ply].quiescent
            && depth <= p::FAR_ABOVE_DEPTH
            && beta.abs() < DECIDED
        {
            let position = &self.frames[ply].position;
            let sure = self.judge.evaluate(position) - p::FAR_ABOVE * i32::from(depth);
            if sure >= beta && !self.judge.can_goal(&position.after_pass()) {
                return Some(sure);
            }
        }

        let try_null = !self.frames[ply].quiescent
            && at_start
            && !is_pv
            && !after_null
            && depth >= p::NULL_DEPTH
            && beta.abs() < DECIDED
            && self.judge.evaluate(&self.frames[ply].position) >= beta;
        self.generate(ply, can_pass, try_null, known.map_or(Action::NONE, |known| known.action));
        None
    }

    /// What it is worth to the side to move at a node to end the turn there, the `turn`th.
    fn after_turn(&mut self, ply: usize, turn: u16) -> i32 {
        let passed = self.frames[ply].position.after_pass();
        if !passed.has_step() {
            won_in(turn)
        } else if self.judge.can_goal(&passed) {
            lost_in(turn + 1)
        } else {
            -self.judge.evaluate(&passed)
        }
    }

    /// Fills the node's part of the candidates: everything, or in quiescence what captures or helps to.
    pub(super) fn generate(&mut self, ply: usize, can_pass: bool, try_null: bool, from_table: Action) {
        let Tree { frames, candidates, histories, killers, .. } = self;
        let node = &frames[ply];
        let position = &node.position;
        let rank = |action: Action, usual: i32| {
            if action == from_table {
                p::RANK_TABLE
            } else if let Some(i) = killers[ply].iter().position(|&killer| killer == action) {
                p::RANK_KILLER[i]
            } else {
                usual
            }
        };
        if try_null {
            candidates.push(Candidate { action: Action::SKIP, rank: p::RANK_TABLE + 1 });
        }
        if can_pass && !node.quiescent {
            candidates.push(Candidate { action: Action::PASS, rank: rank(Action::PASS, p::RANK_PASS) });
        }
        let captures = node.quiescent.then(|| CaptureEstimate::for_mover(position));
        if captures.is_none_or(|captures| captures.within(position.steps_left()).any()) {
            position.for_each_move(|made| {
                // --- Of two independent moves in a row only one order is tried: the other one leads to the same position.
                if node.made_before.is_some_and(|before| made.bits() < before.bits())
                    && (made.touched() & node.zone).is_empty()
                    && Action::from_move(made) != from_table
                {
                    return;
                }
                let gain = order::gain(position, made);
                let taken = gain.taken.map_or(0, |role| p::RANK_CAPTURE + p::RANK_ROLE[role.index()]);
                if let Some(captures) = &captures
                    && gain.taken.is_none()
                    && (gain.lost.is_some() || !helps(position, captures, made))
                {
                    return;
                }
                let lost = gain.lost.map_or(0, |role| p::RANK_ROLE[role.index()]);
                let pair = if made.kind() == MoveKind::Step { 0 } else { p::RANK_PUSH_OR_PULL };
                let usual = taken - lost + pair + histories.score(position, made, node.before);
                let action = Action::from_move(made);
                candidates
                    .push(Candidate { action, rank: if taken > 0 { usual } else { rank(action, usual) } });
            });
        }
        frames[ply].end = candidates.len() as u32;
    }
}

/// Whether a move brings a capture nearer: in the steps that it leaves, more can be captured than could be without it.
fn helps(position: &Position, captures: &CaptureEstimate, made: Move) -> bool {
    let left = position.steps_left() - made.cost();
    // A capture takes two steps at least.
    left >= 2
        && (CaptureEstimate::for_mover(&position.after_move(made)).within(left) - captures.within(left)).any()
}
