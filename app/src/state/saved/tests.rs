//! Tests of the saved form of a game.

use ansa_board::Mode;
use ansa_board::testing::square;
use ansa_core::game::setup::CLASSIC;
use ansa_core::game::{Roster, Setup};
use ansa_core::level::Level;
use ansa_core::notation::PlyText;
use ansa_core::position::outcome::Reason;
use ansa_core::{BySide, Role, Side};

use crate::state::game_options::GameStart;
use crate::state::saved::SavedError;
use crate::state::testing::{at, made, press, started, two_people};
use crate::state::*;

#[test]
fn a_selection_triggers_no_save_without_a_clock() {
    let mut play = started();
    let before = saved::save_trigger(&play);
    play.apply(TimeAction::Passed(1234));
    press(&mut play, &["a2"]);
    assert_eq!(saved::save_trigger(&play), before);
    assert_ne!(saved::write(&play), before, "the time is told whenever something else is saved");
    press(&mut play, &["a3"]);
    assert_ne!(saved::save_trigger(&play), before);

    play.options.control = Some("1m/5m".parse().unwrap());
    let timed = saved::save_trigger(&play);
    play.apply(TimeAction::Passed(1234));
    assert_ne!(saved::save_trigger(&play), timed);
}

#[test]
fn a_saved_game_resumes_in_mid_turn() {
    let mut play = started();
    play.options.players = BySide { gold: Player::Person, silver: Player::Computer(Level::WEAKEST) };
    play.apply(PlayAction::Flip);
    let mover = square("a2");
    play.apply(EntryAction::MoveAlong(vec![mover, square("a3")]));
    assert_eq!(play.steps_left(), 3);
    play.apply(TimeAction::Passed(1234));
    let again = saved::read(&saved::write(&play).expect("a text")).expect("it can be read");
    assert_eq!(again.game, play.game);
    assert_eq!(again.draft, play.draft);
    assert_eq!((&again.timing.used, again.timing.spent), (&play.timing.used, play.timing.spent));
    assert_eq!((again.options.players, again.bottom()), (play.options.players, Side::Silver));
    let mut setup = two_people();
    press(&mut setup, &["a1", "h2"]);
    assert_eq!(
        saved::read(&saved::write(&setup).expect("a text")).expect("it can be read").draft,
        setup.draft
    );
    setup.apply(SetupAction::Clear);
    let again = saved::read(&saved::write(&setup).expect("a text")).expect("it can be read");
    assert_eq!(again.setup().map(Setup::pieces), Some(&[][..]), "a setup comes back that was cleared");
    play.apply(PlayAction::Resign);
    let again = saved::read(&saved::write(&play).expect("a text")).expect("it can be read");
    assert_eq!(again.game.outcome(), play.game.outcome());
}

#[test]
fn unreadable_text_is_an_error() {
    let good = saved::write(&started()).expect("a text");
    let spoilt = |from: &str, to: &str| {
        assert!(good.contains(from), "{good} has {from}");
        saved::read(&good.replacen(from, to, 1)).expect_err("it must not be read")
    };
    assert!(matches!(saved::read(""), Err(SavedError::Shape(_))));
    assert!(matches!(saved::read("[]"), Err(SavedError::Shape(_))));
    assert!(matches!(spoilt("ansa-game", "ansa-tree"), SavedError::Format(_)));
    assert!(matches!(spoilt("\"version\":2", "\"version\":3"), SavedError::Version(3)));
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
    let setup = |side| PlyText::from(&Setup::from_rows(CLASSIC, side)).to_string();
    let text = format!(
        "{{\"format\":\"ansa-game\",\"version\":1,\"gold\":\"person\",\"silver\":\"person\",\"bottom\":\"s\",\
         \"plies\":[\"{}\",\"{}\"],\"draft\":\"Ee2n\",\"resigned\":null}}",
        setup(Side::Gold),
        setup(Side::Silver)
    );
    let play = saved::read(&text).expect("it can be read");
    assert_eq!((play.bottom(), made(&play).as_str()), (Side::Silver, "Ee2n"));
    let resigned = text.replace("\"Ee2n\"", "\"\"").replace("null", "\"g\"");
    let outcome = saved::read(&resigned).expect("it can be read").game.outcome();
    assert_eq!(outcome.map(|outcome| outcome.reason), Some(Reason::Resignation));
    // In version 1, levels had names.
    for (name, number) in [("easy", 2), ("medium", 5), ("hard", 8)] {
        let against = text.replacen("\"silver\":\"person\"", &format!("\"silver\":\"{name}\""), 1);
        let play = saved::read(&against).expect("it can be read");
        assert_eq!(play.options.players.silver.level().map(Level::number), Some(number));
        assert!(saved::write(&play).expect("a text").contains(&format!("\"level-{number}\"")));
    }
}

#[test]
fn handicaps_and_positions_are_saved_and_survive_a_rematch() {
    let options = GameOptions {
        start: GameStart::Setups(BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL }),
        ..GameOptions::against(Player::Person, Side::Gold)
    };
    let mut play = PlayState::new(options);
    assert_eq!(play.board().side(Side::Gold).count(), 15, "the camel's square stays empty");
    let again = saved::read(&saved::write(&play).expect("a text")).expect("it can be read");
    assert_eq!((&again.options, &again.draft), (&play.options, &play.draft));
    play.apply(SetupAction::Arrange(CLASSIC));
    play.apply(PlayAction::End);
    assert_eq!((play.notice.clone(), play.mode()), (None, Mode::Setup));
    let again = saved::read(&saved::write(&play).expect("a text")).expect("it can be read");
    assert_eq!((again.options, again.game), (play.options.clone(), play.game.clone()));
    play.apply(PlayAction::Rematch);
    assert_eq!(play.board().side(Side::Gold).count(), 16, "the handicap goes with its player");

    let here = at("s", &["Ed4", "Ra1", "rh8", "eh6"]);
    let again = saved::read(&saved::write(&here).expect("a text")).expect("it can be read");
    assert_eq!((again.game, again.draft), (here.game, here.draft));
}
