use super::*;
use crate::activities::play::testing::game;
use ansa_core::search::time::Budget;

fn read(turns: &[&str]) -> Option<SearchLine> {
    let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
    SearchLine::read(&game(&["Ee2n"]), 8, Score::CentiRabbits(40), &turns)
}

#[test]
fn a_line_is_read_turn_by_turn_up_to_one_that_is_not_legal() {
    let line = read(&["ed7s ed6s", "Ee3n Ee4n", "Ra1n"]).expect("a line");
    assert_eq!(line.score, GoldScore::CentiRabbits(-40), "silver is to move");
    let squares: Vec<Vec<String>> = (line.turns.iter())
        .map(|turn| turn.iter().map(|played| played.step.from.to_string()).collect())
        .collect();
    assert_eq!(squares, [["d7", "d6"], ["e3", "e4"]]);
    assert_eq!(read(&["Ee3n"]), None);
    assert_eq!(read(&["resigns"]), None);
    assert_eq!(read(&[]), None);
    assert_eq!(SearchLine::read(&Game::new(), 8, Score::CentiRabbits(0), &["Ra1n".to_owned()]), None);
}

#[test]
fn only_a_level_that_time_alone_limits_gets_the_thinking_time_and_a_clock_takes_its_place() {
    let time = |kind, clock| {
        let start = SearchStart { time: clock, ..Rc::new(Game::new()).into() };
        start.with_thinking_time(kind, ThinkingTime::HalfMinute).time
    };
    for level in Level::ALL {
        let thinking = (level == Level::STRONGEST).then_some(30_000);
        assert_eq!(time(RequestKind::Ply(level), None), thinking);
        assert_eq!(time(RequestKind::Ply(level), Some(700)), Some(700));
    }
    for kind in [RequestKind::Hint, RequestKind::Lines(3, 500), RequestKind::Nodes(9)] {
        assert_eq!(time(kind, None), None);
    }
    let usual = Budget::fixed(ThinkingTime::default().seconds() * 1000);
    assert_eq!(Level::STRONGEST.limits().time, Some(usual), "the default is the engine’s own");
}
