//! Why the engine gives no answer, with the ways out.

use yew::prelude::*;

use super::Button;
use crate::services::page;
use ansa_model::activities::engine::EngineFault;
use ansa_model::text::{self, label};

/// The reason, and the buttons that can help. `test` is the value of the `data-test` attribute, `again` the one of the
/// button that asks again.
pub(super) fn engine_error(
    test: &'static str,
    again: &'static str,
    fault: EngineFault,
    on_again: &Callback<()>,
) -> Html {
    // Page and engine must be of the same version, and the files of an old page may be gone.
    let can_reload = matches!(fault, EngineFault::OtherVersion | EngineFault::NotStarted);
    let can_ask = fault != EngineFault::OtherVersion;
    let reload = can_reload.then(|| {
        let on_reload = Callback::from(|()| page::load_anew());
        Button::new("load-anew", label::load_anew()).main_if(!can_ask).calls(&on_reload)
    });
    html! {
        <div class="notice notice-refusal" role="alert" data-test={test}>
            { text::engine_fault(fault) }
            <div class="buttons">
                if can_ask { { Button::new(again, label::retry()).main().calls(on_again) } }
                { for reload }
            </div>
        </div>
    }
}
