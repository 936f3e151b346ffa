//! Tests of the saved form of a game.

use ansa_board::Mode;
use ansa_core::game::setup::CLASSIC;
use ansa_core::game::{Roster, Setup};
use ansa_core::level::Level;
use ansa_core::position::outcome::Reason;
use ansa_core::{BySide, Role, Side};

use super::{SaveTrigger, SavedError, read, without_analysis, write, write_record};
use crate::activities::play::testing::{
    WEAK, at, game, made, move_along, press, reread, resume, started, turn, two_people,
};
use crate::activities::play::{Pause, PlanAction, PlayAction, PlayState, TimeAction};
use crate::document::{GameOptions, GameStart, Player};
use crate::entry::{PlyEntry, SetupAction};

/// A game as version 1 saved it.
const VERSION_1: &str = include_str!("tests/version_1.json");
/// A game with a clock as version 2 saved it.
const VERSION_2: &str = include_str!("tests/version_2.json");

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
    assert_eq!((again.game(), again.document().to_text()), (play.game(), play.document().to_text()));
    assert_eq!(again.own_entry().draft(), play.own_entry().draft());
    assert_eq!(again.timing.spent(), play.timing.spent());
    assert_eq!((again.options().players, again.bottom()), (play.options().players, Side::Silver));
    let mut setup = two_people();
    press(&mut setup, &["a1", "h2"]);
    assert_eq!(reread(&setup).own_entry().draft(), setup.own_entry().draft());
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
    assert!(matches!(read(""), Err(SavedError::Shape(_))));
    assert!(matches!(read("[]"), Err(SavedError::Shape(_))));
    assert!(matches!(spoilt("ansa-game", "ansa-tree"), SavedError::Format(_)));
    assert!(matches!(spoilt("\"version\":3", "\"version\":5"), SavedError::Version(5)));
    assert!(matches!(spoilt("\"person\"", "\"ghost\""), SavedError::Player(_)));
    assert!(matches!(spoilt("\"view\":\"gold\"", "\"view\":\"west\""), SavedError::Orientation(_)));
    assert!(matches!(spoilt("Ra1", "Ra2"), SavedError::Record(_)));
    assert!(matches!(spoilt("Ra1", "Za1"), SavedError::Unreadable(_)));
    assert!(matches!(spoilt("\"control\":null", "\"control\":\"fast\""), SavedError::Control(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"Ee9n\""), SavedError::Draft(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"ra7s\""), SavedError::Draft(_)));
}

#[test]
fn version_1_is_read() {
    let play = read(VERSION_1).expect("it can be read");
    assert_eq!((play.bottom(), made(&play).as_str()), (Side::Silver, "Ee2n"));
    assert_eq!((play.paused(), play.options().control), (None, None));
    let spoilt = read(&VERSION_1.replacen("Ra1", "Ra2", 1));
    assert!(matches!(&spoilt, Err(SavedError::Ply(label, _)) if label.to_string() == "1g"), "{spoilt:?}");
    let resigned = VERSION_1.replace("\"Ee2n\"", "\"\"").replace("null", "\"g\"");
    let outcome = read(&resigned).expect("it can be read").game().outcome();
    assert_eq!(outcome.map(|outcome| outcome.reason), Some(Reason::Resignation));
    // In version 1, levels had names.
    for (name, number) in [("easy", 2), ("medium", 5), ("hard", 8)] {
        let against = VERSION_1.replacen("\"silver\":\"person\"", &format!("\"silver\":\"{name}\""), 1);
        let play = read(&against).expect("it can be read");
        assert_eq!(play.options().players.silver.level().map(Level::number), Some(number));
        assert!(write(&play).expect("a text").contains(&format!("\"level-{number}\"")));
    }
}

#[test]
fn version_2_is_read_with_its_clock_and_the_times_used() {
    let play = read(VERSION_2).expect("it can be read");
    assert_eq!(play.game().plies().len(), 4);
    assert_eq!(made(&play), "Ee4n");
    assert_eq!([0, 1, 2, 3].map(|ply| play.document().time_used(ply)), [12_345, 0, 6_789, 1_004]);
    assert_eq!((play.timing.spent(), play.paused()), (2_500, Some(Pause::Opened)));
    assert_eq!(play.options().control.map(|control| control.to_string()).as_deref(), Some("1m/5m"));
    assert_eq!((play.options().take_backs, play.mode()), (false, Mode::Turn));
    assert_eq!(play.options().players.silver.level().map(Level::number), Some(3));
    // It goes on as version 3.
    let text = write(&play).expect("a text");
    assert!(text.contains("\"version\":3") && text.contains("%emt"), "{text}");
    let again = read(&text).expect("it can be read");
    assert_eq!(
        (again.document(), again.clock(), again.timing.spent()),
        (play.document(), play.clock(), 2_500)
    );
    let spoilt = read(&VERSION_2.replacen("\"used\":[", "\"used\":[\"", 1));
    assert!(matches!(spoilt, Err(SavedError::Shape(_))), "{spoilt:?}");
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
    assert_eq!(reread(&here).document(), here.document());
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
