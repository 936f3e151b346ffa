//! The files and further texts of the share dialog.

mod animation_form;
mod looks_form;
mod picture_form;

use yew::prelude::*;

use crate::given::callback;
use crate::hooks::use_settings;
use crate::services::media;
use ansa_model::share::{PictureLooks, Shot};
use ansa_model::text::{sentence, share_file as words};

use animation_form::AnimationForm;
use picture_form::PictureForm;

/// Pictures, and animations where there is a line. Both have the same looks, at first those of the page.
#[yew_autoprops::autoprops]
#[component]
pub(in crate::components) fn ShareFiles(shot: &Shot) -> Html {
    let settings = use_settings().settings;
    let looks = use_state_eq(|| PictureLooks::of(&settings, media::is_dark(), shot.bottom));
    let on_looks = callback(looks.setter(), |new, looks| looks.set(new));
    html! {
        <>
            <details class="share">
                <summary data-test="share-picture">{ words::picture() }</summary>
                <PictureForm shot={shot.clone()} looks={*looks} on_looks={&on_looks} />
            </details>
            if shot.place.line().len() > 0 {
                <details class="share">
                    <summary data-test="share-animation">{ words::animation() }</summary>
                    <AnimationForm shot={shot.clone()} looks={*looks} {on_looks} />
                </details>
            }
        </>
    }
}

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
