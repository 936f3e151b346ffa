//! The board: an accessible grid that shows a [`BoardView`] and tells what is done on it.

use ansa_core::{Side, Square};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::arrows::Arrows;
use crate::square::SquareCell;
use crate::text::label;
use crate::use_drag::{cell_of, use_drag};
use crate::view::{BoardView, Mode, Pointing};

/// What was done on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// A piece was taken hold of.
    Hold(Square),
    /// A square was pressed.
    Press(Square),
    /// Enter was pressed with the keyboard on a square.
    Enter(Square),
    /// A piece was carried over these squares, from the first to the last.
    Carry(Vec<Square>),
    /// The piece in hand was let go.
    LetGo,
    /// The mouse, a finger or the keyboard points somewhere else.
    Point(Pointing),
}

/// What a [`Board`] is given.
#[derive(Properties, PartialEq, Debug)]
pub struct BoardProps {
    /// What it shows.
    pub view: BoardView,
    /// How it is used from the keyboard, for those who do not see it.
    pub help: AttrValue,
    /// Hears what is done on it.
    pub on: Callback<BoardEvent>,
}

/// The board. Knows nothing of games: whoever uses it makes the view and answers the events.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { view, help, on } = props;
    let grid = use_node_ref();
    let focus = use_state(|| first_focus(view.bottom));
    // Whether the keyboard rather than the mouse was used on the board last: it then points where it is.
    let by_key = use_mut_ref(|| false);
    let drag = use_drag(&grid, view, on);

    let onkeydown = {
        let (grid, focus, on, by_key, bottom) =
            (grid.clone(), focus.clone(), on.clone(), by_key.clone(), view.bottom);
        let abort = drag.abort.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let Some((at, _)) = event.target().and_then(cell_of) else { return };
            let key = event.key();
            if let Some(to) = neighbour(at, &key, bottom) {
                *by_key.borrow_mut() = true;
                if event.shift_key() && at.distance(to) == 1 {
                    on.emit(BoardEvent::Carry(vec![at, to]));
                }
                focus.set(to);
                focus_on(&grid, to);
            } else if event.shift_key() {
                return;
            } else if key == " " {
                *by_key.borrow_mut() = true;
                on.emit(BoardEvent::Press(at));
            } else if key == "Enter" {
                // A key that is held down ends one turn, not those after it.
                if !event.repeat() {
                    on.emit(BoardEvent::Enter(at));
                }
            } else {
                if key == "Escape" {
                    abort.emit(());
                }
                return;
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    let onfocusin = {
        let (focus, on, by_key) = (focus.clone(), on.clone(), by_key.clone());
        Callback::from(move |event: FocusEvent| {
            if let Some((square, _)) = event.target().and_then(cell_of) {
                focus.set(square);
                // The mouse points for itself.
                if *by_key.borrow() {
                    on.emit(BoardEvent::Point(Pointing { at: Some(square), way: Vec::new() }));
                }
            }
        })
    };
    let onfocusout = {
        let (on, by_key) = (on.clone(), by_key.clone());
        Callback::from(move |_: FocusEvent| {
            if *by_key.borrow() {
                on.emit(BoardEvent::Point(Pointing::default()));
            }
        })
    };
    let onpointerdown = {
        let down = drag.down.clone();
        Callback::from(move |event: PointerEvent| {
            *by_key.borrow_mut() = false;
            down.emit(event);
        })
    };

    html! {
        <div
            class="board-frame"
            {onpointerdown}
            onpointermove={drag.moved}
            onpointerup={drag.up}
            onpointercancel={drag.cancel}
            onpointerleave={drag.leave}
            onclick={drag.click}
        >
            <div
                ref={grid}
                class={classes!("board", mode_class(view.mode))}
                role="grid"
                aria-label={label::BOARD}
                aria-describedby="board-help"
                data-test="board"
                data-mode={mode_name(view.mode)}
                data-bottom={view.bottom.letter().to_string()}
                {onkeydown}
                {onfocusin}
                {onfocusout}
            >
                { for rows(view.bottom).map(|row| html! {
                    <div class="rank" role="row">
                        { for row.map(|square| html! {
                            <SquareCell
                                key={square.index()}
                                view={view.squares[square.index()].clone()}
                                bottom={view.bottom}
                                in_tab_order={*focus == square}
                            />
                        }) }
                    </div>
                }) }
            </div>
            <Arrows arrows={view.arrows.clone()} count={view.count} bottom={view.bottom} />
            <p id="board-help" class="visually-hidden">{ help }</p>
        </div>
    }
}

/// The squares row by row as they are seen, from the top left.
fn rows(bottom: Side) -> impl Iterator<Item = impl Iterator<Item = Square>> {
    (0..8u8).map(move |row| {
        (0..8u8).filter_map(move |column| match bottom {
            Side::Gold => Square::at(column, 7 - row),
            Side::Silver => Square::at(7 - column, row),
        })
    })
}

/// Where a key leads from a square, as seen.
fn neighbour(at: Square, key: &str, bottom: Side) -> Option<Square> {
    let (column, row) = match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        "Home" => (-7, 0),
        "End" => (7, 0),
        "PageUp" => (0, 7),
        "PageDown" => (0, -7),
        _ => return None,
    };
    let sign = if bottom == Side::Gold { 1 } else { -1 };
    let to = |from: u8, by: i8| (from as i8 + by * sign).clamp(0, 7) as u8;
    Square::at(to(at.file(), column), to(at.rank(), row))
}

fn first_focus(bottom: Side) -> Square {
    let e2 = Square::at(4, 1).unwrap_or(Square::A1);
    if bottom == Side::Gold { e2 } else { e2.flip() }
}

fn focus_on(grid: &NodeRef, square: Square) {
    let cell = grid
        .cast::<web_sys::Element>()
        .and_then(|grid| grid.query_selector(&format!("[data-square=\"{square}\"]")).ok()?);
    if let Some(cell) = cell.and_then(|cell| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(cell).ok()) {
        // A cell that can't be focused leaves the focus where it is.
        let _ = cell.focus();
    }
}

const fn mode_class(mode: Mode) -> Option<&'static str> {
    match mode {
        Mode::Past => Some("board-past"),
        _ => None,
    }
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
    use super::*;

    #[test]
    fn arrows_follow_what_is_seen() {
        let e2: Square = "e2".parse().unwrap();
        let to = |key, bottom| neighbour(e2, key, bottom).map(|square| square.to_string());
        assert_eq!(to("ArrowUp", Side::Gold).as_deref(), Some("e3"));
        assert_eq!(to("ArrowUp", Side::Silver).as_deref(), Some("e1"));
        assert_eq!(to("ArrowRight", Side::Silver).as_deref(), Some("d2"));
        assert_eq!(to("Home", Side::Gold).as_deref(), Some("a2"));
        assert_eq!(to("Home", Side::Silver).as_deref(), Some("h2"));
        assert_eq!(to("x", Side::Gold), None);
    }

    #[test]
    fn the_board_is_seen_from_its_bottom() {
        let first =
            |bottom| rows(bottom).next().and_then(|mut row| row.next()).map(|square| square.to_string());
        assert_eq!(first(Side::Gold).as_deref(), Some("a8"));
        assert_eq!(first(Side::Silver).as_deref(), Some("h1"));
    }
}
