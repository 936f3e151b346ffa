use ansa_board::testing::square;
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::notation::PlyText;
use ansa_core::{Board, Game};

use super::*;
use crate::entry::{EntryAction, PlyEntry, SetupAction, SetupEntry, Typed, TypedDraft};
use ansa_board::{EntryEvent, EntryReport};

fn drafts(side: Side) -> [Setup; 2] {
    [Setup::from_rows(NINETY_NINE, side), Setup::new(Vec::new())]
}

fn read(text: &str) -> Typed {
    Typed::read_setup(&drafts(Side::Gold)[0], Side::Gold, Roster::FULL, text)
}

fn error(text: &str) -> TypedErrorKind {
    read(text).error.expect("something is wrong").kind
}

/// The letters on these squares after the text was read.
fn letters(text: &str, squares: &[&str]) -> String {
    let typed = read(text);
    let TypedDraft::Setup { setup, beside: 0 } = &typed.draft else { panic!("{:?}", typed.draft) };
    let at = |name: &&str| setup.pieces().iter().find(|(at, _)| *at == square(name));
    squares.iter().map(|name| at(name).map_or('.', |(_, piece)| piece.letter())).collect()
}

#[test]
fn the_text_of_a_whole_setup_works_from_any_draft() {
    for side in Side::ALL {
        let wanted = Setup::from_rows(CLASSIC, side).mirror();
        let words = PlyText::from(&wanted).to_string();
        for draft in drafts(side) {
            for text in [words.clone(), words.to_lowercase(), words.replace(' ', ""), format!("1g {words}")] {
                let typed = Typed::read_setup(&draft, side, Roster::FULL, &text);
                assert_eq!(typed.error, None, "{text}");
                let draft = TypedDraft::Setup { setup: in_order(wanted.pieces()), beside: 0 };
                assert_eq!(typed.draft, draft, "{text}");
            }
        }
    }
}

#[test]
fn a_typed_piece_exchanges_places() {
    assert_eq!(letters("Ea1", &["a1", "e2"]), "ER");
    assert_eq!(letters("Ha1 Hh1", &["a1", "b2", "h1", "g2"]), "HRHR");
    assert_eq!(letters("Ea1 Ma2", &["a1", "a2", "e2", "d2"]), "EMRR");
    assert_eq!(letters("ra1", &["a1"]), "R", "it stands there already");
    // Pieces still to be placed come first, and the piece on the square joins them.
    let some = Setup::new(vec![(square("a1"), Piece::new(Side::Gold, Role::Dog))]);
    let typed = Typed::read_setup(&some, Side::Gold, Roster::FULL, "Da2 Ra1");
    let TypedDraft::Setup { setup, beside } = typed.draft else { panic!("no setup") };
    let on: Vec<String> =
        setup.pieces().iter().map(|(at, piece)| format!("{}{at}", piece.letter())).collect();
    assert_eq!((on.join(" ").as_str(), beside), ("Ra1 Da2", 14));
}

#[test]
fn setup_errors_are_reported() {
    for text in ["", "r", "ra", "ra1 ", "ra1 m", "1", "1g"] {
        let kind = read(text).error.map(|error| error.kind);
        assert!(matches!(kind, None | Some(TypedErrorKind::Unfinished)), "{text}: {kind:?}");
    }
    for text in ["a1", "ra1n", "r a1", "ra9", "xa1", "e2n"] {
        assert_eq!(error(text), TypedErrorKind::NoPlacement, "{text}");
    }
    assert_eq!(error("Ea3"), TypedErrorKind::NotHome(Side::Gold));
    let rabbit = Piece::new(Side::Gold, Role::Rabbit);
    assert_eq!(error("Ra1 Ea1"), TypedErrorKind::Named(rabbit, square("a1")));
    let (camel, elephant) = (Piece::new(Side::Gold, Role::Camel), Piece::new(Side::Gold, Role::Elephant));
    assert_eq!(error("Ea1 Eb1"), TypedErrorKind::NoneLeft(elephant, 1));
    let typed = read("Ea1 Eb1 Ma2");
    let place = typed.error.map(|error| (error.start, error.end, error.words));
    assert_eq!(place, Some((4, 7, "Eb1".to_owned())));
    assert_eq!(letters("Ea1 Eb1 Ma2", &["a1", "b1", "a2"]), "ERR", "what comes before it is done");
    let roster = Roster::without(&[Role::Camel]);
    let typed = Typed::read_setup(&drafts(Side::Gold)[1], Side::Gold, roster, "Ma1");
    assert_eq!(typed.error.map(|error| error.kind), Some(TypedErrorKind::NoneLeft(camel, 0)));
    for kind in ["Ea3", "Ra1 Ea1", "Ea1 Eb1", "a1"] {
        let said = crate::text::typed(&read(kind));
        assert!(said.starts_with('“') && said.ends_with('.'), "{said}");
    }
}

#[test]
fn a_typed_setup_is_previewed_and_then_placed() {
    let mut entry = PlyEntry::of(&Game::new());
    let before = entry.draft.clone();
    let at = |entry: &PlyEntry, name: &str| {
        entry.board_on(Board::EMPTY).piece_at(square(name)).map_or('.', Piece::letter)
    };
    let typed = |entry: &mut PlyEntry, text: &str| {
        entry.apply(EntryAction::Type(text.to_owned()));
    };
    typed(&mut entry, "Ea1");
    assert_eq!((at(&entry, "a1"), entry.draft == before), ('E', true), "it is only tried");
    assert!(entry.selectable().is_empty(), "what is only tried can't be gone on with by hand");
    entry.apply(EntryAction::LeaveTyped);
    assert_eq!(at(&entry, "a1"), 'R');

    typed(&mut entry, "Ea1 Ea2");
    let report = entry.apply(EntryAction::PlayTyped);
    assert_eq!(
        (at(&entry, "a1"), entry.typed.as_ref(), report),
        ('E', None, EntryReport::event(EntryEvent::Arranged(0)))
    );

    entry.apply(SetupAction::Clear.into());
    typed(&mut entry, "Ea1");
    assert_eq!(crate::text::typed(entry.typed.as_ref().expect("it is typed")), "15 pieces left to place.");
    assert!(entry.swaps().is_empty());
    entry.apply(EntryAction::PlayTyped);
    assert_eq!(entry.setup_entry().map(SetupEntry::unplaced), Some([8, 2, 2, 2, 1, 0]));
}
