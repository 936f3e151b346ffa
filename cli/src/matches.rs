//! `ansa match`: plays two engines against each other, in pairs of games with the same opening and the sides swapped.

mod conditions;
mod engine;
mod engine_slot;
mod games_file;
pub(crate) mod openings;
mod referee;
mod results;
mod search_stats;
mod statistics;
pub(crate) mod tournament;

use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use ansa_core::BySide;
use clap::Args;

use crate::CommandResult;
use crate::arguments::{Part, within};
use crate::in_order::in_parallel;
use crate::printed::harmless_line;
use conditions::GameConditions;
use engine::{EngineCommand, Program, read_option};
use engine_slot::EngineSlot;
use games_file::GamesFile;
use referee::{FinishedGame, MatchRules};
use results::{EngineStats, MatchResults, half_points, side_of_one};
use statistics::{Sprt, SprtState};

/// Play two engines against each other and measure the difference in strength
#[derive(Args)]
pub(crate) struct Arguments {
    /// An engine that speaks AEI, e.g. "target/release/ansa aei" [default: this program]
    #[arg(long, value_name = "COMMAND")]
    one: Option<Program>,
    /// Its opponent [default: this program]
    #[arg(long, value_name = "COMMAND")]
    two: Option<Program>,
    /// An option to send to the engine before every game; repeatable
    #[arg(long, value_name = "NAME=VALUE", value_parser = read_option)]
    one_option: Vec<(String, String)>,
    /// An option to send to its opponent; repeatable
    #[arg(long, value_name = "NAME=VALUE", value_parser = read_option)]
    two_option: Vec<(String, String)>,
    /// Pairs of games with the same setups and the sides swapped
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000), default_value_t = 100)]
    pairs: u64,
    #[command(flatten)]
    part: Part,
    #[command(flatten)]
    conditions: GameConditions,
    /// Stop the match when an SPRT decides between Elo E0 and E1 with error probabilities A and B
    #[arg(long, value_name = "E0,E1,A,B", value_parser = Sprt::read, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// File to write the games to; if it exists, the match continues from it
    #[arg(long, value_name = "FILE")]
    games: Option<String>,
}

/// The settings of a match.
struct Match<'a> {
    arguments: &'a Arguments,
    commands: [EngineCommand; 2],
    rules: MatchRules,
}

/// A game that a worker has played.
struct PlayedGame {
    finished: FinishedGame,
    names: BySide<String>,
}

/// Plays a match and reports the results after every pair.
pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let asked = Match::new(arguments)?;
    let names = asked.check_engines()?;
    let mut games_file = None;
    let mut known = Vec::new();
    if let Some(path) = &arguments.games {
        let (file, games) = GamesFile::open(Path::new(path), &asked.describe())?;
        (games_file, known) = (Some(file), games);
    }
    let mut results = MatchResults::default();
    let games = asked.games();
    known.retain(|game| games.contains(&game.number));
    for game in &known {
        results.add(game.number - games.start, half_points(side_of_one(game.number), game.winner));
    }
    let left: Vec<u64> = games.filter(|number| known.iter().all(|game| game.number != *number)).collect();
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
    let pairs = results.pairs;
    writeln!(out, "\n{} game pairs: {}", pairs.count(), results.describe(arguments.sprt.as_ref()))?;
    writeln!(out, "pairs in which one scored 0, ½, 1, 1½, 2: {:?}", pairs.0)?;
    if let Some(sprt) = &arguments.sprt {
        writeln!(out, "{}", results.sprt_state(sprt))?;
    }
    for (which, stats) in ["one", "two"].into_iter().zip(&engine_stats) {
        writeln!(out, "{which}, in this run:\n{}", stats.describe())?;
    }
    Ok(())
}

impl Match<'_> {
    fn new(arguments: &Arguments) -> CommandResult<Match<'_>> {
        let Arguments { one, two, one_option, two_option, .. } = arguments;
        let rules = arguments.conditions.rules()?;
        let commands =
            [EngineCommand::new(one.as_ref(), one_option)?, EngineCommand::new(two.as_ref(), two_option)?];
        Ok(Match { arguments, commands, rules })
    }

    /// The numbers of the games. Those of a pair follow each other.
    fn games(&self) -> Range<u64> {
        let pairs = self.arguments.part.of(0..self.arguments.pairs);
        pairs.start * 2..pairs.end * 2
    }

    /// A line with all settings on which the games depend. All games of one file share it.
    fn describe(&self) -> String {
        format!(
            "ansa match: one {}; two {}; {}",
            self.commands[0].describe(),
            self.commands[1].describe(),
            self.arguments.conditions.describe()
        )
    }

    /// Starts both engines once; returns their names.
    fn check_engines(&self) -> Result<[String; 2], String> {
        let mut names = [String::new(), String::new()];
        for (command, name) in self.commands.iter().zip(&mut names) {
            *name = self.arguments.conditions.check(command)?;
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
    ) -> CommandResult<[EngineStats; 2]> {
        let mut engine_stats = [EngineStats::default(), EngineStats::default()];
        if self.count(results, out)? {
            return Ok(engine_stats);
        }
        let stop = &AtomicBool::new(false);
        let worker = || {
            let mut engines = [EngineSlot::default(), EngineSlot::default()];
            move |number| self.play_one(number, &mut engines, stop)
        };
        let mut collect = |number, played: Result<Option<PlayedGame>, String>| -> CommandResult<_> {
            // A game is broken off only when the match has ended.
            let Some(PlayedGame { finished, names }) = played? else { return Ok(ControlFlow::Break(())) };
            let one = side_of_one(number);
            if let Some(games_file) = &mut games_file {
                games_file.add(number, one, &names, &finished.game, finished.outcome)?;
            }
            if let Some(remark) = &finished.remark {
                let loser = if finished.outcome.winner == Some(one) { "two" } else { "one" };
                let label = finished.game.next_label();
                let remark = harmless_line(remark);
                writeln!(out, "game {}, {label}: {loser} {remark}", number + 1)?;
            }
            for (stats, side) in engine_stats.iter_mut().zip([one, !one]) {
                stats.add(side, finished.outcome, finished.usage[side]);
            }
            results.add(number - self.games().start, half_points(one, finished.outcome.winner));
            let is_decided = self.count(results, out)?;
            Ok(if is_decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        let jobs = self.arguments.conditions.jobs.min(numbers.len());
        in_parallel(numbers.iter().copied(), jobs, worker, |number, played| {
            let collected = collect(number, played);
            // The other workers break off their games.
            let goes_on = matches!(collected, Ok(ControlFlow::Continue(())));
            stop.store(!goes_on, Ordering::Relaxed);
            collected
        })?;
        Ok(engine_stats)
    }

    /// Counts and reports all complete pairs. Returns whether the match is decided.
    fn count(&self, results: &mut MatchResults, out: &mut impl Write) -> CommandResult<bool> {
        loop {
            if self.arguments.sprt.is_some_and(|sprt| sprt.state(results.pairs) != SprtState::Continue) {
                return Ok(true);
            }
            if results.count_next().is_none() {
                return Ok(false);
            }
            let text = results.describe(self.arguments.sprt.as_ref());
            let Range { start, end } = self.games();
            writeln!(out, "pair {} of {}: {text}", results.pairs.count(), (end - start) / 2)?;
        }
    }

    /// Plays a game, with engines that may still run from the last one; `None` if `stop` was set.
    fn play_one(
        &self,
        number: u64,
        engines: &mut [EngineSlot; 2],
        stop: &AtomicBool,
    ) -> Result<Option<PlayedGame>, String> {
        let pair = number / 2;
        let conditions = &self.arguments.conditions;
        let seed = conditions.engine_seed(pair);
        let [one, two] = engines;
        let one = one.prepare(&self.commands[0], conditions, seed)?;
        let two = two.prepare(&self.commands[1], conditions, seed)?;
        let names = [format!("one: {}", one.name), format!("two: {}", two.name)];
        let game = conditions.openings.game(conditions.seed, pair)?;
        let swapped = side_of_one(number) == ansa_core::Side::Silver;
        let players =
            if swapped { BySide { gold: two, silver: one } } else { BySide { gold: one, silver: two } };
        let Some(finished) = referee::play(game, players, &self.rules, stop) else { return Ok(None) };
        if finished.remark.is_some() {
            // After a fault, the next game starts with new engines.
            *engines = [EngineSlot::default(), EngineSlot::default()];
        }
        let [gold, silver] = names;
        let names = if swapped { BySide { gold: silver, silver: gold } } else { BySide { gold, silver } };
        Ok(Some(PlayedGame { finished, names }))
    }
}
