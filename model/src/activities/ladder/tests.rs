//! Tests of the ladder.

use crate::reason::Reason;
use ansa_core::Level;

use super::*;
use crate::activities::leitner::Day;
use crate::activities::rated_game::RatedGame;

const TODAY: Day = Day::new(20_000);

fn game(level: u8, is_won: bool) -> RatedGame {
    RatedGame { level: Level::new(level).expect("a level"), is_won, is_rated: true }
}

fn played(games: &[(u8, bool)]) -> LadderProgress {
    let mut progress = LadderProgress::default();
    for &(level, is_won) in games {
        let _ = progress.count(game(level, is_won), TODAY);
    }
    progress
}

#[test]
fn a_win_raises_the_rating_a_loss_lowers_it_and_both_make_it_more_certain() {
    for is_won in [true, false] {
        let mut progress = LadderProgress::default();
        let change = progress.count(game(1, is_won), TODAY).expect("a rated game");
        assert_eq!((change.before, change.after > 1200), (1200, is_won), "{change:?}");
        assert_eq!((change.after, change.deviation), progress.rating_on(TODAY).rounded());
        assert!(change.deviation < 350);
        let results = progress.results(Level::WEAKEST);
        assert_eq!(results, LevelResults { won: u32::from(is_won), lost: u32::from(!is_won) });
        assert_eq!((progress.rated(), progress.has_begun()), (1, true));
        assert!(progress.rating_on(TODAY.after(100)).rounded().1 > progress.rating_on(TODAY).rounded().1);
    }
    // The stronger the beaten one is, the more a win is worth.
    let after = |level| LadderProgress::default().count(game(level, true), TODAY).expect("rated").after;
    assert!(after(1) < after(2) && after(2) < after(4), "{} {} {}", after(1), after(2), after(4));
}

#[test]
fn a_person_who_beats_the_first_four_and_loses_to_the_others_ends_between_them() {
    let games: Vec<(u8, bool)> =
        (0..60).map(|round| if round % 2 == 0 { (4, true) } else { (5, false) }).collect();
    let (rating, deviation) = played(&games).rating_on(TODAY).rounded();
    let [lower, upper] = [4, 5].map(|number| Level::new(number).expect("a level").rating());
    assert!((lower..=upper).contains(&rating) && deviation < 120, "{rating} ± {deviation}");
}

#[test]
fn a_game_with_help_only_counts_as_lost_or_won() {
    let mut progress = LadderProgress::default();
    let unrated = |is_won| RatedGame { is_rated: false, ..game(2, is_won) };
    for _ in 0..3 {
        assert_eq!(progress.count(unrated(false), TODAY), None);
    }
    assert_eq!((progress.rated(), progress.rating_on(TODAY).rounded()), (0, (1200, 350)));
    assert_eq!(
        LadderOffer::after(Level::ALL[1], false, progress.lost_in_row),
        Some(LadderOffer::Easier(Level::ALL[0]))
    );
    assert_eq!(progress.count(unrated(true), TODAY), None);
    assert_eq!(LadderOffer::after(Level::ALL[1], false, progress.lost_in_row), None, "a win ends the row");
}

#[test]
fn after_a_win_the_next_is_offered_and_after_three_losses_an_easier_one() {
    let level = |number: u8| Level::new(number).expect("a level");
    let progress = played(&[(3, false), (3, false)]);
    assert_eq!(LadderOffer::after(level(3), false, progress.lost_in_row), None);
    assert_eq!(LadderOffer::after(level(3), true, progress.lost_in_row), Some(LadderOffer::Next(level(4))));
    assert_eq!(LadderOffer::after(Level::STRONGEST, true, progress.lost_in_row), None, "nobody is stronger");
    let progress = played(&[(3, false), (3, false), (3, false)]);
    assert_eq!(
        LadderOffer::after(level(3), false, progress.lost_in_row),
        Some(LadderOffer::Easier(level(2)))
    );
    assert_eq!(LadderOffer::after(Level::WEAKEST, false, progress.lost_in_row), None, "nobody is easier");
    assert_eq!(played(&[(1, true), (2, true), (4, true)]).next_to_beat(), level(3));
    let all: Vec<(u8, bool)> = (1..=11).map(|number| (number, true)).collect();
    assert_eq!(played(&all).next_to_beat(), Level::STRONGEST);
}

#[test]
fn the_ladder_is_read_as_it_was_written() {
    for progress in [LadderProgress::default(), played(&[(1, true), (2, false), (10, false), (1, true)])] {
        let text = progress.write().expect("a text");
        let read = LadderProgress::read(&text).expect("a ladder").0;
        assert_eq!(read.write().expect("a text"), text);
        assert_eq!(read.results(Level::WEAKEST), progress.results(Level::WEAKEST));
        assert!((read.rating_on(TODAY).rating() - progress.rating_on(TODAY).rating()).abs() < 0.01);
    }
}

#[test]
fn a_ladder_without_the_last_level_is_read_and_one_with_more_levels_is_not() {
    let text = played(&[(1, true), (10, true)]).write().expect("a text");
    let with_last = |counts: &str| {
        let changed = text.replace(",[0,0]]}", counts);
        assert_ne!(changed, text);
        LadderProgress::read(&changed).map(|(progress, _)| progress.next_to_beat().number())
    };
    assert_eq!(with_last("]}"), Ok(2), "it was saved before there was a level 11");
    assert_eq!(with_last(",[0,0],[0,0]]}"), Err(ReadError::Range));
}

#[test]
fn what_can_not_be_read_is_refused_with_a_reason() {
    let text = played(&[(1, true)]).write().expect("a text");
    let refusal = |from: &str, to: &str| {
        let changed = text.replace(from, to);
        assert_ne!(changed, text, "{from}");
        LadderProgress::read(&changed).expect_err(to).reason()
    };
    assert_eq!(refusal("ansa-ladder", "ansa-game"), "The data has the unknown format “ansa-game”.");
    assert_eq!(
        refusal("\"version\":1", "\"version\":2"),
        "A later version of this page wrote the data (format 2)."
    );
    assert_eq!(refusal("[1,0],[0,0],", ""), "A number is out of range.");
    assert_eq!(refusal("[1,0]", "[10000001,0]"), "A number is out of range.");
    assert_eq!(refusal("\"rating\":", "\"rating\":9"), "A number is out of range.");
    assert_eq!(refusal("[1,0]", "[-1,0]"), "The data is damaged.");
    for length in 0..text.len() {
        assert!(LadderProgress::read(&text[..length]).is_err(), "{length}");
    }
}
