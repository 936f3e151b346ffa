//! Rust bindings of `wasm/js/engine-client.js`, the engine client of the npm package. Its modules are imported with the
//! first request, because nothing before a game needs them.
//!
//! A client has one request at a time. A new request cancels the previous one. If its worker dies or goes silent, the
//! request is repeated in a new one, once.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use ansa_core::Game;
use ansa_core::search::Score;
use js_sys::{Math, Object, Promise, Reflect};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use super::{page, time};
use ansa_model::activities::engine::{
    EngineFault, Request, RequestKind, SearchEvent, SearchLine, SearchStart, SearchState,
};
use ansa_model::formats::words;

/// The search limit for a hint, in nodes: more than most levels search, but still without a noticeable wait. A time
/// limit in milliseconds applies as well.
const HINT_NODES: u32 = 800_000;
const HINT_TIME: u32 = 2_500;

/// How long a position is shown before its lines are searched, in milliseconds. A person who steps through a game quickly
/// does not start a search for each position.
const LINES_DELAY: u32 = 120;

/// How long a worker may take to load, and how long it may be silent while it searches, in milliseconds. A living worker
/// reports its progress several times a second; one that the system has closed says nothing.
const READY_TIMEOUT: u32 = 45_000;
const SILENCE_TIMEOUT: u32 = 9_000;

/// The folder of the endgame tables.
const TABLES: &str = "endgames/";

#[wasm_bindgen(inline_js = "let failures = 0;
export const importEngine = async (address, options) => {
    // A browser remembers an address that could not be imported.
    const again = failures ? `?${failures}` : '';
    try {
        const { Engine } = await import(new URL(address + again, document.baseURI));
        return new Engine(options);
    } catch (error) {
        failures++;
        throw error;
    }
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

/// An engine. Its worker starts with the first request and ends when this is dropped.
pub(crate) struct EngineClient(Rc<Client>);

struct Client {
    /// The engine, once its modules are imported.
    engine: OnceCell<Engine>,
    /// The number of requests and cancellations. All but the last request are outdated.
    number: Cell<u32>,
    /// Whether the request is to be stopped as soon as it has begun.
    stops: Cell<bool>,
    seed: Cell<f64>,
}

impl EngineClient {
    pub(crate) fn new() -> EngineClient {
        EngineClient(Rc::new(Client {
            engine: OnceCell::new(),
            number: Cell::new(0),
            stops: Cell::new(false),
            seed: Cell::new(random_seed()),
        }))
    }

    /// Asks for the best ply. A running request is cancelled and reports no more events.
    pub(crate) fn think<K: Clone + 'static>(
        &self,
        request: &Request<K>,
        start: SearchStart,
        on_event: &Callback<(K, SearchEvent)>,
    ) {
        let Request { id, kind } = request.clone();
        let on_event = on_event.reform(move |event| (id.clone(), event));
        if start.game.plies().len() < 2 {
            // A new seed varies the start of each game. It is not changed during a game, because that would clear the
            // engine's transposition table.
            self.0.seed.set(random_seed());
        }
        let (client, number) = (self.0.clone(), self.0.renew());
        client.stops.set(false);
        spawn_local(async move {
            if matches!(kind, RequestKind::Lines(..)) {
                time::wait(LINES_DELAY).await;
            }
            if let Some(event) = client.search(number, kind, start, &on_event).await
                && client.is_current(number)
            {
                on_event.emit(event);
            }
        });
    }

    /// Stops the search. The best turn found so far follows as the answer.
    pub(crate) fn stop(&self) {
        self.0.stops.set(true);
        if let Some(engine) = self.0.engine.get() {
            engine.stop();
        }
    }

    /// No answer is awaited any more.
    pub(crate) fn cancel(&self) {
        self.0.renew();
        self.stop();
    }
}

impl Drop for EngineClient {
    fn drop(&mut self) {
        self.0.renew();
        if let Some(engine) = self.0.engine.get() {
            engine.terminate();
        }
    }
}

impl Client {
    /// The number of a new request. All others are outdated.
    fn renew(&self) -> u32 {
        self.number.set(self.number.get().wrapping_add(1));
        self.number.get()
    }

    fn is_current(&self, number: u32) -> bool {
        self.number.get() == number
    }

    /// Searches, and returns the last event; `None` if the page has cancelled the request.
    async fn search(
        self: &Rc<Client>,
        number: u32,
        kind: RequestKind,
        start: SearchStart,
        on_event: &Callback<SearchEvent>,
    ) -> Option<SearchEvent> {
        let request = self.request(kind, &start);
        let game = start.game;
        let on_progress = Closure::<dyn Fn(SearchInfo)>::new({
            let (client, game, on_event) = (self.clone(), game.clone(), on_event.clone());
            move |info: SearchInfo| {
                if client.is_current(number) {
                    on_event.emit(SearchEvent::Progress(state_of(&info, &game)));
                }
            }
        });
        set(&request, "onProgress", on_progress.as_ref());
        let mut has_died = false;
        loop {
            if !self.is_current(number) {
                return None;
            }
            if self.engine.get().is_none() {
                let Ok(engine) = new_engine().await else {
                    return Some(SearchEvent::Failed(EngineFault::NotStarted));
                };
                // Another request may have been faster.
                if self.is_current(number) {
                    let _ = self.engine.set(engine);
                } else {
                    engine.terminate();
                }
                continue;
            }
            let engine = self.engine.get()?;
            let answer = engine.best_turn(&request);
            if self.stops.get() {
                engine.stop();
            }
            match JsFuture::from(answer).await {
                Ok(best) => return Some(best_event(best, &game)),
                Err(_) if has_died => return Some(SearchEvent::Failed(EngineFault::Died)),
                Err(error) => match fault(&error) {
                    Some(EngineFault::Died) => has_died = true,
                    fault => return fault.map(SearchEvent::Failed),
                },
            }
        }
    }

    fn request(&self, kind: RequestKind, start: &SearchStart) -> Object {
        let (request, limits) = (Object::new(), Object::new());
        set(&request, "game", &start.game.to_record().to_tagged().into());
        match kind {
            RequestKind::Ply(level) => {
                set(&request, "level", &level.number().into());
                if let Some(time) = start.time {
                    set(&request, "maxTimeMs", &(time as f64).into());
                }
            }
            RequestKind::Hint => {
                set(&limits, "nodes", &HINT_NODES.into());
                set(&limits, "timeMs", &HINT_TIME.into());
            }
            RequestKind::Nodes(nodes) => {
                set(&limits, "nodes", &nodes.into());
                set(&request, "clear", &true.into());
            }
            RequestKind::Lines(lines, milliseconds) => {
                set(&limits, "timeMs", &milliseconds.into());
                set(&request, "lines", &lines.into());
            }
        }
        if !matches!(kind, RequestKind::Ply(_)) {
            set(&request, "limits", &limits);
        }
        if !start.steps.is_empty() {
            set(&request, "steps", &words::of_steps(&start.steps).into());
        }
        // Searches of so many nodes give the same result every time.
        if !matches!(kind, RequestKind::Nodes(_)) {
            set(&request, "seed", &self.seed.get().into());
        }
        request
    }
}

/// Imports the modules and creates an engine.
async fn new_engine() -> Result<Engine, JsValue> {
    let build = page::build_id();
    // Relative to the page, so that it works under any path.
    let folder = build.as_ref().map_or_else(|| "engine".to_owned(), |build| format!("engine-{build}"));
    let options = Object::new();
    set(&options, "workerUrl", &format!("{folder}/engine-worker.js").into());
    // The worker is in another folder.
    set(&options, "tablesUrl", &page::address_of(TABLES).into());
    set(&options, "readyTimeoutMs", &READY_TIMEOUT.into());
    set(&options, "silenceTimeoutMs", &SILENCE_TIMEOUT.into());
    if let Some(build) = build {
        set(&options, "buildId", &build.into());
    }
    let imported = import_engine(&format!("{folder}/engine-client.js"), &options);
    Ok(JsFuture::from(imported).await?.unchecked_into())
}

/// Why a request failed; `None` if the page itself cancelled it.
fn fault(error: &JsValue) -> Option<EngineFault> {
    let code = Reflect::get(error, &"code".into()).ok().and_then(|code| code.as_string());
    match code.as_deref() {
        Some("superseded" | "terminated") => None,
        Some("engine-unavailable") => Some(EngineFault::NotStarted),
        Some("version-mismatch") => Some(EngineFault::OtherVersion),
        Some("engine-died") | None => Some(EngineFault::Died),
        Some("no-turn") => Some(EngineFault::NoTurn),
        // All other errors concern the request itself.
        Some(_) => Some(EngineFault::Misunderstood),
    }
}

/// The end of a search. A best turn is also the state of the search.
fn best_event(best: JsValue, game: &Game) -> SearchEvent {
    let state = state_of(best.unchecked_ref(), game);
    match best.unchecked_into::<BestTurn>().turn().parse() {
        Ok(ply) => SearchEvent::Best(ply, state),
        Err(_) => SearchEvent::Failed(EngineFault::Misunderstood),
    }
}

fn state_of(info: &SearchInfo, game: &Game) -> SearchState {
    let lines = info.lines().into_iter();
    let lines =
        lines.filter_map(|line| SearchLine::read(game, line.depth(), score_of(&line.score()), &line.pv()));
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

/// A random integer below 2³².
fn random_seed() -> f64 {
    (Math::random() * 4_294_967_296.0).floor()
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Fails only on frozen objects, and these are new.
    let _ = Reflect::set(object, &name.into(), value);
}
