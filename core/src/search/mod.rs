//! Choosing a turn: a search that runs in slices, for a budget of nodes, time or depth.
//!
//! The search never asks for the time; its caller passes a clock in. With a limit of nodes or depth alone, the same
//! game, options and history of searches give the same answer on every machine, in whatever slices it runs.
//!
//! ```
//! use ansa_core::game::{Game, Placing};
//! use ansa_core::game::placing::CLASSIC;
//! use ansa_core::search::{Best, Limits, Options, Search, Status};
//! use ansa_core::Side;
//! let mut game = Game::new();
//! game.set_up(&Placing::named(CLASSIC, Side::Gold)).unwrap();
//! game.set_up(&Placing::named(CLASSIC, Side::Silver)).unwrap();
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
mod fresh;
mod line;
mod order;
mod params;
mod past;
mod score;
mod table;
pub mod time;
mod tree;

use core::fmt;

use crate::book;
use crate::eval::HandMade;
use crate::game::{Game, Phase, Placing};
use crate::position::Position;
use crate::position::step::Step;
use action::Action;
use params as p;
use score::{DECIDED, INFINITE, WON};
use table::Table;
use tree::Tree;

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

/// When to stop. Without any limit a search ends at the greatest depth, or when it has proved a win or a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Nodes to visit.
    pub nodes: Option<u64>,
    /// Milliseconds from the first slice on.
    pub time_ms: Option<u64>,
    /// Depth in steps, at least 1.
    pub depth: Option<u8>,
    /// By how many thousandths of a rabbit every evaluation is blurred, up or down: 0 for full strength, at most
    /// 100 000.
    pub noise: u32,
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
    Setup(Placing),
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
}

/// A search from its start until the next one.
struct Job {
    /// What would be answered now.
    answer: Best,
    /// The line that it begins, and what that is worth.
    pv: Vec<Vec<Step>>,
    score: i32,
    /// The depth that gave the answer.
    depth: i16,
    began_ms: Option<u64>,
    elapsed_ms: u64,
    /// What is still to be searched; nothing when the answer is final.
    work: Option<Work>,
}

/// The iteration under way.
struct Work {
    root: Position,
    limits: Limits,
    depth: i16,
    window: (i32, i32),
}

/// A searcher with its table and what it has learned; it serves a whole game, and game after game.
pub struct Search {
    seed: u64,
    tree: Tree<HandMade>,
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
        let tree = Tree::new(HandMade, Table::new(options.table_bytes), options.seed);
        Search { seed: options.seed, tree, game: Game::new(), job: None }
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
        let root = match game.phase() {
            Phase::Setup(side) => {
                let placing = book::placing(game, side, self.seed);
                self.job = Some(Job::answered(Best::Setup(placing), Vec::new(), 0));
                return Ok(());
            }
            Phase::Turn(position) => position,
        };
        if let Some(goal) = line::goal_turn(game, &root) {
            self.job = Some(Job::answered(Best::Turn(goal.clone()), vec![goal], score::won_in(1)));
            return Ok(());
        }
        // A game that is not over has a legal turn.
        let Some(first) = line::any_turn(game, &root) else { return Err(SearchError::GameOver) };
        self.game = game.clone();
        self.tree.past.set(game);
        self.tree.prepare(limits.noise);
        let work = Work { root, limits, depth: 1, window: (-INFINITE, INFINITE) };
        work.begin(&mut self.tree);
        let job = Job::answered(Best::Turn(first.clone()), vec![first], 0);
        self.job = Some(Job { work: Some(work), ..job });
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
            let Some(work) = &job.work else { return Status::Done(job.answer.clone()) };
            let (root, depth) = (work.root, work.depth);
            let node_limit = work.limits.nodes.unwrap_or(u64::MAX);
            let is_late = work.limits.time_ms.is_some_and(|limit| job.elapsed_ms >= limit);
            if is_late || self.tree.nodes >= node_limit {
                job.work = None;
                continue;
            }
            if self.tree.nodes >= slice_end {
                return Status::Running;
            }
            let until = (self.tree.nodes + p::NODES_PER_LOOK).min(slice_end).min(node_limit);
            let finished = self.tree.run(until);
            job.learn(&self.game, &root, depth, &self.tree);
            if let (Some(score), Some(work)) = (finished, &mut job.work)
                && !work.next_iteration(&mut self.tree, score)
            {
                job.work = None;
            }
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
        Info {
            depth: job.map_or(0, |job| job.depth as u8),
            seldepth: self.tree.deepest.clamp(0, 255) as u8,
            score: Score::new(job.map_or(0, |job| job.score)),
            nodes: job.map_or(0, |_| self.tree.nodes),
            time_ms: job.map_or(0, |job| job.elapsed_ms),
            table_permille: self.tree.table.fullness(),
            pv: job.map_or_else(Vec::new, |job| job.pv.clone()),
        }
    }
}

impl Job {
    /// A job whose answer is known without a search.
    fn answered(answer: Best, pv: Vec<Vec<Step>>, score: i32) -> Job {
        Job { answer, pv, score, depth: 0, began_ms: None, elapsed_ms: 0, work: None }
    }

    /// Takes over the best line of the iteration under way, if it has changed and stands up to the rules.
    fn learn(&mut self, game: &Game, root: &Position, depth: i16, tree: &Tree<HandMade>) {
        let Some((score, actions)) = tree.best() else { return };
        if self.depth == depth && self.score == score {
            return;
        }
        let turns = line::turns(root, actions);
        if let Some(first) = turns.first()
            && line::is_legal(game, first)
        {
            self.answer = Best::Turn(first.clone());
            self.pv = turns;
            self.score = score;
            self.depth = depth;
        }
    }
}

impl Work {
    fn begin(&self, tree: &mut Tree<HandMade>) {
        tree.begin(self.root, self.depth, self.window.0, self.window.1);
    }

    /// Goes on after an iteration that ended with this score; false if nothing is left to search.
    fn next_iteration(&mut self, tree: &mut Tree<HandMade>, score: i32) -> bool {
        // --- Aspiration: a score outside of the window is searched again with a wider one.
        let (alpha, beta) = self.window;
        if score <= alpha && alpha > -INFINITE {
            self.window.0 = widened(alpha, alpha - (beta - alpha));
        } else if score >= beta && beta < INFINITE {
            self.window.1 = widened(beta, beta + (beta - alpha));
        } else {
            // A win or a loss that lies within the depth searched is not going to change.
            let proved = score.abs() > DECIDED && WON - score.abs() <= i32::from(self.depth) / 4;
            let deepest =
                self.limits.depth.map_or(p::MAX_DEPTH, |depth| i16::from(depth).clamp(1, p::MAX_DEPTH));
            if proved || self.depth >= deepest {
                return false;
            }
            self.depth += 1;
            let narrow = self.depth >= p::ASPIRATION_DEPTH && score.abs() < DECIDED;
            self.window = if narrow {
                (score - p::ASPIRATION_WINDOW, score + p::ASPIRATION_WINDOW)
            } else {
                (-INFINITE, INFINITE)
            };
        }
        self.begin(tree);
        true
    }
}

/// A wider bound; far from where it began, no bound at all.
fn widened(from: i32, to: i32) -> i32 {
    if (from - to).abs() > 20 * p::ASPIRATION_WINDOW || to.abs() >= DECIDED {
        if to < from { -INFINITE } else { INFINITE }
    } else {
        to
    }
}

/// Whether an action ends the turn that a position is in.
fn ends_turn(position: &Position, action: Action) -> bool {
    action.as_move().is_none_or(|made| made.cost() >= position.steps_left())
}

#[cfg(test)]
mod tests;
