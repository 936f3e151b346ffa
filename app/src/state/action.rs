//! What can be done at the table, and what it does.

use std::rc::Rc;

use ansa_core::game::placing::Named;
use ansa_core::game::{Placing, Ply};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{BySide, PlayedStep, Side, Square, Step};
use yew::Reducible;

use super::notice::{Event, Notice};
use super::players::NewGame;
use super::route::{self, Route};
use super::table::{Draft, Hold, Mode, Replay, Table};
use super::words;

/// One thing done at the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    /// Begins a new game.
    Begin(NewGame),
    /// Begins a new game with the sides exchanged.
    Rematch,
    /// Takes the piece on a square in hand, if it can be.
    Hold(Square),
    /// Presses a square: takes, drops or lets go, whatever it means there.
    Press(Square),
    /// Brings the piece from one square to another in one go.
    Carry(Square, Square),
    /// Lets go of the piece in hand.
    LetGo,
    /// Takes back a step of the turn being entered.
    Undo,
    /// Makes the last step taken back again.
    Redo,
    /// Takes back all steps of the turn being entered.
    Reset,
    /// Ends the turn or the setup.
    End,
    /// Places the pieces in a named setup.
    Arrange(Named),
    /// Mirrors the setup left to right.
    Mirror,
    /// Resigns for the person.
    Resign,
    /// Takes back to the person's last ply.
    TakeBack,
    /// Turns the board around.
    Flip,
    /// The computer's answer to a request: its setup or turn in words.
    Answer(u32, String),
    /// The computer failed to answer a request.
    NoAnswer(u32, String),
    /// Asks the computer again.
    AskAgain,
    /// Shows the next step of the turn being shown.
    Tick(Replay),
    /// Shows the end of the turn being shown at once.
    Skip,
    /// Shows the last turn again.
    ShowLast,
    /// Looks at the board after a ply; the last one is the present.
    Look(usize),
    /// Looks at the present board again.
    LookAway,
    /// Says something that a service reported.
    Say(Notice),
}

impl Reducible for Table {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut table = Rc::unwrap_or_clone(self);
        table.apply(action);
        Rc::new(table)
    }
}

impl Table {
    /// Does something at the table. What is impossible at the moment changes nothing but the notice.
    pub(crate) fn apply(&mut self, action: Action) {
        self.motion.clear();
        if !matches!(action, Action::Tick(_) | Action::Flip) {
            self.notice = None;
        }
        match action {
            Action::Begin(new) => *self = Table { request: self.request + 1, ..Table::new(new) },
            Action::Rematch => {
                let BySide { gold, silver } = self.players;
                let bottom = if self.has_computer() { !self.bottom } else { self.bottom };
                let new = NewGame { players: BySide { gold: silver, silver: gold }, bottom };
                *self = Table { request: self.request + 1, ..Table::new(new) };
            }
            Action::Hold(square) => self.take(square),
            Action::Press(square) => self.press(square),
            Action::Carry(from, to) => self.carry(from, to),
            Action::LetGo => self.let_go(),
            Action::Undo => self.edit(undo),
            Action::Redo => self.edit(redo),
            Action::Reset => self.edit(|turn| {
                turn.reset();
                None
            }),
            Action::End => self.end_ply(),
            Action::Arrange(named) => self.arrange(|_, side| Placing::named(named, side)),
            Action::Mirror => self.arrange(|placing, _| placing.mirror()),
            Action::Resign => self.resign(),
            Action::TakeBack => self.take_back(),
            Action::Flip => self.bottom = !self.bottom,
            Action::Answer(request, text) => self.answer(request, &text),
            Action::NoAnswer(request, message) => {
                if self.awaited().is_some_and(|(awaited, _)| awaited == request) {
                    self.notice = Some(Notice::EngineFailed(message));
                }
            }
            Action::AskAgain => self.request += 1,
            Action::Tick(replay) => self.tick(replay),
            Action::Skip => self.replay = None,
            Action::ShowLast => {
                if self.can_replay() {
                    self.hold = None;
                    self.past = None;
                    self.replay = Some(Replay { ply: self.game.plies().len() - 1, shown: 0 });
                }
            }
            Action::Look(ply) => {
                self.hold = None;
                self.replay = None;
                self.past = (ply + 1 < self.game.plies().len()).then_some(ply);
            }
            Action::LookAway => self.past = None,
            Action::Say(notice) => self.notice = Some(notice),
        }
    }

    fn take(&mut self, square: Square) {
        let Some(piece) = self.board().piece_at(square) else { return self.let_go() };
        if !self.holdable().contains(square) {
            return self.explain(square);
        }
        let by = self.hold.map(|hold| hold.at).filter(|_| piece.side != self.game.side());
        self.hold = Some(Hold { at: square, by });
        let places = self.routes().len() + self.swaps().count() as usize;
        self.event = Event::Held(piece, square, places);
    }

    fn press(&mut self, square: Square) {
        if let Some(position) = self.position()
            && position.is_push_unfinished()
            && route::followers(position).contains(square)
        {
            return match route::routes(position, square, None).into_iter().next() {
                Some(route) => self.play_route(&route, true),
                None => self.let_go(),
            };
        }
        match self.hold {
            Some(hold) if hold.at == square => self.let_go(),
            Some(_) if self.swaps().contains(square) => self.swap(square),
            Some(_) => match self.routes().into_iter().find(|route| route.to == square) {
                Some(route) => self.play_route(&route, true),
                None => self.take(square),
            },
            None => self.take(square),
        }
    }

    fn carry(&mut self, from: Square, to: Square) {
        if self.hold.is_none_or(|hold| hold.at != from) {
            self.take(from);
        }
        if self.hold.is_none_or(|hold| hold.at != from) {
            return;
        }
        if self.swaps().contains(to) {
            self.swap(to);
        } else if let Some(route) = self.routes().into_iter().find(|route| route.to == to) {
            self.play_route(&route, false);
        } else {
            self.let_go();
        }
    }

    fn let_go(&mut self) {
        if self.hold.take().is_some() {
            self.event = Event::LetGo;
        }
    }

    /// Says why the piece on a square can't be taken in hand.
    fn explain(&mut self, square: Square) {
        self.let_go();
        if let (Some(position), Some(piece)) = (self.position(), self.board().piece_at(square)) {
            self.notice = Some(Notice::NotHoldable(piece, square, route::why_not(position, square)));
        }
    }

    fn swap(&mut self, to: Square) {
        let (Some(Hold { at, .. }), Draft::Setup(placing)) = (self.hold.take(), &mut self.draft) else {
            return;
        };
        let exchanged = placing.pieces().iter().map(|&(square, piece)| match square {
            own if own == at => (to, piece),
            own if own == to => (at, piece),
            own => (own, piece),
        });
        *placing = Placing::new(exchanged.collect());
        self.event = Event::Swapped(at, to);
    }

    /// Plays the steps of a route; `glide` if the pieces are to be seen moving.
    fn play_route(&mut self, route: &Route, glide: bool) {
        self.hold = None;
        let Draft::Turn(turn) = &mut self.draft else { return };
        let mut played = Vec::new();
        for &step in &route.steps {
            match turn.step(step) {
                Ok(step) => played.push(step),
                // A route is made of legal steps: this would be a defect, and what was legal stays.
                Err(_) => break,
            }
        }
        let position = turn.position();
        if let (true, Some(last)) = (position.is_push_unfinished(), played.last()) {
            self.notice = Some(Notice::ChooseFollower(last.piece));
        }
        self.event = Event::Stepped(played, position.steps_left());
        if glide {
            self.glide(&route.steps);
        }
    }

    fn glide(&mut self, steps: &[Step]) {
        self.motion = Table::moved(steps);
        self.motion_serial = self.motion_serial.wrapping_add(1);
    }

    fn edit(&mut self, change: impl FnOnce(&mut TurnBuilder) -> Option<Vec<PlayedStep>>) {
        if self.mode() != Mode::Turn {
            return;
        }
        self.hold = None;
        if let Draft::Turn(turn) = &mut self.draft {
            let redone = change(turn);
            let left = turn.position().steps_left();
            self.event = match redone {
                Some(steps) => Event::Stepped(steps, left),
                None => Event::Undone(left),
            };
        }
    }

    fn arrange(&mut self, change: impl FnOnce(&Placing, Side) -> Placing) {
        let side = self.game.side();
        if let Some(placing) = self.placing() {
            self.draft = Draft::Setup(change(placing, side));
            self.hold = None;
        }
    }

    /// Ends the turn or the setup that a person has made, or says why it can't end.
    fn end_ply(&mut self) {
        self.hold = None;
        let result = match (self.mode(), &self.draft) {
            (Mode::Setup, Draft::Setup(placing)) => self.game.set_up(placing),
            (Mode::Turn, Draft::Turn(turn)) => self.game.play(turn),
            _ => return,
        };
        match result {
            Ok(()) => self.ply_played(),
            Err(error) => self.notice = Some(Notice::Refused(error)),
        }
    }

    fn ply_played(&mut self) {
        self.draft = Draft::of(&self.game);
        self.hold = None;
        self.past = None;
        self.replay = None;
        self.request += 1;
        let last = self.game.plies().len().saturating_sub(1);
        let label = self.game.label(last);
        self.event = match (self.game.outcome(), self.game.plies().last()) {
            (Some(outcome), _) => Event::Over(outcome),
            (None, Some(Ply::Turn(turn))) => Event::Turned(label, turn.steps().to_vec()),
            _ => Event::SetUp(label.side),
        };
    }

    fn answer(&mut self, request: u32, text: &str) {
        if self.awaited().is_none_or(|(awaited, _)| awaited != request) {
            return;
        }
        match words::play(&mut self.game, text) {
            Ok(()) => {
                self.ply_played();
                let ply = self.game.plies().len() - 1;
                if !self.steps_of(ply).is_empty() {
                    self.replay = Some(Replay { ply, shown: 0 });
                }
            }
            Err(error) => self.notice = Some(Notice::EngineFailed(error.to_string())),
        }
    }

    /// Shows one step more, if this is still what is being shown.
    fn tick(&mut self, replay: Replay) {
        if self.replay != Some(replay) {
            return;
        }
        let steps: Vec<Step> = self.steps_of(replay.ply).iter().map(|played| played.step).collect();
        match steps.get(replay.shown) {
            Some(&step) => {
                self.replay = Some(Replay { shown: replay.shown + 1, ..replay });
                self.glide(&[step]);
            }
            None => self.replay = None,
        }
    }

    fn resign(&mut self) {
        let outcome = Outcome::win(!self.resigning_side(), Reason::Resignation);
        match self.game.end(outcome) {
            Ok(()) => {
                self.draft = Draft::Nothing;
                self.hold = None;
                self.past = None;
                self.replay = None;
                self.request += 1;
                self.event = Event::Over(outcome);
            }
            Err(error) => self.notice = Some(Notice::Refused(error)),
        }
    }

    fn take_back(&mut self) {
        let count = self.plies_to_take_back();
        for _ in 0..count {
            self.game.take_back();
        }
        if count > 0 {
            self.draft = Draft::of(&self.game);
            self.hold = None;
            self.past = None;
            self.replay = None;
            self.request += 1;
            self.event = Event::TakenBack;
        }
    }
}

/// Takes back a step, and with it the start of a push that only that step could end.
fn undo(turn: &mut TurnBuilder) -> Option<Vec<PlayedStep>> {
    turn.undo();
    if turn.position().is_push_unfinished() && route::followers(turn.position()).count() == 1 {
        turn.undo();
    }
    None
}

/// Makes a step again, and with the start of a push its only end.
fn redo(turn: &mut TurnBuilder) -> Option<Vec<PlayedStep>> {
    let mut steps = vec![turn.redo()?];
    if turn.position().is_push_unfinished() && route::followers(turn.position()).count() == 1 {
        steps.extend(turn.redo());
    }
    Some(steps)
}
