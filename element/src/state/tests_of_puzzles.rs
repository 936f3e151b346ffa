//! Puzzles of files: judged, explained, helped with and solved.

use ansa_board::{BoardEvent, EntryEvent, Pointing};

use super::tests::{code, move_along, notice, piece, square, with};
use super::*;

/// A goal in one turn, one in two, a piece to win, and squares; the second line is no puzzle.
const PUZZLES: &str = "ansa-puzzles 1\n\
    goal1 g [........R......r............E...................................] 1200~150 Ra7n\n\
    goal0 g [................................................................] - Ra7n\n\
    win:C g [.......r..................c.......D........................R....] 900~400 cc5n cc6x Dc4n\n\
    captures g [.......r..................c.......D........................R....] 900~400 c5\n";

/// The state of a puzzle of [`PUZZLES`].
fn puzzle(pick: &str) -> ElementState {
    let (state, events) = with(&[("puzzle", PUZZLES), ("pick", pick)]);
    assert_eq!((events, state.mode, state.error.clone()), (vec![], ElementMode::Puzzle, None));
    state
}

fn failed(events: &[ElementEvent]) -> &PuzzleFailed {
    match events {
        [ElementEvent::Failed(failed)] => failed,
        other => panic!("no failure, but {other:?}"),
    }
}

#[test]
fn a_puzzle_of_a_file_is_judged_and_explained() {
    let mut state = puzzle("1");
    assert_eq!(state.task_words(4), "Gold: reach the goal this turn. 4 steps left.");
    move_along(&mut state, "e5", "e6");
    let events = state.apply(ElementAction::End);
    assert_eq!((failed(&events).fault, failed(&events).turn.as_deref()), ("no-goal", Some("Ee5n")));
    assert_eq!(failed(&events).message, notice(&state));
    // The wrong turn is still there, to be undone.
    assert_eq!(piece(&state, "e6"), Some('E'));
    state.apply(ElementAction::Reset);
    state.apply(ElementAction::Hint);
    assert_eq!(notice(&state), "Look at the gold rabbit on a7.");
    assert!(state.board_view(&Pointing::default()).squares[square("a7").index()].hinted);
    state.apply(ElementAction::Hint);
    assert!(notice(&state).contains("a7 to a8"), "{}", notice(&state));
    move_along(&mut state, "a7", "a8");
    let events = state.apply(ElementAction::End);
    let solved = events.iter().find_map(|event| match event {
        ElementEvent::Solved(answer) => Some(answer.clone()),
        _ => None,
    });
    let expected = PuzzleSolved { turn: Some("Ra7n".to_owned()), squares: None, tries: 1, hints: 2 };
    assert_eq!((solved, state.solved), (Some(expected), true));
    assert_eq!(state.apply(ElementAction::End), [], "it is over");
}

#[test]
fn a_puzzle_shows_its_solution_and_begins_anew() {
    let mut state = puzzle("2");
    assert!(state.task_words(4).starts_with("Gold: win a cat or something stronger"));
    assert_eq!(state.apply(ElementAction::Solve), [ElementEvent::Ply]);
    assert_eq!((piece(&state, "c5"), piece(&state, "c6"), state.solved), (Some('D'), None, true));
    state.apply(ElementAction::Restart);
    assert_eq!((piece(&state, "c5"), state.solved, state.tries), (Some('c'), false, 0));
}

#[test]
fn squares_are_marked_and_checked() {
    let mut state = puzzle("3");
    let press = |name: &str| ElementAction::Board(BoardEvent::Press(square(name)));
    state.apply(press("b5"));
    state.apply(press("c5"));
    let drawn = state.board_view(&Pointing::default()).drawn;
    assert_eq!(drawn.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Gb5", "Gc5"]);
    let events = state.apply(ElementAction::End);
    assert_eq!((&failed(&events).wrong[..], failed(&events).missing), (&["b5".to_owned()][..], 0));
    state.apply(press("b5"));
    state.apply(press("c5"));
    let events = state.apply(ElementAction::Board(BoardEvent::Enter(square("a1"))));
    assert_eq!((&failed(&events).wrong[..], failed(&events).missing), (&[][..], 1));
    state.apply(ElementAction::Hint);
    assert_eq!(notice(&state), "There is 1 square to find.");
    state.apply(press("c5"));
    let events = state.apply(ElementAction::End);
    assert!(
        matches!(&events[..], [ElementEvent::Solved(answer)] if answer.squares == Some(vec!["c5".to_owned()]))
    );
    assert_eq!((state.apply(press("d5")), state.marked()), (vec![], vec!["c5".to_owned()]));
}

#[test]
fn the_reply_to_the_first_of_two_turns_is_played() {
    let file = std::fs::read_to_string("../app/public/puzzles/puzzles.txt").unwrap();
    let line = file.lines().find(|line| line.starts_with("goal2")).unwrap();
    let (mut state, _) = with(&[("mode", "puzzle"), ("text", line)]);
    assert_eq!(state.error, None);
    let first = state.judged.as_ref().unwrap().asked.puzzle.first_turn().unwrap().clone();
    let steps: Vec<_> = first.steps().iter().map(|played| played.step).collect();
    let report = state.entry.as_mut().unwrap().play_steps(&steps);
    assert!(matches!(report.event, Some(EntryEvent::Stepped(played, _)) if played.len() == steps.len()));
    assert_eq!(state.apply(ElementAction::End), []);
    assert!(state.is_judging());
    assert_eq!(state.apply(ElementAction::Undo), [], "it is being judged");
    let events = state.apply(ElementAction::Judge);
    let by: Vec<By> = events
        .iter()
        .filter_map(|event| if let ElementEvent::Turn(_, _, by) = event { Some(*by) } else { None })
        .collect();
    assert_eq!((by, state.plies(), state.solved), (vec![By::Person, By::Engine], 2, false));
    assert!(state.task_words(4).contains("now reach the goal"));
    state.apply(ElementAction::Solve);
    assert!(state.solved && state.game().outcome().is_some(), "the goal follows");
}

#[test]
fn a_text_that_is_no_puzzle_and_a_puzzle_that_is_not_there_are_faults() {
    for (name, text, pick) in [
        ("puzzle", "nothing", ""),
        ("puzzle", "ansa-puzzles 2\n", ""),
        ("text", "ansa-puzzles 1\n", ""),
        ("text", "goal1 g [", ""),
        ("puzzle", PUZZLES, "4"),
        ("puzzle", PUZZLES, "0"),
        ("puzzle", PUZZLES, "-1"),
        ("puzzle", PUZZLES, "aaaaaaaa"),
        ("puzzle", PUZZLES, "99999999999999999999999"),
    ] {
        let (state, events) = with(&[(name, text), ("pick", pick), ("mode", "puzzle")]);
        assert_eq!(code(&events), "bad-puzzle", "{text} {pick}");
        assert!(!state.is_marking() && !state.is_entering());
    }
    let place =
        |text: &str| with(&[("puzzle", text)]).0.error.and_then(|error| error.place).map(|place| place.line);
    assert_eq!(place("goal0 g [] -"), Some(1), "the line of the text, not of the file");
    assert_eq!(place("ansa-puzzles 1\n\ngoal0 g [] -"), Some(3));
    for text in ansa_board::testing::HOSTILE_TEXTS {
        let (state, _) = with(&[("puzzle", text), ("mode", "puzzle")]);
        assert!(state.error.is_some(), "{text}");
    }
}

#[test]
fn a_puzzle_is_picked_by_its_name_wherever_it_is() {
    let name = puzzle("3").puzzle_name().unwrap();
    let (state, _) = with(&[("text", PUZZLES), ("pick", &name)]);
    assert_eq!(state.puzzle_name(), Some(name));
    assert!(state.is_marking());
}
