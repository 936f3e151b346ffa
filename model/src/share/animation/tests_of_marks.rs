//! Tests of arrows and circles in animations, and of animations that play by themselves.

use ansa_board::testing::{HOSTILE_TEXTS, elements, square};
use ansa_board::{StillLooks, TileSheet};
use ansa_core::Side;
use ansa_core::record::{ArrowAnnotation, ArrowColour};

use super::tests::{Shown, TURNS, drawn, place};
use super::*;

fn mark(colour: ArrowColour, from: &str, to: &str) -> ArrowAnnotation {
    ArrowAnnotation { colour, from: square(from), to: square(to) }
}

/// The marks after each number of plies: a circle after the first turn, and one more with an arrow after the second.
fn marks() -> Vec<Vec<ArrowAnnotation>> {
    let circle = mark(ArrowColour::Green, "e4", "e4");
    let both = vec![circle, mark(ArrowColour::Red, "a1", "b2")];
    vec![Vec::new(), Vec::new(), Vec::new(), vec![circle], both]
}

#[test]
fn whole_turns_have_the_marks_of_their_comments() {
    let place = place(&TURNS);
    let frames = AnimationChoices::of(&place).frames(&place, &marks()).expect("few pictures");
    let counts: Vec<_> = frames.iter().map(|frame| frame.drawn.len()).collect();
    assert_eq!(counts, [0, 0, 1, 2, 0, 0, 0, 0]);
    let turns = AnimationChoices { unit: AnimationUnit::Turn, from: 3, ..AnimationChoices::of(&place) };
    let frames = turns.frames(&place, &marks()).expect("few pictures");
    assert_eq!(frames.iter().map(|frame| frame.drawn.len()).collect::<Vec<_>>(), [1, 2, 0]);
}

/// The marks as a browser might draw them: half of a square of pixels is opaque, the other half translucent.
fn drawn_marks(sheet: TileSheet, colour: [u8; 3]) -> Vec<u8> {
    let (width, height) = sheet.picture();
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let [red, green, blue] = colour;
    places
        .flat_map(|(x, y)| match (x, y) {
            (30..35, 30..40) => [red, green, blue, 255],
            (35..40, 30..40) => [red, green, blue, 128],
            _ => [9, 9, 9, 0],
        })
        .collect()
}

#[test]
fn marks_cover_the_picture_of_their_turn_only() {
    let (place, sheet) = (place(&TURNS), TileSheet::new(StillLooks::default(), Side::Gold, 16));
    let frames = AnimationChoices::of(&place).frames(&place, &marks()).expect("few pictures");
    let colour = sheet.colours_of_marks()[0];
    let mut film = Film::new(sheet, &drawn(sheet), frames.clone()).expect("a sheet");
    assert_eq!(film.wanted_marks(), None, "the first picture has none");
    assert_eq!(film.write(99), Ok(false));
    assert_eq!(film.progress().0, 2, "it stops before the marks");
    assert_eq!(film.write(99), Ok(false));
    assert_eq!(film.wanted_marks(), Some(sheet.marks_to_svg(&frames[2].drawn)));
    assert_eq!(film.take_marks(&[0; 12]), Err(AnimationError::BadSheet));
    film.take_marks(&drawn_marks(sheet, colour)).expect("the size of the picture");
    assert_eq!(film.wanted_marks(), None);
    assert_eq!(film.write(99), Ok(false));
    assert_eq!(film.progress().0, 3);
    film.take_marks(&drawn_marks(sheet, [0, 0, 0])).expect("the size of the picture");
    assert_eq!(film.write(99), Ok(true));
    let shown = Shown::of(&film.finish().expect("a file"));
    let at = |picture, x| shown.colour(picture, (x, 35));
    assert_eq!(at(2, 32), colour, "the palette has the colours of marks");
    assert_eq!((at(1, 32), at(4, 32)), (at(0, 32), at(0, 32)), "nothing is left of them");
    // What is translucent is about in the middle, as far as the palette goes.
    let before = at(1, 37);
    for (part, seen) in at(2, 37).into_iter().enumerate() {
        let middle = u8::midpoint(before[part], colour[part]);
        assert!(seen.abs_diff(middle) < 60, "{before:?} and {colour:?} became {:?}", at(2, 37));
    }
    assert_ne!(at(2, 37), before);
    // Other marks in the next picture.
    assert_ne!(at(3, 32), at(2, 32));
}

#[test]
fn every_step_of_a_moving_board_is_explained() {
    let place = place(&TURNS);
    for unit in AnimationUnit::ALL {
        let choices = AnimationChoices { unit, ..AnimationChoices::of(&place) };
        let frames = choices.frames(&place, &marks()).expect("few pictures");
        for pair in frames.windows(2) {
            let mut board = pair[0].board;
            for played in &pair[1].steps {
                let piece = board.remove(played.step.from).expect("a piece");
                board.put(played.step.to().expect("on the board"), piece);
                played.capture.map(|capture| board.remove(capture.square));
            }
            assert_eq!(board, pair[1].board);
        }
        assert_eq!(frames.iter().map(|frame| frame.steps.len()).sum::<usize>(), 7);
        let svg = moving_board(frames, Side::Gold, StillLooks::default()).to_svg(320, "Ann – Bob");
        assert_eq!(svg.matches("attributeName=\"visibility\"").count(), 2);
        // Each of the 32 pieces is there from the first to the last moment.
        assert_eq!(svg.matches("attributeName=\"opacity\"").count(), 0);
        assert_eq!(svg.split("still-last").nth(2).expect("the second group").matches("<use").count(), 32);
    }
    // From the start, the setups appear.
    let choices = AnimationChoices { from: 0, ..AnimationChoices::of(&place) };
    let frames = choices.frames(&place, &[]).expect("few pictures");
    let svg = moving_board(frames, Side::Gold, StillLooks::default()).to_svg(320, "");
    assert_eq!(svg.matches("attributeName=\"opacity\"").count(), 32);
    for title in HOSTILE_TEXTS {
        let frames = choices.frames(&place, &marks()).expect("few pictures");
        let named = moving_board(frames, Side::Silver, StillLooks::default()).to_svg(320, title);
        assert!(!elements(&named).iter().any(|name| name == "script" || name == "img"), "{title:?}");
    }
}
