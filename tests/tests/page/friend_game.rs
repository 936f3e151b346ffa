//! A whole game by link between two browsers, from Home to the rematch: one of the friends plays on a computer by keyboard
//! alone, and the other on a phone.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Direction, Game, Side};
use ansa_tests::browser::{Key, Kind, Page, run};
use ansa_tests::game_page::{InputMethod, Preset, hook, steps_of};

use super::friend::{assert_choices_in_view, copied_by, open};
use super::keyboard::go_to;

/// One of the friends at a page.
#[derive(Clone, Copy)]
struct Friend<'a> {
    page: &'a Page,
    /// Whether the friend uses only the keyboard, or else only a pointer.
    by_keys: bool,
}

impl Friend<'_> {
    /// Presses a button.
    #[track_caller]
    fn press(&self, name: &str) {
        let Friend { page, by_keys } = self;
        page.wait_for(&hook(name));
        if *by_keys {
            self.focus(&hook(name));
            page.press(Key::Enter);
        } else {
            page.click(&hook(name));
        }
    }

    /// Goes to an element with Tab.
    #[track_caller]
    fn focus(&self, selector: &str) {
        self.page.wait_until(selector, || {
            self.page.focus_is_on(selector) || {
                self.page.press(Key::Tab);
                self.page.focus_is_on(selector)
            }
        });
    }

    /// Plays a turn.
    #[track_caller]
    fn play(&self, game: &mut Game, turn: &str) {
        let Friend { page, by_keys } = self;
        if !by_keys {
            return page.play(game, turn, InputMethod::Click);
        }
        page.wait_for_mode(&["turn"]);
        self.focus("[data-square]");
        for step in steps_of(turn) {
            go_to(page, &step.from.to_string());
            let arrow = match step.direction {
                Direction::North => Key::Up,
                Direction::East => Key::Right,
                Direction::South => Key::Down,
                Direction::West => Key::Left,
            };
            page.press_with(&[Key::Shift], arrow);
        }
        game.play_steps(&steps_of(turn)).unwrap();
        page.press_with(&[Key::Shift], Key::Enter);
        page.wait_for_plies(game.plies().len());
        page.assert_plies(game);
    }

    /// What the page gives to send.
    #[track_caller]
    fn sent(&self) -> String {
        let link = copied_by(self.page, || self.press("copy-friend-link"));
        let (_, packed) = link.split_once("#/friend?game=").unwrap();
        packed.to_owned()
    }

    /// Opens a friend's link, which has this turn.
    #[track_caller]
    fn receive(&self, packed: &str, turn: &str) {
        open(self.page, packed);
        self.page.wait_for_text(&hook("notice"), &format!("Your friend played turn {turn}"));
    }

    /// Plans these turns after the game, and saves them as conditional turns.
    fn prepare(&self, game: &Game, turns: &[&str]) {
        self.press("plan-conditions");
        self.page.wait_for(&hook("friend-plan"));
        let mut planned = game.clone();
        for turn in turns {
            self.play(&mut planned, turn);
        }
        self.press("add-conditions");
        self.page.wait_for_text(&hook("notice"), "conditional turns are ready");
    }

    /// Opens a friend's link, which a conditional turn answers at once.
    #[track_caller]
    fn answered(&self, game: &mut Game, packed: &str, turn: &str, marked: usize) {
        let page = self.page;
        open(page, packed);
        game.play_text(&turn.parse().unwrap()).unwrap();
        page.wait_for_text(&hook("notice"), "was played at once. Send the link.");
        page.assert_plies(game);
        assert_eq!(page.count(&hook("conditional")), marked, "turns that a condition has played");
        page.wait_for_mode(&["computer"]);
    }
}

#[test]
fn two_friends_play_a_whole_game() {
    run(Kind::Chromium, "friend-ann", |ann| {
        run(Kind::Chromium, "friend-ben", |ben| {
            run(Kind::Chromium, "friend-tablet", |tablet| {
                ann.set_size(1440, 900);
                ben.set_size(360, 740);
                play(ann, ben, tablet);
            });
        });
    });
}

/// Ann plays on a computer, and once on a tablet. Ben plays on a phone.
fn play(ann: &Page, ben: &Page, tablet: &Page) {
    let by_keys = Friend { page: ann, by_keys: true };
    let [on_phone, on_tablet] = [ben, tablet].map(|page| Friend { page, by_keys: false });

    // ---- From Home to the first ply; nothing has to be typed ----
    ann.open();
    let presses = ["home-together", "to-friend", "friend-start", "ready"];
    for name in presses {
        by_keys.press(name);
    }
    let first = by_keys.sent();
    assert!(presses.len() < 5, "one more press sends the link");
    let mut game = Game::new();
    let setup = ann.wait_for_plies(1);
    game.play_text(&setup.plies()[0].parse().unwrap()).unwrap();
    ann.screenshot("friend-invitation-1440x900");

    // ---- A browser that has never seen the page ----
    ben.open_at(&format!("#/friend?game={first}"));
    ben.wait_for_mode(&["setup"]);
    assert_eq!(ben.snapshot().bottom(), "s", "Ben plays silver");
    ben.set_up(&mut game, Preset::Classic);
    ben.wait_for(&hook("copy-friend-link"));
    ben.screenshot("friend-reply-360x740");
    open(ann, &on_phone.sent());
    ann.wait_for_text(&hook("notice"), "Your friend has set up.");
    by_keys.play(&mut game, "Ee2n");
    let turn = by_keys.sent();

    // ---- Two conditional turns ----
    by_keys.prepare(&game, &["ed7s", "Ee3n", "hb7s", "Hb2n"]);
    ann.screenshot("friend-plan-1440x900");
    by_keys.press("plan-drop");
    ann.wait_until_gone(&hook("plan"));
    assert_eq!(ann.count(&hook("remove-condition")), 2);
    on_phone.receive(&turn, "2g");
    on_phone.play(&mut game, "ed7s");
    by_keys.answered(&mut game, &on_phone.sent(), "Ee3n", 1);
    on_phone.receive(&by_keys.sent(), "3g");
    ben.play(&mut game, "hb7s", InputMethod::Touch);
    by_keys.answered(&mut game, &on_phone.sent(), "Hb2n", 2);
    ann.screenshot("friend-conditional-1440x900");
    on_phone.receive(&by_keys.sent(), "4g");

    // ---- A turn that Ann does not expect ----
    ann.set_size(360, 740);
    by_keys.prepare(&game, &["da7s", "Ee4n", "da6s", "Ee5w"]);
    ann.screenshot("friend-plan-360x740");
    ann.press('b');
    ann.wait_until_gone(&hook("plan"));
    on_phone.play(&mut game, "hb6e");
    let answer = on_phone.sent();
    open(ann, &answer);
    ann.wait_for_text(&hook("notice"), "which you had no conditional turn for");
    assert!(!ann.has(&hook("conditions")));

    // ---- Ann goes on here and, with another turn, on the tablet, whose link Ben answers ----
    let mut unsent = game.clone();
    by_keys.play(&mut unsent, "Md2n");
    tablet.open_at(&format!("#/friend?game={answer}"));
    on_tablet.play(&mut game, "Ra2n Ra3n Ra4n Ra5n");
    on_phone.receive(&on_tablet.sent(), "5g");
    on_phone.play(&mut game, "da7e db7s db6s db5s");
    open(ann, &on_phone.sent());
    ann.wait_for(&hook("friend-choice"));
    ann.wait_for_text(&hook("notice"), "each has something the other lacks");
    ann.wait_for_text(&hook("friend-choice"), "The first difference is turn 5g.");
    ann.assert_plies(&unsent);
    assert_choices_in_view(ann);
    ann.screenshot("friend-conflict-360x740");
    by_keys.press("take-theirs");
    ann.wait_for_text(&hook("notice"), "You now have your friend’s game.");
    ann.assert_plies(&game);
    ann.wait_for_text(&hook("variation"), "Md2n");

    // ---- The game goes on, and ends on the board ----
    ann.set_size(1440, 900);
    by_keys.play(&mut game, "Md2n");
    on_phone.receive(&by_keys.sent(), "6g");
    on_phone.play(&mut game, "ra8s ra7e");
    by_keys.receive(&on_phone.sent(), "6s");
    by_keys.play(&mut game, "Ra6n Ra7n");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gold, Reason::Goal)));
    ann.wait_for_mode(&["over"]);
    ann.wait_for_text(&hook("status"), "You won.");
    ann.wait_for_text(&hook("friend-panel"), "Send the result");
    ann.screenshot("friend-over-1440x900");
    open(ben, &by_keys.sent());
    ben.wait_for_mode(&["over"]);
    ben.assert_plies(&game);
    ben.wait_for_text(&hook("status"), "You lost.");
    ben.screenshot("friend-over-360x740");
    assert!(!ben.has(&hook("rematch")), "a rematch at this screen");
    // The tablet lacks turns in Ann's name, so it asks.
    open(tablet, &by_keys.sent());
    tablet.wait_for_text(&hook("notice"), "This link has moves in your name");
    on_tablet.press("take-theirs");
    tablet.wait_for_mode(&["over"]);
    tablet.assert_plies(&game);

    // ---- The rematch: Ben is gold now ----
    on_phone.press("friend-rematch");
    ben.wait_for_mode(&["setup"]);
    assert_eq!(ben.snapshot().bottom(), "g");
    let mut rematch = Game::new();
    ben.set_up(&mut rematch, Preset::NinetyNine);
    open(ann, &on_phone.sent());
    ann.wait_for_mode(&["setup"]);
    ann.assert_plies(&rematch);
    assert_eq!(rematch.side(), Side::Silver);
}
