use std::time::Duration;

use super::*;

#[test]
fn results_are_taken_in_order_up_to_the_break() {
    let mut taken = Vec::new();
    let work = |number| {
        thread::sleep(Duration::from_millis(10 - number));
        number
    };
    let done = in_order(3..10, 4, work, |number| {
        taken.push(number);
        Ok(if number == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    });
    assert!(done.is_ok());
    assert_eq!(taken, [3, 4, 5, 6, 7]);
    assert!(in_order(0..3, 2, |number| number, |_| Err("wrong".into())).is_err());
}
