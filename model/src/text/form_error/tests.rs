use ansa_core::Side;

use super::*;
use crate::Apply;
use crate::new_game::{NewGameAction, NewGameForm, StartFrom, TimeControlChoice};

fn refused(text: &str) -> String {
    let mut form = NewGameForm::default();
    form.apply(NewGameAction::Custom(text.to_owned()));
    form.options(None, Side::Gold).map_or_else(|error| form_error(&error), |_| String::new())
}

#[test]
fn errors_name_the_place() {
    assert_eq!(refused(""), "Enter the time per turn and the starting reserve, such as 2m and 5m.");
    assert_eq!(
        refused("2m/soon"),
        "Part 2, the starting reserve, is “soon”, which is not a time. Enter a time such as 90s, 2m or 1h."
    );
    assert_eq!(refused("/2m"), "Part 1, the time per turn, is missing. Enter 0 for none.");
    assert_eq!(
        refused("2m/2m/all"),
        "Part 3, the percentage of unused time, is “all”. Enter a whole number from 0 to 1000."
    );
    let mut form = NewGameForm::default();
    form.apply(NewGameAction::Pasted(format!("g [{:<64}]", "rrrrrrrrr")));
    let error = form.options(None, Side::Gold).expect_err("it can't be played");
    assert_eq!(
        form_error(&error),
        "This position can’t be played: Gold has no rabbits and there are 9 silver rabbits, but a side has only 8."
    );
}

#[test]
fn errors_shown_at_the_field_are_not_repeated() {
    let mut form = NewGameForm::default();
    for action in [
        NewGameAction::Custom("2m/soon".to_owned()),
        NewGameAction::Pasted("g [z".to_owned()),
        NewGameAction::Pasted(format!("g [{:<64}]", "rrrrrrrrr")),
        NewGameAction::StartFrom(StartFrom::Board),
    ] {
        form.apply(action);
        let error = form.options(None, Side::Gold).expect_err("it can't be played");
        let (there, beside) = (form_error(&error), refusal(&error));
        assert!(beside.ends_with("See above.") && !beside.contains(&there), "{there} {beside}");
        form.apply(NewGameAction::TimeControl(TimeControlChoice::Free));
    }
    form.apply(NewGameAction::Pasted(String::new()));
    let error = form.options(None, Side::Gold).expect_err("nothing is pasted");
    assert_eq!(refusal(&error), "Paste a position first.");
}
