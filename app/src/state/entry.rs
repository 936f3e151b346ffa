//! What is done with the pieces on the board: taking them in hand, moving them, taking steps back.

use ansa_board::Footing;
use ansa_board::Mode;
use ansa_board::route::{self, Hold, Partner, Route};
use ansa_core::game::Placing;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Capture, PlayedStep, Square, Step};

use super::arranging::total;
use super::notice::{Event, Notice};
use super::table::{Draft, Table};
use super::typed::{Tried, Typed};

/// Something done at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum EntryAction {
    /// Takes the piece on a square in hand, if it can be.
    Hold(Square),
    /// Presses a square: takes, drops or lets go, whatever it means there.
    Press(Square),
    /// Brings a piece in one go over these squares, from the first to the last.
    Carry(Vec<Square>),
    /// Lets go of the piece in hand.
    LetGo,
    /// Takes back a step of the turn being entered.
    Undo,
    /// Makes the last step taken back again.
    Redo,
    /// Takes back all steps of the turn being entered.
    Reset,
    /// Has typed this, which is tried on the board; an empty text begins it.
    Type(String),
    /// Plays the typed steps into the turn, or places the pieces, as far as they are right.
    PlayTyped,
    /// Gives up what was typed.
    LeaveTyped,
}

impl Table {
    /// Does something at the board.
    pub(super) fn enter(&mut self, action: EntryAction) {
        match action {
            EntryAction::Type(text) => return self.type_words(&text),
            EntryAction::PlayTyped => return self.play_typed(),
            _ => {}
        }
        let typing = self.typed.take().is_some();
        match action {
            // What was tried is gone from the board, and with it what was aimed at.
            EntryAction::Hold(_) | EntryAction::Press(_) | EntryAction::Carry(_) if typing => {}
            EntryAction::Hold(square) => self.take(square),
            EntryAction::Press(square) => self.press(square),
            EntryAction::Carry(way) => self.carry(&way),
            EntryAction::LetGo => self.let_go(),
            EntryAction::Undo => self.edit(undo),
            EntryAction::Redo if self.can_redo() => self.edit(redo),
            // The turns that were taken back are what was undone last.
            EntryAction::Redo => self.bring_back(),
            EntryAction::Reset => self.edit(|turn| {
                turn.reset();
                None
            }),
            EntryAction::Type(_) | EntryAction::PlayTyped | EntryAction::LeaveTyped => {}
        }
    }

    fn take(&mut self, square: Square) {
        let Some(piece) = self.board().piece_at(square) else { return self.let_go() };
        if !self.holdable().contains(square) {
            return self.explain(square);
        }
        let with = self.partner_for(square);
        self.hold = Some(Hold { at: square, with });
        let places = self.routes(&[]).len() + self.swaps().count() as usize;
        self.event = Event::Held(piece, square, places);
    }

    /// What the piece on a square would do something together with, were it taken in hand now: an own piece and a weaker
    /// enemy beside it, one after the other, mean a push or a pull.
    pub(super) fn partner_for(&self, square: Square) -> Partner {
        let (Some(position), Some(Hold { at, .. })) = (self.position(), self.hold) else {
            return Partner::Nobody;
        };
        if (route::pushers(position, square) | route::pullers(position, square)).contains(at) {
            Partner::By(at)
        } else if route::pullers(position, at).contains(square) {
            Partner::Pulled(at)
        } else {
            Partner::Nobody
        }
    }

    fn press(&mut self, square: Square) {
        if let Some(position) = self.position()
            && position.is_push_unfinished()
            && route::followers(position).contains(square)
        {
            return match route::routes(position, Hold::alone(square), &[]).into_iter().next() {
                Some(route) => self.play_route(&route, true),
                None => self.let_go(),
            };
        }
        if self.place(square) {
            return;
        }
        match self.hold {
            // Without what it was to pull or by whom it was to be pushed.
            Some(hold) if hold.at == square && hold.with != Partner::Nobody => {
                self.hold = None;
                self.take(square);
            }
            Some(hold) if hold.at == square => self.let_go(),
            Some(_) if self.swaps().contains(square) => self.swap(square),
            // A press on a piece takes that one in hand: where it is pushed or pulled to comes next.
            Some(_) if self.board().piece_at(square).is_some() => self.take(square),
            Some(_) => match self.routes(&[]).into_iter().find(|route| route.to == square) {
                Some(route) => self.play_route(&route, true),
                None => self.take(square),
            },
            None => self.take(square),
        }
    }

    fn carry(&mut self, way: &[Square]) {
        let &[from, .., to] = way else { return };
        if self.hold.is_none_or(|hold| hold.at != from) {
            self.take(from);
        }
        if self.hold.is_none_or(|hold| hold.at != from) {
            return;
        }
        if self.swaps().contains(to) {
            self.swap(to);
        } else if let Some(route) = self.routes(way).into_iter().find(|route| route.to == to) {
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
            let footing = Footing::of(position.board(), square);
            self.notice = Some(Notice::NotHoldable(piece, square, route::why_not(position, square), footing));
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

    /// Plays the steps of a route and takes in hand what is left to choose; `glide` if the pieces are to be seen moving.
    fn play_route(&mut self, route: &Route, glide: bool) {
        self.hold = None;
        if !route.steps.is_empty() {
            self.play_steps(&route.steps, glide);
        }
        if let Some(hold) = route.then
            && let Some(piece) = self.board().piece_at(hold.at)
        {
            self.hold = Some(hold);
            let places = self.routes(&[]).len();
            if route.steps.is_empty() {
                self.event = Event::Held(piece, hold.at, places);
            }
        }
    }

    fn play_steps(&mut self, steps: &[Step], glide: bool) {
        let Draft::Turn(turn) = &mut self.draft else { return };
        let mut played = Vec::new();
        for &step in steps {
            match turn.step(step) {
                Ok(step) => played.push(step),
                // A route is made of legal steps: this would be a defect, and what was legal stays.
                Err(_) => break,
            }
        }
        let position = turn.position();
        let lost: Vec<Capture> = played.iter().filter_map(|step| step.capture).collect();
        if !lost.is_empty() {
            self.notice = Some(Notice::Lost(lost, position.side()));
        }
        if let (true, Some(last)) = (position.is_push_unfinished(), played.last()) {
            self.notice = Some(Notice::ChooseFollower(last.piece));
        }
        self.event = Event::Stepped(played, position.steps_left());
        if glide {
            self.glide(steps);
        }
    }

    fn type_words(&mut self, text: &str) {
        let side = self.game.side();
        let typed = match (self.mode(), &self.draft) {
            (Mode::Turn, Draft::Turn(draft)) => Typed::read(draft, text),
            (Mode::Setup, Draft::Setup(draft)) => {
                Typed::read_setup(draft, side, self.game.rosters()[side], text)
            }
            _ => return,
        };
        self.typed = Some(typed);
        self.hold = None;
    }

    fn play_typed(&mut self) {
        match (self.typed.take().map(|typed| typed.tried), &self.draft) {
            (Some(Tried::Turn(turn)), Draft::Turn(draft)) => {
                let steps: Vec<Step> =
                    turn.steps().skip(draft.steps().len()).map(|played| played.step).collect();
                if !steps.is_empty() {
                    self.play_steps(&steps, false);
                }
            }
            (Some(Tried::Setup { placing, .. }), Draft::Setup(draft)) if placing != *draft => {
                self.draft = Draft::Setup(placing);
                self.chosen = None;
                self.event = Event::Arranged(self.unplaced().map_or(0, total));
            }
            _ => {}
        }
    }

    pub(super) fn glide(&mut self, steps: &[Step]) {
        self.motion = Table::moved(steps);
        self.motion_serial = self.motion_serial.wrapping_add(1);
    }

    /// Whether a step that was taken back can be made again.
    fn can_redo(&self) -> bool {
        self.turn().is_some_and(TurnBuilder::can_redo)
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

#[cfg(test)]
mod tests;
