//! `ansa match`: plays two engines against each other, in pairs of games with the same opening and the sides swapped.

mod engine;
mod games_file;
pub(crate) mod openings;
mod referee;
mod results;
mod search_stats;
mod statistics;

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use ansa_core::BySide;
use ansa_core::clock::TimeControl;

use crate::CommandError;
use crate::arguments::Arguments;
use crate::random::Random;
use engine::{Engine, EngineCommand};
use games_file::GamesFile;
use openings::Openings;
use referee::{FinishedGame, MatchRules};
use results::{EngineStats, MatchResults, half_points, side_of_one};
use statistics::{Sprt, SprtState};

pub(crate) const HELP: &str = "\
usage: ansa match [--NAME VALUE]…
  --one COMMAND, --two COMMAND   an engine that speaks AEI, e.g. \"target/release/ansa aei\"; default: this program
  --one-option N=V, --two-option N=V   an option to send to the engine before every game; repeatable
  --pairs N          pairs of games with the same setups and the sides swapped (100)
  --openings KIND    setups: book, random or mixed (mixed)
  --seed N           seed of the setups and of Ansa engines (1)
  --nodes N          nodes for each turn of Ansa engines; the result then depends only on the seed
  --depth N          search depth, sent to both engines as the option depth
  --time SECONDS     time for each turn; unused time is lost
  --reserve SECONDS  with --time: starting reserve, to which unused time is added
  --clock CONTROL    a time control instead, e.g. 3s/30s/100/60s
  --tolerance SECONDS  time by which an engine may overstep its limit without losing (0.5)
  --turns N          maximum number of turns for each side (150)
  --at-limit score|draw  result of a game that reaches this maximum (score)
  --jobs N           number of games to play in parallel (1)
  --sprt E0,E1,A,B   stops the match when an SPRT decides between Elo E0 and E1 with error probabilities A and B
  --games FILE       file to write the games to; if it exists, the match continues from it";

const NAMES: [&str; 18] = [
    "one",
    "two",
    "one-option",
    "two-option",
    "pairs",
    "openings",
    "seed",
    "nodes",
    "depth",
    "time",
    "reserve",
    "clock",
    "tolerance",
    "turns",
    "at-limit",
    "jobs",
    "sprt",
    "games",
];

/// The settings of a match.
struct Match {
    commands: [EngineCommand; 2],
    pairs: u64,
    openings: Openings,
    seed: u64,
    nodes: Option<u64>,
    depth: Option<u8>,
    rules: MatchRules,
    jobs: usize,
    sprt: Option<Sprt>,
}

/// A game that a worker has played.
struct PlayedGame {
    number: u64,
    finished: FinishedGame,
    names: BySide<String>,
}

/// Plays a match and reports the results after every pair.
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let arguments = Arguments::read(words, &NAMES)?;
    arguments.no_positional()?;
    let asked = Match::read(&arguments)?;
    let names = asked.check_engines().map_err(CommandError::Work)?;
    let mut games_file = None;
    let mut known = Vec::new();
    if let Some(path) = arguments.text("games") {
        let (file, games) =
            GamesFile::open(Path::new(path), &asked.describe()).map_err(CommandError::Work)?;
        (games_file, known) = (Some(file), games);
    }
    let mut results = MatchResults::default();
    known.retain(|game| game.number < asked.pairs * 2);
    for game in &known {
        results.add(game.number, half_points(side_of_one(game.number), game.winner));
    }
    let left: Vec<u64> =
        (0..asked.pairs * 2).filter(|number| known.iter().all(|game| game.number != *number)).collect();
    let mut out = io::stdout();
    for (which, command, name) in
        [("one", &asked.commands[0], &names[0]), ("two", &asked.commands[1], &names[1])]
    {
        writeln!(out, "{which}: {name} ({})", command.describe())?;
    }
    if !known.is_empty() {
        writeln!(out, "{} games were already played", known.len())?;
    }
    let engine_stats = asked.play(&left, &mut results, games_file.as_mut(), &mut out)?;
    let pairs = results.pairs();
    writeln!(out, "\n{} game pairs: {}", pairs.count(), results.describe(asked.sprt.as_ref()))?;
    writeln!(out, "pairs in which one scored 0, ½, 1, 1½, 2: {:?}", pairs.0)?;
    if let Some(sprt) = &asked.sprt {
        writeln!(out, "{}", results.sprt_state(sprt))?;
    }
    for (which, stats) in ["one", "two"].into_iter().zip(&engine_stats) {
        writeln!(out, "{which}, in this run:\n{}", stats.describe())?;
    }
    Ok(())
}

impl Match {
    fn read(arguments: &Arguments) -> Result<Match, CommandError> {
        let command = |which: &str| {
            let options: Result<Vec<_>, _> =
                arguments.all(&format!("{which}-option")).map(|text| read_option(which, text)).collect();
            match arguments.text(which) {
                Some(line) => EngineCommand::read(line, options?),
                None => EngineCommand::own(options?),
            }
        };
        let commands =
            [command("one").map_err(CommandError::Usage)?, command("two").map_err(CommandError::Usage)?];
        let kinds = Openings::NAMES.map(|(name, _)| name).join(", ");
        let openings = match arguments.text("openings") {
            None => Openings::Mixed,
            Some(name) => Openings::named(name).ok_or_else(|| {
                CommandError::Usage(format!("--openings must be one of {kinds}, not “{name}”"))
            })?,
        };
        let decide_by_score = match arguments.text("at-limit") {
            None | Some("score") => true,
            Some("draw") => false,
            Some(other) => {
                return Err(CommandError::Usage(format!("--at-limit must be score or draw, not “{other}”")));
            }
        };
        let sprt = arguments.text("sprt").map(Sprt::read).transpose().map_err(CommandError::Usage)?;
        let tolerance = arguments.number("tolerance", 0.0..=3600.0)?.unwrap_or(0.5);
        let rules = MatchRules {
            control: read_control(arguments)?,
            tolerance: Duration::from_secs_f64(tolerance),
            max_turns: arguments.number("turns", 1..=100_000)?.unwrap_or(150),
            decide_by_score,
        };
        Ok(Match {
            commands,
            pairs: arguments.number("pairs", 1..=1_000_000)?.unwrap_or(100),
            openings,
            seed: arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1),
            nodes: arguments.number("nodes", 1..=u64::MAX)?,
            depth: arguments.number("depth", 1..=60)?,
            rules,
            jobs: arguments.number("jobs", 1..=256)?.unwrap_or(1),
            sprt,
        })
    }

    /// A line with all settings on which the games depend. All games of one file share it.
    fn describe(&self) -> String {
        let kind = Openings::NAMES.iter().find(|(_, own)| *own == self.openings).map_or("", |(name, _)| name);
        let mut text = format!(
            "ansa match: one {}; two {}; openings {kind}, seed {}",
            self.commands[0].describe(),
            self.commands[1].describe(),
            self.seed
        );
        if let Some(nodes) = self.nodes {
            let _ = write!(text, "; nodes {nodes}");
        }
        if let Some(depth) = self.depth {
            let _ = write!(text, "; depth {depth}");
        }
        if let Some(control) = &self.rules.control {
            let _ = write!(text, "; clock {control}");
        }
        text + &format!(
            "; {} turns, then {}",
            self.rules.max_turns,
            if self.rules.decide_by_score { "score" } else { "draw" }
        )
    }

    /// Starts both engines once; returns their names.
    fn check_engines(&self) -> Result<[String; 2], String> {
        let mut names = [String::new(), String::new()];
        for (command, name) in self.commands.iter().zip(&mut names) {
            let engine = Engine::start(command)?;
            let limited = self.rules.control.is_some() || self.depth.is_some() || !command.options.is_empty();
            let by_nodes = self.nodes.is_some() && engine.is_own();
            if !limited && !by_nodes {
                return Err(format!(
                    "{} has no limit for its turns: set one with --time, --clock, --depth, --nodes (Ansa \
                     engines) or an option of the engine",
                    engine.name
                ));
            }
            engine.name.clone_into(name);
        }
        Ok(names)
    }

    /// Plays these games until the match is decided. Returns the statistics of both engines.
    fn play(
        &self,
        numbers: &[u64],
        results: &mut MatchResults,
        mut games_file: Option<&mut GamesFile>,
        out: &mut impl Write,
    ) -> Result<[EngineStats; 2], CommandError> {
        let mut engine_stats = [EngineStats::default(), EngineStats::default()];
        let stop = AtomicBool::new(false);
        let next = AtomicUsize::new(0);
        let (sender, done) = channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs.min(numbers.len()) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || self.work(numbers, next, stop, &sender));
            }
            drop(sender);
            let mut collect = || -> Result<(), CommandError> {
                if self.count(results, out)? {
                    return Ok(());
                }
                for message in &done {
                    let PlayedGame { number, finished, names } = message.map_err(CommandError::Work)?;
                    let one = side_of_one(number);
                    if let Some(games_file) = &mut games_file {
                        games_file.add(number, one, &names, &finished.game, finished.outcome)?;
                    }
                    if let Some(remark) = &finished.remark {
                        let loser = if finished.outcome.winner == Some(one) { "two" } else { "one" };
                        let label = finished.game.next_label();
                        writeln!(out, "game {}, {label}: {loser} {remark}", number + 1)?;
                    }
                    for (stats, side) in engine_stats.iter_mut().zip([one, !one]) {
                        stats.add(side, finished.outcome, finished.usage[side]);
                    }
                    results.add(number, half_points(one, finished.outcome.winner));
                    if self.count(results, out)? {
                        return Ok(());
                    }
                }
                Ok(())
            };
            let collected = collect();
            stop.store(true, Ordering::Relaxed);
            collected
        })?;
        Ok(engine_stats)
    }

    /// Counts and reports all complete pairs. Returns whether the match is decided.
    fn count(&self, results: &mut MatchResults, out: &mut impl Write) -> Result<bool, CommandError> {
        loop {
            if self.sprt.is_some_and(|sprt| sprt.state(results.pairs()) != SprtState::Continue) {
                return Ok(true);
            }
            if results.count_next().is_none() {
                return Ok(false);
            }
            let text = results.describe(self.sprt.as_ref());
            writeln!(out, "pair {} of {}: {text}", results.pairs().count(), self.pairs)?;
        }
    }

    /// A worker: plays games with its own engines until there are no more.
    fn work(
        &self,
        numbers: &[u64],
        next: &AtomicUsize,
        stop: &AtomicBool,
        sender: &Sender<Result<PlayedGame, String>>,
    ) {
        let mut engines: [Option<Engine>; 2] = [None, None];
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let played = match self.play_one(number, &mut engines, stop) {
                Ok(None) => return,
                Ok(Some(done)) => Ok(done),
                Err(error) => Err(error),
            };
            let failed = played.is_err();
            if sender.send(played).is_err() || failed {
                return;
            }
        }
    }

    fn play_one(
        &self,
        number: u64,
        engines: &mut [Option<Engine>; 2],
        stop: &AtomicBool,
    ) -> Result<Option<PlayedGame>, String> {
        let pair = number / 2;
        let seed = Random::new(!self.seed, pair).next();
        let [one, two] = engines;
        let one = self.prepare(one, &self.commands[0], seed)?;
        let two = self.prepare(two, &self.commands[1], seed)?;
        let names = [format!("one: {}", one.name), format!("two: {}", two.name)];
        let game = self.openings.game(self.seed, pair)?;
        let swapped = side_of_one(number) == ansa_core::Side::Silver;
        let players =
            if swapped { BySide { gold: two, silver: one } } else { BySide { gold: one, silver: two } };
        let Some(finished) = referee::play(game, players, &self.rules, stop) else { return Ok(None) };
        if finished.remark.is_some() {
            // After a fault, the next game starts with new engines.
            *engines = [None, None];
        }
        let [gold, silver] = names;
        let names = if swapped { BySide { gold: silver, silver: gold } } else { BySide { gold, silver } };
        Ok(Some(PlayedGame { number, finished, names }))
    }

    /// A running engine with its options set.
    fn prepare<'a>(
        &self,
        slot: &'a mut Option<Engine>,
        command: &EngineCommand,
        seed: u64,
    ) -> Result<&'a mut Engine, String> {
        let mut engine = match slot.take() {
            Some(engine) => engine,
            None => Engine::start(command)?,
        };
        if self.set_options(&mut engine, command, seed).is_err() {
            // The engine has ended since its last game.
            engine = Engine::start(command)?;
            self.set_options(&mut engine, command, seed)
                .map_err(|error| format!("{} does not accept options: {error}", engine.name))?;
        }
        Ok(slot.insert(engine))
    }

    fn set_options(&self, engine: &mut Engine, command: &EngineCommand, seed: u64) -> io::Result<()> {
        if engine.is_own() {
            engine.set_option("seed", &seed.to_string())?;
            if let Some(nodes) = self.nodes {
                engine.set_option("nodes", &nodes.to_string())?;
            }
        }
        if let Some(depth) = self.depth {
            engine.set_option("depth", &depth.to_string())?;
        }
        command.options.iter().try_for_each(|(name, value)| engine.set_option(name, value))
    }
}

fn read_option(which: &str, text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !text.contains(char::is_control) => {
            Ok((name.to_owned(), value.to_owned()))
        }
        _ => Err(format!("--{which}-option must be NAME=VALUE, not “{text}”")),
    }
}

fn read_control(arguments: &Arguments) -> Result<Option<TimeControl>, CommandError> {
    let time = arguments.number("time", 0.001..=86_400f64)?;
    let reserve = arguments.number("reserve", 0.0..=86_400f64)?;
    match (time, reserve, arguments.text("clock")) {
        (Some(_), _, Some(_)) => Err(CommandError::Usage("--time and --clock can't be combined".to_owned())),
        (None, Some(_), _) => Err(CommandError::Usage("--reserve requires --time".to_owned())),
        (None, None, None) => Ok(None),
        (None, None, Some(text)) => {
            let control: TimeControl =
                text.parse().map_err(|error| CommandError::Usage(format!("--clock {text}: {error}")))?;
            if control.per_move() == 0 && control.reserve() == 0 {
                return Err(CommandError::Usage(format!("--clock {text} leaves no time for a turn")));
            }
            Ok(Some(control))
        }
        (Some(time), reserve, None) => {
            let milliseconds = |seconds: f64| (seconds * 1000.0).round() as u64;
            let saved = if reserve.is_some() { 100 } else { 0 };
            let control = TimeControl::new(milliseconds(time), milliseconds(reserve.unwrap_or_default()))
                .and_then(|own| own.with_percent(saved));
            control.map(Some).map_err(|error| CommandError::Usage(format!("--time {time}: {error}")))
        }
    }
}
