//! Finds the codes in a picture.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Promise, Uint8Array, Uint8ClampedArray};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlCanvasElement, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::worker::NAME;
use crate::services::nearby::dynamic::{call, create, get, set, wait_for};
use crate::services::{canvas, page};
use ansa_model::share::lightness;

/// The longest side of the picture that is read, in pixels. A card at this size has many for each module.
const MOST: f64 = 1200.0;

/// What finds codes. Its worker ends when this is dropped.
#[derive(Default)]
pub(crate) struct CodeReader {
    worker: RefCell<Option<CodeWorker>>,
}

impl CodeReader {
    /// The texts of the codes in a chosen picture; `None` if it is no picture.
    pub(crate) async fn read_file(&self, file: &File) -> Option<Vec<String>> {
        let picture = wait_for(&js_sys::global(), "createImageBitmap", &Array::of1(file)).await.ok()?;
        Some(self.read(&picture, ["width", "height"]).await)
    }

    /// The texts of the codes that a `<video>` shows now.
    pub(crate) async fn read_video(&self, video: &JsValue) -> Vec<String> {
        self.read(video, ["videoWidth", "videoHeight"]).await
    }

    async fn read(&self, picture: &JsValue, size: [&str; 2]) -> Vec<String> {
        if let Some(found) = detect(picture).await {
            return found;
        }
        let size = size.map(|name| get(picture, name).as_f64().unwrap_or(0.0));
        let Some((width, grey)) = grey(picture, size) else { return Vec::new() };
        let worker = self.worker.take();
        let worker = match worker {
            Some(worker) => Some(worker),
            None => CodeWorker::start().await,
        };
        let Some(worker) = worker else { return Vec::new() };
        match worker.read(width, &grey).await {
            Ok(found) => {
                self.worker.replace(Some(worker));
                found
            }
            // It has failed on this picture: another one gets a new worker.
            Err(_) => Vec::new(),
        }
    }
}

/// The browser's own reader; `None` if it has none for these codes.
async fn detect(picture: &JsValue) -> Option<Vec<String>> {
    let options = Object::new();
    set(&options, "formats", Array::of1(&"qr_code".into()));
    let detector = create("BarcodeDetector", &Array::of1(&options)).ok()?;
    let found = wait_for(&detector, "detect", &Array::of1(picture)).await.ok()?;
    let found = found.dyn_into::<Array>().ok()?;
    Some(found.iter().filter_map(|code| get(&code, "rawValue").as_string()).collect())
}

/// The width and the lightness of the pixels of a picture.
fn grey(picture: &JsValue, [width, height]: [f64; 2]) -> Option<(u32, Vec<u8>)> {
    let scale = (MOST / width.max(height)).min(1.0);
    let [width, height] = [width, height].map(|side| (side * scale).round());
    if !(width >= 1.0 && height >= 1.0) {
        return None;
    }
    let drawn: HtmlCanvasElement = gloo::utils::document().create_element("canvas").ok()?.dyn_into().ok()?;
    drawn.set_width(width as u32);
    drawn.set_height(height as u32);
    let context = canvas::context(&drawn)?;
    let [x, y, width, height] = [0.0, 0.0, width, height].map(JsValue::from_f64);
    let place = Array::of5(picture, &x, &y, &width, &height);
    call(&context, "drawImage", &place).ok()?;
    let pixels = call(&context, "getImageData", &Array::of4(&x, &y, &width, &height)).ok()?;
    let pixels: Uint8ClampedArray = get(&pixels, "data").dyn_into().ok()?;
    Some((drawn.width(), lightness(&pixels.to_vec())))
}

/// The page's program in a worker, which has read no hostile picture before.
struct CodeWorker(Worker);

impl CodeWorker {
    /// Starts it, and waits until it listens.
    async fn start() -> Option<CodeWorker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(NAME);
        let file = format!("program-{}/worker.js", page::build_id()?);
        let worker = CodeWorker(Worker::new_with_options(&page::address_of(&file), &options).ok()?);
        worker.next().await.ok()?;
        Some(worker)
    }

    /// The next message; an error if it fails instead.
    fn next(&self) -> JsFuture {
        let answer = Promise::new(&mut |resolve: Function, reject: Function| {
            self.0.set_onmessage(Some(&resolve));
            self.0.set_onerror(Some(&reject));
        });
        JsFuture::from(answer)
    }

    async fn read(&self, width: u32, grey: &[u8]) -> Result<Vec<String>, JsValue> {
        let answer = self.next();
        self.0.post_message(&Array::of2(&width.into(), &Uint8Array::from(grey)))?;
        let found = answer.await?.dyn_into::<MessageEvent>()?.data().dyn_into::<Array>()?;
        Ok(found.iter().filter_map(|text| text.as_string()).collect())
    }
}

impl Drop for CodeWorker {
    fn drop(&mut self) {
        self.0.terminate();
    }
}
