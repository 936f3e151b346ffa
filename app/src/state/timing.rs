//! The time of the game: what each ply took, and what follows from it.
//!
//! The clock is computed from the times used, so that taking back is forgetting, and a game that is opened again goes
//! on with what it had. The state is told the time and never reads a clock itself.
//!
//! What is fair, where the page stands between the player and the clock:
//! - The computer's time runs while it is asked: against a person from the moment when that one has ended a turn. It
//!   stands while its engine has failed, and in a game of computers that waits or shows a turn.
//! - A person's time runs from the moment when the computer's turn has been shown, and not while it is being shown.
//!   Looking at it once more, or at earlier boards, is the person's own time.
//! - A pause, asked for or because nobody looks at the page, holds a person's time only. All games with a person are
//!   casual ones: against the computer, or of two people who can see each other.
//! - A game that was closed goes on with a pause, and has lost no time.

use ansa_core::Side;
use ansa_core::clock::{Clock, TurnKind, Verdict};
use ansa_core::game;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::search::time::TimeLeft;

use super::play_state::PlayState;
use super::players::Player;

/// An action on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TimeAction {
    /// This many milliseconds have passed.
    Passed(u64),
    /// The page was hidden.
    Left,
    /// The page is visible again.
    Seen,
    /// The clock is to stand.
    Pause,
    /// The clock is to go on.
    GoOn,
}

/// Why a person's clock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pause {
    /// Nobody looked at the page.
    Away,
    /// It was asked for.
    Asked,
    /// The game was closed and opened again.
    Opened,
}

/// What a person whose time is short should hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Alarm {
    /// From now on the time is low.
    Low(Side),
    /// So many whole seconds are left, of the last ones.
    Second(Side, u64),
}

/// Milliseconds used, in a game with a clock or without one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Timing {
    /// For each ply so far.
    pub(crate) used: Vec<u64>,
    /// For the ply in the making.
    pub(crate) spent: u64,
    /// What is to be heard; it changes with every sound.
    pub(crate) alarm: Option<Alarm>,
    /// Why the clock stands when it is a person's.
    pause: Option<Pause>,
}

/// Time is low from an eighth of what a side begins with, within these bounds.
const LOW: (u64, u64) = (5_000, 30_000);
/// The last seconds, which are counted.
const COUNTED: u64 = 10_000;
/// The longest interval between time updates, so that the saved game is never far behind.
const TOLD_EVERY: u64 = 5_000;

impl Timing {
    /// The times of so many plies of which none are known.
    pub(crate) fn new(plies: usize) -> Timing {
        Timing { used: vec![0; plies], ..Timing::default() }
    }

    /// The times of a game that was closed: a person's clock waits until it is told to go on.
    pub(crate) fn opened(used: Vec<u64>, spent: u64) -> Timing {
        Timing { used, spent, alarm: None, pause: Some(Pause::Opened) }
    }

    /// Books the time of the ply just played.
    pub(crate) fn book(&mut self) {
        self.used.push(core::mem::take(&mut self.spent));
        self.alarm = None;
    }

    /// Forgets all plies but the first `plies`, and the one in the making.
    pub(crate) fn take_back_to(&mut self, plies: usize) {
        self.used.truncate(plies);
        self.spent = 0;
        self.alarm = None;
    }

    /// Remembers what was forgotten. The time since is nobody's, and a pause stays one.
    pub(crate) fn bring_back(&mut self, before: Timing) {
        *self = Timing { pause: self.pause, alarm: None, ..before };
    }
}

impl PlayState {
    /// Applies an action on the clock.
    pub(super) fn time(&mut self, action: TimeAction) {
        match action {
            TimeAction::Passed(milliseconds) => self.pass(milliseconds),
            TimeAction::Left => {
                self.timing.pause.get_or_insert(Pause::Away);
            }
            // Where nobody's time was held there is nothing to wait for.
            TimeAction::Seen if self.paused().is_none() => self.timing.pause = None,
            TimeAction::Seen => {}
            TimeAction::Pause => self.timing.pause = Some(Pause::Asked),
            TimeAction::GoOn => self.timing.pause = None,
        }
        if self.paused().is_some() {
            self.drop_hint_asked();
        }
    }

    /// Why the clock stands, if it does and waits for a person to go on.
    pub(crate) fn paused(&self) -> Option<Pause> {
        let waits = self.options.control.is_some() && self.game.outcome().is_none() && self.mover_is_person();
        self.timing.pause.filter(|_| waits)
    }

    /// Whether there is a clock that a person can stop now.
    pub(crate) fn can_pause(&self) -> bool {
        self.options.control.is_some() && self.clock_runs() && self.mover_is_person()
    }

    /// Whether the time of the side to move goes by, with a clock or without one.
    pub(crate) fn clock_runs(&self) -> bool {
        let goes_by = if self.mover_is_person() {
            self.timing.pause.is_none() && !self.is_shown_the_answer()
        } else {
            self.awaited().is_some()
        };
        goes_by && !self.passive && self.game.outcome().is_none()
    }

    /// The clock as it stood when the ply in the making began, if there is one.
    pub(crate) fn clock(&self) -> Option<Clock> {
        Some(self.clock_and_verdict()?.0)
    }

    /// What a turn of the side to move is for the clock.
    pub(crate) fn clock_phase(&self) -> TurnKind {
        self.clock_phase_at(self.game.plies().len())
    }

    /// How long the computer may think about its ply, if there is a clock.
    pub(crate) fn time_for_computer(&self) -> Option<u64> {
        let budget = TimeLeft::on(&self.clock()?, self.game.side(), self.timing.spent).budget()?;
        Some(budget.optimum_ms)
    }

    /// The milliseconds until the next time update is due, if the clock runs.
    pub(crate) fn time_due(&self) -> Option<u64> {
        let clock = self.clock().filter(|_| self.clock_runs())?;
        let side = self.game.side();
        let spent = self.timing.spent;
        let left = clock.left(side, self.clock_phase()).saturating_sub(spent);
        let game = clock.left_for_game().map(|game| game.saturating_sub(spent));
        let low = low_from(&clock);
        let next = match left {
            left if left > low => left - low,
            left if left > COUNTED => left - COUNTED,
            left => left.saturating_sub(1) % 1000 + 1,
        };
        let alarm = self.mover_is_person().then_some(next);
        [Some(TOLD_EVERY), Some(left + 1), game, alarm].into_iter().flatten().min()
    }

    /// Ends the game by its limit, where the ply just played has reached that.
    pub(super) fn score_at_limit(&mut self) {
        if self.game.outcome().is_none()
            && self.clock_and_verdict().is_some_and(|(_, verdict)| verdict == Some(Verdict::LimitReached))
        {
            self.end_by_score();
        }
    }

    fn pass(&mut self, milliseconds: u64) {
        if !self.clock_runs() {
            return;
        }
        let before = self.timing.spent;
        let spent = before.saturating_add(milliseconds);
        self.timing.spent = spent;
        let Some(clock) = self.clock() else { return };
        let side = self.game.side();
        let left = clock.left(side, self.clock_phase());
        // Long times pass at once where the browser slept: what came first counts.
        if clock.left_for_game().is_some_and(|game| game <= spent && game <= left) {
            self.end_by_score();
        } else if spent > left {
            self.finish(Outcome::win(!side, Reason::Time));
        } else if self.mover_is_person() {
            let alarm = alarm(side, left.saturating_sub(before), left - spent, low_from(&clock));
            self.timing.alarm = alarm.or(self.timing.alarm);
        }
    }

    fn end_by_score(&mut self) {
        self.finish(Outcome::win(self.game.leader_by_score(), Reason::Score));
    }

    /// The clock after the plies so far, and what it said after the last one.
    fn clock_and_verdict(&self) -> Option<(Clock, Option<Verdict>)> {
        let mut clock = Clock::new(self.options.control?);
        let mut verdict = None;
        for (ply, &used) in self.timing.used.iter().enumerate() {
            verdict = Some(clock.after_turn(self.game.label(ply).side, self.clock_phase_at(ply), used));
        }
        Some((clock, verdict))
    }

    fn clock_phase_at(&self, ply: usize) -> TurnKind {
        match self.game.phase_at(ply) {
            Some(game::Phase::Setup(_)) => TurnKind::Setup,
            _ => TurnKind::Play,
        }
    }

    fn mover_is_person(&self) -> bool {
        self.options.players[self.game.side()] == Player::Person
    }

    /// Whether the answer of the computer is being shown to a person, whose time has not begun.
    pub(crate) fn is_shown_the_answer(&self) -> bool {
        self.timing.spent == 0
            && self.replay.is_some_and(|replay| {
                replay.ply + 1 == self.game.plies().len()
                    && self.options.players[self.game.label(replay.ply).side] != Player::Person
            })
    }
}

/// From how many milliseconds on the time of a side is low.
pub(super) fn low_from(clock: &Clock) -> u64 {
    let control = clock.control();
    (control.per_move().saturating_add(control.reserve()) / 8).clamp(LOW.0, LOW.1)
}

/// What is to be heard when the time left falls from one number of milliseconds to another.
fn alarm(side: Side, before: u64, after: u64, low: u64) -> Option<Alarm> {
    let seconds = |left: u64| left.div_ceil(1000);
    if before > low && after <= low {
        Some(Alarm::Low(side))
    } else if after <= low && after <= COUNTED && seconds(after) < seconds(before) {
        Some(Alarm::Second(side, seconds(after)))
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
