//! An animated file of a line: what it shows, and its bytes.
//!
//! [`AnimationChoices`] of a line give the [`AnimationFrame`]s. A [`Film`] copies their squares from a drawn
//! [`ansa_board::TileSheet`] and writes a GIF file. Only what differs from the picture before is written, so that a long
//! game takes seconds and stays small. [`moving_board`] makes the same an SVG document that plays by itself.

mod film;
mod gif;
mod moving;
mod palette;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_marks;

use ansa_board::MovingPace;
use ansa_core::record::ArrowAnnotation;
use ansa_core::{Bitboard, Board, Label, PlayedStep};

use crate::document::{Cursor, CursorMove};
use crate::keyed::keyed;

pub use film::Film;
pub use moving::moving_board;

/// The most pictures in a file.
const MAX_FRAMES: usize = 4000;
/// The size at which a file is given up, in bytes.
const MAX_BYTES: usize = 24 << 20;

/// Why there is no file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnimationError {
    /// There would be more pictures than this.
    TooLong(usize),
    /// The file would be larger than this number of bytes.
    TooLarge(usize),
    /// The sheet of tiles has another size than was asked for.
    BadSheet,
    /// The file format can't hold it.
    NotEncoded,
}

keyed! {
    /// How much a picture shows of a turn.
    AnimationUnit {
        Step = "step",
        Turn = "turn",
    }
}

keyed! {
    /// How long a turn takes.
    AnimationPace {
        Half = "half",
        One = "1",
        Two = "2",
        Five = "5",
    }
}

impl AnimationPace {
    /// In hundredths of a second.
    pub const fn hundredths(self) -> u16 {
        match self {
            AnimationPace::Half => 50,
            AnimationPace::One => 100,
            AnimationPace::Two => 200,
            AnimationPace::Five => 500,
        }
    }
}

/// What an animation shows of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnimationChoices {
    /// How many plies the first picture shows.
    pub from: usize,
    /// How many plies the last picture shows; at least as many.
    pub to: usize,
    pub unit: AnimationUnit,
    pub pace: AnimationPace,
}

/// A picture of an animation.
#[derive(Clone, PartialEq, Debug)]
pub struct AnimationFrame {
    pub board: Board,
    /// The squares that the steps of the turn left or reached.
    pub trail: Bitboard,
    /// The steps since the picture before.
    pub steps: Vec<PlayedStep>,
    /// The arrows and circles of the comment, after a whole turn.
    pub drawn: Vec<ArrowAnnotation>,
    /// The turn that is shown; `None` before the first one.
    pub label: Option<Label>,
    /// How long it is shown, in hundredths of a second.
    pub hundredths: u16,
}

impl AnimationChoices {
    /// The usual choices for the line of a place: all its turns, from the position before the first one.
    pub fn of(place: &Cursor) -> AnimationChoices {
        let last = place.last();
        let first = last.first();
        AnimationChoices {
            from: first.plies(),
            to: last.plies(),
            unit: AnimationUnit::Step,
            pace: AnimationPace::One,
        }
    }

    /// The pictures of the line of a place. `drawn` has the arrows and circles after each number of plies; none where it
    /// ends.
    pub fn frames(
        self,
        place: &Cursor,
        drawn: &[Vec<ArrowAnnotation>],
    ) -> Result<Vec<AnimationFrame>, AnimationError> {
        self.frames_within(place, drawn, MAX_FRAMES)
    }

    fn frames_within(
        self,
        place: &Cursor,
        drawn: &[Vec<ArrowAnnotation>],
        most: usize,
    ) -> Result<Vec<AnimationFrame>, AnimationError> {
        let line = place.line();
        let (to, pace) = (self.to.min(line.len()), MovingPace::from_turn(self.pace.hundredths()));
        let mut place = Cursor::after(line.clone(), self.from.min(to));
        let mut frames = vec![frame_of(&place, Vec::new(), drawn, pace.turn())];
        let way = match self.unit {
            AnimationUnit::Step => CursorMove::NextStep,
            AnimationUnit::Turn => CursorMove::Next,
        };
        while place.plies() < to {
            let steps = line.steps_of(place.plies()).len().max(1) as u16;
            let Some(next) = place.moved(way) else { break };
            let made = place.steps_to(&next).map_or(Vec::new(), |(steps, _)| steps.to_vec());
            place = next;
            if frames.len() == most {
                return Err(AnimationError::TooLong(most));
            }
            let time = match self.unit {
                AnimationUnit::Turn => pace.turn(),
                AnimationUnit::Step => pace.step(steps, place.steps() == 0),
            };
            frames.push(frame_of(&place, made, drawn, time));
        }
        if let Some(last) = frames.last_mut() {
            last.hundredths += MovingPace::HOLD;
        }
        Ok(frames)
    }
}

fn frame_of(
    place: &Cursor,
    steps: Vec<PlayedStep>,
    drawn: &[Vec<ArrowAnnotation>],
    hundredths: u16,
) -> AnimationFrame {
    let mut trail = Bitboard::EMPTY;
    for played in place.trail() {
        trail |= Bitboard::from_square(played.step.from);
        trail |= played.step.to().map_or(Bitboard::EMPTY, Bitboard::from_square);
    }
    // Within a turn, the board is another one than that of the comment.
    let drawn = if place.steps() > 0 { None } else { drawn.get(place.plies()) };
    AnimationFrame {
        board: place.board(),
        trail,
        steps,
        drawn: drawn.cloned().unwrap_or_default(),
        label: place.label_shown(),
        hundredths,
    }
}
