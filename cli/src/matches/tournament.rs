//! `ansa tournament`: plays a tournament of engines.

mod plan;
mod report;
mod rounds;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use ansa_core::Side;
use ansa_tournament::{Change, GameId, GameResult, Tournament, TournamentGame};
use clap::Args;

use super::engine_slot::EngineSlot;
use super::games_file::{GamesFile, RecordedGame, plain};
use super::referee::{self, FinishedGame, MatchRules};
use super::results::EngineStats;
use crate::CommandResult;
use crate::files;
use crate::in_order::in_parallel;
use crate::printed::harmless_line;
use plan::{EngineEntry, Plan};

/// What the help says about the file.
const FILE_HELP: &str = "\
The file has a word and its value on each line: first the settings, then the engines.

    format   elimination 3
    clock    2s/20s/100/60s
    jobs     2
    games    games.tsv
    text     tournament.txt

    engine   full strength
    engine   my bot
    command  my-bot/bot aei
    option   depth=8
    rating   2100

format   round-robin CYCLES, gauntlet GAMES, swiss ROUNDS, elimination LIVES or challenge
games    file of the games; with it, an interrupted tournament goes on when you start it again
text     file of the results, in the text form of the community's pairing tools
command  the engine's command line; without it, this program plays
option   NAME=VALUE, sent before every game
rating   the rating with which the engine starts

The other settings are the options of `ansa match` that concern the games, without dashes: openings, seed, nodes, depth, \
time, reserve, clock, tolerance, turns, at-limit, jobs.";

/// Play a tournament of engines: a round robin, a gauntlet, a Swiss tournament or an elimination
#[derive(Args)]
#[command(after_help = FILE_HELP)]
pub(crate) struct Arguments {
    /// File with the format, the conditions of the games and the engines
    file: String,
}

/// Plays a tournament and reports the standings.
pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let plan = Plan::read(&arguments.file)?;
    let mut out = io::stdout();
    for entry in &plan.engines {
        let name = plan.conditions.check(&entry.command);
        // Settings have no dashes here.
        let name = name.map_err(|error| format!("{}: {}", entry.name, error.replace("--", "")))?;
        writeln!(out, "{}: {name} ({})", entry.name, entry.command.describe())?;
    }
    let mut games_file = None;
    let mut known = BTreeMap::new();
    if let Some(path) = &plan.games {
        let (file, games) = GamesFile::open(Path::new(path), &plan.describe())?;
        known.extend(games.into_iter().map(|game| (game.number, game)));
        games_file = Some(file);
    }
    if !known.is_empty() {
        writeln!(out, "{} games were already played", known.len())?;
    }
    let rules = plan.conditions.rules()?;
    let stats = plan.engines.iter().map(|_| EngineStats::default()).collect();
    let mut event = Event { plan: &plan, rules, tournament: plan.tournament()?, known, games_file, stats };
    event.play(&mut out)?;
    report::write(&event.tournament, &mut out)?;
    for (entry, stats) in plan.engines.iter().zip(&event.stats).filter(|(_, stats)| stats.has_played()) {
        writeln!(out, "\n{}, in this run:\n{}", entry.name, stats.describe())?;
    }
    Ok(())
}

/// A tournament that is being played.
struct Event<'a> {
    plan: &'a Plan,
    rules: MatchRules,
    tournament: Tournament,
    /// The games of the file that have not been counted yet.
    known: BTreeMap<u64, RecordedGame>,
    games_file: Option<GamesFile>,
    /// Of each engine, in the order of the plan.
    stats: Vec<EngineStats>,
}

impl Event<'_> {
    /// Plays all rounds.
    fn play(&mut self, out: &mut impl Write) -> CommandResult {
        while rounds::start(&mut self.tournament)? {
            if self.tournament.format().needs_results() {
                writeln!(out, "{}", report::round(&self.tournament))?;
            }
            self.count_known()?;
            // Before a game is played, it shows whether the file can be written.
            self.write_text()?;
            let open: Vec<TournamentGame> = self.tournament.open_games().copied().collect();
            self.play_games(&open, out)?;
            self.write_text()?;
        }
        Ok(())
    }

    /// Takes the results of open games from the file.
    fn count_known(&mut self) -> CommandResult {
        let open: Vec<TournamentGame> = self.tournament.open_games().copied().collect();
        for game in open {
            let Some(recorded) = self.known.remove(&u64::from(game.id.0)) else { continue };
            for side in Side::ALL {
                let name = &self.plan.entry(game.pairing.player(side)).name;
                if recorded.names[side].trim() != plain(name).trim() {
                    return Err(format!(
                        "game {} of the file is not one of this tournament: {side} is {}, not {name}",
                        game.id.0 + 1,
                        harmless_line(&recorded.names[side])
                    )
                    .into());
                }
            }
            self.record(game.id, recorded.winner)?;
        }
        Ok(())
    }

    fn record(&mut self, game: GameId, winner: Option<Side>) -> CommandResult {
        let result = winner.map_or(GameResult::Draw, GameResult::Win);
        Ok(self.tournament.apply(Change::Record { game, result })?)
    }

    /// Plays these games in parallel, and records and reports them as they end.
    fn play_games(&mut self, games: &[TournamentGame], out: &mut impl Write) -> CommandResult {
        let (plan, rules) = (self.plan, self.rules);
        let stop = &AtomicBool::new(false);
        let worker = || {
            let mut slots = [EngineSlot::default(), EngineSlot::default()];
            move |number: u64| {
                let game = games.get(number as usize).ok_or("a game is missing")?;
                play_one(plan, &rules, game, &mut slots, stop)
            }
        };
        let mut collect = |number: u64, played: Result<Option<FinishedGame>, String>| -> CommandResult<_> {
            let (Some(finished), Some(game)) = (played?, games.get(number as usize)) else {
                return Ok(ControlFlow::Break(()));
            };
            self.finish(game, &finished, out)?;
            Ok(ControlFlow::Continue(()))
        };
        let jobs = plan.conditions.jobs.min(games.len());
        in_parallel(0..games.len() as u64, jobs, worker, |number, played| {
            let collected = collect(number, played);
            // After an error, the other workers break off their games.
            stop.store(collected.is_err(), Ordering::Relaxed);
            collected
        })
    }

    /// Counts a game that has just ended.
    fn finish(
        &mut self,
        game: &TournamentGame,
        finished: &FinishedGame,
        out: &mut impl Write,
    ) -> CommandResult {
        let pairing = game.pairing;
        let names = report::names(&self.tournament, &pairing);
        if let Some(file) = &mut self.games_file {
            // The engine that the plan lists first.
            let one = if pairing.gold < pairing.silver { Side::Gold } else { Side::Silver };
            file.add(u64::from(game.id.0), one, &names, &finished.game, finished.outcome)?;
        }
        self.record(game.id, finished.outcome.winner)?;
        for side in Side::ALL {
            let index = self.plan.index(pairing.player(side));
            self.stats[index].add(side, finished.outcome, finished.usage[side]);
        }
        let left = self.tournament.open_games().count();
        let label = finished.game.next_label();
        let (gold, silver) = (&names.gold, &names.silver);
        let number = game.id.0 + 1;
        writeln!(out, "game {number}, {gold} – {silver}, {label}: {}; {left} left", finished.outcome)?;
        if let Some(remark) = &finished.remark {
            let loser = finished.outcome.winner.map_or(Side::Gold, |winner| !winner);
            writeln!(out, "  {} {}", names[loser], harmless_line(remark))?;
        }
        Ok(())
    }

    fn write_text(&self) -> CommandResult {
        match &self.plan.text {
            Some(path) => Ok(files::write(path, self.tournament.to_text())?),
            None => Ok(()),
        }
    }
}

/// Plays a game, with engines that may still run from the last one; `None` if `stop` was set.
fn play_one(
    plan: &Plan,
    rules: &MatchRules,
    game: &TournamentGame,
    slots: &mut [EngineSlot; 2],
    stop: &AtomicBool,
) -> Result<Option<FinishedGame>, String> {
    let conditions = &plan.conditions;
    let opening = plan.opening(&game.pairing);
    let [gold, silver]: [&EngineEntry; 2] = [game.pairing.gold, game.pairing.silver].map(|id| plan.entry(id));
    if slots[0].has(&silver.command) || slots[1].has(&gold.command) {
        slots.swap(0, 1);
    }
    let seed = conditions.engine_seed(opening);
    let [first, second] = slots;
    let players = ansa_core::BySide {
        gold: first.prepare(&gold.command, conditions, seed)?,
        silver: second.prepare(&silver.command, conditions, seed)?,
    };
    let start = conditions.openings.game(conditions.seed, opening)?;
    let finished = referee::play(start, players, rules, stop);
    if finished.as_ref().is_none_or(|finished| finished.remark.is_some()) {
        // After a fault, the next game starts with new engines.
        *slots = [EngineSlot::default(), EngineSlot::default()];
    }
    Ok(finished)
}
