//! Renders a [`BoardView`] as vnodes: the grid with its squares, the arrows and the help text. And a picture of a board.

use ansa_core::game::setup::{NINETY_NINE, Setup};
use ansa_core::record::ArrowAnnotation;
use ansa_core::{Board, Side, Square};

use crate::arrows::{arrows, count};
use crate::board_state::BoardState;
use crate::draw_gesture::every_press;
use crate::square::seen_at;
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
mod tests;
