//! Why answers work.

use ansa_core::Square;
use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleTheme};

use super::{LINES, of};
use crate::activities::puzzle::{GoalHelp, PuzzleReason, SaveWay, StopWay};
use crate::text::puzzle_reason::reason;

fn said(puzzle: &Puzzle) -> String {
    reason(puzzle.position().side(), &PuzzleReason::of(puzzle).unwrap())
}

#[test]
fn each_theme_says_why_its_answer_works() {
    let found = PuzzleTheme::ALL.map(|theme| said(&of(theme)));
    let expected = [
        "The other steps clear a7 for the rabbit from a6, and it reaches the goal on a8.",
        "Now the rabbit on f5 needs 4 steps to reach the goal. Whatever the reply, one of the rabbits can still get there.",
        "The gold rabbit on c6 was about to reach the goal. Now it can’t get there in one turn.",
        "The silver horse on g3 is captured on f3, because it has no friend next to that trap. Silver can’t capture anything as strong in return.",
        "The gold horse on b5 could be captured on c6. On a5 it is out of reach.",
        "The silver camel on d6 is frozen. If its friends leave the trap on c6, it can be captured there, so they are tied down.",
        "These can be captured this turn: silver rabbit on b5 (trap c6), silver cat on d5 (trap c6) and silver rabbit on e6 (trap c6).",
        "Squares by number of steps: one step 0, two steps 2, three steps 2, four steps 3.",
    ];
    assert_eq!(found, expected);
}

#[test]
fn every_puzzle_of_the_page_says_why_its_answer_works() {
    let text = include_str!("../../../../../app/public/puzzles/puzzles.txt");
    let puzzles = PuzzleFile::read(text).unwrap().puzzles;
    assert!(puzzles.len() > LINES.len());
    let mut ways = [0; 16];
    for puzzle in &puzzles {
        assert!(said(puzzle).ends_with('.'), "{puzzle}");
        let reason = PuzzleReason::of(puzzle).unwrap();
        let way = match reason {
            PuzzleReason::Goal(from, goal, help) => {
                assert!(from != goal && (goal.rank() == 0 || goal.rank() == 7));
                help_is_true(puzzle, from, help)
            }
            PuzzleReason::Stopped((_, from), way) => stop_is_true(puzzle, from, way),
            PuzzleReason::Saved(_, trap, way) => {
                assert!(trap.is_trap());
                match way {
                    SaveWay::Moved(_) => 10,
                    SaveWay::Guarded((_, guard)) => {
                        assert_eq!(guard.distance(trap), 1);
                        11
                    }
                    SaveWay::Hindered => 12,
                }
            }
            PuzzleReason::Hostage(..) => 13,
            PuzzleReason::Framed(_) => 14,
            PuzzleReason::Threat(..)
            | PuzzleReason::Won(..)
            | PuzzleReason::Captures(_)
            | PuzzleReason::Squares(_) => 15,
        };
        ways[way] += 1;
    }
    // The page has no puzzle for these: see the next test.
    let unused: Vec<usize> = (0..ways.len()).filter(|&way| ways[way] == 0).collect();
    assert_eq!(unused, [0, 3, 5, 14], "{ways:?}");
}

/// Checks on the board at the start what is said about the other steps of a goal.
fn help_is_true(puzzle: &Puzzle, from: Square, help: GoalHelp) -> usize {
    let start = puzzle.position().board();
    let with_rabbit_on = |square: Square| {
        let mut board = *start;
        let rabbit = board.remove(from).unwrap();
        board.put(square, rabbit);
        board
    };
    match help {
        GoalHelp::None => 0,
        GoalHelp::Freed => {
            assert!(start.is_frozen(from), "{puzzle}");
            1
        }
        GoalHelp::KeptFree(at) => {
            assert!(!start.is_frozen(from) && with_rabbit_on(at).is_frozen(at), "{puzzle}");
            2
        }
        GoalHelp::Guarded(trap) => {
            let board = with_rabbit_on(trap);
            assert!(trap.is_trap() && board.undefended(puzzle.position().side()).contains(trap), "{puzzle}");
            3
        }
        GoalHelp::Cleared(at) => {
            assert!(start.piece_at(at).is_some(), "{puzzle}");
            4
        }
    }
}

/// Checks on the boards before and after the turn what is said about the enemy rabbit.
fn stop_is_true(puzzle: &Puzzle, from: Square, way: StopWay) -> usize {
    let (before, after) = (puzzle.position().board(), puzzle.first_turn().unwrap().end().board());
    match way {
        StopWay::Captured => 5,
        StopWay::Moved(to) => {
            assert_ne!(from, to);
            6
        }
        StopWay::Frozen => {
            assert!(!before.is_frozen(from), "{puzzle}");
            7
        }
        StopWay::Blocked((piece, at)) => {
            assert_eq!((before.piece_at(at), after.piece_at(at)), (None, Some(piece)), "{puzzle}");
            8
        }
        StopWay::Hindered => 9,
    }
}

#[test]
fn rarer_reasons_are_said_as_well() {
    let lines = [
        "goal1 g [.................R.....................................rR.......] - Rb6n Rb7n",
        "goal1 g [........r.....dR..............E.................................] - Eg5e Eh5n Rh7n",
        "goal1 g [........r.....d.......ER........................................] - Rh6n Eg6e Rh7n",
        "goal1 g [........r................DR.....................................] - Db5n Rc5n Rc6n Rc7n",
        "stop g [...............r...................d.......rE...R...............] - rd3w rc3x Ee3w",
        "hold:C g [..........r....e.McH..............E.....................R.......] - Ec4n",
    ];
    let found = lines.map(|line| said(&line.parse().unwrap()));
    assert_eq!(
        found,
        [
            "The rabbit goes from b6 to b8 by itself: nothing is in its way.",
            "The rabbit on h7 was frozen. The other steps free it, and it reaches the goal on h8.",
            "The rabbit from h6 would freeze on h7. The other steps keep it free to move, and it reaches the goal on h8.",
            "The rabbit from c5 would be captured on c6. The other steps keep it safe, and it reaches the goal on c8.",
            "The silver rabbit on d3 was about to reach the goal. It is captured.",
            "The silver cat on c6 is on a trap and can’t leave it. If its friends move away, it is captured.",
        ]
    );
}
