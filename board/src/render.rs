//! Renders a [`BoardView`] as vnodes: the grid with its squares and their accessible names, the arrows and the help text.
//! And a picture of a board.

use ansa_core::game::setup::{NINETY_NINE, Setup};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Board, Capture, Piece, Role, Side, Square};
use ansa_texts::board as words;

use crate::arrows::{arrows, count};
use crate::board_state::BoardState;
use crate::draw_gesture::every_press;
use crate::view::{BoardView, Mode, Pointing, SquareView};
use crate::vnode::{VElement, classes};

/// The frame with everything in it. The squares are in the order of a board with `order` at the bottom; the style sheet
/// turns them around for the other side. `focus` is the square in the tab order, `preview` the mark that is being drawn.
pub(crate) fn render(
    view: &BoardView,
    help: &'static str,
    order: Side,
    focus: Square,
    preview: Option<ArrowAnnotation>,
) -> VElement {
    let bottom = view.bottom;
    let ranks = rows(order).map(|row| {
        let cells = row
            .map(|square| square_cell(&view.squares[square.index()], &view.drawn, bottom, square == focus));
        VElement::classed("div", "rank").attr("role", "row").children(cells)
    });
    let grid = VElement::classed("div", if view.mode == Mode::Past { "board board-past" } else { "board" })
        .attrs([
            ("role", "grid"),
            ("aria-label", words::board()),
            ("aria-describedby", "board-help"),
            ("data-test", "board"),
            ("data-mode", mode_name(view.mode)),
            ("data-bottom", if bottom == Side::Gold { "g" } else { "s" }),
        ])
        .bool_attr("data-turned", bottom != order)
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
pub fn picture(board: Board, bottom: Side) -> VElement {
    picture_of(&BoardState::view_only(board, Mode::Past, bottom).view(&Pointing::default()))
}

/// A picture of what a view shows: the pieces, also on their way, the squares that the last steps have left, and what is
/// drawn. As [`picture`], it is nothing but a picture.
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

/// Both sides in the most popular setup.
pub fn start_board() -> Board {
    let mut board = Board::EMPTY;
    for side in Side::ALL {
        for &(square, piece) in Setup::from_rows(NINETY_NINE, side).pieces() {
            board.put(square, piece);
        }
    }
    board
}

/// A board for a picture of how a game is won: the gold rabbit on h4 reaches the far side in one turn.
#[must_use]
pub fn goal_board() -> Board {
    const PIECES: &str = "Ra1 Rc1 Rf1 Dc2 Ce2 Hb3 Me3 Ed4 Rh4 mc5 ee5 hd6 cb7 de7 ra8 rc8";
    let mut board = Board::EMPTY;
    for word in PIECES.split(' ') {
        let (letter, square) = word.split_at(1);
        if let (Ok(letter), Ok(square)) = (letter.parse(), square.parse())
            && let Some(piece) = Piece::from_letter(letter)
        {
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

/// A cell of the grid with its piece, marks and accessible name, which tells what is drawn from here.
fn square_cell(
    view: &SquareView,
    marks_drawn: &[ArrowAnnotation],
    bottom: Side,
    in_tab_order: bool,
) -> VElement {
    let square = view.square;
    let loses = view.destination.as_ref().filter(|target| !target.captures.is_empty());
    let letter = |piece: Piece| piece.letter().to_string();
    let marks = [
        (square.is_trap(), "square-trap"),
        (view.trail, "is-trail"),
        (view.selected, "is-held"),
        (view.on_route, "is-route"),
        (view.lost, "is-lost"),
        (view.pullable, "is-pullable"),
        (view.follower, "is-follower"),
        (view.hinted, "is-hinted"),
        (view.partner, "is-partner"),
        (view.freezes, "is-freezer"),
        (view.motion.is_some(), "is-moving"),
    ];
    let marks = marks.map(|(is, class)| if is { class } else { "" });
    let cell = VElement::classed("div", classes(&["square", shade(square), &classes(&marks)]))
        // With the other side at the bottom, each square gets another element.
        .keyed(square.to_string())
        .attr("role", "gridcell")
        .attr("tabindex", if in_tab_order { "0" } else { "-1" })
        .attr("aria-label", square_name(view, marks_drawn))
        .attr_if_some("aria-selected", view.selected.then_some("true"))
        .attr("data-square", square.to_string())
        .attr_if_some("data-piece", view.piece.map(letter))
        .bool_attr("data-holdable", view.selectable)
        .bool_attr("data-held", view.selected)
        .bool_attr("data-frozen", !view.frozen_by.is_empty())
        .bool_attr("data-pullable", view.pullable)
        .bool_attr("data-follower", view.follower)
        .bool_attr("data-hint", view.hinted)
        .bool_attr("data-partner", view.partner)
        .bool_attr("data-freezes", view.freezes)
        .bool_attr("data-trail", view.trail)
        .attr_if_some("data-ghost", view.ghost.map(letter))
        .attr_if_some("data-target", view.destination.as_ref().map(|target| target.steps.to_string()))
        .attr_if_some(
            "data-loses",
            loses.map(|target| target.captures.iter().map(|lost| lost.piece.letter()).collect::<String>()),
        );
    let grip = view
        .piece
        .map(|_| VElement::classed("span", "grip").keyed("grip").bool_attr("data-holdable", view.selectable));
    drawn(cell, view, bottom, &Side::ALL).children(grip)
}

/// A square of a picture of the board, which shows the same and cannot be pressed.
fn square_picture(view: &SquareView, bottom: Side) -> VElement {
    let marks = [
        (view.square.is_trap(), "square-trap"),
        (view.trail, "is-trail"),
        (view.motion.is_some(), "is-moving"),
    ];
    let marks = marks.map(|(is, class)| if is { class } else { "" });
    let class = classes(&["square", shade(view.square), &classes(&marks)]);
    drawn(VElement::classed("div", class), view, bottom, &[bottom])
}

/// The square in this column and row of the board as seen, counted from the top left; `None` beside the board.
pub(crate) fn seen_at(column: u8, row: u8, bottom: Side) -> Option<Square> {
    match bottom {
        Side::Gold => Square::at(column, 7_u8.checked_sub(row)?),
        Side::Silver => Square::at(7_u8.checked_sub(column)?, row),
    }
}

/// Whether a square has the lighter of the two colours.
pub(crate) const fn is_light(square: Square) -> bool {
    (square.file() + square.rank()) % 2 == 1
}

const fn shade(square: Square) -> &'static str {
    if is_light(square) { "square-light" } else { "square-dark" }
}

/// The cell with what is drawn in it. It has the coordinates for each of the sides that may come to be at the bottom.
fn drawn(mut cell: VElement, view: &SquareView, bottom: Side, bottoms: &[Side]) -> VElement {
    if view.square.is_trap() {
        cell = cell.child(trap());
    }
    cell = cell.children(coordinates(view.square, bottoms));
    if let Some(ghost) = view.ghost {
        cell = cell.child(VElement::classed("span", "mover").child(piece_icon(ghost, "piece-ghost")));
        cell = cell.child(badge("#mark-lost"));
    }
    cell.children(piece(view, bottom)).children(target(view))
}

fn piece(view: &SquareView, bottom: Side) -> Vec<VElement> {
    let Some(piece) = view.piece else { return Vec::new() };
    let frozen = !view.frozen_by.is_empty();
    let (extra, mark) = match (view.lost, frozen) {
        (true, _) => ("piece-ghost", Some("#mark-lost")),
        (false, true) => ("piece-frozen", Some("#mark-frozen")),
        (false, false) => ("", None),
    };
    let mover = match view.motion {
        None => VElement::classed("span", "mover").keyed(piece.letter().to_string()),
        // A new key creates a new element, which restarts the animation.
        Some((files, ranks, serial)) => {
            let sign = if bottom == Side::Gold { 1 } else { -1 };
            VElement::classed("span", "mover mover-glides")
                .keyed(format!("{}{serial}", piece.letter()))
                .attr("style", format!("--from-x:{};--from-y:{}", files * sign, -ranks * sign))
        }
    };
    [mover.child(piece_icon(piece, extra))].into_iter().chain(mark.map(badge)).collect()
}

/// The mark of a destination, with the piece that the route to it would lose.
fn target(view: &SquareView) -> Vec<VElement> {
    let Some(target) = &view.destination else { return Vec::new() };
    if view.piece.is_some() {
        return vec![VElement::classed("span", "target target-swap")];
    }
    let mut marks =
        vec![VElement::classed("span", if target.steps > 1 { "target target-far" } else { "target" })];
    if let Some(lost) = target.captures.first() {
        marks.push(VElement::classed("span", "target-loss").child(piece_icon(lost.piece, "")));
        marks.push(badge("#mark-lost"));
    }
    marks
}

/// The letter of the file on the bottom rank, the number of the rank on the left file, and the name of a trap. The
/// style sheet decides by `data-coordinates` which of them are visible, and by `data-bottom` for which side: to replace
/// them took longer than everything else when a board was turned around.
fn coordinates(square: Square, bottoms: &[Side]) -> Vec<VElement> {
    const EDGES: [(Side, u8, &str, &str); 2] = [
        (
            Side::Gold,
            0,
            "coordinate coordinate-file coordinate-gold",
            "coordinate coordinate-rank coordinate-gold",
        ),
        (
            Side::Silver,
            7,
            "coordinate coordinate-file coordinate-silver",
            "coordinate coordinate-rank coordinate-silver",
        ),
    ];
    let name = square.to_string();
    let (file, rank) = name.split_at_checked(1).unwrap_or_default();
    let mut shown = Vec::new();
    // They are generated content of the style sheet: as text they would be part of the accessible name.
    // With a key, no other element of the square is taken for one of them when they come and go.
    let mut show = |class: &'static str, name: &str| {
        shown.push(VElement::classed("span", class).keyed(class).attr("data-name", name.to_owned()));
    };
    for (_, edge, of_file, of_rank) in EDGES.into_iter().filter(|(side, ..)| bottoms.contains(side)) {
        if square.rank() == edge {
            show(of_file, file);
        }
        if square.file() == edge {
            show(of_rank, rank);
        }
    }
    if square.is_trap() {
        show("coordinate coordinate-trap", &name);
    }
    shown
}

/// The name of a square, followed by what can be done there: “gold camel on e2, frozen by silver elephant on e3”. Of the drawn marks it
/// tells those that start there: “marked green, red arrow to d4”.
pub fn square_name(view: &SquareView, drawn: &[ArrowAnnotation]) -> String {
    let square = view.square;
    let mut name = vec![match view.piece {
        Some(which) => words::piece_on((which, square)),
        None if square.is_trap() => words::empty_trap(square),
        None => words::empty(square),
    }];
    if view.piece.is_some() && square.is_trap() {
        name.push(words::on_trap().to_owned());
    }
    if !view.frozen_by.is_empty() {
        name.push(words::is_frozen(&view.frozen_by));
    }
    if view.hinted {
        name.push(words::hinted().to_owned());
    }
    if view.selected {
        name.push(words::selected().to_owned());
    } else if view.follower {
        name.push(words::follower().to_owned());
    } else if view.partner {
        name.push(words::partner().to_owned());
    } else if view.pullable {
        name.push(words::pullable().to_owned());
    }
    if let Some(target) = &view.destination {
        name.push(match target.steps {
            0 if view.piece.is_none() => words::can_be_placed().to_owned(),
            0 => words::swap().to_owned(),
            steps => words::steps(steps),
        });
        if !target.captures.is_empty() {
            name.push(captures(&target.captures, square));
        }
    }
    for mark in drawn {
        if mark.from == square {
            let what = if mark.is_mark() {
                words::marked(colour_key(mark.colour))
            } else {
                words::arrow_to(colour_key(mark.colour), mark.to)
            };
            name.push(what);
        }
    }
    words::square_name(&name)
}

/// What a step to a square captures.
fn captures(captures: &[Capture], square: Square) -> String {
    let lost = captures.iter().map(|&lost| {
        if lost.square == square { words::captured_here(lost.piece) } else { words::captured_there(lost) }
    });
    words::captures(&lost.collect::<Vec<_>>())
}

/// By what the texts choose the name of a colour.
const fn colour_key(colour: ArrowColour) -> &'static str {
    match colour {
        ArrowColour::Green => "green",
        ArrowColour::Red => "red",
        ArrowColour::Yellow => "yellow",
        ArrowColour::Blue => "blue",
    }
}

/// A piece. `extra` has additional classes, separated by spaces.
pub fn piece_icon(piece: Piece, extra: &str) -> VElement {
    let side = match piece.side {
        Side::Gold => "piece-gold",
        Side::Silver => "piece-silver",
    };
    icon(classes(&["piece", side, extra]), symbol(piece.role))
}

/// A badge in the corner of a square; `symbol` is the reference of its symbol, such as `#mark-lost`.
fn badge(symbol: &'static str) -> VElement {
    icon("piece-badge".to_owned(), symbol)
}

fn trap() -> VElement {
    icon("trap".to_owned(), "#trap")
}

fn icon(class: String, symbol: &'static str) -> VElement {
    VElement::classed("svg", class)
        .attrs([("viewBox", "0 0 100 100"), ("aria-hidden", "true"), ("focusable", "false")])
        .child(VElement::new("use").attr("href", symbol))
}

/// The reference of the symbol of a role.
pub(crate) const fn symbol(role: Role) -> &'static str {
    match role {
        Role::Rabbit => "#piece-rabbit",
        Role::Cat => "#piece-cat",
        Role::Dog => "#piece-dog",
        Role::Horse => "#piece-horse",
        Role::Camel => "#piece-camel",
        Role::Elephant => "#piece-elephant",
    }
}

#[cfg(test)]
mod tests;
