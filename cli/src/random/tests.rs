use super::*;

#[test]
fn the_generator_is_the_published_one() {
    // The first numbers for the seed 1234567, as other implementations of SplitMix64 test them.
    let mut random = Random(1_234_567);
    let numbers = [(); 3].map(|()| random.next());
    assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
}

#[test]
fn shuffling_keeps_everything_and_depends_on_seed_and_number() {
    let shuffled = |seed, number| {
        let mut items: Vec<u8> = (0..20).collect();
        Random::new(seed, number).shuffle(&mut items);
        items
    };
    assert_eq!(shuffled(1, 2), shuffled(1, 2));
    assert_ne!(shuffled(1, 2), shuffled(1, 3));
    assert_ne!(shuffled(1, 2), shuffled(2, 2));
    let mut sorted = shuffled(1, 2);
    sorted.sort_unstable();
    assert_eq!(sorted, (0..20).collect::<Vec<u8>>());
}
