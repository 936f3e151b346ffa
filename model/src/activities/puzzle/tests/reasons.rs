//! Why answers work.

use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleTheme};

use super::{LINES, of};
use crate::activities::puzzle::{PuzzleReason, SaveWay, StopWay};
use crate::text::puzzle_reason::reason;

fn said(puzzle: &Puzzle) -> String {
    reason(puzzle.position().side(), &PuzzleReason::of(puzzle).unwrap())
}

#[test]
fn each_theme_says_why_its_answer_works() {
    let found = PuzzleTheme::ALL.map(|theme| said(&of(theme)));
    let expected = [
        "The other steps make way for the rabbit on a6, and it reaches the goal on a8.",
        "Now the rabbit on f5 needs 4 steps to reach the goal. Whatever the reply, one of the rabbits can still get there.",
        "The gold rabbit on c6 was about to reach the goal. Now every route is blocked or too long.",
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
    let mut ways = [0; 13];
    for puzzle in &puzzles {
        assert!(said(puzzle).ends_with('.'), "{puzzle}");
        let way = match PuzzleReason::of(puzzle).unwrap() {
            PuzzleReason::Goal(from, goal, help) => {
                assert!(from != goal && (goal.rank() == 0 || goal.rank() == 7));
                help as usize
            }
            PuzzleReason::Stopped(_, StopWay::Captured) => 3,
            PuzzleReason::Stopped((_, from), StopWay::Moved(to)) => {
                assert_ne!(from, to);
                4
            }
            PuzzleReason::Stopped(_, StopWay::Frozen) => 5,
            PuzzleReason::Stopped(_, StopWay::Blocked) => 6,
            PuzzleReason::Saved(_, trap, way) => {
                assert!(trap.is_trap());
                match way {
                    SaveWay::Moved(_) => 7,
                    SaveWay::Guarded((_, guard)) => {
                        assert_eq!(guard.distance(trap), 1);
                        8
                    }
                    SaveWay::Hindered => 9,
                }
            }
            PuzzleReason::Hostage(..) => 10,
            PuzzleReason::Framed(_) => 11,
            PuzzleReason::Threat(..)
            | PuzzleReason::Won(..)
            | PuzzleReason::Captures(_)
            | PuzzleReason::Squares(_) => 12,
        };
        ways[way] += 1;
    }
    // The page has no puzzle for three of them: see the next test.
    let unused: Vec<usize> = (0..ways.len()).filter(|&way| ways[way] == 0).collect();
    assert_eq!(unused, [0, 3, 11], "{ways:?}");
}

#[test]
fn rarer_reasons_are_said_as_well() {
    let lines = [
        "goal1 g [.................R.....................................rR.......] - Rb6n Rb7n",
        "stop g [...............r...................d.......rE...R...............] - rd3w rc3x Ee3w",
        "hold:C g [..........r....e.McH..............E.....................R.......] - Ec4n",
    ];
    let found = lines.map(|line| said(&line.parse().unwrap()));
    assert_eq!(
        found,
        [
            "The rabbit goes from b6 to b8 by itself: nothing is in its way.",
            "The silver rabbit on d3 was about to reach the goal. It is captured.",
            "The silver cat on c6 is on a trap and can’t leave it. If its friends move away, it is captured.",
        ]
    );
}
