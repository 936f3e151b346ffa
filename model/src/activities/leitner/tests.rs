use super::*;

#[test]
fn days_follow_the_calendar() {
    let day = |year, month, day| Day::from_date(year, month, day).number();
    assert_eq!((day(1970, 1, 1), day(1969, 12, 31), day(1970, 3, 1)), (0, -1, 59));
    assert_eq!((day(2000, 2, 29), day(2000, 3, 1), day(2026, 11, 25)), (11_016, 11_017, 20_782));
    // A century is no leap year, its fourth is.
    assert_eq!((day(2100, 3, 1) - day(2100, 2, 28), day(2400, 3, 1) - day(2400, 2, 28)), (1, 2));
    for (year, month) in [(i32::MAX, 0), (i32::MIN, u32::MAX)] {
        let _ = day(year, month, u32::MAX);
    }
}

#[test]
fn known_cards_return_later_and_others_at_once() {
    let today = Day::new(100);
    let mut card = LeitnerBox::FIRST;
    let mut days = Vec::new();
    for _ in 0..7 {
        days.push(card.due(today).since(today));
        card = card.next(true);
    }
    assert_eq!(days, [1, 2, 4, 8, 16, 32, 32]);
    assert_eq!(card.next(false), LeitnerBox::FIRST);
    assert_eq!(LeitnerBox::FIRST.next(false).due(today), Day::new(101));
}

#[test]
fn boxes_have_numbers_from_one_to_six() {
    assert_eq!(
        (0..=8).filter_map(LeitnerBox::new).map(LeitnerBox::number).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5, 6]
    );
    assert_eq!(LeitnerBox::new(u8::MAX), None);
    assert_eq!(LeitnerBox::FIRST.due(Day::new(i32::MAX)), Day::new(i32::MAX));
}

#[test]
fn a_day_that_the_box_does_not_allow_is_today() {
    let today = Day::new(100);
    for (number, due, expected) in
        [(1, 101, 101), (1, 102, 100), (1, 90, 90), (6, 132, 132), (6, 133, 100), (6, 9000, 100)]
    {
        let leitner_box = LeitnerBox::new(number).unwrap();
        assert_eq!(leitner_box.due_seen_from(Day::new(due), today), Day::new(expected), "{number} {due}");
    }
}
