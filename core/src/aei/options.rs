//! The options that a controller can set (`setoption`).

use super::Defaults;
use super::text::{excerpt, split_word};
use crate::position::turn::Turn;
use crate::search::time::{Budget, TimeLeft};
use crate::search::{Limits, Options, PlayStyle};
use crate::{BySide, Game, Level, Side};

/// Time for a turn without a time control, a depth limit or a node limit, in milliseconds.
const DEFAULT_MS: u64 = 5_000;
/// Maximum of the option `hash`.
const MAX_MEGABYTES: u64 = 1024;
/// Maximum time that an option accepts, in seconds: a year.
const MAX_SECONDS: f64 = 365.0 * 24.0 * 3600.0;

/// Draws a turn with a seed, in so many of a hundred turns.
pub(super) type DrawTurn = fn(u64, &Game, u8) -> Option<Turn>;

/// Current values of the options. Times are in milliseconds; 0 means no limit, except for the current reserves.
#[derive(Debug)]
pub(super) struct EngineOptions {
    defaults: Defaults,
    per_move: u64,
    start_reserve: u64,
    percent: u32,
    reserve_limit: u64,
    game_limit: u64,
    turn_limit: u64,
    reserve: BySide<Option<u64>>,
    move_used: u64,
    /// 0 selects the default.
    megabytes: u64,
    depth: u8,
    nodes: u64,
    /// `None` is full strength.
    level: Option<Level>,
    /// `None` means the level's own style.
    style: Option<PlayStyle>,
    /// How random turns are drawn, where there are any.
    pub(super) draw: Option<DrawTurn>,
    /// How many of a hundred turns are played at random.
    random: u8,
    seed: u64,
}

impl EngineOptions {
    /// The options before the first `setoption`: no limits.
    pub(super) fn new(defaults: Defaults) -> EngineOptions {
        EngineOptions {
            defaults,
            per_move: 0,
            start_reserve: 0,
            percent: 100,
            reserve_limit: 0,
            game_limit: 0,
            turn_limit: 0,
            reserve: BySide::default(),
            move_used: 0,
            megabytes: 0,
            depth: 0,
            nodes: 0,
            level: None,
            style: None,
            draw: None,
            random: 0,
            seed: defaults.seed,
        }
    }

    /// Sets an option from the text after `setoption`: `name N` or `name N value V`. Returns a warning if the option is
    /// unknown.
    ///
    /// # Errors
    /// A sentence that says what is wrong. No option has changed then.
    pub(super) fn set(&mut self, text: &str) -> Result<Option<String>, String> {
        let (name_word, rest) = split_word(text);
        let (name, rest) = split_word(rest);
        let (value_word, value) = split_word(rest);
        if name_word != "name" || name.is_empty() || !["value", ""].contains(&value_word) {
            return Err("“setoption name N value V” was expected".to_owned());
        }
        let wrong = || format!("“{}” is no value for the option {}", excerpt(value), excerpt(name));
        let milliseconds_above = |min: f64| match value.parse::<f64>() {
            Ok(seconds) if (min..=MAX_SECONDS).contains(&seconds) => {
                // A time that rounds to 0 is still a time.
                Ok(((seconds * 1000.0) as u64).max(u64::from(seconds > 0.0)))
            }
            _ => Err(wrong()),
        };
        let milliseconds = || milliseconds_above(0.0);
        // A server may send an overdrawn reserve. It is 0.
        let reserve = || milliseconds_above(-MAX_SECONDS);
        let number = |max: u64| value.parse::<u64>().ok().filter(|&number| number <= max).ok_or_else(wrong);
        match name {
            "tcmove" => self.per_move = milliseconds()?,
            "tcreserve" => {
                self.start_reserve = milliseconds()?;
                self.reset_reserves();
            }
            "tcpercent" => self.percent = number(1000)? as u32,
            "tcmax" => self.reserve_limit = milliseconds()?,
            "tctotal" => self.game_limit = milliseconds()?,
            "tcturntime" => self.turn_limit = milliseconds()?,
            "greserve" | "wreserve" => self.reserve.gold = Some(reserve()?),
            "sreserve" | "breserve" => self.reserve.silver = Some(reserve()?),
            "moveused" => self.move_used = milliseconds()?,
            // 0 selects the default.
            "hash" => self.megabytes = number(MAX_MEGABYTES)?,
            // 0 or less means no fixed depth.
            "depth" => {
                let depth: i64 = value.parse().map_err(|_| wrong())?;
                self.depth = depth.clamp(0, 60) as u8;
            }
            "nodes" => self.nodes = number(u64::MAX)?,
            "level" => self.level = Level::new(number(Level::STRONGEST.number().into())? as u8),
            "style" => {
                self.style = if value == "level" { None } else { Some(value.parse().map_err(|_| wrong())?) };
            }
            "random" if self.draw.is_some() => self.random = number(100)? as u8,
            "seed" => self.seed = number(u64::MAX)?,
            // The engine ignores these: it plays the same way against every opponent.
            "gused" | "wused" | "sused" | "bused" | "lastmoveused" | "tcturns" | "opponent"
            | "opponent_rating" | "rating" | "rated" | "event" => {}
            other => return Ok(Some(format!("the option “{}” is unknown", excerpt(other)))),
        }
        Ok(None)
    }

    /// Resets the reserves for a new game.
    pub(super) fn reset_reserves(&mut self) {
        self.reserve = BySide::default();
        self.move_used = 0;
    }

    /// The turn to play without a search, if this one is to be random.
    pub(super) fn random_turn(&self, game: &Game) -> Option<Turn> {
        self.draw.and_then(|draw| draw(self.seed, game, self.random))
    }

    /// Options for a new search.
    pub(super) fn search_options(&self) -> Options {
        let megabytes = if self.megabytes == 0 { self.defaults.megabytes } else { self.megabytes };
        Options { hash_bytes: (megabytes << 20) as usize, seed: self.seed }
    }

    /// Search limits for a turn of `side`, `elapsed` milliseconds after the start of the game.
    pub(super) fn limits(&self, side: Side, elapsed: u64) -> Limits {
        let some = |value: u64| (value > 0).then_some(value);
        let left = TimeLeft {
            per_move: self.per_move,
            // A reserve that the controller has set is a clock, even if nothing is left of it.
            reserve: self.reserve[side].or(some(self.start_reserve)),
            reserve_limit: some(self.reserve_limit),
            percent: self.percent,
            turn_limit: some(self.turn_limit),
            game_left: some(self.game_limit).map(|limit| limit.saturating_sub(elapsed).max(1)),
            used: self.move_used,
        };
        let level = self.level_limits();
        // Explicit limits can only make a level weaker.
        let depth = stricter(level.depth, (self.depth > 0).then_some(self.depth));
        let nodes = stricter(level.nodes, some(self.nodes));
        let default = (depth.is_none() && nodes.is_none()).then_some(Budget::fixed(DEFAULT_MS));
        Limits { nodes, time: left.budget().or(level.time).or(default), depth, ..level }
    }

    /// Search limits for pondering: those of the level but for its time, or none, with the style.
    pub(super) fn pondering_limits(&self) -> Limits {
        Limits { time: None, ..self.level_limits() }
    }

    /// The limits of the level, or none, with the style.
    fn level_limits(&self) -> Limits {
        let limits = self.level.map_or_else(Limits::default, Level::limits);
        Limits { style: self.style.unwrap_or(limits.style), ..limits }
    }
}

/// The stricter of two limits. `None` is no limit.
fn stricter<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    one.into_iter().chain(other).min()
}
