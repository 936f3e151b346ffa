//! Tests of making a setup, through the entry.

use ansa_board::BoardEvent;
use ansa_board::testing::square;
use ansa_core::game::setup::CLASSIC;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Board, BySide, Game};

use super::*;
use crate::entry::{EntryAction, PlyEntry, Preset};

fn setting_up(rosters: BySide<Roster>) -> PlyEntry {
    PlyEntry::of(&Game::with(RuleSet::CURRENT, rosters))
}

fn full_set() -> PlyEntry {
    setting_up(BySide::default())
}

fn press(entry: &mut PlyEntry, squares: &[&str]) -> EntryReport {
    let mut report = EntryReport::default();
    for name in squares {
        report = entry.apply(EntryAction::Board(BoardEvent::Press(square(name))));
    }
    report
}

fn move_along(entry: &mut PlyEntry, from: &str, to: &str) -> EntryReport {
    entry.apply(EntryAction::Board(BoardEvent::MoveAlong(vec![square(from), square(to)])))
}

fn board(entry: &PlyEntry) -> Board {
    entry.board_on(Board::EMPTY)
}

fn letters(entry: &PlyEntry, squares: &[&str]) -> String {
    let board = board(entry);
    squares.iter().map(|name| board.piece_at(square(name)).map_or('.', Piece::letter)).collect()
}

fn placed(entry: &PlyEntry) -> Vec<(Square, Piece)> {
    let mut pieces = entry.setup().expect("a setup is being made").pieces().to_vec();
    pieces.sort_unstable();
    pieces
}

fn unplaced(entry: &PlyEntry) -> [u8; 6] {
    entry.setup_entry().expect("a setup is being made").unplaced()
}

#[test]
fn pieces_are_placed_in_order_from_an_empty_board() {
    let mut entry = full_set();
    assert_eq!((unplaced(&entry), entry.next_role(), entry.swaps()), ([0; 6], None, Bitboard::EMPTY));
    assert_eq!(entry.apply(SetupAction::Clear.into()), EntryReport::event(EntryEvent::Arranged(16)));
    assert_eq!(entry.swaps(), Setup::home(Side::Gold), "every home square is free");
    let report = press(&mut entry, &["e2", "d2", "b2", "g2"]);
    let horse = Piece::new(Side::Gold, Role::Horse);
    assert_eq!(report, EntryReport::event(EntryEvent::Placed(horse, square("g2"), 12)));
    assert_eq!(letters(&entry, &["e2", "d2", "b2", "g2"]), "EMHH");
    assert_eq!(unplaced(&entry), [8, 2, 2, 0, 0, 0]);
    entry.apply(SetupAction::Choose(Role::Rabbit).into());
    press(&mut entry, &["a1", "b1"]);
    assert_eq!(letters(&entry, &["a1", "b1"]), "RR");
    let report = press(&mut entry, &["e4", "e7"]);
    assert_eq!(
        report,
        EntryReport::notice(EntryEvent::NotHome(Side::Gold)),
        "pieces stand on home squares only"
    );
    assert_eq!(unplaced(&entry), [6, 2, 2, 0, 0, 0]);
    let mut again = full_set();
    assert_eq!((again.read(&entry.to_text()), placed(&again)), (Ok(()), placed(&entry)));

    // A placed piece can be moved and swapped as usual.
    press(&mut entry, &["a1", "h1"]);
    assert_eq!(letters(&entry, &["a1", "h1"]), ".R");
    let report = press(&mut entry, &["h1", "e2"]);
    assert_eq!(report, EntryReport::event(EntryEvent::Swapped(square("h1"), square("e2"))));
    assert_eq!(letters(&entry, &["e2", "h1"]), "RE");
    assert_eq!(entry.apply(SetupAction::Fill.into()), EntryReport::event(EntryEvent::Arranged(0)));
    assert_eq!((unplaced(&entry), board(&entry).side(Side::Gold).count()), ([0; 6], 16));
    assert_eq!(letters(&entry, &["d2", "h1"]), "ME");
}

#[test]
fn the_default_setup_can_be_changed() {
    let mut entry = full_set();
    assert_eq!(letters(&entry, &["e2", "a1"]), "ER");
    press(&mut entry, &["e2", "a1"]);
    assert_eq!(letters(&entry, &["e2", "a1"]), "RE");
    move_along(&mut entry, "e2", "a1");
    assert_eq!(letters(&entry, &["e2", "a1"]), "ER");
    let report = press(&mut entry, &["e2", "e5"]);
    assert_eq!((report, entry.selection()), (EntryReport::event(EntryEvent::Deselected), None));
    assert_eq!(letters(&entry, &["e2"]), "E", "only home squares can be swapped");
    entry.apply(SetupAction::Arrange(CLASSIC).into());
    assert_eq!(letters(&entry, &["a1", "d2"]), "RM");
    entry.apply(SetupAction::Mirror.into());
    assert_eq!(letters(&entry, &["e2"]), "M");
    let report = entry.apply(EntryAction::Board(BoardEvent::Select(square("a5"))));
    assert_eq!(report, EntryReport::notice(EntryEvent::NotHome(Side::Gold)));
    let report = move_along(&mut entry, "a5", "a1");
    assert_eq!(report, EntryReport::notice(EntryEvent::NotHome(Side::Gold)));
}

#[test]
fn after_the_last_piece_of_a_role_the_next_role_follows() {
    let mut entry = full_set();
    entry.apply(SetupAction::Clear.into());
    entry.apply(SetupAction::Choose(Role::Cat).into());
    assert_eq!(entry.next_role(), Some(Role::Cat));
    press(&mut entry, &["c2", "f2", "e2"]);
    assert_eq!(letters(&entry, &["c2", "f2", "e2"]), "CCE");
}

#[test]
fn the_selected_piece_can_change_places_with_every_other() {
    let mut entry = full_set();
    press(&mut entry, &["e2"]);
    assert_eq!(entry.swaps(), Setup::home(Side::Gold) - Bitboard::from_square(square("e2")));
    press(&mut entry, &["e2"]);
    assert_eq!(entry.swaps(), Bitboard::EMPTY);
}

#[test]
fn a_handicap_leaves_free_squares() {
    let camel_off = BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL };
    let mut entry = setting_up(camel_off);
    assert_eq!(unplaced(&entry), [0; 6]);
    let count = |entry: &PlyEntry| board(entry).side(Side::Gold).count();
    for preset in Preset::ALL {
        entry.apply(SetupAction::Arrange(preset.rows()).into());
        assert_eq!((count(&entry), unplaced(&entry)), (15, [0; 6]));
    }
    entry.apply(SetupAction::Arrange(Preset::NinetyNine.rows()).into());
    assert_eq!(letters(&entry, &["d2", "e2"]), ".E");
    press(&mut entry, &["e2", "d2"]);
    assert_eq!(letters(&entry, &["d2", "e2"]), "E.");
    move_along(&mut entry, "d2", "e2");
    assert_eq!(letters(&entry, &["d2", "e2"]), ".E");
    entry.apply(SetupAction::Mirror.into());
    assert_eq!(letters(&entry, &["d2", "e2"]), "E.");
    let whole = Setup::from_rows(CLASSIC, Side::Gold);
    for action in [SetupAction::Shuffle([7; 16]), SetupAction::Copy(whole)] {
        entry.apply(action.into());
        assert_eq!((count(&entry), unplaced(&entry)), (15, [0; 6]));
    }
    assert_eq!(entry.setup().map(|setup| setup.check(Side::Gold, camel_off.gold)), Some(Ok(())));
}

#[test]
fn a_shuffle_follows_its_numbers() {
    let mut entry = full_set();
    let upwards: [u32; 16] = core::array::from_fn(|index| index as u32);
    entry.apply(SetupAction::Shuffle(upwards).into());
    assert_eq!(letters(&entry, &["a1", "b1", "c1", "h2"]), "EMHR");
    let first = placed(&entry);
    entry.apply(SetupAction::Shuffle(upwards.map(|key| 16 - key)).into());
    assert_eq!(letters(&entry, &["a1", "h2", "g2", "f2"]), "REMH");
    assert_ne!(placed(&entry), first);
}
