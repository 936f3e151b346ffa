//! From a node to its children and back: which is searched how, and what its score means.

use super::{Asked, Next, Tree, start_key, turn_key};
use crate::eval::Evaluate;
use crate::position::STEPS_PER_TURN;
use crate::position::generate::Move;
use crate::search::action::Action;
use crate::search::correction::Finding;
use crate::search::order::{self, Candidate};
use crate::search::params as p;
use crate::search::score::{DEAD, DECIDED, from_node, lost_in};
use crate::search::table::{Bound, Known};

impl<E: Evaluate> Tree<E> {
    /// Tries the top frame's next action.
    pub(super) fn advance(&mut self) -> Next {
        let ply = self.frames.len() - 1;
        let Some(candidate) = self.pick(ply) else {
            return Next::Return(self.finish());
        };
        let node = &mut self.frames[ply];
        node.next += 1;
        node.action = candidate.action;
        let steps_left = i16::from(node.position.steps_left());
        let (asked, depth) = if candidate.action == Action::SKIP {
            (Asked::Null, node.depth - steps_left - p::NULL_REDUCTION)
        } else {
            let cost = candidate.action.as_move().map_or(steps_left, |made| i16::from(made.cost()));
            let depth = node.depth - cost;
            if node.tried == 0 || node.quiescent {
                (Asked::Fully, depth)
            } else {
                // --- Late moves are searched less deeply first.
                let may_reduce = node.depth >= p::REDUCE_DEPTH
                    && node.best > -DECIDED
                    && candidate.rank < p::RANK_KILLER[1];
                let late = p::REDUCE_AFTER.map(|after| i16::from(node.tried >= after));
                let reduction = if may_reduce { late.iter().sum() } else { 0 };
                if reduction > 0 { (Asked::Reduced, depth - reduction) } else { (Asked::Scout, depth) }
            }
        };
        node.asked = asked;
        node.child_depth = depth;
        self.descend()
    }

    /// The best of the candidates that are left. Where the first one did not end the node, a few are chosen at a time: what
    /// will be looked up for their children comes near while the first of them is searched.
    fn pick(&mut self, ply: usize) -> Option<Candidate> {
        let node = &self.frames[ply];
        if node.next == node.picked {
            let begin = node.picked;
            let end = node.end.min(begin + if node.tried == 0 { 1 } else { p::CHOSEN_AHEAD });
            let rest = &mut self.candidates[begin as usize..node.end as usize];
            for chosen in 0..(end - begin) as usize {
                order::pick(&mut rest[chosen..]);
            }
            self.frames[ply].picked = end;
            for index in begin..end {
                if let Some(made) = self.candidates[index as usize].action.as_move() {
                    self.expect(ply, made);
                }
            }
        }
        let node = &self.frames[ply];
        (node.next < node.picked).then(|| self.candidates[node.next as usize])
    }

    /// Brings near what will be looked up for the node's child by this move: guessed, for a capture is left out.
    fn expect(&mut self, ply: usize, made: Move) {
        let node = &self.frames[ply];
        let position = &node.position;
        let hash = position.zobrist_after(made);
        let (side, left) = (position.side(), position.steps_left() - made.cost());
        let passed = hash ^ turn_key(STEPS_PER_TURN, !side);
        if left == 0 {
            self.table.expect(passed);
            self.judge.expect(passed);
            return;
        }
        let start = &self.frames[usize::from(node.began_at)].position;
        self.table.expect(hash ^ turn_key(left, side) ^ start_key(start));
        // Near the horizon it is asked what the board is worth if the turn ends there.
        if node.depth <= 1 + i16::from(made.cost()) {
            self.judge.expect(passed);
        }
    }

    /// Goes to the child that the top frame asks for.
    fn descend(&mut self) -> Next {
        let ply = self.frames.len() - 1;
        let node = &self.frames[ply];
        let (asked, turn, depth, began_at) = (node.asked, node.turn, node.child_depth, node.began_at);
        let (alpha, beta) = match asked {
            Asked::Null => (node.beta - 1, node.beta),
            Asked::Reduced | Asked::Scout => (node.alpha, node.alpha + 1),
            Asked::Fully => (node.alpha, node.beta),
        };
        let made = node.action.as_move();
        let after = made.map_or_else(|| node.position.by_fields(), |made| node.position.after_move(made));
        if let Some(made) = made
            && after.steps_left() > 0
        {
            self.push(&after, began_at, turn, depth, alpha, beta);
            if let Some(child) = self.frames.last_mut() {
                child.before = Some(made.own_goes().1);
                child.made_before = Some(made);
                child.zone = made.zone();
            }
            return Next::Enter;
        }
        let passed = after.after_pass();
        if asked != Asked::Null {
            // --- The turn ends: not where it began, not on a third repetition.
            let start = &self.frames[usize::from(began_at)].position;
            if made.is_some()
                && (after.board() == start.board() || self.is_forbidden(after.board(), passed.side()))
            {
                return self.settle(DEAD);
            }
            if let Some(score) = self.end_of_game(after.board(), after.side(), turn + 1) {
                self.frames[ply].asked = Asked::Fully;
                self.lines[ply + 1].length = 0;
                return self.settle(score);
            }
        }
        self.push(&passed, ply as u16 + 1, turn + 1, depth, -beta, -alpha);
        if let Some(child) = self.frames.last_mut() {
            child.after_null = asked == Asked::Null;
        }
        Next::Enter
    }

    /// Takes in what the top frame's child is worth to the side to move at the top frame.
    pub(super) fn settle(&mut self, score: i32) -> Next {
        let ply = self.frames.len() - 1;
        if score == DEAD {
            return Next::Advance;
        }
        let node = &mut self.frames[ply];
        match node.asked {
            Asked::Null if score >= node.beta => {
                // A win after doing nothing is no proven win in so many turns.
                return Next::Return(if score > DECIDED { node.beta } else { score });
            }
            Asked::Null => return Next::Advance,
            Asked::Reduced if score > node.alpha => {
                let cost = node
                    .action
                    .as_move()
                    .map_or(i16::from(node.position.steps_left()), |made| i16::from(made.cost()));
                node.child_depth = node.depth - cost;
                node.asked = Asked::Scout;
                return self.descend();
            }
            Asked::Scout if score > node.alpha && score < node.beta => {
                node.asked = Asked::Fully;
                return self.descend();
            }
            _ => {}
        }
        node.tried += 1;
        if score > node.best {
            node.best = score;
            if score > node.alpha {
                let (action, beta) = (node.action, node.beta);
                let is_pv = beta - node.alpha > 1;
                node.best_action = action;
                node.alpha = score;
                if is_pv {
                    self.extend_line(ply, action);
                }
                if score >= beta {
                    self.reward(ply);
                    return Next::Return(self.finish());
                }
                if ply == 0 {
                    self.best = Some((score, self.lines[0]));
                }
            }
        }
        Next::Advance
    }

    /// The line from this node is this action and what was found below it.
    fn extend_line(&mut self, ply: usize, action: Action) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let (line, below) = (&mut above[ply], &below[0]);
        line.actions[0] = action;
        let length = usize::from(below.length).min(p::MAX_PLY - 1);
        line.actions[1..=length].copy_from_slice(&below.actions[..length]);
        line.length = length as u8 + 1;
    }

    /// The action that caused a cutoff gains standing, those tried before it lose some.
    fn reward(&mut self, ply: usize) {
        let Tree { frames, candidates, histories, killers, .. } = self;
        let node = &frames[ply];
        if node.quiescent {
            return;
        }
        let is_quiet = |c: &Candidate| c.rank < p::RANK_CAPTURE || c.rank >= p::RANK_TABLE;
        let tried = &candidates[node.begin as usize..node.next as usize];
        let Some((last, failed)) = tried.split_last() else { return };
        if !is_quiet(last) {
            return;
        }
        if killers[ply][0] != node.action {
            killers[ply] = [node.action, killers[ply][0]];
        }
        let depth = i32::from(node.depth.max(1));
        let bonus = (depth * p::HISTORY_BONUS.0).min(p::HISTORY_BONUS.1);
        if let Some(made) = node.action.as_move() {
            histories.reward(&node.position, made, node.before, bonus);
        }
        for made in failed.iter().filter(|c| is_quiet(c)).filter_map(|c| c.action.as_move()) {
            histories.reward(&node.position, made, node.before, -bonus / 2);
        }
    }

    /// The top frame's score, now that everything is tried that needed to be; the table learns it.
    pub(super) fn finish(&mut self) -> i32 {
        let ply = self.frames.len() - 1;
        let node = &self.frames[ply];
        let at_start = node.position.steps_left() == STEPS_PER_TURN;
        if node.best == DEAD {
            // No way on that the rules allow: the side has lost if its turn begins here, else this was no turn.
            return if at_start { lost_in(node.turn) } else { DEAD };
        }
        // Reduced searches overlook defences: a loss that nobody asked about in full is not claimed.
        let best = if node.best < -DECIDED && node.best <= node.floor {
            node.best.max(node.floor)
        } else {
            node.best
        };
        let bound = if node.best >= node.beta {
            Bound::Lower
        } else if node.best > node.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let known = Known {
            action: node.best_action,
            score: from_node(best, node.turn),
            depth: node.depth.max(0),
            bound,
        };
        self.table.store(node.key, known);
        if at_start && ply > 0 && !node.quiescent && best.abs() < DECIDED {
            self.judge.learn(&node.position, &Finding { score: best, bound, depth: node.depth });
        }
        best
    }
}
