//! The pieces of a side beside the board: pressed, they are put on the squares that are pressed next; dragged, they are
//! put where they are dropped.

use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use crate::components::{Button, Icon, piece_icon};
use crate::given::callback;
use crate::services::drop_point;
use ansa_model::activities::editor::{EditorAction, EditorTool};
use ansa_model::text::editor as words;

/// The distance that turns a press into a drag, in CSS pixels.
const THRESHOLD: f64 = 6.0;

/// A press on a piece, in CSS pixels of the viewport.
#[derive(Clone, Copy, PartialEq)]
struct Dragged {
    piece: Piece,
    from: (f64, f64),
    at: (f64, f64),
}

impl Dragged {
    /// Whether the pointer has left the place where it went down.
    fn is_far(&self) -> bool {
        (self.at.0 - self.from.0).hypot(self.at.1 - self.from.1) >= THRESHOLD
    }
}

/// The six pieces of a side, and one tool.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Palette(
    side: &Side,
    /// The tool beside the pieces: one that moves pieces, or one that removes them.
    beside: &EditorTool,
    tool: &EditorTool,
    act: &Callback<EditorAction>,
) -> Html {
    // The press itself is no state: a quick hand is faster than the next rendering.
    let press = use_mut_ref(|| None::<Dragged>);
    let dragged = use_state_eq(|| None::<Dragged>);
    // A drag ends with a click on the button, which must not choose the piece.
    let ignores_click = use_mut_ref(|| false);
    let follow = callback((press.clone(), dragged.setter()), |event: PointerEvent, (press, dragged)| {
        if let Some(press) = &mut *press.borrow_mut() {
            press.at = place(&event);
            dragged.set(Some(*press).filter(Dragged::is_far));
        }
    });
    let drop = callback(
        (press.clone(), dragged.setter(), ignores_click.clone(), act.clone()),
        move |event: PointerEvent, (press, dragged, ignores_click, act)| {
            let end = press.take().map(|press| Dragged { at: place(&event), ..press });
            dragged.set(None);
            if let Some(end) = end.filter(Dragged::is_far) {
                ignores_click.replace(true);
                if let Some(square) = drop_point::square_at(end.at) {
                    act.emit(EditorAction::Put(end.piece, square));
                }
            }
        },
    );
    let cancel = callback((press.clone(), dragged.setter()), |_: PointerEvent, (press, dragged)| {
        press.replace(None);
        dragged.set(None);
    });
    let piece_button = |role: Role| {
        let piece = Piece { side: *side, role };
        let chosen = EditorTool::Put(piece);
        let onpointerdown = callback(
            (press.clone(), ignores_click.clone()),
            move |event: PointerEvent, (press, ignores_click)| {
                ignores_click.replace(false);
                if event.is_primary() && event.button() == 0 {
                    drop_point::capture(&event);
                    press.replace(Some(Dragged { piece, from: place(&event), at: place(&event) }));
                }
            },
        );
        let onclick =
            callback((ignores_click.clone(), act.clone()), move |_: MouseEvent, (ignores_click, act)| {
                if !ignores_click.take() {
                    act.emit(EditorAction::Choose(chosen));
                }
            });
        html! {
            <button
                type="button"
                class={classes!("beside-piece", (*tool == chosen).then_some("is-chosen"))}
                aria-pressed={(*tool == chosen).to_string()}
                aria-label={words::put_tool(piece)}
                title={words::put_tool(piece)}
                data-test={format!("put-{}", piece.letter())}
                {onpointerdown}
                onpointermove={follow.clone()}
                onpointerup={drop.clone()}
                onpointercancel={cancel.clone()}
                {onclick}
            >
                { piece_icon(piece, "") }
            </button>
        }
    };
    html! {
        <div class="palette" role="group" aria-label={words::palette(*side)}>
            { for Role::ALL.into_iter().rev().map(piece_button) }
            { tool_button(*beside, *tool, act) }
            if let Some(drag) = *dragged {
                <span
                    class="palette-drag"
                    aria-hidden="true"
                    style={format!("left:{}px;top:{}px", drag.at.0 as i32, drag.at.1 as i32)}
                >
                    { piece_icon(drag.piece, "") }
                </span>
            }
        </div>
    }
}

/// The place of the pointer in the viewport, in CSS pixels.
fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// The button of a tool that puts no piece.
fn tool_button(own: EditorTool, chosen: EditorTool, act: &Callback<EditorAction>) -> Html {
    let (test, drawing, name, long) = match own {
        EditorTool::Remove => ("tool-remove", Icon::DELETE, words::remove_tool(), words::remove_tool_long()),
        _ => ("tool-move", Icon::HAND, words::move_tool(), words::move_tool_long()),
    };
    Button::icon(test, drawing, name)
        .class(classes!("beside-piece", (own == chosen).then_some("is-chosen")))
        .long(long)
        .pressed(own == chosen)
        .sends(act, EditorAction::Choose(own))
}
