//! Tests of the editor.

use ansa_board::testing::square;
use ansa_board::{BoardEdit, BoardEvent};
use ansa_core::position::builder::BoardError;
use ansa_core::position::faults::PositionFault;
use ansa_core::recognise::TextKind;
use ansa_core::record::ArrowAnnotation;
use ansa_core::{Board, Piece, Reason, Side};

use super::*;
use crate::Apply;
use crate::activities::Tone;
use crate::formats::PastedForm;
use crate::formats::{ReadError, Stored as _};
use crate::text::editor as words;

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).expect("a piece")
}

/// An editor with an empty board, gold to move.
fn empty() -> EditorState {
    EditorState::new(EditedPosition::at_start_of_turn(Board::EMPTY, Side::Gold), Side::Gold)
}

/// An editor with these pieces, such as `Ee4`.
fn with(pieces: &[&str]) -> EditorState {
    let mut editor = empty();
    for text in pieces {
        let letter = text.chars().next().expect("a letter");
        editor.apply(EditorAction::Put(piece(letter), square(&text[1..])));
    }
    editor
}

fn press(editor: &mut EditorState, name: &str) {
    editor.apply(BoardEvent::Press(square(name)));
}

fn at(editor: &EditorState, name: &str) -> Option<char> {
    editor.builder().board.piece_at(square(name)).map(Piece::letter)
}

/// What is announced.
fn said(editor: &EditorState) -> String {
    words::event(editor)
}

/// What the notice says.
fn notice(editor: &EditorState) -> String {
    editor.notice().map(words::notice).unwrap_or_default()
}

#[test]
fn a_chosen_piece_is_put_replaces_and_is_removed_by_presses() {
    let mut editor = empty();
    editor.apply(EditorAction::Choose(EditorTool::Put(piece('C'))));
    assert_eq!(said(&editor), "Choose a square to place a gold cat.");
    press(&mut editor, "d4");
    press(&mut editor, "d5");
    assert_eq!((at(&editor, "d4"), at(&editor, "d5")), (Some('C'), Some('C')));
    assert_eq!(said(&editor), "Gold cat on d5.");
    press(&mut editor, "d5");
    assert_eq!((at(&editor, "d5"), said(&editor)), (None, "Gold cat on d5 removed.".to_owned()));
    editor.apply(EditorAction::Choose(EditorTool::Put(piece('e'))));
    press(&mut editor, "d4");
    assert_eq!(at(&editor, "d4"), Some('e'), "another piece takes its place");
    editor.apply(EditorAction::Choose(EditorTool::Remove));
    press(&mut editor, "d4");
    assert_eq!(editor.builder().board, Board::EMPTY);
    press(&mut editor, "d4");
    assert_eq!(editor.notice(), Some(&EditorNotice::NothingThere(square("d4"))));
    editor.apply(EditorAction::Escape);
    assert_eq!(editor.tool, EditorTool::Move);
    assert_eq!(editor.notice(), None);
}

#[test]
fn a_piece_is_moved_by_two_presses_or_a_drag_and_removed_beside_the_board() {
    let mut editor = with(&["Ee4", "rd5"]);
    press(&mut editor, "e4");
    assert!(editor.board_view().squares[square("e4").index()].selected);
    assert!(editor.board_view().squares[square("a8").index()].destination.is_some());
    press(&mut editor, "e4");
    assert_eq!(said(&editor), "Put back.");
    press(&mut editor, "e4");
    press(&mut editor, "d5");
    assert_eq!((at(&editor, "e4"), at(&editor, "d5")), (None, Some('E')), "the rabbit is replaced");
    editor.apply(BoardEvent::MoveAlong(["d5", "d4", "c4", "a1"].map(square).to_vec()));
    assert_eq!(said(&editor), "Gold elephant from d5 to a1.");
    editor.apply(BoardEvent::MoveAlong(Vec::new()));
    editor.apply(BoardEvent::MoveAlong(vec![square("h8"), square("h7")]));
    assert_eq!(at(&editor, "a1"), Some('E'), "nothing is moved from an empty square");
    editor.apply(BoardEvent::Edit(BoardEdit::Put(square("h8"), piece('h'))));
    editor.apply(BoardEvent::Edit(BoardEdit::Remove(square("a1"))));
    assert_eq!((at(&editor, "h8"), at(&editor, "a1")), (Some('h'), None));
}

#[test]
fn the_whole_position_is_changed_and_every_change_can_be_undone_and_redone() {
    let mut editor = with(&["Ee4", "Ra2", "rh6"]);
    let mut texts = vec![editor.short()];
    for action in [
        EditorAction::Mirror,
        EditorAction::ToMove(Side::Silver),
        EditorAction::Exchange,
        EditorAction::SetUp,
        EditorAction::Clear,
        EditorAction::Put(piece('D'), square("c3")),
    ] {
        editor.apply(action);
        assert!(texts.last() != Some(&editor.short()));
        texts.push(editor.short());
    }
    // A change that changes nothing is no step back.
    editor.apply(EditorAction::Put(piece('D'), square("c3")));
    editor.apply(EditorAction::ToMove(Side::Gold));
    for text in texts.iter().rev().skip(1) {
        editor.apply(EditorAction::Undo);
        assert_eq!(editor.short(), *text);
    }
    for text in texts.iter().skip(1) {
        editor.apply(EditorAction::Redo);
        assert_eq!(editor.short(), *text);
    }
    assert!(!editor.can_redo());
    editor.apply(EditorAction::Redo);
    editor.apply(EditorAction::Undo);
    editor.apply(EditorAction::Put(piece('r'), square("a7")));
    assert!(!editor.can_redo(), "a new change forgets what was undone");
}

#[test]
fn mirroring_and_exchanging_move_every_piece() {
    let mut editor = with(&["Ee4", "Ra2", "rh6"]);
    editor.apply(EditorAction::Mirror);
    assert_eq!([at(&editor, "d4"), at(&editor, "h2"), at(&editor, "a6")], [Some('E'), Some('R'), Some('r')]);
    assert_eq!(editor.builder().side, Side::Gold);
    editor.apply(EditorAction::Exchange);
    assert_eq!([at(&editor, "d5"), at(&editor, "h7"), at(&editor, "a3")], [Some('e'), Some('r'), Some('R')]);
    assert_eq!(editor.builder().side, Side::Silver, "the side that was to move still is, in its new colour");
    editor.apply(EditorAction::Flip);
    assert_eq!(editor.board_view().bottom, Side::Silver);
}

#[test]
fn faults_are_named_with_their_squares_and_marked_on_the_board() {
    let mut editor = with(&["Hc3", "Ra8", "rh6", "ra1", "ee5", "ed5"]);
    let named: Vec<String> = editor.faults().into_iter().map(words::fault).collect();
    assert_eq!(
        named,
        [
            "The gold horse on c3 is on a trap with no friendly piece next to it.",
            "The gold rabbit on a8 has already reached its goal.",
            "There are 2 silver elephants, but a side has only 1.",
            "The silver rabbit on a1 has already reached its goal.",
        ]
    );
    let marked: Vec<_> = editor.board_view().drawn.iter().map(|&ArrowAnnotation { from, .. }| from).collect();
    for name in ["a1", "a8", "c3"] {
        assert!(marked.contains(&square(name)), "{name}: {marked:?}");
    }
    assert_eq!(marked.len(), 3);
    let verdict = |editor: &EditorState| words::verdict(editor, &editor.faults());
    assert_eq!(verdict(&editor), "This position isn’t possible:");
    assert!(!editor.can_play() && !editor.can_study() && editor.document().is_none());
    editor.apply(EditorAction::Put(piece('C'), square("c2")));
    assert!(verdict(&editor).starts_with("No game"), "{}", verdict(&editor));
    assert!(!editor.can_study() && editor.document().is_none());
    editor.apply(BoardEvent::Edit(BoardEdit::Remove(square("d5"))));
    // Silver has moved last, so its goal counts first.
    assert_eq!(editor.outcome().and_then(|outcome| outcome.winner), Some(Side::Silver));
    assert!(verdict(&editor).contains("game is over"), "{}", verdict(&editor));
    assert!(editor.can_study() && !editor.can_play());
    for name in ["a1", "a8"] {
        editor.apply(BoardEvent::Edit(BoardEdit::Remove(square(name))));
    }
    assert_eq!(
        editor.faults(),
        [PositionFault::Board(BoardError::NoRabbits { side: Side::Gold })],
        "mended but for one"
    );
    editor.apply(EditorAction::Put(piece('R'), square("b2")));
    assert!(editor.can_play());
    assert_eq!(verdict(&editor), "A game can be played from here.");
    assert_eq!(editor.board_view().drawn, []);
}

#[test]
fn a_side_without_a_step_has_lost() {
    let mut editor = with(&["Ra1", "ea2", "rh8"]);
    assert_eq!(
        editor.faults().into_iter().map(words::fault).collect::<Vec<_>>(),
        ["Gold has no legal step."]
    );
    assert_eq!(editor.outcome().map(|outcome| outcome.reason), Some(Reason::Immobilisation));
    editor.apply(EditorAction::ToMove(Side::Silver));
    assert!(editor.can_play());
}

#[test]
fn positions_are_read_in_every_form_and_bad_text_changes_nothing() {
    let source = with(&["Ee4", "Ra2", "rh6"]);
    let short = source.short();
    let encoded = short.replace(' ', "+").replace('[', "%5B").replace(']', "%5D");
    let link = format!("https://example.org/#/editor?position={encoded}");
    for (text, said) in [
        (&*short, "Read as a position."),
        (&source.diagram(), "Read as a diagram."),
        (&link, "Read as the data of a game viewer or link."),
        ("8/8/7r/8/4E3/8/R7/8 g", "Read as a position in rows with slashes."),
    ] {
        let mut editor = empty();
        editor.apply(EditorAction::Read(text.to_owned()));
        assert_eq!((editor.position, notice(&editor).as_str()), (source.position, said), "{text}");
        editor.apply(EditorAction::Undo);
        assert_eq!(editor.builder(), empty().builder());
    }
    // One with faults is read all the same.
    let mut editor = with(&["Ed4"]);
    editor.apply(EditorAction::Read(format!("s [{:64}]", "RRRRRRRRR")));
    assert_eq!(editor.builder().board.occupied().count(), 9);
    assert_eq!(editor.builder().side, Side::Silver);
    // A game gives its last position; one with an error the one before it.
    let setups = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
        1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 md7 ee7 cf7 dg7 hh7\n";
    editor.apply(EditorAction::Read(format!("{setups}2g Ee2n Ee3n\n")));
    assert_eq!((at(&editor, "e4"), editor.builder().side), (Some('E'), Side::Silver));
    assert_eq!(notice(&editor), "Read as a game. This is the last position of its main line.");
    editor.apply(EditorAction::Read(format!("{setups}2g Ee2n\n2s ee7n\n")));
    assert_eq!((at(&editor, "e3"), editor.builder().side), (Some('E'), Side::Silver));
    assert!(notice(&editor).starts_with("Read as a game, up to an error. Line 4, "), "{}", notice(&editor));
    editor.apply(EditorAction::Read(format!("{setups}2g Ee2n\n*\n\n{setups}")));
    assert!(notice(&editor).ends_with("The text has 2 games. This is the first."), "{}", notice(&editor));
    editor.apply(EditorAction::Read("8/8/7r/8/4E3/8/R7/8".to_owned()));
    let side = "The text does not say which side is to move. It is assumed to be Gold.";
    assert_eq!(notice(&editor), format!("Read as a position in rows with slashes. {side}"));
    // What another screen gives needs no word about its form, unless something is missing.
    editor.apply(EditorAction::Given(short.clone()));
    assert_eq!((editor.position, editor.notice()), (source.position, None));
    editor.apply(EditorAction::Given("8/8/7r/8/4E3/8/R7/8".to_owned()));
    assert_eq!(notice(&editor), format!("Read as a position in rows with slashes. {side}"));
    // Nothing else is taken for a position.
    let before = editor.short();
    let long = "r".repeat((1 << 20) + 1);
    for (text, error) in [
        (" \n", PositionReadError::Empty),
        (&long, PositionReadError::TooLong),
        ("Ee2n Ee3n", PositionReadError::OnlySteps),
    ] {
        editor.apply(EditorAction::Read(text.to_owned()));
        assert_eq!(editor.notice(), Some(&EditorNotice::Unreadable(error)));
    }
    for text in ["To be or not to be", "g [", "9/8/8/8/8/8/8/8 g", "<img src=x onerror=alert(1)>", "🐘"] {
        editor.apply(EditorAction::Read(text.to_owned()));
        let Some(EditorNotice::Unreadable(PositionReadError::Refused(_))) = editor.notice() else {
            panic!("{text}: {:?}", editor.notice());
        };
        assert_eq!(editor.short(), before, "{text}");
    }
}

#[test]
fn the_steps_left_go_into_texts_documents_and_the_saved_form_and_come_back() {
    let mut editor = with(&["Ee4", "Ra2", "rh6"]);
    editor.apply(EditorAction::StepsLeft(2));
    assert_eq!((said(&editor).as_str(), editor.can_play()), ("Gold: 2 steps left.", true));
    assert!(editor.short().starts_with("g - - ["), "{}", editor.short());
    assert!(editor.diagram().starts_with("g - -\n"), "{}", editor.diagram());
    for text in [editor.short(), editor.diagram(), editor.diagram().replace("g - -", "7g Ee2n rc3x Ee3n")] {
        let mut other = empty();
        other.apply(EditorAction::Read(text.clone()));
        assert_eq!(other.position, editor.position, "{text}");
    }
    let restored = EditorState::read(&editor.write().expect("text")).expect("the same").0;
    assert_eq!(restored.position, editor.position);
    let document = editor.document().expect("a document");
    assert_eq!(document.game().position().map(|start| start.steps_left()), Some(2));
    // The record that the game goes into gives them to another editor.
    let mut again = empty();
    again.apply(EditorAction::Read(document.to_text()));
    assert_eq!(again.position, editor.position, "{}", document.to_text());
    assert_eq!(
        notice(&again),
        "Read as a game with tags or comments. This is the last position of its main line."
    );
    // Only 1 to 4 can be left, and they are undone like everything else.
    for (asked, left) in [(0, 1), (200, 4), (3, 3)] {
        editor.apply(EditorAction::StepsLeft(asked));
        assert_eq!(editor.steps_left(), left);
    }
    editor.apply(EditorAction::Undo);
    assert_eq!(editor.steps_left(), 4);
    editor.apply(EditorAction::Redo);
    editor.apply(EditorAction::Exchange);
    assert_eq!((editor.steps_left(), editor.builder().side), (3, Side::Silver));
    // A turn of four steps is over.
    editor.apply(EditorAction::Read(empty().diagram().replacen('g', "g Ee2n Ee3n Ee4n Ee5n", 1)));
    assert_eq!((editor.steps_left(), editor.builder().side), (4, Side::Silver));
    editor.apply(EditorAction::StepsLeft(1));
    editor.apply(EditorAction::Clear);
    assert_eq!(editor.steps_left(), 4);
}

#[test]
fn a_side_that_needs_more_steps_than_are_left_cannot_go_on() {
    // The rabbit is frozen, and the elephant can only push, which takes two steps.
    let mut editor = with(&["Ed4", "Rh4", "ch5", "rd5", "rc4", "re4", "rd3"]);
    assert!(editor.can_play(), "{}", words::verdict(&editor, &editor.faults()));
    for (left, can) in [(3, true), (2, true), (1, false)] {
        editor.apply(EditorAction::StepsLeft(left));
        assert_eq!((editor.can_play(), editor.can_study(), editor.document().is_some()), (can, can, can));
    }
    assert_eq!(words::verdict(&editor, &editor.faults()), "Gold has 1 step left, but no legal step.");
}

#[test]
fn a_position_that_another_part_has_read_is_taken_with_what_it_was() {
    let mut editor = empty();
    let position = with(&["Ee4", "Ra2"]).position;
    let taken = TakenText { form: PastedForm::Link, games: 1, is_side_assumed: false, stopped: None };
    editor.apply(EditorAction::Take(position, taken.clone()));
    assert_eq!(editor.position, position);
    assert_eq!(notice(&editor), "Read as a link to a game. This is the last position of its main line.");
    assert_eq!(words::tone(&EditorNotice::Taken(taken.clone())), Tone::Good);
    let kind = PastedForm::Text(TextKind::Variables);
    let in_part = TakenText { form: kind, stopped: Some("no".to_owned()), ..taken };
    assert_eq!(words::tone(&EditorNotice::Taken(in_part)), Tone::Hint);
    editor.apply(EditorAction::Undo);
    assert_eq!(editor.position, empty().position);
}

#[test]
fn a_saved_editor_is_restored_and_damaged_text_is_refused() {
    let mut editor = with(&["Hc3", "Ra8", "Ra7"]);
    editor.apply(EditorAction::ToMove(Side::Silver));
    editor.apply(EditorAction::Flip);
    let text = editor.write().expect("text");
    let restored = EditorState::read(&text).expect("the same").0;
    assert_eq!((restored.builder(), restored.bottom), (editor.builder(), Side::Silver));
    let spoilt = |from: &str, to: &str| EditorState::read(&text.replacen(from, to, 1)).expect_err("spoilt");
    assert!(matches!(spoilt("{", "["), ReadError::Shape(_)));
    assert_eq!(spoilt(":1", ":2"), ReadError::Version(2));
    assert_eq!(spoilt("ansa-editor", "ansa-setups"), ReadError::Format("ansa-setups".to_owned()));
    assert!(matches!(spoilt("s [", "s ("), ReadError::Value(_)));
    assert_eq!(spoilt("silver", "copper"), ReadError::Value("copper".to_owned()));
}

#[test]
fn a_position_becomes_the_start_of_a_document_even_if_the_game_is_over_there() {
    let editor = with(&["Ee4", "Ra2", "rh6"]);
    let document = editor.document().expect("a document");
    assert_eq!(document.game().position().map(|start| start.to_builder()), Some(*editor.builder()));
    assert_eq!((document.game().outcome(), document.game().next_label().number), (None, 2));
    let over = with(&["Ee4", "Ra8", "rh6"]);
    let document = over.document().expect("a document");
    assert_eq!(document.game().outcome(), over.outcome());
    assert_eq!(document.game().board(), over.builder().board);
}
