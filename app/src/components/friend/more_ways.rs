//! The link as a QR code, and a picture of the board to send beside it.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::qr_code::qr_code;
use crate::components::{Button, CopyResult, copy_button};
use crate::given::callback;
use crate::hooks::use_settings;
use crate::services::{canvas, files, media, raster, system_share};
use ansa_core::Side;
use ansa_model::share::{PictureLooks, PictureSize, Shot};
use ansa_model::text::{friend_form as words, friend_notice, sentence, share_file};

/// What a press does with the picture.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Save,
    Share,
}

/// The code, if the link fits, and the picture as the friend sees the board.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn MoreWays(
    address: &String,
    /// The address without `#`.
    query: &String,
    shot: &Shot,
    bottom: &Side,
) -> Html {
    let settings = use_settings().settings;
    let refused = use_state_eq(|| None::<String>);
    let copied: UseStateHandle<CopyResult> = use_state_eq(|| None);
    let still = shot.still(PictureLooks::of(&settings, media::is_dark(), *bottom));
    let title = share_file::picture_title(shot);
    let code = use_memo(address.clone(), |address| qr_code(address, words::code_name(), "friend-code"));
    let preview =
        use_memo(still.to_svg(PictureSize::Small.pixels(), &title), |svg| canvas::picture_address(svg).ok());
    let pixels = PictureSize::Medium.pixels();
    let name = shot.file_name(share_file::file_name(), "png");
    let on = |way: Way| {
        let svg = still.to_svg(pixels, &title);
        callback((refused.setter(), svg, name.clone()), move |(), (refused, svg, name)| {
            let (refused, svg, name) = (refused.clone(), svg.clone(), name.clone());
            spawn_local(async move {
                let drawn = raster::png(&svg, (pixels, pixels)).await;
                let drawn = drawn.map_err(|_| share_file::not_drawn().to_owned());
                let offered = drawn.and_then(|png| match way {
                    Way::Save => files::download_bytes(&name, "image/png", &png),
                    Way::Share => {
                        system_share::offer_file(&name, "image/png", &png);
                        Ok(())
                    }
                });
                refused.set(offered.err());
            });
        })
    };
    html! {
        <details class="friend-more">
            <summary data-test="friend-more">{ words::more_ways() }</summary>
            <div class="friend-ways">
                <div>
                    if let Some(code) = &*code {
                        { code.clone() }
                        <p class="help">{ words::code_help() }</p>
                    } else {
                        <p class="help" data-test="friend-no-code">{ words::no_code() }</p>
                    }
                </div>
                <div>
                    if let Some(preview) = &*preview {
                        <img
                            class="friend-picture"
                            src={preview.as_str().to_owned()}
                            alt={title.clone()}
                            width={PictureSize::Small.pixels().to_string()}
                            height={PictureSize::Small.pixels().to_string()}
                            data-test="friend-picture"
                        />
                    }
                    <div class="buttons">
                        { Button::new("save-friend-picture", words::save_picture()).calls(&on(Way::Save)) }
                        if system_share::takes_files() {
                            { Button::new("share-friend-picture", words::share_picture()).calls(&on(Way::Share)) }
                        }
                    </div>
                    if let Some(reason) = &*refused {
                        <p class="wrong" role="alert">{ sentence(reason) }</p>
                    }
                </div>
            </div>
            <p class="help">{ words::text_help() }</p>
            <div class="buttons">
                { copy_button("copy-friend-query", words::copy_query(), query.clone(), false, &copied) }
            </div>
            <p class="help">{ words::query_help() }</p>
            <p class="help">{ friend_notice::fairness() }</p>
        </details>
    }
}
