//! The class `RawAei`: a session of the Arimaa Engine Interface, as the engine's worker drives it.

use ansa_core::aei::{Defaults, LONGEST_LINE, Session};
use ansa_core::eval::Evaluator;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::engine::{MAX_SLICE_MS, NODES_PER_CLOCK_READ, performance_now};
use crate::error::ArimaaError;
use crate::input;

/// A session with one controller. It works in the thread that calls it: pages use `aei` of `Engine`, which has this one
/// work in a worker.
#[wasm_bindgen]
pub struct RawAei {
    session: Session,
    ended: bool,
}

#[wasm_bindgen]
impl RawAei {
    /// A session that waits for `aei`. The seed varies setups and equal turns; the table has so many megabytes, until
    /// options say otherwise.
    ///
    /// # Errors
    /// Numbers that are none.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] megabytes: &JsValue,
    ) -> Result<RawAei, ArimaaError> {
        let defaults = Defaults {
            seed: input::count(seed, "the seed")?,
            megabytes: input::count(megabytes, "the size of the table")?,
        };
        let session = Session::new(defaults, Evaluator::default(), performance_now() as u64);
        Ok(RawAei { session, ended: false })
    }

    /// Answers one line; what it says later comes from `think`.
    ///
    /// # Errors
    /// No text, or one that is too long for a line. Then nothing has changed.
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] line: &JsValue,
    ) -> Result<Vec<String>, ArimaaError> {
        let line = input::text(line, "the line")?;
        if line.len() > LONGEST_LINE {
            return Err(ArimaaError::new(
                "too-long",
                format_args!("the line has {} bytes; at most {LONGEST_LINE} are read", line.len()),
            ));
        }
        if !self.session.answer(&line, &mut || performance_now() as u64) {
            self.ended = true;
        }
        Ok(self.session.take_output())
    }

    /// Thinks for about so many milliseconds, and returns what was said meanwhile.
    pub fn think(&mut self, milliseconds: f64) -> Vec<String> {
        let until = performance_now() + milliseconds.clamp(0.0, MAX_SLICE_MS);
        while self.session.is_thinking() && performance_now() < until {
            self.session.think(NODES_PER_CLOCK_READ, &mut || performance_now() as u64);
        }
        self.session.take_output()
    }

    /// Whether there is something to think about.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn thinking(&self) -> bool {
        !self.ended && self.session.is_thinking()
    }

    /// Whether the controller has said `quit`.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ended(&self) -> bool {
        self.ended
    }
}
