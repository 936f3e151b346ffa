//! Objects of the browser, by the names of their members: each binding would be a function that the page loads first.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A member of an object; `undefined` without one.
pub(super) fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// The text of a member.
pub(super) fn text(object: &JsValue, name: &str) -> Option<String> {
    get(object, name).as_string()
}

/// Sets a member of an object that was made here.
pub(super) fn set(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    // A plain object takes every member.
    let _ = Reflect::set(object, &name.into(), &value.into());
}

/// Creates an object of a class of the browser.
pub(super) fn create(class: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let class: Function = get(&js_sys::global(), class).dyn_into()?;
    Reflect::construct(&class, arguments)
}

/// Calls a method.
pub(super) fn call(object: &JsValue, name: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let method: Function = get(object, name).dyn_into()?;
    method.apply(object, arguments)
}

/// Calls a method, and waits for its promise.
pub(super) async fn wait_for(object: &JsValue, name: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let promise: Promise = call(object, name, arguments)?.dyn_into()?;
    JsFuture::from(promise).await
}
