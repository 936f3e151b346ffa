//! The tree search: principal-variation alpha-beta over composite moves, on a stack of its own.
//!
//! Nothing here calls itself: every node is a [`Frame`], so that the search can stop after any node and go on from
//! there later with nothing lost. One iteration is one [`Tree::begin`] and as many [`Tree::run`]s as it takes.
//!
//! A node is a position, the steps left and the board at the turn's start. All scores are from the view of the
//! side to move at the node that they belong to. Every evaluation is one of a fresh turn: in mid-turn, of the
//! opponent's after passing.

mod enter;
mod judge;
mod walk;

use super::action::Action;
use super::order::{Candidate, Histories};
use super::params as p;
use super::past::Past;
use super::score::DEAD;
use super::table::Table;
use crate::bitboard::Bitboard;
use crate::board::{Board, splitmix};
use crate::eval::Evaluate;
use crate::piece::Side;
use crate::position::generate::Move;
use crate::position::{Position, STEPS_PER_TURN};
use crate::square::Square;
use judge::Judge;

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
    /// That move, and the squares that a move must not touch to be independent of it; everything if there is none.
    made_before: Option<Move>,
    zone: Bitboard,
    after_null: bool,
    quiescent: bool,
    /// The best of them are in their places up to here.
    picked: u32,
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
    pub(super) judge: Judge<E>,
    pub(super) table: Table,
    pub(super) histories: Histories,
    pub(super) past: Past,
    pub(super) nodes: u64,
    /// Longest way from the root so far, in steps.
    pub(super) deepest: i16,
    frames: Vec<Frame>,
    candidates: Vec<Candidate>,
    killers: [[Action; 2]; p::MAX_PLY],
    lines: Vec<Line>,
    next: Next,
    /// Boards on which a turn of the root may not end, because other lines end theirs there.
    excluded: Vec<Board>,
    /// Goes into the keys of nodes in the root's turn: what is learned there holds only without the excluded boards.
    excluded_key: u64,
    /// The root's best line of this iteration with an exact score, if one was found.
    best: Option<(i32, Line)>,
}

static TURN_KEYS: [u64; 16] = {
    let mut keys = [0; 16];
    let mut i = 0;
    while i < 16 {
        keys[i] = splitmix(0x7475_726e + i as u64);
        i += 1;
    }
    keys
};

/// The table's key: board, side, steps left; in mid-turn also where the turn began, to which it must not return.
fn key(position: &Position, start: &Position) -> u64 {
    let key = position.board().zobrist() ^ turn_key(position.steps_left(), position.side());
    if position.steps_left() == STEPS_PER_TURN { key } else { key ^ start_key(start) }
}

fn turn_key(steps_left: u8, side: Side) -> u64 {
    TURN_KEYS[usize::from(steps_left) << 1 | side.index()]
}

fn start_key(start: &Position) -> u64 {
    start.board().zobrist().rotate_left(23)
}

impl<E: Evaluate> Tree<E> {
    pub(super) fn new(evaluator: E, table: Table, seed: u64) -> Tree<E> {
        Tree {
            judge: Judge::new(evaluator, seed),
            table,
            histories: Histories::new(),
            past: Past::new(),
            nodes: 0,
            deepest: 0,
            frames: Vec::with_capacity(p::MAX_PLY),
            candidates: Vec::with_capacity(4096),
            killers: [[Action::NONE; 2]; p::MAX_PLY],
            lines: vec![NO_LINE; p::MAX_PLY],
            next: Next::Finished,
            excluded: Vec::new(),
            excluded_key: 0,
            best: None,
        }
    }

    /// Forgets everything learned: a new game.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.judge.clear();
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
        if self.judge.blur(noise) {
            // Otherwise a weak level would know what a strong one has seen of the same game.
            self.table.clear();
            self.histories.clear();
        }
        self.next = Next::Finished;
        self.best = None;
    }

    /// From the next iteration on no turn of the root may end on one of these boards.
    pub(super) fn exclude<'a>(&mut self, ends: impl Iterator<Item = &'a Board>) {
        self.excluded.clear();
        self.excluded.extend(ends);
        self.excluded_key = self.excluded.iter().fold(0, |key, end| key ^ splitmix(end.zobrist()));
    }

    /// Starts an iteration.
    pub(super) fn begin(&mut self, root: Position, depth: i16, alpha: i32, beta: i32) {
        self.frames.clear();
        self.candidates.clear();
        self.best = None;
        self.push(&root, 0, 0, depth, alpha, beta);
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

    fn push(&mut self, position: &Position, began_at: u16, turn: u16, depth: i16, alpha: i32, beta: i32) {
        let begin = self.candidates.len() as u32;
        self.frames.push(Frame {
            position: position.by_fields(),
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
            made_before: None,
            zone: Bitboard(!0),
            after_null: false,
            quiescent: false,
            picked: begin,
        });
    }
}
