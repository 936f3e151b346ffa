//! The Arimaa Engine Interface, version 1: what an engine answers to what a controller says, line by line.
//!
//! The session reads and writes nothing itself, and is told the time: its caller hands it lines, lets it think in slices
//! while it [has something to think about](Session::is_thinking), and passes on what it says. Nothing that a controller
//! sends ends the session but `quit`: what makes no sense is logged as an error, and nothing has changed.
//!
//! Besides the interface's own options there are `depth` (steps), `nodes` and `level` (1 to 10, see [`crate::Level`]) to limit
//! each turn, 0 for no such limit, `hash` (the table's megabytes, 0 for the usual size) and `seed` (which of equal turns is
//! played).
//!
//! ```
//! use ansa_core::aei::{Defaults, Session};
//! use ansa_core::eval::Evaluation;
//! let mut now = || 0;
//! let mut session = Session::new(Defaults::default(), Evaluation::default(), now());
//! for line in ["aei", "setoption name nodes value 100", "go"] {
//!     session.answer(line, &mut now);
//! }
//! while session.is_thinking() {
//!     session.think(1000, &mut now);
//! }
//! let said = session.take_said();
//! assert_eq!(said[0], "protocol-version 1");
//! assert!(said.last().unwrap().starts_with("bestmove "));
//! ```

mod options;
mod words;

use crate::eval::Evaluation;
use crate::game::Roster;
use crate::position::outcome::RuleSet;
use crate::search::{Best, Info, Options, Score, Search, Status};
use crate::{BySide, Game};
use options::Settings;

/// A longer line, in bytes, is no message.
pub const LONGEST_LINE: usize = 1 << 16;
/// What a win in one turn is worth in `info score`, in hundredths of a rabbit; each further turn takes one off.
const WIN: i32 = 100_000;

/// What holds until an option says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defaults {
    /// Decides between equals; a controller that wants the same games again sets the option `seed`.
    pub seed: u64,
    /// Megabytes of the table of positions.
    pub megabytes: u64,
}

impl Default for Defaults {
    fn default() -> Defaults {
        Defaults { seed: 0, megabytes: 64 }
    }
}

/// A thinking engine: what it was told to do.
#[derive(Debug)]
struct Thinking {
    /// The depth last told of.
    told: u8,
    /// It goes on until a message ends it, and only `stop` is answered: nobody waits for a turn.
    ponders: bool,
    /// There is nothing left to ponder.
    waits: bool,
}

/// What one controller and the engine have come to: the game, the options, and the search under way.
#[derive(Debug)]
pub struct Session {
    said: Vec<String>,
    opened: bool,
    settings: Settings,
    evaluation: Evaluation,
    game: Game,
    search: Search,
    /// What the search was made with.
    options: Options,
    thinking: Option<Thinking>,
    /// When the game began, as far as its total time is concerned.
    game_began_ms: u64,
}

/// A game in which a side may place fewer pieces: a controller need not say that it plays with a handicap.
fn new_game() -> Game {
    Game::with(RuleSet::CURRENT, BySide { gold: Roster::Any, silver: Roster::Any })
}

impl Session {
    /// A session that waits for `aei`. Times are milliseconds since any fixed moment, here and everywhere.
    #[must_use]
    pub fn new(defaults: Defaults, evaluation: Evaluation, now_ms: u64) -> Session {
        let settings = Settings::new(defaults);
        let options = settings.search_options();
        Session {
            said: Vec::new(),
            opened: false,
            settings,
            game: new_game(),
            search: Search::with(options, evaluation.clone()),
            evaluation,
            options,
            thinking: None,
            game_began_ms: now_ms,
        }
    }

    /// Whether there is something to think about while no message comes.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| !thinking.waits)
    }

    /// The lines said since this was last asked, in order.
    pub fn take_said(&mut self) -> Vec<String> {
        std::mem::take(&mut self.said)
    }

    fn say(&mut self, line: impl Into<String>) {
        self.said.push(line.into());
    }

    fn error(&mut self, message: &str) {
        // An error's text may hold what was sent: one line it must stay.
        let message: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.say(format!("log Error: {message}"));
    }

    /// Answers one message. False if the session is to end.
    pub fn answer(&mut self, line: &str, now_ms: &mut dyn FnMut() -> u64) -> bool {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "quit" => return false,
            "aei" => self.open(),
            _ if !self.opened => {
                self.error(&format!("“aei” was expected first, not “{}”", words::short(word)));
            }
            "isready" => self.say("readyok"),
            "newgame" => {
                self.thinking = None;
                self.search.clear();
                self.settings.reset_reserves();
                self.game = new_game();
                self.game_began_ms = now_ms();
            }
            "setposition" => self.take_over(words::position(rest)),
            "setoption" => self.set_option(rest),
            "makemove" => self.take_over(words::played(&self.game, rest)),
            "go" => self.go(rest, now_ms()),
            "stop" => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.ponders = false;
                    self.search.stop();
                    self.think(1, now_ms);
                }
            }
            _ => self.error(&format!("unknown message “{}”", words::short(word))),
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
            self.say(line);
        }
    }

    /// Makes a changed game the session's; whatever was thought about is no longer asked for.
    fn take_over(&mut self, next: Result<Game, String>) {
        match next {
            Ok(game) => {
                self.thinking = None;
                self.game = game;
            }
            Err(message) => self.error(&message),
        }
    }

    fn set_option(&mut self, rest: &str) {
        // A search under way goes on as it began; a later one follows the option.
        match self.settings.set(rest) {
            Ok(None) => {}
            Ok(Some(warning)) => self.say(format!("log Warning: {warning}")),
            Err(message) => self.error(&message),
        }
    }

    fn go(&mut self, rest: &str, now_ms: u64) {
        let ponder = match rest {
            "" => false,
            "ponder" => true,
            other => return self.error(&format!("“go {}” is unknown", words::short(other))),
        };
        if self.thinking.is_some() {
            return self.error("a search is under way: stop it first");
        }
        let limits = if ponder {
            self.settings.level_limits()
        } else {
            self.settings.limits(self.game.side(), now_ms.saturating_sub(self.game_began_ms))
        };
        let options = self.settings.search_options();
        if options != self.options {
            self.search = Search::with(options, self.evaluation.clone());
            self.options = options;
        }
        match self.search.start(&self.game, limits) {
            Ok(()) => self.thinking = Some(Thinking { told: 0, ponders: ponder, waits: false }),
            Err(error) => {
                self.error(&error.to_string());
                // Not every controller knows every end of a game; it waits for an answer.
                let lost =
                    self.game.outcome().is_some_and(|outcome| outcome.winner == Some(!self.game.side()));
                if lost && !ponder {
                    self.say("bestmove resign");
                }
            }
        }
    }

    /// Searches about so many nodes further, tells of progress, and answers when the search is done. Without anything to
    /// think about it does nothing.
    pub fn think(&mut self, nodes: u64, now_ms: &mut dyn FnMut() -> u64) {
        let Some(thinking) = &mut self.thinking else { return };
        let status = self.search.run(nodes, now_ms);
        let info = self.search.info();
        let news = info.depth > thinking.told;
        thinking.told = info.depth;
        let done = match status {
            Status::Running => None,
            Status::Done(best) => Some(best),
            Status::Idle => return,
        };
        if news || done.is_some() {
            self.tell(&info, done.is_none());
        }
        if let Some(best) = done {
            if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.ponders) {
                thinking.waits = true;
                return;
            }
            self.thinking = None;
            let text = match &best {
                Best::Setup(setup) => words::setup(setup),
                Best::Turn(steps) => self.game.line_in_words(std::slice::from_ref(steps)),
            };
            self.say(format!("bestmove {text}"));
        }
    }

    fn tell(&mut self, info: &Info, unfinished: bool) {
        if info.pv.is_empty() {
            return;
        }
        let score = match info.score {
            Score::CentiRabbits(score) => score,
            Score::WinIn(turns) => WIN - i32::from(turns),
            Score::LossIn(turns) => i32::from(turns) - WIN,
        };
        let line = self.game.line_in_words(&info.pv);
        self.say(format!("info depth {}{}", info.depth, if unfinished { "+" } else { "" }));
        self.say(format!("info time {}", info.time_ms.div_ceil(1000)));
        self.say(format!("info nodes {}", info.nodes));
        self.say(format!("info score {score}"));
        self.say(format!("info pv {line}"));
    }
}

#[cfg(test)]
mod tests;
