//! Reading the other's card with the camera, or in a picture.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, File};
use yew::prelude::*;

use crate::components::{Button, file_button};
use crate::given::{callback, use_effect_given};
use crate::services::nearby::{Camera, CameraFault, CodeReader, has_camera};
use crate::services::time;
use ansa_model::nearby::Card;
use ansa_model::text::nearby as words;

/// How long to wait between two pictures of the camera, in milliseconds.
const LOOK_EVERY: u32 = 250;

/// What is going on.
#[derive(Clone, Copy, PartialEq)]
enum Scan {
    Idle,
    Camera,
    Picture,
    Failed(&'static str),
}

/// The buttons, and the picture of the camera. `on_text` receives a text that is a card, perhaps a damaged one.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Scanner(on_text: &Callback<String>) -> Html {
    let scan = use_state_eq(|| Scan::Idle);
    let reader = use_memo((), |()| CodeReader::default());
    let video = use_node_ref();
    let is_filming = *scan == Scan::Camera;
    let given = (video.clone(), reader.clone(), scan.setter(), on_text.clone());
    use_effect_given(is_filming, given, |&is_filming, (video, reader, scan, on_text)| {
        let is_on = Rc::new(Cell::new(is_filming));
        if let Some(video) = video.cast::<Element>().filter(|_| is_filming) {
            spawn_local(film(video, reader, is_on.clone(), scan, on_text));
        }
        move || is_on.set(false)
    });
    let on_files =
        callback((reader, scan.setter(), on_text.clone()), |files: Vec<File>, (reader, scan, on_text)| {
            let Some(file) = files.into_iter().next() else { return };
            scan.set(Scan::Picture);
            let (reader, scan, on_text) = (reader.clone(), scan.clone(), on_text.clone());
            spawn_local(async move {
                let found = reader.read_file(&file).await;
                scan.set(match found.as_deref() {
                    None => Scan::Failed(words::picture_damaged()),
                    Some(texts) => match card_in(texts) {
                        None => Scan::Failed(words::picture_none()),
                        Some(text) => {
                            on_text.emit(text);
                            Scan::Idle
                        }
                    },
                });
            });
        });
    html! {
        <section class="nearby-scan">
            <h3>{ words::scan() }</h3>
            if is_filming {
                <p class="help" role="status">{ words::camera_help() }</p>
                <video ref={video} muted=true playsinline=true aria-label={words::camera_name()} data-test="nearby-video" />
            }
            if let Scan::Failed(why) = *scan { <p role="alert" data-test="nearby-scan-problem">{ why }</p> }
            if *scan == Scan::Picture { <p role="status">{ words::picture_reading() }</p> }
            <div class="buttons nearby-buttons">
                if is_filming {
                    { Button::new("nearby-camera-off", words::camera_off()).show(callback(scan.setter(), |_, scan| scan.set(Scan::Idle))) }
                } else if has_camera() {
                    { Button::new("nearby-camera", words::camera()).main().show(callback(scan.setter(), |_, scan| scan.set(Scan::Camera))) }
                }
                { file_button("nearby-picture", words::picture(), None, false, &on_files) }
            </div>
        </section>
    }
}

/// Shows the camera's picture, and looks for a card in it until there is one or the person has enough.
async fn film(
    video: Element,
    reader: Rc<CodeReader>,
    is_on: Rc<Cell<bool>>,
    scan: UseStateSetter<Scan>,
    on_text: Callback<String>,
) {
    let camera = Camera::show_in(&video).await;
    if !is_on.get() {
        return;
    }
    let _camera = match camera {
        Ok(camera) => camera,
        Err(fault) => {
            return scan.set(Scan::Failed(match fault {
                CameraFault::Forbidden => words::camera_forbidden(),
                CameraFault::Missing => words::camera_missing(),
            }));
        }
    };
    while is_on.get() {
        let texts = reader.read_video(&video).await;
        if let Some(text) = card_in(&texts).filter(|_| is_on.get()) {
            scan.set(Scan::Idle);
            return on_text.emit(text);
        }
        time::wait(LOOK_EVERY).await;
    }
}

/// The first text that is a card, even one that this version can't use: then the person is told why.
fn card_in(texts: &[String]) -> Option<String> {
    let is_card = |text: &&String| Card::read(text).is_ok();
    texts.iter().find(is_card).or(texts.first()).cloned()
}
