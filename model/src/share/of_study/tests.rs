use super::*;
use crate::Apply;
use crate::activities::play::testing::game;
use crate::activities::study::StudyAction;
use crate::document::{CursorMove, Document, GameOptions, Player};
use crate::library::{Pasted, read_pasted};
use crate::share::Shown;
use ansa_board::testing::square;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::{Evaluation, GameReading, GoldScore, Record};
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
        assert_eq!(share.record, Some(before.to_text()), "the copied record is the whole game as it is");
        let text = share.game.as_deref().expect("a record");
        let game = Game::from_record(&Record::read(text).expect("a record")).expect("a game");
        assert_eq!(&game, &**study.place.line().game());
        assert!(text.contains("me7s"), "the game itself is a variation");
        assert_eq!(value(&share.tag(Shown::Game, "s"), "ply"), "4");
    }
}

#[test]
fn a_link_opens_at_the_place_that_was_shown() {
    let opened = |study: &StudyState| {
        let link = Share::from_study(study, Settings::default()).link("https://example.org/");
        let Ok(Pasted::Game(pasted)) = read_pasted(&link) else { panic!("no game: {link}") };
        let mut other = StudyState::new(pasted.document.clone(), Side::Gold);
        if let Some(node) = pasted.place.and_then(|number| pasted.document.node_at(number)) {
            other.apply(StudyAction::Show(node));
        }
        (link, other.board(), other.place.label_shown())
    };
    let mut study = studied(Player::Person);
    let (link, board, _) = opened(&study);
    assert!(!link.contains("&at="), "the end is shown anyway: {link}");
    assert_eq!(board, study.board());
    study.apply(StudyAction::Move(CursorMove::Previous));
    let step = Step { from: square("d7"), direction: Direction::South };
    study.apply(StudyAction::Play(vec![step]));
    let nodes: Vec<_> = study.document.tree().nodes().collect();
    for node in nodes {
        study.apply(StudyAction::Show(node));
        assert_eq!((study.board(), study.place.label_shown()), {
            let (_, board, label) = opened(&study);
            (board, label)
        });
    }
    for hostile in ["&at=", "&at=-1", "&at=99999999999999999999999", "&at=500", "&at=x&at=1"] {
        let Ok(Pasted::Game(pasted)) = read_pasted(&format!("{link}{hostile}")) else { panic!("{hostile}") };
        assert_eq!(pasted.place.and_then(|number| pasted.document.node_at(number)), None, "{hostile}");
    }
}

#[test]
fn a_copied_record_has_everything_that_the_export_has() {
    let game = game(&["Ee2n Ee3n", "me7s"]).to_record().to_plain();
    let text = format!(
        "[Event \"Club\"]\n[Gold \"Omar\"]\n[GoldRating \"2100\"]\n\n{}",
        game.replace(
            "2g Ee2n Ee3n",
            "2g Ee2n Ee3n! {Quiet. [%emt 0:00:05] [%csl Ge4]}\n(\n2g Md2n?? {No.}\n)"
        )
    );
    let reading = GameReading::from_record(&Record::read(&text).expect("a record"));
    let options = GameOptions::against(Player::Person, Side::Gold);
    let mut document = Document::from_reading(reading.expect("a game"), options);
    let node = document.played().nodes()[2];
    document.keep_evaluation(node, Evaluation::new(GoldScore::CentiRabbits(40)));
    document.end(Outcome::win(Side::Gold, Reason::Resignation)).expect("the game goes on");
    let variation = document.variations_at(2)[0];
    let mut study = StudyState::new(document, Side::Gold);
    for node in [study.node(), variation, study.document.root()] {
        study.apply(StudyAction::Show(node));
        let share = Share::from_study(&study, Settings::default());
        // The export adds nothing but a name and a date where the record has none.
        let export = study.document.to_export(None, "Club", "2026-11-28");
        let export = export.replace("[Date \"2026.11.28\"]\n", "");
        assert_eq!(share.record, Some(export), "whatever place is shown");
    }
    let record = Share::from_study(&study, Settings::default()).record.expect("a record");
    for part in ["Omar", "2100", "Ee3n !", "Quiet.", "%emt 0:00:05", "%csl", "Md2n", "No.", "%eval", "Result"]
    {
        assert!(record.contains(part), "{part} is left out:\n{record}");
    }
}
