//! One game between two engines, judged by the rules of the library.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ansa_core::clock::{Clock, Limit, TimeControl, TurnKind, Verdict};
use ansa_core::game::Ply;
use ansa_core::notation::{BodyText, Marker};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::Played;
use ansa_core::{BySide, Game, Side};

use super::engine::{Answer, Engine, NoAnswer};
use super::reach::Reaches;

/// Without a clock an engine that is silent for so long has lost.
const LONGEST_TURN: Duration = Duration::from_mins(10);
/// An engine that is late is waited for so much longer, to know how late it is.
const GRACE: Duration = Duration::from_secs(2);

/// How games are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Terms {
    /// The clock, if there is one.
    pub(super) control: Option<TimeControl>,
    /// How late an engine may be without losing.
    pub(super) tolerance: Duration,
    /// After so many turns of each side the game is ended.
    pub(super) longest: u32,
    /// Whether a game ended so is scored by the pieces; a draw otherwise.
    pub(super) scored: bool,
}

/// How long an engine took for its turns, and how far it came.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Times {
    pub(super) turns: u32,
    pub(super) all: Duration,
    pub(super) longest: Duration,
    /// Turns that took longer than the clock allows, and by how much.
    pub(super) late: u32,
    pub(super) overshoot: Duration,
    pub(super) most_overshoot: Duration,
    pub(super) reaches: Reaches,
}

impl Times {
    pub(super) fn add(&mut self, other: Times) {
        self.turns += other.turns;
        self.all += other.all;
        self.longest = self.longest.max(other.longest);
        self.late += other.late;
        self.overshoot += other.overshoot;
        self.most_overshoot = self.most_overshoot.max(other.most_overshoot);
        self.reaches.add(other.reaches);
    }

    fn book(&mut self, used: Duration, overshoot: Duration, reaches: Reaches) {
        let late = u32::from(!overshoot.is_zero());
        let most_overshoot = overshoot;
        self.add(Times { turns: 1, all: used, longest: used, late, overshoot, most_overshoot, reaches });
    }
}

/// A game that has ended.
pub(super) struct Ended {
    pub(super) game: Game,
    pub(super) outcome: Outcome,
    pub(super) times: BySide<Times>,
    /// What the loser did wrong, if it did not lose by its play.
    pub(super) remark: Option<String>,
}

/// Plays a game from its setups on; none if it was told to stop.
///
/// The engines were told nothing of this game but their options.
pub(super) fn play(
    game: Game,
    engines: BySide<&mut Engine>,
    terms: &Terms,
    stop: &AtomicBool,
) -> Option<Ended> {
    let times = BySide::default();
    let clock = terms.control.map(Clock::new);
    let mut table = Table { game, engines, terms, clock, times };
    let mut end = table.begin().err();
    while end.is_none() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        end = table.turn().err();
    }
    let (outcome, remark) = end?;
    Some(Ended { game: table.game, outcome, times: table.times, remark })
}

/// How a game ends, and what is to be said of it.
type End = (Outcome, Option<String>);

struct Table<'a> {
    game: Game,
    engines: BySide<&'a mut Engine>,
    terms: &'a Terms,
    clock: Option<Clock>,
    times: BySide<Times>,
}

impl Table<'_> {
    /// Tells the engines of the clock and the setups.
    fn begin(&mut self) -> Result<(), End> {
        let setups: Vec<String> =
            self.game.plies().iter().map(|ply| format!("makemove {}", BodyText::from(ply))).collect();
        for side in Side::ALL {
            let engine = &mut *self.engines[side];
            let mut introduce = || {
                if let Some(control) = &self.terms.control {
                    tell_control(engine, control)?;
                }
                engine.tell("newgame")?;
                setups.iter().try_for_each(|setup| engine.tell(setup))
            };
            introduce().map_err(|_| NoAnswer::Gone).and_then(|()| engine.get_ready()).map_err(|error| {
                lost(side, Reason::Forfeit, format!("is not ready for a game ({error:?})"))
            })?;
        }
        Ok(())
    }

    /// Plays one turn.
    fn turn(&mut self) -> Result<(), End> {
        let side = self.game.side();
        let (text, used) = self.ask(side)?;
        let body: BodyText = text
            .parse()
            .map_err(|error| lost(side, Reason::Illegal, format!("answered “{}”: {error}", short(&text))))?;
        if body == BodyText::Marker(Marker::TakeBack) {
            return Err(lost(side, Reason::Illegal, "wants to take a turn back".to_owned()));
        }
        match self.game.play_text(&body) {
            Ok(Played::Ply) => {}
            Ok(_) => return Err((Outcome::win(!side, Reason::Resignation), None)),
            Err(error) => {
                let remark = format!("answered “{}”: {error}", short(&text));
                return Err(lost(side, Reason::Illegal, remark));
            }
        }
        let limit_reached = self.book(side, used);
        if let Some(outcome) = self.game.outcome() {
            return Err((outcome, None));
        }
        let turns = self.game.plies().iter().filter(|ply| matches!(ply, Ply::Turn(_))).count();
        if limit_reached || turns >= 2 * self.terms.longest as usize {
            let winner = self.terms.scored.then(|| self.game.leader_by_score());
            return Err((Outcome { winner, reason: Reason::Score }, None));
        }
        let Some(ply) = self.game.plies().last() else { return Ok(()) };
        let message = format!("makemove {}", BodyText::from(ply));
        for side in Side::ALL {
            // An engine that has gone is found out when it is asked the next time.
            let _ = self.engines[side].tell(&message);
        }
        Ok(())
    }

    /// Lets the side think; its answer and the time it took.
    fn ask(&mut self, side: Side) -> Result<(String, Duration), End> {
        let engine = &mut *self.engines[side];
        let mut longest = LONGEST_TURN;
        let mut told = Ok(());
        if let Some(clock) = &self.clock {
            longest = Duration::from_millis(clock.left(side, TurnKind::Play)) + self.terms.tolerance + GRACE;
            for (name, milliseconds) in [
                ("greserve", clock.reserve(Side::Gold)),
                ("sreserve", clock.reserve(Side::Silver)),
                ("moveused", 0),
            ] {
                told = told.and_then(|()| engine.set_option(name, &seconds(milliseconds)));
            }
        }
        let answer = told.map_err(|_| NoAnswer::Gone).and_then(|()| engine.go(longest));
        if answer == Err(NoAnswer::Gone) {
            return Err(lost(side, Reason::Forfeit, "has ended or closed its output".to_owned()));
        }
        let used = answer.as_ref().map_or(longest, |answer| answer.used);
        let overshoot = self.overshoot(side, used);
        let reaches = answer.as_ref().map_or_else(|_| Reaches::default(), |answer| Reaches::of(answer.reach));
        self.times[side].book(used, overshoot, reaches);
        let Ok(Answer { turn, .. }) = answer else {
            let remark = format!("has said nothing for {:.1} s", longest.as_secs_f64());
            return Err(lost(side, Reason::Time, remark));
        };
        if overshoot > self.terms.tolerance {
            let remark =
                format!("took {:.3} s, {:.3} s too long", used.as_secs_f64(), overshoot.as_secs_f64());
            return Err(lost(side, Reason::Time, remark));
        }
        Ok((turn, used))
    }

    fn overshoot(&self, side: Side, used: Duration) -> Duration {
        self.clock.map_or(Duration::ZERO, |clock| {
            used.saturating_sub(Duration::from_millis(clock.left(side, TurnKind::Play)))
        })
    }

    /// Books a turn that was in time or late by no more than is tolerated; whether the game's limit is reached.
    fn book(&mut self, side: Side, used: Duration) -> bool {
        let Some(clock) = &mut self.clock else { return false };
        let used = (used.as_millis() as u64).min(clock.left(side, TurnKind::Play));
        clock.after_turn(side, TurnKind::Play, used) == Verdict::LimitReached
    }
}

/// The end of a game that a side loses by something that it did outside of the board.
fn lost(side: Side, reason: Reason, remark: String) -> End {
    (Outcome::win(!side, reason), Some(remark))
}

/// Tells an engine the time control, in seconds.
fn tell_control(engine: &mut Engine, control: &TimeControl) -> std::io::Result<()> {
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

/// Milliseconds as seconds; whole ones without a point, for not every engine reads fractions.
fn seconds(milliseconds: u64) -> String {
    if milliseconds.is_multiple_of(1000) {
        (milliseconds / 1000).to_string()
    } else {
        format!("{:.3}", milliseconds as f64 / 1000.0)
    }
}

/// What an engine said, as far as a line of a report has room for it.
fn short(text: &str) -> String {
    text.chars().take(80).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
