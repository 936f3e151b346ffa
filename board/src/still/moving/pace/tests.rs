use super::*;

#[test]
fn the_steps_of_a_turn_take_as_long_as_the_turn() {
    for turn in [0, 1, 50, 100, 500, u16::MAX] {
        let pace = MovingPace::from_turn(turn);
        for steps in 1..=4 {
            let whole = u32::from(pace.step(steps, false)) * u32::from(steps - 1);
            assert_eq!(whole + u32::from(pace.step(steps, true)), u32::from(turn));
        }
        assert_eq!(pace.step(0, true), turn);
    }
    assert_eq!(MovingPace::from_turn(500).step(4, false), STEP);
    assert_eq!(MovingPace::from_turn(100).step(4, false), 25);
}
