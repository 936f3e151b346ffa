//! Who is to move, what is wrong with the position, and what can be done with it.

use ansa_core::position::faults::FaultEffect;
use yew::prelude::*;

use crate::components::Button;
use crate::components::controls::notice_with;
use crate::components::settings::{ChoiceItem, choice, keyed_choice};
use ansa_model::activities::editor::{EditorAction, EditorState};
use ansa_model::text::{self, editor as words};

/// The side to move, the faults, the ways to a study and to a game, and the notice.
pub(crate) fn editor_check(
    editor: &EditorState,
    act: &Callback<EditorAction>,
    on_study: &Callback<()>,
    on_play: &Callback<()>,
) -> Html {
    let faults = editor.faults();
    html! {
        <section class="controls" aria-label={words::check()}>
            { keyed_choice("side-to-move", words::side_to_move(), editor.builder().side, text::side,
                &act.reform(EditorAction::ToMove)) }
            { choice(
                ("steps-left", words::left()),
                &STEPS,
                STEPS.into_iter().find(|(left, _)| *left == editor.steps_left()).unwrap_or((4, "4")),
                |(_, name)| ChoiceItem::named(name, name),
                &act.reform(|(left, _)| EditorAction::StepsLeft(left)),
            ) }
            // Screen readers hear every change.
            <div class="editor-check" role="status" data-test="check" data-faults={faults.len().to_string()}>
                <p>{ words::verdict(editor, &faults) }</p>
                if !faults.is_empty() {
                    <ul>
                        { for faults.iter().map(|&fault| html! {
                            <li data-test="fault" data-effect={effect_key(fault.effect())}>{ words::fault(fault) }</li>
                        }) }
                    </ul>
                }
            </div>
            <div class="buttons">
                { Button::new("editor-study", words::study())
                    .long(words::study_long())
                    .enabled_if(editor.can_study())
                    .calls(on_study) }
                { Button::new("editor-play", words::play())
                    .main()
                    .long(words::play_long())
                    .enabled_if(editor.can_play())
                    .calls(on_play) }
            </div>
            if let Some(notice) = editor.notice() {
                { notice_with(editor.notices(), words::tone(notice), words::notice(notice), html! {}) }
            }
        </section>
    }
}

/// The numbers of steps that a side can have left.
const STEPS: [(u8, &str); 4] = [(1, "1"), (2, "2"), (3, "3"), (4, "4")];

const fn effect_key(effect: FaultEffect) -> &'static str {
    match effect {
        FaultEffect::Impossible => "impossible",
        FaultEffect::Unreachable => "unreachable",
        FaultEffect::Over => "over",
    }
}
