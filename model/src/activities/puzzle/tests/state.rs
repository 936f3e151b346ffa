//! One puzzle: answers, mistakes, hints and the solution.

use std::rc::Rc;

use ansa_board::{BoardEvent, Mode, Pointing};
use ansa_core::Square;
use ansa_core::puzzle::{Puzzle, PuzzleAnswer, PuzzleFault, PuzzleTask, PuzzleTheme};

use super::of;
use crate::Apply;
use crate::activities::answer::{AnswerAction, AnswerEvent, AnswerNotice, Help};
use crate::activities::puzzle::{PuzzleAction, PuzzleEffect, PuzzleMistake, PuzzleStage, PuzzleState};
use crate::document::CursorMove;
use crate::entry::EntryAction;

fn open(theme: PuzzleTheme) -> PuzzleState {
    PuzzleState::new(of(theme), true)
}

/// Enters the steps of a record and ends the turn.
fn play(state: &mut PuzzleState, text: &str) {
    state.apply(EntryAction::Type(text.to_owned()));
    state.apply(AnswerAction::End);
    state.apply(PuzzleAction::Judge);
}

fn press(state: &mut PuzzleState, squares: &str) {
    for square in squares.split(' ') {
        let square: Square = square.parse().unwrap();
        state.apply(BoardEvent::Press(square));
    }
}

/// Gives the answer of the file.
fn answer(state: &mut PuzzleState) {
    match state.asked.puzzle.clone().answer() {
        PuzzleAnswer::Turns(turns) => {
            for turn in turns.iter().step_by(2) {
                play(state, &turn.to_string());
            }
        }
        PuzzleAnswer::Squares(squares) => {
            for square in *squares {
                state.apply(BoardEvent::Press(square));
            }
            state.apply(AnswerAction::End);
        }
    }
}

/// Asks for help in spite of the warning.
fn help(state: &mut PuzzleState, action: AnswerAction) {
    assert_eq!(state.apply(action.clone()), None);
    assert_eq!(state.draft.notice(), Some(&AnswerNotice::HelpCounts));
    state.apply(action);
}

fn result(state: &PuzzleState) -> Option<bool> {
    state.is_solved
}

/// The squares with an arrow or a mark.
fn view(state: &PuzzleState) -> ansa_board::BoardView {
    state.board_view(&Pointing::default(), false)
}

#[test]
fn every_theme_is_solved_by_its_answer() {
    for theme in PuzzleTheme::ALL {
        let mut state = open(theme);
        assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Asking, None));
        assert_eq!(state.bottom(), state.asked.puzzle.position().side());
        assert!(!state.can_end());
        answer(&mut state);
        assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Solved, Some(true)), "{theme:?}");
        assert!(!state.can_enter());
        assert_eq!(state.apply(AnswerAction::Enter(None)), Some(PuzzleEffect::Next));
    }
}

#[test]
fn only_the_first_result_is_counted() {
    let counted = |effect: Option<PuzzleEffect>| match effect {
        Some(PuzzleEffect::Count(result)) => Some(result.is_solved),
        _ => None,
    };
    let mut state = open(PuzzleTheme::CountCaptures);
    press(&mut state, "a1");
    assert_eq!(counted(state.apply(AnswerAction::End)), Some(false));
    assert_eq!(counted(state.apply(AnswerAction::Hint)), None);
    assert_eq!(counted(state.apply(AnswerAction::Solve)), None);
    // Where all replies are tried, the turn is drawn first.
    let mut state = open(PuzzleTheme::GoalInTwo);
    state.apply(EntryAction::Type("Rg3w".to_owned()));
    assert_eq!(state.apply(AnswerAction::End), Some(PuzzleEffect::Judge));
    assert_eq!(counted(state.apply(PuzzleAction::Judge)), Some(false));
    assert_eq!(state.apply(PuzzleAction::Judge), None);
}

#[test]
fn a_wrong_turn_is_explained_and_can_be_tried_again() {
    let mut state = open(PuzzleTheme::StopGoal);
    let start = state.board();
    play(&mut state, "ra6s");
    let PuzzleStage::Wrong(PuzzleMistake::Turn(PuzzleFault::OpponentGoals { .. }, ref reply)) = state.stage
    else {
        panic!("{:?}", state.stage);
    };
    assert!(!reply.is_empty() && reply[0].piece.side == !state.asked.side());
    assert!(!view(&state).arrows.is_empty(), "arrows show the goal");
    assert_ne!(state.board(), start, "the turn is still there");
    assert_eq!((result(&state), state.mode()), (Some(false), Mode::Over));
    // A press begins anew.
    press(&mut state, "a6");
    assert_eq!((&state.stage, state.board()), (&PuzzleStage::Asking, start));
    assert!(view(&state).arrows.is_empty());
    answer(&mut state);
    assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Solved, Some(false)), "practice");
    // So does Enter.
    let mut state = open(PuzzleTheme::GoalInOne);
    play(&mut state, "Hb7n");
    assert!(matches!(state.stage, PuzzleStage::Wrong(PuzzleMistake::Turn(PuzzleFault::NoGoal, _))));
    state.apply(AnswerAction::Enter(None));
    assert_eq!(state.stage, PuzzleStage::Asking);
}

#[test]
fn what_is_no_answer_yet_is_not_judged() {
    let mut state = open(PuzzleTheme::GoalInOne);
    state.apply(AnswerAction::End);
    assert_eq!(state.draft.notice(), Some(&AnswerNotice::NothingEntered));
    let mut state = open(PuzzleTheme::WinPiece);
    // Half a push.
    play(&mut state, "Ef4e Rf3n hg3w");
    assert!(matches!(state.draft.notice(), Some(AnswerNotice::Refused(_))), "{:?}", state.draft.notice());
    state.apply(EntryAction::Reset);
    play(&mut state, "nonsense");
    assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Asking, None));
    state.apply(PuzzleAction::Judge);
    state.apply(PuzzleAction::Line(CursorMove::Next));
    state.apply(PuzzleAction::Retry);
    assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Asking, None));
    let mut state = open(PuzzleTheme::CountCaptures);
    state.apply(AnswerAction::End);
    assert_eq!((state.draft.notice(), result(&state)), (Some(&AnswerNotice::NothingEntered), None));
}

#[test]
fn a_goal_in_two_turns_has_a_reply_and_a_second_turn() {
    let mut state = open(PuzzleTheme::GoalInTwo);
    let PuzzleAnswer::Turns(turns) = state.asked.puzzle.answer().clone() else { panic!("turns") };
    play(&mut state, &turns[0].to_string());
    assert!(matches!(state.draft.event(), AnswerEvent::Replied(reply) if reply == turns[1].steps()));
    assert_eq!((state.asked.task, &state.stage), (PuzzleTask::GoalInOne, &PuzzleStage::Asking));
    assert!(state.asked.is_second_turn() && result(&state).is_none());
    assert_eq!(state.board(), *turns[1].end().board());
    // The hint goes on from here.
    let mut helped = state.clone();
    help(&mut helped, AnswerAction::Hint);
    let (piece, _) = helped.hinted().unwrap();
    assert_eq!(piece.letter(), 'R');
    // A wrong second turn is tried again from the reply on.
    play(&mut state, &turns[2].to_string()[..4]);
    assert!(matches!(state.stage, PuzzleStage::Wrong(_)));
    state.apply(PuzzleAction::Retry);
    assert_eq!(state.board(), *turns[1].end().board());
    play(&mut state, &turns[2].to_string());
    assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Solved, Some(false)));
}

#[test]
fn another_first_turn_is_judged_by_every_reply() {
    let mut state = open(PuzzleTheme::GoalInTwo);
    state.apply(EntryAction::Type("Rg3w".to_owned()));
    state.apply(AnswerAction::End);
    assert_eq!((&state.stage, state.mode()), (&PuzzleStage::Judging, Mode::Computer));
    press(&mut state, "f3");
    assert_eq!(state.draft.notice(), Some(&AnswerNotice::NothingToEnter));
    state.apply(PuzzleAction::Judge);
    assert!(
        matches!(
            state.stage,
            PuzzleStage::Wrong(PuzzleMistake::Turn(PuzzleFault::GoalStopped { .. }, ref reply)) if !reply.is_empty()
        ),
        "{:?}",
        state.stage
    );
}

#[test]
fn squares_are_marked_judged_and_put_right() {
    let mut state = open(PuzzleTheme::CountCaptures);
    press(&mut state, "b5 d5 h8");
    assert_eq!(state.draft.event(), &AnswerEvent::Marked("h8".parse().unwrap(), 3));
    state.apply(AnswerAction::End);
    let PuzzleStage::Wrong(PuzzleMistake::Squares(missing, wrong)) = &state.stage else { panic!() };
    assert_eq!((*missing, wrong.into_iter().collect::<Vec<_>>()), (1, vec!["h8".parse().unwrap()]));
    assert_eq!(result(&state), Some(false));
    // The marks are put right.
    press(&mut state, "h8 e6");
    assert_eq!(state.stage, PuzzleStage::Asking);
    state.apply(AnswerAction::End);
    assert_eq!(state.stage, PuzzleStage::Solved);
    // Hints: the number, then the wrong marks go.
    let mut state = open(PuzzleTheme::CountCaptures);
    press(&mut state, "b5 a1");
    help(&mut state, AnswerAction::Hint);
    assert_eq!((state.hinted_count(), state.draft.marked.count()), (Some(3), 2));
    state.apply(AnswerAction::Hint);
    assert_eq!((state.help, state.draft.marked.count()), (Help::Much, 1));
    state.apply(AnswerAction::Escape);
    assert!(state.draft.marked.is_empty());
    state.apply(AnswerAction::Solve);
    assert_eq!((state.draft.marked.count(), state.line.as_ref(), result(&state)), (3, None, Some(false)));
}

#[test]
fn hints_mark_a_piece_then_show_the_turn() {
    let mut state = open(PuzzleTheme::HoldPiece);
    help(&mut state, AnswerAction::Hint);
    assert_eq!((result(&state), state.help), (Some(false), Help::Some));
    assert_eq!(state.hinted().map(|(_, square)| square.to_string()), Some("e4".to_owned()));
    assert!(view(&state).arrows.is_empty());
    for _ in 0..2 {
        state.apply(AnswerAction::Hint);
        assert_eq!(state.help, Help::Much);
        assert!(!view(&state).arrows.is_empty());
    }
    answer(&mut state);
    assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Solved, Some(false)));
}

#[test]
fn the_first_press_only_tells_that_help_counts_as_a_miss() {
    for theme in [PuzzleTheme::GoalInOne, PuzzleTheme::CountSquares] {
        for action in [AnswerAction::Hint, AnswerAction::Solve] {
            let mut state = open(theme);
            assert_eq!(state.apply(action.clone()), None);
            assert_eq!((&state.stage, state.help, result(&state)), (&PuzzleStage::Asking, Help::None, None));
            let told = state.draft.notice().map(crate::text::answer::notice);
            assert_eq!(
                told.as_deref(),
                Some("A hint or the solution counts as a miss. Press again to see it.")
            );
            // It is told once.
            assert!(matches!(state.apply(action), Some(PuzzleEffect::Count(_))));
            assert_eq!((state.draft.notice(), result(&state)), (None, Some(false)));
        }
    }
    // After an answer, help changes nothing.
    let mut state = open(PuzzleTheme::GoalInOne);
    play(&mut state, "Hb7n");
    state.apply(PuzzleAction::Retry);
    state.apply(AnswerAction::Hint);
    assert_eq!((state.draft.notice(), state.help), (None, Help::Some));
}

#[test]
fn a_rabbit_that_froze_short_of_the_goal_is_named() {
    let line = "goal1 g [........r.....d.......ER........................................] - Rh6n Eg6e Rh7n";
    let mut state = PuzzleState::new(Rc::new(line.parse::<Puzzle>().unwrap()), true);
    let told = |state: &PuzzleState| match &state.stage {
        PuzzleStage::Wrong(mistake) => crate::text::puzzle_task::mistake(mistake),
        stage => panic!("{stage:?}"),
    };
    play(&mut state, "Rh6n");
    assert_eq!(
        told(&state),
        "None of your rabbits has reached the goal. The one on h7 is frozen, because it is next to a stronger enemy \
         and has no friend beside it."
    );
    state.apply(PuzzleAction::Retry);
    play(&mut state, "Rh6n Eg6e");
    assert_eq!(told(&state), "None of your rabbits has reached the goal.", "a friend keeps it free");
}

#[test]
fn the_solution_is_a_line_of_steps() {
    let mut state = open(PuzzleTheme::GoalInTwo);
    let start = state.board();
    help(&mut state, AnswerAction::Solve);
    assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Shown, Some(false)));
    let PuzzleAnswer::Turns(turns) = state.asked.puzzle.answer().clone() else { panic!("turns") };
    let all: usize = turns.iter().map(|turn| turn.steps().len()).sum();
    let mut boards = vec![state.board()];
    assert_eq!((boards[0], all), (start, 8));
    for made in 1..=all {
        state.apply(PuzzleAction::Line(CursorMove::Next));
        assert_eq!(state.line.as_ref().unwrap().progress(), (made, all));
        assert!(matches!(state.draft.event(), AnswerEvent::Line(at, 8, Some(_)) if *at == made));
        boards.push(state.board());
    }
    assert_eq!(state.board(), *turns[2].end().board());
    state.apply(PuzzleAction::Line(CursorMove::Next));
    assert_eq!(state.board(), boards[all], "the line ends there");
    for made in (0..all).rev() {
        state.apply(PuzzleAction::Line(CursorMove::Previous));
        assert_eq!(state.board(), boards[made]);
    }
    state.apply(PuzzleAction::Line(CursorMove::Previous));
    assert_eq!(state.line.as_ref().unwrap().progress(), (0, all));
    state.apply(PuzzleAction::Line(CursorMove::Last));
    assert_eq!(state.board(), boards[all]);
    state.apply(PuzzleAction::Line(CursorMove::First));
    assert_eq!(state.board(), start);
    // It can be looked at after the puzzle was solved, too, which stays solved.
    let mut state = open(PuzzleTheme::WinPiece);
    answer(&mut state);
    state.apply(AnswerAction::Solve);
    assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Shown, Some(true)));
}

#[test]
fn a_part_of_a_run_has_no_help() {
    let mut state = PuzzleState::new(of(PuzzleTheme::StopGoal), false);
    for action in [AnswerAction::Hint, AnswerAction::Solve] {
        state.apply(action);
        assert_eq!((&state.stage, result(&state)), (&PuzzleStage::Asking, None));
    }
    play(&mut state, "ra6s");
    let wrong = state.stage.clone();
    assert!(matches!(wrong, PuzzleStage::Wrong(_)));
    for action in [
        PuzzleAction::Retry,
        AnswerAction::Escape.into(),
        AnswerAction::Enter(None).into(),
        AnswerAction::Solve.into(),
    ] {
        state.apply(action);
        assert_eq!(state.stage, wrong);
    }
    press(&mut state, "a6");
    assert_eq!(state.stage, wrong);
    state.apply(AnswerAction::Flip);
    assert_eq!(state.bottom(), !state.asked.side());
}

#[test]
fn a_piece_to_save_is_named_by_its_square_if_there_are_others() {
    let asked = |line: &str| {
        let puzzle: Puzzle = line.parse().unwrap();
        crate::text::puzzle_task::ask(puzzle.task(), puzzle.position(), false)
    };
    let one = "save:H g [.....c.c.rd.rd.rrh..r.rRrHe.....R.....Em.R....r..RR..C.R........] - Ra4e ra5s Hb5w";
    let two = one.replace("R........]", "R.......H]");
    assert_eq!(asked(one), "Gold: save your horse without losing a piece of equal or higher rank.");
    assert_eq!(asked(&two), "Gold: save your horse on b5 without losing a piece of equal or higher rank.");
}
