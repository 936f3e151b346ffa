//! The six pieces by strength.

use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::{Button, piece_icon};
use ansa_model::text::{self, label};

/// The pieces, the strongest first; with a button that hides them, if they can be hidden.
pub(crate) fn strengths(on_hide: Option<&Callback<()>>) -> Html {
    html! {
        <section class="strengths" aria-label={label::strengths()} data-test="strengths">
            <div class="strengths-head">
                <h2 class="turns-title">{ label::strengths() }</h2>
                if let Some(on_hide) = on_hide {
                    { Button::new("strengths-hide", label::strengths_hide())
                        .styled("strengths-button")
                        .long(label::strengths_hide_long())
                        .calls(on_hide) }
                }
            </div>
            <ol class="strengths-list">
                { for Role::ALL.into_iter().rev().map(|role| html! {
                    <li>
                        { piece_icon(Piece::new(Side::Gold, role), "") }
                        <span>{ text::role(role) }</span>
                    </li>
                }) }
            </ol>
        </section>
    }
}
