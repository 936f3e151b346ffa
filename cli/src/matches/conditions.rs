//! The conditions of games between engines: what `ansa match` and `ansa tournament` have in common.

use std::fmt::Write as _;
use std::time::Duration;

use ansa_core::clock::TimeControl;
use clap::{Args, ValueEnum};

use super::engine::{Engine, EngineCommand};
use super::openings::Openings;
use super::referee::{AtLimit, MatchRules};
use crate::CommandResult;
use crate::arguments::{usage_error, within};
use crate::random::Random;

/// Openings, limits, clocks, and how many games to play at once.
#[derive(Args)]
pub(super) struct GameConditions {
    /// Setups
    #[arg(long, value_name = "KIND", default_value = "mixed")]
    pub(super) openings: Openings,
    /// Seed of the setups and of Ansa engines
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
    /// Nodes for each turn of Ansa engines; the result then depends only on the seed
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=u64::MAX))]
    pub(super) nodes: Option<u64>,
    /// Search depth, sent to both engines as the option depth
    #[arg(long, value_name = "N", value_parser = within::<u8>(1..=60))]
    pub(super) depth: Option<u8>,
    /// Time for each turn; unused time is lost
    #[arg(long, value_name = "SECONDS", value_parser = within::<f64>(0.001..=86_400.0), conflicts_with = "clock")]
    pub(super) time: Option<f64>,
    /// With --time: starting reserve, to which unused time is added
    #[arg(long, value_name = "SECONDS", value_parser = within::<f64>(0.0..=86_400.0))]
    #[arg(requires = "time", conflicts_with = "clock")]
    pub(super) reserve: Option<f64>,
    /// A time control instead, e.g. 3s/30s/100/60s
    #[arg(long, value_name = "CONTROL", value_parser = read_clock)]
    pub(super) clock: Option<TimeControl>,
    /// Time by which an engine may overstep its limit without losing
    #[arg(long, value_name = "SECONDS", value_parser = within::<f64>(0.0..=3600.0), default_value_t = 0.5)]
    pub(super) tolerance: f64,
    /// Maximum number of turns for each side
    #[arg(long, value_name = "N", value_parser = within::<u32>(1..=100_000), default_value_t = 150)]
    pub(super) turns: u32,
    /// Result of a game that reaches this maximum
    #[arg(long, value_name = "RESULT", default_value = "score")]
    pub(super) at_limit: AtLimit,
    /// Number of games to play in parallel
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=256), default_value_t = 1)]
    pub(super) jobs: usize,
}

impl GameConditions {
    /// # Errors
    /// The time can't be a clock.
    pub(super) fn rules(&self) -> CommandResult<MatchRules> {
        Ok(MatchRules {
            control: self.control()?,
            tolerance: Duration::from_secs_f64(self.tolerance),
            max_turns: self.turns,
            at_limit: self.at_limit,
        })
    }

    /// The time control of `--clock`, or of `--time` and `--reserve`.
    fn control(&self) -> CommandResult<Option<TimeControl>> {
        let Some(time) = self.time else { return Ok(self.clock) };
        let milliseconds = |seconds: f64| (seconds * 1000.0).round() as u64;
        let saved = if self.reserve.is_some() { 100 } else { 0 };
        TimeControl::new(milliseconds(time), milliseconds(self.reserve.unwrap_or_default()))
            .and_then(|own| own.with_percent(saved))
            .map(Some)
            .map_err(|error| usage_error(format!("--time {time}: {error}")).into())
    }

    /// Everything on which the games depend.
    pub(super) fn describe(&self) -> String {
        let mut text = format!("openings {}, seed {}", name_of(&self.openings), self.seed);
        if let Some(nodes) = self.nodes {
            let _ = write!(text, "; nodes {nodes}");
        }
        if let Some(depth) = self.depth {
            let _ = write!(text, "; depth {depth}");
        }
        if let Ok(Some(control)) = self.control() {
            let _ = write!(text, "; clock {control}");
        }
        text + &format!("; {} turns, then {}", self.turns, name_of(&self.at_limit))
    }

    /// Starts an engine once; returns its name.
    ///
    /// # Errors
    /// It is no engine, or nothing limits its turns.
    pub(super) fn check(&self, command: &EngineCommand) -> Result<String, String> {
        let engine = Engine::start(command)?;
        let has_clock = self.time.is_some() || self.clock.is_some();
        let limited = has_clock || self.depth.is_some() || has_limit(&engine, command);
        let by_nodes = self.nodes.is_some() && engine.is_own();
        if !limited && !by_nodes {
            return Err(format!(
                "{} has no limit for its turns: set one with --time, --clock, --depth, --nodes (Ansa \
                 engines) or an option of the engine",
                engine.name
            ));
        }
        Ok(engine.name.clone())
    }

    /// The seed of Ansa engines in the games with this opening.
    pub(super) fn engine_seed(&self, opening: u64) -> u64 {
        Random::new(!self.seed, opening).next()
    }
}

/// Whether an option of the engine may limit its turns. Nobody knows the options of other engines.
fn has_limit(engine: &Engine, command: &EngineCommand) -> bool {
    // Turns at random need no search, unless only some of them are.
    let is_limit = |name: &str, value: &str| {
        ["nodes", "depth", "level"].contains(&name) || (name, value) == ("random", "100")
    };
    command.options.iter().any(|(name, value)| !engine.is_own() || is_limit(name, value))
}

/// The word for a value on the command line.
fn name_of(value: &impl ValueEnum) -> String {
    value.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}

fn read_clock(text: &str) -> Result<TimeControl, String> {
    let control: TimeControl = text.parse().map_err(|error| format!("{error}"))?;
    if control.per_move() == 0 && control.reserve() == 0 {
        return Err("it leaves no time for a turn".to_owned());
    }
    Ok(control)
}
