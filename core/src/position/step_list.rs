//! The steps of one turn. Games have many turns, so the list has no memory of its own.

use core::fmt;
use core::ops::Deref;

use super::STEPS_PER_TURN;
use super::step::{PlayedStep, Step, StepKind};
use crate::piece::{Piece, Role, Side};
use crate::square::{Direction, Square};

/// What is in the places after the last step.
const UNUSED: PlayedStep = PlayedStep {
    piece: Piece::new(Side::Gold, Role::Rabbit),
    step: Step { from: Square::A1, direction: Direction::North },
    kind: StepKind::Simple,
    capture: None,
};

/// At most [`STEPS_PER_TURN`] steps.
#[derive(Clone)]
pub(super) struct StepList {
    places: [PlayedStep; STEPS_PER_TURN as usize],
    length: usize,
}

impl StepList {
    pub(super) const EMPTY: StepList = StepList { places: [UNUSED; STEPS_PER_TURN as usize], length: 0 };

    /// The number of steps.
    pub(super) const fn length(&self) -> usize {
        self.length
    }

    /// Adds a step; a fifth one is left out, because no turn has one.
    pub(super) fn push(&mut self, step: PlayedStep) {
        if let Some(place) = self.places.get_mut(self.length) {
            *place = step;
            self.length += 1;
        }
    }

    /// Drops the steps after this many.
    pub(super) fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }
}

impl Deref for StepList {
    type Target = [PlayedStep];

    fn deref(&self) -> &[PlayedStep] {
        self.places.get(..self.length).unwrap_or(&self.places)
    }
}

impl PartialEq for StepList {
    fn eq(&self, other: &StepList) -> bool {
        **self == **other
    }
}

impl Eq for StepList {}

impl fmt::Debug for StepList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
