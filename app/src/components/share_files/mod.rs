//! The files and further texts of the share dialog.

mod animation_form;
mod files;
mod looks_form;
mod picture_form;

use yew::prelude::*;

use ansa_model::text::sentence;

use animation_form::AnimationForm;
pub(super) use files::ShareFiles;
use picture_form::PictureForm;

/// What has come of a press on a button: nothing yet, or what is said of it, or why it has failed.
type Said = Option<Result<String, String>>;

/// The outcome, which screen readers announce.
fn outcome(outcome: &Said, test: &'static str) -> Html {
    html! {
        <>
            <p class="help share-outcome" role="status" data-test={test}>
                if let Some(Ok(said)) = outcome { { said.clone() } }
            </p>
            if let Some(Err(reason)) = outcome {
                <p class="wrong" role="alert" data-test={format!("{test}-refused")}>{ sentence(reason) }</p>
            }
        </>
    }
}
