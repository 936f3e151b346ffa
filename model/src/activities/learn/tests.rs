//! Tests of exercises.

mod deck;

use std::rc::Rc;

use ansa_board::testing::{position, square};
use ansa_board::{BoardEvent, Mode, Pointing};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::review::Severity;
use ansa_core::search::Score;
use ansa_core::{Game, Side, Step};

use super::exercise::ExerciseError;
use super::*;
use crate::Apply;
use crate::activities::answer::{AnswerAction, AnswerNotice, Help};
use crate::activities::engine::{EngineFault, SearchEvent};
use crate::activities::play::testing::{best, found};
use crate::entry::EntryAction;
use crate::formats::words;
use crate::text::learn as said;

/// Gold can reach goal in one step.
const GOLD: [&str; 5] = ["Ea1", "Hd3", "Rb7", "rh7", "eh5"];
/// Silver can do nothing special.
const SILVER: [&str; 5] = ["Ea1", "Rb2", "rh7", "eh5", "hd5"];

fn game(side: &str, pieces: &[&str]) -> Game {
    Game::from_position(position(side, pieces), 5, RuleSet::CURRENT)
}

fn steps(game: &Game, turn: &str) -> Vec<Step> {
    let mut game = game.clone();
    words::play(&mut game, turn).expect("a legal turn");
    match game.plies().last() {
        Some(ansa_core::game::Ply::Turn(turn)) => turn.steps().iter().map(|played| played.step).collect(),
        _ => Vec::new(),
    }
}

fn exercise(side: &str, pieces: &[&str], played: &str, best: &str, chances: (f64, f64)) -> Rc<Exercise> {
    let game = game(side, pieces);
    let (played, best) = (steps(&game, played), steps(&game, best));
    Rc::new(Exercise::new(Rc::new(game), &played, &best, chances).expect("an exercise"))
}

/// One mistake of each side.
fn both() -> Vec<Rc<Exercise>> {
    vec![
        exercise("g", &GOLD, "Ea1n", "Rb7n", (1.0, 0.4)),
        exercise("s", &SILVER, "hd5w", "hd5s hd4s", (0.6, 0.3)),
    ]
}

fn learn() -> LearnState {
    LearnState::new(both(), None)
}

fn enters(state: &mut LearnState, turn: &str) {
    state.apply(EntryAction::Type(turn.to_owned()));
    state.apply(AnswerAction::End);
}

/// The engine answers with this score.
fn answers(state: &mut LearnState, score: Score) {
    let id = state.awaited().expect("the engine is asked").id;
    let game = state.searched_game().expect("a game");
    let line: &[&str] = if game.side() == Side::Gold { &["Ea1n", "eh5w"] } else { &["eh5w"] };
    state.apply(LearnAction::Search(id, found(&game, 5, score, line)));
}

/// The search fails.
fn fails(state: &mut LearnState, id: u32) {
    state.apply(LearnAction::Search(id, SearchEvent::Failed(EngineFault::Died)));
}

#[test]
fn only_a_legal_mistake_is_an_exercise() {
    let game = game("g", &GOLD);
    let (played, best) = (steps(&game, "Ea1n"), steps(&game, "Rb7n"));
    let new = |played: &[Step], best: &[Step], chances| {
        Exercise::new(Rc::new(game.clone()), played, best, chances).map(|_| ())
    };
    assert_eq!(new(&played, &best, (1.0, 0.4)), Ok(()));
    for chances in [(0.4, 0.4), (0.3, 0.4), (1.1, 0.4), (f64::NAN, 0.4), (1.0, f64::NAN), (1.0, -0.1)] {
        assert_eq!(new(&played, &best, chances), Err(ExerciseError::Chances), "{chances:?}");
    }
    assert!(matches!(new(&[], &best, (1.0, 0.4)), Err(ExerciseError::Played(_))));
    assert!(matches!(new(&played, &[played[0]; 5], (1.0, 0.4)), Err(ExerciseError::Best(_))));
    let mut over = game.clone();
    over.play_steps(&best).expect("a legal turn");
    let over = Exercise::new(Rc::new(over), &played, &best, (1.0, 0.4));
    assert_eq!(over.map(|_| ()), Err(ExerciseError::NoTurn));
}

#[test]
fn the_best_turn_is_good_without_a_search() {
    let mut state = learn();
    assert_eq!((state.progress(), state.mode(), state.bottom()), ((0, 2), Mode::Turn, Side::Gold));
    enters(&mut state, "Rb7n");
    assert!(matches!(state.stage, Stage::Solved(_)), "{:?}", state.stage);
    assert_eq!(state.awaited(), None);
    assert!(state.is_answered() && !state.can_enter());
    // Nothing can be entered, and that is said.
    state.apply(BoardEvent::Press(square("d3")));
    assert_eq!(state.draft.notice(), Some(&AnswerNotice::NothingToEnter));
    state.apply(AnswerAction::Enter(None));
    assert_eq!((state.progress(), state.bottom()), ((1, 2), Side::Silver));
    // The same end by another way.
    enters(&mut state, "hd5s hd4s");
    state.apply(AnswerAction::Next);
    assert_eq!(state.exercise(), None);
    let answers: Vec<_> = state.results().map(|(_, answer)| answer).collect();
    assert_eq!(answers, [Some(Answered::AtOnce); 2]);
}

#[test]
fn another_good_turn_is_accepted_by_its_chances() {
    let mut state = LearnState::new(both(), Some(Side::Silver));
    assert_eq!(state.progress(), (0, 1));
    enters(&mut state, "hd5e");
    assert!(matches!(state.stage, Stage::Judging(_)));
    assert_eq!((state.mode(), state.can_enter()), (Mode::Computer, false));
    assert!(state.board().piece_at(square("e5")).is_some(), "the turn stays on the board");
    // Silver had 60 in 100. Now gold is a little better.
    answers(&mut state, Score::CentiRabbits(50));
    let Stage::Refused(steps, verdict) = &state.stage else { panic!("{:?}", state.stage) };
    assert_eq!((words::of_steps(steps), verdict.severity), ("hd5e".to_owned(), Some(Severity::Mistake)));
    assert!(state.can_enter() && state.board().piece_at(square("d5")).is_some(), "another try");
    enters(&mut state, "hd5e he5s");
    // Gold is worse by so much that silver has at least 56 in 100.
    answers(&mut state, Score::CentiRabbits(-200));
    assert!(matches!(state.stage, Stage::Solved(_)), "{:?}", state.stage);
    state.apply(AnswerAction::Next);
    assert_eq!(state.results().map(|(_, answer)| answer).collect::<Vec<_>>(), [Some(Answered::Later)]);
    // What was not found at once comes again.
    state.apply(LearnAction::Repeat);
    assert_eq!((state.progress(), state.answered()), ((0, 1), 0));
}

#[test]
fn the_mistake_itself_is_refused_with_its_cause() {
    let mut state = learn();
    enters(&mut state, "Ea1n");
    let Stage::Refused(_, verdict) = &state.stage else { panic!("{:?}", state.stage) };
    assert_eq!(state.awaited(), None, "its chances are known");
    assert_eq!((verdict.chances, verdict.causes.is_empty()), ((1.0, 0.4), false));
    // A draft is kept from Enter, and Escape discards it.
    state.apply(BoardEvent::Press(square("d3")));
    assert!(state.draft.entry.selection().is_some());
    state.apply(AnswerAction::Escape);
    assert!(state.draft.entry.selection().is_none());
}

#[test]
fn an_illegal_turn_is_no_try() {
    let mut state = learn();
    state.apply(AnswerAction::End);
    assert!(matches!(state.draft.notice(), Some(AnswerNotice::Refused(_))), "{:?}", state.draft.notice());
    assert_eq!(state.stage, Stage::Asking);
    enters(&mut state, "Ea1e Eb1w");
    assert!(matches!(state.draft.notice(), Some(AnswerNotice::Refused(_))), "{:?}", state.draft.notice());
    enters(&mut state, "Rb7n");
    state.apply(AnswerAction::Next);
    assert_eq!(state.results().next().and_then(|(_, answer)| answer), Some(Answered::AtOnce));
}

#[test]
fn hints_come_in_stages_and_count() {
    let mut state = learn();
    assert_eq!(state.hinted(), None);
    let view = |state: &LearnState| state.board_view(&Pointing::default(), false);
    assert!(view(&state).arrows.is_empty());
    state.apply(AnswerAction::Hint);
    assert_eq!(state.hinted().map(|(piece, at)| (piece.letter(), at)), Some(('R', square("b7"))));
    assert!(view(&state).arrows.is_empty());
    state.apply(AnswerAction::Hint);
    assert_eq!((state.help, view(&state).arrows.len()), (Help::Much, 1));
    state.apply(AnswerAction::Hint);
    assert_eq!(state.help, Help::Much);
    enters(&mut state, "Rb7n");
    assert_eq!(state.results().next().and_then(|(_, answer)| answer), Some(Answered::Later));
    // The next exercise starts without help.
    state.apply(AnswerAction::Next);
    assert_eq!((state.help, state.hinted()), (Help::None, None));
}

#[test]
fn the_solution_is_shown_with_its_line() {
    let mut state = LearnState::new(both(), Some(Side::Silver));
    state.apply(AnswerAction::Solve);
    assert_eq!(state.stage, Stage::Shown(Solution::Searching));
    let first = state.awaited().expect("the engine is asked").id;
    let game = state.searched_game().expect("a game");
    assert_eq!(game.plies().len(), 1, "the position after the best turn");
    fails(&mut state, first);
    assert_eq!(state.stage, Stage::Shown(Solution::Failed(EngineFault::Died)));
    state.apply(LearnAction::AskAgain);
    // A late answer to the first request does not count.
    state.apply(LearnAction::Search(first, found(&game, 5, Score::CentiRabbits(0), &["Ea1n"])));
    assert_eq!(state.stage, Stage::Shown(Solution::Searching));
    answers(&mut state, Score::CentiRabbits(0));
    let Stage::Shown(Solution::Line(line)) = &state.stage else { panic!("{:?}", state.stage) };
    assert_eq!(line.iter().map(words::of_steps).collect::<Vec<_>>(), ["Ea1n", "eh5w"]);
    assert_eq!(said::line_says(line), "Nothing is captured in these turns.");
    assert!(!state.board_view(&Pointing::default(), false).arrows.is_empty());
    state.apply(AnswerAction::Solve);
    state.apply(AnswerAction::Next);
    assert_eq!(state.results().map(|(_, answer)| answer).collect::<Vec<_>>(), [Some(Answered::Shown)]);
    // After a win there is nothing to search.
    let mut state = learn();
    state.apply(AnswerAction::Solve);
    assert_eq!((&state.stage, state.awaited()), (&Stage::Shown(Solution::Line(Vec::new())), None));
}

#[test]
fn a_verdict_and_its_line_say_what_is_proved() {
    let turn = |side: &str, pieces: &[&str], turn: &str| {
        let mut game = game(side, pieces);
        words::play(&mut game, turn).expect("a legal turn");
        let Some(ansa_core::game::Ply::Turn(turn)) = game.plies().last() else { panic!("a turn") };
        turn.steps().to_vec()
    };
    // A step off a guarded trap's neighbour, and a goal.
    let lost = turn("g", &["Ea1", "Rc3", "Rb3", "rh7"], "Rb3w Rc3x");
    assert_eq!(said::line_says(std::slice::from_ref(&lost)), "Captured in these turns: gold rabbit.");
    let goal = turn("g", &GOLD, "Rb7n");
    assert_eq!(said::line_says(&[lost, goal]), "In these turns, Gold reaches the goal.");
    // Where nothing is proved, that is said.
    let quiet = exercise("s", &SILVER, "hd5w", "hd5s hd4s", (0.78, 0.70));
    let told = said::explained(&quiet.verdict().expect("a verdict"));
    assert_eq!(told[0].replace('\u{a0}', " "), "Inaccuracy: winning chances 78 % to 70 %");
    assert_eq!(
        told.last().map(String::as_str),
        Some("The engine sees this by looking ahead. No single cause can be proved.")
    );
}

#[test]
fn a_failed_search_can_be_repeated_or_given_up() {
    let mut state = LearnState::new(both(), Some(Side::Silver));
    enters(&mut state, "hd5e");
    let first = state.awaited().expect("the engine is asked").id;
    fails(&mut state, first);
    assert!(matches!(state.stage, Stage::NotJudged(_, EngineFault::Died)));
    assert_eq!(state.awaited(), None);
    state.apply(LearnAction::AskAgain);
    let again = state.awaited().expect("the engine is asked again").id;
    assert_ne!(first, again);
    // An answer without a line is no answer.
    state.apply(LearnAction::Search(again, best("Ea1n")));
    assert!(matches!(state.stage, Stage::NotJudged(_, EngineFault::Misunderstood)), "{:?}", state.stage);
    state.apply(AnswerAction::Escape);
    assert_eq!((&state.stage, state.can_enter()), (&Stage::Asking, true));
    // Nobody has to wait for a search either.
    enters(&mut state, "hd5e");
    let waiting = state.awaited().expect("the engine is asked").id;
    let late = found(&state.searched_game().expect("a game"), 5, Score::WinIn(1), &["Ea1n"]);
    state.apply(AnswerAction::Escape);
    state.apply(LearnAction::Search(waiting, late));
    assert_eq!(state.stage, Stage::Asking);
    state.apply(AnswerAction::Next);
    assert_eq!(state.results().map(|(_, answer)| answer).collect::<Vec<_>>(), [Some(Answered::Skipped)]);
}

#[test]
fn the_side_can_be_chosen() {
    let mut state = learn();
    assert_eq!((state.count(None), state.count(Some(Side::Gold))), (2, 1));
    state.apply(LearnAction::Choose(Some(Side::Silver)));
    assert_eq!((state.side, state.progress(), state.bottom()), (Some(Side::Silver), (0, 1), Side::Silver));
    state.apply(AnswerAction::Flip);
    assert_eq!(state.bottom(), Side::Gold);
    // A side without mistakes stands for both.
    let only = vec![both().remove(0)];
    let mut state = LearnState::new(only, Some(Side::Silver));
    assert_eq!((state.side, state.progress()), (None, (0, 1)));
    // Without any exercise nothing can be done, and nothing fails.
    for action in [
        AnswerAction::Hint.into(),
        AnswerAction::Solve.into(),
        AnswerAction::Next.into(),
        LearnAction::Repeat,
        AnswerAction::End.into(),
    ] {
        let mut none = LearnState::new(Vec::new(), None);
        none.apply(action);
        assert_eq!(none.progress(), (0, 0));
        let _ = none.board_view(&Pointing::default(), true);
    }
    state.apply(AnswerAction::Next);
    state.apply(AnswerAction::Next);
    assert_eq!(state.answered(), 1);
}

#[test]
fn a_key_tells_positions_and_sides_apart() {
    let [gold, silver] = &both()[..] else { panic!("two") };
    assert_ne!(gold.key(), silver.key());
    assert!(gold.key().starts_with("g [") && silver.key().starts_with("s ["), "{}", gold.key());
    assert_eq!(gold.key(), exercise("g", &GOLD, "Hd3n", "Rb7n", (0.9, 0.1)).key());
}
