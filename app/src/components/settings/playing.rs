//! Playing: orientation, speed, aids.

use yew::prelude::*;

use super::fields::{keyed_choice, switch};
use ansa_model::document::Orientation;
use ansa_model::settings::Settings;
use ansa_model::text::settings as words;

/// The choices about playing.
pub(super) fn playing(
    settings: Settings,
    change: &Callback<Settings>,
    orientation: Orientation,
    on_orientation: &Callback<Orientation>,
) -> Html {
    html! {
        <section class="settings-group" aria-labelledby="settings-playing">
            <h3 id="settings-playing">{ words::playing() }</h3>
            { keyed_choice("view", words::orientation_heading(), orientation, words::orientation, on_orientation) }
            { keyed_choice("animation", words::animation_heading(), settings.animation, words::animation,
                &change.reform(move |animation| Settings { animation, ..settings })) }
            { keyed_choice("turns", words::turns_heading(), settings.turns, words::turns,
                &change.reform(move |turns| Settings { turns, ..settings })) }
            { keyed_choice("tree", words::tree_heading(), settings.tree, words::tree,
                &change.reform(move |tree| Settings { tree, ..settings })) }
            { switch("auto-send", words::auto_send(), words::auto_send_hint(), settings.auto_send,
                &change.reform(move |auto_send| Settings { auto_send, ..settings })) }
            { switch("hover-arrows", words::hover_arrows(), words::hover_arrows_hint(), settings.hover_arrows,
                &change.reform(move |hover_arrows| Settings { hover_arrows, ..settings })) }
            { switch("confirm-resign", words::confirm_resign(), words::confirm_resign_hint(), settings.confirm_resign,
                &change.reform(move |confirm_resign| Settings { confirm_resign, ..settings })) }
        </section>
    }
}
