//! The actions of the play screen, and their effects on the state.

use ansa_board::{BoardEvent, Mode};
use ansa_core::game::{Ply, Setup};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Side, Square, book};

use super::computer::ComputerAction;
use super::friend::{FriendAction, FriendCall};
use super::friend_notice::FriendNotice;
use super::ladder_state::Unrated;
use super::navigation::ViewAction;
use super::notice::{Event, Notice};
use super::planning::PlanAction;
use super::play_state::PlayState;
use super::timing::TimeAction;
use crate::Apply;
use crate::activities::rated_game::RatingChange;
use crate::document::{AddRefusal, CursorMove, Orientation};
use crate::entry::{EntryAction, PlyDraft, PlyEntry, SetupAction, total};
use ansa_board::EntryEvent;
use derive_more::From;

/// An action of the play screen.
#[derive(Clone, PartialEq, Debug, From)]
pub enum PlayAction {
    /// Enters steps or a setup at the displayed place.
    #[from(EntryAction, SetupAction)]
    Entry(EntryAction),
    /// Places the pieces as the computer would; the number selects one of its setups.
    SuggestSetup(u64),
    /// Ends the turn or the setup.
    End,
    /// The Enter key was pressed. The square is the one with the keyboard focus, if any.
    Enter(Option<Square>),
    /// Resigns for the person.
    Resign,
    /// Takes back to the person's last ply.
    TakeBack,
    /// Restores what was taken back.
    BringBack,
    /// Flips the board.
    Flip,
    /// Sets the orientation of the board.
    Orientation(Orientation),
    /// An answer of the engine, or a request to it.
    #[from]
    Computer(ComputerAction),
    /// Shows another place, or a turn step by step.
    #[from]
    View(ViewAction),
    /// Time has passed, or the clock pauses or resumes.
    #[from]
    Time(TimeAction),
    /// Starts or ends a plan.
    #[from]
    Plan(PlanAction),
    /// What a friend at another browser does, and what the person does about it.
    #[from(FriendAction)]
    Friend(FriendCall),
    /// Turns the coach on or off.
    Coach(bool),
    /// The ladder has counted the result, with this change of the rating.
    Counted(Option<RatingChange>),
    /// Deselects the selected piece, or else returns to the game.
    Escape,
    /// Shows a notice that a service reported.
    Say(Notice),
}

/// What is left to the caller after an action.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayEffect {
    /// A person has set up; the setup can be offered again.
    SetUp(Side, Setup),
    /// The last step of a turn of the game was made. The turn can be ended.
    LastStep,
}

impl From<BoardEvent> for PlayAction {
    fn from(event: BoardEvent) -> PlayAction {
        match event {
            BoardEvent::Enter(square) => PlayAction::Enter(Some(square)),
            event => PlayAction::Entry(EntryAction::Board(event)),
        }
    }
}

impl Apply for PlayState {
    type Action = PlayAction;
    type Effect = PlayEffect;

    fn apply(&mut self, action: impl Into<PlayAction>) -> Option<PlayEffect> {
        let action = action.into();
        if self.read_only && !matches!(action, PlayAction::Say(_)) {
            return None;
        }
        // While the clock is paused, the first action at the board only resumes it.
        if self.plan.is_none() && self.paused().is_some() && is_board_action(&action) {
            self.apply_time(TimeAction::GoOn);
            return None;
        }
        let shown = self.hint_key();
        let before = (self.game().plies().len(), self.game().outcome());
        self.prepare(&action);
        let mut effect = None;
        match action {
            PlayAction::Entry(action) => effect = self.enter(action),
            PlayAction::SuggestSetup(seed) => {
                let setup = book::setup(self.game(), self.game().side(), seed);
                self.enter(SetupAction::Copy(setup).into());
            }
            PlayAction::End => effect = self.end(),
            PlayAction::Enter(at) => effect = self.enter_pressed(at),
            PlayAction::Resign => self.finish(Outcome::win(!self.resigning_side(), Reason::Resignation)),
            PlayAction::TakeBack if self.plan.is_some() => {
                self.apply_view(ViewAction::Move(CursorMove::Previous));
            }
            PlayAction::TakeBack => self.take_back(),
            PlayAction::BringBack => self.bring_back(),
            PlayAction::Flip => self.flip(),
            PlayAction::Orientation(orientation) => self.set_orientation(orientation),
            PlayAction::Computer(action) => self.apply_computer(action),
            PlayAction::View(action) => self.apply_view(action),
            PlayAction::Time(action) => self.apply_time(action),
            PlayAction::Plan(action) => self.apply_plan(action),
            PlayAction::Friend(call) => call.apply_to(self),
            PlayAction::Coach(speaks) => {
                self.document.set_coaches(speaks);
                if speaks {
                    if self.is_rated() {
                        self.feedback.notify(Notice::CoachEndsRating);
                    }
                    self.mark_helped(Unrated::Coach);
                }
            }
            PlayAction::Counted(change) => self.mark_counted(change),
            PlayAction::Escape => self.escape(),
            PlayAction::Say(notice) => self.feedback.notify(notice),
        }
        self.drop_stale_hint(&shown);
        self.teaching.follow(self.game().plies().len());
        self.drop_outlived_conditions();
        if before != (self.game().plies().len(), self.game().outcome())
            && let Some(plan) = &mut self.plan
        {
            plan.mark_outdated();
        }
        effect
    }
}

impl PlayState {
    /// Removes what the last action has left behind.
    fn prepare(&mut self, action: &PlayAction) {
        // Updates must not clear a notice, cancel an animation or end the typing.
        match action {
            PlayAction::Time(_) | PlayAction::Counted(_) => return,
            PlayAction::Friend(call) if call.is_update() => return,
            _ => {}
        }
        self.feedback.stop_motion();
        let keeps_notice = matches!(
            action,
            PlayAction::View(ViewAction::Tick(_)) | PlayAction::Flip | PlayAction::Orientation(_)
        );
        if !keeps_notice {
            self.feedback.clear_notice();
        }
        let keeps_typed = matches!(
            action,
            PlayAction::Entry(_)
                | PlayAction::End
                | PlayAction::Enter(_)
                | PlayAction::Say(_)
                | PlayAction::Flip
                | PlayAction::Orientation(_)
        );
        if !keeps_typed {
            self.entry.leave_typed();
        }
    }

    /// Applies an action to the draft at the displayed place, or says why there is none.
    fn enter(&mut self, action: EntryAction) -> Option<PlayEffect> {
        if let (Mode::Past | Mode::Over, EntryAction::Type(_)) = (self.mode(), &action) {
            // What is typed at an earlier position, or after the game, is a plan.
            self.apply_plan(PlanAction::Begin);
        }
        let redoes = action == EntryAction::Redo && self.entry().is_some_and(|entry| !entry.can_redo());
        if redoes && self.can_bring_back() {
            // With no step to redo, Redo restores turns that were taken back.
            self.bring_back();
            return None;
        }
        let mode = self.mode();
        let report = match (&mut self.plan, mode) {
            (Some(plan), _) => plan.enter(action),
            (None, Mode::Setup | Mode::Turn) => self.entry.apply(action),
            (None, mode) => {
                self.answer_press(mode, &action);
                return None;
            }
        };
        let is_last = self.plan.is_none() && matches!(report.event, Some(EntryEvent::Stepped(_, 0)));
        self.feedback.report_entry(report, Event::Entry, Notice::Entry);
        is_last.then_some(PlayEffect::LastStep)
    }

    /// Answers a press on a board on which nothing can be entered.
    fn answer_press(&mut self, mode: Mode, action: &EntryAction) {
        if !matches!(action, EntryAction::Board(BoardEvent::Press(_) | BoardEvent::Select(_))) {
            return;
        }
        match mode {
            Mode::Past => self.feedback.notify(Notice::EarlierPosition),
            Mode::Computer if self.is_friends_turn() => self.feedback.notify(Notice::FriendToMove),
            Mode::Computer => self.feedback.notify(Notice::ComputerToMove),
            Mode::Over => self.feedback.notify(Notice::GameOver),
            Mode::Replay | Mode::Setup | Mode::Turn => {}
        }
    }

    fn escape(&mut self) {
        if self.entry().is_some_and(|entry| entry.selection().is_some()) {
            self.enter(EntryAction::Board(BoardEvent::Deselect));
        } else if self.plan.is_some() {
            self.apply_plan(PlanAction::Keep);
        } else if self.viewing.place.is_some() {
            self.apply_view(ViewAction::Live);
        }
    }

    /// Enter ends the turn. If a piece is selected or a push is unfinished, it acts on the focused square instead. It
    /// never selects a piece: with steps already made, the player could not predict which of the two it would do. In
    /// the setup, where there is no first step that would make it useful, it only explains the keys.
    fn enter_pressed(&mut self, at: Option<Square>) -> Option<PlayEffect> {
        let waits = self.entry().is_some_and(PlyEntry::awaits_press);
        match at {
            Some(square) if waits => self.enter(EntryAction::Board(BoardEvent::Press(square))),
            _ if self.mode() == Mode::Setup => {
                self.feedback.notify(Notice::SetupKeys);
                None
            }
            _ => self.end(),
        }
    }

    /// Ends the turn or the setup, with the typed steps. If one of them is illegal, nothing happens, because the field
    /// already shows the error.
    fn end(&mut self) -> Option<PlayEffect> {
        match self.entry().and_then(|entry| entry.typed.as_ref()) {
            Some(typed) if typed.error.is_some() => return None,
            Some(_) => drop(self.enter(EntryAction::PlayTyped)),
            None => {}
        }
        if let Some(plan) = &mut self.plan {
            plan.deselect();
            let turn = plan.entry.turn().cloned()?;
            let label = plan.place.label();
            match plan.play(&mut self.document, &turn) {
                // Its steps have been seen and heard already.
                Ok(()) => self.feedback.report(Event::Turned(label, turn.steps().copied().collect())),
                Err(AddRefusal::Turn(error)) => self.feedback.notify(Notice::Refused(error)),
                Err(AddRefusal::Edit(refusal)) => self.feedback.notify(Notice::EditRefused(refusal)),
            }
            return None;
        }
        if !matches!(self.mode(), Mode::Setup | Mode::Turn) {
            return None;
        }
        self.end_ply()
    }

    /// Ends the turn or setup that a person has entered, or reports why it can't end.
    fn end_ply(&mut self) -> Option<PlayEffect> {
        if let Some(hold) = self.nearby_hold() {
            self.feedback.notify(Notice::Friend(FriendNotice::Held(hold)));
            return None;
        }
        self.entry.deselect();
        let (result, effect) = match &self.entry.draft {
            PlyDraft::Setup(entry) => {
                let (side, setup, left) = (entry.side, entry.setup.clone(), entry.unplaced());
                if total(left) > 0 {
                    self.feedback.notify(Notice::SetupUnfinished(side, left));
                    return None;
                }
                (self.document.set_up(&setup), Some(PlayEffect::SetUp(side, setup)))
            }
            PlyDraft::Turn(entry) => (self.document.play(entry.turn()), None),
            PlyDraft::Nothing => return None,
        };
        match result {
            Ok(()) => {
                self.ply_played();
                effect
            }
            Err(error) => {
                self.feedback.notify(Notice::Refused(error));
                None
            }
        }
    }

    /// Follows a ply of this device that the document has just got.
    pub(super) fn ply_played(&mut self) {
        let spent = self.timing.take_spent();
        // A game by link takes days, and nobody knows how much of them was spent on it.
        self.follow_ply((!self.is_by_link()).then_some(spent));
    }

    /// Follows a ply that the document has just got, with the milliseconds used for it, if they are known.
    pub(super) fn follow_ply(&mut self, time: Option<u64>) {
        let last = self.game().plies().len().saturating_sub(1);
        if let Some(time) = time {
            self.document.set_time_used(last, time);
        }
        self.entry = PlyEntry::of(self.game());
        self.viewing.show(None);
        self.engine.renew();
        self.taken_back.clear();
        self.score_at_limit();
        let label = self.game().label(last);
        let event = match (self.game().outcome(), self.game().plies().last()) {
            (Some(outcome), _) => Event::Over(outcome),
            (None, Some(Ply::Turn(turn))) => Event::Turned(label, turn.steps().to_vec()),
            _ => Event::SetUp(label.side),
        };
        self.feedback.report(event);
    }

    /// Ends the game by anything but a move.
    pub(super) fn finish(&mut self, outcome: Outcome) {
        match self.document.end(outcome) {
            Ok(()) => {
                self.entry = PlyEntry::of(self.game());
                self.taken_back.clear();
                self.plan = None;
                self.viewing.show(None);
                self.engine.renew();
                self.feedback.report(Event::Over(outcome));
            }
            Err(error) => self.feedback.notify(Notice::Refused(error)),
        }
    }
}

/// Whether an action is a player's action at the board.
const fn is_board_action(action: &PlayAction) -> bool {
    match action {
        PlayAction::Entry(EntryAction::Board(BoardEvent::Deselect)) => false,
        PlayAction::Entry(_) | PlayAction::SuggestSetup(_) | PlayAction::End | PlayAction::Enter(_) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests;
