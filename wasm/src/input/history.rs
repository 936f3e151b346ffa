//! The history of a game that another module holds: a list of plain values, or an object that gives it.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::{property, unreadable};
use crate::error::ArimaaError;

/// The list of plies: the argument, or the history of a game.
pub(crate) fn history_of(turns: &JsValue) -> Result<JsValue, ArimaaError> {
    if !turns.is_object() {
        return Ok(turns.clone());
    }
    let Some(history) = property(turns, "history")? else { return Ok(turns.clone()) };
    let expected = || ArimaaError::wrong_type("the turns must be a game or a list of its history");
    let history: Function = history.dyn_into().map_err(|_| expected())?;
    let options = Object::new();
    // Setting a property fails only on frozen objects, and this one is new.
    let _ = Reflect::set(&options, &"verbose".into(), &true.into());
    history.call1(turns, &options).map_err(|cause| unreadable("the game’s history", cause))
}
