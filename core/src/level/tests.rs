use super::*;

#[test]
fn numbers_are_one_to_eleven() {
    assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for number in 0..=u8::MAX {
        let level = Level::new(number);
        assert_eq!(level.is_some(), (1..=11).contains(&number));
        assert_eq!(level.map(Level::number), level.map(|_| number));
    }
    assert_eq!((Level::WEAKEST.number(), Level::STRONGEST.number()), (1, 11));
}

#[test]
fn each_level_has_no_less_depth_than_the_one_before_and_more_depth_nodes_or_less_noise() {
    for pair in Level::ALL.windows(2) {
        let [weaker, stronger] = [pair[0].limits(), pair[1].limits()];
        let depth = |limits: Limits| limits.depth.unwrap_or(u8::MAX);
        let nodes = |limits: Limits| limits.nodes.unwrap_or(u64::MAX);
        assert!(nodes(weaker) <= nodes(stronger) && depth(weaker) <= depth(stronger), "{pair:?}");
        let has_more = nodes(weaker) < nodes(stronger) || depth(weaker) < depth(stronger);
        assert!(has_more || weaker.noise > stronger.noise, "{pair:?}");
        assert_eq!(weaker.time, None, "{pair:?}: the level is the same on every machine");
    }
    for level in Level::ALL {
        assert_eq!(
            (level.is_timed(), level.limits().time.is_some()),
            (level == Level::STRONGEST, level.is_timed())
        );
    }
    let strongest = Level::STRONGEST.limits();
    assert_eq!((strongest.noise, strongest.nodes, strongest.depth), (0, None, None));
}

#[test]
fn each_level_has_a_style_and_a_higher_rating_than_the_one_before() {
    let plain = Level::ALL.into_iter().filter(|level| level.style() == PlayStyle::NONE);
    assert_eq!(plain.map(Level::number).collect::<Vec<_>>(), [10, 11], "full strength has no style");
    for (index, level) in Level::ALL.into_iter().enumerate() {
        assert_eq!(level.limits().style, level.style());
        for other in &Level::ALL[index + 1..] {
            assert!(level.rating() < other.rating());
            let are_plain = level.number() == 10 && other.number() == 11;
            assert_eq!(level.style() == other.style(), are_plain, "{level:?} {other:?}");
        }
    }
}
