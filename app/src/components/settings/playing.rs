//! Playing: orientation, speed, aids.

use yew::prelude::*;

use super::fields::{ChoiceItem, Layout, choice, switch};
use ansa_model::document::Orientation;
use ansa_model::settings::{Animation, Settings, SettingsAction, TreeStyle, TurnStyle};
use ansa_model::text::settings as words;

/// The choices about playing.
pub(super) fn playing(
    settings: &Settings,
    change: &Callback<SettingsAction>,
    orientation: Orientation,
    on_orientation: &Callback<Orientation>,
) -> Html {
    html! {
        <section class="settings-group" aria-labelledby="settings-playing">
            <h3 id="settings-playing">{ words::playing() }</h3>
            { choice(
                ("view", words::orientation_heading(), Layout::Words),
                &Orientation::ALL,
                orientation,
                |orientation| ChoiceItem::named(orientation.key(), words::orientation(orientation)),
                on_orientation,
            ) }
            { choice(
                ("animation", words::animation_heading(), Layout::Words),
                &Animation::ALL,
                settings.animation,
                |speed| ChoiceItem::named(speed.key(), words::animation(speed)),
                &change.reform(SettingsAction::Animation),
            ) }
            { choice(
                ("turns", words::turns_heading(), Layout::Words),
                &TurnStyle::ALL,
                settings.turns,
                |style| ChoiceItem::named(style.key(), words::turns(style)),
                &change.reform(SettingsAction::Turns),
            ) }
            { choice(
                ("tree", words::tree_heading(), Layout::Words),
                &TreeStyle::ALL,
                settings.tree,
                |style| ChoiceItem::named(style.key(), words::tree(style)),
                &change.reform(SettingsAction::Tree),
            ) }
            { switch(
                "auto-send",
                words::auto_send(),
                words::auto_send_hint(),
                settings.auto_send,
                &change.reform(SettingsAction::AutoSend),
            ) }
            { switch(
                "hover-arrows",
                words::hover_arrows(),
                words::hover_arrows_hint(),
                settings.hover_arrows,
                &change.reform(SettingsAction::HoverArrows),
            ) }
            { switch(
                "confirm-resign",
                words::confirm_resign(),
                words::confirm_resign_hint(),
                settings.confirm_resign,
                &change.reform(SettingsAction::ConfirmResign),
            ) }
        </section>
    }
}
