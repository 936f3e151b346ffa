//! The engine as opponent and as adviser.

use ansa_board::testing::square;
use ansa_board::{Mode, Pointing};
use ansa_core::game::Setup;
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::notation::PlyText;
use ansa_core::{BySide, Level, Side, Square};

use crate::Apply;
use crate::activities::engine::{EngineFault, RequestKind, SearchEvent};
use crate::activities::play::testing::{
    STRONG, WEAK, answer, at, awaited, best, game, letter, made, move_along, press, resume, show, turn,
};
use crate::activities::play::viewing::ReplayTick;
use crate::activities::play::{ComputerAction, Hint, Notice, PlanAction, PlayAction, PlayState, ViewAction};
use crate::document::{CursorMove, GameOptions, Player};
use crate::entry::EntryAction;
use crate::formats::words;

/// A game after both setups.
fn started(gold: Player, silver: Player) -> PlayState {
    let players = BySide { gold, silver };
    resume(game(&[]), GameOptions { players, ..GameOptions::against(Player::Person, Side::Gold) })
}

fn asked_for_hint() -> PlayState {
    let mut play = started(Player::Person, WEAK);
    play.apply(ComputerAction::Hint);
    assert_eq!(play.awaited().map(|request| request.kind), Some(RequestKind::Hint));
    play
}

fn hinted_square(play: &PlayState) -> Option<Square> {
    let view = play.board_view(&Pointing::default(), false);
    view.squares.iter().find(|view| view.hinted).map(|view| view.square)
}

#[test]
fn a_hint_shows_the_piece_and_then_the_turn() {
    let mut play = asked_for_hint();
    assert_eq!(play.hint(), Some(&Hint::Asked));
    let before = play.game().clone();
    answer(&mut play, "Ee2n Ee3n Ee4n Hb2n");
    assert_eq!((hinted_square(&play), play.hint_paths()), (Some(square("e2")), vec![]));
    assert_eq!(play.awaited(), None);
    let words = crate::text::hint(&play).expect("words");
    assert!(words.contains("gold elephant on e2"), "{words}");
    play.apply(ComputerAction::Hint);
    let ways: Vec<String> = play
        .hint_paths()
        .iter()
        .map(|arrow| arrow.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-"))
        .collect();
    assert_eq!(ways, ["e2-e3-e4-e5", "b2-b3"]);
    assert_eq!(hinted_square(&play), Some(square("e2")));
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.hint_paths()), (None, vec![]));
    assert_eq!((play.game(), play.steps_left()), (&before, 4), "nothing was played");
}

#[test]
fn the_hint_marks_the_piece_that_moves_most() {
    for (steps, named) in [("Hb2n Ee2n Ee3n", "e2"), ("Hb2n Hg2n", "b2"), ("Hb2n Ee2n Hb3n Ee3n", "b2")] {
        let mut play = asked_for_hint();
        answer(&mut play, steps);
        assert_eq!(hinted_square(&play), Some(square(named)), "{steps}");
    }
    // The piece that pushes or pulls counts for more than one that only steps.
    for (elephant, steps) in [("Ec4", "Ra1n Mf4w rd4n Ec4e"), ("Ed5", "Ra1n Ed5n rd4n Mf4n")] {
        let mut play = at("g", &[elephant, "Mf4", "Ra1", "rd4", "rh8"]);
        play.apply(ComputerAction::Hint);
        answer(&mut play, steps);
        assert_eq!(hinted_square(&play), Some(square(&elephant[1..])), "{steps}");
    }
}

#[test]
fn a_step_removes_the_hint() {
    let mut play = asked_for_hint();
    answer(&mut play, "Hb2n");
    press(&mut play, &["b2"]);
    assert!(play.hint().is_some(), "a piece in hand is no step");
    let hinted = play.clone();
    show(&mut play, 0);
    assert_eq!((play.hint_paths(), hinted_square(&play)), (vec![], None), "it is not for an earlier board");
    let mut play = hinted;
    assert_eq!(hinted_square(&play), Some(square("b2")));
    move_along(&mut play, &["g2", "g3"]);
    assert_eq!(play.hint(), None);
    play.apply(EntryAction::Undo);
    assert_eq!(play.hint(), None);
    // Whatever else ends the request.
    for action in [PlayAction::TakeBack, PlayAction::Resign] {
        let mut play = asked_for_hint();
        play.apply(action);
        assert_eq!(play.hint(), None);
    }
}

#[test]
fn a_hint_within_a_turn_goes_on_from_the_steps_made() {
    let mut play = started(Player::Person, Player::Person);
    move_along(&mut play, &["b2", "b3"]);
    play.apply(ComputerAction::Hint);
    assert_eq!((play.steps_left(), made(&play).as_str()), (3, "Hb2n"), "the steps stay");
    let request = play.awaited().expect("a hint is looked for");
    assert_eq!(words::of_steps(&play.search_start(&request).steps), "Hb2n");
    answer(&mut play, "Hb2n Ee2n Ee3n");
    assert_eq!((hinted_square(&play), play.steps_left()), (Some(square("e2")), 3));
    let said = crate::text::hint(&play).expect("words");
    assert!(said.starts_with("Go on with the gold elephant on e2"), "{said}");
    play.apply(ComputerAction::Hint);
    assert_eq!(play.hint_paths().len(), 1, "only the steps to make");
    let said = crate::text::hint(&play).expect("words");
    assert_eq!(said, "A good way to go on: gold elephant e2 to e3, gold elephant e3 to e4.");
    // It is for these steps only.
    play.apply(EntryAction::Undo);
    assert_eq!(play.hint(), None);
    // An answer that does not begin with them is none.
    move_along(&mut play, &["b2", "b3"]);
    play.apply(ComputerAction::Hint);
    answer(&mut play, "Ee2n");
    assert_eq!(play.notice(), Some(&Notice::NoHint(EngineFault::Misunderstood)));
}

#[test]
fn a_hint_can_say_that_the_turn_should_end() {
    let mut play = started(Player::Person, Player::Person);
    move_along(&mut play, &["b2", "b3"]);
    play.apply(ComputerAction::Hint);
    answer(&mut play, "Hb2n");
    assert_eq!((play.hint(), hinted_square(&play)), (Some(&Hint::End), None));
    assert_eq!(crate::text::hint(&play).as_deref(), Some("The turn is good as it is. End it now."));
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.steps_left()), (None, 3));
    // Or that it can't end well.
    play.apply(ComputerAction::Hint);
    let id = awaited(&play);
    play.apply(ComputerAction::Search(id, SearchEvent::Failed(EngineFault::NoTurn)));
    let said = play.notice().map(crate::text::notice).expect("a notice");
    assert!(said.contains("Undo a step"), "{said}");
    assert_eq!(play.steps_left(), 3);
}

#[test]
fn a_hint_within_a_pull_or_push_names_a_piece() {
    let mut play = at("g", &["Ed4", "Ra1", "rd5", "rh8"]);
    press(&mut play, &["d4", "d3"]);
    play.apply(ComputerAction::Hint);
    answer(&mut play, "Ed4s rd5s");
    assert_eq!(hinted_square(&play), Some(square("d5")));
    let mut play = at("g", &["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    press(&mut play, &["d5", "d6"]);
    play.apply(ComputerAction::Hint);
    answer(&mut play, "rd5n Mc5e");
    assert_eq!(hinted_square(&play), Some(square("c5")));
}

#[test]
fn the_first_hint_says_that_it_ends_the_rating() {
    let says = |play: &PlayState| {
        crate::text::hint(play)
            .is_some_and(|words| words.ends_with("With a hint, this game is no longer rated."))
    };
    let mut play = PlayState::new(GameOptions::against(WEAK, Side::Gold));
    play.apply(PlayAction::End);
    let setup = PlyText::from(&Setup::from_rows(CLASSIC, Side::Silver)).to_string();
    answer(&mut play, &setup);
    assert!(play.is_rated());
    play.apply(ComputerAction::Hint);
    assert!(says(&play) && !play.is_rated());
    answer(&mut play, "Ee2n");
    assert!(says(&play));
    move_along(&mut play, &["b2", "b3"]);
    play.apply(ComputerAction::Hint);
    assert!(play.hint().is_some() && !says(&play), "once");
}

#[test]
fn a_late_answer_is_not_a_hint() {
    let mut play = asked_for_hint();
    let late = awaited(&play);
    move_along(&mut play, &["b2", "b3"]);
    play.apply(ComputerAction::Search(late, best("Ee2n")));
    play.apply(ComputerAction::Search(late, SearchEvent::Failed(EngineFault::Died)));
    assert_eq!((play.hint(), play.notice().cloned()), (None, None));
    play.apply(ComputerAction::Hint);
    play.apply(ComputerAction::Search(late, best("Ee2n")));
    assert_eq!(play.hint(), Some(&Hint::Asked), "an answer to an earlier question is not taken");
    // Asking again before the answer arrives changes nothing.
    let asked = play.awaited();
    play.apply(ComputerAction::Hint);
    assert_eq!(play.awaited(), asked);
    answer(&mut play, "Ra1s");
    assert_eq!(
        (play.hint(), play.notice().cloned()),
        (None, Some(Notice::NoHint(EngineFault::Misunderstood)))
    );
}

#[test]
fn hints_are_only_for_persons_to_move() {
    let mut play = PlayState::new(GameOptions::against(WEAK, Side::Gold));
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.awaited()), (None, None), "not in the setup");
    let mut play = started(WEAK, Player::Person);
    let request = play.awaited();
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.awaited()), (None, request), "not in the computer's turn");
}

#[test]
fn a_failed_request_can_be_repeated() {
    let mut play = started(WEAK, Player::Person);
    let failed = awaited(&play);
    for fault in
        [EngineFault::NotStarted, EngineFault::Died, EngineFault::OtherVersion, EngineFault::Misunderstood]
    {
        let request = awaited(&play);
        play.apply(ComputerAction::Search(request, SearchEvent::Failed(fault)));
        assert_eq!((play.engine_fault(), play.awaited()), (Some(fault), None));
        assert!(!crate::text::status(&play).contains("thinking"));
        assert!(!crate::text::engine_fault(fault).is_empty());
        play.apply(ComputerAction::AskAgain);
    }
    play.apply(ComputerAction::Search(failed, SearchEvent::Failed(EngineFault::Died)));
    assert_eq!(play.engine_fault(), None, "a late failure is not heard");
    answer(&mut play, "Ee2n");
    assert_eq!(play.mode(), Mode::Replay);
    let mut play = started(WEAK, Player::Person);
    let request = awaited(&play);
    play.apply(ComputerAction::Search(request, SearchEvent::Failed(EngineFault::Died)));
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.engine_fault(), play.mode()), (None, Mode::Setup));
}

#[test]
fn take_backs_depend_on_the_options() {
    for take_backs in [true, false] {
        let options = GameOptions { take_backs, ..GameOptions::against(WEAK, Side::Gold) };
        let mut play = resume(game(&[]), options);
        move_along(&mut play, &["b2", "b3"]);
        play.apply(PlayAction::End);
        answer(&mut play, "ed7s");
        play.apply(PlayAction::TakeBack);
        assert_eq!(play.game().plies().len(), if take_backs { 2 } else { 4 });
    }
}

#[test]
fn a_game_between_computers_can_be_paused() {
    let mut play = started(WEAK, STRONG);
    assert!(play.is_watched() && !play.can_resign());
    answer(&mut play, "Ee2n");
    assert_eq!((play.mode(), play.awaited()), (Mode::Replay, None), "the turn is shown first");
    play.apply(ViewAction::Skip);
    assert_eq!(
        play.awaited().map(|request| request.kind),
        Some(RequestKind::Ply(Level::STRONGEST)),
        "the other one is asked"
    );
    let stopped = awaited(&play);
    play.apply(ComputerAction::Pause);
    assert_eq!((play.awaited(), play.is_paused()), (None, true));
    play.apply(ComputerAction::Search(stopped, best("ed7s")));
    assert_eq!(play.game().plies().len(), 3, "what comes late is not played");
    play.apply(ComputerAction::GoOn);
    answer(&mut play, "ed7s ed6s");
    // A pause during a replay stops the replay and the next request.
    let begun = play.replay().expect("the turn is shown");
    play.apply(ComputerAction::Pause);
    play.apply(ViewAction::Tick(begun));
    assert_eq!((play.mode(), play.replay(), play.replay_stands()), (Mode::Replay, Some(begun), true));
    play.apply(ComputerAction::GoOn);
    play.apply(ViewAction::Tick(begun));
    assert_eq!(play.replay().map(|replay| replay.shown), Some(1), "it goes on where it stood");
    play.apply(ComputerAction::Pause);
    play.apply(ViewAction::Skip);
    assert_eq!((play.mode(), play.awaited()), (Mode::Computer, None));
    // While the game is paused, its last turn can be replayed.
    play.apply(ViewAction::Replay);
    play.apply(ViewAction::Tick(begun));
    assert_eq!(play.replay().map(|replay| replay.shown), Some(1));
    play.apply(ViewAction::Skip);
    play.apply(ComputerAction::GoOn);
    assert!(play.awaited().is_some());
    // So can earlier positions be viewed.
    show(&mut play, 0);
    assert_eq!(play.awaited(), None);
    play.apply(ViewAction::Live);
    assert!(play.awaited().is_some());
}

#[test]
fn only_games_between_computers_can_be_paused() {
    let mut play = started(WEAK, Player::Person);
    play.apply(ComputerAction::Pause);
    assert!(!play.is_paused() && play.awaited().is_some());
    // Its turn is replayed while the person thinks, and the hint does not wait for the replay.
    answer(&mut play, "Ee2n");
    play.apply(ViewAction::Skip);
    move_along(&mut play, &["d7", "d6"]);
    play.apply(PlayAction::End);
    play.apply(ViewAction::Replay);
    assert_eq!((play.mode(), play.awaited().is_some()), (Mode::Replay, true));
}

#[test]
fn a_setup_of_the_computer_is_not_replayed() {
    let mut play = PlayState::new(GameOptions {
        players: BySide { gold: WEAK, silver: STRONG },
        ..GameOptions::against(Player::Person, Side::Gold)
    });
    for (side, named) in [(Side::Gold, NINETY_NINE), (Side::Silver, CLASSIC)] {
        answer(&mut play, &PlyText::from(&Setup::from_rows(named, side)).to_string());
    }
    assert_eq!(play.mode(), Mode::Computer);
    assert!(play.awaited().is_some());
}

#[test]
fn answers_to_old_requests_are_ignored() {
    let mut play = PlayState::new(GameOptions::against(WEAK, Side::Silver));
    assert_eq!((play.mode(), play.bottom()), (Mode::Computer, Side::Silver));
    let request = awaited(&play);
    let setup = PlyText::from(&Setup::from_rows(CLASSIC, Side::Gold)).to_string();
    play.apply(ComputerAction::Search(request + 1, best(&setup)));
    assert_eq!(play.game().plies().len(), 0);
    play.apply(ComputerAction::Search(request, best("Ra1 Ra1")));
    assert_eq!((play.engine_fault(), play.awaited()), (Some(EngineFault::Misunderstood), None));
    play.apply(PlayAction::Flip);
    assert!(play.engine_fault().is_some(), "it does not go away by itself");
    play.apply(ComputerAction::AskAgain);
    assert_eq!(play.engine_fault(), None);
    answer(&mut play, &setup);
    assert_eq!(play.mode(), Mode::Setup);
    play.apply(PlayAction::End);
    answer(&mut play, "Ee2n Ee3n");
    assert_eq!(play.mode(), Mode::Replay);
    assert_eq!(letter(&play, "e2"), Some('E'), "the turn is shown step by step");
    for shown in 0..3 {
        play.apply(ViewAction::Tick(ReplayTick { ply: 2, shown }));
    }
    assert_eq!((play.mode(), letter(&play, "e4")), (Mode::Turn, Some('E')));
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.mode(), play.game().plies().len()), (Mode::Setup, 1), "back to the person's own setup");
}

#[test]
fn a_hint_at_an_earlier_position_of_a_finished_game_is_about_that_position() {
    let mut play = resume(game(&["Ee2n", "ra7s", "Ee3n"]), GameOptions::against(WEAK, Side::Gold));
    play.apply(PlayAction::Resign);
    assert!(!play.can_hint(), "nothing follows the end");
    show(&mut play, 2);
    play.apply(ComputerAction::Hint);
    let request = play.awaited().expect("a hint is looked for");
    assert_eq!(request.kind, RequestKind::Hint);
    assert_eq!(*play.search_start(&request).game, game(&["Ee2n"]));
    answer(&mut play, "ed7s");
    assert_eq!((hinted_square(&play), play.mode()), (Some(square("d7")), Mode::Past));
    play.apply(ComputerAction::Hint);
    assert_eq!(play.hint_paths().len(), 1);
    play.apply(ViewAction::Move(CursorMove::Next));
    assert_eq!(play.hint(), None, "it is for one position");
    show(&mut play, 0);
    assert!(!play.can_hint(), "not in the setup");
}

#[test]
fn a_hint_in_a_plan_is_about_the_planned_position() {
    let mut play = started(Player::Person, WEAK);
    play.apply(PlanAction::Begin);
    turn(&mut play, "Ee2n");
    press(&mut play, &["d7", "d6"]);
    play.apply(ComputerAction::Hint);
    assert_eq!(play.steps_left(), 3, "the steps stay");
    let request = play.awaited().expect("a hint is looked for");
    let start = play.search_start(&request);
    assert_eq!((&*start.game, words::of_steps(&start.steps).as_str()), (&game(&["Ee2n"]), "ed7s"));
    answer(&mut play, "ed7s ra7s");
    assert_eq!(hinted_square(&play), Some(square("a7")));
    turn(&mut play, "ra7s");
    assert_eq!(play.hint(), None);
    // While the computer is to move, the engine is busy.
    play.apply(PlanAction::Keep);
    turn(&mut play, "Ee2n");
    play.apply(PlanAction::Begin);
    let request = play.awaited();
    play.apply(ComputerAction::Hint);
    assert_eq!((play.hint(), play.awaited()), (None, request));
}
