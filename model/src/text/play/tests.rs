use super::*;
use crate::Apply;
use crate::activities::play::PlayAction;
use crate::activities::play::testing::{STRONG, WEAK, against, answer, at, press, turn, two_people};
use crate::document::{Document, GameOptions};
use ansa_core::record::{GameReading, Record};

const PIECES: [&str; 6] = ["Ed2", "Ra7", "Rh1", "ed7", "rh2", "rb8"];

#[test]
fn against_the_computer_the_person_has_won_or_lost() {
    let mut play = against(WEAK, "g", &PIECES);
    turn(&mut play, "Ra7n");
    assert!(status(&play).starts_with("You won. "), "{}", status(&play));
    let mut play = against(STRONG, "g", &PIECES);
    turn(&mut play, "Ed2n");
    answer(&mut play, "rh2w rg2s");
    play.apply(crate::activities::play::ViewAction::Skip);
    assert!(status(&play).starts_with("You lost. "), "{}", status(&play));
    let mut play = two_people();
    play.apply(PlayAction::Resign);
    assert!(!status(&play).contains("You"), "{}", status(&play));
}

#[test]
fn plates_name_the_players_of_the_record() {
    let text = "[Gold \"Omar\"]\n[GoldRating \"2100\"]\n[Silver \"Fritz\"]\n";
    let reading = GameReading::from_record(&Record::read(text).expect("a record")).expect("a game");
    let shown = |opponent| {
        let options = GameOptions::against(opponent, Side::Gold);
        let play = PlayState::resume(Document::from_reading(reading.clone(), options));
        Side::ALL.map(|side| side_plate(&play.document, side))
    };
    assert_eq!(shown(Player::Person), ["Omar (2100)", "Fritz"]);
    assert_eq!(shown(WEAK), ["You", "Pip, level 1"]);
    let mut own = against(WEAK, "g", &PIECES).document.clone();
    own.set_name(Side::Gold, Some("Ann"));
    assert_eq!(side_plate(&own, Side::Gold), "You");
    own.set_name(Side::Silver, Some("Pip, level 1"));
    assert_eq!(Side::ALL.map(|side| side_plate(&own, side)), ["Ann", "Pip, level 1"]);
    assert_eq!(Side::ALL.map(|side| side_plate(&two_people().document, side)), ["", ""]);
}

#[test]
fn the_title_belongs_to_the_screen_that_is_shown() {
    let play = against(WEAK, "g", &PIECES);
    assert_eq!(title(Some(&play), None), "Your turn – Ansa");
    assert_eq!(title(None, Some("Study")), "Study – Ansa");
    assert_eq!(title(None, None), "Ansa");
    // Nobody is awaited against another person.
    assert_eq!(title(Some(&two_people()), None), "Ansa");
}

#[test]
fn names_from_right_to_left_change_no_order() {
    let text =
        "[Gold \"אבי כהן (2)\"]\n[GoldRating \"2100\"]\n[Silver \"محمد – [x] 3\"]\n[Event \"Кубок (2)\"]\n";
    let record = Record::read(text).expect("a record");
    let document = Document::from_reading(
        GameReading::from_record(&record).expect("a game"),
        GameOptions::against(Player::Person, Side::Gold),
    );
    let [gold, silver] = ["\u{2068}אבי כהן (2)\u{2069}", "\u{2068}محمد – [x] 3\u{2069}"];
    assert_eq!(
        Side::ALL.map(|side| side_plate(&document, side)),
        [format!("{gold} (2100)"), silver.to_owned()]
    );
    let name = crate::document::name_of_tags(&record.tags);
    assert_eq!(name, Some(format!("{gold} – {silver}, Кубок (2)")));
    // The record keeps them as they were.
    let export = document.to_export(name.as_deref(), "", "2026-11-21");
    assert!(!export.contains('\u{2068}') && export.contains("אבי כהן (2)"), "{export}");
}

#[test]
fn captured_pieces_are_those_of_the_side_that_has_them() {
    let mut play = at("g", &["Hc2", "Eb4", "Ra1", "rb3", "rh8"]);
    press(&mut play, &["b3", "c3"]);
    assert_eq!(captured(Side::Gold, &play.captured()), "Captured by Gold: silver rabbit");
    assert_eq!(captured(Side::Silver, &[]), "Silver has captured nothing");
}
