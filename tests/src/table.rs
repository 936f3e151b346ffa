//! The page as a player uses it: setting up, entering turns, reading the board.
//!
//! Everything is done through the hooks that the page offers to tests (attributes such as `data-square`), and the
//! rules that judge what is seen are those of `ansa-core`, not the page's.

use std::collections::BTreeSet;
use std::str::FromStr;

use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Phase, Setup};
use ansa_core::notation::{BodyText, StepTextKind};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Game, Piece, Side, Square, Step, StepKind};
use serde_json::{Value, json};

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

/// The element of a square.
#[must_use]
pub fn on(square: &str) -> String {
    format!("[data-square={square}]")
}

/// The element that has this name for tests.
#[must_use]
pub fn hook(name: &str) -> String {
    format!("[data-test={name}]")
}

/// What the page shows, read at one moment.
#[derive(Debug, Clone)]
pub struct Shown(Value);

/// Reads everything at once, so that nothing changes between two answers.
const READ: &str = r"
    const attribute = (name, of) => document.querySelector(`[data-test=${name}]`)?.getAttribute(of) ?? null;
    const text = (name) => document.querySelector(`[data-test=${name}]`)?.innerText ?? null;
    const squares = {};
    for (const cell of document.querySelectorAll('[data-square]')) {
        squares[cell.dataset.square] = { ...cell.dataset };
    }
    return {
        squares,
        mode: attribute('board', 'data-mode'),
        bottom: attribute('board', 'data-bottom'),
        left: attribute('steps-left', 'data-left'),
        status: text('status'),
        notice: text('notice'),
        tone: attribute('notice', 'data-tone'),
        plies: [...document.querySelectorAll('[data-ply]')].map(ply => ply.dataset.record ?? ply.innerText),
        lostGold: [...document.querySelectorAll('[data-test=captured-gold] [data-captured]')].map(e => e.dataset.captured),
        lostSilver: [...document.querySelectorAll('[data-test=captured-silver] [data-captured]')].map(e => e.dataset.captured),
    };
";

impl Shown {
    /// What the board is for: `setup`, `turn`, `computer`, `replay`, `over` or `past`.
    #[must_use]
    pub fn mode(&self) -> &str {
        self.0["mode"].as_str().unwrap_or("no board")
    }

    /// The letter of the side at the bottom.
    #[must_use]
    pub fn bottom(&self) -> &str {
        self.0["bottom"].as_str().unwrap_or_default()
    }

    /// The pieces on the squares.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            let letter =
                self.attribute(&square.to_string(), "piece").and_then(|letter| letter.chars().next());
            if let Some(piece) = letter.and_then(Piece::from_letter) {
                board.put(square, piece);
            }
        }
        board
    }

    /// The squares that have an attribute, such as `frozen` for `data-frozen`.
    #[must_use]
    pub fn squares_with(&self, attribute: &str) -> BTreeSet<String> {
        let squares =
            Square::all().filter(|&square| self.attribute(&square.to_string(), attribute).is_some());
        squares.map(|square| square.to_string()).collect()
    }

    /// The value of a square's attribute.
    #[must_use]
    pub fn attribute(&self, square: &str, name: &str) -> Option<&str> {
        self.0["squares"][square][name].as_str()
    }

    /// How many steps the page says are left.
    #[must_use]
    pub fn steps_left(&self) -> Option<u8> {
        self.0["left"].as_str().and_then(|left| left.parse().ok())
    }

    /// Whose turn it is, in the page's words.
    #[must_use]
    pub fn status(&self) -> &str {
        self.0["status"].as_str().unwrap_or_default()
    }

    /// What is said beside the board: how it is meant and the words.
    #[must_use]
    pub fn notice(&self) -> Option<(&str, &str)> {
        self.0["tone"].as_str().zip(self.0["notice"].as_str())
    }

    /// The plies in the turn list, in words.
    #[must_use]
    pub fn plies(&self) -> Vec<&str> {
        self.0["plies"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// The letters of the captured pieces of a side, sorted.
    #[must_use]
    pub fn captured(&self, side: Side) -> String {
        let tray = if side == Side::Gold { "lostGold" } else { "lostSilver" };
        let mut letters: Vec<&str> =
            self.0[tray].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        letters.sort_unstable();
        letters.concat()
    }
}

/// How a player enters steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// Presses a piece, then where it goes.
    Clicks,
    /// Carries pieces with the mouse.
    Drags,
    /// Carries pieces with a finger.
    Finger,
}

/// The names of setups on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// All rabbits behind.
    Classic,
    /// The one that experts play most.
    NinetyNine,
}

impl Preset {
    /// The setup by the rules.
    #[must_use]
    pub fn placing(self, side: Side) -> Setup {
        match self {
            Self::Classic => Setup::from_rows(CLASSIC, side),
            Self::NinetyNine => Setup::from_rows(NINETY_NINE, side),
        }
    }

    fn hook(self) -> String {
        hook(match self {
            Self::Classic => "preset-classic",
            Self::NinetyNine => "preset-99of9",
        })
    }
}

impl Page {
    /// What the page shows now.
    #[must_use]
    #[track_caller]
    pub fn shown(&self) -> Shown {
        Shown(self.script(READ))
    }

    /// Waits until the board is for one of these, and returns what is shown.
    #[track_caller]
    pub fn wait_for_mode(&self, modes: &[&str]) -> Shown {
        self.wait_for_shown(&format!("a board for {modes:?}"), |shown| modes.contains(&shown.mode()))
    }

    /// Waits until what is shown is as wanted, and returns it.
    #[track_caller]
    pub fn wait_for_shown(&self, what: &str, wanted: impl Fn(&Shown) -> bool) -> Shown {
        let mut shown = self.shown();
        self.wait_until(what, || {
            shown = self.shown();
            wanted(&shown)
        });
        shown
    }

    /// Fails unless the page shows exactly this board, or does so soon: what a click does may be drawn a little later.
    #[track_caller]
    pub fn assert_board(&self, board: &Board) {
        self.wait_for_shown(&format!("this board:{board:?}"), |shown| shown.board() == *board);
    }

    /// Opens the dialog of a new game unless it is open, and begins a game. The opponent is `person` or such as `level-3`;
    /// the side is the player’s.
    #[track_caller]
    pub fn new_game(&self, opponent: &str, side: Side) {
        let dialog = hook("new-game-dialog");
        self.wait_for(&hook("new-game"));
        if !self.has(&dialog) {
            self.click(&hook("new-game"));
        }
        let choose = |name: &str, value: &str| {
            self.click(&format!("{dialog} label:has(input[name={name}][value='{value}'])"));
        };
        match opponent.strip_prefix("level-") {
            Some(level) => {
                choose("opponent", "computer");
                choose("level", level);
                choose("side", &side.to_string());
            }
            None => choose("opponent", opponent),
        }
        self.click(&format!("{dialog} {}", hook("start")));
        self.wait_until_gone(&dialog);
    }

    /// Sets up the side to move as named, on the page and in the game.
    #[track_caller]
    pub fn set_up(&self, game: &mut Game, preset: Preset) {
        self.wait_for_mode(&["setup"]);
        self.click(&preset.hook());
        let placing = preset.placing(game.side());
        game.set_up(&placing).unwrap_or_else(|error| panic!("{preset:?}: {error}"));
        self.assert_board(&game.board());
        self.click(&hook("ready"));
    }

    /// Enters one step more, on the page and in the turn; `rest` are the steps after it. Returns how many steps the
    /// page has made: two where a push has only one end.
    #[track_caller]
    fn enter_step(&self, turn: &mut TurnBuilder, step: Step, next: Option<Step>, hand: Hand) -> usize {
        let (from, Some(to)) = (step.from, step.to()) else { panic!("{step} leaves the board") };
        let kind = turn.position().classify(step).unwrap_or_else(|error| panic!("{step}: {error}"));
        make(turn, step);
        if kind == StepKind::PushEnd {
            // Only comes to this where several pieces can follow: the page asks for one of them.
            self.click(&on(&from.to_string()));
            return 1;
        }
        self.carry(&from.to_string(), &to.to_string(), hand);
        let ends = turn.position().steps().filter(|(_, kind)| *kind == StepKind::PushEnd).count();
        match next {
            Some(end) if kind == StepKind::PushStart && ends == 1 => {
                make(turn, end);
                2
            }
            _ => 1,
        }
    }

    /// Brings a piece from one square to another.
    #[track_caller]
    pub fn carry(&self, from: &str, to: &str, hand: Hand) {
        let (from, to) = (on(from), on(to));
        match hand {
            Hand::Clicks => {
                self.click(&from);
                self.click(&to);
            }
            Hand::Drags => self.drag(&[&from, &to]),
            Hand::Finger => self.drag_by_touch(&[&from, &to]),
        }
    }

    /// Enters steps one by one and looks at the board after each. The words are those of records, `Ee2n Ee3n`.
    #[track_caller]
    pub fn enter(&self, turn: &mut TurnBuilder, words: &str, hand: Hand) {
        self.enter_steps(turn, &steps_of(words), hand);
    }

    /// Like [`Page::enter`], for steps.
    #[track_caller]
    pub fn enter_steps(&self, turn: &mut TurnBuilder, steps: &[Step], hand: Hand) {
        let mut made = 0;
        while let Some(&step) = steps.get(made) {
            made += self.enter_step(turn, step, steps.get(made + 1).copied(), hand);
            self.assert_board(turn.position().board());
            assert_eq!(self.shown().steps_left(), Some(turn.position().steps_left()), "after {step}");
        }
    }

    /// Enters a whole turn and ends it, on the page and in the game.
    #[track_caller]
    pub fn play(&self, game: &mut Game, words: &str, hand: Hand) {
        self.play_steps(game, &steps_of(words), hand);
    }

    /// Like [`Page::play`], for steps.
    #[track_caller]
    pub fn play_steps(&self, game: &mut Game, steps: &[Step], hand: Hand) {
        self.wait_for_mode(&["turn"]);
        let mut turn = begin(game);
        self.enter_steps(&mut turn, steps, hand);
        game.play(&turn).unwrap_or_else(|error| panic!("the turn can't be played: {error}"));
        self.click(&hook("end-turn"));
        // A quick computer may have answered by now.
        let shown = self.wait_for_plies(game.plies().len());
        assert_eq!(shown.plies()[..game.plies().len()], words_of(game));
    }

    /// Waits until so many plies are in the turn list.
    #[track_caller]
    pub fn wait_for_plies(&self, count: usize) -> Shown {
        self.wait_for_shown(&format!("{count} plies"), |shown| shown.plies().len() >= count)
    }

    /// Fails unless the turn list has exactly the game's plies.
    #[track_caller]
    pub fn assert_plies(&self, game: &Game) {
        assert_eq!(self.shown().plies(), words_of(game));
    }

    /// Waits for the computer's ply, judges it by the rules and plays it in the game. Returns when it has been shown
    /// step by step and the page waits for the player again, or the game is over.
    #[track_caller]
    pub fn await_computer(&self, game: &mut Game) {
        self.hear_computer(game);
        self.settle_after_computer(game);
    }

    /// Like [`Page::await_computer`], for players who do not want to see every step.
    #[track_caller]
    pub fn await_computer_and_skip(&self, game: &mut Game) {
        self.hear_computer(game);
        // The last step may have been shown by the time of the click.
        self.script("document.querySelector('[data-test=skip]')?.click()");
        self.settle_after_computer(game);
    }

    #[track_caller]
    fn hear_computer(&self, game: &mut Game) {
        let before = game.plies().len();
        let shown = self.wait_for_plies(before + 1);
        let words = shown.plies().get(before).copied().unwrap_or_default().to_owned();
        let body =
            BodyText::from_str(&words).unwrap_or_else(|error| panic!("the computer's {words}: {error}"));
        game.play_text(&body).unwrap_or_else(|error| panic!("the computer's {words}: {error}"));
    }

    #[track_caller]
    fn settle_after_computer(&self, game: &Game) {
        let shown = self.wait_for_mode(&["setup", "turn", "over"]);
        let expected = if game.outcome().is_some() { "over" } else { "turn" };
        assert_eq!(shown.mode(), expected);
        self.assert_board(&game.board());
        self.assert_plies(game);
    }

    /// Ends the turn and expects the page to refuse that in these words, with the board and the game as they were.
    #[track_caller]
    pub fn end_is_refused(&self, words: &str) {
        let before = self.shown();
        self.click(&hook("end-turn"));
        let shown = self.wait_for_shown("a refusal", |shown| shown.notice().is_some());
        let (tone, said) = shown.notice().unwrap_or_default();
        assert!(tone == "refusal" && said.contains(words), "{tone}: {said}, not {words}");
        assert!(shown.board() == before.board(), "the board has changed:{:?}", shown.board());
        assert_eq!(shown.plies(), before.plies());
        assert_eq!(shown.steps_left(), before.steps_left());
        assert_eq!(shown.mode(), "turn");
    }

    // ---- The browser's store ----

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

/// A game as the page keeps it; `draft` are the steps of the turn in the making. A setup in the making is the usual one.
#[must_use]
pub fn saved_game(game: &Game, gold: &str, silver: &str, draft: &str) -> Value {
    let view = if gold == "person" { "gold" } else { "silver" };
    // Without words no piece would stand on the board.
    let draft = match game.phase() {
        Phase::Setup(side) => BodyText::from(&Preset::NinetyNine.placing(side)).to_string(),
        Phase::Turn(_) => draft.to_owned(),
    };
    json!({
        "format": "ansa-game", "version": 2, "gold": gold, "silver": silver, "view": view,
        "record": game.to_record().to_tagged(), "draft": draft, "control": null, "take_backs": true,
        "used": [], "spent": 0,
    })
}

/// A game with these setups and turns.
#[must_use]
pub fn game_of(gold: Preset, silver: Preset, turns: &[&str]) -> Game {
    let mut game = Game::new();
    for (side, preset) in [(Side::Gold, gold), (Side::Silver, silver)] {
        game.set_up(&preset.placing(side)).unwrap_or_else(|error| panic!("{side}: {error}"));
    }
    for turn in turns {
        game.play_steps(&steps_of(turn)).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    game
}

/// The turn that the game waits for.
#[must_use]
pub fn begin(game: &Game) -> TurnBuilder {
    game.begin_turn().unwrap_or_else(|error| panic!("no turn can begin: {error}"))
}

/// The steps that words say; captures are the rules' to make.
#[must_use]
pub fn steps_of(words: &str) -> Vec<Step> {
    let body = BodyText::from_str(words).unwrap_or_else(|error| panic!("{words}: {error}"));
    let BodyText::Turn(steps) = body else { panic!("{words} are no steps") };
    steps
        .into_iter()
        .filter_map(|step| match step.kind {
            StepTextKind::Move(direction) => Some(Step { from: step.square, direction }),
            StepTextKind::Capture => None,
        })
        .collect()
}

/// The plies of a game in words.
#[must_use]
pub fn words_of(game: &Game) -> Vec<String> {
    game.plies().iter().map(|ply| BodyText::from(ply).to_string()).collect()
}

fn make(turn: &mut TurnBuilder, step: Step) {
    turn.step(step).unwrap_or_else(|error| panic!("{step}: {error}"));
}
