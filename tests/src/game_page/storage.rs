//! The page's data in the browser's storage.

use ansa_core::Game;
use ansa_core::game::Phase;
use ansa_core::notation::PlyText;
use ansa_model::activities::play::{PlayState, saved};
use ansa_model::document::GameOptions;
use ansa_model::library::{Date, LibraryEntry, Summary, key_of};
use serde_json::{Value, json};

use super::new_game::Preset;
use super::selectors::hook;
use crate::browser::Page;

/// JavaScript that finds the most recently opened game in the browser's database.
const LAST_GAME: &str = r"
    const answer = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    return (async () => {
        const database = await answer(indexedDB.open('ansa'));
        const work = database.transaction(['about', 'owners', 'games']);
        const get = (store, key) => key === undefined ? undefined : answer(work.objectStore(store).get(key));
        const id = await get('about', 'last');
        const game = await get('games', `${id} ${await get('owners', id)}`);
        database.close();
        return game ?? null;
    })();
";

impl Page {
    /// Opens the play screen, like a new visit: another address of the same page alone would load nothing.
    #[track_caller]
    pub fn open_play(&self) {
        self.open_at("#/play");
    }

    /// Opens the play screen with the new-game dialog.
    #[track_caller]
    pub fn open_new_game(&self) {
        self.open_at("#/play?dialog=new-game");
        self.wait_for(&hook("new-game-dialog"));
    }

    /// Opens an address of the page, like a new visit.
    #[track_caller]
    pub fn open_at(&self, address: &str) {
        self.goto("about:blank");
        self.goto(address);
    }

    /// Waits until the page has loaded everything, so that leaving it cancels no request. The page itself reports when
    /// it is ready for offline use.
    #[track_caller]
    pub fn wait_until_loaded(&self) {
        self.wait_for(&hook("home"));
        self.wait_for("html[data-offline=ready]");
    }

    /// Waits until the page has loaded, leaves it and comes back.
    #[track_caller]
    pub fn come_back(&self) {
        self.wait_until_loaded();
        self.reopen();
    }

    /// Stores a text as the game that was saved last and opens the page.
    #[track_caller]
    pub fn open_with_stored(&self, text: &str) {
        if !self.has(&hook("board")) {
            self.open_play();
        }
        self.wait_until_loaded();
        // Like a page that was closed before the store had confirmed its save. The page writes only after the user did
        // something.
        self.script_with(
            "sessionStorage.clear(); localStorage.setItem('ansa.unsaved.test', arguments[0])",
            vec![json!(unsaved(text))],
        );
        self.open_play();
        self.wait_for(&hook("board"));
    }

    /// Opens the page with this game. `gold` and `silver` are the players: `person` or a level such as `level-3`.
    #[track_caller]
    pub fn open_game(&self, game: &Game, gold: &str, silver: &str) {
        self.open_with_stored(&saved_game(game, gold, silver, "").to_string());
        self.wait_for_snapshot("the game", |shown| shown.plies().len() == game.plies().len());
        self.assert_board(&game.board());
    }

    /// The value of a key in the browser's local storage.
    #[must_use]
    #[track_caller]
    pub fn stored(&self, name: &str) -> Option<String> {
        let script = "return localStorage.getItem(arguments[0])";
        self.script_with(script, vec![json!(name)]).as_str().map(str::to_owned)
    }

    /// The saved steps of the unfinished turn.
    #[must_use]
    #[track_caller]
    pub fn draft(&self) -> String {
        let saved = self.stored_game().unwrap_or_default();
        let saved: Value = serde_json::from_str(&saved).unwrap_or_default();
        saved["draft"].as_str().unwrap_or_default().to_owned()
    }

    /// Waits until exactly these steps of the unfinished turn are saved.
    #[track_caller]
    pub fn wait_for_draft(&self, steps: &str) {
        let mut draft = String::new();
        self.wait_until(&format!("the steps {steps:?}"), || {
            draft = self.draft();
            draft == steps
        });
    }

    /// The most recently opened game, as the page saved it.
    #[must_use]
    #[track_caller]
    pub fn stored_game(&self) -> Option<String> {
        self.script(LAST_GAME).as_str().map(str::to_owned)
    }
}

/// A new game with this text that the store has not confirmed yet.
fn unsaved(text: &str) -> String {
    let play = saved::read(text).unwrap_or_else(|_| PlayState::new(GameOptions::default()));
    let today = Date { year: 2026, month: 11, day: 21 };
    let entry = LibraryEntry::new(key_of(text), 1_000, today, Summary::of(&play.document));
    json!({
        "format": "ansa-unsaved", "version": 1,
        "saves": [{
            "id": entry.id, "lease": "test.1", "is_new": true, "entry": entry.write().unwrap_or_default(), "text": text,
        }],
    })
    .to_string()
}

/// A game as the page saves it. `draft` has the steps of the unfinished turn. An unfinished setup is 99of9.
#[must_use]
pub fn saved_game(game: &Game, gold: &str, silver: &str, draft: &str) -> Value {
    let orientation = if gold == "person" { "gold" } else { "silver" };
    // Without a text the setup would be empty.
    let draft = match game.phase() {
        Phase::Setup(side) => PlyText::from(&Preset::NinetyNine.setup(side)).to_string(),
        Phase::Turn(_) => draft.to_owned(),
    };
    json!({
        "format": "ansa-game", "version": 1, "gold": gold, "silver": silver, "orientation": orientation,
        "record": game.to_record().to_tagged(), "draft": draft, "control": null, "take_backs": true, "spent": 0,
    })
}
