use ansa_core::puzzle::PuzzleFile;

use super::*;

fn puzzle(line: &str) -> Puzzle {
    let mut file = PuzzleFile::read(&format!("ansa-puzzles 1\n{line}\n")).unwrap();
    assert_eq!(file.quarantined.len(), 0, "{:?}", file.quarantined);
    file.puzzles.remove(0)
}

const LONE: &str = "........R......r................................................";
const AMONG: &str = "........R....E.r.....H...D......................................";

fn goal(squares: &str) -> Puzzle {
    puzzle(&format!("goal1 g [{squares}] - Ra7n"))
}

#[test]
fn the_chance_of_a_goal_is_that_of_steps_at_random() {
    // Alone on a7, the rabbit has two steps; on b7, c7 and so on three.
    let lone = goal(LONE);
    let (a, b) = (1.0 / 2.0, 1.0 / 3.0);
    // With so many steps left, on a7 and on c7.
    let (a7_two, c7_two) = (a + a * b, b + 2.0 * b * b);
    let b7_three = b + b * a7_two + b * c7_two;
    let expected = a + a * b7_three;
    assert!((goal_chance(lone.position()) - expected).abs() < 1e-12);
}

#[test]
fn a_goal_among_more_steps_is_rated_higher() {
    let lone = goal(LONE);
    let among = goal(AMONG);
    let (lone, among) = (rating(&lone).unwrap(), rating(&among).unwrap());
    assert!((0.0..100.0).contains(&lone) && among > lone + 50.0, "{lone} {among}");
}

#[test]
fn more_to_look_at_and_longer_ways_are_rated_higher() {
    let one = counting_rating(&[2]);
    assert!((one - 500.0).abs() < 1.0, "one look is its own difficulty: {one}");
    assert!(counting_rating(&[2, 2]) > one && counting_rating(&[3]) > one + 100.0);
    assert!(counting_rating(&[4; 12]) < 2000.0);
    assert!(counting_rating(&[]) < 1.0);
}

#[test]
fn what_comes_into_question_is_told_from_the_position() {
    // Silver's rabbit on h8 can go down and sideways; the last rabbit of gold does not matter.
    let board = ".......r................................................R.......";
    let all = puzzle(&format!("squares:h8 s [{board}] - g8 f8 e8 d8 h7 g7 f7 e7 h6 g6 f6 h5 g5 h4 h8"));
    let PuzzleAnswer::Squares(squares) = all.answer() else { panic!("squares") };
    let found = looks(&all, *squares);
    assert_eq!(found.len(), 15);
    // f6 is a trap, where the rabbit is lost.
    assert!(!is_measured(PuzzleTheme::WinPiece) && is_measured(PuzzleTheme::CountCaptures));
    assert_eq!(
        rating(&puzzle(
            "stop s [.....r...re..D..r.R...H...E....r....r.r.R...D.R...HC.C.R..RMR.R.] - ra6e ec7e rb7e"
        )),
        None
    );
}
