//! The toolbar of the study screen.

use ansa_core::record::ArrowColour;
use yew::prelude::*;

use super::navigation::{DialogName, Navigation};
use super::screen::Screen;
use crate::components::{Button, Icon, guide_link};
use ansa_model::activities::study::{StudyAction, StudyState};
use ansa_model::entry::EntryAction;
use ansa_model::manual::ManualSection;
use ansa_model::text::{label, share, study as words};

/// The toolbar. `on_open` opens the form for another game or position.
pub(super) fn study_tools(
    study: &StudyState,
    act: &Callback<StudyAction>,
    navigation: &Navigation,
    on_open: &Callback<()>,
) -> Html {
    let tool = |test: &'static str, drawing: Icon, name: &'static str, long: &'static str, can: bool| {
        Button::with_icon(test, drawing, name).class("tool").long(long).enabled_if(can)
    };
    let open = |dialog: DialogName| navigation.on(move |navigation, ()| navigation.open(dialog));
    let on_edit = {
        let position = study.position_text();
        navigation.on(move |navigation, ()| navigation.show_position(Screen::Editor, &position))
    };
    let start = study.start_text();
    let can_play = start.is_some();
    let on_play = navigation.on(move |navigation, ()| {
        if let Some(start) = &start {
            navigation.open_new_game_from(start);
        }
    });
    let has_turn = study.turn().is_some();
    let can_share = !study.document.game().plies().is_empty();
    html! {
        <div class="tools" role="group" aria-label={words::tools()}>
            { tool("study-undo", Icon::TAKE_BACK, words::undo(), words::undo_long(), study.can_undo())
                .sends(act, StudyAction::Undo) }
            { tool("study-redo", Icon::REDO, words::redo(), words::redo_long(), study.can_redo())
                .sends(act, StudyAction::Redo) }
            { tool("flip", Icon::FLIP, label::flip(), label::flip_long(), true).sends(act, StudyAction::Flip) }
            { tool("draw", Icon::RENAME, words::draw(), words::draw_long(), true).pressed(study.drawing.is_some())
                .sends(act, StudyAction::DrawWith(next_colour(study.drawing))) }
            { tool("type", Icon::TYPE, label::type_steps(), label::type_long(), has_turn)
                .sends(act, EntryAction::Type(String::new())) }
            { tool("study-open-form", Icon::IMPORT, words::open_other(), words::open_other_long(), true).calls(on_open) }
            { tool("study-edit", Icon::FILL, words::edit(), words::edit_long(), true).calls(&on_edit) }
            { tool("play-from", Icon::NEW, words::play_from(), words::play_from_long(), can_play).calls(&on_play) }
            { tool("study-play", Icon::BOARD, words::to_game(), words::to_game_long(), true)
                .calls(&navigation.on(|navigation, ()| navigation.show(Screen::Play))) }
            { tool("keys", Icon::HELP, label::keys(), label::keys_long(), true).calls(&open(DialogName::Keys)) }
            { guide_link(ManualSection::Study, "tool") }
            { tool("share", Icon::SHARE, share::share(), share::share_long(), can_share).calls(&open(DialogName::Share)) }
        </div>
    }
}

/// The colour after this one; after the last, nothing is drawn.
const fn next_colour(colour: Option<ArrowColour>) -> Option<ArrowColour> {
    match colour {
        None => Some(ArrowColour::Green),
        Some(ArrowColour::Green) => Some(ArrowColour::Red),
        Some(ArrowColour::Red) => Some(ArrowColour::Blue),
        Some(ArrowColour::Blue) => Some(ArrowColour::Yellow),
        Some(ArrowColour::Yellow) => None,
    }
}
