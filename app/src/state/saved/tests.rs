//! Tests of what is kept of a game, and of what is read again.

use ansa_board::Mode;
use ansa_board::testing::square;
use ansa_core::game::placing::CLASSIC;
use ansa_core::game::{Placing, Roster};
use ansa_core::level::Level;
use ansa_core::notation::BodyText;
use ansa_core::position::outcome::Reason;
use ansa_core::{BySide, Role, Side};

use crate::state::saved::SavedError;
use crate::state::terms::Start;
use crate::state::testing::{at, made, press, started, two_people};
use crate::state::*;

#[test]
fn a_piece_in_hand_is_no_reason_to_save_unless_a_clock_runs() {
    let mut table = started();
    let before = saved::gist(&table);
    table.apply(TimeAction::Passed(1234));
    press(&mut table, &["a2"]);
    assert_eq!(saved::gist(&table), before);
    assert_ne!(saved::write(&table), before, "the time is told whenever something else is saved");
    press(&mut table, &["a3"]);
    assert_ne!(saved::gist(&table), before);

    table.terms.control = Some("1m/5m".parse().unwrap());
    let timed = saved::gist(&table);
    table.apply(TimeAction::Passed(1234));
    assert_ne!(saved::gist(&table), timed);
}

#[test]
fn what_was_saved_is_resumed_in_mid_turn() {
    let mut table = started();
    table.terms.players = BySide { gold: Player::Person, silver: Player::Computer(Level::WEAKEST) };
    table.apply(Action::Flip);
    let mover = square("a2");
    table.apply(EntryAction::Carry(vec![mover, square("a3")]));
    assert_eq!(table.steps_left(), 3);
    table.apply(TimeAction::Passed(1234));
    let again = saved::read(&saved::write(&table).expect("a text")).expect("it can be read");
    assert_eq!(again.game, table.game);
    assert_eq!(again.draft, table.draft);
    assert_eq!((&again.timing.used, again.timing.spent), (&table.timing.used, table.timing.spent));
    assert_eq!((again.terms.players, again.bottom()), (table.terms.players, Side::Silver));
    let mut setup = two_people();
    press(&mut setup, &["a1", "h2"]);
    assert_eq!(
        saved::read(&saved::write(&setup).expect("a text")).expect("it can be read").draft,
        setup.draft
    );
    setup.apply(SetupAction::Clear);
    let again = saved::read(&saved::write(&setup).expect("a text")).expect("it can be read");
    assert_eq!(again.placing().map(Placing::pieces), Some(&[][..]), "a setup comes back that was cleared");
    table.apply(Action::Resign);
    let again = saved::read(&saved::write(&table).expect("a text")).expect("it can be read");
    assert_eq!(again.game.outcome(), table.game.outcome());
}

#[test]
fn what_cannot_be_read_says_why() {
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
    assert!(matches!(spoilt("\"view\":\"gold\"", "\"view\":\"west\""), SavedError::View(_)));
    assert!(matches!(spoilt("Ra1", "Ra2"), SavedError::Record(_)));
    assert!(matches!(spoilt("Ra1", "Za1"), SavedError::Unreadable(_)));
    assert!(matches!(spoilt("\"control\":null", "\"control\":\"fast\""), SavedError::Control(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"Ee9n\""), SavedError::Draft(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"ra7s\""), SavedError::Draft(_)));
}

#[test]
fn games_saved_by_the_first_version_are_read() {
    let setup = |side| BodyText::from(&Placing::named(CLASSIC, side)).to_string();
    let text = format!(
        "{{\"format\":\"ansa-game\",\"version\":1,\"gold\":\"person\",\"silver\":\"person\",\"bottom\":\"s\",\
         \"plies\":[\"{}\",\"{}\"],\"draft\":\"Ee2n\",\"resigned\":null}}",
        setup(Side::Gold),
        setup(Side::Silver)
    );
    let table = saved::read(&text).expect("it can be read");
    assert_eq!((table.bottom(), made(&table).as_str()), (Side::Silver, "Ee2n"));
    let resigned = text.replace("\"Ee2n\"", "\"\"").replace("null", "\"g\"");
    let outcome = saved::read(&resigned).expect("it can be read").game.outcome();
    assert_eq!(outcome.map(|outcome| outcome.reason), Some(Reason::Resignation));
    // Levels had names then.
    for (name, number) in [("easy", 2), ("medium", 5), ("hard", 8)] {
        let against = text.replacen("\"silver\":\"person\"", &format!("\"silver\":\"{name}\""), 1);
        let table = saved::read(&against).expect("it can be read");
        assert_eq!(table.terms.players.silver.level().map(Level::number), Some(number));
        assert!(saved::write(&table).expect("a text").contains(&format!("\"level-{number}\"")));
    }
}

#[test]
fn handicaps_and_positions_are_saved_and_come_back_in_a_rematch() {
    let terms = Terms {
        start: Start::Setups(BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL }),
        ..Terms::against(Player::Person, Side::Gold)
    };
    let mut table = Table::new(terms);
    assert_eq!(table.board().side(Side::Gold).count(), 15, "the camel's square stays empty");
    let again = saved::read(&saved::write(&table).expect("a text")).expect("it can be read");
    assert_eq!((&again.terms, &again.draft), (&table.terms, &table.draft));
    table.apply(SetupAction::Arrange(CLASSIC));
    table.apply(Action::End);
    assert_eq!((table.notice.clone(), table.mode()), (None, Mode::Setup));
    let again = saved::read(&saved::write(&table).expect("a text")).expect("it can be read");
    assert_eq!((again.terms, again.game), (table.terms.clone(), table.game.clone()));
    table.apply(Action::Rematch);
    assert_eq!(table.board().side(Side::Gold).count(), 16, "the handicap goes with its player");

    let here = at("s", &["Ed4", "Ra1", "rh8", "eh6"]);
    let again = saved::read(&saved::write(&here).expect("a text")).expect("it can be read");
    assert_eq!((again.game, again.draft), (here.game, here.draft));
}
