use super::*;

#[test]
fn a_sum_of_tapered_scores_unpacks() {
    let mut sum = TaperedScore::default();
    let mut expected = [0; 2];
    for (i, halves) in [[5, -7], [-3, 9], [-32_768, -32_768], [32_767, -1]].into_iter().enumerate() {
        assert_eq!(TaperedScore::new(halves).unpack(), halves);
        for count in [1, -1, 16, -300] {
            sum.add(TaperedScore::new(halves), count + i as i32);
            expected = [0, 1].map(|half: usize| expected[half] + halves[half] * (count + i as i32));
            assert_eq!(sum.unpack(), expected);
            sum.negate();
            expected = expected.map(|number| -number);
            assert_eq!(sum.unpack(), expected);
        }
    }
}

#[test]
fn what_is_written_is_read_and_nothing_else() {
    let bytes = Weights::default().to_bytes();
    assert_eq!(Weights::from_bytes(&bytes), Ok(Weights::default()));
    let mut other = bytes.clone();
    other[9] ^= 1;
    assert_ne!(Weights::from_bytes(&other), Ok(Weights::default()));
    other[0] ^= 1;
    for wrong in [&other[..], &bytes[..bytes.len() - 1], &[]] {
        assert_eq!(Weights::from_bytes(wrong), Err(WeightsError));
    }
}
