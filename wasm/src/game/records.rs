//! Reading several records from one text.

use ansa_core::notation::Place;
use ansa_core::record::{RecordReading, Records};
use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::Game;
use super::annotated_game::AnnotatedGame;
use super::input;
use super::view::to_js;
use crate::error::ArimaaError;
use crate::input::refuse_json;

#[wasm_bindgen]
impl Game {
    /// Reads a string containing any number of records and returns their games. The first invalid record throws its
    /// error. With `onError`, invalid records are left out: the function is called for each of them, with the error and
    /// the record's place in the string, and reading resumes at the next record.
    ///
    /// ```js
    /// const games = Game.fromRecords("1g Ra1\n1s ra8\n\n1g Rb1\n1s rb8\n2g Rb1n");
    /// games.map((game) => game.label); // → ["2g", "2s"]
    /// const faults = [];
    /// const onError = ({ code, line }, { index }) => faults.push([code, line, index]);
    /// Game.fromRecords("1g Ra1\n1s ra8\n\n1g Rb1\n1s rb8\n2g Rc1n\n\n1g Rc1", { onError }).length; // → 2
    /// faults; // → [["wrong-piece", 6, 1]]
    /// ```
    ///
    /// The error has the `line` of the fault or, if the fault has no place of its own, that of the record. A comment
    /// that is never closed hides everything after it. If `onError` throws, so does `fromRecords`.
    ///
    /// # Errors
    /// Without `onError`, those of `fromRecord`, for the first invalid record; `bad-record`: JSON; `wrong-type`,
    /// `too-long`.
    #[wasm_bindgen(js_name = "fromRecords")]
    pub fn from_records(
        #[wasm_bindgen(unchecked_param_type = "string")] records: &JsValue,
        #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "RecordsOptions")]
        options: &JsValue,
    ) -> Result<Vec<Game>, JsValue> {
        let text = input::text(records, "the records")?;
        let on_error = error_handler(options)?;
        let mut reader = Records::new(&text);
        let readings: Vec<RecordReading> = core::iter::from_fn(|| reader.next_reading()).collect();
        refuse_json(&text, readings.iter().map(|reading| &reading.record))?;
        let mut games = Vec::new();
        for (index, reading) in readings.into_iter().enumerate() {
            let start = reading.record.origin.start;
            let game = reading.into_result().map_err(ArimaaError::from);
            match game.and_then(AnnotatedGame::from_record) {
                Ok(game) => games.push(game.into()),
                Err(mut error) => {
                    error.place = error.place.or(start);
                    let Some(on_error) = &on_error else { return Err(error.into()) };
                    let place = to_js(&RecordPlaceView::new(index, start));
                    on_error.call2(&JsValue::UNDEFINED, &error.into(), &place)?;
                }
            }
        }
        Ok(games)
    }
}

/// Reads `{ onError }`.
fn error_handler(options: &JsValue) -> Result<Option<Function>, ArimaaError> {
    if options.is_undefined() {
        return Ok(None);
    }
    let handler = input::property(options, "onError")?.map(JsCast::dyn_into).transpose();
    handler.map_err(|_| ArimaaError::wrong_type("onError must be a function"))
}

/// Where a record is in a text.
#[derive(Serialize)]
struct RecordPlaceView {
    index: usize,
    line: u32,
}

impl RecordPlaceView {
    fn new(index: usize, start: Option<Place>) -> RecordPlaceView {
        RecordPlaceView { index, line: start.unwrap_or(Place::START).line }
    }
}
