use ansa_board::{BoardEvent, Mode};
use ansa_core::game::Roster;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{BySide, Label, Role, Side};

use super::*;
use crate::Apply;
use crate::activities::feedback::Tone;
use crate::activities::play::saved::{self, SaveTrigger};
use crate::activities::play::testing::{reread, turn};
use crate::activities::play::{ComputerAction, Event, PlayAction, TimeAction, ViewAction};
use crate::document::friend_testing::{begun, letter, page, resigned, terms};
use crate::document::{GameOptions, GameStart, Player};

mod exchange;

const GOLD: &str = "Ee2n Ee3n";
const SILVER: &str = "ed7s";

fn gold(turns: &[&str]) -> PlayState {
    PlayState::resume(page(Side::Gold, turns))
}

fn receive(play: &mut PlayState, letter: Letter) -> Option<FriendNotice> {
    play.apply(FriendAction::Receive(letter.into()));
    match play.notice() {
        Some(Notice::Friend(notice)) => Some(*notice),
        None => None,
        other => panic!("{other:?}"),
    }
}

fn label(text: &str) -> Label {
    text.parse().expect("a label")
}

#[test]
fn a_friends_seat_takes_no_entry_here() {
    let mut play = gold(&[GOLD]);
    assert_eq!((play.mode(), play.is_friends_turn(), play.entry()), (Mode::Computer, true, None));
    play.apply(BoardEvent::Press("e7".parse().expect("a square")));
    assert_eq!(play.notice(), Some(&Notice::FriendToMove));
    let before = play.clone();
    for action in
        [PlayAction::End, PlayAction::TakeBack, ComputerAction::Hint.into(), TimeAction::Passed(9).into()]
    {
        play.apply(action);
    }
    assert_eq!((play.game(), play.document.to_text()), (before.game(), before.document.to_text()));
    assert_eq!(
        (play.awaited(), play.is_watched(), play.is_rated(), play.is_coached()),
        (None, false, false, false)
    );
    assert_eq!((play.clock(), play.clock_runs()), (None, false));
}

#[test]
fn no_turn_is_taken_back_and_no_hint_is_given() {
    let mut play = gold(&[]);
    assert!(!play.can_hint());
    let options = GameOptions { teaches: true, coaches: true, take_backs: true, ..play.options().clone() };
    play = PlayState::resume(crate::document::Document::from_game(Game::clone(play.game()), options));
    turn(&mut play, GOLD);
    assert_eq!((play.plies_to_take_back(), play.is_taught(), play.can_coach()), (0, false, false));
    assert!(play.can_resign());
    play.apply(PlayAction::Resign);
    assert_eq!(play.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Resignation)));
}

#[test]
fn a_letter_is_due_after_the_persons_turn() {
    let mut play = PlayState::resume(begun(Side::Gold));
    assert_eq!((play.letter(), play.is_by_link()), (None, true));
    play.apply(PlayAction::End);
    let sent = play.letter().expect("a letter");
    assert_eq!((sent.receiver(), sent.terms), (Some(Side::Silver), terms()));
    play.apply(PlayAction::Resign);
    assert_eq!(play.letter().expect("the end").receiver(), None);
    let live = PlayState::new(GameOptions::against(Player::Friend, Side::Silver));
    assert_eq!((live.letter(), live.is_by_link(), live.is_friends_turn()), (None, false, true));
}

#[test]
fn a_letter_with_a_turn_extends_the_game_once() {
    let mut play = gold(&[GOLD]);
    let new = letter(&[GOLD, SILVER]);
    assert_eq!(receive(&mut play, new.clone()), Some(FriendNotice::Played(label("2s"))));
    assert_eq!(play.game(), &new.game);
    assert!(play.replay().is_some(), "the turn is shown");
    assert_eq!(play.document.time_used(3), 0);
    assert!(!play.document.to_text().contains("emt"), "nobody knows how long it took");
    play.apply(ViewAction::Skip);
    let before = play.clone();
    assert_eq!(receive(&mut play, new), Some(FriendNotice::Unchanged));
    assert_eq!(play.document, before.document);
    assert_eq!(receive(&mut play, letter(&[GOLD])), Some(FriendNotice::Older(1)));
    assert_eq!(play.document, before.document);
    turn(&mut play, "Ee4n");
    assert_eq!(play.mode(), Mode::Computer);
}

#[test]
fn the_setups_come_by_letter_as_well() {
    let mut silver = PlayState::resume(begun(Side::Silver));
    let mut gold =
        PlayState::resume(Letter::of(&silver.document).expect("a letter").document(Some(Side::Gold)));
    assert_eq!((silver.mode(), gold.mode()), (Mode::Computer, Mode::Setup));
    gold.apply(PlayAction::End);
    assert_eq!(
        receive(&mut silver, gold.letter().expect("a letter")),
        Some(FriendNotice::Played(label("1g")))
    );
    assert_eq!((silver.mode(), silver.event()), (Mode::Setup, &Event::SetUp(Side::Gold)));
    silver.apply(PlayAction::End);
    assert_eq!(
        receive(&mut gold, silver.letter().expect("a letter")),
        Some(FriendNotice::Played(label("1s")))
    );
    assert_eq!((gold.game(), gold.mode()), (silver.game(), Mode::Turn));
}

#[test]
fn a_friend_gives_up_but_nobody_gives_up_for_another() {
    let mut play = gold(&[GOLD]);
    assert_eq!(receive(&mut play, resigned(&letter(&[GOLD]), Side::Silver)), None);
    assert_eq!(play.event(), &Event::Over(Outcome::win(Side::Gold, Reason::Resignation)));
    let mut play = gold(&[GOLD]);
    let before = play.document.clone();
    let forged = resigned(&letter(&[GOLD, SILVER]), Side::Gold);
    assert_eq!(receive(&mut play, forged.clone()), Some(FriendNotice::Ahead));
    assert_eq!((&play.document, play.choice().expect("a choice").1), (&before, &forged));
    play.apply(FriendAction::PutOff);
    assert_eq!((play.choice(), &play.document), (None, &before));
}

#[test]
fn the_person_chooses_between_two_games() {
    let other = letter(&["Hb2n", SILVER]);
    let mut kept = gold(&[GOLD]);
    let before = kept.document.clone();
    assert_eq!(receive(&mut kept, other.clone()), Some(FriendNotice::Conflict));
    assert_eq!(kept.document, before, "nothing has changed yet");
    let (merge, _) = kept.choice().expect("a choice");
    assert_eq!(merge, Merge::Conflict { common: 2, ours: 1, theirs: 2 });
    let mut taken = kept.clone();
    kept.apply(FriendAction::KeepOurs);
    assert_eq!((kept.notice(), kept.choice()), (Some(&Notice::Friend(FriendNotice::KeptOurs)), None));
    assert_eq!((kept.game(), kept.document.variations_at(2).len()), (before.game(), 1));
    taken.apply(FriendAction::TakeTheirs);
    assert_eq!(taken.notice(), Some(&Notice::Friend(FriendNotice::TookTheirs)));
    assert_eq!((taken.game(), taken.mode()), (&other.game, Mode::Turn));
    assert_eq!(taken.document.variations_at(2).len(), 1);
    turn(&mut taken, "Ee2n");
    for play in [&taken, &kept] {
        let again = reread(play);
        assert_eq!((again.game(), again.document.to_text()), (play.game(), play.document.to_text()));
    }
    // What was chosen once is asked again only if the letter comes again.
    for action in [FriendAction::KeepOurs, FriendAction::TakeTheirs] {
        let before = kept.document.clone();
        kept.apply(action);
        assert_eq!(kept.document, before);
    }
}

#[test]
fn a_choice_survives_a_reload() {
    let mut play = gold(&[GOLD]);
    let before = SaveTrigger::of(&play);
    receive(&mut play, letter(&["Hb2n", SILVER]));
    assert_ne!(SaveTrigger::of(&play), before, "it is saved");
    let mut again = reread(&play);
    assert_eq!(again.choice(), play.choice());
    assert!(again.choice().is_some());
    again.apply(FriendAction::TakeTheirs);
    assert_eq!(again.game(), &letter(&["Hb2n", SILVER]).game);
    play.apply(FriendAction::PutOff);
    assert_eq!(reread(&play).choice(), None);
    // What no longer differs, or can't be read, waits for nothing.
    receive(&mut play, letter(&["Hb2n", SILVER]));
    let text = saved::write(&play).expect("a text");
    for (from, to) in [("2s ed7s", "2s ed9s"), ("2g Hb2n", "2g Ee2n Ee3n")] {
        assert!(text.contains(from), "{text}");
        assert_eq!(saved::read(&text.replace(from, to)).expect("a game").choice(), None, "{to}");
    }
}

#[test]
fn the_time_of_a_turn_is_not_recorded() {
    let mut play = gold(&[]);
    play.apply(TimeAction::Passed(5_000));
    turn(&mut play, GOLD);
    assert!(!play.document.to_text().contains("emt"), "{}", play.document.to_text());
}

#[test]
fn a_choice_that_has_become_needless_is_gone() {
    let mut play = gold(&[]);
    receive(&mut play, letter(&[GOLD, SILVER]));
    assert!(play.choice().is_some());
    turn(&mut play, GOLD);
    assert_eq!(play.choice(), None, "the letter would extend the game now");
}

#[test]
fn letters_of_other_games_change_nothing() {
    let mut play = gold(&[GOLD]);
    let before = play.document.clone();
    let mut other = letter(&[GOLD, SILVER]);
    other.terms.id = GameId::new([3; GameId::BYTES]);
    assert_eq!(receive(&mut play, other), Some(FriendNotice::OtherGame));
    let mut different = letter(&[]);
    different.game =
        Game::from_position(letter(&[]).game.position().expect("a position"), 9, RuleSet::CURRENT).into();
    assert_eq!(receive(&mut play, different), Some(FriendNotice::Different));
    assert_eq!(play.notice().map(Notice::tone), Some(Tone::Refusal));
    assert_eq!(play.document, before);
    let mut own = PlayState::new(GameOptions::default());
    assert_eq!(receive(&mut own, letter(&[])), Some(FriendNotice::OtherGame));
}

#[test]
fn each_names_only_oneself() {
    let mut play = gold(&[GOLD]);
    let mut named = letter(&[GOLD, SILVER]);
    named.terms.names.gold = Some("Loser".to_owned());
    named.terms.names.silver = Some("Robert".to_owned());
    receive(&mut play, named.clone());
    let names = |play: &PlayState| Side::ALL.map(|side| play.document.name(side).map(str::to_owned));
    assert_eq!(names(&play), [Some("Ann".to_owned()), Some("Robert".to_owned())]);
    named.terms.names.silver = None;
    receive(&mut play, named);
    assert_eq!(names(&play)[1].as_deref(), Some("Robert"), "a name is not taken away");
}

#[test]
fn the_friends_device_decides_about_the_friends_time() {
    let control = Some("1m/5m".parse().expect("a control"));
    let mut play =
        PlayState::new(GameOptions { control, ..GameOptions::against(Player::Friend, Side::Silver) });
    play.apply(TimeAction::GoOn);
    assert!(play.clock_runs(), "the friend's time is estimated");
    play.apply(TimeAction::Passed(3_600_000));
    assert_eq!(play.game().outcome(), None, "but the friend's device decides");
}

#[test]
fn a_rematch_exchanges_the_sides() {
    let start = GameStart::Setups(BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL });
    let play = PlayState::resume(terms().begin(Side::Silver, start));
    let id = GameId::new([9; GameId::BYTES]);
    let next = PlayState::resume(play.rematch_by_link(id).expect("a rematch"));
    assert_eq!((next.document.link_id(), next.mode()), (Some(id), Mode::Setup));
    assert_eq!([Side::Gold, Side::Silver].map(|side| next.document.name(side)), [Some("Bob"), Some("Ann")]);
    assert_eq!(
        next.game().rosters().silver,
        Roster::without(&[Role::Camel]),
        "the handicap stays with the friend"
    );
    assert_eq!(PlayState::new(GameOptions::default()).rematch_by_link(id), None);
}

#[test]
fn a_game_that_is_only_watched_follows_letters() {
    let mut play = PlayState::resume(letter(&[GOLD]).document(None));
    assert_eq!((play.mode(), play.can_resign(), play.is_watched()), (Mode::Computer, false, false));
    assert_eq!(receive(&mut play, letter(&[GOLD, SILVER, "Ee4n"])), Some(FriendNotice::Played(label("3g"))));
}

#[test]
fn a_letter_that_another_tab_may_answer_changes_nothing() {
    let mut play = gold(&[GOLD]).with_read_only(true);
    let before = play.clone();
    play.apply(FriendAction::Receive(letter(&[GOLD, SILVER]).into()));
    assert_eq!(play, before);
}
