use super::*;

#[test]
fn times_are_formatted_like_clocks() {
    let written = [
        (0, "0.0"),
        (99, "0.0"),
        (9_999, "9.9"),
        (10_000, "0:10"),
        (65_999, "1:05"),
        (3_599_999, "59:59"),
        (3_725_000, "1:02:05"),
        (90_000_000, "25:00:00"),
    ];
    for (time, words) in written {
        assert_eq!(digits(time), words);
    }
    assert_eq!(reserve(9_999), "+0:09");
    assert_eq!(reserve(120_000), "+2:00");
}

#[test]
fn digits_change_at_the_reported_time() {
    for time in [1, 99, 100, 101, 9_999, 10_000, 10_001, 10_999, 11_000, 60_000, 3_600_000, 3_600_001] {
        let due = until_next_digit(time);
        assert_eq!(digits(time - (due - 1)), digits(time), "{time}");
        if due <= time {
            assert_ne!(digits(time - due), digits(time), "{time}");
        }
    }
}
