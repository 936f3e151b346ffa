//! Rust bindings of `wasm/js/engine-client.js`, the engine client of the npm package. Its modules are imported with the
//! first request, because nothing before a game needs them.
//!
//! The engine runs in a worker of its own, one request at a time. A new request cancels the previous one. If the
//! worker dies, its request fails, and the next request starts a new worker.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use ansa_core::Game;
use ansa_core::search::Score;
use js_sys::{Math, Object, Promise, Reflect};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use super::page;
use ansa_model::activities::engine::{EngineFault, Request, RequestKind, SearchLine, SearchState};

/// The search limit for a hint, in nodes: more than most levels search, but still without a noticeable wait. A time
/// limit in milliseconds applies as well.
const HINT_NODES: u32 = 800_000;
const HINT_TIME: u32 = 2_500;

#[wasm_bindgen(inline_js = "export const importEngine = async (address, options) => {
    const { Engine } = await import(new URL(address, document.baseURI));
    return new Engine(options);
};")]
extern "C" {
    /// Imports the modules and creates an engine. The address is relative to the page.
    #[wasm_bindgen(js_name = importEngine)]
    fn import_engine(address: &str, options: &Object) -> Promise;
}

// The class in engine-client.js.
#[wasm_bindgen]
extern "C" {
    type Engine;

    #[wasm_bindgen(method, js_name = bestTurn)]
    fn best_turn(this: &Engine, request: &Object) -> Promise;

    #[wasm_bindgen(method)]
    fn stop(this: &Engine);

    #[wasm_bindgen(method)]
    fn terminate(this: &Engine);
}

// The types of the client; see engine-client.d.ts.
#[wasm_bindgen]
extern "C" {
    type SearchInfo;
    #[wasm_bindgen(method, getter)]
    fn depth(this: &SearchInfo) -> u8;
    #[wasm_bindgen(method, getter)]
    fn nodes(this: &SearchInfo) -> f64;
    #[wasm_bindgen(method, getter)]
    fn lines(this: &SearchInfo) -> Vec<JsLine>;

    #[wasm_bindgen(js_name = SearchLine)]
    type JsLine;
    #[wasm_bindgen(method, getter)]
    fn depth(this: &JsLine) -> u8;
    #[wasm_bindgen(method, getter)]
    fn score(this: &JsLine) -> JsScore;
    #[wasm_bindgen(method, getter)]
    fn pv(this: &JsLine) -> Vec<String>;

    #[wasm_bindgen(js_name = Score)]
    type JsScore;
    #[wasm_bindgen(method, getter)]
    fn kind(this: &JsScore) -> String;
    #[wasm_bindgen(method, getter)]
    fn value(this: &JsScore) -> i32;

    type BestTurn;
    #[wasm_bindgen(method, getter)]
    fn turn(this: &BestTurn) -> String;
}

/// An event of a request.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum EngineEvent {
    /// The progress of the search; at most ten times a second.
    Progress {
        /// The request's id.
        id: u32,
        /// The state of the search.
        state: SearchState,
    },
    /// The answer. The request has ended.
    Best {
        /// The request's id.
        id: u32,
        /// Steps or placements, in the notation of records.
        turn: String,
        /// The state of the search at its end.
        state: SearchState,
    },
    /// The request has failed.
    Failed {
        /// The request's id.
        id: u32,
        /// The reason.
        fault: EngineFault,
    },
}

/// The engine. Its worker starts with the first request and ends when this is dropped.
pub(crate) struct EngineClient {
    engine: Rc<LazyEngine>,
    on_event: Callback<EngineEvent>,
    seed: Cell<f64>,
}

/// The engine, once its modules are imported.
#[derive(Default)]
struct LazyEngine {
    engine: OnceCell<Engine>,
    /// How many requests there were. While the modules load, only the last one waits.
    requests: Cell<u32>,
    /// Whether the request that waits for the modules is to be stopped as soon as it has begun.
    stops: Cell<bool>,
    is_dropped: Cell<bool>,
}

impl EngineClient {
    /// Creates a client. `on_event` receives the events of its requests.
    pub(crate) fn new(on_event: Callback<EngineEvent>) -> EngineClient {
        EngineClient { engine: Rc::default(), on_event, seed: Cell::new(random_seed()) }
    }

    /// Asks for the best turn or setup of the side to move, within so many milliseconds; a turn begins with these steps. A
    /// running request is cancelled and reports no more events.
    pub(crate) fn think(&self, Request { id, kind }: Request, game: &Game, steps: &str, time: Option<u64>) {
        if game.plies().len() < 2 {
            // A new seed varies the start of each game. It is not changed during a game, because that would clear the
            // engine's transposition table.
            self.seed.set(random_seed());
        }
        let on_event = self.on_event.clone();
        let on_progress = Closure::<dyn Fn(SearchInfo)>::new(move |info: SearchInfo| {
            on_event.emit(EngineEvent::Progress { id, state: state_of(&info) });
        });
        let request = Object::new();
        set(&request, "game", &game.to_record().to_tagged().into());
        match kind {
            RequestKind::Ply(level) => {
                set(&request, "level", &level.number().into());
                if let Some(time) = time {
                    set(&request, "maxTimeMs", &(time as f64).into());
                }
            }
            RequestKind::Hint => {
                let limits = Object::new();
                set(&limits, "nodes", &HINT_NODES.into());
                set(&limits, "timeMs", &HINT_TIME.into());
                set(&request, "limits", &limits);
            }
            RequestKind::Nodes(nodes) => {
                let limits = Object::new();
                set(&limits, "nodes", &nodes.into());
                set(&request, "limits", &limits);
            }
            RequestKind::Lines(lines, milliseconds) => {
                let limits = Object::new();
                set(&limits, "timeMs", &milliseconds.into());
                set(&request, "limits", &limits);
                set(&request, "lines", &lines.into());
            }
        }
        if !steps.is_empty() {
            set(&request, "steps", &steps.into());
        }
        set(&request, "seed", &self.seed.get().into());
        set(&request, "onProgress", on_progress.as_ref());
        let number = self.engine.requests.get() + 1;
        self.engine.requests.set(number);
        self.engine.stops.set(false);
        // At once if it can be, so that what follows concerns this request.
        let begun = self.engine.engine.get().map(|engine| engine.best_turn(&request));
        let (engine, on_event) = (self.engine.clone(), self.on_event.clone());
        spawn_local(async move {
            let answer = match begun {
                Some(answer) => answer,
                None => match engine.begin(number, &request).await {
                    Ok(Some(answer)) => answer,
                    Ok(None) => return,
                    Err(fault) => {
                        on_event.emit(EngineEvent::Failed { id, fault });
                        return;
                    }
                },
            };
            match JsFuture::from(answer).await {
                Ok(best) => {
                    // A best turn is also a state of the search.
                    let state = state_of(best.unchecked_ref());
                    let turn = best.unchecked_into::<BestTurn>().turn();
                    on_event.emit(EngineEvent::Best { id, turn, state });
                }
                Err(error) => {
                    if let Some(fault) = fault(&error) {
                        on_event.emit(EngineEvent::Failed { id, fault });
                    }
                }
            }
            // JavaScript may call it until the request has ended.
            drop(on_progress);
        });
    }

    /// Stops the search. The best turn found so far follows as the answer.
    pub(crate) fn stop(&self) {
        match self.engine.engine.get() {
            Some(engine) => engine.stop(),
            None => self.engine.stops.set(true),
        }
    }
}

impl Drop for EngineClient {
    fn drop(&mut self) {
        self.engine.is_dropped.set(true);
        if let Some(engine) = self.engine.engine.get() {
            engine.terminate();
        }
    }
}

impl LazyEngine {
    /// Imports the modules and begins a request; `None` if the page has cancelled it meanwhile.
    async fn begin(&self, number: u32, request: &Object) -> Result<Option<Promise>, EngineFault> {
        let build = page::build_id();
        let folder = folder(build.as_deref());
        let options = Object::new();
        set(&options, "workerUrl", &format!("{folder}/engine-worker.js").into());
        if let Some(build) = build {
            set(&options, "buildId", &build.into());
        }
        // A browser remembers an address that could not be imported.
        let again = if number == 1 { String::new() } else { format!("?{number}") };
        let imported = import_engine(&format!("{folder}/engine-client.js{again}"), &options);
        let engine: Engine =
            JsFuture::from(imported).await.map_err(|_| EngineFault::NotStarted)?.unchecked_into();
        if self.is_dropped.get() {
            engine.terminate();
            return Ok(None);
        }
        let engine = self.engine.get_or_init(|| engine);
        if self.requests.get() != number {
            return Ok(None);
        }
        let answer = engine.best_turn(request);
        if self.stops.get() {
            engine.stop();
        }
        Ok(Some(answer))
    }
}

/// Why a request failed; `None` if the page itself cancelled it.
fn fault(error: &JsValue) -> Option<EngineFault> {
    let code = Reflect::get(error, &"code".into()).ok().and_then(|code| code.as_string());
    match code.as_deref() {
        Some("superseded" | "terminated") => None,
        Some("engine-unavailable") => Some(EngineFault::NotStarted),
        Some("version-mismatch") => Some(EngineFault::OtherVersion),
        Some("engine-died") | None => Some(EngineFault::Died),
        // All other errors concern the request itself.
        Some(_) => Some(EngineFault::Misunderstood),
    }
}

fn state_of(info: &SearchInfo) -> SearchState {
    let lines = info.lines().into_iter().map(|line| SearchLine {
        depth: line.depth(),
        score: score_of(&line.score()),
        turns: line.pv(),
    });
    SearchState { depth: info.depth(), nodes: info.nodes(), lines: lines.collect() }
}

fn score_of(score: &JsScore) -> Score {
    let value = score.value();
    let turns = u16::try_from(value).unwrap_or(u16::MAX);
    match score.kind().as_str() {
        "win" => Score::WinIn(turns),
        "loss" => Score::LossIn(turns),
        _ => Score::CentiRabbits(value),
    }
}

/// The folder of the engine's files. Relative to the page, so that it works under any path.
fn folder(build: Option<&str>) -> String {
    build.map_or_else(|| "engine".to_owned(), |build| format!("engine-{build}"))
}

/// A random integer below 2³².
fn random_seed() -> f64 {
    (Math::random() * 4_294_967_296.0).floor()
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Fails only on frozen objects, and these are new.
    let _ = Reflect::set(object, &name.into(), value);
}
