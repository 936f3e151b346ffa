//! The class `RawAei`: a session of the Arimaa Engine Interface. The engine's worker drives it.

use ansa_core::aei::{Defaults, MAX_LINE_LENGTH, Session};
use ansa_core::eval::Evaluator;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::engine::{MAX_SLICE_MS, NODES_PER_CLOCK_READ, performance_now};
use crate::error::ArimaaError;
use crate::input;

/// A session with one controller. It blocks the calling thread. Pages use `aei` of `Engine`, which runs this session in
/// a worker.
#[wasm_bindgen]
pub struct RawAei {
    session: Session,
    ended: bool,
}

#[wasm_bindgen]
impl RawAei {
    /// Creates a session that expects `aei` first. The seed varies setups and chooses among turns of equal score.
    /// `megabytes` is the size of the transposition table until an option changes it.
    ///
    /// # Errors
    /// An argument is not a valid number.
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

    /// Answers one line. Later output comes from `think`.
    ///
    /// # Errors
    /// The argument is not a string or is too long. The session is unchanged.
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] line: &JsValue,
    ) -> Result<Vec<String>, ArimaaError> {
        let line = input::text(line, "the line")?;
        if line.len() > MAX_LINE_LENGTH {
            return Err(ArimaaError::new(
                "too-long",
                format_args!("the line is {} bytes long; the maximum is {MAX_LINE_LENGTH}", line.len()),
            ));
        }
        if !self.session.answer(&line, &mut || performance_now() as u64) {
            self.ended = true;
        }
        Ok(self.session.take_output())
    }

    /// Thinks for about this many milliseconds and returns any output produced.
    pub fn think(&mut self, milliseconds: f64) -> Vec<String> {
        let until = performance_now() + milliseconds.clamp(0.0, MAX_SLICE_MS);
        while self.session.is_thinking() && performance_now() < until {
            self.session.think(NODES_PER_CLOCK_READ, &mut || performance_now() as u64);
        }
        self.session.take_output()
    }

    /// Whether a search is in progress.
    #[wasm_bindgen(getter)]
    pub fn thinking(&self) -> bool {
        !self.ended && self.session.is_thinking()
    }

    /// Whether the controller has sent `quit`.
    #[wasm_bindgen(getter)]
    pub fn ended(&self) -> bool {
        self.ended
    }
}
