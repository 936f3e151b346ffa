//! Games that start within a turn, of whose steps only the number is known.

use ansa_core::game::{Game, Phase};
use ansa_core::notation::PositionText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{GameTree, pack, unpack};
use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_core::{Direction, Step};

/// Gold can reach goal with two steps.
const SHORT: &str = "g - - [      r         R                                  E            ]";

fn step(from: &str, direction: Direction) -> Step {
    Step { from: from.parse().unwrap(), direction }
}

fn begun() -> Game {
    let turn = PositionText::read(SHORT).unwrap().turn().unwrap();
    Game::from_begun_turn(*turn.start(), 7, RuleSet::CURRENT)
}

#[test]
fn steps_of_which_the_number_is_known_are_dashes_in_both_forms() {
    let text = PositionText::read(SHORT).unwrap();
    assert_eq!((text.unknown_steps, text.to_short()), (2, SHORT.to_owned()));
    assert!(text.to_diagram().starts_with("g - -\n +---"), "{}", text.to_diagram());
    assert_eq!(PositionText::read(&text.to_diagram()), Ok(text.clone()));
    let numbered = PositionText::read(&format!("12{SHORT}")).unwrap();
    assert_eq!((numbered.number, numbered.unknown_steps), (Some(12), 2));
    let left = |text: &PositionText| text.turn().unwrap().position().steps_left();
    assert_eq!((left(&text), text.steps_left()), (2, 2));
    let known = PositionText::read(&text.to_diagram().replace("g - -", "g Ed2n Ed3n rc6x Ed4s")).unwrap();
    assert_eq!((known.steps_left(), known.unknown_steps), (1, 0));
    // A turn has four steps, and steps are either known or not.
    for refused in
        [SHORT.replace("- -", "- - - -"), SHORT.replace("- -", "--"), SHORT.replace("- -", "- Ee2n")]
    {
        assert!(PositionText::read(&refused).is_err(), "{refused}");
        let diagram = text.to_diagram().replace("g - -", refused.split(" [").next().unwrap());
        assert!(PositionText::read(&diagram).is_err(), "{diagram}");
    }
}

#[test]
fn the_first_turn_has_only_the_steps_that_are_left() {
    let mut game = begun();
    let Phase::Turn(start) = game.phase() else { panic!("a turn is due") };
    assert_eq!((start.steps_left(), game.outcome()), (2, None));
    let long = [Direction::North, Direction::South, Direction::North].map(|way| step("d2", way));
    assert!(game.play_steps(&long).is_err());
    assert!(game.play_steps(&[]).is_err(), "a step must be made");
    let mut longer = game.begin_turn().unwrap();
    for (from, way) in [("d2", Direction::North), ("d3", Direction::North)] {
        longer.step(step(from, way)).unwrap();
    }
    assert!(longer.step(step("d4", Direction::North)).is_err(), "two steps are all");
    game.play(&longer).unwrap();
    assert_eq!(game.position().map(|position| position.steps_left()), Some(4), "later turns are whole ones");
    game.take_back();
    assert_eq!(game.phase(), Phase::Turn(start));
}

#[test]
fn a_record_and_a_link_keep_the_steps_that_are_left() {
    let mut game = begun();
    for plies in 0..2 {
        let record = game.to_record();
        assert!(record.to_tagged().contains("g - - ["), "{}", record.to_tagged());
        let tree = GameTree::from_record(&record).unwrap();
        assert_eq!(tree.game(tree.root()).unwrap().position(), begun().position(), "{plies} plies");
        let packed = pack(&tree).unwrap();
        let again = unpack(&packed).unwrap();
        assert_eq!(again.game(again.root()).unwrap(), tree.game(tree.root()).unwrap());
        assert_eq!(again.to_record().unwrap(), tree.to_record().unwrap());
        let _ = game.play_steps(&[step("d2", Direction::North), step("d3", Direction::North)]);
    }
}

#[test]
fn the_engine_uses_the_steps_that_are_left() {
    // The rabbit on a6 is two steps from goal.
    for (short, left, wins) in [(SHORT.to_owned(), 2, true), (SHORT.replace("- -", "- - -"), 1, false)] {
        let turn = PositionText::read(&short).unwrap().turn().unwrap();
        let game = Game::from_begun_turn(*turn.start(), 2, RuleSet::CURRENT);
        for lines in [1, 3] {
            let mut search = Search::new(Options::default());
            search.start(&game, Limits { nodes: Some(3000), lines, ..Limits::default() }).unwrap();
            let Status::Done(Best::Turn(best)) = search.run(3000, &mut || 0) else { panic!("no turn") };
            assert!((1..=left).contains(&best.len()), "{best:?}");
            let mut after = game.clone();
            after.play_steps(&best).unwrap();
            assert_eq!(after.outcome().is_some(), wins, "{best:?}");
        }
    }
}
