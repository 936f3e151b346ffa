//! What the page knows while it waits.

use super::*;
use crate::Apply;
use crate::library::GameIds;

fn replied(number: u32, answer: CountAnswer) -> CountedAction {
    CountedAction::Replied(Box::new(Reply { number, unread: 1, left_out: 0, answer }))
}

#[test]
fn only_the_last_answer_of_each_kind_counts() {
    let filter = GameFilter::default;
    let mut counted = Counted::default();
    counted.apply(CountedAction::Asked(1, Question::Setups(filter(), 'g')));
    counted.apply(CountedAction::Asked(2, Question::Overview(filter(), None)));
    counted.apply(CountedAction::Asked(3, Question::Setups(filter(), 's')));
    counted.apply(replied(2, CountAnswer::Progress(500)));
    assert_eq!((counted.progress, counted.is_busy()), (Some(500), true));
    let list = |games| SetupList { games, ..SetupList::default() };
    counted.apply(replied(1, CountAnswer::Setups(list(1))));
    assert_eq!(counted.setups, None, "a newer question was asked");
    counted.apply(replied(3, CountAnswer::Setups(list(3))));
    counted.apply(replied(2, CountAnswer::Overview(Box::default())));
    assert_eq!(counted.setups.as_ref().map(|list| list.games), Some(3));
    assert_eq!((counted.progress, counted.is_busy(), counted.unread), (None, false, 1));
    counted.apply(replied(2, CountAnswer::Failed));
    assert_eq!(counted.error, None);

    counted.apply(CountedAction::Asked(4, Question::Games(filter())));
    assert!(counted.is_searching());
    counted.apply(CountedAction::Died);
    assert_eq!((counted.error, counted.is_busy()), (Some(CountError::Died), false));
    assert!(counted.overview.is_some(), "what was found stays");
    counted.apply(CountedAction::Asked(5, Question::Games(filter())));
    assert_eq!(counted.error, None);
}

#[test]
fn a_worker_that_was_ended_is_awaited_no_more() {
    let filter = GameFilter::default;
    let mut counted = Counted::default();
    counted.apply(CountedAction::Asked(1, Question::Passing(filter())));
    let passing = |ids: &[&str]| {
        let ids = GameIds::new(ids.iter().copied());
        CountAnswer::Passing(Box::new(PassingGames { filter: filter(), ids }))
    };
    counted.apply(replied(1, passing(&["a", "b"])));
    counted.apply(CountedAction::Asked(2, Question::Passing(filter())));
    counted.apply(replied(2, CountAnswer::Progress(1_000)));
    counted.apply(CountedAction::Ended);
    assert_eq!((counted.is_busy(), counted.progress, counted.unread), (false, None, 0));
    assert_eq!(counted.error, None, "it has not failed");
    counted.apply(replied(2, passing(&[])));
    let found = counted.passing.as_ref().map(|passing| passing.ids.clone());
    assert_eq!(found, Some(GameIds::new(["a", "b"])), "what was found stays until there is more");
}
