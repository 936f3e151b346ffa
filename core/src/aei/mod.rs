//! The Arimaa Engine Interface (AEI), version 1: the engine's side of the protocol.
//!
//! [`Session`] does no I/O and has no clock. The caller passes in messages and the time, calls [`Session::think`] while
//! the session [is thinking](Session::is_thinking), and forwards the output. Only `quit` ends a session. An invalid
//! message is logged as an error and has no other effect. The words of a message can be separated by any amount of
//! white space.
//!
//! Each `go` gets exactly one `bestmove`, even if the game is over: the side that has won plays on, and the side that
//! has lost resigns. `go ponder` gets its `bestmove` on `stop`.
//!
//! A search is cancelled, without an answer, by `newgame`, a valid `setposition` or `makemove`, and `quit`; pondering
//! is also cancelled by the next `go`. `stop` ends a search with its answer. Everything else leaves it running:
//! `isready`, `setoption` (which takes effect on the next `go`), another `go` or `go ponder`, and invalid messages.
//!
//! In addition to the protocol's options, the engine has `depth` (in steps), `nodes` and `level` (1 to 11, see
//! [`crate::Level`]), which limit the search of each turn (0 for no limit), `style` (`level` for the level's own style,
//! or the text of a [`crate::search::PlayStyle`]), `hash` (size of the transposition table in megabytes, 0 for the
//! default) and `seed` (breaks ties between turns of equal score).
//!
//! ```
//! use ansa_core::aei::{Defaults, Session};
//! use ansa_core::eval::Evaluator;
//! let mut now = || 0;
//! let mut session = Session::new(Defaults::default(), Evaluator::default(), now());
//! for line in ["aei", "setoption name nodes value 100", "go"] {
//!     session.answer(line, &mut now);
//! }
//! while session.is_thinking() {
//!     session.think(1000, &mut now);
//! }
//! let answers = session.take_output();
//! assert_eq!(answers[0], "protocol-version 1");
//! assert!(answers.last().unwrap().starts_with("bestmove "));
//! ```

mod options;
mod random_turn;
mod text;

use std::sync::Arc;

use crate::eval::Evaluator;
use crate::game::Roster;
use crate::position::rule_set::RuleSet;
use crate::search::{Best, Info, Options, Score, Search, Status};
use crate::tables::Tables;
use crate::{BySide, Game};
use options::EngineOptions;

/// Maximum length of a message in bytes, without the line ending. A longer message is rejected as a whole.
pub const MAX_LINE_LENGTH: usize = 1 << 16;
/// `info score` for a win in one turn, in hundredths of a rabbit. Each further turn subtracts one.
const WIN_SCORE: i32 = 100_000;

/// Initial values of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defaults {
    /// Breaks ties between turns of equal score. For reproducible games, the controller sets the `seed` option.
    pub seed: u64,
    /// Size of the transposition table in megabytes.
    pub megabytes: u64,
}

impl Default for Defaults {
    fn default() -> Defaults {
        Defaults { seed: 0, megabytes: 64 }
    }
}

/// The state of a search in progress.
#[derive(Debug)]
struct ActiveSearch {
    /// The depth reported last.
    reported_depth: u8,
    /// The search is pondering: it runs until a message ends it, and only `stop` gets an answer.
    pondering: bool,
    /// The answer of pondering that has reached its limits. The session waits for a message.
    held_answer: Option<String>,
}

/// A session with one controller: the game, the options, and the search in progress.
#[derive(Debug)]
pub struct Session {
    output: Vec<String>,
    opened: bool,
    settings: EngineOptions,
    evaluator: Evaluator,
    game: Game,
    search: Search,
    tables: Option<Arc<Tables>>,
    /// The options with which the search was created.
    options: Options,
    active: Option<ActiveSearch>,
    /// Start of the game, needed for the limit on its total time.
    game_began_ms: u64,
}

/// A game whose setups may lack pieces, because a controller need not announce a handicap.
fn new_game() -> Game {
    Game::with(RuleSet::CURRENT, BySide { gold: Roster::Any, silver: Roster::Any })
}

impl Session {
    /// Creates a session that expects `aei` first. All times are in milliseconds since some fixed point in time.
    #[must_use]
    pub fn new(defaults: Defaults, evaluator: Evaluator, now_ms: u64) -> Session {
        let settings = EngineOptions::new(defaults);
        let options = settings.search_options();
        Session {
            output: Vec::new(),
            opened: false,
            settings,
            game: new_game(),
            search: Search::with(options, evaluator.clone()),
            tables: None,
            evaluator,
            options,
            active: None,
            game_began_ms: now_ms,
        }
    }

    /// Adds the option `random`: how many of a hundred turns are played at random, each legal turn with the same
    /// probability. Turns that end on the same board count as one. `seed` also draws these turns.
    ///
    /// A session without it needs less code, which counts on a page.
    #[must_use]
    pub fn with_random_turns(mut self) -> Session {
        self.settings.draw = Some(random_turn::draw);
        self
    }

    /// Uses endgame tables in every search.
    #[must_use]
    pub fn with_tables(mut self, tables: Arc<Tables>) -> Session {
        self.tables = Some(tables);
        self.search.use_tables(self.tables.clone());
        self
    }

    /// Whether a search is in progress, so that [`Session::think`] needs to be called.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.active.as_ref().is_some_and(|active| active.held_answer.is_none())
    }

    /// Whether the session is pondering: only `stop` gets an answer.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.active.as_ref().is_some_and(|active| active.pondering)
    }

    /// Takes the lines of output produced since the last call, in order.
    pub fn take_output(&mut self) -> Vec<String> {
        std::mem::take(&mut self.output)
    }

    fn send(&mut self, line: impl Into<String>) {
        self.output.push(line.into());
    }

    fn error(&mut self, message: &str) {
        // The text may quote the message, and the output must stay on one line.
        let message: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.send(format!("log Error: {message}"));
    }

    /// Handles one message. Returns false if it ends the session.
    pub fn answer(&mut self, line: &str, now_ms: &mut dyn FnMut() -> u64) -> bool {
        if line.trim_end_matches(['\r', '\n']).len() > MAX_LINE_LENGTH {
            self.error(&format!("a message of more than {MAX_LINE_LENGTH} bytes is refused"));
            return true;
        }
        let (word, rest) = text::split_word(line);
        match word {
            "" => {}
            "quit" => return false,
            "aei" => self.open(),
            _ if !self.opened => {
                self.error(&format!("“aei” was expected first, not “{}”", text::excerpt(word)));
            }
            "isready" => self.send("readyok"),
            "newgame" => {
                self.active = None;
                self.search.clear();
                self.settings.reset_reserves();
                self.game = new_game();
                self.game_began_ms = now_ms();
            }
            "setposition" => self.replace_game(text::read_position(rest)),
            "setoption" => self.set_option(rest),
            "makemove" => self.replace_game(text::play(&self.game, rest)),
            "go" => self.go(rest, now_ms()),
            "stop" => {
                if let Some(active) = &mut self.active {
                    active.pondering = false;
                    self.search.stop();
                    self.think(1, now_ms);
                    self.send_held_answer();
                }
            }
            _ => self.error(&format!("unknown message “{}”", text::excerpt(word))),
        }
        true
    }

    fn open(&mut self) {
        self.opened = true;
        for line in [
            "protocol-version 1",
            "id name Ansa",
            "id author The Ansa developers",
            concat!("id version ", env!("CARGO_PKG_VERSION")),
            "aeiok",
        ] {
            self.send(line);
        }
    }

    /// Replaces the game and abandons a search in progress without an answer.
    fn replace_game(&mut self, next: Result<Game, String>) {
        match next {
            Ok(game) => {
                self.active = None;
                self.game = game;
            }
            Err(message) => self.error(&message),
        }
    }

    fn set_option(&mut self, rest: &str) {
        // A search in progress keeps its options. The next search uses the new value.
        match self.settings.set(rest) {
            Ok(None) => {}
            Ok(Some(warning)) => self.send(format!("log Warning: {warning}")),
            Err(message) => self.error(&message),
        }
    }

    fn go(&mut self, rest: &str, now_ms: u64) {
        let ponder = match rest {
            "" => false,
            "ponder" => true,
            other => return self.error(&format!("“go {}” is unknown", text::excerpt(other))),
        };
        // `go` ends pondering, whose answer nobody waits for. Any other search is still owed an answer.
        if self.active.as_ref().is_some_and(|active| ponder || !active.pondering) {
            return self.error("a search is under way: stop it first");
        }
        let limits = if ponder {
            self.settings.pondering_limits()
        } else {
            self.settings.limits(self.game.side(), now_ms.saturating_sub(self.game_began_ms))
        };
        if !ponder && let Some(turn) = self.settings.random_turn(&self.game) {
            let answer = self.game.line_in_words(&[turn.steps().iter().map(|played| played.step).collect()]);
            self.active = None;
            return self.send(format!("bestmove {answer}"));
        }
        let options = self.settings.search_options();
        if options != self.options {
            self.search = Search::with(options, self.evaluator.clone());
            self.search.use_tables(self.tables.clone());
            self.options = options;
        }
        let held_answer = match self.search.start(&self.game, limits) {
            Ok(()) => None,
            Err(error) => {
                self.error(&error.to_string());
                Some(self.answer_after_the_end())
            }
        };
        self.active = Some(ActiveSearch { reported_depth: 0, pondering: ponder, held_answer });
        self.send_held_answer();
    }

    /// The answer where the game is over: a controller that has not noticed it still expects one.
    ///
    /// The loser resigns. The winner must not, so it moves while it can.
    fn answer_after_the_end(&self) -> String {
        let has_lost = self.game.outcome().is_some_and(|outcome| outcome.winner == Some(!self.game.side()));
        let turn = self.game.position().filter(|_| !has_lost).and_then(|position| {
            let mut turn = None;
            position.for_each_move(|composite| {
                let end = position.after_move(composite).after_pass();
                if turn.is_none() && !self.game.is_forbidden(&end) {
                    turn = Some(composite.steps().collect());
                }
            });
            turn
        });
        turn.map_or_else(|| "resign".to_owned(), |turn| self.game.line_in_words(&[turn]))
    }

    /// Sends the answer of a search that is held back, once it no longer ponders.
    fn send_held_answer(&mut self) {
        if let Some(active) = &mut self.active
            && !active.pondering
            && let Some(answer) = active.held_answer.take()
        {
            self.active = None;
            self.send(format!("bestmove {answer}"));
        }
    }

    /// Searches about `nodes` more nodes, reports progress, and answers when the search is done. Does nothing if no
    /// search is in progress.
    pub fn think(&mut self, nodes: u64, now_ms: &mut dyn FnMut() -> u64) {
        let Some(active) = self.active.as_mut().filter(|active| active.held_answer.is_none()) else { return };
        let status = self.search.run(nodes, now_ms);
        let info = self.search.info();
        let is_deeper = info.depth > active.reported_depth;
        active.reported_depth = info.depth;
        let done = match status {
            Status::Running => None,
            Status::Done(best) => Some(best),
            Status::Idle => return,
        };
        if is_deeper || done.is_some() {
            self.send_info(&info, done.is_none());
        }
        if let Some(best) = done {
            let answer = match &best {
                Best::Setup(setup) => text::write_setup(setup),
                Best::Turn(steps) => self.game.line_in_words(std::slice::from_ref(steps)),
            };
            if let Some(active) = &mut self.active {
                active.held_answer = Some(answer);
            }
            self.send_held_answer();
        }
    }

    fn send_info(&mut self, info: &Info, unfinished: bool) {
        if info.pv.is_empty() {
            return;
        }
        let score = match info.score {
            Score::CentiRabbits(score) => score,
            Score::WinIn(turns) => WIN_SCORE - i32::from(turns),
            Score::LossIn(turns) => i32::from(turns) - WIN_SCORE,
        };
        let line = self.game.line_in_words(&info.pv);
        self.send(format!("info depth {}{}", info.depth, if unfinished { "+" } else { "" }));
        self.send(format!("info time {}", info.time_ms.div_ceil(1000)));
        self.send(format!("info nodes {}", info.nodes));
        self.send(format!("info score {score}"));
        self.send(format!("info pv {line}"));
    }
}

#[cfg(test)]
mod tests;
