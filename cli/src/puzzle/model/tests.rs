use ansa_core::puzzle::PuzzleFile;

use super::*;

fn puzzle() -> Puzzle {
    let text = "ansa-puzzles 1\n\
                stop s [.....r...re..D..r.R...H...E....r....r.r.R...D.R...HC.C.R..RMR.R.] - ra6e ec7e rb7e\n";
    PuzzleFile::read(text).unwrap().puzzles.remove(0)
}

fn results(solved: impl Fn(Level) -> f64) -> Vec<LevelResult> {
    Level::ALL.map(|level| LevelResult { level, solved: solved(level) }).to_vec()
}

#[test]
fn a_puzzle_that_levels_up_to_one_miss_is_rated_between_it_and_the_next() {
    let puzzle = puzzle();
    let mut before = 0;
    for pair in Level::ALL[..8].windows(2) {
        let (missed, solved) = (pair[0], pair[1]);
        let rating = rate(&puzzle, &results(|level| f64::from(u8::from(level >= solved))));
        let value = f64::from(rating.value());
        assert!(
            value > f64::from(missed.rating()) - 200.0 && value < f64::from(solved.rating()) + 200.0,
            "{missed:?} {rating}"
        );
        assert!(rating.value() > before, "{rating}");
        assert!((100..500).contains(&rating.uncertainty()), "{rating}");
        before = rating.value();
    }
}

#[test]
fn half_of_the_tries_rate_a_puzzle_lower_than_none() {
    let with =
        |share| rate(&puzzle(), &results(|level| if level.number() > 4 { 1.0 } else { share })).value();
    assert!(with(0.0) > with(0.5) && with(0.5) > with(1.0));
    assert!(rate(&puzzle(), &[]).uncertainty() > 600, "nothing but an expectation");
}
