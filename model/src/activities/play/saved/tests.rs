//! Tests of the saved form of a game.

use ansa_board::Mode;
use ansa_core::game::setup::CLASSIC;
use ansa_core::game::{Roster, Setup};
use ansa_core::{BySide, Role, Side};

use super::{SaveTrigger, SavedError, read, without_analysis, write, write_record};
use crate::Apply;
use crate::activities::play::testing::{
    WEAK, at, game, move_along, press, reread, resume, started, turn, two_people,
};
use crate::activities::play::{PlanAction, PlayAction, PlayState, TimeAction};
use crate::document::{GameOptions, GameStart, Player};
use crate::entry::{PlyEntry, SetupAction};
use crate::formats::ReadError;

#[test]
fn a_selection_triggers_no_save_without_a_clock() {
    let mut play = started();
    let (before, text) = (SaveTrigger::of(&play), write(&play));
    play.apply(TimeAction::Passed(1234));
    press(&mut play, &["a2"]);
    assert_eq!(SaveTrigger::of(&play), before);
    assert_ne!(write(&play), text, "the time is told whenever something else is saved");
    press(&mut play, &["a3"]);
    assert_ne!(SaveTrigger::of(&play), before);

    let control = Some("1m/5m".parse().expect("a time control"));
    let mut play =
        resume(game(&[]), GameOptions { control, ..GameOptions::against(Player::Person, Side::Gold) });
    let timed = SaveTrigger::of(&play);
    play.apply(TimeAction::Passed(1234));
    assert_ne!(SaveTrigger::of(&play), timed);
}

#[test]
fn everything_that_is_kept_triggers_a_save() {
    let mut play = started();
    let mut seen = vec![SaveTrigger::of(&play)];
    let mut changed = |play: &PlayState| {
        let trigger = SaveTrigger::of(play);
        assert!(!seen.contains(&trigger), "{trigger:?}");
        seen.push(trigger);
    };
    play.apply(PlayAction::Flip);
    changed(&play);
    play.apply(PlanAction::Begin);
    turn(&mut play, "Ee2n");
    changed(&play);
    play.apply(PlanAction::Keep);
    turn(&mut play, "Md2n");
    changed(&play);
    play.apply(PlayAction::Resign);
    changed(&play);
}

#[test]
fn a_saved_game_resumes_in_mid_turn() {
    let mut play = resume(game(&[]), GameOptions::against(WEAK, Side::Gold));
    play.apply(PlayAction::Flip);
    move_along(&mut play, &["a2", "a3"]);
    assert_eq!(play.steps_left(), 3);
    play.apply(TimeAction::Passed(1234));
    let again = reread(&play);
    assert_eq!((again.game(), again.document.to_text()), (play.game(), play.document.to_text()));
    assert_eq!(again.own_entry().draft, play.own_entry().draft);
    assert_eq!(again.timing.spent, play.timing.spent);
    assert_eq!((again.options().players, again.bottom()), (play.options().players, Side::Silver));
    let mut setup = two_people();
    press(&mut setup, &["a1", "h2"]);
    assert_eq!(reread(&setup).own_entry().draft, setup.own_entry().draft);
    setup.apply(SetupAction::Clear);
    let again = reread(&setup);
    let pieces = again.own_entry().setup().map(Setup::pieces);
    assert_eq!(pieces, Some(&[][..]), "a setup comes back that was cleared");
    play.apply(PlayAction::Resign);
    assert_eq!(reread(&play).game().outcome(), play.game().outcome());
}

#[test]
fn unreadable_text_is_an_error() {
    let good = write(&started()).expect("a text");
    let spoilt = |from: &str, to: &str| {
        assert!(good.contains(from), "{good} has {from}");
        read(&good.replacen(from, to, 1)).expect_err("it must not be read")
    };
    assert!(matches!(read(""), Err(SavedError::Text(ReadError::Shape(_)))));
    assert!(matches!(read("[]"), Err(SavedError::Text(ReadError::Shape(_)))));
    assert!(matches!(spoilt("ansa-game", "ansa-tree"), SavedError::Text(ReadError::Format(_))));
    assert_eq!(spoilt("\"version\":1", "\"version\":2"), SavedError::Text(ReadError::Version(2)));
    let value = |value: &str| SavedError::Text(ReadError::Value(value.to_owned()));
    assert_eq!(spoilt("\"person\"", "\"ghost\""), value("ghost"));
    assert_eq!(spoilt("\"orientation\":\"gold\"", "\"orientation\":\"west\""), value("west"));
    assert!(matches!(spoilt("Ra1", "Ra2"), SavedError::Record(_)));
    assert!(matches!(spoilt("Ra1", "Za1"), SavedError::Unreadable(_)));
    assert!(matches!(spoilt("\"control\":null", "\"control\":\"fast\""), SavedError::Control(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"Ee9n\""), SavedError::Draft(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"ra7s\""), SavedError::Draft(_)));
}

#[test]
fn handicaps_and_positions_are_saved() {
    let options = GameOptions {
        start: GameStart::Setups(BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL }),
        ..GameOptions::against(Player::Person, Side::Gold)
    };
    let mut play = PlayState::new(options);
    assert_eq!(play.board().side(Side::Gold).count(), 15, "the camel's square stays empty");
    let again = reread(&play);
    assert_eq!((again.options(), again.own_entry()), (play.options(), play.own_entry()));
    play.apply(SetupAction::Arrange(CLASSIC));
    play.apply(PlayAction::End);
    assert_eq!((play.notice(), play.mode()), (None, Mode::Setup));
    let again = reread(&play);
    assert_eq!((again.options(), again.game()), (play.options(), play.game()));

    let here = at("s", &["Ed4", "Ra1", "rh8", "eh6"]);
    let again = reread(&here);
    assert_eq!((again.game(), again.own_entry()), (here.game(), here.own_entry()));
    assert_eq!(again.own_entry(), &PlyEntry::of(here.game()));
    let mut here = at("s", &["Ed4", "Ra1", "rh8", "eh6"]);
    turn(&mut here, "eh6s");
    assert_eq!(reread(&here).document, here.document);
    assert_eq!(reread(&here).game().label(1).to_string(), "3g");
}

#[test]
fn a_game_can_be_saved_without_its_analysis() {
    let plain = game(&["Ee2n", "ra7s"]).to_record().to_plain();
    let text = |first: &str, second: &str| {
        let record = plain
            .replace("2g Ee2n", &format!("2g Ee2n{first}"))
            .replace("2s ra7s", &format!("2s ra7s{second}"));
        write_record(record).expect("a text")
    };
    let analysed = text(" {[%eval +0.40,6] [%best ra7s] good}", " {[%emt 0:00:12] [%eval -1.00,5]}");
    let lean = without_analysis(&analysed).expect("there is an analysis");
    assert_eq!(read(&lean).map(|play| write(&play)), Ok(Ok(lean.clone())));
    assert_eq!(Some(&lean), without_analysis(&analysed).as_ref());
    assert!(lean.contains("good") && lean.contains("%emt") && lean.contains("ra7s"), "{lean}");
    assert!(!lean.contains("%eval") && !lean.contains("%best"), "{lean}");
    assert_eq!(without_analysis(&lean), None, "nothing is left to be dropped");
    assert_eq!(without_analysis("not a game"), None);
}
