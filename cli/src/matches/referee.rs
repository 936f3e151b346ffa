//! The referee: plays one game between two engines and enforces the rules and the clock.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ansa_core::clock::{Clock, Limit, TimeControl, TurnKind, Verdict};
use ansa_core::game::Ply;
use ansa_core::notation::{Marker, PlyText};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::Played;
use ansa_core::{BySide, Game, Side};

use super::engine::{Answer, Engine, NoAnswer};
use super::search_stats::SearchStats;

/// Without a clock, an engine that takes longer for a turn loses.
const MAX_TURN: Duration = Duration::from_mins(10);
/// Extra time for a late engine, to measure how late it is.
const GRACE: Duration = Duration::from_secs(2);

/// Rules of the games of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct MatchRules {
    /// The clock, if there is one.
    pub(super) control: Option<TimeControl>,
    /// How late an engine may be without losing.
    pub(super) tolerance: Duration,
    /// Maximum number of turns of each side.
    pub(super) max_turns: u32,
    pub(super) at_limit: AtLimit,
}

/// The result of a game that reaches the maximum number of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(super) enum AtLimit {
    /// The score of the pieces decides.
    Score,
    Draw,
}

/// What an engine used in its turns: time and searches.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct EngineUsage {
    pub(super) turns: u32,
    pub(super) all: Duration,
    pub(super) longest: Duration,
    /// Turns that exceeded the clock, and by how much.
    pub(super) late: u32,
    pub(super) overshoot: Duration,
    pub(super) most_overshoot: Duration,
    pub(super) searches: SearchStats,
}

impl EngineUsage {
    pub(super) fn add(&mut self, other: EngineUsage) {
        self.turns += other.turns;
        self.all += other.all;
        self.longest = self.longest.max(other.longest);
        self.late += other.late;
        self.overshoot += other.overshoot;
        self.most_overshoot = self.most_overshoot.max(other.most_overshoot);
        self.searches.add(other.searches);
    }

    fn add_turn(&mut self, used: Duration, overshoot: Duration, searches: SearchStats) {
        let late = u32::from(!overshoot.is_zero());
        let most_overshoot = overshoot;
        self.add(EngineUsage {
            turns: 1,
            all: used,
            longest: used,
            late,
            overshoot,
            most_overshoot,
            searches,
        });
    }
}

pub(super) struct FinishedGame {
    pub(super) game: Game,
    pub(super) outcome: Outcome,
    pub(super) usage: BySide<EngineUsage>,
    /// The loser's fault, if it did not lose on the board.
    pub(super) remark: Option<String>,
}

/// Plays a game that starts after the setups; `None` if `stop` was set.
///
/// The engines already have their options, but nothing else of this game.
pub(super) fn play(
    game: Game,
    engines: BySide<&mut Engine>,
    rules: &MatchRules,
    stop: &AtomicBool,
) -> Option<FinishedGame> {
    let usage = BySide::default();
    let clock = rules.control.map(Clock::new);
    let mut running = RunningGame { game, engines, rules, clock, usage };
    let mut end = running.begin().err();
    while end.is_none() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        end = running.play_turn().err();
    }
    let (outcome, remark) = end?;
    Some(FinishedGame { game: running.game, outcome, usage: running.usage, remark })
}

/// The outcome of a game and the remark on it.
type GameEnd = (Outcome, Option<String>);

/// A game in progress.
struct RunningGame<'a> {
    game: Game,
    engines: BySide<&'a mut Engine>,
    rules: &'a MatchRules,
    clock: Option<Clock>,
    usage: BySide<EngineUsage>,
}

impl RunningGame<'_> {
    /// Sends the clock and the setups to the engines.
    fn begin(&mut self) -> Result<(), GameEnd> {
        let setups: Vec<String> =
            self.game.plies().iter().map(|ply| format!("makemove {}", PlyText::from(ply))).collect();
        for side in Side::ALL {
            let engine = &mut *self.engines[side];
            let mut introduce = || {
                if let Some(control) = &self.rules.control {
                    send_time_control(engine, control)?;
                }
                engine.send("newgame")?;
                setups.iter().try_for_each(|setup| engine.send(setup))
            };
            introduce().map_err(|_| NoAnswer::Gone).and_then(|()| engine.get_ready()).map_err(|error| {
                lost(side, Reason::Forfeit, format!("was not ready for a game ({error:?})"))
            })?;
        }
        Ok(())
    }

    fn play_turn(&mut self) -> Result<(), GameEnd> {
        let side = self.game.side();
        let (text, used) = self.ask(side)?;
        let ply: PlyText = text.parse().map_err(|error| {
            lost(side, Reason::Illegal, format!("answered “{}”: {error}", excerpt(&text)))
        })?;
        if ply == PlyText::Marker(Marker::Takeback) {
            return Err(lost(side, Reason::Illegal, "tried to take a turn back".to_owned()));
        }
        match self.game.play_text(&ply) {
            Ok(Played::Ply) => {}
            Ok(_) => return Err((Outcome::win(!side, Reason::Resignation), None)),
            Err(error) => {
                let remark = format!("answered “{}”: {error}", excerpt(&text));
                return Err(lost(side, Reason::Illegal, remark));
            }
        }
        let limit_reached = self.charge_clock(side, used);
        if let Some(outcome) = self.game.outcome() {
            return Err((outcome, None));
        }
        let turns = self.game.plies().iter().filter(|ply| matches!(ply, Ply::Turn(_))).count();
        if limit_reached || turns >= 2 * self.rules.max_turns as usize {
            let winner = (self.rules.at_limit == AtLimit::Score).then(|| self.game.leader_by_score());
            return Err((Outcome { winner, reason: Reason::Score }, None));
        }
        let Some(ply) = self.game.plies().last() else { return Ok(()) };
        let message = format!("makemove {}", PlyText::from(ply));
        for side in Side::ALL {
            // If the engine has ended, the next request fails.
            let _ = self.engines[side].send(&message);
        }
        Ok(())
    }

    /// Asks an engine for a turn. Returns its answer and the time it took.
    fn ask(&mut self, side: Side) -> Result<(String, Duration), GameEnd> {
        let engine = &mut *self.engines[side];
        let mut timeout = MAX_TURN;
        let mut sent = Ok(());
        if let Some(clock) = &self.clock {
            timeout = Duration::from_millis(clock.left(side, TurnKind::Play)) + self.rules.tolerance + GRACE;
            for (name, milliseconds) in [
                ("greserve", clock.reserve(Side::Gold)),
                ("sreserve", clock.reserve(Side::Silver)),
                ("moveused", 0),
            ] {
                sent = sent.and_then(|()| engine.set_option(name, &seconds(milliseconds)));
            }
        }
        let answer = sent.map_err(|_| NoAnswer::Gone).and_then(|()| engine.go(timeout));
        if answer == Err(NoAnswer::Gone) {
            return Err(lost(side, Reason::Forfeit, "ended or closed its output".to_owned()));
        }
        let used = answer.as_ref().map_or(timeout, |answer| answer.used);
        let overshoot = self.overshoot(side, used);
        let searches =
            answer.as_ref().map_or_else(|_| SearchStats::default(), |answer| SearchStats::new(answer.info));
        self.usage[side].add_turn(used, overshoot, searches);
        let Ok(Answer { turn, .. }) = answer else {
            let remark = format!("did not answer for {:.1} s", timeout.as_secs_f64());
            return Err(lost(side, Reason::Time, remark));
        };
        if overshoot > self.rules.tolerance {
            let remark =
                format!("took {:.3} s, {:.3} s over the limit", used.as_secs_f64(), overshoot.as_secs_f64());
            return Err(lost(side, Reason::Time, remark));
        }
        Ok((turn, used))
    }

    fn overshoot(&self, side: Side, used: Duration) -> Duration {
        self.clock.map_or(Duration::ZERO, |clock| {
            used.saturating_sub(Duration::from_millis(clock.left(side, TurnKind::Play)))
        })
    }

    /// Charges a turn to the clock, without a tolerated delay. Returns whether the limit of the game is reached.
    fn charge_clock(&mut self, side: Side, used: Duration) -> bool {
        let Some(clock) = &mut self.clock else { return false };
        let used = (used.as_millis() as u64).min(clock.left(side, TurnKind::Play));
        clock.after_turn(side, TurnKind::Play, used) == Verdict::LimitReached
    }
}

/// The end of a game that a side loses by a fault.
fn lost(side: Side, reason: Reason, remark: String) -> GameEnd {
    (Outcome::win(!side, reason), Some(remark))
}

/// Sends the time control to an engine, in seconds.
fn send_time_control(engine: &mut Engine, control: &TimeControl) -> std::io::Result<()> {
    let (time, turns) = match control.game_limit() {
        Some(Limit::Time(time)) => (time, 0),
        Some(Limit::Turns(turns)) => (0, turns),
        None => (0, 0),
    };
    for (name, value) in [
        ("tcmove", seconds(control.per_move())),
        ("tcreserve", seconds(control.reserve())),
        ("tcpercent", control.percent().to_string()),
        ("tcmax", seconds(control.reserve_limit().unwrap_or(0))),
        ("tctotal", seconds(time)),
        ("tcturns", turns.to_string()),
        ("tcturntime", seconds(control.turn_limit().unwrap_or(0))),
    ] {
        engine.set_option(name, &value)?;
    }
    Ok(())
}

/// Milliseconds as seconds; whole seconds without a point, because not every engine reads fractions.
fn seconds(milliseconds: u64) -> String {
    if milliseconds.is_multiple_of(1000) {
        (milliseconds / 1000).to_string()
    } else {
        format!("{:.3}", milliseconds as f64 / 1000.0)
    }
}

/// The beginning of an engine's answer, for a report.
fn excerpt(text: &str) -> String {
    text.chars().take(80).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
