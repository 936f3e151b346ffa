//! `ansa match`: two engines against each other, in pairs of games that share an opening with colours swapped.

mod engine;
pub(crate) mod openings;
mod reach;
mod records;
mod referee;
mod standing;
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

use crate::Failure;
use crate::arguments::Arguments;
use crate::random::Random;
use engine::{Call, Engine};
use openings::Openings;
use records::Records;
use referee::{Ended, Terms};
use standing::{Conduct, Standing, half_points, side_of_one};
use statistics::{Sprt, Verdict};

const HELP: &str = "\
usage: ansa match [--NAME VALUE]…
  --one COMMAND, --two COMMAND   an engine that speaks AEI, e.g. \"target/release/ansa aei\"; this program if left out
  --one-option N=V, --two-option N=V   an option told to it before every game; as often as needed
  --pairs N          pairs of games: the same setups, colours swapped (100)
  --openings KIND    setups from the book, random or mixed (mixed)
  --seed N           of the setups and of engines of this project (1)
  --nodes N          for each turn of engines of this project; the result then depends on nothing but the seed
  --depth N          told to both engines as the option depth
  --time SECONDS     for each turn; what is left over is not saved
  --reserve SECONDS  beside --time, to be used by turns that take longer; then what is left over of a turn goes there
  --clock CONTROL    a time control instead, e.g. 3s/30s/100/60s
  --tolerance SECONDS  how late an engine may be without losing (0.5)
  --turns N          of each side, after which a game is ended (150)
  --at-limit score|draw  whether such a game is scored by the pieces (score)
  --jobs N           games at the same time (1)
  --sprt E0,E1,A,B   ends the match when it is decided between these differences in Elo, with these chances of error
  --games FILE       where games are written, and found again when the same match is continued";

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

/// A match as it was asked for.
struct Match {
    calls: [Call; 2],
    pairs: u64,
    openings: Openings,
    seed: u64,
    nodes: Option<u64>,
    depth: Option<u8>,
    terms: Terms,
    jobs: usize,
    sprt: Option<Sprt>,
}

/// A game that a worker has played.
struct Done {
    number: u64,
    ended: Ended,
    names: BySide<String>,
}

/// Plays a match and tells how it stands after every pair.
pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|word| word == "--help") {
        writeln!(io::stdout(), "{HELP}")?;
        return Ok(());
    }
    let arguments = Arguments::read(words, &NAMES)?;
    arguments.no_others()?;
    let asked = Match::read(&arguments)?;
    let names = asked.check_engines().map_err(Failure::Work)?;
    let mut records = None;
    let mut known = Vec::new();
    if let Some(path) = arguments.text("games") {
        let (file, games) = Records::open(Path::new(path), &asked.describe()).map_err(Failure::Work)?;
        (records, known) = (Some(file), games);
    }
    let mut standing = Standing::default();
    known.retain(|game| game.number < asked.pairs * 2);
    for game in &known {
        standing.add(game.number, half_points(side_of_one(game.number), game.winner));
    }
    let left: Vec<u64> =
        (0..asked.pairs * 2).filter(|number| known.iter().all(|game| game.number != *number)).collect();
    let mut out = io::stdout();
    for (which, call, name) in [("one", &asked.calls[0], &names[0]), ("two", &asked.calls[1], &names[1])] {
        writeln!(out, "{which}: {name} ({})", call.describe())?;
    }
    if !known.is_empty() {
        writeln!(out, "{} games are known already", known.len())?;
    }
    let conduct = asked.play(&left, &mut standing, records.as_mut(), &mut out)?;
    let pairs = standing.pairs();
    writeln!(out, "\n{} pairs of games: {}", pairs.count(), standing.describe(asked.sprt.as_ref()))?;
    writeln!(out, "pairs with 0, ½, 1, 1½, 2 points of one: {:?}", pairs.0)?;
    if let Some(sprt) = &asked.sprt {
        writeln!(out, "{}", standing.verdict(sprt))?;
    }
    for (which, conduct) in ["one", "two"].into_iter().zip(&conduct) {
        writeln!(out, "{which}, in this run:\n{}", conduct.describe())?;
    }
    Ok(())
}

impl Match {
    fn read(arguments: &Arguments) -> Result<Match, Failure> {
        let call = |which: &str| {
            let options: Result<Vec<_>, _> =
                arguments.all(&format!("{which}-option")).map(|text| read_option(which, text)).collect();
            match arguments.text(which) {
                Some(line) => Call::read(line, options?),
                None => Call::own(options?),
            }
        };
        let calls = [call("one").map_err(Failure::Usage)?, call("two").map_err(Failure::Usage)?];
        let kinds = Openings::NAMES.map(|(name, _)| name).join(", ");
        let openings = match arguments.text("openings") {
            None => Openings::Mixed,
            Some(name) => Openings::named(name)
                .ok_or_else(|| Failure::Usage(format!("--openings takes one of {kinds}, not “{name}”")))?,
        };
        let scored = match arguments.text("at-limit") {
            None | Some("score") => true,
            Some("draw") => false,
            Some(other) => {
                return Err(Failure::Usage(format!("--at-limit takes score or draw, not “{other}”")));
            }
        };
        let sprt = arguments.text("sprt").map(Sprt::read).transpose().map_err(Failure::Usage)?;
        let tolerance = arguments.number("tolerance", 0.0..=3600.0)?.unwrap_or(0.5);
        let terms = Terms {
            control: read_control(arguments)?,
            tolerance: Duration::from_secs_f64(tolerance),
            longest: arguments.number("turns", 1..=100_000)?.unwrap_or(150),
            scored,
        };
        Ok(Match {
            calls,
            pairs: arguments.number("pairs", 1..=1_000_000)?.unwrap_or(100),
            openings,
            seed: arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1),
            nodes: arguments.number("nodes", 1..=u64::MAX)?,
            depth: arguments.number("depth", 1..=60)?,
            terms,
            jobs: arguments.number("jobs", 1..=256)?.unwrap_or(1),
            sprt,
        })
    }

    /// All that a game's course depends on, on one line: games of one file share it.
    fn describe(&self) -> String {
        let kind = Openings::NAMES.iter().find(|(_, own)| *own == self.openings).map_or("", |(name, _)| name);
        let mut text = format!(
            "ansa match: one {}; two {}; openings {kind}, seed {}",
            self.calls[0].describe(),
            self.calls[1].describe(),
            self.seed
        );
        if let Some(nodes) = self.nodes {
            let _ = write!(text, "; nodes {nodes}");
        }
        if let Some(depth) = self.depth {
            let _ = write!(text, "; depth {depth}");
        }
        if let Some(control) = &self.terms.control {
            let _ = write!(text, "; clock {control}");
        }
        text + &format!(
            "; {} turns, then {}",
            self.terms.longest,
            if self.terms.scored { "score" } else { "draw" }
        )
    }

    /// Starts both engines once, and says what they call themselves.
    fn check_engines(&self) -> Result<[String; 2], String> {
        let mut names = [String::new(), String::new()];
        for (call, name) in self.calls.iter().zip(&mut names) {
            let engine = Engine::start(call)?;
            let limited = self.terms.control.is_some() || self.depth.is_some() || !call.options.is_empty();
            let by_nodes = self.nodes.is_some() && engine.is_own();
            if !limited && !by_nodes {
                return Err(format!(
                    "{} has no limit for its turns: give it one with --time, --clock, --depth, --nodes (engines of this \
                     project) or an option of its own",
                    engine.name
                ));
            }
            engine.name.clone_into(name);
        }
        Ok(names)
    }

    /// Plays these games, until the match is decided; how the engines behaved.
    fn play(
        &self,
        numbers: &[u64],
        standing: &mut Standing,
        mut records: Option<&mut Records>,
        out: &mut impl Write,
    ) -> Result<[Conduct; 2], Failure> {
        let mut conduct = [Conduct::default(), Conduct::default()];
        let stop = AtomicBool::new(false);
        let next = AtomicUsize::new(0);
        let (sender, done) = channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs.min(numbers.len()) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || self.work(numbers, next, stop, &sender));
            }
            drop(sender);
            let mut book = || -> Result<(), Failure> {
                if self.count(standing, out)? {
                    return Ok(());
                }
                for message in &done {
                    let Done { number, ended, names } = message.map_err(Failure::Work)?;
                    let one = side_of_one(number);
                    if let Some(records) = &mut records {
                        records.add(number, one, &names, &ended.game, ended.outcome)?;
                    }
                    if let Some(remark) = &ended.remark {
                        let loser = if ended.outcome.winner == Some(one) { "two" } else { "one" };
                        let label = ended.game.next_label();
                        writeln!(out, "game {}, {label}: {loser} {remark}", number + 1)?;
                    }
                    for (conduct, side) in conduct.iter_mut().zip([one, !one]) {
                        conduct.book(side, ended.outcome, ended.times[side]);
                    }
                    standing.add(number, half_points(one, ended.outcome.winner));
                    if self.count(standing, out)? {
                        return Ok(());
                    }
                }
                Ok(())
            };
            let booked = book();
            stop.store(true, Ordering::Relaxed);
            booked
        })?;
        Ok(conduct)
    }

    /// Counts every pair that can be counted, and tells; whether the match is decided.
    fn count(&self, standing: &mut Standing, out: &mut impl Write) -> Result<bool, Failure> {
        loop {
            if self.sprt.is_some_and(|sprt| sprt.verdict(standing.pairs()) != Verdict::Open) {
                return Ok(true);
            }
            if standing.count_next().is_none() {
                return Ok(false);
            }
            let text = standing.describe(self.sprt.as_ref());
            writeln!(out, "pair {} of {}: {text}", standing.pairs().count(), self.pairs)?;
        }
    }

    /// Plays games with engines of its own until there are no more.
    fn work(
        &self,
        numbers: &[u64],
        next: &AtomicUsize,
        stop: &AtomicBool,
        sender: &Sender<Result<Done, String>>,
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
    ) -> Result<Option<Done>, String> {
        let pair = number / 2;
        let seed = Random::new(!self.seed, pair).next();
        let [one, two] = engines;
        let one = self.prepare(one, &self.calls[0], seed)?;
        let two = self.prepare(two, &self.calls[1], seed)?;
        let names = [format!("one: {}", one.name), format!("two: {}", two.name)];
        let game = self.openings.game(self.seed, pair);
        let swapped = side_of_one(number) == ansa_core::Side::Silver;
        let players =
            if swapped { BySide { gold: two, silver: one } } else { BySide { gold: one, silver: two } };
        let Some(ended) = referee::play(game, players, &self.terms, stop) else { return Ok(None) };
        if ended.remark.is_some() {
            // Whatever went wrong with it, the next game begins with a new one.
            *engines = [None, None];
        }
        let [gold, silver] = names;
        let names = if swapped { BySide { gold: silver, silver: gold } } else { BySide { gold, silver } };
        Ok(Some(Done { number, ended, names }))
    }

    /// An engine that runs and knows its options.
    fn prepare<'a>(
        &self,
        slot: &'a mut Option<Engine>,
        call: &Call,
        seed: u64,
    ) -> Result<&'a mut Engine, String> {
        let mut engine = match slot.take() {
            Some(engine) => engine,
            None => Engine::start(call)?,
        };
        if self.tell_options(&mut engine, call, seed).is_err() {
            // It ended after its last game.
            engine = Engine::start(call)?;
            self.tell_options(&mut engine, call, seed)
                .map_err(|error| format!("{} takes no options: {error}", engine.name))?;
        }
        Ok(slot.insert(engine))
    }

    fn tell_options(&self, engine: &mut Engine, call: &Call, seed: u64) -> io::Result<()> {
        if engine.is_own() {
            engine.set_option("seed", &seed.to_string())?;
            if let Some(nodes) = self.nodes {
                engine.set_option("nodes", &nodes.to_string())?;
            }
        }
        if let Some(depth) = self.depth {
            engine.set_option("depth", &depth.to_string())?;
        }
        call.options.iter().try_for_each(|(name, value)| engine.set_option(name, value))
    }
}

fn read_option(which: &str, text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !text.contains(char::is_control) => {
            Ok((name.to_owned(), value.to_owned()))
        }
        _ => Err(format!("--{which}-option takes NAME=VALUE, not “{text}”")),
    }
}

fn read_control(arguments: &Arguments) -> Result<Option<TimeControl>, Failure> {
    let time = arguments.number("time", 0.001..=86_400f64)?;
    let reserve = arguments.number("reserve", 0.0..=86_400f64)?;
    match (time, reserve, arguments.text("clock")) {
        (Some(_), _, Some(_)) => Err(Failure::Usage("--time and --clock exclude each other".to_owned())),
        (None, Some(_), _) => Err(Failure::Usage("--reserve goes with --time".to_owned())),
        (None, None, None) => Ok(None),
        (None, None, Some(text)) => {
            let control: TimeControl =
                text.parse().map_err(|error| Failure::Usage(format!("--clock {text}: {error}")))?;
            if control.per_move() == 0 && control.reserve() == 0 {
                return Err(Failure::Usage(format!("--clock {text} leaves no time for a turn")));
            }
            Ok(Some(control))
        }
        (Some(time), reserve, None) => {
            let milliseconds = |seconds: f64| (seconds * 1000.0).round() as u64;
            let saved = if reserve.is_some() { 100 } else { 0 };
            let control = TimeControl::new(milliseconds(time), milliseconds(reserve.unwrap_or_default()))
                .and_then(|own| own.with_percent(saved));
            control.map(Some).map_err(|error| Failure::Usage(format!("--time {time}: {error}")))
        }
    }
}
