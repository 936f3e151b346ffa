use super::*;
use crate::Apply;
use crate::new_game::NewGameAction;

fn explained(text: &str) -> String {
    control(&text.parse().expect("a time control"))
}

#[test]
fn time_controls_are_described_in_sentences() {
    assert_eq!(
        explained("2m/2m/100/10m"),
        "2 minutes per turn, and the reserve starts at 2 minutes. Unused time is added to the reserve, up to a \
         maximum of 10 minutes."
    );
    assert_eq!(explained("30s/0/0"), "30 seconds per turn. Unused time is lost.");
    assert_eq!(explained("0/1h"), "Each side has 1 hour for the whole game.");
    assert_eq!(
        explained("1m30s/5m/50/0/60t/4m"),
        "1 minute 30 seconds per turn, and the reserve starts at 5 minutes. 50% of unused time is added to the \
         reserve. The game ends after 60 turns by each side, and the side with more pieces wins. No turn \
         may take longer than 4 minutes, even with time in reserve."
    );
}

#[test]
fn the_choices_behind_more_are_summarised() {
    let mut form = NewGameForm::default();
    assert_eq!(recap(&form), "No clock, all pieces, takebacks");
    form.apply(NewGameAction::TimeControl(TimeControlChoice::Standard));
    form.apply(NewGameAction::LeaveOut(Seat::Second, [0, 0, 0, 0, 1, 0]));
    form.apply(NewGameAction::TakeBacks(false));
    assert_eq!(recap(&form), "Clock: standard, handicap, no takebacks");
    assert_eq!(without(form.left_out(Seat::Second)), "Without the camel");
}

#[test]
fn presets_say_their_times() {
    let times = |choice| time_control_times(choice).unwrap_or_default().replace('\u{a0}', " ");
    assert_eq!(times(TimeControlChoice::Blitz), "15 s per turn, 2 min reserve");
    assert_eq!(times(TimeControlChoice::Slow), "4 min per turn, 10 min reserve");
    assert_eq!(times(TimeControlChoice::MoveOnly), "30 s per turn");
    assert_eq!(times(TimeControlChoice::Free), "");
}
