//! The list of all studies.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::Button;
use ansa_model::library::{Studies, Study};
use ansa_model::text::chapters as words;

/// A button for each study. Empty if there is none.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn StudyList(
    studies: &Rc<Studies>,
    /// Called to open a study.
    on_study: &Callback<Study>,
) -> Html {
    if studies.all().is_empty() {
        return html! {};
    }
    html! {
        <section class="studies" aria-labelledby="studies-title">
            <h2 id="studies-title">{ words::studies() }</h2>
            <ul class="study-list">
                { for studies.all().iter().map(|study| html! {
                    <li key={study.id.clone()}>
                        { Button::new("open-study", words::listed(study)).sends(on_study, study.clone()) }
                    </li>
                }) }
            </ul>
        </section>
    }
}
