//! The clocks of a game.
//!
//! A clock is computed from the times used for the plies, which the document keeps. So a take-back only removes times,
//! and a reopened game continues with its remaining time.
//!
//! Rules for fairness, where the page delays the player or the clock:
//! - A friend's time is counted by the friend's own device, and what runs here is an estimate that never ends the game.
//! - In a game with a device nearby, both clocks run as the connection says, and only its two devices end the game: this
//!   clock follows theirs.
//! - The computer's time runs while it is asked: against a person, from the end of the person's turn. It stops while
//!   the engine has failed, and in a game between computers during pauses and replays.
//! - A person's time starts after the replay of the computer's turn. Replaying it again and viewing earlier positions
//!   costs the person's own time.
//! - A pause, requested or because the page is hidden, stops only a person's time. All games with a person are casual:
//!   against the computer, or between two people at one screen.
//! - A reopened game starts paused, and no time has passed.

use ansa_core::clock::{Clock, TurnKind, Verdict};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::search::time::TimeLeft;

use super::play_state::PlayState;
use super::timing::{COUNTED, Pause, TimeAction, alarm, low_from};

/// The longest interval between time updates, so that the saved game is never far behind.
const UPDATE_EVERY: u64 = 5_000;

impl PlayState {
    pub(super) fn apply_time(&mut self, action: TimeAction) {
        match action {
            TimeAction::Passed(milliseconds) => self.pass(milliseconds),
            TimeAction::Hidden => {
                let pause = self.timing.pause.unwrap_or(Pause::Away);
                self.timing.set_pause(Some(pause));
            }
            // The page was hidden during the computer's time: nothing was paused.
            TimeAction::Visible if self.paused().is_none() => self.timing.set_pause(None),
            TimeAction::Visible => {}
            TimeAction::Pause => self.timing.set_pause(Some(Pause::Asked)),
            TimeAction::GoOn => self.timing.set_pause(None),
        }
        if self.paused().is_some() {
            self.cancel_hint_request();
        }
    }

    /// Why the clock is paused, if it is and a person has to resume.
    pub fn paused(&self) -> Option<Pause> {
        let waits =
            self.options().control.is_some() && self.game().outcome().is_none() && self.is_persons_turn();
        self.timing.pause.filter(|_| waits && !self.is_nearby())
    }

    /// Whether a person can pause the clock now.
    pub fn can_pause(&self) -> bool {
        self.options().control.is_some() && self.clock_runs() && self.is_persons_turn() && !self.is_nearby()
    }

    /// Whether the time of the side to move is running, with or without a clock.
    pub fn clock_runs(&self) -> bool {
        let goes_by = if self.is_nearby() {
            self.friend.nearby.is_some_and(|nearby| nearby.clock_runs)
        } else if self.is_persons_turn() {
            self.timing.pause.is_none() && !self.is_shown_the_answer()
        } else if self.is_friends_turn() {
            // A link may be on its way for days.
            self.options().control.is_some()
        } else {
            // While a turn is judged, nobody's time passes.
            self.awaited().is_some() && !self.is_judging()
        };
        goes_by && !self.read_only && self.game().outcome().is_none()
    }

    /// The clock at the start of the draft ply; `None` without a clock.
    pub fn clock(&self) -> Option<Clock> {
        Some(self.document.clock()?.0)
    }

    /// The clock's kind of the next turn: setup or play.
    pub fn clock_phase(&self) -> TurnKind {
        self.document.clock_phase_at(self.game().plies().len())
    }

    /// How long the computer may think about its ply; `None` without a clock.
    pub fn time_for_computer(&self) -> Option<u64> {
        let budget = TimeLeft::on(&self.clock()?, self.game().side(), self.timing.spent).budget()?;
        Some(budget.optimum_ms)
    }

    /// The milliseconds until the next time update is due; `None` while the clock is stopped.
    pub fn time_due(&self) -> Option<u64> {
        let clock = self.clock().filter(|_| self.clock_runs())?;
        let side = self.game().side();
        let spent = self.timing.spent;
        let left = clock.left(side, self.clock_phase()).saturating_sub(spent);
        let game = clock.left_for_game().map(|game| game.saturating_sub(spent));
        if left == 0 && self.is_nearby() {
            return Some(UPDATE_EVERY);
        }
        let low = low_from(&clock);
        let next = match left {
            left if left > low => left - low,
            left if left > COUNTED => left - COUNTED,
            left => left.saturating_sub(1) % 1000 + 1,
        };
        let alarm = self.is_persons_turn().then_some(next);
        [Some(UPDATE_EVERY), Some(left + 1), game, alarm].into_iter().flatten().min()
    }

    /// Ends the game by score if the ply just played has reached the game's limit.
    pub(super) fn score_at_limit(&mut self) {
        if self.game().outcome().is_none()
            && self.document.clock().is_some_and(|(_, verdict)| verdict == Some(Verdict::LimitReached))
        {
            self.end_by_score();
        }
    }

    fn pass(&mut self, milliseconds: u64) {
        if !self.clock_runs() {
            return;
        }
        let before = self.timing.spent;
        self.timing.add(milliseconds);
        let spent = self.timing.spent;
        let Some(clock) = self.clock().filter(|_| !self.is_friends_turn()) else { return };
        let side = self.game().side();
        let left = clock.left(side, self.clock_phase());
        // After a long sleep of the browser, both limits may have passed: the earlier one counts.
        let ends_here = !self.is_nearby();
        if ends_here && clock.left_for_game().is_some_and(|game| game <= spent && game <= left) {
            self.end_by_score();
        } else if ends_here && spent > left {
            self.finish(Outcome::win(!side, Reason::Time));
        } else if self.is_persons_turn() {
            let alarm =
                alarm(side, left.saturating_sub(before), left.saturating_sub(spent), low_from(&clock));
            self.timing.warn(alarm);
        }
    }

    fn end_by_score(&mut self) {
        self.finish(Outcome::win(self.game().leader_by_score(), Reason::Score));
    }

    /// Whether the computer's answer is being replayed to a person, whose time has not started yet.
    pub fn is_shown_the_answer(&self) -> bool {
        self.timing.spent == 0
            && self.viewing.replay().is_some_and(|replay| {
                replay.ply + 1 == self.game().plies().len()
                    && !self.is_person(self.game().label(replay.ply).side)
            })
    }
}

#[cfg(test)]
mod tests;
