//! What the page keeps in the browser's storage.

use ansa_core::Game;
use ansa_core::game::Phase;
use ansa_core::notation::PlyText;
use serde_json::{Value, json};

use super::new_game::Preset;
use super::selectors::hook;
use crate::browser::Page;

/// Under which name earlier versions of the page kept the game; it is still taken from there.
pub const EARLIER_GAME: &str = "ansa.game";

/// Finds the game that was opened last in the browser's database.
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
    /// Waits until the page has all that it will load: it can then be left without giving up a request. It says itself
    /// when it is ready to do without a network.
    #[track_caller]
    pub fn wait_until_loaded(&self) {
        self.wait_for(&hook("board"));
        self.wait_for("html[data-offline=ready]");
    }

    /// Leaves the page when it has loaded, and comes back.
    #[track_caller]
    pub fn come_back(&self) {
        self.wait_until_loaded();
        self.reopen();
    }

    /// Puts a text where the page keeps its game, and opens the page.
    #[track_caller]
    pub fn open_with_stored(&self, text: &str) {
        if !self.has(&hook("board")) {
            self.open();
        }
        self.wait_until_loaded();
        // The page writes only after something was done on it.
        self.script_with(
            "localStorage.setItem(arguments[0], arguments[1])",
            vec![json!(EARLIER_GAME), json!(text)],
        );
        self.open();
        self.wait_for(&hook("board"));
    }

    /// Opens the page with this game; `gold` and `silver` say who plays: `person` or such as `level-3`.
    #[track_caller]
    pub fn open_game(&self, game: &Game, gold: &str, silver: &str) {
        self.open_with_stored(&saved_game(game, gold, silver, "").to_string());
        self.wait_for_shown("the game", |shown| shown.plies().len() == game.plies().len());
        self.assert_board(&game.board());
    }

    /// What the browser's store has under a name.
    #[must_use]
    #[track_caller]
    pub fn stored(&self, name: &str) -> Option<String> {
        let script = "return localStorage.getItem(arguments[0])";
        self.script_with(script, vec![json!(name)]).as_str().map(str::to_owned)
    }

    /// The steps of the turn in the making, as they are saved.
    #[must_use]
    #[track_caller]
    pub fn draft(&self) -> String {
        let saved = self.stored_game().unwrap_or_default();
        let saved: Value = serde_json::from_str(&saved).unwrap_or_default();
        saved["draft"].as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the turn in the making has exactly these steps.
    #[track_caller]
    pub fn wait_for_draft(&self, steps: &str) {
        let mut draft = String::new();
        self.wait_until(&format!("the steps {steps:?}"), || {
            draft = self.draft();
            draft == steps
        });
    }

    /// The saved game that was opened last, as the page keeps it.
    #[must_use]
    #[track_caller]
    pub fn stored_game(&self) -> Option<String> {
        self.script(LAST_GAME).as_str().map(str::to_owned)
    }
}

/// A game as the page keeps it; `draft` are the steps of the turn in the making. A setup in the making is the usual
/// one.
#[must_use]
pub fn saved_game(game: &Game, gold: &str, silver: &str, draft: &str) -> Value {
    let view = if gold == "person" { "gold" } else { "silver" };
    // Without words no piece would stand on the board.
    let draft = match game.phase() {
        Phase::Setup(side) => PlyText::from(&Preset::NinetyNine.setup(side)).to_string(),
        Phase::Turn(_) => draft.to_owned(),
    };
    json!({
        "format": "ansa-game", "version": 2, "gold": gold, "silver": silver, "view": view,
        "record": game.to_record().to_tagged(), "draft": draft, "control": null, "take_backs": true,
        "used": [], "spent": 0,
    })
}
