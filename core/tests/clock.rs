//! Time controls and clocks.

use ansa_core::Side::{Gold, Silver};
use ansa_core::clock::{Clock, Limit, TimeControl, TimeControlError as E, TurnKind, Verdict};

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

const SECOND: u64 = 1000;
const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;

#[test]
fn every_field() {
    let read = control("3s/30s/100/60s/10m");
    assert_eq!((read.per_move(), read.reserve(), read.percent()), (3 * SECOND, 30 * SECOND, 100));
    assert_eq!(read.reserve_limit(), Some(MINUTE));
    assert_eq!(read.game_limit(), Some(Limit::Time(10 * MINUTE)));
    assert_eq!(read.turn_limit(), None);
    let read = control("0:30/5/75/3/8/4:30");
    assert_eq!((read.per_move(), read.reserve(), read.percent()), (30 * SECOND, 5 * MINUTE, 75));
    assert_eq!(read.reserve_limit(), Some(3 * MINUTE));
    assert_eq!(read.game_limit(), Some(Limit::Time(8 * HOUR)), "a bare number is hours there");
    assert_eq!(read.turn_limit(), Some(4 * MINUTE + 30 * SECOND));
    assert_eq!(control("1/1/0/0/1:30").game_limit(), Some(Limit::Time(90 * MINUTE)));
    assert_eq!(control("1/1/0/0/120t").game_limit(), Some(Limit::Turns(120)));
    assert_eq!(control("1/1/0/0/0t").game_limit(), None);
    let read = control("2/5");
    assert_eq!((read.percent(), read.reserve_limit(), read.game_limit()), (100, None, None));
    assert_eq!(control(" 1d12h / 1m30s // 0 / "), control("36h/90s"));
    assert_eq!(control("250ms/0").per_move(), 250);
}

#[test]
fn canonical_text() {
    for (text, canonical) in [
        ("3s/30s/100/60s/10m", "3s/30s/100/1m/10m"),
        ("0:30/5/100/3/8/0", "30s/5m/100/3m/8h"),
        ("2:30/0", "2m30s/0"),
        ("1/1/100/0/0/0", "1m/1m"),
        ("1/1/50", "1m/1m/50"),
        ("1/1/100/0/120t/90s", "1m/1m/100/0/120t/1m30s"),
        ("1500ms/30d/1/1/1/1", "1s500ms/30d/1/1m/1h/1m"),
    ] {
        assert_eq!(control(text).to_string(), canonical);
        assert_eq!(control(canonical), control(text));
        assert_eq!(control(canonical).to_string(), canonical);
    }
}

#[test]
fn words() {
    assert_eq!(
        control("3s/30s/100/60s/10m").describe(),
        "3 seconds per move and 30 seconds in reserve at the start; unused time is added to the reserve; \
         the reserve is limited to 1 minute; the game is scored after 10 minutes."
    );
    assert_eq!(
        control("0/1d/50/0/120t/1:30").describe(),
        "No time per move and 1 day in reserve at the start; unused time is lost; \
         the game is scored after 120 turns by each side; no turn may take more than 1 minute 30 seconds."
    );
    assert!(control("1/0/50").describe().contains("no reserve at the start; 50% of unused time"));
}

#[test]
fn wrong_texts() {
    let error = |text: &str| text.parse::<TimeControl>().unwrap_err();
    for text in ["", "1", "1/2/3/4/5/6/7", &"/".repeat(100_000)] {
        assert!(matches!(error(text), E::FieldCount(_)), "{text:.20}");
    }
    for text in [
        "/1", "1/", "x/1", "1:/1", ":1/1", "1:60/1", "1s2/1", "s/1", "-1/1", "+1/1", "1.5/1", "1:2:3/1",
        "1é/1", "1:30s/1",
    ] {
        assert!(matches!(error(text), E::NotATime(_)), "{text}: {:?}", error(text));
    }
    for text in ["1/1/0/0/t", "1/1/0/0/-1t", "1/1/0/0/99999999999t", "1/1/0/0/1t2"] {
        assert!(matches!(error(text), E::NotATime(_)), "{text}: {:?}", error(text));
    }
    for text in ["1/1/x", "1/1/-1", "1/1/1001", "1/1/1e2", "1/1/99999999999999999999", "1/1/50%"] {
        assert!(matches!(error(text), E::Percent(_)), "{text}");
    }
    let longest = u64::MAX.to_string();
    for text in [
        format!("{longest}/1"),
        format!("1/{longest}s"),
        format!("{longest}ms/1"),
        format!("{longest}:59/1"),
        format!("1/1/1/1/{longest}"),
        format!("1/1/1/1/1/{longest}9"),
        format!("{longest}ms{longest}ms/1"),
        "36526d/0".to_owned(),
    ] {
        assert!(matches!(error(&text), E::TooLong(_)), "{text}: {:?}", error(&text));
    }
    assert!("36525d/36525d/1000/36525d/36525d/36525d".parse::<TimeControl>().is_ok());
}

#[test]
fn made_by_hand() {
    let made = TimeControl::new(3 * SECOND, 30 * SECOND).unwrap();
    let made =
        made.with_reserve_limit(MINUTE).unwrap().with_game_limit(Some(Limit::Time(10 * MINUTE))).unwrap();
    assert_eq!(made, control("3s/30s/100/60s/10m"));
    assert!(TimeControl::new(u64::MAX, 0).is_err());
    assert_eq!(made.with_game_limit(Some(Limit::Turns(0))), Err(E::EmptyGame));
    assert!(made.with_percent(1001).is_err() && made.with_turn_limit(u64::MAX).is_err());
    assert_eq!(
        made.with_percent(50).unwrap().with_turn_limit(SECOND).unwrap(),
        control("3s/30s/50/60s/10m/1s")
    );
}

#[test]
fn the_reserve_grows_and_shrinks() {
    let mut clock = Clock::new(control("3s/30s/100/60s"));
    assert_eq!(clock.left(Gold, TurnKind::Play), 33 * SECOND);
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, SECOND), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), 32 * SECOND);
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 3 * SECOND), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), 32 * SECOND);
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 13 * SECOND), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), 22 * SECOND);
    assert_eq!(clock.reserve(Silver), 30 * SECOND, "each side has its own");
    for _ in 0..100 {
        assert_eq!(clock.after_turn(Gold, TurnKind::Play, 0), Verdict::InTime);
    }
    assert_eq!(clock.reserve(Gold), MINUTE, "capped");
    assert_eq!((clock.turns(Gold), clock.used()), (103, 17 * SECOND));
}

#[test]
fn the_percentage_rounds_down() {
    let mut clock = Clock::new(control("1s/0/33"));
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 1), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), 999 * 33 / 100);
    let mut clock = Clock::new(control("1s/5s/0"));
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 0), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), 5 * SECOND);
    let mut clock = Clock::new(control("1s/90s/100/60s"));
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 2 * SECOND), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), MINUTE, "a start above the cap does not outlive the first turn");
}

#[test]
fn the_flag_falls_one_millisecond_too_late() {
    let mut clock = Clock::new(control("3s/30s"));
    let mut late = clock;
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 33_000), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), 0);
    assert_eq!(late.after_turn(Gold, TurnKind::Play, 33_001), Verdict::TimeLost);
    assert_eq!(late.reserve(Gold), 0);
    assert_eq!(clock.after_turn(Silver, TurnKind::Play, u64::MAX), Verdict::TimeLost);
    assert_eq!(clock.after_turn(Silver, TurnKind::Play, u64::MAX), Verdict::TimeLost, "sums don't overflow");
}

#[test]
fn a_setup_has_a_minute_and_saves_nothing() {
    let mut clock = Clock::new(control("3s/30s/100/60s"));
    assert_eq!(clock.left(Gold, TurnKind::Setup), 90 * SECOND);
    assert_eq!(clock.after_turn(Gold, TurnKind::Setup, SECOND), Verdict::InTime);
    assert_eq!((clock.reserve(Gold), clock.turns(Gold)), (30 * SECOND, 0));
    assert_eq!(clock.after_turn(Silver, TurnKind::Setup, 70 * SECOND), Verdict::InTime);
    assert_eq!(clock.reserve(Silver), 20 * SECOND);
    let mut clock = Clock::new(control("2/0/100/0/0/1s"));
    assert_eq!(clock.left(Gold, TurnKind::Setup), 2 * MINUTE, "no limit of one turn there");
    assert_eq!(clock.after_turn(Gold, TurnKind::Setup, 2 * MINUTE + 1), Verdict::TimeLost);
}

#[test]
fn a_turn_may_be_limited() {
    let mut clock = Clock::new(control("1/5/100/0/0/90s"));
    assert_eq!(clock.left(Gold, TurnKind::Play), 90 * SECOND);
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 90 * SECOND), Verdict::InTime);
    assert_eq!(clock.reserve(Gold), 4 * MINUTE + 30 * SECOND);
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 90 * SECOND + 1), Verdict::TimeLost);
}

#[test]
fn a_game_may_be_limited() {
    let mut clock = Clock::new(control("1/5/100/0/3m"));
    assert_eq!(clock.after_turn(Gold, TurnKind::Setup, MINUTE), Verdict::InTime);
    assert_eq!(clock.left_for_game(), Some(2 * MINUTE));
    assert_eq!(clock.after_turn(Silver, TurnKind::Setup, MINUTE), Verdict::InTime);
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, MINUTE), Verdict::LimitReached);
    assert_eq!(clock.left_for_game(), Some(0));
    let mut clock = Clock::new(control("1/5/100/0/2t"));
    assert_eq!(clock.left_for_game(), None);
    for side in [Gold, Silver, Gold] {
        assert_eq!(clock.after_turn(side, TurnKind::Play, 0), Verdict::InTime);
    }
    assert_eq!(clock.after_turn(Silver, TurnKind::Play, 0), Verdict::LimitReached);
    assert_eq!(clock.after_turn(Silver, TurnKind::Play, u64::MAX), Verdict::TimeLost, "time is asked first");
}

#[test]
fn a_clock_put_back_is_a_turn_taken_back() {
    let mut clock = Clock::new(control("3s/30s"));
    let before = clock;
    assert_eq!(clock.after_turn(Gold, TurnKind::Play, 10 * SECOND), Verdict::InTime);
    assert_ne!(clock, before);
    clock = before;
    assert_eq!(clock.left(Gold, TurnKind::Play), 33 * SECOND);
}
