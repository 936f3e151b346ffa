//! Tests of what is shown besides the pieces: drawn marks, and the evaluations of a record.

use ansa_board::{BoardEvent, Pointing};
use ansa_core::record::{ArrowAnnotation, ArrowColour, GoldScore};

use super::tests::{configure, square, with};
use super::*;

const RECORD: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7 {[%eval +0.00,8]}\n\
    2g Ee2n Ee3n Ee4n Hh2n {[%eval +5.00,8]}\n2s ed7s ed6s?? {[%eval #2,9] A gift.}\n3g Ee5n\n";

fn drawn(state: &ElementState) -> String {
    let view = state.board_view(&Pointing::default());
    view.drawn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn draw(state: &mut ElementState, from: &str, to: &str, colour: ArrowColour) -> Vec<ElementEvent> {
    let mark = ArrowAnnotation { colour, from: square(from), to: square(to) };
    state.apply(ElementAction::Board(BoardEvent::Draw(mark)))
}

#[test]
fn people_draw_over_what_the_page_has_set() {
    for mode in ["still", "replay", "play", "board", "puzzle"] {
        let solution = ("solution", "");
        let (mut state, _) =
            with(&[("mode", mode), ("record", RECORD), ("drawable", ""), ("drawn", "Ra1a3 Be4"), solution]);
        assert!(state.error.is_none() && state.board_view(&Pointing::default()).drawable, "{mode}");
        assert_eq!(drawn(&state), "Ra1a3 Be4", "{mode}");
        let events = draw(&mut state, "c1", "c4", ArrowColour::Green);
        assert_eq!(events, [ElementEvent::Draw("Ra1a3 Be4 Gc1c4".to_owned())]);
        draw(&mut state, "a1", "a3", ArrowColour::Yellow);
        assert_eq!(drawn(&state), "Be4 Gc1c4 Ya1a3", "another colour replaces it");
        let events = draw(&mut state, "e4", "e4", ArrowColour::Blue);
        assert_eq!(events, [ElementEvent::Draw("Gc1c4 Ya1a3".to_owned())], "the same mark removes it");
    }
}

#[test]
fn marks_change_without_a_new_start_of_the_game() {
    let given = [("record", RECORD), ("ply", "3")];
    let (mut state, _) = with(&given);
    assert!(!state.board_view(&Pointing::default()).drawable);
    let marked = [given[0], given[1], ("drawn", "Ga1b2"), ("highlights", "Gc3 Re4"), ("drawable", "")];
    assert_eq!(configure(&mut state, &marked), []);
    assert_eq!((state.place.plies(), drawn(&state).as_str()), (3, "Ga1b2"));
    assert_eq!(state.attributes.highlights.len(), 2);
    assert_eq!(configure(&mut state, &given), []);
    assert_eq!(drawn(&state), "");
}

#[test]
fn evaluations_of_the_record_are_points_of_a_graph() {
    let (mut state, _) = with(&[("record", RECORD)]);
    let view = state.evaluations().unwrap();
    // No advantage is in the middle, five rabbits are half of the rest, and a win is at the edge.
    assert_eq!(view.points, [(2, 50), (3, 25), (4, 0)]);
    assert_eq!(view.shown, Some(GoldScore::CentiRabbits(0)));
    assert_eq!(state.apply(ElementAction::GoToPly(4)), [ElementEvent::Ply]);
    assert_eq!(state.evaluations().unwrap().shown, Some(GoldScore::Win(Side::Gold, 2)));
    assert_eq!(state.apply(ElementAction::GoToPly(usize::MAX)), [ElementEvent::Ply, ElementEvent::End(None)]);
    assert_eq!(state.evaluations().unwrap().shown, None, "nobody has evaluated it");
    for pairs in [
        vec![("record", RECORD), ("hide", "evaluations")],
        vec![("record", RECORD), ("mode", "still")],
        vec![("record", RECORD), ("mode", "board")],
        vec![("record", "1g Ra1 {no evaluation}")],
        vec![("record", "{[%eval 1.00]}")],
    ] {
        assert_eq!(with(&pairs).0.evaluations(), None, "{pairs:?}");
    }
}
