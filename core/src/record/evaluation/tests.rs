use super::*;
use crate::notation::PositionText;

fn score(text: &str) -> Option<GoldScore> {
    read_score(text).map(|(score, _)| score)
}

#[test]
fn scores_are_read_as_written() {
    for (own, text) in [
        (GoldScore::CentiRabbits(125), "+1.25"),
        (GoldScore::CentiRabbits(-7), "-0.07"),
        (GoldScore::CentiRabbits(0), "+0.00"),
        (GoldScore::Win(Side::Gold, 3), "#3"),
        (GoldScore::Win(Side::Silver, 0), "#-0"),
    ] {
        assert_eq!(own.to_string(), text);
        assert_eq!(score(text), Some(own));
    }
    for (text, value) in [("1", 100), ("1.2", 120), ("1.259", 125), ("-.5", -50), ("99999999", 1_000_000)] {
        let expected = (text != "-.5").then_some(GoldScore::CentiRabbits(value));
        assert_eq!(score(text), expected, "{text}");
    }
    for text in ["", "+", "#", "#x", "1.x", "1.2x", "one", "--1", "1 2", "1.é", "99999999999", "#70000"] {
        assert_eq!(score(text), None, "{text}");
    }
    assert_eq!(read_score("+1.00,300"), Some((GoldScore::CentiRabbits(100), 0)));
}

#[test]
fn an_evaluation_replaces_another_and_nothing_else() {
    let mut comment = Comment::read("[%emt 0:00:12] [%eval 0.3,4] a text [%best Ra1n]");
    let old = comment.evaluation().expect("an evaluation");
    assert_eq!((old.score, old.depth, old.best.len()), (GoldScore::CentiRabbits(30), 4, 1));
    let new = Evaluation { depth: 5, ..Evaluation::new(GoldScore::Win(Side::Silver, 2)) };
    assert!(new.replaces(&old) && !old.replaces(&new));
    comment.set_evaluation(&new);
    assert_eq!(comment.to_string(), "{[%emt 0:00:12] [%eval #-2,5] a text}");
    comment.remove_evaluation();
    assert_eq!(comment.to_string(), "{[%emt 0:00:12] a text}");
    assert_eq!(comment.evaluation(), None);
}

#[test]
fn the_longer_search_counts_and_else_the_deeper_one() {
    let searched = |nodes, depth| Evaluation { depth, nodes, ..Evaluation::new(GoldScore::CentiRabbits(0)) };
    assert!(
        searched(1_000, 6).replaces(&searched(100, 8)) && !searched(100, 8).replaces(&searched(1_000, 6))
    );
    assert!(searched(100, 8).replaces(&searched(100, 6)) && !searched(100, 6).replaces(&searched(100, 8)));
    assert!(searched(100, 6).replaces(&searched(0, 40)) && !searched(0, 40).replaces(&searched(100, 6)));
}

#[test]
fn the_line_of_a_forced_win_is_written_and_played_as_far_as_it_is_legal() {
    let text = "{[%eval #2,9] [%best Ra1n] [%line ra8s / Ra2n Ra3n]}";
    let mut comment = Comment::read(text.trim_matches(['{', '}']));
    let found = comment.evaluation().expect("an evaluation");
    assert_eq!((found.best.len(), found.line.len()), (1, 2));
    comment.set_evaluation(&found);
    assert_eq!(comment.to_string(), text);
    let start: PositionText =
        "g [r                                                       R       ]".parse().unwrap();
    let start = start.to_builder().build().unwrap();
    let turns = |line: &str| {
        let comment = Comment::read(&format!("[%eval #2] [%best Ra1n] [%line {line}]"));
        comment.evaluation().unwrap().turns(&start).map(|turn| turn.len()).collect::<Vec<_>>()
    };
    assert_eq!(turns("ra8s / Ra2n Ra3n"), [1, 1, 2]);
    assert_eq!(turns("ra8s / Rb2n / ra7s"), [1, 1], "there is no rabbit on b2");
    assert_eq!(turns("ra8s / 12 / Ra2n"), [1, 1], "no turn");
    assert_eq!(turns(&"ra8e / Ra2e / rb8w / Rb2w / ".repeat(100)).len(), 1 + 40);
}

#[test]
fn nodes_and_the_score_after_the_best_turn_are_written() {
    let text = "{[%eval +0.30,9] [%best Ra1n] [%nodes 1000000] [%after +0.10] a text}";
    let mut comment = Comment::read(text.trim_matches(['{', '}']));
    let found = comment.evaluation().expect("an evaluation");
    assert_eq!((found.nodes, found.after_best), (1_000_000, Some(GoldScore::CentiRabbits(10))));
    comment.set_evaluation(&found);
    assert_eq!(comment.to_string(), text);
    comment.set_evaluation(&Evaluation::new(found.score));
    assert_eq!(comment.to_string(), "{[%eval +0.30] a text}");
    for text in ["[%eval 1] [%nodes -1]", "[%eval 1] [%nodes 1e6]", "[%eval 1] [%after x]"] {
        let read = Comment::read(text).evaluation().expect("an evaluation");
        assert_eq!((read.nodes, read.after_best), (0, None), "{text}");
    }
}

#[test]
fn a_score_is_seen_from_both_sides() {
    let score = GoldScore::new(Score::CentiRabbits(80), Side::Silver);
    assert_eq!(score, GoldScore::CentiRabbits(-80));
    assert_eq!((score.for_side(Side::Silver, 2000), score.for_side(Side::Gold, 50)), (80, -50));
    let lost = GoldScore::new(Score::LossIn(2), Side::Silver);
    assert_eq!(lost, GoldScore::Win(Side::Gold, 2));
    assert_eq!(lost.for_side(Side::Silver, 2000), -2000);
    assert!(lost.win_chance(Side::Gold) > 0.999 && lost.win_chance(Side::Silver) < 0.001);
    assert!(score.win_chance(Side::Silver) > 0.5 && score.win_chance(Side::Gold) < 0.5);
}

#[test]
fn scores_rank_for_both_sides() {
    let worst_first = [
        GoldScore::Win(Side::Silver, 1),
        GoldScore::Win(Side::Silver, 4),
        GoldScore::CentiRabbits(i32::MIN),
        GoldScore::CentiRabbits(20),
        GoldScore::CentiRabbits(i32::MAX),
        GoldScore::Win(Side::Gold, 4),
        GoldScore::Win(Side::Gold, 1),
    ];
    for pair in worst_first.windows(2) {
        assert!(pair[0].rank(Side::Gold) < pair[1].rank(Side::Gold), "{pair:?}");
        assert!(pair[0].rank(Side::Silver) > pair[1].rank(Side::Silver), "{pair:?}");
    }
}
