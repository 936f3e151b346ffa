//! Pictures of the position to download.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Said, outcome};
use crate::components::settings::{ChoiceItem, Layout, choice};
use crate::hooks::use_settings;
use crate::services::{files, raster};
use crate::share::{PictureSize, Shot};
use crate::text::share_file as words;

#[derive(Properties, PartialEq)]
pub(in crate::components) struct PictureFormProps {
    pub(in crate::components) shot: Shot,
}

/// The size, and a button for each kind of file.
#[component]
pub(in crate::components) fn PictureForm(props: &PictureFormProps) -> Html {
    let shot = &props.shot;
    let settings = use_settings().settings;
    let size = use_state_eq(|| PictureSize::Medium);
    let done = use_state_eq(|| Said::None);
    let choose = {
        let (size, done) = (size.setter(), done.setter());
        Callback::from(move |chosen| {
            size.set(chosen);
            done.set(None);
        })
    };
    let pixels = size.pixels();
    let svg = {
        let (still, title) = (shot.still(&settings), words::picture_title(shot));
        move || still.to_svg(pixels, &title)
    };
    let on_svg = {
        let (done, svg, name) = (done.setter(), svg.clone(), shot.file_name(words::file_name(), "svg"));
        Callback::from(move |_: MouseEvent| {
            let offered = files::download(&name, "image/svg+xml", &svg());
            done.set(Some(offered.map(|()| words::downloaded().to_owned())));
        })
    };
    let on_png = {
        let (done, name) = (done.setter(), shot.file_name(words::file_name(), "png"));
        Callback::from(move |_: MouseEvent| {
            let (done, name, svg) = (done.clone(), name.clone(), svg());
            spawn_local(async move {
                let drawn = raster::png(&svg, (pixels, pixels)).await;
                let drawn = drawn.map_err(|_| words::not_drawn().to_owned());
                let offered = drawn.and_then(|png| files::download_bytes(&name, "image/png", &png));
                done.set(Some(offered.map(|()| words::downloaded().to_owned())));
            });
        })
    };
    html! {
        <div class="share">
            <p class="help">{ words::picture_help() }</p>
            { choice(
                ("picture-size", words::size(), Layout::Words),
                &PictureSize::ALL,
                *size,
                |size| ChoiceItem::named(size.key(), words::size_name(size)),
                &choose,
            ) }
            <div class="dialog-buttons">
                <button type="button" class="button" data-test="download-svg" onclick={on_svg}>
                    { words::download_svg() }
                </button>
                <button type="button" class="button" data-test="download-png" onclick={on_png}>
                    { words::download_png() }
                </button>
            </div>
            { outcome(&done, "picture-outcome") }
        </div>
    }
}
