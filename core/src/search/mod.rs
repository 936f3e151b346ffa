//! Choosing a turn: a search that runs in slices, for a budget of nodes, time or depth.
//!
//! The search never asks for the time; its caller passes a clock in. With a limit of nodes or depth alone, the same
//! game, options and history of searches give the same answer on every machine, in whatever slices it runs.
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

mod action;
pub mod bench;
mod correction;
mod doubt;
mod evaluated;
mod fresh;
mod line;
mod lines;
mod order;
mod params;
mod past;
mod prefetch;
pub mod review;
mod score;
mod table;
pub mod time;
mod tree;
mod work;

use core::fmt;

use crate::book;
use crate::eval::Evaluation;
use crate::game::{Game, Phase, Setup};
use crate::position::Position;
use crate::position::step::Step;
use action::Action;
use lines::{Found, Lines};
use params as p;
use score::{DECIDED, WON};
use table::Table;
use time::Budget;
use tree::Tree;
use work::Work;

/// What a search is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Memory for the transposition table, brought into the range from 1 MiB to 1 GiB.
    pub table_bytes: usize,
    /// Decides between equals: setups from the book, and turns of nearly the same worth.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { table_bytes: 16 << 20, seed: 0 }
    }
}

/// How much to find, and when to stop. Without any limit a search ends at the greatest depth, or when every line is
/// proved to be a win or a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Nodes to visit.
    pub nodes: Option<u64>,
    /// How long to search, from the first slice on.
    pub time: Option<Budget>,
    /// Depth in steps, at least 1.
    pub depth: Option<u8>,
    /// By how many thousandths of a rabbit every evaluation is blurred, up or down: 0 for full strength, at most
    /// 100 000.
    pub noise: u32,
    /// Lines to find, whose first turns end in different positions: 1 for the best turn alone, at most [`MOST_LINES`].
    /// The limits are those of all lines together.
    pub lines: u8,
}

/// Lines that a search can find at most; a greater number asks for so many.
pub const MOST_LINES: u8 = 16;

impl Default for Limits {
    /// No limit, full strength and one line.
    fn default() -> Limits {
        Limits { nodes: None, time: None, depth: None, noise: 0, lines: 1 }
    }
}

/// Why a search can't start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchError {
    /// The game has ended.
    GameOver,
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::GameOver => f.write_str("the game is over: there is no turn to look for"),
        }
    }
}

impl core::error::Error for SearchError {}

/// How a search stands after a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Nothing was started.
    Idle,
    /// There is more to search.
    Running,
    /// This is the answer. It stays the answer until the next start.
    Done(Best),
}

/// What to play: legal in the game that the search was started with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Best {
    /// The steps of a turn.
    Turn(Vec<Step>),
    /// A setup.
    Setup(Setup),
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a rabbit at the start of the game.
    CentiRabbits(i32),
    /// Won, in so many own turns, 1 for this one.
    WinIn(u16),
    /// Lost, by so many turns of the opponent, 0 where it has been lost before anything is played.
    LossIn(u16),
}

impl Score {
    fn new(score: i32) -> Score {
        if score > DECIDED {
            Score::WinIn(((WON - score) as u16).div_ceil(2))
        } else if score < -DECIDED {
            Score::LossIn(((WON + score) as u16) / 2)
        } else {
            Score::CentiRabbits(score / 10)
        }
    }
}

/// How far the search has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// Depth of the iteration that gave the answer, in steps; 0 before the first one.
    pub depth: u8,
    /// The longest line looked at, in steps.
    pub seldepth: u8,
    /// What the answer is worth to the side to move.
    pub score: Score,
    /// Nodes visited.
    pub nodes: u64,
    /// Milliseconds since the first slice, as the caller's clock says.
    pub time_ms: u64,
    /// How full the table is, in thousandths.
    pub table_permille: u32,
    /// The line expected, as turns; the first one is the answer.
    pub pv: Vec<Vec<Step>>,
    /// The best lines, best first, of which the answer's is the first: as many as were asked for, or as there are. A line
    /// that is not yet found at the newest depth is that of the depth before, and comes after those that are.
    pub lines: Vec<Line>,
}

/// A turn and what is expected to follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Depth of the iteration that found it, in steps; 0 before the first one. A proved win is one at any depth.
    pub depth: u8,
    /// What it is worth to the side to move.
    pub score: Score,
    /// The turns, at least one; no two lines end their first one in the same position.
    pub pv: Vec<Vec<Step>>,
}

/// A search from its start until the next one.
struct Job {
    /// What would be answered now.
    answer: Best,
    /// The lines found, of which the answer begins the first; none for a setup.
    lines: Lines,
    began_ms: Option<u64>,
    elapsed_ms: u64,
    /// What is still to be searched; nothing when the answer is final.
    work: Option<Work>,
}

/// A searcher with its table and what it has learned; it serves a whole game, and game after game.
pub struct Search {
    seed: u64,
    tree: Tree<Evaluation>,
    game: Game,
    job: Option<Job>,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("seed", &self.seed).finish_non_exhaustive()
    }
}

impl Search {
    /// A searcher that has seen nothing yet.
    #[must_use]
    pub fn new(options: Options) -> Search {
        Search::with(options, Evaluation::default())
    }

    /// A searcher that judges positions in its own way.
    #[must_use]
    pub fn with(options: Options, evaluation: Evaluation) -> Search {
        let tree = Tree::new(evaluation, Table::new(options.table_bytes), options.seed);
        Search { seed: options.seed, tree, game: Game::new(), job: None }
    }

    /// From now on every search keeps so many of the positions that it evaluates, each as likely as any other; 0 for none.
    pub fn keep_evaluated(&mut self, count: usize) {
        self.tree.judge.evaluated.keep(count);
    }

    /// Those that the last search kept: a turn begins in each, and its side to move can't reach goal in it.
    #[must_use]
    pub fn evaluated(&self) -> &[Position] {
        self.tree.judge.evaluated.kept()
    }

    /// Forgets everything: for a new game, so that nothing of an earlier one can make a difference.
    pub fn clear(&mut self) {
        self.tree.clear();
        self.job = None;
    }

    /// Begins a search of what the game waits for. A search under way is given up.
    ///
    /// From now on there is an answer at any time.
    ///
    /// # Errors
    /// The game is over. Then nothing has changed.
    pub fn start(&mut self, game: &Game, limits: Limits) -> Result<(), SearchError> {
        if game.outcome().is_some() {
            return Err(SearchError::GameOver);
        }
        // An answer without a search visits nothing.
        (self.tree.nodes, self.tree.deepest) = (0, 0);
        self.tree.judge.evaluated.begin();
        let root = match game.phase() {
            Phase::Setup(side) => {
                let setup = book::setup(game, side, self.seed);
                self.job = Some(Job::new(Best::Setup(setup), Lines::new(0, None)));
                return Ok(());
            }
            Phase::Turn(position) => position,
        };
        let goal = line::goal_turn(game, &root).and_then(|turn| Found::goal(&root, turn));
        let is_goal = goal.is_some();
        // A game that is not over has a legal turn.
        let known = goal
            .or_else(|| Found::unsearched(&root, line::any_turn(game, &root)?))
            .ok_or(SearchError::GameOver)?;
        let answer = Best::Turn(known.turn().to_vec());
        let wanted = limits.lines.clamp(1, MOST_LINES);
        let mut job = Job::new(answer, Lines::new(wanted.into(), Some(known)));
        if !is_goal || wanted > 1 {
            self.game = game.clone();
            self.tree.past.set(game);
            self.tree.prepare(limits.noise);
            job.work = Some(Work::new(root, limits, &job.lines, &mut self.tree));
        }
        self.job = Some(job);
        Ok(())
    }

    /// Searches about so many nodes further (at least one), then returns; looks at the clock now and then.
    ///
    /// `now_ms` gives milliseconds since any fixed moment.
    pub fn run(&mut self, slice_nodes: u64, now_ms: &mut dyn FnMut() -> u64) -> Status {
        let Some(job) = &mut self.job else { return Status::Idle };
        let now = now_ms();
        let began = *job.began_ms.get_or_insert(now);
        job.elapsed_ms = now.saturating_sub(began);
        let slice_end = self.tree.nodes.saturating_add(slice_nodes.max(1));
        loop {
            let Some(work) = &mut job.work else { return Status::Done(job.answer.clone()) };
            let node_limit = work.limits.nodes.unwrap_or(u64::MAX);
            let is_late = work.time().is_some_and(|limit| job.elapsed_ms >= limit);
            if is_late || self.tree.nodes >= node_limit {
                job.work = None;
                continue;
            }
            if self.tree.nodes >= slice_end {
                return Status::Running;
            }
            let until = (self.tree.nodes + p::NODES_PER_LOOK).min(slice_end).min(node_limit);
            let finished = self.tree.run(until);
            work.learn(&self.game, &mut job.lines, &self.tree);
            if let Some(score) = finished
                && !work.next_iteration(&mut job.lines, &mut self.tree, score)
            {
                job.work = None;
            }
            job.answer_first_line();
            job.elapsed_ms = now_ms().saturating_sub(began);
        }
    }

    /// Ends the search: the next slice gives the best answer so far at once.
    pub fn stop(&mut self) {
        if let Some(job) = &mut self.job {
            job.work = None;
        }
    }

    /// The answer as it stands, if a search was started.
    #[must_use]
    pub fn best(&self) -> Option<&Best> {
        self.job.as_ref().map(|job| &job.answer)
    }

    /// How far the search has come.
    #[must_use]
    pub fn info(&self) -> Info {
        let job = self.job.as_ref();
        let lines: Vec<Line> = job.map_or_else(Vec::new, |job| job.lines.all().map(Found::told).collect());
        let best = lines.first();
        Info {
            depth: best.map_or(0, |line| line.depth),
            seldepth: self.tree.deepest.clamp(0, 255) as u8,
            score: best.map_or(Score::CentiRabbits(0), |line| line.score),
            nodes: job.map_or(0, |_| self.tree.nodes),
            time_ms: job.map_or(0, |job| job.elapsed_ms),
            table_permille: self.tree.table.fullness(),
            pv: best.map_or_else(Vec::new, |line| line.pv.clone()),
            lines,
        }
    }
}

impl Job {
    /// A job whose answer is known without a search.
    fn new(answer: Best, lines: Lines) -> Job {
        Job { answer, lines, began_ms: None, elapsed_ms: 0, work: None }
    }

    fn answer_first_line(&mut self) {
        if let Some(first) = self.lines.all().next()
            && !matches!(&self.answer, Best::Turn(turn) if turn == first.turn())
        {
            self.answer = Best::Turn(first.turn().to_vec());
        }
    }
}

/// Whether an action ends the turn that a position is in.
fn ends_turn(position: &Position, action: Action) -> bool {
    action.as_move().is_none_or(|made| made.cost() >= position.steps_left())
}

#[cfg(test)]
mod tests;
