use super::*;
use crate::Apply;
use crate::activities::play::testing::game;
use crate::activities::study::StudyAction;
use crate::document::{CursorMove, Document, GameOptions, Player};
use crate::share::Shown;
use ansa_board::testing::square;
use ansa_core::record::Record;
use ansa_core::{Direction, Game, Side, Step};

fn studied(opponent: Player) -> StudyState {
    let options = GameOptions::against(opponent, Side::Gold);
    let document = Document::from_game(game(&["Ee2n Ee3n", "me7s"]), options);
    StudyState::new(document, Side::Silver)
}

/// The value of an attribute.
fn value<'a>(tag: &'a str, name: &str) -> &'a str {
    let (_, rest) = tag.split_once(&format!(" {name}=\"")).expect(name);
    rest.split_once('"').expect("its end").0
}

#[test]
fn an_embedded_board_shows_the_place_of_the_study() {
    let mut study = studied(Player::Person);
    study.apply(StudyAction::Move(CursorMove::Previous));
    let share = Share::from_study(&study, Settings::default());
    let tag = share.tag(Shown::Game, "s");
    assert_eq!((value(&tag, "ply"), value(&tag, "bottom")), ("3", "silver"));
    assert!(value(&tag, "record").contains("2s me7s"));
    let tag = share.tag(Shown::Position, "s");
    assert!(value(&tag, "position").starts_with("s ["), "{tag}");
}

#[test]
fn a_variation_is_the_main_line_of_what_is_shared() {
    // Against the computer, the game as played can't be changed.
    for opponent in [Player::Person, Player::Computer(ansa_core::Level::WEAKEST)] {
        let mut study = studied(opponent);
        study.apply(StudyAction::Move(CursorMove::Previous));
        let step = Step { from: square("d7"), direction: Direction::South };
        study.apply(StudyAction::Play(vec![step]));
        let before = study.document.clone();
        let share = Share::from_study(&study, Settings::default());
        assert_eq!(study.document, before);
        assert!(share.plain.as_deref().expect("a record").contains("2s ed7s"));
        let text = share.game.as_deref().expect("a record");
        let game = Game::from_record(&Record::read(text).expect("a record")).expect("a game");
        assert_eq!(&game, &**study.place.line().game());
        assert!(text.contains("me7s"), "the game itself is a variation");
        assert_eq!(value(&share.tag(Shown::Game, "s"), "ply"), "4");
    }
}
