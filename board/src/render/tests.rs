use super::*;
use crate::testing::{position, square};
use crate::view::Pointing;
use crate::vnode::VNode;

#[test]
fn the_board_is_seen_from_its_bottom() {
    let first = |bottom| rows(bottom).next().and_then(|mut row| row.next()).map(|square| square.to_string());
    assert_eq!(first(Side::Gold).as_deref(), Some("a8"));
    assert_eq!(first(Side::Silver).as_deref(), Some("h1"));
}

/// The child elements of an element.
fn inside(element: &VElement) -> Vec<&VElement> {
    element
        .children
        .iter()
        .filter_map(|child| if let VNode::Element(child) = child { Some(child) } else { None })
        .collect()
}

#[test]
fn every_square_is_a_named_cell_and_tab_leads_to_one() {
    let state =
        BoardState::view_only(position("g", &["Ee2", "rd6"]).board().to_owned(), Mode::Past, Side::Silver);
    let frame =
        render(&state.view(&Pointing::default()), "Keys.", Side::Silver, first_focus(Side::Silver), None);
    let grid = inside(&frame)[0];
    assert_eq!(grid.attr_value("class").map(AsRef::as_ref), Some("board board-past"));
    let cells: Vec<&VElement> = inside(grid).into_iter().flat_map(inside).collect();
    let named = |name: &str, value: &str| {
        let found = cells.iter().filter(|cell| cell.attr_value(name).map(AsRef::as_ref) == Some(value));
        found.map(|cell| cell.attr_value("aria-label").cloned().unwrap_or_default()).collect::<Vec<_>>()
    };
    assert_eq!((cells.len(), named("role", "gridcell").len()), (64, 64));
    assert_eq!(cells[0].attr_value("data-square").map(AsRef::as_ref), Some("h1"));
    assert_eq!(named("tabindex", "0"), ["e7, empty"]);
    assert_eq!(named("data-piece", "E"), ["gold elephant on e2"]);
    assert_eq!(inside(&frame).last().map(|help| help.children.clone()), Some(vec!["Keys.".into()]));
}

#[test]
fn drawn_marks_lie_over_the_board_and_the_one_being_drawn_over_them() {
    let mark = |from, to| ArrowAnnotation { colour: ArrowColour::Green, from, to };
    let mut state = BoardState::view_only(Board::EMPTY, Mode::Replay, Side::Gold);
    let html = |state: &BoardState, preview| {
        render(&state.view(&Pointing::default()), "", Side::Gold, Square::A1, preview).to_html()
    };
    assert!(!html(&state, None).contains("<svg class=\"arrows\""), "an empty layer");
    state.drawn = vec![mark(Square::A1, Square::A1)];
    state.drawable = true;
    let drawn = html(&state, Some(mark(Square::A1, Square::A1.flip())));
    let [at, preview] =
        ["data-drawn=\"Ga1\"", "drawn-preview\" data-drawn=\"Ga1a8\""].map(|part| drawn.find(part));
    assert!(at.is_some() && at < preview, "{drawn}");
    assert!(!drawn.contains("data-draws"));
    state.draws = Some(ArrowColour::Blue);
    assert!(html(&state, None).contains("data-draws"));
}

#[test]
fn a_picture_of_a_view_shows_what_has_moved_and_what_is_drawn() {
    let start = position("g", &["Ee2", "rd6"]);
    let mut after = start;
    let step = "Ee2n".parse::<ansa_core::notation::PlyText>().expect("a turn");
    let ansa_core::notation::PlyText::Turn(steps) = step else { panic!("a turn") };
    let mut turn = ansa_core::TurnBuilder::new(start);
    turn.play_text(&steps).expect("a legal turn");
    let made: Vec<_> = turn.steps().copied().collect();
    after.step(made[0].step).expect("a legal step");
    let motion = [(made[0].step.from, made[0].step.to().expect("a square"))];
    let mut state = BoardState::view_only(*after.board(), Mode::Past, Side::Gold);
    let html = |state: &BoardState| picture_of(&state.view(&Pointing::default())).to_html();
    assert!(!html(&state).contains("is-trail") && !html(&state).contains("<svg class=\"arrows\""));
    (state.trail, state.motion, state.motion_serial) = (made, &motion, 3);
    state.drawn = vec![ArrowAnnotation { colour: ArrowColour::Green, from: Square::A1, to: Square::A1 }];
    let html = html(&state);
    assert_eq!(html.matches("is-trail").count(), 2);
    assert_eq!(html.matches("mover-glides").count(), 1);
    assert!(html.contains("data-drawn=\"Ga1\""));
    for absent in ["role=\"grid", "tabindex", "data-square", "data-test=\"board"] {
        assert!(!html.contains(absent), "{absent}");
    }
}

#[test]
fn a_picture_shows_the_pieces_and_has_nothing_to_press() {
    let html = picture(start_board(), Side::Gold).to_html();
    assert_eq!(html.matches("<div class=\"square ").count(), 64);
    assert_eq!(html.matches("<svg class=\"piece piece-gold\"").count(), 16);
    assert_eq!(html.matches("<svg class=\"trap\"").count(), 4);
    for absent in ["role=", "tabindex", "data-square", "data-test", "id="] {
        assert!(!html.contains(absent), "{absent}");
    }
    let [first, last] = ["piece-silver", "piece-gold"].map(|side| html.find(side));
    assert!(first < last, "silver is above");
    let flipped = picture(start_board(), Side::Silver).to_html();
    assert!(flipped.find("piece-gold") < flipped.find("piece-silver"));
}

#[test]
fn drawn_marks_are_part_of_the_name_of_the_square_they_start_on() {
    let mark = |colour, from, to| ArrowAnnotation { colour, from: square(from), to: square(to) };
    let state = BoardState {
        drawn: vec![
            mark(ArrowColour::Green, "d4", "d4"),
            mark(ArrowColour::Yellow, "d4", "h8"),
            mark(ArrowColour::Red, "c3", "d4"),
            mark(ArrowColour::Blue, "e2", "e2"),
        ],
        ..BoardState::view_only(*position("g", &["Ed4"]).board(), Mode::Replay, Side::Gold)
    };
    let view = state.view(&Pointing::default());
    let name = |name| square_name(&view.squares[square(name).index()], &view.drawn);
    assert_eq!(name("d4"), "gold elephant on d4, marked green, yellow arrow to h8");
    assert_eq!(name("c3"), "c3, empty trap, red arrow to d4");
    assert_eq!(name("e2"), "e2, empty, marked blue");
    assert_eq!(name("h8"), "h8, empty");
}
