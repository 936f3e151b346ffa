//! Pictures of boards and pieces, as Yew components.

use ansa_board::vnode::{VElement, VNode};
use ansa_core::{Board as Pieces, Piece, Side};
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// A picture of a board, which cannot be played on. The browser reads its HTML at once, which takes much less time than
/// to create hundreds of elements.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn BoardPicture(board: &Pieces, bottom: &Side) -> Html {
    Html::from_html_unchecked(ansa_board::picture(*board, *bottom).to_html().into())
}

/// A piece, with additional classes.
pub(crate) fn piece_icon(piece: Piece, extra: &str) -> Html {
    html_of(ansa_board::piece_icon(piece, extra))
}

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
