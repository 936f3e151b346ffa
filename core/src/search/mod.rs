//! The search: finds the best turn within a limit of nodes, time or depth, in slices.
//!
//! | File | Technique |
//! |---|---|
//! | `mod.rs` | the public API: options, limits, slices |
//! | `answer.rs` | the result of a search: the ply to play, scores, lines, progress |
//! | `deepening.rs` | iterative deepening, aspiration windows |
//! | `multi_pv.rs` | `MultiPV`: several best lines |
//! | `root.rs`, `begun_turn.rs` | the root; steps of its turn that were made before the search |
//! | `time.rs`, `time_manager.rs` | time budget; best-move stability, score drop |
//! | `alpha_beta/mod.rs` | alpha-beta (negamax) on an explicit stack, copy-make |
//! | `alpha_beta/enter.rs` | at a node: table cutoff, quiescence search, reverse futility pruning, null-move pruning |
//! | `alpha_beta/walk.rs` | principal variation search, late move reductions, move picker, killer heuristic |
//! | `alpha_beta/evaluator.rs` | static evaluation: cached, with noise, style and progress bias, corrected |
//! | `progress_bias.rs` | progress bias of weak levels |
//! | `style.rs` | styles of levels |
//! | `transposition_table.rs` | transposition table (hash table), keys by Zobrist hashing |
//! | `eval_cache.rs`, `prefetch.rs` | eval cache, prefetching |
//! | `move_ordering.rs`, `history.rs` | move ordering, history heuristic, continuation history |
//! | `correction_history.rs` | correction history |
//! | `repetition.rs` | repetition detection (threefold repetition) |
//! | `search_move.rs` | the search's move: a composite move, a pass or a null move |
//! | `score.rs` | scores: infinity, wins by distance, conversion for the table |
//! | `turns.rs` | lines of search moves to turns of steps; a legal turn before any search |
//! | `params.rs` | the tunable parameters |
//! | `sampled_leaves.rs` | a random sample of the evaluated positions, for training |
//! | `win_chance.rs` | the chance to win at a score |
//! | `bench.rs` | the bench and its signature |
//!
//! A search ends at its limits, or with [`Search::stop`], which gives the best answer so far. Another [`Search::start`]
//! or [`Search::clear`] cancels it without an answer. A search that is not run costs nothing.
//!
//! The search reads no clock: the caller passes one in. Without a time limit, the search is deterministic: the same
//! game, options, limits and earlier searches give the same answer on every machine, whatever the size of the slices.
//!
//! ```
//! use ansa_core::game::{Game, Setup};
//! use ansa_core::game::setup::CLASSIC;
//! use ansa_core::search::{Best, Limits, Options, Search, Status};
//! use ansa_core::Side;
//! let mut game = Game::new();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).unwrap();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).unwrap();
//! let mut search = Search::new(Options::default());
//! search.start(&game, Limits { nodes: Some(2000), ..Limits::default() }).unwrap();
//! let best = loop {
//!     if let Status::Done(best) = search.run(500, &mut || 0) {
//!         break best;
//!     }
//! };
//! let Best::Turn(steps) = best else { panic!("both sides have set up") };
//! game.play_steps(&steps).unwrap();
//! ```

mod alpha_beta;
mod answer;
mod begun_turn;
pub mod bench;
mod correction_history;
mod deepening;
mod error;
mod eval_cache;
mod history;
mod move_ordering;
mod multi_pv;
mod params;
mod prefetch;
mod progress_bias;
mod repetition;
mod root;
mod sampled_leaves;
mod score;
mod search_move;
mod style;
pub mod time;
mod time_manager;
mod transposition_table;
mod turns;
mod win_chance;

use core::fmt;
use std::sync::Arc;

use crate::book;
use crate::eval::Evaluator;
use crate::game::Game;
use crate::position::Position;
use crate::position::step::Step;
use crate::tables::Tables;
use alpha_beta::AlphaBeta;
pub use answer::{Best, Info, PvLine, Score, Status};
use deepening::IterativeDeepening;
pub use error::SearchError;
use multi_pv::{MultiPv, RootLine};
use params as p;
use progress_bias::ProgressBias;
use root::Root;
use search_move::SearchMove;
use style::RootStyle;
pub use style::{PlayStyle, PlayStyleError, StyleTerm};
use time::Budget;
use transposition_table::TranspositionTable;
pub use win_chance::win_chance;

/// Options of a [`Search`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Size of the transposition table (hash) in bytes, clamped to between 1 MiB and 1 GiB.
    pub hash_bytes: usize,
    /// Breaks ties: between setups of the book, and between turns with nearly the same score.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash_bytes: 16 << 20, seed: 0 }
    }
}

/// Limits of a search, and the number of lines to find. Without limits, a search ends at the maximum depth, or when
/// every line is a proved win or loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The number of nodes.
    pub nodes: Option<u64>,
    /// The time, measured from the start of the first slice.
    pub time: Option<Budget>,
    /// The depth in steps, at least 1.
    pub depth: Option<u8>,
    /// The largest random error (noise) added to each evaluation, in thousandths of a rabbit: 0 for full strength, at
    /// most 100 000.
    pub noise: u32,
    /// A bias toward turns that make progress (progress bias): points for each rank that a piece of the side to move
    /// advances, at most 1000; 0 for full strength. A piece that returns to a square that it left in one of its side's
    /// last two turns costs ten times as much.
    pub progress: u32,
    /// What the side to move favours besides winning; [`PlayStyle::NONE`] for full strength.
    pub style: PlayStyle,
    /// The number of lines (`MultiPV`): 1 for the best turn alone, at most [`MAX_LINES`]. The first turns of the lines
    /// end in different positions. The other limits apply to all lines together.
    pub lines: u8,
}

/// The largest number of lines of a search. Larger numbers are clamped to it.
pub const MAX_LINES: u8 = 16;

impl Default for Limits {
    /// No limit, full strength and one line.
    fn default() -> Limits {
        Limits {
            nodes: None,
            time: None,
            depth: None,
            noise: 0,
            progress: 0,
            style: PlayStyle::NONE,
            lines: 1,
        }
    }
}

/// The state of the current search, from its start until the next one.
struct RunningSearch {
    /// The best answer so far.
    answer: Best,
    /// The lines found. The answer is the first turn of the first one; a setup has none.
    lines: MultiPv,
    start_ms: Option<u64>,
    elapsed_ms: u64,
    /// `None` once the answer is final.
    deepening: Option<IterativeDeepening>,
}

/// A searcher with its transposition table and histories. It can search any number of games, one after another.
pub struct Search {
    seed: u64,
    alpha_beta: AlphaBeta<Evaluator>,
    game: Game,
    running: Option<RunningSearch>,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("seed", &self.seed).finish_non_exhaustive()
    }
}

impl Search {
    /// A searcher with empty tables.
    #[must_use]
    pub fn new(options: Options) -> Search {
        Search::with(options, Evaluator::default())
    }

    /// A searcher with this evaluator.
    #[must_use]
    pub fn with(options: Options, evaluator: Evaluator) -> Search {
        let table = TranspositionTable::new(options.hash_bytes);
        let alpha_beta = AlphaBeta::new(evaluator, table, options.seed);
        Search { seed: options.seed, alpha_beta, game: Game::new(), running: None }
    }

    /// Uses endgame tables from the next search on, or none. They need as many bytes as they have entries, so several
    /// searches share them.
    pub fn use_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.clear();
        self.alpha_beta.endgames = tables;
    }

    /// Sets the size of the random sample that each search takes from the positions it evaluates; 0 for none.
    pub fn sample_leaves(&mut self, count: usize) {
        self.alpha_beta.evaluator.sampled_leaves.set_capacity(count);
    }

    /// The sample from the last search. Each position is at the start of a turn, and the side to move can't reach goal
    /// in that turn.
    #[must_use]
    pub fn sampled_leaves(&self) -> &[Position] {
        &self.alpha_beta.evaluator.sampled_leaves.positions
    }

    /// Clears all tables for a new game, so that earlier searches have no effect.
    pub fn clear(&mut self) {
        self.alpha_beta.clear();
        self.running = None;
    }

    /// Starts searching for the next setup or turn of the game. This replaces any search in progress.
    ///
    /// An answer is available from now on: see [`Search::best`].
    ///
    /// # Errors
    /// The game is over. In that case, nothing changes.
    pub fn start(&mut self, game: &Game, limits: Limits) -> Result<(), SearchError> {
        self.start_within(game, &[], limits)
    }

    /// Starts searching for the best way to complete the next turn, in which these steps have already been made: at
    /// most four; with none, this is the same as [`Search::start`]. The last one may have begun a push or a pull.
    ///
    /// The first turn of each line begins with the steps made. All depths, including the depth limit, count from the
    /// start of the turn, so at least one more step than those made is searched.
    ///
    /// ```
    /// use ansa_core::search::{Best, Limits, Options, Search, Status, bench};
    /// let game = bench::game(0).unwrap();
    /// let (step, _) = game.position().unwrap().steps().next().unwrap();
    /// let mut search = Search::new(Options::default());
    /// search.start_within(&game, &[step], Limits { nodes: Some(1000), ..Limits::default() }).unwrap();
    /// let Status::Done(Best::Turn(turn)) = search.run(1000, &mut || 0) else { panic!() };
    /// assert_eq!(turn[0], step);
    /// ```
    ///
    /// # Errors
    /// The game is over, a step is illegal, or no legal turn begins with these steps. In that case, nothing changes.
    pub fn start_within(&mut self, game: &Game, made: &[Step], limits: Limits) -> Result<(), SearchError> {
        let Some(Root { position, begun, known }) = Root::new(game, made)? else {
            self.reset_counts();
            let setup = book::setup(game, game.side(), self.seed);
            self.running = Some(RunningSearch::new(Best::Setup(setup), MultiPv::new(0, None)));
            return Ok(());
        };
        self.reset_counts();
        let is_goal = known.is_goal();
        let answer = Best::Turn(known.first_turn().to_vec());
        let count = limits.lines.clamp(1, MAX_LINES);
        let mut running = RunningSearch::new(answer, MultiPv::new(count.into(), Some(known)));
        if !is_goal || count > 1 {
            self.game = game.clone();
            self.alpha_beta.repetitions.set_game(game);
            let first_depth = 1 + begun.steps.len() as i16;
            let style = RootStyle::new(limits.style, game.side());
            self.alpha_beta.start_search(
                limits.noise,
                style,
                ProgressBias::new(game, limits.progress),
                begun,
            );
            let deepening =
                IterativeDeepening::new(position, first_depth, limits, &running.lines, &mut self.alpha_beta);
            running.deepening = Some(deepening);
        }
        self.running = Some(running);
        Ok(())
    }

    /// Checks whether a search can start: see [`Search::start_within`].
    ///
    /// # Errors
    /// See [`Search::start_within`].
    pub fn check_start(game: &Game, made: &[Step]) -> Result<(), SearchError> {
        Root::new(game, made).map(drop)
    }

    /// An answer without a search has no nodes.
    fn reset_counts(&mut self) {
        (self.alpha_beta.nodes, self.alpha_beta.seldepth) = (0, 0);
        self.alpha_beta.evaluator.sampled_leaves.clear();
    }

    /// Runs one slice: searches up to `slice_nodes` more nodes (at least one) and returns.
    ///
    /// `now_ms` is the clock: it returns the milliseconds since a fixed point in time.
    pub fn run(&mut self, slice_nodes: u64, now_ms: &mut dyn FnMut() -> u64) -> Status {
        let Some(running) = &mut self.running else { return Status::Idle };
        let now = now_ms();
        let start = *running.start_ms.get_or_insert(now);
        running.elapsed_ms = now.saturating_sub(start);
        let slice_end = self.alpha_beta.nodes.saturating_add(slice_nodes.max(1));
        loop {
            let Some(deepening) = &mut running.deepening else {
                return Status::Done(running.answer.clone());
            };
            let node_limit = deepening.limits.nodes.unwrap_or(u64::MAX);
            let is_out_of_time = deepening.time_ms().is_some_and(|limit| running.elapsed_ms >= limit);
            if is_out_of_time || self.alpha_beta.nodes >= node_limit {
                running.deepening = None;
                continue;
            }
            if self.alpha_beta.nodes >= slice_end {
                return Status::Running;
            }
            let until = (self.alpha_beta.nodes + p::NODES_PER_CLOCK_READ).min(slice_end).min(node_limit);
            let score = self.alpha_beta.run(until);
            deepening.update_line(&self.game, &mut running.lines, &self.alpha_beta);
            if let Some(score) = score
                && !deepening.next_iteration(&mut running.lines, &mut self.alpha_beta, score)
            {
                running.deepening = None;
            }
            running.update_answer();
            running.elapsed_ms = now_ms().saturating_sub(start);
        }
    }

    /// Stops the search: the next slice returns the best answer so far at once.
    pub fn stop(&mut self) {
        if let Some(running) = &mut self.running {
            running.deepening = None;
        }
    }

    /// The current answer, if a search was started.
    #[must_use]
    pub fn best(&self) -> Option<&Best> {
        self.running.as_ref().map(|running| &running.answer)
    }

    /// The progress of the search.
    #[must_use]
    pub fn info(&self) -> Info {
        let running = self.running.as_ref();
        let lines: Vec<PvLine> = running
            .map_or_else(Vec::new, |running| running.lines.lines().map(RootLine::to_pv_line).collect());
        let best = lines.first();
        Info {
            depth: best.map_or(0, |line| line.depth),
            seldepth: self.alpha_beta.seldepth.clamp(0, 255) as u8,
            score: best.map_or(Score::CentiRabbits(0), |line| line.score),
            nodes: running.map_or(0, |_| self.alpha_beta.nodes),
            time_ms: running.map_or(0, |running| running.elapsed_ms),
            hashfull: self.alpha_beta.table.hashfull(),
            pv: best.map_or_else(Vec::new, |line| line.pv.clone()),
            lines,
        }
    }
}

impl RunningSearch {
    /// A search whose answer is already final.
    fn new(answer: Best, lines: MultiPv) -> RunningSearch {
        RunningSearch { answer, lines, start_ms: None, elapsed_ms: 0, deepening: None }
    }

    /// Makes the first turn of the first line the answer.
    fn update_answer(&mut self) {
        if let Some(first) = self.lines.lines().next()
            && !matches!(&self.answer, Best::Turn(turn) if turn == first.first_turn())
        {
            self.answer = Best::Turn(first.first_turn().to_vec());
        }
    }
}

/// Whether a move ends the turn.
fn ends_turn(position: &Position, mv: SearchMove) -> bool {
    mv.as_move().is_none_or(|composite| composite.cost() >= position.steps_left())
}

#[cfg(test)]
mod tests;
