//! Tests of the save tracker.

use core::cell::Cell;

use super::*;
use crate::Apply;
use crate::activities::play::saved;
use crate::activities::play::testing::reread;
use crate::document::friend_testing;
use crate::library::{Date, LibraryEntry, Save, StoredGame, Summary};
use crate::session::{RunningGame, RunningReport};

const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

fn after(turns: &[&str]) -> PlayState {
    resume(game(turns), GameOptions::default())
}

fn session(play: PlayState) -> Session {
    Session::new(play, LastSetups::default())
}

/// A stored copy of a game.
fn save(id: &str, play: &PlayState, lease: &str) -> Save {
    let entry = LibraryEntry::new(id.to_owned(), 1, TODAY, Summary::of(&play.document));
    let stored = StoredGame { entry, text: saved::write(play).expect("a text") };
    Save { stored, lease: lease.to_owned(), is_new: false, is_running: false }
}

/// A save tracker with a fixed clock and ids that count up.
struct Tracked {
    tracker: SaveTracker,
    count: Cell<u32>,
    /// The id of the only chapter of a study.
    chapter: &'static str,
}

impl Tracked {
    fn new(session: &Session, save: Option<Save>) -> Tracked {
        Tracked { tracker: SaveTracker::new(session, save), count: Cell::new(0), chapter: "" }
    }

    fn next(&mut self, session: &Session) -> Option<Save> {
        let text = saved::write(&session.play).expect("a text");
        self.with_context(|tracker, context| tracker.next(session, &text, context))
    }

    fn next_running(&mut self, session: &Session) -> Vec<Save> {
        self.with_context(|tracker, context| tracker.next_running(session, saved::write, context))
            .expect("texts")
    }

    fn with_context<T>(&mut self, with: impl FnOnce(&mut SaveTracker, &SaveContext<'_>) -> T) -> T {
        let count = &self.count;
        let new = |what: &str| {
            count.set(count.get() + 1);
            format!("{what}{}", count.get())
        };
        let (new_id, new_lease) = (|| new("id"), || new("lease"));
        let is_chapter = |id: &str| id == self.chapter;
        let context = SaveContext {
            now: 100,
            today: TODAY,
            new_id: &new_id,
            new_lease: &new_lease,
            is_chapter: &is_chapter,
        };
        with(&mut self.tracker, &context)
    }

    /// Opens a stored game, which becomes the current one.
    fn open(&mut self, session: &mut Session, play: PlayState, save: Save) {
        self.tracker.expect(save.clone());
        session.apply(SessionAction::Open(Box::new(OpenedGame { play, save })));
    }
}

#[test]
fn every_change_is_saved_exactly_once() {
    let mut session = begun(GameOptions::default());
    let mut tracked = Tracked::new(&session, None);
    assert_eq!(tracked.next(&session), None, "an untouched page is no game");
    session.apply(PlayAction::Flip);
    let first = tracked.next(&session).unwrap();
    assert_eq!((first.stored.entry.revision, first.is_new), (1, true));
    assert_eq!(tracked.next(&session), None);
    session.apply(PlayAction::End);
    let second = tracked.next(&session).unwrap();
    assert_eq!((second.stored.entry.id, second.lease), (first.stored.entry.id.clone(), first.lease));
    assert_eq!(
        (second.stored.entry.revision, second.is_new, second.stored.entry.summary.plies),
        (2, false, 1)
    );
    let read = saved::read(&second.stored.text).map(|read| read.game().clone());
    assert_eq!(read, Ok(session.play.game().clone()));

    // A new game gets a new entry, but an unplayed one is replaced.
    session.apply(SessionAction::Begin(GameOptions::default()));
    let third = tracked.next(&session).unwrap();
    assert_ne!(third.stored.entry.id, first.stored.entry.id);
    session.apply(SessionAction::Begin(GameOptions::against(Player::Person, Side::Gold)));
    let fourth = tracked.next(&session).unwrap();
    assert_eq!((&fourth.stored.entry.id, &fourth.lease), (&third.stored.entry.id, &third.lease));
    assert!(third.is_new && !fourth.is_new);
}

#[test]
fn a_game_that_another_tab_plays_is_not_saved() {
    let own = after(&["Ee2n"]);
    let mut session = session(own.clone());
    let mut tracked = Tracked::new(&session, Some(save("7", &own, "lease")));
    session.apply(SessionAction::LoseToAnotherTab);
    assert_eq!(tracked.next(&session), None);
    assert_eq!(session.play.awaited(), None, "the engine goes on");
    session.apply(PlayAction::Resign);
    assert_eq!(session.play.game(), own.game());

    // Taken back from the other tab, with the moves made there.
    let theirs = after(&["Ee2n", "ra7s"]);
    let stored = save("7", &theirs, "lease2");
    tracked.open(&mut session, theirs, stored);
    assert_eq!(tracked.next(&session), None, "it is in the store");
    session.apply(PlayAction::Resign);
    let saved = tracked.next(&session).unwrap();
    assert_eq!((saved.stored.entry.id.as_str(), saved.lease.as_str()), ("7", "lease2"));

    // A new game does not replace the lost one.
    let mut session = begun(GameOptions::default());
    let stored = save("7", &session.play, "lease");
    let mut tracked = Tracked::new(&session, Some(stored));
    session.apply(SessionAction::LoseToAnotherTab);
    tracked.next(&session);
    session.apply(SessionAction::Begin(GameOptions::default()));
    assert_ne!(tracked.next(&session).unwrap().stored.entry.id, "7");
}

#[test]
fn a_game_opened_read_only_from_the_list_can_be_taken_over() {
    let own = after(&["Ee2n"]);
    let mut session = session(own.clone());
    let mut tracked = Tracked::new(&session, Some(save("7", &own, "lease")));
    let theirs = after(&["Ee2n", "ra7s"]);
    let stored = save("8", &theirs, "");
    tracked.open(&mut session, theirs.with_read_only(true), stored);
    assert_eq!(tracked.next(&session), None);
    assert_eq!(tracked.tracker.id(), Some("8"), "another game would be taken");
}

#[test]
fn a_game_that_a_friend_knows_is_never_discarded() {
    for document in [friend_testing::begun(Side::Silver), friend_testing::begun(Side::Gold)] {
        let mut session = session(PlayState::new(GameOptions::default()));
        let mut tracked = Tracked::new(&session, None);
        session.apply(SessionAction::Show(document));
        let first = tracked.next(&session).expect("it is saved at once");
        assert_eq!(first.stored.entry.summary.link, Some(friend_testing::terms().id));
        assert_eq!(first.stored.entry.name.as_deref(), Some("Ann – Bob"));
        session.apply(SessionAction::Begin(GameOptions::default()));
        let second = tracked.next(&session).expect("a new game");
        assert_ne!(second.stored.entry.id, first.stored.entry.id);
        let opened = OpenedGame {
            play: PlayState::new(GameOptions::default()),
            save: save("other", &session.play, "l"),
        };
        tracked.tracker.expect(opened.save.clone());
        session.apply(SessionAction::Show(friend_testing::begun(Side::Silver)));
        tracked.next(&session);
        session.apply(SessionAction::Open(Box::new(opened)));
        tracked.next(&session);
        assert_eq!(tracked.tracker.take_left(), None);
    }
}

#[test]
fn an_unplayed_game_is_discarded() {
    type Act = fn(&mut Session);
    let gold = GameOptions::against(WEAK, Side::Gold);
    let silver = GameOptions::against(WEAK, Side::Silver);
    let two = GameOptions::against(Player::Person, Side::Gold);
    let position =
        GameOptions { start: GameStart::Position(game(&["Ee2n"]).position().unwrap(), 2), ..two.clone() };
    let set_up = |session: &mut Session| {
        let setup =
            best(&ansa_core::notation::PlyText::from(&Setup::from_rows(CLASSIC, Side::Gold)).to_string());
        let request = awaited(&session.play);
        session.apply(ComputerAction::Search(request, setup));
    };
    let nothing = |_: &mut Session| {};
    let flip = |session: &mut Session| drop(session.apply(PlayAction::Flip));
    let clear = |session: &mut Session| drop(session.apply(SetupAction::Clear));
    let resign = |session: &mut Session| drop(session.apply(PlayAction::Resign));
    let end = |session: &mut Session| drop(session.apply(PlayAction::End));
    let cases: [(&str, &GameOptions, Act, bool); 9] = [
        ("looked at", &gold, nothing, true),
        ("turned around", &gold, flip, true),
        ("the computer has set up", &silver, set_up, true),
        ("two people, nothing", &two, nothing, true),
        ("a setup was begun", &gold, clear, false),
        ("set up", &gold, end, false),
        ("two people, one has set up", &two, end, false),
        ("resigned", &gold, resign, false),
        ("a position was given", &position, nothing, false),
    ];
    for (what, options, act, is_left) in cases {
        let mut session = begun(GameOptions::default());
        let mut tracked = Tracked::new(&session, None);
        session.apply(SessionAction::Begin(options.clone()));
        let begun = tracked.next(&session).unwrap();
        act(&mut session);
        tracked.next(&session);
        let other = after(&["Ee2n"]);
        let stored = save("7", &other, "other");
        tracked.open(&mut session, other, stored);
        assert_eq!(tracked.next(&session), None);
        let left = tracked.tracker.take_left();
        assert_eq!(left.is_some(), is_left, "{what}");
        if let Some(left) = left {
            assert_eq!((left.stored.entry.id, left.lease), (begun.stored.entry.id, begun.lease));
        }
        assert!(tracked.tracker.take_left().is_none());
    }
}

#[test]
fn a_game_deleted_in_another_tab_is_saved_again() {
    let play = after(&["Ee2n"]);
    let mut session = session(play.clone());
    let mut tracked = Tracked::new(&session, Some(save("7", &play, "lease")));
    session.apply(SessionAction::LoseToAnotherTab);
    tracked.next(&session);
    tracked.tracker.save_as_new("lease2".into());
    session.apply(SessionAction::TakeFromAnotherTab);
    let saved = tracked.next(&session).unwrap();
    assert_eq!((saved.stored.entry.id.as_str(), saved.lease.as_str()), ("7", "lease2"));
    let text = saved::write(&session.play).expect("a text");
    assert_eq!((saved.stored.text, saved.is_new), (text, true));
}

#[test]
fn a_session_can_start_with_a_stored_game() {
    let play = after(&["Ee2n"]);
    let stored = save("7", &play, "lease");
    let opened = OpenedGame { play: reread(&play), save: stored.clone() };
    let mut session = Session::resumed(opened, LastSetups::default());
    assert_eq!((session.id.as_deref(), session.serial), (Some("7"), 0));
    let mut tracked = Tracked::new(&session, Some(stored));
    assert_eq!(tracked.next(&session), None, "the store has it");
    session.apply(PlayAction::Flip);
    assert_eq!(tracked.next(&session).map(|save| save.stored.entry.id).as_deref(), Some("7"));
    session.apply(SessionAction::Begin(GameOptions::default()));
    assert_eq!(session.id, None);
}

#[test]
fn an_unplayed_chapter_gives_way_to_no_other_game() {
    // Another game that is shown does not take its place in the store.
    for (chapter, is_kept) in [("7", true), ("", false)] {
        let mut session = begun(GameOptions::default());
        let stored = save("7", &session.play, "lease");
        let mut tracked = Tracked { chapter, ..Tracked::new(&session, Some(stored)) };
        session.apply(SessionAction::Show(after(&["Ee2n"]).document));
        assert_eq!(tracked.next(&session).unwrap().stored.entry.id != "7", is_kept);
    }
    // Another game that is opened does not delete it.
    for (chapter, is_kept) in [("7", true), ("", false)] {
        let mut session = begun(GameOptions::default());
        let stored = save("7", &session.play, "lease");
        let mut tracked = Tracked { chapter, ..Tracked::new(&session, Some(stored)) };
        tracked.next(&session);
        let other = after(&["Ee2n"]);
        let stored = save("8", &other, "lease");
        tracked.open(&mut session, other, stored);
        tracked.next(&session);
        assert_eq!(tracked.tracker.take_left().is_none(), is_kept);
    }
}

#[test]
fn a_game_that_goes_on_meanwhile_is_saved_under_its_own_id() {
    let own = after(&["Ee2n"]);
    let mut session = session(own.clone());
    let mut tracked = Tracked::new(&session, Some(save("7", &own, "lease")));
    session.apply(SessionAction::Saved(0, "7".into()));
    session.apply(SessionAction::Begin(GameOptions::default()));
    let new = tracked.next(&session).unwrap();
    assert_ne!(new.stored.entry.id, "7");
    assert_eq!(tracked.next_running(&session), [], "it has not changed");

    let request = session.running[0].request().unwrap().id;
    let event = best("ra7s");
    let report = RunningReport { game: request.0, request: request.1, passed: 0, event };
    session.apply(SessionAction::Running(report));
    let [saved] = &tracked.next_running(&session)[..] else { panic!("not one save") };
    let entry = &saved.stored.entry;
    assert_eq!((entry.id.as_str(), saved.lease.as_str(), entry.summary.turns), ("7", "lease", 2));
    assert_eq!(tracked.next_running(&session), []);

    // Shown again, it is saved as before.
    let copy = tracked.tracker.running("7").cloned().unwrap();
    tracked.tracker.expect(copy);
    session.apply(SessionAction::Return("7".into()));
    assert_eq!(tracked.next(&session), None, "the store has it");
    session.apply(PlayAction::Resign);
    let saved = tracked.next(&session).unwrap();
    assert_eq!((saved.stored.entry.id.as_str(), saved.stored.entry.revision), ("7", 2));
}

#[test]
fn a_game_that_was_never_shown_is_saved_as_a_new_one_unless_it_is_expected() {
    let mut session = begun(GameOptions::default());
    let mut tracked = Tracked::new(&session, None);
    let play = after(&["Ee2n"]);
    let run = |id: &str| SessionAction::Run(RunningGame::new(id, play.clone()));
    session.apply(run("new"));
    tracked.tracker.expect_running(save("7", &play, "lease"));
    session.apply(run("7"));
    let saves = tracked.next_running(&session);
    assert_eq!(saves.len(), 1, "the store has the other");
    let entry = &saves[0].stored.entry;
    assert_eq!((entry.id.as_str(), saves[0].is_new, entry.summary.turns), ("new", true, 1));
    session.apply(SessionAction::Stop("7".into()));
    assert_eq!(tracked.next_running(&session), []);
    assert!(tracked.tracker.running("7").is_none() && tracked.tracker.running("new").is_some());
}
