//! Tests of the session.

mod in_progress;
mod next;
mod running;
mod saving;
mod tournament_games;

use ansa_core::game::Setup;
use ansa_core::{Piece, Side, Square};

use super::*;
use crate::Apply;
use crate::activities::editor::{EditorAction, EditorState};
use crate::activities::play::saved;
use crate::activities::play::testing::{STRONG, WEAK, awaited, best, game, resume, two_people};
use crate::activities::play::{ComputerAction, Event, PlayAction, PlayState};
use crate::activities::study::{StudyAction, StudyNotice};
use crate::document::{CursorMove, Document, Edit, GameOptions, GameStart, Player};
use crate::entry::{EntryAction, Preset, SetupAction};
use crate::formats::Stored as _;
use crate::formats::begun_turn::position_of;
use ansa_board::BoardEvent;
use ansa_board::testing::square;
use ansa_core::game::Roster;
use ansa_core::game::setup::CLASSIC;
use ansa_core::{BySide, Role};

fn begun(options: GameOptions) -> Session {
    Session::new(PlayState::new(options), LastSetups::default())
}

fn sorted(setup: &Setup) -> Vec<(Square, Piece)> {
    let mut pieces = setup.pieces().to_vec();
    pieces.sort_unstable();
    pieces
}

fn placed(session: &Session) -> Vec<(Square, Piece)> {
    sorted(session.play.own_entry().setup().expect("a setup is being made"))
}

fn placed_by(preset: Preset, side: Side) -> Vec<(Square, Piece)> {
    sorted(&Setup::from_rows(preset.rows(), side))
}

#[test]
fn the_last_setup_is_available_on_either_side() {
    let mut session = begun(GameOptions::against(WEAK, Side::Gold));
    session.apply(SessionAction::LastSetup);
    assert!(session.last_setup().is_none(), "there is none before the first game");
    session.apply(SetupAction::Arrange(Preset::CamelWing.rows()));
    session.apply(PlayAction::End);
    session.apply(SessionAction::Begin(GameOptions::against(WEAK, Side::Gold)));
    assert_ne!(placed(&session), placed_by(Preset::CamelWing, Side::Gold));
    session.apply(SessionAction::LastSetup);
    assert_eq!(placed(&session), placed_by(Preset::CamelWing, Side::Gold));
    let last = LastSetups::read(&session.last.write().expect("a text")).expect("it can be read").0;
    assert_eq!(last, session.last);
    // On another visit, with the other side.
    let mut session = Session::new(two_people(), last);
    assert!(session.last_setup().is_none(), "two people are not the one who plays the computer");
    session.apply(SessionAction::Begin(GameOptions::against(WEAK, Side::Silver)));
    assert!(session.last_setup().is_none(), "the computer sets up");
    let setup = best(&ansa_core::notation::PlyText::from(&Setup::from_rows(CLASSIC, Side::Gold)).to_string());
    let request = awaited(&session.play);
    session.apply(ComputerAction::Search(request, setup));
    assert_eq!(session.play.game().side(), Side::Silver);
    session.apply(SessionAction::LastSetup);
    assert_eq!(placed(&session), placed_by(Preset::CamelWing, Side::Silver));
}

#[test]
fn two_people_keep_their_setups_in_a_rematch() {
    let mut session = begun(GameOptions::against(Player::Person, Side::Gold));
    for preset in [Preset::CamelWing, Preset::HorsesInside] {
        session.apply(SetupAction::Arrange(preset.rows()));
        session.apply(PlayAction::End);
    }
    session.apply(SessionAction::Rematch);
    session.apply(SessionAction::LastSetup);
    assert_eq!(placed(&session), placed_by(Preset::HorsesInside, Side::Gold));
    session.apply(PlayAction::End);
    session.apply(SessionAction::LastSetup);
    assert_eq!(placed(&session), placed_by(Preset::CamelWing, Side::Silver));
}

#[test]
fn a_rematch_exchanges_the_sides_and_handicaps_go_with_their_players() {
    let mut session = begun(GameOptions::against(STRONG, Side::Silver));
    session.apply(PlayAction::Resign);
    session.apply(SessionAction::Rematch);
    assert_eq!(session.play.options().players, BySide { gold: Player::Person, silver: STRONG });
    assert_eq!((session.play.bottom(), session.play.game().plies().len()), (Side::Gold, 0));

    let start = GameStart::Setups(BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL });
    let mut session = begun(GameOptions { start, ..GameOptions::against(Player::Person, Side::Gold) });
    assert_eq!(session.play.board().side(Side::Gold).count(), 15);
    session.apply(SetupAction::Arrange(CLASSIC));
    session.apply(PlayAction::End);
    session.apply(SessionAction::Rematch);
    assert_eq!(session.play.board().side(Side::Gold).count(), 16);
    session.apply(PlayAction::End);
    assert_eq!(session.play.board().side(Side::Silver).count(), 15);
}

#[test]
fn a_new_game_takes_no_late_answer_of_the_one_before() {
    let mut session = begun(GameOptions::against(WEAK, Side::Silver));
    let request = awaited(&session.play);
    let setup = best(&ansa_core::notation::PlyText::from(&Setup::from_rows(CLASSIC, Side::Gold)).to_string());
    session.apply(SessionAction::Begin(GameOptions::against(WEAK, Side::Silver)));
    assert!(awaited(&session.play) > request);
    session.apply(ComputerAction::Search(request, setup));
    assert!(session.play.game().plies().is_empty());
    assert_eq!(session.serial, 1);
}

#[test]
fn a_rematch_drops_the_hint() {
    let play = resume(game(&[]), GameOptions::against(WEAK, Side::Gold));
    let mut session = Session::new(play, LastSetups::default());
    session.apply(ComputerAction::Hint);
    assert!(session.play.hint().is_some());
    session.apply(SessionAction::Rematch);
    assert_eq!(session.play.hint(), None);
}

#[test]
fn a_document_is_shown_as_a_game_of_its_own() {
    let mut session = begun(GameOptions::default());
    session.apply(PlayAction::End);
    let document = Document::from_game(game(&["Ee2n"]), GameOptions::default());
    session.apply(SessionAction::Show(document.clone()));
    let play = &session.play;
    assert_eq!((&play.document, session.serial, session.id.as_deref()), (&document, 1, None));
    assert_eq!(*play.event(), Event::Opened);
}

#[test]
fn what_a_shown_game_is_to_become_ends_with_it() {
    let new = || NewChapters { study: None, name: None, others: Vec::new() };
    let document = Document::from_game(game(&["Ee2n"]), GameOptions::default());
    let mut session = begun(GameOptions::default());
    let show = |session: &mut Session| {
        session.apply(SessionAction::ShowChapter(document.clone(), new().into()));
        assert_eq!(session.new_chapters().map(|own| &**own), Some(&new()));
        assert_eq!(session.study.document, document);
    };
    show(&mut session);
    session.apply(SessionAction::EndNewChapters);
    assert_eq!(session.new_chapters(), None);
    show(&mut session);
    session.apply(SessionAction::Study(StudyAction::Flip.into()));
    assert!(session.new_chapters().is_some());
    session.apply(SessionAction::Begin(GameOptions::default()));
    assert_eq!(session.new_chapters(), None);
}

#[test]
fn a_position_of_the_editor_is_studied_saved_and_opened_again_even_if_the_game_is_over_there() {
    for text in ["8/8/7r/8/4E3/8/R7/8 s", "R7/8/7r/8/4E3/8/8/8 g", "8/8/8/8/4E3/8/8/8 s"] {
        let mut editor = EditorState::default();
        editor.apply(EditorAction::Read(text.to_owned()));
        let mut session = begun(GameOptions::against(WEAK, Side::Gold));
        session.apply(SessionAction::Show(editor.document().expect("a document")));
        let study = session.study;
        assert_eq!((study.board(), study.position_text()), (editor.builder().board, editor.short()));
        assert_eq!(study.turn().is_some(), editor.can_play(), "{text}");
        let saved = saved::write(&session.play).expect("a text");
        let opened = saved::read(&saved).expect("the same game");
        assert_eq!(opened.game().board(), editor.builder().board);
        assert_eq!(opened.game().outcome(), editor.outcome(), "{text}");
    }
}

#[test]
fn the_steps_left_in_the_editor_are_those_of_the_study_of_a_new_game_and_of_the_saved_game() {
    let mut editor = EditorState::default();
    editor.apply(EditorAction::Read("8/8/7r/8/4E3/8/R7/8 s".to_owned()));
    editor.apply(EditorAction::StepsLeft(2));
    let mut session = begun(GameOptions::against(WEAK, Side::Gold));
    session.apply(SessionAction::Show(editor.document().expect("a document")));
    assert_eq!(session.study.position().map(|position| position.steps_left()), Some(2));
    assert_eq!(session.study.position_text(), editor.short(), "the way back");
    // The text of the editor starts a game, too.
    let position = position_of(&editor.short().parse().expect("a text")).expect("a position");
    let options =
        GameOptions { start: GameStart::Position(position, 2), ..GameOptions::against(WEAK, Side::Silver) };
    session.apply(SessionAction::Begin(options));
    assert_eq!(session.play.steps_left(), 2);
    let saved = saved::write(&session.play).expect("a text");
    assert_eq!(saved::read(&saved).expect("the same game").steps_left(), 2);
    let step = |from: &str| {
        EntryAction::Board(BoardEvent::MoveAlong([from, "h5", "h4", "h3"].map(square)[..3].to_vec()))
    };
    session.apply(step("h6"));
    assert_eq!(session.play.steps_left(), 0);
    session.apply(PlayAction::End);
    assert_eq!(session.play.game().side(), Side::Gold, "{:?}", session.play.notice());
    assert_eq!(session.play.game().position().map(|position| position.steps_left()), Some(4));
}

#[test]
fn a_study_of_a_game_of_another_tab_says_why_nothing_changes() {
    let mut session = Session::new(two_people(), LastSetups::default());
    session.apply(SessionAction::Show(Document::from_game(game(&["Ee2n"]), GameOptions::default())));
    session.apply(SessionAction::LoseToAnotherTab);
    let before = session.play.document.clone();
    let root = before.root();
    for action in [
        StudyAction::Edit(Edit::Comment(root, "a".to_owned())),
        StudyAction::End,
        StudyAction::Undo,
        StudyAction::PlayBest,
    ] {
        session.apply(SessionAction::Study(StudyAction::Flip.into()));
        session.apply(SessionAction::Study(action.clone().into()));
        assert_eq!(session.study.notice(), Some(&StudyNotice::ReadOnly), "{action:?}");
        assert_eq!(session.play.document, before);
    }
    // Looking needs no answer.
    session.apply(SessionAction::Study(StudyAction::Move(CursorMove::Previous).into()));
    assert_eq!(session.study.notice(), None);
    session.apply(SessionAction::TakeFromAnotherTab);
    session.apply(SessionAction::Study(StudyAction::Edit(Edit::Comment(root, "a".to_owned())).into()));
    assert!(session.study.notice().is_none() && session.play.document != before);
}

#[test]
fn a_setup_is_offered_to_a_person_who_is_new() {
    let level = |number| Player::Computer(ansa_core::Level::new(number).expect("a level"));
    let offered = |options: GameOptions| begun(options).offers_setup();
    assert!(offered(GameOptions::against(level(1), Side::Gold)));
    assert!(offered(GameOptions::against(level(3), Side::Gold)));
    assert!(!offered(GameOptions::against(level(4), Side::Gold)), "no longer a newcomer");
    assert!(!offered(GameOptions::against(Player::Person, Side::Gold)));
    let rosters = BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL };
    let handicap = GameStart::Setups(rosters);
    assert!(!offered(GameOptions { start: handicap, ..GameOptions::against(level(1), Side::Gold) }));

    // Not after another setup has been made, in this game or in the last one.
    let mut session = begun(GameOptions::against(WEAK, Side::Gold));
    session.apply(PlayAction::End);
    assert!(!session.offers_setup(), "the setup is over");
    session.apply(SessionAction::Begin(GameOptions::against(WEAK, Side::Gold)));
    assert!(session.offers_setup(), "the same setup as last time");
    session.apply(SetupAction::Mirror);
    assert!(!session.offers_setup());
    session.apply(PlayAction::End);
    session.apply(SessionAction::Begin(GameOptions::against(WEAK, Side::Gold)));
    assert!(!session.offers_setup(), "this person sets up in another way");
}
