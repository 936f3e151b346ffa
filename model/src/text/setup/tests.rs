use super::*;

#[test]
fn piece_counts_are_spelled_out() {
    assert_eq!(
        left_over(Side::Gold, [0, 0, 0, 0, 1, 0]),
        "Not ready yet: Gold still has to place the camel. Choose a free square to place it."
    );
    assert_eq!(
        left_over(Side::Silver, [3, 0, 1, 0, 0, 0]),
        "Not ready yet: Silver still has to place a dog and 3 rabbits. Choose a free square to place them."
    );
}
