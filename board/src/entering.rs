//! A turn that is entered by hand: pieces taken in hand, moved and put down, steps taken back.

use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Piece, PlayedStep, Square, Step, StepError};

use crate::destinations::{self, Partner, Route, Selection};
use crate::square_status::SquareStatus;

/// A turn in the making and the piece in hand.
#[derive(Debug)]
pub struct Entering<'a> {
    /// The steps so far.
    pub turn: &'a mut TurnBuilder,
    /// The piece in hand.
    pub selection: &'a mut Option<Selection>,
}

/// What came of something done at the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// Nothing.
    Nothing,
    /// A piece was taken in hand and has so many places to go.
    Selected(Piece, Square, usize),
    /// The piece in hand was let go.
    Deselected,
    /// A piece can't be taken in hand; without an error it has nowhere to go. True if another was let go.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus, bool),
    /// Steps were made; the pieces are to be seen moving if the flag is set, for they were not carried.
    Stepped(Vec<PlayedStep>, bool),
}

impl Entering<'_> {
    fn position(&self) -> &Position {
        self.turn.position()
    }

    /// Takes the piece on a square in hand, if it can be.
    pub fn select(&mut self, square: Square) -> Deed {
        let Some(piece) = self.position().board().piece_at(square) else { return self.deselect() };
        if !destinations::selectable(self.position()).contains(square) {
            let deselect = self.selection.take().is_some();
            let status = SquareStatus::of(self.position().board(), square);
            let why = destinations::selection_error(self.position(), square);
            return Deed::NotSelectable(piece, square, why, status, deselect);
        }
        let selection = Selection { at: square, with: partner_for(self.position(), *self.selection, square) };
        *self.selection = Some(selection);
        Deed::Selected(piece, square, destinations::of(self.position(), selection, &[]).len())
    }

    /// Presses a square: takes, drops or lets go, whatever it means there.
    pub fn press(&mut self, square: Square) -> Deed {
        if self.position().is_push_unfinished() && destinations::followers(self.position()).contains(square) {
            let route = destinations::of(self.position(), Selection::alone(square), &[]).into_iter().next();
            return match route {
                Some(route) => self.play(&route, true),
                None => self.deselect(),
            };
        }
        match *self.selection {
            // Without what it was to pull or by whom it was to be pushed.
            Some(selection) if selection.at == square && selection.with != Partner::Nobody => {
                *self.selection = None;
                self.select(square)
            }
            Some(selection) if selection.at == square => self.deselect(),
            // A press on a piece takes that one in hand: where it is pushed or pulled to comes next.
            Some(selection) if self.position().board().piece_at(square).is_none() => {
                let routes = destinations::of(self.position(), selection, &[]);
                match routes.into_iter().find(|route| route.to == square) {
                    Some(route) => self.play(&route, true),
                    None => self.select(square),
                }
            }
            _ => self.select(square),
        }
    }

    /// Brings a piece in one go over these squares, from the first to the last.
    pub fn carry(&mut self, way: &[Square]) -> Deed {
        let &[from, .., to] = way else { return Deed::Nothing };
        if self.selection.is_none_or(|selection| selection.at != from) {
            let taken = self.select(from);
            if !matches!(taken, Deed::Selected(..)) {
                return taken;
            }
        }
        let Some(selection) = *self.selection else { return Deed::Nothing };
        match destinations::of(self.position(), selection, way).into_iter().find(|route| route.to == to) {
            Some(route) => self.play(&route, false),
            None => self.deselect(),
        }
    }

    /// Lets go of the piece in hand.
    pub fn deselect(&mut self) -> Deed {
        if self.selection.take().is_some() { Deed::Deselected } else { Deed::Nothing }
    }

    /// Takes back a step, and with it the start of a push that only that step could end.
    pub fn undo(&mut self) {
        *self.selection = None;
        self.turn.undo();
        if self.has_one_follower() {
            self.turn.undo();
        }
    }

    /// Makes a step again, and with the start of a push its only end. None if there is no such step.
    pub fn redo(&mut self) -> Option<Vec<PlayedStep>> {
        *self.selection = None;
        let mut steps = vec![self.turn.redo()?];
        if self.has_one_follower() {
            steps.extend(self.turn.redo());
        }
        Some(steps)
    }

    /// Takes back all steps.
    pub fn reset(&mut self) {
        *self.selection = None;
        self.turn.reset();
    }

    fn has_one_follower(&self) -> bool {
        self.position().is_push_unfinished() && destinations::followers(self.position()).count() == 1
    }

    /// Plays the steps of a route and takes in hand what is left to choose.
    fn play(&mut self, route: &Route, glide: bool) -> Deed {
        *self.selection = None;
        let played = self.play_steps(&route.steps);
        if let Some(selection) = route.next_selection
            && let Some(piece) = self.position().board().piece_at(selection.at)
        {
            *self.selection = Some(selection);
            if played.is_empty() {
                return Deed::Selected(
                    piece,
                    selection.at,
                    destinations::of(self.position(), selection, &[]).len(),
                );
            }
        }
        if played.is_empty() { Deed::Nothing } else { Deed::Stepped(played, glide) }
    }

    /// Makes steps, as far as they are legal, and tells which.
    pub fn play_steps(&mut self, steps: &[Step]) -> Vec<PlayedStep> {
        // A route is made of legal steps: an error would be a defect, and what was legal stays.
        steps.iter().map_while(|&step| self.turn.step(step).ok()).collect()
    }
}

/// What the piece on a square would do something together with, were it taken in hand now: an own piece and a weaker
/// enemy beside it, one after the other, mean a push or a pull.
fn partner_for(position: &Position, selection: Option<Selection>, square: Square) -> Partner {
    let Some(Selection { at, .. }) = selection else { return Partner::Nobody };
    if (destinations::pushers(position, square) | destinations::pullers(position, square)).contains(at) {
        Partner::MovedBy(at)
    } else if destinations::pullers(position, at).contains(square) {
        Partner::Pulled(at)
    } else {
        Partner::Nobody
    }
}

/// From where to where each piece went in these steps.
pub fn moved(steps: impl IntoIterator<Item = Step>) -> Vec<(Square, Square)> {
    let mut moved: Vec<(Square, Square)> = Vec::new();
    for step in steps {
        let Some(to) = step.to() else { continue };
        match moved.iter_mut().find(|(_, end)| *end == step.from) {
            Some((_, end)) => *end = to,
            None => moved.push((step.from, to)),
        }
    }
    moved
}
