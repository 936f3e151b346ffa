use super::*;

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
    let new = Evaluation { score: GoldScore::Win(Side::Silver, 2), depth: 5, best: Vec::new() };
    assert!(new.replaces(&old) && !old.replaces(&new));
    comment.set_evaluation(&new);
    assert_eq!(comment.to_string(), "{[%emt 0:00:12] [%eval #-2,5] a text}");
    comment.remove_evaluation();
    assert_eq!(comment.to_string(), "{[%emt 0:00:12] a text}");
    assert_eq!(comment.evaluation(), None);
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
