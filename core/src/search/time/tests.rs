use super::*;
use crate::clock::TurnKind;

#[test]
fn without_limits_there_is_no_budget() {
    assert_eq!(TimeLeft::default().budget(), None);
    assert_eq!(TimeLeft { used: 9, percent: 100, ..TimeLeft::default() }.budget(), None);
}

#[test]
fn the_state_of_a_clock_is_read() {
    let mut clock = Clock::new("10s/1m/50/2m/1/20s".parse().unwrap());
    let _ = clock.after_turn(Side::Gold, TurnKind::Play, 15_000);
    let gold = TimeLeft {
        per_move: 10_000,
        reserve: Some(55_000),
        reserve_limit: Some(120_000),
        percent: 50,
        turn_limit: Some(20_000),
        game_left: Some(3_585_000),
        used: 700,
    };
    assert_eq!(TimeLeft::on(&clock, Side::Gold, 700), gold);
    assert_eq!(TimeLeft::on(&clock, Side::Silver, 0), TimeLeft { reserve: Some(60_000), used: 0, ..gold });
    let endless = Clock::new("0/0".parse().unwrap());
    assert_eq!(TimeLeft::on(&endless, Side::Gold, 0).budget(), None);
}

#[test]
fn no_budget_exceeds_the_time_available() {
    let times = [0, 1, 100, 200, 3_000, 60_000, u64::MAX / 2];
    let limits = times.map(|time| (time > 0).then_some(time));
    for per_move in times {
        for reserve in [None].into_iter().chain(times.map(Some)) {
            for limit in limits {
                let left =
                    TimeLeft { per_move, reserve, turn_limit: limit, percent: 100, ..TimeLeft::default() };
                let has_clock = per_move > 0 || reserve.is_some();
                let all = has_clock.then(|| per_move + reserve.unwrap_or(0));
                let Some(longest) = all.into_iter().chain(limit).min() else {
                    assert_eq!(left.budget(), None);
                    continue;
                };
                let budget = left.budget().unwrap();
                assert!(budget.max_ms <= longest.saturating_sub(60).max(1), "{left:?}: {budget:?}");
                assert!(budget.min_ms <= budget.optimum_ms && budget.optimum_ms <= budget.max_ms);
            }
        }
    }
}

#[test]
fn a_reserve_that_has_run_out_is_still_a_clock() {
    let left = TimeLeft { reserve: Some(0), percent: 100, ..TimeLeft::default() };
    assert_eq!(left.budget(), Some(Budget::fixed(1)));
    let mut clock = Clock::new("0/30s".parse().unwrap());
    let _ = clock.after_turn(Side::Gold, TurnKind::Play, 30_000);
    assert_eq!(TimeLeft::on(&clock, Side::Gold, 0).budget(), Some(Budget::fixed(1)));
    // A limit of one turn alone is no clock.
    let turns = Clock::new("0/0/100/0/0/20s".parse().unwrap());
    assert_eq!(TimeLeft::on(&turns, Side::Gold, 0).budget(), Some(Budget::fixed(19_140)));
}

/// The minimum, the optimum and the maximum.
fn times(left: TimeLeft) -> [u64; 3] {
    let budget = left.budget().unwrap();
    [budget.min_ms, budget.optimum_ms, budget.max_ms]
}

#[test]
fn a_full_reserve_is_used_and_time_already_used_is_subtracted() {
    let left = TimeLeft { per_move: 3_000, reserve: Some(60_000), percent: 100, ..TimeLeft::default() };
    assert_eq!(times(left), [3_240, 5_400, 16_200]);
    assert_eq!(times(TimeLeft { used: 1_000, ..left }), [2_240, 4_400, 15_200]);
    assert_eq!(times(TimeLeft { per_move: 200, reserve: Some(0), ..left }), [120, 132, 132]);
    assert_eq!(times(TimeLeft { game_left: Some(1_000), ..left }), [900, 900, 900]);
    let full = TimeLeft { reserve_limit: Some(60_000), ..left };
    assert_eq!(times(full), [4_800, 8_000, 23_000]);
    assert_eq!(times(TimeLeft { percent: 0, ..full }), [4_800, 8_000, 23_000]);
}

#[test]
fn time_that_cannot_be_saved_is_used() {
    let left = TimeLeft { per_move: 3_000, reserve: Some(2_000), ..TimeLeft::default() };
    assert_eq!(times(left), [3_000, 3_166, 3_666]);
    let reserve_alone = TimeLeft { per_move: 0, reserve: Some(60_000), ..left };
    assert_eq!(times(reserve_alone), [3_000, 5_000, 15_000]);
}
