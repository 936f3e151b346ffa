//! What an animation shows, from the plain values of a history.

use ansa_board::{BoardMoment, MovingPace};
use ansa_core::record::ArrowAnnotation;
use ansa_core::{Board, Capture, Piece, PlayedStep, Step, StepKind};
use wasm_bindgen::JsValue;

use super::options::{arrows, square_of};
use crate::error::ArimaaError;
use crate::input::history::history_of;
use crate::input::position::{piece, read_any};
use crate::input::{count_property, elements, property, text_property};

/// The most pictures in an animation.
const MAX_MOMENTS: usize = 4000;
/// The most steps in a turn.
const MAX_STEPS: u32 = 4;
/// How long a turn may take, in milliseconds.
const TURN_MS: core::ops::RangeInclusive<u64> = 100..=60_000;
/// How long it usually takes.
const USUAL_TURN_MS: u64 = 1000;

/// How an animation plays its turns.
pub(super) struct AnimationOptions {
    pace: MovingPace,
    /// Whether the steps of a turn are shown one by one.
    by_step: bool,
}

/// A turn to be shown.
struct AnimatedPly {
    before: Board,
    after: Board,
    /// Empty for a setup.
    steps: Vec<PlayedStep>,
    /// Shown after the steps.
    arrows: Vec<ArrowAnnotation>,
}

impl AnimationOptions {
    /// Reads the options. `undefined` selects the defaults.
    pub(super) fn read(options: &JsValue) -> Result<AnimationOptions, ArimaaError> {
        let (mut time, mut by_step) = (USUAL_TURN_MS, true);
        if !options.is_undefined() {
            time = count_property(options, "turnMs")?.unwrap_or(time);
            by_step = match text_property(options, "unit")?.as_deref() {
                None | Some("step") => true,
                Some("turn") => false,
                Some(_) => return Err(ArimaaError::new("bad-option", "unit must be step or turn")),
            };
        }
        let hundredths =
            u16::try_from(time / 10).ok().filter(|_| TURN_MS.contains(&time)).ok_or_else(|| {
                let (least, most) = (TURN_MS.start(), TURN_MS.end());
                ArimaaError::new(
                    "bad-option",
                    format_args!("turnMs must be from {least} to {most}, not {time}"),
                )
            })?;
        Ok(AnimationOptions { pace: MovingPace::from_turn(hundredths), by_step })
    }

    /// The pictures of a game or of a list of plies. The arrows in `always` are in each.
    pub(super) fn moments(
        &self,
        turns: &JsValue,
        always: &[ArrowAnnotation],
    ) -> Result<Vec<BoardMoment>, ArimaaError> {
        let plies = elements(&history_of(turns)?, "the turns", MAX_MOMENTS as u32)?;
        let plies = plies.iter().map(ply).collect::<Result<Vec<_>, _>>()?;
        let first = plies.iter().position(|ply| !ply.steps.is_empty()).unwrap_or(plies.len());
        let drawn_before = first.checked_sub(1).and_then(|before| plies.get(before));
        let drawn_before = drawn_before.map(|ply| ply.arrows.clone()).unwrap_or_default();
        let start = match (plies.get(first), plies.last()) {
            (Some(ply), _) => ply.before,
            (None, Some(setup)) => setup.after,
            (None, None) => return Err(ArimaaError::new("bad-option", "there is no turn to show")),
        };
        let mut moments = vec![BoardMoment { drawn: drawn_before, ..still(start, self.pace.turn()) }];
        for AnimatedPly { after, steps, arrows, .. } in plies.into_iter().skip(first) {
            self.show(&mut moments, after, steps);
            if let Some(last) = moments.last_mut() {
                last.drawn = arrows;
            }
            if moments.len() > MAX_MOMENTS {
                let message = format_args!("the animation has more than {MAX_MOMENTS} pictures");
                return Err(ArimaaError::new("too-long", message));
            }
        }
        for moment in &mut moments {
            moment.drawn.extend(always);
        }
        if let Some(last) = moments.last_mut() {
            last.hundredths = last.hundredths.saturating_add(MovingPace::HOLD);
        }
        Ok(moments)
    }

    /// Adds the pictures of a turn.
    fn show(&self, moments: &mut Vec<BoardMoment>, after: Board, steps: Vec<PlayedStep>) {
        if !self.by_step || steps.len() < 2 {
            moments.push(BoardMoment { steps, ..still(after, self.pace.turn()) });
            return;
        }
        let count = steps.len();
        let mut board = moments.last().map_or(Board::EMPTY, |moment| moment.board);
        for (index, step) in steps.into_iter().enumerate() {
            let is_last = index + 1 == count;
            make(&mut board, step);
            let shown = if is_last { after } else { board };
            let time = self.pace.step(count as u16, is_last);
            moments.push(BoardMoment { steps: vec![step], ..still(shown, time) });
        }
    }
}

fn still(board: Board, hundredths: u16) -> BoardMoment {
    BoardMoment { board, steps: Vec::new(), drawn: Vec::new(), hundredths }
}

/// Makes a step on a board without any rules.
fn make(board: &mut Board, PlayedStep { step, capture, .. }: PlayedStep) {
    if let Some((piece, to)) = board.remove(step.from).zip(step.to()) {
        board.remove(to);
        board.put(to, piece);
    }
    if let Some(Capture { square, .. }) = capture {
        board.remove(square);
    }
}

/// Reads `{ before, after, steps }`.
fn ply(value: &JsValue) -> Result<AnimatedPly, ArimaaError> {
    let needed = |name: &'static str| {
        property(value, name)?.ok_or_else(|| {
            ArimaaError::wrong_type(
                "a turn must have before, after and steps, as in history({ verbose: true })",
            )
        })
    };
    let board = |name| Ok::<_, ArimaaError>(read_any(&needed(name)?)?.to_builder().board);
    let steps = elements(&needed("steps")?, "steps", MAX_STEPS)?;
    Ok(AnimatedPly {
        before: board("before")?,
        after: board("after")?,
        steps: steps.iter().map(step).collect::<Result<_, _>>()?,
        arrows: arrows(value)?,
    })
}

/// Reads `{ from, to, piece, capture }`.
fn step(value: &JsValue) -> Result<PlayedStep, ArimaaError> {
    let needed = |name| {
        property(value, name)?.ok_or_else(|| ArimaaError::wrong_type("a step must have from, to and piece"))
    };
    let (from, to) = (square_of(&needed("from")?)?, square_of(&needed("to")?)?);
    let step = Step::between(from, to).ok_or_else(|| {
        ArimaaError::new("not-neighbours", format_args!("{from} and {to} are not adjacent")).with_square(from)
    })?;
    let piece = piece_of(&needed("piece")?)?;
    let capture = match property(value, "capture")? {
        None => None,
        Some(captured) => {
            let part = |name| {
                property(&captured, name)?
                    .ok_or_else(|| ArimaaError::wrong_type("a capture must have a square and a piece"))
            };
            Some(Capture { square: square_of(&part("square")?)?, piece: piece_of(&part("piece")?)? })
        }
    };
    // The picture does not depend on the kind of step.
    Ok(PlayedStep { piece, step, kind: StepKind::Simple, capture })
}

fn piece_of(value: &JsValue) -> Result<Piece, ArimaaError> {
    piece(&crate::input::text(value, "a piece")?)
}
