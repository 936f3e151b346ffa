//! Alpha-beta search (fail-soft, principal variation search, PVS) over composite moves, on an explicit stack.
//!
//! The search is not recursive: each node is a [`Frame`]. It can pause after any node and continue later without loss.
//! One iteration is one [`AlphaBeta::start_iteration`] and as many [`AlphaBeta::run`]s as it takes.
//!
//! Copy-make: each frame has its own position, the parent's position after the move. Nothing is unmade.
//!
//! A node is a position, its steps left, and the board at the start of the turn. A turn is several moves of the same
//! side, so the sign of a score changes only where the side to move changes (negamax). All scores are from the point of
//! view of the side to move at the node. Only positions at the start of a turn are evaluated. In mid-turn this is the
//! position after a pass, with the opponent to move.

mod enter;
mod evaluator;
mod walk;

use std::sync::Arc;

use super::begun_turn::BegunTurn;
use super::history::Histories;
use super::move_ordering::ScoredMove;
use super::params as p;
use super::progress_bias::ProgressBias;
use super::repetition::RepetitionHistory;
use super::score::ILLEGAL;
use super::search_move::SearchMove;
use super::style::RootStyle;
use super::transposition_table::TranspositionTable;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::eval::Evaluate;
use crate::piece::Side;
use crate::position::generate::Move;
use crate::position::{Position, STEPS_PER_TURN};
use crate::splitmix::splitmix;
use crate::square::Square;
use crate::tables::Tables;
use evaluator::CachedEvaluator;

/// How a child is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SearchKind {
    /// After a null move, with a zero window at beta.
    NullMove,
    /// With a reduced depth and a zero window at alpha.
    Reduced,
    /// With a zero window at alpha (scout, null window).
    ZeroWindow,
    /// With the full window.
    FullWindow,
}

/// A node on the path from the root to the current node.
#[derive(Clone, Copy)]
struct Frame {
    position: Position,
    /// Index of the frame in which this turn began.
    turn_start: u16,
    /// Turns completed since the root.
    turn: u16,
    depth: i16,
    alpha: i32,
    beta: i32,
    /// Alpha when the node was entered. It distinguishes an upper bound from an exact score.
    original_alpha: i32,
    best_score: i32,
    best_move: SearchMove,
    /// The move that leads to the child being searched, how the child is searched, and its depth.
    current_move: SearchMove,
    search_kind: SearchKind,
    child_depth: i16,
    /// This node's range of [`AlphaBeta::moves`]: tried before `moves_next`, picked before `moves_picked`.
    moves_begin: u32,
    moves_next: u32,
    moves_end: u32,
    /// The number of legal moves searched.
    searched: u16,
    /// The key for the transposition table.
    key: u64,
    /// The destination of the own piece in the previous move of this turn; `None` at the start of the turn.
    previous_to: Option<Square>,
    /// The previous move of this turn, and the squares that a move must not touch to commute with it.
    previous_move: Option<Move>,
    previous_zone: Bitboard,
    is_after_null_move: bool,
    is_quiescence: bool,
    /// See `moves_begin`.
    moves_picked: u32,
}

/// What the state machine does next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Enter the top frame, which is new.
    Enter,
    /// Search the next move of the top frame.
    Advance,
    /// Return from the top frame with this score.
    Return(i32),
    /// Nothing: the root is finished.
    Finished,
}

/// A principal variation (PV): the best line from a node.
#[derive(Clone, Copy)]
struct PrincipalVariation {
    moves: [SearchMove; p::MAX_HEIGHT],
    length: u8,
}

const EMPTY_PV: PrincipalVariation =
    PrincipalVariation { moves: [SearchMove::NONE; p::MAX_HEIGHT], length: 0 };

/// The search with all its tables.
pub(super) struct AlphaBeta<E> {
    pub(super) evaluator: CachedEvaluator<E>,
    pub(super) table: TranspositionTable,
    pub(super) histories: Histories,
    pub(super) repetitions: RepetitionHistory,
    pub(super) nodes: u64,
    /// The length in steps of the longest line so far (selective depth).
    pub(super) seldepth: i16,
    frames: Vec<Frame>,
    /// The moves of all frames.
    moves: Vec<ScoredMove>,
    /// Killer moves of each height.
    killers: [[SearchMove; 2]; p::MAX_HEIGHT],
    /// The principal variation of each height.
    pvs: Vec<PrincipalVariation>,
    next: Next,
    /// Boards on which the root's turn must not end, because other lines of `MultiPV` end there.
    excluded_ends: Vec<Board>,
    /// A part of the keys of nodes in the root's turn, because their scores hold only without the excluded turns, and only
    /// after the steps made.
    excluded_key: u64,
    /// A part of the keys of all nodes: 0, or that of the style and the progress bias.
    search_key: u64,
    /// The steps of the root's turn that were made before the search.
    begun: BegunTurn,
    /// The exact results of positions with few pieces, if the caller gave them.
    pub(super) endgames: Option<Arc<Tables>>,
    /// The root's best line in this iteration with its exact score, once there is one.
    best_line: Option<(i32, PrincipalVariation)>,
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

/// The node's key (Zobrist hashing): board, side to move, steps left, and in mid-turn the board at the start of the
/// turn. A turn must not end on that board, so the score depends on it.
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

impl<E: Evaluate> AlphaBeta<E> {
    pub(super) fn new(evaluator: E, table: TranspositionTable, seed: u64) -> AlphaBeta<E> {
        AlphaBeta {
            evaluator: CachedEvaluator::new(evaluator, seed),
            table,
            histories: Histories::new(),
            repetitions: RepetitionHistory::new(),
            nodes: 0,
            seldepth: 0,
            frames: Vec::with_capacity(p::MAX_HEIGHT),
            moves: Vec::with_capacity(4096),
            killers: [[SearchMove::NONE; 2]; p::MAX_HEIGHT],
            pvs: vec![EMPTY_PV; p::MAX_HEIGHT],
            next: Next::Finished,
            excluded_ends: Vec::new(),
            excluded_key: 0,
            search_key: 0,
            begun: BegunTurn::none(),
            endgames: None,
            best_line: None,
        }
    }

    /// Clears all tables, for a new game.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.evaluator.clear();
        self.histories.clear();
        self.killers = [[SearchMove::NONE; 2]; p::MAX_HEIGHT];
    }

    /// Starts a search of a new root, with this noise, style and bias on every evaluation, and these steps made.
    pub(super) fn start_search(
        &mut self,
        noise: u32,
        style: Option<RootStyle>,
        bias: Option<ProgressBias>,
        begun: BegunTurn,
    ) {
        self.table.new_generation();
        self.histories.decay();
        self.killers = [[SearchMove::NONE; 2]; p::MAX_HEIGHT];
        self.nodes = 0;
        self.seldepth = 0;
        if self.evaluator.set_noise(noise) {
            // Otherwise a weak level would profit from the searches of a strong one in the same game.
            self.table.clear();
            self.histories.clear();
        }
        self.search_key = bias.as_ref().map_or(0, ProgressBias::key) ^ style.map_or(0, RootStyle::key);
        self.evaluator.set_style(style);
        self.evaluator.bias = bias;
        self.begun = begun;
        self.next = Next::Finished;
        self.best_line = None;
    }

    /// Sets the boards on which the root's turn must not end, from the next iteration on.
    pub(super) fn exclude<'a>(&mut self, ends: impl Iterator<Item = &'a Board>) {
        self.excluded_ends.clear();
        self.excluded_ends.extend(ends);
        let key = |key, end: &Board| key ^ splitmix(end.zobrist());
        self.excluded_key = self.excluded_ends.iter().fold(self.begun.key, key);
    }

    /// Starts an iteration.
    pub(super) fn start_iteration(&mut self, root: Position, depth: i16, alpha: i32, beta: i32) {
        self.frames.clear();
        self.moves.clear();
        self.best_line = None;
        self.push_frame(&root, 0, 0, depth, alpha, beta);
        self.next = Next::Enter;
    }

    /// Searches until the iteration is finished or the node count reaches `until`. Returns the root's score when
    /// finished.
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
                    self.moves.truncate(child.moves_begin as usize);
                    let Some(parent) = self.frames.last() else {
                        self.next = Next::Finished;
                        return Some(score);
                    };
                    // --- Negamax: the sign of the score changes between turns.
                    let is_same_side = parent.turn == child.turn;
                    self.next = self.back_up(if is_same_side { score } else { -score });
                }
                Next::Finished => return Some(self.best_line.map_or(ILLEGAL, |(score, _)| score)),
            }
        }
    }

    /// The root's best line in this iteration with its exact score, once there is one.
    pub(super) fn best_line(&self) -> Option<(i32, &[SearchMove])> {
        self.best_line.as_ref().map(|(score, pv)| (*score, &pv.moves[..usize::from(pv.length)]))
    }

    fn push_frame(
        &mut self,
        position: &Position,
        turn_start: u16,
        turn: u16,
        depth: i16,
        alpha: i32,
        beta: i32,
    ) {
        let moves_begin = self.moves.len() as u32;
        self.frames.push(Frame {
            position: position.by_fields(),
            turn_start,
            turn,
            depth,
            alpha,
            beta,
            original_alpha: alpha,
            best_score: ILLEGAL,
            best_move: SearchMove::NONE,
            current_move: SearchMove::NONE,
            search_kind: SearchKind::FullWindow,
            child_depth: 0,
            moves_begin,
            moves_next: moves_begin,
            moves_end: moves_begin,
            searched: 0,
            key: 0,
            previous_to: None,
            previous_move: None,
            previous_zone: Bitboard(!0),
            is_after_null_move: false,
            is_quiescence: false,
            moves_picked: moves_begin,
        });
    }
}
