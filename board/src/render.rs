//! Renders a [`BoardView`] as vnodes: the grid with its squares, the arrows and the help text. And a picture of a board.

use ansa_core::game::setup::{NINETY_NINE, Setup};
use ansa_core::record::ArrowAnnotation;
use ansa_core::{Board, Side, Square};

use crate::arrows::{arrows, count};
use crate::board_state::BoardState;
use crate::draw_gesture::every_press;
use crate::geometry::seen_at;
use crate::square::{square_cell, square_picture};
use crate::text;
use crate::view::{BoardView, Mode, Pointing};
use crate::vnode::VElement;

/// The frame with everything in it. `focus` is the square in the tab order, `preview` the mark that is being drawn.
pub(crate) fn render(
    view: &BoardView,
    help: &'static str,
    focus: Square,
    preview: Option<ArrowAnnotation>,
) -> VElement {
    let bottom = view.bottom;
    let ranks = rows(bottom).map(|row| {
        let cells = row
            .map(|square| square_cell(&view.squares[square.index()], &view.drawn, bottom, square == focus));
        VElement::classed("div", "rank").attr("role", "row").children(cells)
    });
    let grid = VElement::classed("div", if view.mode == Mode::Past { "board board-past" } else { "board" })
        .attrs([
            ("role", "grid"),
            ("aria-label", text::board()),
            ("aria-describedby", "board-help"),
            ("data-test", "board"),
            ("data-mode", mode_name(view.mode)),
            ("data-bottom", if bottom == Side::Gold { "g" } else { "s" }),
        ])
        .bool_attr("data-draws", every_press(view).is_some())
        .children(ranks);
    let help = VElement::new("p").attrs([("id", "board-help"), ("class", "visually-hidden")]).child(help);
    VElement::classed("div", "board-frame")
        .child(grid)
        .children(view.overlay.clone())
        .children(arrows(view, preview))
        .children(view.count.map(|(square, steps)| count(square, steps, bottom)))
        .child(help)
}

/// A picture of a board: it looks like the board and is nothing else, so that it needs a name from what is around it.
#[must_use]
pub fn picture(board: Board, bottom: Side) -> VElement {
    picture_of(&BoardState::view_only(board, Mode::Past, bottom).view(&Pointing::default()))
}

/// A picture of what a view shows: the pieces, also on their way, the squares that the last steps have left, and what is
/// drawn. As [`picture`], it is nothing but a picture.
#[must_use]
pub fn picture_of(view: &BoardView) -> VElement {
    let bottom = view.bottom;
    let ranks = rows(bottom).map(|row| {
        let cells = row.map(|square| square_picture(&view.squares[square.index()], bottom));
        VElement::classed("div", "rank").children(cells)
    });
    VElement::classed("div", "board-frame")
        .child(VElement::classed("div", "board").children(ranks))
        .children(arrows(view, None))
}

/// A board for a picture of the game as such: both sides in the most popular setup.
#[must_use]
pub fn start_board() -> Board {
    let mut board = Board::EMPTY;
    for side in Side::ALL {
        for &(square, piece) in Setup::from_rows(NINETY_NINE, side).pieces() {
            board.put(square, piece);
        }
    }
    board
}

/// The squares row by row from the top left, as seen.
fn rows(bottom: Side) -> impl Iterator<Item = impl Iterator<Item = Square>> {
    (0..8u8).map(move |row| (0..8u8).filter_map(move |column| seen_at(column, row, bottom)))
}

/// The square in the tab order until another one gets the focus.
pub(crate) fn first_focus(bottom: Side) -> Square {
    let e2 = Square::at(4, 1).unwrap_or(Square::A1);
    if bottom == Side::Gold { e2 } else { e2.flip() }
}

const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Setup => "setup",
        Mode::Turn => "turn",
        Mode::Computer => "computer",
        Mode::Replay => "replay",
        Mode::Past => "past",
        Mode::Over => "over",
    }
}

#[cfg(test)]
mod tests {
    use ansa_core::record::ArrowColour;

    use super::*;
    use crate::BoardState;
    use crate::testing::position;
    use crate::view::Pointing;
    use crate::vnode::VNode;

    #[test]
    fn the_board_is_seen_from_its_bottom() {
        let first =
            |bottom| rows(bottom).next().and_then(|mut row| row.next()).map(|square| square.to_string());
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
        let state = BoardState::view_only(
            position("g", &["Ee2", "rd6"]).board().to_owned(),
            Mode::Past,
            Side::Silver,
        );
        let frame = render(&state.view(&Pointing::default()), "Keys.", first_focus(Side::Silver), None);
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
            render(&state.view(&Pointing::default()), "", Square::A1, preview).to_html()
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
}
