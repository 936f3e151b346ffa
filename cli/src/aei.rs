//! `ansa aei`: the Arimaa Engine Interface, version 1, on standard input and output.
//!
//! A thread reads lines; the session answers them, and searches in slices between looking for the next one, so that
//! `stop` and `quit` are heard within milliseconds. Nothing that a controller sends ends the session but `quit` and
//! the end of input: what makes no sense is logged as an error, and nothing has changed.

mod options;
mod words;

use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use ansa_core::eval::Evaluation;
use ansa_core::game::Roster;
use ansa_core::position::outcome::RuleSet;
use ansa_core::search::{Best, Info, Limits, Options, Score, Search, Status};
use ansa_core::{BySide, Game};

use crate::Failure;
use crate::arguments::Arguments;
use crate::weights;
use options::Settings;

/// Nodes between two looks for a message: a millisecond or two.
const SLICE: u64 = 2_000;
/// A longer line is no message; what comes after this many bytes is taken for another line.
const LONGEST_LINE: u64 = 1 << 16;
/// What a win in one turn is worth in `info score`, in hundredths of a rabbit; each further turn takes one off.
const WIN: i32 = 100_000;

/// A thinking engine: what it was told to do.
struct Thinking {
    began: Instant,
    /// The depth last told of.
    told: u8,
    /// It goes on until a message ends it, and only `stop` is answered: nobody waits for a turn.
    ponders: bool,
    /// There is nothing left to ponder.
    waits: bool,
}

struct Session<W> {
    out: W,
    opened: bool,
    settings: Settings,
    evaluation: Evaluation,
    game: Game,
    search: Search,
    /// What the search was made with.
    options: Options,
    thinking: Option<Thinking>,
    /// When the game began, as far as its total time is concerned.
    game_began: Instant,
}

/// Plays until `quit` or the end of input.
pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    let arguments = Arguments::read(words, &["weights"])?;
    arguments.no_others()?;
    let evaluation = arguments.text("weights").map(weights::evaluation).transpose()?.unwrap_or_default();
    // A bound keeps a flood of messages in the pipe rather than in memory.
    let (sender, lines) = sync_channel(64);
    // The thread ends with the input, or with the process.
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() => return,
                Ok(_) => {}
            }
        }
    });
    Session::new(io::stdout(), seed_from_time(), evaluation).serve(&lines)
}

/// Another one for every session, so that games differ; the option `seed` makes them the same.
fn seed_from_time() -> u64 {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since_1970.as_nanos() as u64
}

/// A game in which a side may place fewer pieces: a controller need not say that it plays with a handicap.
fn new_game() -> Game {
    Game::with(RuleSet::CURRENT, BySide { gold: Roster::Any, silver: Roster::Any })
}

impl<W: Write> Session<W> {
    fn new(out: W, seed: u64, evaluation: Evaluation) -> Session<W> {
        let settings = Settings::new(seed);
        let options = settings.search_options();
        Session {
            out,
            opened: false,
            settings,
            game: new_game(),
            search: Search::with(options, evaluation.clone()),
            evaluation,
            options,
            thinking: None,
            game_began: Instant::now(),
        }
    }

    /// Answers messages, and thinks while there are none.
    fn serve(&mut self, lines: &Receiver<String>) -> Result<(), Failure> {
        loop {
            let line = if self.thinking.as_ref().is_some_and(|thinking| !thinking.waits) {
                match lines.try_recv() {
                    Ok(line) => Some(line),
                    Err(TryRecvError::Empty) => None,
                    Err(TryRecvError::Disconnected) => return Ok(()),
                }
            } else {
                match lines.recv() {
                    Ok(line) => Some(line),
                    Err(_) => return Ok(()),
                }
            };
            match line {
                Some(line) if !self.answer(&line)? => return Ok(()),
                Some(_) => {}
                None => self.think()?,
            }
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn error(&mut self, message: &str) -> io::Result<()> {
        // An error's text may hold what was sent: one line it must stay.
        let message: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.say(&format!("log Error: {message}"))
    }

    /// Answers one message. False if the session is to end.
    fn answer(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "quit" => return Ok(false),
            "aei" => self.open()?,
            _ if !self.opened => {
                self.error(&format!("“aei” was expected first, not “{}”", words::short(word)))?;
            }
            "isready" => self.say("readyok")?,
            "newgame" => {
                self.thinking = None;
                self.search.clear();
                self.settings.reset_reserves();
                self.game = new_game();
                self.game_began = Instant::now();
            }
            "setposition" => {
                let position = words::position(rest);
                self.take_over(position)?;
            }
            "setoption" => self.set_option(rest)?,
            "makemove" => {
                let next = words::played(&self.game, rest);
                self.take_over(next)?;
            }
            "go" => self.go(rest)?,
            "stop" => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.ponders = false;
                    self.search.stop();
                    self.think()?;
                }
            }
            _ => self.error(&format!("unknown message “{}”", words::short(word)))?,
        }
        Ok(true)
    }

    fn open(&mut self) -> io::Result<()> {
        self.opened = true;
        for line in [
            "protocol-version 1",
            "id name Ansa",
            "id author The Ansa developers",
            concat!("id version ", env!("CARGO_PKG_VERSION")),
            "aeiok",
        ] {
            self.say(line)?;
        }
        Ok(())
    }

    /// Makes a changed game the session's; whatever was thought about is no longer asked for.
    fn take_over(&mut self, next: Result<Game, String>) -> io::Result<()> {
        match next {
            Ok(game) => {
                self.thinking = None;
                self.game = game;
                Ok(())
            }
            Err(message) => self.error(&message),
        }
    }

    fn set_option(&mut self, rest: &str) -> io::Result<()> {
        // A search under way goes on as it began; a later one follows the option.
        match self.settings.set(rest) {
            Ok(None) => Ok(()),
            Ok(Some(warning)) => self.say(&format!("log Warning: {warning}")),
            Err(message) => self.error(&message),
        }
    }

    fn go(&mut self, rest: &str) -> io::Result<()> {
        let ponder = match rest {
            "" => false,
            "ponder" => true,
            other => return self.error(&format!("“go {}” is unknown", words::short(other))),
        };
        if self.thinking.is_some() {
            return self.error("a search is under way: stop it first");
        }
        let limits = if ponder {
            Limits::default()
        } else {
            self.settings.limits(self.game.side(), self.game_began.elapsed().as_millis() as u64)
        };
        let options = self.settings.search_options();
        if options != self.options {
            self.search = Search::with(options, self.evaluation.clone());
            self.options = options;
        }
        match self.search.start(&self.game, limits) {
            Ok(()) => {
                self.thinking =
                    Some(Thinking { began: Instant::now(), told: 0, ponders: ponder, waits: false });
                Ok(())
            }
            Err(error) => {
                self.error(&error.to_string())?;
                // Not every controller knows every end of a game; it waits for an answer.
                let lost =
                    self.game.outcome().is_some_and(|outcome| outcome.winner == Some(!self.game.side()));
                if lost && !ponder { self.say("bestmove resign") } else { Ok(()) }
            }
        }
    }

    /// Searches one slice, tells of progress, and answers when the search is done.
    fn think(&mut self) -> io::Result<()> {
        let Some(thinking) = &mut self.thinking else { return Ok(()) };
        let began = thinking.began;
        let status = self.search.run(SLICE, &mut || began.elapsed().as_millis() as u64);
        let info = self.search.info();
        let news = info.depth > thinking.told;
        thinking.told = info.depth;
        let done = match status {
            Status::Running => None,
            Status::Done(best) => Some(best),
            Status::Idle => return Ok(()),
        };
        if news || done.is_some() {
            self.tell(&info, done.is_none())?;
        }
        if let Some(best) = done {
            if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.ponders) {
                thinking.waits = true;
                return Ok(());
            }
            self.thinking = None;
            let text = match &best {
                Best::Setup(placing) => words::placing(placing),
                Best::Turn(steps) => self.game.line_in_words(std::slice::from_ref(steps)),
            };
            self.say(&format!("bestmove {text}"))?;
        }
        Ok(())
    }

    fn tell(&mut self, info: &Info, unfinished: bool) -> io::Result<()> {
        if info.pv.is_empty() {
            return Ok(());
        }
        let score = match info.score {
            Score::CentiRabbits(score) => score,
            Score::WinIn(turns) => WIN - i32::from(turns),
            Score::LossIn(turns) => i32::from(turns) - WIN,
        };
        self.say(&format!("info depth {}{}", info.depth, if unfinished { "+" } else { "" }))?;
        self.say(&format!("info time {}", info.time_ms.div_ceil(1000)))?;
        self.say(&format!("info nodes {}", info.nodes))?;
        self.say(&format!("info score {score}"))?;
        let line = self.game.line_in_words(&info.pv);
        self.say(&format!("info pv {line}"))
    }
}

#[cfg(test)]
mod tests;
