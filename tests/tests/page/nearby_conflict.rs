//! A connection comes back, and both devices have turns that the other lacks. The other device is the model alone, whose
//! messages go through a script in another tab.

use ansa_core::{Game, Side};
use ansa_model::Apply as _;
use ansa_model::document::Document;
use ansa_model::nearby::{GameCopy, NearbyAction, NearbyEffects, NearbyGame};
use ansa_tests::browser::{Page, Tab};
use ansa_tests::game_page::{InputMethod, Preset, begin, hook, steps_of};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    of_two_games_the_longer_one_goes_on,
);

/// Enters the room, and keeps what it hears.
const CARRIER: &str = "
    window.channel?.close();
    const channel = new BroadcastChannel('ansa-nearby-Table 1');
    Object.assign(window, { channel, heard: [], other: null });
    channel.onmessage = ({ data }) => {
        const [from, , ...text] = data.split(' ');
        window.other ??= from;
        window.heard.push(text.join(' '));
    };
    window.say = (text) => channel.postMessage(`model ${window.other} ${text}`);
    channel.postMessage('model * here');";

/// How much time passes for the model between two looks at what it has heard, in milliseconds.
const LOOK_EVERY: u64 = 100;

/// The page, and the other device.
struct Room<'page> {
    page: &'page Page,
    shown: Tab,
    carrier: Tab,
    device: NearbyGame,
    heard: usize,
}

impl Room<'_> {
    fn open(page: &mut Page) -> Room<'_> {
        let shown = page.tab();
        page.set_size(1440, 900);
        page.goto("#/nearby");
        let carrier = page.open_tab();
        page.goto("#/rules");
        let device = NearbyGame::default();
        Room { page, shown, carrier, device, heard: 0 }
    }

    fn page(&self) -> &Page {
        self.page.go_to_tab(&self.shown);
        self.page
    }

    fn act(&mut self, action: NearbyAction) {
        let NearbyEffects { sends, .. } = self.device.apply(action).unwrap_or_default();
        for text in sends {
            self.page.script_with("window.say(arguments[0])", vec![json!(text)]);
        }
    }

    /// The page enters the room, and then the device, which goes on with a copy of the game.
    #[track_caller]
    fn meet(&mut self, copy: Option<GameCopy>) {
        let page = self.page();
        page.wait_for(&hook("nearby-join"));
        page.click(&hook("nearby-join"));
        self.device = NearbyGame::default();
        if let Some(copy) = copy {
            self.device.apply(NearbyAction::TakeUp(Box::new(copy), None));
        }
        self.page.go_to_tab(&self.carrier);
        self.page.script(CARRIER);
        self.heard = 0;
    }

    /// Lets messages come and go.
    #[track_caller]
    fn until(&mut self, what: &str, is_done: impl Fn(&NearbyGame) -> bool) {
        let page = self.page;
        page.go_to_tab(&self.carrier);
        page.wait_until(what, || {
            let new = page.script_with("return window.heard.slice(arguments[0])", vec![json!(self.heard)]);
            for text in new.as_array().unwrap() {
                self.heard += 1;
                self.act(match text.as_str().unwrap() {
                    "here" => NearbyAction::Opened,
                    text => NearbyAction::Received(text.to_owned()),
                });
            }
            self.act(NearbyAction::Passed(LOOK_EVERY));
            is_done(&self.device)
        });
    }

    /// The page leaves the room, and plays on without a connection.
    #[track_caller]
    fn play_alone(&self, game: &mut Game, turn: &str) {
        let page = self.page();
        page.click(&hook("nearby-more"));
        page.click(&hook("nearby-leave"));
        page.wait_for_text(&hook("nearby-state"), "You have disconnected");
        page.play(game, turn, InputMethod::Click);
        page.click(&hook("nearby-again"));
    }
}

/// The device’s copy after a game in which it has been alone.
fn copy_of(copy: &GameCopy, game: &Game) -> GameCopy {
    let mut document: Document = copy.empty_document();
    let mut played = Game::new();
    for ply in game.plies() {
        let text = ansa_core::notation::PlyText::from(ply).to_string();
        ansa_model::formats::words::play(&mut played, &text).unwrap();
        document.move_on(played.clone());
    }
    GameCopy::of_document(&document).unwrap()
}

fn play(game: &mut Game, words: &str) {
    let mut turn = begin(game);
    for step in steps_of(words) {
        turn.step(step).unwrap();
    }
    game.play(&turn).unwrap();
}

fn has_plies(count: u32) -> impl Fn(&NearbyGame) -> bool {
    move |device| device.is_in_step() && device.copy().is_some_and(|copy| copy.plies() == count)
}

fn of_two_games_the_longer_one_goes_on(page: &mut Page) {
    let mut room = Room::open(page);
    room.meet(None);
    room.until("the connection", |device| device.connection() == ansa_model::nearby::Connection::Open);
    let page = room.page();
    page.wait_for(&hook("nearby-form"));
    page.click("input[name=nearby-side][value=gold]");
    page.click(&hook("nearby-propose"));
    room.until("the offer", |device| device.offered().is_some());
    room.act(NearbyAction::AnswerProposal(true));
    let mut game = Game::new();
    room.page().wait_for(&hook("nearby-panel"));
    room.page().set_up(&mut game, Preset::NinetyNine);
    room.until("gold’s setup", has_plies(1));
    let setup = Preset::Classic.setup(Side::Silver);
    room.act(NearbyAction::Play(ansa_core::notation::PlyText::from(&setup).to_string()));
    room.until("silver’s setup", has_plies(2));
    game.set_up(&setup).unwrap();
    room.page().wait_for_plies(2);
    let copy = room.device.copy().unwrap().clone();

    // ---- The other device has more ----
    let mut theirs = game.clone();
    play(&mut theirs, "Ra2n");
    play(&mut theirs, "ed7s");
    room.play_alone(&mut game, "Ee2n Ee3n");
    room.meet(Some(copy_of(&copy, &theirs)));
    room.until("the same game", has_plies(4));
    let page = room.page();
    page.wait_for(&hook("nearby-conflict"));
    page.wait_for_text(&hook("nearby-news"), "The longer one of the other device goes on");
    page.wait_for_text(&hook("nearby-conflict"), "The first difference is turn 2g.");
    assert_eq!(page.count(&format!("{} figure", hook("nearby-conflict"))), 2);
    page.assert_plies(&theirs);
    page.screenshot("nearby-conflict-1440x900");
    page.set_size(360, 740);
    page.script(&format!("document.querySelector('{}').scrollIntoView()", hook("nearby-conflict")));
    page.screenshot("nearby-conflict-360x740");
    page.set_size(1440, 900);

    // ---- This one has more ----
    let mut game = theirs.clone();
    let mut theirs = copy.game().clone();
    play(&mut theirs, "Rh2n");
    room.play_alone(&mut game, "Ee2n");
    room.meet(Some(copy_of(&copy, &theirs)));
    room.until("the same game", has_plies(5));
    let page = room.page();
    page.wait_for_text(&hook("nearby-news"), "The one on this device was longer");
    assert!(!page.has(&hook("nearby-conflict")));
    page.assert_plies(&game);
}
