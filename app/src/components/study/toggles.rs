//! The row of switches: the engine, the threat, and what the rules say on the board.

use yew::prelude::*;

use crate::components::{Icon, icon};
use ansa_model::activities::study::{EngineAction, Overlay, StudyAction, StudyState};
use ansa_model::text::{study_engine, study_overlays};

/// The switches, each with its name as a tooltip and for screen readers.
pub(crate) fn toggles(study: &StudyState, act: &Callback<StudyAction>) -> Html {
    let [engine, threat] = [
        Toggle {
            test: "engine-switch".into(),
            drawing: Icon::ENGINE,
            name: study_engine::engine(),
            long: study_engine::toggle_long(),
            key: "L".into(),
            is_on: study.engine.is_on,
        },
        Toggle {
            test: "engine-threat".into(),
            drawing: Icon::THREAT,
            name: study_engine::threat(),
            long: study_engine::threat_long(),
            key: "X".into(),
            is_on: study.is_threat_shown(),
        },
    ];
    html! {
        <div class="toggles" role="group" aria-label={study_overlays::show()}>
            if !study.document.forbids_engine() {
                { engine.sends(act, EngineAction::Toggle.into()) }
                { threat.sends(act, EngineAction::Threat.into()) }
            }
            { for Overlay::ALL.into_iter().map(|overlay| Toggle {
                test: format!("show-{}", overlay.key()).into(),
                drawing: icon_of(overlay),
                name: study_overlays::name(overlay),
                long: study_overlays::long(overlay),
                key: overlay.digit().into(),
                is_on: study.overlays.is_on(overlay),
            }.sends(act, StudyAction::SwitchOverlay(overlay))) }
        </div>
    }
}

/// A switch with an icon.
struct Toggle {
    test: AttrValue,
    drawing: Icon,
    name: &'static str,
    long: &'static str,
    /// The key that switches it, too.
    key: AttrValue,
    is_on: bool,
}

impl Toggle {
    fn sends(self, act: &Callback<StudyAction>, action: StudyAction) -> Html {
        html! {
            <button
                type="button"
                class="toggle"
                role="switch"
                aria-checked={self.is_on.to_string()}
                aria-label={self.name}
                aria-keyshortcuts={self.key}
                data-test={self.test}
                title={self.long}
                onclick={act.reform(move |_: MouseEvent| action.clone())}
            >
                { icon(self.drawing) }
            </button>
        }
    }
}

const fn icon_of(overlay: Overlay) -> Icon {
    match overlay {
        Overlay::Goals => Icon::GOAL,
        Overlay::Captures => Icon::CAPTURE,
        Overlay::Traps => Icon::TRAP,
        Overlay::Frozen => Icon::FROZEN,
        Overlay::Reach => Icon::REACH,
    }
}
