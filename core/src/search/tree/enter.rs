//! What happens at a node before anything is searched below it: ends of the game, the table, quiescence, and the list
//! of what to try.

use super::{Tree, key};
use crate::board::splitmix;
use crate::eval::{Evaluate, Hunt};
use crate::piece::Side;
use crate::position::generate::{Move, MoveKind};
use crate::position::outcome::goal_or_elimination;
use crate::position::{Position, STEPS_PER_TURN};
use crate::search::action::Action;
use crate::search::order::{self, Candidate};
use crate::search::params as p;
use crate::search::score::{DEAD, DECIDED, EVALUATION_LIMIT, from_root, lost_in, won_in};
use crate::search::table::Bound;

impl<E: Evaluate> Tree<E> {
    /// Whether the side whose turn begins can reach goal this turn.
    fn can_goal(&mut self, position: &Position) -> bool {
        let Tree { fresh, goals, .. } = self;
        fresh.goal(key(position, position), || goals.can_goal(position))
    }

    /// What a position in which a turn begins is worth to its side to move.
    fn evaluate(&mut self, position: &Position) -> i32 {
        let Tree { fresh, goals, evaluator, noise, seed, evaluated, .. } = self;
        fresh.worth(key(position, position), || {
            evaluated.note(position);
            let score = evaluator.evaluate(position, goals).clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT);
            // The seed decides between equals, and at low levels blurs what the engine sees.
            let random = splitmix(position.board().hash() ^ *seed);
            score + (random % u64::from(2 * *noise + 3)) as i32 - *noise as i32 - 1
        })
    }

    /// Whether a turn may not end in this position at the top frame: it may not be repeated once more, or the root's turn
    /// may not end there.
    pub(super) fn is_forbidden(&self, end: &Position) -> bool {
        if !self.excluded.is_empty()
            && self.frames.last().is_some_and(|node| node.turn == 0)
            && self.excluded.contains(end.board())
        {
            return true;
        }
        if !self.past.forbids() {
            return false;
        }
        let mut count = self.past.count(end);
        let mut frame = self.frames.last();
        while let Some(node) = frame {
            let start = usize::from(node.began_at);
            // The root itself is in the past already.
            if start == 0 {
                break;
            }
            let stood = &self.frames[start].position;
            if stood.board() == end.board() && self.past.counts_for(stood.side(), end.side()) {
                count += 1;
            }
            frame = self.frames.get(start - 1);
        }
        count >= 2
    }

    /// What the end of a turn is worth to its mover if it ends the game.
    pub(super) fn end_of_game(&self, end: &Position, mover: Side, turn: u16) -> Option<i32> {
        goal_or_elimination(end.board(), mover, self.past.rules()).map(|outcome| match outcome.winner {
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
        let position = node.position.by_fields();
        let start = &self.frames[usize::from(node.began_at)].position;
        let key = key(&position, start) ^ if turn == 0 { self.excluded_key } else { 0 };
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
            if self.can_goal(&position) {
                return Some(won_in(turn + 1));
            }
        }

        // --- Ending the turn here: whether the rules let it, and whether that ends the game.
        let passed = position.after_pass();
        let can_pass = is_changed && !self.is_forbidden(&passed);
        let ended = if can_pass { self.end_of_game(&passed, position.side(), turn + 1) } else { None };
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
                Some(self.evaluate(&position))
            } else if can_pass {
                Some(if let Some(score) = ended { score } else { self.after_turn(&passed, turn + 1) })
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
            let sure = self.evaluate(&position) - p::FAR_ABOVE * i32::from(depth);
            if sure >= beta && !self.can_goal(&passed) {
                return Some(sure);
            }
        }

        let try_null = !self.frames[ply].quiescent
            && at_start
            && !is_pv
            && !after_null
            && depth >= p::NULL_DEPTH
            && beta.abs() < DECIDED
            && self.evaluate(&position) >= beta;
        self.generate(ply, can_pass, try_null, known.map_or(Action::NONE, |known| known.action));
        None
    }

    /// What a position in which a new turn begins is worth to the side that has just ended its turn.
    pub(super) fn after_turn(&mut self, passed: &Position, turn: u16) -> i32 {
        if !passed.has_step() {
            won_in(turn)
        } else if self.can_goal(passed) {
            lost_in(turn + 1)
        } else {
            -self.evaluate(passed)
        }
    }

    /// Fills the node's part of the candidates: everything, or in quiescence what captures or helps to.
    pub(super) fn generate(&mut self, ply: usize, can_pass: bool, try_null: bool, from_table: Action) {
        let Tree { frames, candidates, histories, killers, .. } = self;
        let node = &mut frames[ply];
        let position = node.position.by_fields();
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
        let hunt = node.quiescent.then(|| Hunt::by_mover(&position));
        if hunt.is_none_or(|hunt| hunt.within(position.steps_left()).any()) {
            position.for_each_move(|made| {
                // --- Of two independent moves in a row only one order is tried: the other one leads to the same position.
                if node.made_before.is_some_and(|before| made.bits() < before.bits())
                    && (made.touched() & node.zone).is_empty()
                    && Action::from_move(made) != from_table
                {
                    return;
                }
                let gain = order::gain(&position, made);
                let taken = gain.taken.map_or(0, |role| p::RANK_CAPTURE + p::RANK_ROLE[role.index()]);
                if let Some(hunt) = &hunt
                    && gain.taken.is_none()
                    && (gain.lost.is_some() || !helps(&position, hunt, made))
                {
                    return;
                }
                let lost = gain.lost.map_or(0, |role| p::RANK_ROLE[role.index()]);
                let pair = if made.kind() == MoveKind::Step { 0 } else { p::RANK_PUSH_OR_PULL };
                let usual = taken - lost + pair + histories.score(&position, made, node.before);
                let action = Action::from_move(made);
                candidates
                    .push(Candidate { action, rank: if taken > 0 { usual } else { rank(action, usual) } });
            });
        }
        node.end = candidates.len() as u32;
    }
}

/// Whether a move brings a capture nearer: in the steps that it leaves, more can be captured than could be without it.
fn helps(position: &Position, hunt: &Hunt, made: Move) -> bool {
    let left = position.steps_left() - made.cost();
    // A capture takes two steps at least.
    left >= 2 && (Hunt::by_mover(&position.after_move(made)).within(left) - hunt.within(left)).any()
}
