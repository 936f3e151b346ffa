//! The class `RawEngine`: a search in slices, driven by the engine's worker.

use std::sync::Arc;

use ansa_core::game::{Phase, Ply};
use ansa_core::notation::PlyText;
use ansa_core::review::{clamped_score, final_score, same_end};
use ansa_core::search::time::Budget;
use ansa_core::search::{Best, Info, Limits, Options, Score, Search, SearchError, Status};
use ansa_core::tables::Tables;
use ansa_core::{Game, Level, Step, steps_of};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::clock;
use crate::error::ArimaaError;
use crate::input;
use crate::view::{side_name, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("engine.d.ts");

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since a fixed point in time. Browsers, workers, Node.js and Deno have it.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub(crate) fn performance_now() -> f64;
}

/// Nodes between two readings of the clock: one or two milliseconds.
pub(crate) const NODES_PER_CLOCK_READ: u64 = 1000;
/// The maximum length of a slice in milliseconds.
pub(crate) const MAX_SLICE_MS: f64 = 60_000.0;

/// A search in slices, in the calling thread. Pages use `Engine` of `engine-client.js` instead, which runs this class
/// in a worker.
#[wasm_bindgen]
pub struct RawEngine {
    search: Search,
    seed: u64,
    options: Options,
    game: Game,
    /// The turn played in the searched position, if it is the review of a turn.
    played: Option<Vec<Step>>,
    /// The endgame tables, which the search shares.
    tables: Arc<Tables>,
}

#[wasm_bindgen]
impl RawEngine {
    /// An engine with empty tables.
    ///
    /// # Errors
    /// Invalid options.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(
            unchecked_optional_param_type = "{ readonly seed?: number | undefined; readonly tableBytes?: number | undefined }"
        )]
        options: &JsValue,
    ) -> Result<RawEngine, ArimaaError> {
        let mut wanted = Options::default();
        if !options.is_undefined() {
            wanted.seed = input::count_property(options, "seed")?.unwrap_or(wanted.seed);
            if let Some(bytes) = input::count_property(options, "tableBytes")? {
                wanted.hash_bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
            }
        }
        Ok(RawEngine {
            search: Search::new(wanted),
            seed: wanted.seed,
            options: wanted,
            game: Game::new(),
            played: None,
            tables: Arc::default(),
        })
    }

    /// The names of the files of the endgame tables that a search of the game given as a record could use and that have
    /// not been added, with a space after each. With `ply`, it is the search of the position before the ply with this index.
    ///
    /// # Errors
    /// The record is invalid.
    #[wasm_bindgen(js_name = missingTables)]
    pub fn missing_tables(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
        ply: Option<u32>,
    ) -> Result<String, ArimaaError> {
        let game = main_line(&input::text(record, "the record")?)?;
        let ply = ply.map_or(game.plies().len(), |ply| ply as usize);
        let Some(Phase::Turn(position)) = game.phase_at(ply) else { return Ok(String::new()) };
        Ok(self.tables.missing(position.board()).iter().map(|material| material.file_name() + " ").collect())
    }

    /// Adds an endgame table, for the next search. Returns whether the contents of a file, without compression, are a
    /// table.
    #[wasm_bindgen(js_name = addTable)]
    pub fn add_table(&mut self, contents: &[u8]) -> bool {
        // The search lets go of the tables, so that they are not copied.
        self.search.use_tables(None);
        let own = Arc::get_mut(&mut self.tables);
        let is_table = own.is_some_and(|tables| tables.insert_file(contents).is_some());
        self.search.use_tables(Some(self.tables.clone()));
        is_table
    }

    /// Starts searching for the best turn or setup in the game given as a record. Unless there is an error, this
    /// replaces any search in progress.
    ///
    /// # Errors
    /// The record or the request is invalid, the game is over, or no legal turn begins with the steps made.
    pub fn start(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "RawRequest")] request: &JsValue,
    ) -> Result<(), ArimaaError> {
        let mut game = main_line(&input::text(record, "the record")?)?;
        let clock = input::property(request, "clock")?.map(|wanted| clock::budget(&wanted)).transpose()?;
        let mut limits = match (input::property(request, "limits")?, input::property(request, "level")?) {
            (Some(wanted), None) if clock.is_none() => limits(&wanted)?,
            (None, Some(wanted)) => level(&wanted)?.limits(),
            (None, None) if clock.is_some() => Limits::default(),
            _ => {
                return Err(ArimaaError::wrong_type(
                    "specify one of level, limits and clock, or level and clock",
                ));
            }
        };
        let longest = input::count_property(request, "maxTimeMs")?.map(Budget::fixed);
        // Of the levels, only one has a time of its own: that for callers who give none.
        limits.time = clock.or(longest).or(limits.time);
        if let Some(lines) = input::count_property(request, "lines")? {
            limits.lines = u8::try_from(lines).unwrap_or(u8::MAX);
        }
        let steps = input::property(request, "steps")?;
        let seed = input::count_property(request, "seed")?.unwrap_or(self.options.seed);
        let clear = input::property(request, "clear")?.is_some_and(|clear| clear.is_truthy());
        let mut played = None;
        if let Some(ply) = input::count_property(request, "ply")? {
            while game.plies().len() as u64 > ply {
                played = game.take_back();
            }
        }
        let made = steps.map_or_else(|| Ok(Vec::new()), |steps| steps_made(&game, &steps))?;
        Search::check_start(&game, &made).map_err(refused)?;
        if clear || seed != self.seed {
            if seed == self.seed {
                self.search.clear();
            } else {
                self.search = Search::new(Options { seed, ..self.options });
                self.search.use_tables(Some(self.tables.clone()));
            }
            self.seed = seed;
        }
        self.search.start_within(&game, &made, limits).map_err(refused)?;
        self.game = game;
        self.played = match played {
            Some(Ply::Turn(turn)) => Some(steps_of(turn.steps())),
            _ => None,
        };
        Ok(())
    }

    /// Searches for about `milliseconds`. Returns the answer if the search has finished, otherwise `undefined`.
    #[wasm_bindgen(unchecked_return_type = "Answer | undefined")]
    pub fn run(&mut self, milliseconds: f64) -> JsValue {
        let until = performance_now() + milliseconds.clamp(0.0, MAX_SLICE_MS);
        loop {
            match self.search.run(NODES_PER_CLOCK_READ, &mut || performance_now() as u64) {
                Status::Done(best) => return to_js(&Answer::new(&self.game, best)),
                Status::Running if performance_now() < until => {}
                Status::Running | Status::Idle => return JsValue::UNDEFINED,
            }
        }
    }

    /// Stops the search: the next slice returns the best answer so far.
    pub fn stop(&mut self) {
        self.search.stop();
    }

    /// The progress of the search.
    #[wasm_bindgen(unchecked_return_type = "SearchInfo")]
    pub fn info(&self) -> JsValue {
        to_js(&InfoView::new(&self.game, &self.search.info()))
    }

    /// The review of the turn played in the searched position: see `Review`.
    #[wasm_bindgen(unchecked_return_type = "Review")]
    pub fn review(&self) -> JsValue {
        let info = self.search.info();
        let best = info.pv.first().map_or(&[][..], Vec::as_slice);
        let same = self
            .played
            .as_deref()
            .is_some_and(|played| same_end(&self.game, self.game.plies().len(), played, best));
        to_js(&ReviewView { score: clamped_score(info.score), same_as_best: same })
    }

    /// The turns of a game, and whether the position after the last one can be searched: see `Outline`.
    ///
    /// # Errors
    /// The record is invalid.
    #[wasm_bindgen(unchecked_return_type = "Outline")]
    pub fn outline(
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let game = main_line(&input::text(record, "the record")?)?;
        let turns = game.plies().iter().enumerate().filter_map(|(ply, played)| match played {
            Ply::Turn(turn) => {
                let label = game.label(ply);
                let (side, turn) = (side_name(label.side), turn.to_string());
                Some(TurnView { ply, label: label.to_string(), side, turn })
            }
            Ply::Setup(_) => None,
        });
        Ok(to_js(&OutlineView {
            turns: turns.collect(),
            search_end: game.outcome().is_none() && game.position().is_some(),
            end: final_score(&game, game.side()),
        }))
    }
}

/// Reads the main line of a record.
fn main_line(text: &str) -> Result<Game, ArimaaError> {
    Ok(Game::from_record(&input::read_record(text)?)?)
}

/// Reads the steps made in the next turn of a game.
fn steps_made(game: &Game, value: &JsValue) -> Result<Vec<Step>, ArimaaError> {
    let text = input::text(value, "steps")?;
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    let PlyText::Turn(steps) = text.parse()? else {
        return Err(ArimaaError::new("bad-turn", "expected steps such as “Ee2n Ee3n”"));
    };
    let mut turn = game.begin_turn()?;
    turn.play_text(&steps)?;
    Ok(steps_of(turn.steps()))
}

fn refused(error: SearchError) -> ArimaaError {
    let code = match error {
        SearchError::GameOver => "game-over",
        SearchError::SetupExpected => "setup-expected",
        SearchError::Step { error, .. } => return error.into(),
        SearchError::NoCompletion => "no-turn",
    };
    ArimaaError::new(code, error)
}

fn level(value: &JsValue) -> Result<Level, ArimaaError> {
    let number = input::count(value, "level")?;
    u8::try_from(number).ok().and_then(Level::new).ok_or_else(|| {
        ArimaaError::new("bad-option", format_args!("level must be an integer from 1 to 11, not {number}"))
    })
}

fn limits(object: &JsValue) -> Result<Limits, ArimaaError> {
    let limits = Limits {
        nodes: input::count_property(object, "nodes")?,
        time: input::count_property(object, "timeMs")?.map(Budget::fixed),
        // No search reaches the largest depth of the type.
        depth: input::count_property(object, "depth")?.map(|depth| u8::try_from(depth).unwrap_or(u8::MAX)),
        ..Limits::default()
    };
    if limits == Limits::default() {
        return Err(ArimaaError::new(
            "bad-option",
            "limits must have at least one of nodes, timeMs and depth",
        ));
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
            Best::Setup(setup) => Answer { kind: "setup", turn: PlyText::from(&setup).to_string() },
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
    nps: f64,
    time_ms: f64,
    pv: Vec<String>,
    lines: Vec<LineView>,
}

#[derive(Serialize)]
struct LineView {
    depth: u8,
    score: ScoreView,
    pv: Vec<String>,
}

#[derive(Serialize)]
struct ScoreView {
    kind: &'static str,
    value: i32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ReviewView {
    score: i32,
    same_as_best: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct OutlineView {
    turns: Vec<TurnView>,
    search_end: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<i32>,
}

#[derive(Serialize)]
struct TurnView {
    ply: usize,
    label: String,
    side: &'static str,
    turn: String,
}

impl InfoView {
    fn new(game: &Game, info: &Info) -> InfoView {
        let lines = info.lines.iter().map(|line| LineView {
            depth: line.depth,
            score: ScoreView::new(line.score),
            pv: game.turns_in_words(&line.pv),
        });
        InfoView {
            depth: info.depth,
            score: ScoreView::new(info.score),
            nodes: info.nodes as f64,
            nps: (info.nodes * 1000).checked_div(info.time_ms).unwrap_or(0) as f64,
            time_ms: info.time_ms as f64,
            pv: game.turns_in_words(&info.pv),
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
