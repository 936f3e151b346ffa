use super::*;

#[test]
fn what_is_due_is_counted_up_to_a_day() {
    let days = DueDays::read("1 -5:2 20418:3 20420:1").expect("days");
    let until = |day| days.until(Day::new(day));
    assert_eq!(
        [until(-6), until(-5), until(20_417), until(20_418), until(20_500)],
        [4, 6, 2, 5, 6],
        "far days are of another clock"
    );
    assert_eq!(days.write(), "1 -5:2 20418:3 20420:1");
    assert_eq!(DueDays::read(&days.write()), Some(days));
    assert_eq!(DueDays::read("1").map(|none| (none.is_empty(), none.write())), Some((true, "1".to_owned())));
}

#[test]
fn what_is_damaged_or_later_is_refused() {
    for text in ["", "2 1:1", "1 ", "1 1", "1 1:0", "1 1:1001", "1 x:1", "1 1:-1", "1 99999999999:1", "11:1"]
    {
        assert_eq!(DueDays::read(text), None, "{text:?}");
    }
    let long = (0..=MAX_CARDS).fold("1".to_owned(), |text, day| format!("{text} {day}:1"));
    assert_eq!(DueDays::read(&long), None);
}
