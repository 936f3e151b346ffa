use super::*;
use crate::piece::Side;

#[test]
fn scores_are_read_as_written_and_what_is_broken_is_left_out() {
    let all = [
        BegunScore { score: GoldScore::CentiRabbits(30), depth: 12 },
        BegunScore { score: GoldScore::Win(Side::Silver, 2), depth: 0 },
        BegunScore { score: GoldScore::CentiRabbits(-5), depth: 255 },
    ];
    let mut comment = Comment::read("[%eval +0.10,8] a text [%begun +9.99]");
    comment.set_begun_scores(&all);
    assert_eq!(comment.to_string(), "{[%eval +0.10,8] [%begun +0.30,12 #-2 -0.05,255] a text}");
    assert_eq!(comment.begun_scores(), all);
    assert_eq!(comment.evaluation().map(|own| own.depth), Some(8));
    comment.set_begun_scores(&[]);
    assert_eq!(comment.to_string(), "{[%eval +0.10,8] a text}");
    for (text, count) in [
        ("", 0),
        ("[%begun]", 0),
        ("[%begun +1,2 x +3]", 1),
        ("[%begun  +1   -1 ]", 2),
        ("[%begun 1 1 1 1 1 1]", 4),
        ("[%begun 1,\u{e9}]", 1),
    ] {
        assert_eq!(Comment::read(text).begun_scores().len(), count, "{text}");
    }
}
