//! The class `RawEngine`: a search in slices, as the engine's worker drives it.

use ansa_core::notation::BodyText;
use ansa_core::search::{Best, Info, Limits, Options, Score, Search, Status};
use ansa_core::{Game, Level};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::read_record;
use crate::input;
use crate::refusal::Refusal;
use crate::view::to_js;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment; browsers, workers, Node and Deno have it.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;
}

/// Nodes between two looks at the clock: a millisecond or two.
const NODES_PER_LOOK: u64 = 1000;

/// A search in slices. It works in the thread that calls it: pages use `Engine` of `engine-client.js` instead, which
/// has this one work in a worker.
#[wasm_bindgen]
pub struct RawEngine {
    search: Search,
    seed: u64,
    options: Options,
    game: Game,
}

#[wasm_bindgen]
impl RawEngine {
    /// An engine that has seen nothing yet.
    ///
    /// # Errors
    /// Options that can't be understood.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(
            unchecked_optional_param_type = "{ readonly seed?: number; readonly tableBytes?: number }"
        )]
        options: &JsValue,
    ) -> Result<RawEngine, Refusal> {
        let mut wanted = Options::default();
        if !options.is_undefined() {
            wanted.seed = input::count_property(options, "seed")?.unwrap_or(wanted.seed);
            if let Some(bytes) = input::count_property(options, "tableBytes")? {
                wanted.table_bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
            }
        }
        Ok(RawEngine { search: Search::new(wanted), seed: wanted.seed, options: wanted, game: Game::new() })
    }

    /// Begins to look for the best turn, or setup, of the game of a record. A search under way is given up; on an
    /// error it goes on. The time, in milliseconds, is a further limit for a level. Of several lines, 1 to 16, each ends
    /// its first turn in another position; the limits are those of all together.
    ///
    /// # Errors
    /// The record, level or limits can't be understood, or the game is over.
    pub fn start(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Level | Limits")] strength: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] max_time_ms: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] lines: &JsValue,
    ) -> Result<(), Refusal> {
        let game = read_record(&input::text(record, "the record")?)?;
        let mut limits = if strength.is_object() { limits(strength)? } else { level(strength)?.limits() };
        if !max_time_ms.is_undefined() {
            let most = input::count(max_time_ms, "the longest time")?;
            limits.time_ms = Some(limits.time_ms.map_or(most, |time| time.min(most)));
        }
        if !lines.is_undefined() {
            limits.lines = u8::try_from(input::count(lines, "lines")?).unwrap_or(u8::MAX);
        }
        let seed = if seed.is_undefined() { self.options.seed } else { input::count(seed, "seed")? };
        if game.outcome().is_none() && seed != self.seed {
            self.search = Search::new(Options { seed, ..self.options });
            self.seed = seed;
        }
        self.search.start(&game, limits).map_err(|error| Refusal::new("game-over", error))?;
        self.game = game;
        Ok(())
    }

    /// Searches for about so many milliseconds. Returns the answer when the search has ended, `undefined` before.
    #[wasm_bindgen(unchecked_return_type = "Answer | undefined")]
    pub fn run(&mut self, milliseconds: f64) -> JsValue {
        let until = performance_now() + milliseconds.clamp(0.0, 60_000.0);
        loop {
            match self.search.run(NODES_PER_LOOK, &mut || performance_now() as u64) {
                Status::Done(best) => return to_js(&Answer::new(&self.game, best)),
                Status::Running if performance_now() < until => {}
                Status::Running | Status::Idle => return JsValue::UNDEFINED,
            }
        }
    }

    /// Ends the search: the next slice gives the best answer so far at once.
    pub fn stop(&mut self) {
        self.search.stop();
    }

    /// How far the search has come.
    #[wasm_bindgen(unchecked_return_type = "SearchInfo")]
    #[must_use]
    pub fn info(&self) -> JsValue {
        to_js(&InfoView::new(&self.game, &self.search.info()))
    }
}

fn level(value: &JsValue) -> Result<Level, Refusal> {
    let number = input::count(value, "the level")?;
    u8::try_from(number).ok().and_then(Level::new).ok_or_else(|| {
        Refusal::new("bad-option", format_args!("there is no level {number}: they are 1 to 10"))
    })
}

fn limits(object: &JsValue) -> Result<Limits, Refusal> {
    let limits = Limits {
        nodes: input::count_property(object, "nodes")?,
        time_ms: input::count_property(object, "timeMs")?,
        // No search gets deeper than the type allows.
        depth: input::count_property(object, "depth")?.map(|depth| u8::try_from(depth).unwrap_or(u8::MAX)),
        ..Limits::default()
    };
    if limits == Limits::default() {
        return Err(Refusal::new("bad-option", "limits must have at least one of nodes, timeMs and depth"));
    }
    Ok(limits)
}

#[derive(Serialize)]
struct Answer {
    kind: &'static str,
    turn: String,
}

impl Answer {
    fn new(game: &Game, best: Best) -> Answer {
        match best {
            Best::Setup(placing) => Answer { kind: "setup", turn: BodyText::from(&placing).to_string() },
            Best::Turn(steps) => Answer { kind: "turn", turn: game.line_in_words(&[steps]) },
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct InfoView {
    depth: u8,
    score: ScoreView,
    nodes: f64,
    time_ms: f64,
    pv: String,
    lines: Vec<LineView>,
}

#[derive(Serialize)]
struct LineView {
    depth: u8,
    score: ScoreView,
    pv: String,
}

#[derive(Serialize)]
struct ScoreView {
    kind: &'static str,
    value: i32,
}

impl InfoView {
    fn new(game: &Game, info: &Info) -> InfoView {
        let lines = info.lines.iter().map(|line| LineView {
            depth: line.depth,
            score: ScoreView::new(line.score),
            pv: game.line_in_words(&line.pv),
        });
        InfoView {
            depth: info.depth,
            score: ScoreView::new(info.score),
            nodes: info.nodes as f64,
            time_ms: info.time_ms as f64,
            pv: game.line_in_words(&info.pv),
            lines: lines.collect(),
        }
    }
}

impl ScoreView {
    fn new(score: Score) -> ScoreView {
        let (kind, value) = match score {
            Score::CentiRabbits(value) => ("centirabbits", value),
            Score::WinIn(turns) => ("win", i32::from(turns)),
            Score::LossIn(turns) => ("loss", i32::from(turns)),
        };
        ScoreView { kind, value }
    }
}
