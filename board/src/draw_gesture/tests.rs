use ansa_core::{Board, Side};

use super::*;
use crate::BoardState;
use crate::testing::square;
use crate::view::{Mode, Pointing};

/// A view in which a person can draw, with this colour for every press.
fn view(drawable: bool, draws: Option<ArrowColour>) -> BoardView {
    let state = BoardState::view_only(Board::EMPTY, Mode::Replay, Side::Gold);
    BoardState { drawable, draws, ..state }.view(&Pointing::default())
}

fn modifiers(shift: bool, alt: bool) -> Modifiers {
    Modifiers { shift, alt }
}

/// What a gesture over these squares draws, as in a record.
fn drawn(view: &BoardView, button: i16, keys: Modifiers, squares: &[Option<&str>]) -> Option<String> {
    let mut squares = squares.iter().map(|name| name.map(square));
    let button = DrawButton::from_number(button)?;
    let mut gesture = DrawGesture::begin(view, 1, button, keys, squares.next()??)?;
    for to in squares {
        gesture.move_to(to);
    }
    gesture.mark().map(|mark| mark.to_string())
}

#[test]
fn the_secondary_button_draws_where_drawing_is_on() {
    let plain = Modifiers::default();
    let (on, off) = (view(true, None), view(false, Some(ArrowColour::Red)));
    let arrow = [Some("d2"), Some("d3"), Some("e4")];
    assert_eq!(drawn(&on, 2, plain, &arrow).as_deref(), Some("Gd2e4"));
    assert_eq!(drawn(&on, 2, plain, &arrow[..1]).as_deref(), Some("Gd2"));
    assert_eq!(drawn(&on, 2, plain, &[Some("d2"), Some("d3"), Some("d2")]).as_deref(), Some("Gd2"));
    assert_eq!(drawn(&on, 2, plain, &[Some("d2"), None]), None, "released beside the board");
    assert_eq!(drawn(&on, 2, plain, &[Some("d2"), None, Some("d1")]).as_deref(), Some("Gd2d1"));
    assert_eq!(drawn(&on, 0, plain, &arrow), None, "the main button moves pieces");
    assert_eq!(drawn(&on, 1, plain, &arrow), None, "the middle button scrolls");
    for button in [0, 2] {
        assert_eq!(drawn(&off, button, plain, &arrow), None, "{button}");
    }
    assert_eq!(every_press(&off), None, "presses are for pieces");
}

#[test]
fn modifier_keys_choose_the_colour() {
    let on = view(true, Some(ArrowColour::Blue));
    for (keys, letter) in [
        (modifiers(false, false), "G"),
        (modifiers(true, false), "R"),
        (modifiers(false, true), "B"),
        (modifiers(true, true), "Y"),
    ] {
        let mark = drawn(&on, 2, keys, &[Some("a1")]);
        assert_eq!(mark, Some(format!("{letter}a1")), "{keys:?}");
        assert_eq!(drawn(&on, 0, keys, &[Some("a1")]).as_deref(), Some("Ba1"), "the chosen colour");
    }
}

#[test]
fn only_a_change_of_the_square_is_drawn_anew() {
    let begin = |pointer| {
        let (button, keys) = (DrawButton::Secondary, Modifiers::default());
        DrawGesture::begin(&view(true, None), pointer, button, keys, square("d2"))
    };
    let mut gesture = begin(7).expect("a gesture");
    assert!(gesture.is_of(7) && !gesture.is_of(1));
    assert!(!gesture.move_to(Some(square("d2"))));
    assert!(gesture.move_to(Some(square("d3"))) && gesture.move_to(None) && !gesture.move_to(None));
}

#[test]
fn keys_mark_the_focused_square_and_lead_arrows_to_it() {
    let (on, off) = (view(true, None), view(false, Some(ArrowColour::Blue)));
    let chosen = view(true, Some(ArrowColour::Blue));
    let key = |view: &BoardView, key: &str, shift, marked: Option<&str>| {
        mark_of_key(view, key, shift, square("d4"), marked.map(square)).map(|mark| mark.to_string())
    };
    assert_eq!(key(&on, "m", false, None).as_deref(), Some("Gd4"));
    assert_eq!(key(&on, "M", true, None).as_deref(), Some("Rd4"));
    assert_eq!(key(&on, "M", false, None).as_deref(), Some("Gd4"), "Caps Lock");
    assert_eq!(key(&chosen, "m", false, None).as_deref(), Some("Bd4"));
    assert_eq!(key(&on, "a", false, Some("a1")).as_deref(), Some("Ga1d4"));
    assert_eq!(key(&on, "A", true, Some("a1")).as_deref(), Some("Ra1d4"));
    assert_eq!(key(&on, "a", false, None), None, "from nowhere");
    assert_eq!(key(&on, "a", false, Some("d4")), None, "an arrow has two ends");
    assert_eq!(key(&on, " ", false, None), None, "Space selects a piece");
    assert_eq!(key(&chosen, " ", false, None).as_deref(), Some("Bd4"));
    for name in ["m", "M", "a", " "] {
        assert_eq!(key(&off, name, false, Some("a1")), None, "{name}");
    }
}
