//! The tree search: principal-variation alpha-beta over composite moves, on a stack of its own.
//!
//! Nothing here calls itself: every node is a [`Frame`], so that the search can stop after any node and go on from
//! there later with nothing lost. One iteration is one [`Tree::begin`] and as many [`Tree::run`]s as it takes.
//!
//! A node is a position, the steps left and the board at the turn's start. All scores are from the view of the
//! side to move at the node that they belong to. Every evaluation is one of a fresh turn: in mid-turn, of the
//! opponent's after passing.

use super::action::Action;
use super::order::{self, Candidate, Histories};
use super::params as p;
use super::past::Past;
use super::score::{DEAD, DECIDED, EVALUATION_LIMIT, from_node, from_root, lost_in, won_in};
use super::table::{Bound, Known, Table};
use crate::eval::Evaluate;
use crate::piece::Side;
use crate::position::generate::MoveKind;
use crate::position::outcome::goal_or_elimination;
use crate::position::{Position, STEPS_PER_TURN};
use crate::square::Square;
use crate::threats::can_goal_this_turn;

/// How the child that is being searched was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    /// A skipped turn, to see whether even that is good enough.
    Null,
    /// Less deeply than it deserves, with an empty window.
    Reduced,
    /// With an empty window: is it better than what is known?
    Scout,
    /// With the whole window.
    Fully,
}

/// A node on the way from the root to where the search is.
#[derive(Clone, Copy)]
struct Frame {
    position: Position,
    /// The frame at which this turn began.
    began_at: u16,
    /// Turns completed since the root.
    turn: u16,
    depth: i16,
    alpha: i32,
    beta: i32,
    /// Alpha as it was at the beginning.
    floor: i32,
    best: i32,
    best_action: Action,
    /// What is being searched below, how, and how deep.
    action: Action,
    asked: Asked,
    child_depth: i16,
    /// This node's part of the candidates: tried up to `next`, all up to `end`.
    begin: u32,
    next: u32,
    end: u32,
    /// Legal actions tried.
    tried: u16,
    key: u64,
    /// Where the mover's own piece went by the move that led here, if that was in this turn.
    before: Option<Square>,
    after_null: bool,
    quiescent: bool,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The top frame is new.
    Enter,
    /// The top frame tries its next action.
    Advance,
    /// The top frame is done, with this score.
    Return(i32),
    /// The root is done.
    Finished,
}

/// The best line found from a node.
#[derive(Clone, Copy)]
struct Line {
    actions: [Action; p::MAX_PLY],
    length: u8,
}

const NO_LINE: Line = Line { actions: [Action::NONE; p::MAX_PLY], length: 0 };

pub(super) struct Tree<E> {
    evaluator: E,
    pub(super) table: Table,
    pub(super) histories: Histories,
    pub(super) past: Past,
    pub(super) nodes: u64,
    /// Longest way from the root so far, in steps.
    pub(super) deepest: i16,
    seed: u64,
    noise: u32,
    frames: Vec<Frame>,
    candidates: Vec<Candidate>,
    killers: [[Action; 2]; p::MAX_PLY],
    lines: Vec<Line>,
    next: Next,
    /// The root's best line of this iteration with an exact score, if one was found.
    best: Option<(i32, Line)>,
}

static TURN_KEYS: [u64; 16] = {
    let mut keys = [0; 16];
    let mut i = 0;
    while i < 16 {
        keys[i] = crate::board::splitmix(0x7475_726e + i as u64);
        i += 1;
    }
    keys
};

/// The table's key: board, side, steps left; in mid-turn also where the turn began, to which it must not return.
fn key(position: &Position, start: &Position) -> u64 {
    let key = position.board().hash()
        ^ TURN_KEYS[usize::from(position.steps_left()) << 1 | position.side().index()];
    if position.steps_left() == STEPS_PER_TURN { key } else { key ^ start.board().hash().rotate_left(23) }
}

impl<E: Evaluate> Tree<E> {
    pub(super) fn new(evaluator: E, table: Table, seed: u64) -> Tree<E> {
        Tree {
            evaluator,
            table,
            histories: Histories::new(),
            past: Past::new(),
            nodes: 0,
            deepest: 0,
            seed,
            noise: 0,
            frames: Vec::with_capacity(p::MAX_PLY),
            candidates: Vec::with_capacity(4096),
            killers: [[Action::NONE; 2]; p::MAX_PLY],
            lines: vec![NO_LINE; p::MAX_PLY],
            next: Next::Finished,
            best: None,
        }
    }

    /// Forgets everything learned: a new game.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
        self.killers = [[Action::NONE; 2]; p::MAX_PLY];
    }

    /// A new search, of another position. `noise` blurs every evaluation by up to so many points, by the seed.
    pub(super) fn prepare(&mut self, noise: u32) {
        self.table.grow_older();
        self.histories.fade();
        self.killers = [[Action::NONE; 2]; p::MAX_PLY];
        self.nodes = 0;
        self.deepest = 0;
        self.noise = noise;
        self.next = Next::Finished;
        self.best = None;
    }

    /// Starts an iteration.
    pub(super) fn begin(&mut self, root: Position, depth: i16, alpha: i32, beta: i32) {
        self.frames.clear();
        self.candidates.clear();
        self.best = None;
        self.push(root, 0, 0, depth, alpha, beta);
        self.next = Next::Enter;
    }

    /// Searches on until the iteration is done or the node count reaches `until`. The root's score when done.
    pub(super) fn run(&mut self, until: u64) -> Option<i32> {
        loop {
            match self.next {
                Next::Enter => {
                    if self.nodes >= until {
                        return None;
                    }
                    self.next = self.enter().map_or(Next::Advance, Next::Return);
                }
                Next::Advance => self.next = self.advance(),
                Next::Return(score) => {
                    let Some(child) = self.frames.pop() else {
                        self.next = Next::Finished;
                        continue;
                    };
                    self.candidates.truncate(child.begin as usize);
                    let Some(parent) = self.frames.last() else {
                        self.next = Next::Finished;
                        return Some(score);
                    };
                    let same_side = parent.turn == child.turn;
                    self.next = self.settle(if same_side { score } else { -score });
                }
                Next::Finished => return Some(self.best.map_or(DEAD, |(score, _)| score)),
            }
        }
    }

    /// The root's best line of this iteration, with its exact score, as far as one is known.
    pub(super) fn best(&self) -> Option<(i32, &[Action])> {
        self.best.as_ref().map(|(score, line)| (*score, &line.actions[..usize::from(line.length)]))
    }

    fn push(&mut self, position: Position, began_at: u16, turn: u16, depth: i16, alpha: i32, beta: i32) {
        let begin = self.candidates.len() as u32;
        self.frames.push(Frame {
            position,
            began_at,
            turn,
            depth,
            alpha,
            beta,
            floor: alpha,
            best: DEAD,
            best_action: Action::NONE,
            action: Action::NONE,
            asked: Asked::Fully,
            child_depth: 0,
            begin,
            next: begin,
            end: begin,
            tried: 0,
            key: 0,
            before: None,
            after_null: false,
            quiescent: false,
        });
    }

    fn evaluate(&self, position: &Position) -> i32 {
        let mut score = self.evaluator.evaluate(position).clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT);
        // The seed decides between equals, and at low levels blurs what the engine sees.
        let random = crate::board::splitmix(position.board().hash() ^ self.seed);
        score += (random % u64::from(2 * self.noise + 3)) as i32 - self.noise as i32 - 1;
        score
    }

    /// Whether the position, reached by ending a turn at the top frame, may not be repeated once more.
    fn is_forbidden(&self, end: &Position) -> bool {
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
    fn end_of_game(&self, end: &Position, mover: Side, turn: u16) -> Option<i32> {
        goal_or_elimination(end.board(), mover, self.past.rules()).map(|outcome| match outcome.winner {
            Some(winner) if winner == mover => won_in(turn),
            Some(_) => lost_in(turn),
            None => 0,
        })
    }

    /// Looks at a new node. A score if nothing needs to be searched below it.
    fn enter(&mut self) -> Option<i32> {
        self.nodes += 1;
        let ply = self.frames.len() - 1;
        self.lines[ply].length = 0;
        let node = self.frames[ply];
        let position = node.position;
        let start = self.frames[usize::from(node.began_at)].position;
        let at_start = position.steps_left() == STEPS_PER_TURN;
        let steps = node.turn as i16 * 4 + i16::from(STEPS_PER_TURN - position.steps_left());
        self.deepest = self.deepest.max(steps);
        let is_root = ply == 0;
        let is_pv = node.beta - node.alpha > 1;

        // --- A side without steps has lost; a side that can reach goal has won. Later in the turn neither is news.
        if at_start && !is_root {
            if !position.has_step() {
                return Some(lost_in(node.turn));
            }
            if can_goal_this_turn(&position) {
                return Some(won_in(node.turn + 1));
            }
        }

        // --- Ending the turn here: whether the rules let it, and whether that ends the game.
        let passed = position.after_pass();
        let can_pass = !at_start && position.board() != start.board() && !self.is_forbidden(&passed);
        let ended = if can_pass { self.end_of_game(&passed, position.side(), node.turn + 1) } else { None };
        if let Some(score) = ended
            && score > DECIDED
        {
            return Some(score);
        }

        // --- What the table knows. Never on the main line, whose moves must all be known.
        let key = key(&position, &start);
        let known = self.table.find(key);
        if let Some(known) = known
            && !is_pv
            && known.depth >= node.depth.max(0)
        {
            let score = from_root(known.score, node.turn);
            let cut = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= node.beta,
                Bound::Upper => score <= node.alpha,
            };
            if cut {
                return Some(score);
            }
        }

        self.frames[ply].key = key;
        let out_of_room = ply + 1 >= p::MAX_PLY;
        if node.depth <= 0 || out_of_room {
            // --- Quiescence: the turn may end here, or go on with captures.
            let quiet = if at_start {
                Some(self.evaluate(&position))
            } else if can_pass {
                Some(ended.unwrap_or_else(|| self.after_turn(&passed, node.turn + 1)))
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
        let try_null = !self.frames[ply].quiescent
            && at_start
            && !is_pv
            && !node.after_null
            && node.depth >= p::NULL_DEPTH
            && node.beta.abs() < DECIDED
            && self.evaluate(&position) >= node.beta;
        self.generate(ply, can_pass, try_null, known.map_or(Action::NONE, |known| known.action));
        None
    }

    /// What a position in which a new turn begins is worth to the side that has just ended its turn.
    fn after_turn(&self, passed: &Position, turn: u16) -> i32 {
        if !passed.has_step() {
            won_in(turn)
        } else if can_goal_this_turn(passed) {
            lost_in(turn + 1)
        } else {
            -self.evaluate(passed)
        }
    }

    /// Fills the node's part of the candidates: everything, or in quiescence the captures.
    fn generate(&mut self, ply: usize, can_pass: bool, try_null: bool, from_table: Action) {
        let Tree { frames, candidates, histories, killers, .. } = self;
        let node = &mut frames[ply];
        let position = node.position;
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
        if !node.quiescent || position.steps_left() >= 2 {
            position.for_each_move(|made| {
                if node.quiescent && made.kind() == MoveKind::Step {
                    return;
                }
                let gain = order::gain(&position, made);
                let taken = gain.taken.map_or(0, |role| p::RANK_CAPTURE + p::RANK_ROLE[role.index()]);
                if node.quiescent && gain.taken.is_none() {
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

    /// Tries the top frame's next action.
    fn advance(&mut self) -> Next {
        let ply = self.frames.len() - 1;
        let node = self.frames[ply];
        let Some(candidate) = order::pick(&mut self.candidates[node.next as usize..node.end as usize]) else {
            return Next::Return(self.finish());
        };
        let frame = &mut self.frames[ply];
        frame.next += 1;
        frame.action = candidate.action;
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
                let late = node.depth >= p::REDUCE_DEPTH
                    && node.best > -DECIDED
                    && node.tried >= p::REDUCE_AFTER
                    && candidate.rank < p::RANK_KILLER[1];
                let reduction = if late {
                    1 + p::REDUCE_MORE_AFTER.iter().filter(|&&after| node.tried >= after).count() as i16
                } else {
                    0
                };
                if reduction > 0 { (Asked::Reduced, depth - reduction) } else { (Asked::Scout, depth) }
            }
        };
        let frame = &mut self.frames[ply];
        frame.asked = asked;
        frame.child_depth = depth;
        self.descend()
    }

    /// Goes to the child that the top frame asks for.
    fn descend(&mut self) -> Next {
        let ply = self.frames.len() - 1;
        let node = self.frames[ply];
        let (alpha, beta) = match node.asked {
            Asked::Null => (node.beta - 1, node.beta),
            Asked::Reduced | Asked::Scout => (node.alpha, node.alpha + 1),
            Asked::Fully => (node.alpha, node.beta),
        };
        let made = node.action.as_move();
        let after = made.map_or(node.position, |made| node.position.after_move(made));
        if made.is_some() && after.steps_left() > 0 {
            self.push(after, node.began_at, node.turn, node.child_depth, alpha, beta);
            if let (Some(child), Some(made)) = (self.frames.last_mut(), made) {
                child.before = order::arrival(made);
            }
            return Next::Enter;
        }
        let passed = after.after_pass();
        if node.asked != Asked::Null {
            // --- The turn ends: not where it began, not on a third repetition.
            let start = &self.frames[usize::from(node.began_at)].position;
            if made.is_some() && (after.board() == start.board() || self.is_forbidden(&passed)) {
                return self.settle(DEAD);
            }
            if let Some(score) = self.end_of_game(&passed, node.position.side(), node.turn + 1) {
                self.frames[ply].asked = Asked::Fully;
                self.lines[ply + 1].length = 0;
                return self.settle(score);
            }
        }
        self.push(passed, ply as u16 + 1, node.turn + 1, node.child_depth, -beta, -alpha);
        if let Some(child) = self.frames.last_mut() {
            child.after_null = node.asked == Asked::Null;
        }
        Next::Enter
    }

    /// Takes in what the top frame's child is worth to the side to move at the top frame.
    fn settle(&mut self, score: i32) -> Next {
        let ply = self.frames.len() - 1;
        let node = self.frames[ply];
        if score == DEAD {
            return Next::Advance;
        }
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
                self.frames[ply].child_depth = node.depth - cost;
                self.frames[ply].asked = Asked::Scout;
                return self.descend();
            }
            Asked::Scout if score > node.alpha && score < node.beta => {
                self.frames[ply].asked = Asked::Fully;
                return self.descend();
            }
            _ => {}
        }
        let frame = &mut self.frames[ply];
        frame.tried += 1;
        if score > frame.best {
            frame.best = score;
            if score > frame.alpha {
                frame.best_action = node.action;
                frame.alpha = score;
                if node.beta - node.alpha > 1 {
                    self.extend_line(ply, node.action);
                }
                if score >= node.beta {
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
        let below = self.lines[ply + 1];
        let line = &mut self.lines[ply];
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
    fn finish(&mut self) -> i32 {
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
        let key = node.key;
        self.table.store(key, known);
        best
    }
}
