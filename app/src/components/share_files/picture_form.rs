//! Pictures of the position to download.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::looks_form::looks_form;
use super::{Said, outcome};
use crate::components::Button;
use crate::components::settings::keyed_choice;
use crate::given::callback;
use crate::services::{canvas, files, raster};
use ansa_model::share::{PictureLooks, PictureSize, Shot};
use ansa_model::text::share_file as words;

/// The picture as it will be, the choices, and a button for each kind of file.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn PictureForm(shot: &Shot, looks: &PictureLooks, on_looks: &Callback<PictureLooks>) -> Html {
    let size = use_state_eq(|| PictureSize::Medium);
    let done = use_state_eq(|| Said::None);
    // What was downloaded no longer matches what is chosen.
    let choose = callback((size.setter(), done.setter()), |chosen, (size, done)| {
        size.set(chosen);
        done.set(None);
    });
    let on_looks = callback((on_looks.clone(), done.setter()), |looks, (on_looks, done)| {
        on_looks.emit(looks);
        done.set(None);
    });
    let pixels = size.pixels();
    let (still, title) = (shot.still(*looks), words::picture_title(shot));
    let preview = still.to_svg(PictureSize::Small.pixels(), &title);
    let preview = use_memo(preview, |svg| canvas::picture_address(svg).ok());
    let svg = {
        let title = title.clone();
        move || still.to_svg(pixels, &title)
    };
    let on_svg = callback(
        (done.setter(), svg.clone(), shot.file_name(words::file_name(), "svg")),
        move |_: MouseEvent, (done, svg, name)| {
            let offered = files::download(name, "image/svg+xml", &svg());
            done.set(Some(offered.map(|()| words::downloaded().to_owned())));
        },
    );
    let on_png = callback(
        (done.setter(), shot.file_name(words::file_name(), "png")),
        move |_: MouseEvent, (done, name)| {
            let (done, name, svg) = (done.clone(), name.clone(), svg());
            spawn_local(async move {
                let drawn = raster::png(&svg, (pixels, pixels)).await;
                let drawn = drawn.map_err(|_| words::not_drawn().to_owned());
                let offered = drawn.and_then(|png| files::download_bytes(&name, "image/png", &png));
                done.set(Some(offered.map(|()| words::downloaded().to_owned())));
            });
        },
    );
    html! {
        <div class="share">
            <p class="help">{ words::picture_help() }</p>
            if let Some(preview) = &*preview {
                <img
                    class="share-picture"
                    src={preview.as_str().to_owned()}
                    alt={title}
                    loading="lazy"
                    width={PictureSize::Small.pixels().to_string()}
                    height={PictureSize::Small.pixels().to_string()}
                    data-test="picture-preview"
                />
            }
            { looks_form("picture", *looks, &on_looks) }
            { keyed_choice("picture-size", words::size(), *size, words::size_name, &choose) }
            <div class="dialog-buttons">
                { Button::new("download-svg", words::download_svg()).show(on_svg) }
                { Button::new("download-png", words::download_png()).show(on_png) }
            </div>
            { outcome(&done, "picture-outcome") }
        </div>
    }
}
