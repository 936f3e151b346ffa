//! The parts of the share dialog with files of what is shown.

use yew::prelude::*;

use super::{AnimationForm, PictureForm};
use crate::hooks::use_settings;
use crate::services::media;
use ansa_model::share::{PictureLooks, Shot};
use ansa_model::text::share_file as words;

/// Pictures, and animations where there is a line. Both have the same looks, at first those of the page.
#[yew_autoprops::autoprops]
#[component]
pub(in crate::components) fn ShareFiles(shot: &Shot) -> Html {
    let settings = use_settings().settings;
    let looks = use_state_eq(|| PictureLooks::of(&settings, media::is_dark(), shot.bottom));
    let on_looks = {
        let looks = looks.setter();
        Callback::from(move |new| looks.set(new))
    };
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
