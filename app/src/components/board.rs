//! The board of `ansa-board` and its drawings, as parts of the page.

use ansa_board::vnode::{VElement, VNode};
use ansa_board::{BoardEvent, BoardView, sprite};
use ansa_core::Piece;
use yew::prelude::*;
use yew::virtual_dom::VTag;

#[derive(Properties, PartialEq)]
pub(super) struct BoardProps {
    /// What it shows.
    pub(super) view: BoardView,
    /// How it is used from the keyboard, for those who do not see it.
    pub(super) help: &'static str,
    /// Hears what is done on it.
    pub(super) on: Callback<BoardEvent>,
}

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    let BoardProps { view, help, on } = props;
    let hears = use_mut_ref(|| on.clone());
    hears.replace(on.clone());
    let board = use_memo((), |()| {
        ansa_board::BoardElement::new(view.clone(), help, move |event| {
            let on = hears.borrow().clone();
            on.emit(event);
        })
    });
    use_effect_with((view.clone(), *help), {
        let board = board.clone();
        move |(view, help)| {
            if let Some(board) = &*board {
                board.show(view.clone(), help);
            }
        }
    });
    board.as_ref().as_ref().map(|board| Html::VRef(board.element().clone().into())).unwrap_or_default()
}

/// The symbols that the other drawings use; once on the page.
#[component]
pub(crate) fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::from(sprite()))
}

/// A piece; `extra` are more classes.
pub(crate) fn piece_icon(piece: Piece, extra: &str) -> Html {
    html_of(ansa_board::piece_icon(piece, extra))
}

/// A mark in the corner of a square.
pub(super) fn badge(symbol: &'static str) -> Html {
    html_of(ansa_board::badge(symbol))
}

/// The drawing of a trap.
pub(crate) fn trap() -> Html {
    html_of(ansa_board::trap())
}

fn html_of(element: VElement) -> Html {
    let mut tag = VTag::new(element.name);
    for (name, value) in element.attributes {
        tag.add_attribute(name, value);
    }
    tag.add_children(element.children.into_iter().map(|child| match child {
        VNode::Element(element) => html_of(element),
        VNode::Text(text) => text.into(),
        VNode::Ref(element) => Html::VRef(element.into()),
    }));
    tag.into()
}
