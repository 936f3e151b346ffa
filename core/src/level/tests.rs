use super::*;

#[test]
fn numbers_are_one_to_ten() {
    assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for number in 0..=u8::MAX {
        let level = Level::new(number);
        assert_eq!(level.is_some(), (1..=10).contains(&number));
        assert_eq!(level.map(Level::number), level.map(|_| number));
    }
    assert_eq!((Level::WEAKEST.number(), Level::STRONGEST.number()), (1, 10));
}

#[test]
fn each_level_has_no_less_depth_than_the_one_before_and_more_depth_nodes_or_less_noise() {
    for pair in Level::ALL.windows(2) {
        let [weaker, stronger] = [pair[0].limits(), pair[1].limits()];
        let depth = |limits: Limits| limits.depth.unwrap_or(u8::MAX);
        assert!(weaker.nodes <= stronger.nodes && depth(weaker) <= depth(stronger), "{pair:?}");
        let has_more = weaker.nodes < stronger.nodes || depth(weaker) < depth(stronger);
        assert!(has_more || weaker.noise > stronger.noise, "{pair:?}");
        assert_eq!((weaker.time, stronger.time), (None, None), "levels are the same on every machine");
    }
    assert_eq!(Level::STRONGEST.limits().noise, 0);
}

#[test]
fn each_level_has_a_style_and_a_higher_rating_than_the_one_before() {
    assert_eq!(Level::STRONGEST.style(), PlayStyle::NONE, "full strength has no style");
    for (index, level) in Level::ALL.into_iter().enumerate() {
        assert_eq!(level.limits().style, level.style());
        for other in &Level::ALL[index + 1..] {
            assert!(level.rating() < other.rating());
            assert_ne!(level.style(), other.style(), "{level:?} {other:?}");
        }
    }
}
