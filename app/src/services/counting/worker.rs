//! The worker: reads all games once, keeps what is counted of them, and answers questions.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::services::store::{ScannedGame, StoreError, StoredGames};
use ansa_model::statistics::{
    AnalysedGames, CountAnswer, CountQuery, FoundTactics, GameTable, PositionSearch, Question, Reply,
    SearchResult, add_found, read_game,
};

/// How many games are read between two reports of the progress.
const REPORT: u32 = 1_000;
/// How many games are searched for puzzles until the first answer, and the most between two later ones. With each, the
/// page writes all puzzles again.
const SEARCHED: usize = 5;
const MAX_SEARCHED: usize = 40;

/// What the worker knows.
#[derive(Default)]
struct Counting {
    /// The questions that wait, one of each kind: a newer one makes an older one needless.
    queue: RefCell<VecDeque<CountQuery>>,
    is_busy: Cell<bool>,
    /// All games, once they have been read.
    table: RefCell<Option<GameTable>>,
}

/// Listens to questions until the worker ends.
pub(super) fn serve() {
    console_error_panic_hook::set_once();
    let counting = Rc::new(Counting::default());
    EventListener::new(&scope(), "message", move |event| {
        let text = event.dyn_ref::<MessageEvent>().and_then(|message| message.data().as_string());
        if let Ok(query) = serde_json::from_str(&text.unwrap_or_default()) {
            counting.clone().take(query);
        }
    })
    .forget();
    post(0, (0, 0), CountAnswer::Ready);
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn post(number: u32, (unread, left_out): (u32, u32), answer: CountAnswer) {
    // Neither fails: an answer is made of numbers and texts, and a text can be copied to the page.
    if let Ok(text) = serde_json::to_string(&Reply { number, unread, left_out, answer }) {
        let _ = scope().post_message(&JsValue::from_str(&text));
    }
}

impl Counting {
    fn take(self: Rc<Counting>, query: CountQuery) {
        let kind = core::mem::discriminant(&query.question);
        {
            let mut queue = self.queue.borrow_mut();
            queue.retain(|waiting| core::mem::discriminant(&waiting.question) != kind);
            queue.push_back(query);
        }
        if !self.is_busy.replace(true) {
            spawn_local(async move {
                while let Some(query) = self.next() {
                    self.answer(&query).await;
                }
                self.is_busy.set(false);
            });
        }
    }

    fn next(&self) -> Option<CountQuery> {
        self.queue.borrow_mut().pop_front()
    }

    /// Whether a newer question has made a search needless.
    fn is_over(&self) -> bool {
        self.queue
            .borrow()
            .iter()
            .any(|query| matches!(query.question, Question::Search(..) | Question::Games(..)))
    }

    async fn answer(&self, query: &CountQuery) {
        let answer = match self.find(query).await {
            Ok(Some(answer)) => answer,
            Ok(None) => return,
            Err(_) => CountAnswer::Failed,
        };
        let table = self.table.borrow();
        let counts = table.as_ref().map_or((0, 0), |table| (table.unread, table.left_out));
        drop(table);
        post(query.number, counts, answer);
    }

    /// The answer to a question; `None` if it is needless.
    async fn find(&self, query: &CountQuery) -> Result<Option<CountAnswer>, StoreError> {
        if let Question::Tactics(known) = &query.question {
            return find_tactics(query.number, known.as_deref()).await.map(Some);
        }
        if let Question::Search(filter, searched) = &query.question {
            let Ok(search) = PositionSearch::new(searched) else {
                return Ok(Some(CountAnswer::Games(SearchResult::default())));
            };
            let (mut result, filter) = (SearchResult::default(), filter.ready());
            let mut games = StoredGames::open().await?;
            let (mut count, mut told) = (0, 0);
            while games
                .read_page(&mut |game| {
                    count += 1;
                    if let Some(entry) = &game.entry
                        && let Some(read) = read_game(entry, game.text, game.pack, Some(&search))
                    {
                        add_found(&mut result, &filter, &read);
                    }
                })
                .await?
            {
                if self.is_over() {
                    return Ok(None);
                }
                tell(query.number, count, &mut told);
            }
            return Ok(Some(CountAnswer::Games(result)));
        }
        if self.table.borrow().is_none() {
            let table = read_all(query.number).await?;
            self.table.replace(Some(table));
        }
        if let (Question::Overview(_, deck), Some(table)) = (&query.question, &mut *self.table.borrow_mut()) {
            table.take_practised(deck.as_deref().unwrap_or_default());
        }
        Ok(self.table.borrow().as_ref().and_then(|table| table.answer(&query.question)))
    }
}

async fn read_all(number: u32) -> Result<GameTable, StoreError> {
    let mut games = StoredGames::open().await?;
    let (mut table, mut told) = (GameTable::default(), 0);
    let add = |table: &mut GameTable, game: ScannedGame<'_>| {
        let entry = game.entry.as_ref();
        table.add(entry.and_then(|entry| read_game(entry, game.text, game.pack, None)));
    };
    while games.read_page(&mut |game| add(&mut table, game)).await? {
        tell(number, table.count(), &mut told);
    }
    Ok(table)
}

/// Makes puzzles of the mistakes in own games, and posts them as they are found; the last are returned.
async fn find_tactics(number: u32, known: Option<&str>) -> Result<CountAnswer, StoreError> {
    let mut games = StoredGames::open_own().await?;
    let mut analysed = AnalysedGames::new(known);
    let mut add = |game: ScannedGame<'_>| {
        if let Some(entry) = &game.entry {
            analysed.add(entry, game.text);
        }
    };
    while games.read_page(&mut add).await? {}
    let (mut search, mut games, mut count) = (analysed.search(), Vec::new(), SEARCHED);
    while search.left() > 0 {
        let found = FoundTactics { games: core::mem::take(&mut games), left: search.left() };
        post(number, (0, 0), CountAnswer::Tactics(found));
        games.extend(search.by_ref().take(count));
        count = MAX_SEARCHED.min(2 * count);
    }
    Ok(CountAnswer::Tactics(FoundTactics { games, left: 0 }))
}

/// Reports the progress from time to time.
fn tell(number: u32, count: u32, told: &mut u32) {
    if count.saturating_sub(*told) >= REPORT {
        *told = count;
        post(number, (0, 0), CountAnswer::Progress(count));
    }
}
