//! Tests of the clock.

use ansa_board::Mode;
use ansa_board::testing::{position, square};
use ansa_core::clock::Phase;
use ansa_core::level::Level;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Game, Side};

use super::engine_requests::ComputerAction;
use super::game_options::GameStart;
use super::players::Player;
use super::timing::Alarm;
use super::*;

const BOARD: [&str; 4] = ["Ed4", "Ra1", "ee7", "rh8"];

fn clocked(control: &str, opponent: Player) -> PlayState {
    let control = Some(control.parse().expect("a time control"));
    PlayState::new(GameOptions { control, ..GameOptions::against(opponent, Side::Gold) })
}

/// Gold to move on an open board.
fn on_board(control: &str, opponent: Player) -> PlayState {
    let table = clocked(control, opponent);
    PlayState::new(GameOptions { start: GameStart::Position(position("g", &BOARD), 2), ..table.options })
}

fn person(control: &str) -> PlayState {
    on_board(control, Player::Person)
}

fn pass(table: &mut PlayState, milliseconds: u64) {
    table.apply(TimeAction::Passed(milliseconds));
}

fn play(table: &mut PlayState, from: &str, to: &str) {
    table.apply(EntryAction::Carry(vec![square(from), square(to)]));
    table.apply(PlayAction::End);
}

fn answer(table: &mut PlayState, words: &str) {
    let request = table.awaited().expect("the computer is asked").id;
    table.apply(ComputerAction::Answer(request, words.to_owned()));
}

fn left(table: &PlayState, side: Side) -> u64 {
    table.clock_display(side).expect("a clock").after(0).left
}

#[test]
fn what_a_turn_leaves_is_saved_and_what_it_takes_too_long_is_taken() {
    let mut table = person("10s/1m/50/62s");
    pass(&mut table, 4_000);
    assert_eq!((left(&table, Side::Gold), left(&table, Side::Silver)), (66_000, 70_000));
    play(&mut table, "d4", "d5");
    // Half of the six seconds, and no more than the reserve may hold.
    assert_eq!(left(&table, Side::Gold), 72_000);
    pass(&mut table, 25_000);
    play(&mut table, "e7", "e6");
    assert_eq!(left(&table, Side::Silver), 55_000);
    assert_eq!(table.timing.used, [4_000, 25_000]);
}

#[test]
fn a_setup_has_a_minute_at_least_and_saves_nothing() {
    let mut table = clocked("2s/10s", Player::Person);
    assert_eq!(table.clock_phase(), Phase::Setup);
    assert_eq!((left(&table, Side::Gold), left(&table, Side::Silver)), (70_000, 70_000));
    pass(&mut table, 1_000);
    table.apply(PlayAction::End);
    assert_eq!(left(&table, Side::Gold), 12_000);
    pass(&mut table, 65_000);
    table.apply(PlayAction::End);
    assert_eq!(left(&table, Side::Silver), 7_000);
    assert_eq!(table.clock_phase(), Phase::Play);
}

#[test]
fn a_flag_falls_at_once_and_the_clock_stands_then() {
    let mut table = person("3s/0");
    pass(&mut table, 3_000);
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.time_due(), Some(1));
    // The browser was asleep for long.
    pass(&mut table, 1_000_000);
    let lost = Outcome::win(Side::Silver, Reason::Time);
    assert_eq!((table.game.outcome(), table.mode()), (Some(lost), Mode::Over));
    assert_eq!(table.event, Event::Over(lost));
    assert_eq!((left(&table, Side::Gold), left(&table, Side::Silver)), (0, 3_000));
    assert_eq!(table.time_due(), None);
    let spent = table.timing.spent;
    pass(&mut table, 1_000);
    play(&mut table, "d4", "d5");
    assert_eq!((table.timing.spent, table.game.plies().len()), (spent, 0));
    let again = saved::read(&saved::write(&table)).expect("a saved game");
    assert_eq!(again.game.outcome(), Some(lost));
}

#[test]
fn a_late_answer_of_the_computer_is_not_heard() {
    let mut table = on_board("3s/0", Player::Computer(Level::WEAKEST));
    pass(&mut table, 500);
    play(&mut table, "d4", "d5");
    let request = table.awaited().expect("the computer is asked").id;
    assert!(table.time_for_computer().is_some_and(|time| time < 3_500));
    pass(&mut table, 6_000);
    table.apply(ComputerAction::Answer(request, "ee7s".to_owned()));
    assert_eq!(table.game.outcome(), Some(Outcome::win(Side::Gold, Reason::Time)));
    assert_eq!(table.game.plies().len(), 1);
}

#[test]
fn the_limit_of_one_turn_ends_a_game_too() {
    let mut table = person("1m/10m/100/0/0/30s");
    let reading = table.clock_display(Side::Gold).expect("a clock").after(10_000);
    assert_eq!((reading.main, reading.reserve, reading.left), (20_000, Some(600_000), 20_000));
    pass(&mut table, 30_001);
    assert_eq!(table.game.outcome(), Some(Outcome::win(Side::Silver, Reason::Time)));
}

#[test]
fn a_game_is_scored_after_so_many_turns_of_each_side() {
    let mut table = person("1m/1m/100/0/1t");
    assert_eq!(table.limit_progress(), Some(LimitProgress::Turns(0, 1)));
    play(&mut table, "d4", "d5");
    assert_eq!(table.game.outcome(), None);
    play(&mut table, "e7", "e6");
    // As many pieces on both sides all the time: silver.
    let scored = Outcome::win(Side::Silver, Reason::Score);
    assert_eq!((table.game.outcome(), table.event), (Some(scored), Event::Over(scored)));
}

#[test]
fn a_game_is_scored_when_its_time_is_over_by_the_last_completed_turn() {
    let mut table = clocked("1m/10m/100/0/2m", Player::Person);
    table.options.start = GameStart::Position(position("g", &["Ed4", "Ra1", "Rb1", "ee7", "rh8"]), 2);
    let mut table = PlayState::new(table.options);
    pass(&mut table, 100_000);
    play(&mut table, "d4", "d5");
    assert_eq!(table.limit_progress(), Some(LimitProgress::Time(20_000, 120_000, true)));
    assert_eq!(table.game.outcome(), None);
    table.apply(EntryAction::Carry(vec![square("e7"), square("e6")]));
    pass(&mut table, 500_000);
    assert_eq!(table.game.outcome(), Some(Outcome::win(Side::Gold, Reason::Score)));
    assert_eq!(table.game.plies().len(), 1);
    // Where the flag fell before, it counts.
    let mut table = person("10s/0/100/0/2m");
    pass(&mut table, 500_000);
    assert_eq!(table.game.outcome(), Some(Outcome::win(Side::Silver, Reason::Time)));
}

#[test]
fn taking_back_gives_the_time_back() {
    let mut table = person("10s/1m");
    pass(&mut table, 30_000);
    play(&mut table, "d4", "d5");
    pass(&mut table, 5_000);
    assert_eq!((left(&table, Side::Gold), left(&table, Side::Silver)), (50_000, 65_000));
    table.apply(PlayAction::TakeBack);
    assert_eq!((left(&table, Side::Gold), left(&table, Side::Silver)), (70_000, 70_000));
}

#[test]
fn a_pause_holds_a_persons_time_until_something_is_done() {
    let mut table = person("10s/1m");
    for begin in [TimeAction::Pause, TimeAction::Left] {
        table.apply(begin);
        table.apply(TimeAction::Seen);
        assert!(table.paused().is_some() && !table.can_pause() && table.time_due().is_none());
        pass(&mut table, 1_000_000);
        table.apply(EntryAction::LetGo);
        assert_eq!(table.timing.spent, 0);
        // The first press only goes on.
        table.apply(EntryAction::Carry(vec![square("d4"), square("d5")]));
        assert_eq!((table.paused(), table.steps_left()), (None, 4));
    }
    table.apply(TimeAction::Pause);
    table.apply(TimeAction::GoOn);
    pass(&mut table, 1_000);
    assert_eq!(table.timing.spent, 1_000);
}

#[test]
fn nothing_is_given_away_while_the_clock_stands() {
    let mut table = person("10s/1m");
    table.apply(TimeAction::Pause);
    table.apply(ComputerAction::Hint);
    assert_eq!((table.can_hint(), table.hint()), (false, None));
    table.apply(TimeAction::GoOn);
    table.apply(ComputerAction::Hint);
    let asked = table.awaited().expect("a hint is looked for");
    // A pause gives up one that is still looked for, and what comes late is not shown.
    table.apply(TimeAction::Pause);
    assert_eq!((table.awaited(), table.hint()), (None, None));
    table.apply(TimeAction::GoOn);
    table.apply(ComputerAction::Answer(asked.id, "Ed4n".to_owned()));
    assert_eq!(table.hint(), None);
}

#[test]
fn a_turn_that_is_shown_waits_behind_the_veil() {
    let mut table = on_board("10s/1m", Player::Computer(Level::WEAKEST));
    play(&mut table, "d4", "d5");
    answer(&mut table, "ee7s ee6s");
    let begun = table.replay.expect("the turn is shown");
    table.apply(TimeAction::Left);
    table.apply(ReplayAction::Tick(begun));
    assert_eq!(table.replay, Some(begun));
    table.apply(TimeAction::GoOn);
    table.apply(ReplayAction::Tick(begun));
    assert_eq!(table.replay.map(|replay| replay.shown), Some(1));
}

#[test]
fn the_computers_time_goes_by_behind_another_tab_and_a_persons_does_not() {
    let mut table = on_board("10s/1m", Player::Computer(Level::WEAKEST));
    play(&mut table, "d4", "d5");
    table.apply(TimeAction::Left);
    pass(&mut table, 2_000);
    assert_eq!((table.timing.spent, table.paused()), (2_000, None));
    answer(&mut table, "ee7s");
    table.apply(ReplayAction::Skip);
    pass(&mut table, 60_000);
    assert_eq!((table.timing.spent, table.paused()), (0, Some(Pause::Away)));
    // Seen again before the computer has moved there is nothing to go on with.
    table.apply(TimeAction::GoOn);
    play(&mut table, "d5", "d4");
    table.apply(TimeAction::Left);
    table.apply(TimeAction::Seen);
    answer(&mut table, "ee6s");
    assert_eq!(table.paused(), None);
}

#[test]
fn a_persons_time_begins_when_the_answer_was_shown() {
    let mut table = on_board("10s/1m", Player::Computer(Level::WEAKEST));
    play(&mut table, "d4", "d5");
    answer(&mut table, "ee7s ee6s");
    assert_eq!(table.mode(), Mode::Replay);
    pass(&mut table, 3_000);
    assert_eq!(table.timing.spent, 0);
    table.apply(ReplayAction::Skip);
    pass(&mut table, 3_000);
    // Looking at it once more is the person's own time.
    table.apply(ReplayAction::Last);
    pass(&mut table, 3_000);
    assert_eq!(table.timing.spent, 6_000);
}

#[test]
fn a_game_that_was_closed_has_lost_no_time_and_waits() {
    let mut table = person("10s/1m/100/0/40t");
    pass(&mut table, 30_000);
    play(&mut table, "d4", "d5");
    pass(&mut table, 7_000);
    let mut again = saved::read(&saved::write(&table)).expect("a saved game");
    assert_eq!((&again.timing.used, again.timing.spent), (&vec![30_000], 7_000));
    assert_eq!((again.clock(), again.limit_progress()), (table.clock(), table.limit_progress()));
    assert_eq!(again.paused(), Some(Pause::Opened));
    pass(&mut again, 1_000_000);
    assert_eq!(left(&again, Side::Silver), 63_000);
    // Without a clock nothing is paused.
    let free = saved::read(&saved::write(&PlayState::new(GameOptions::default()))).expect("a saved game");
    assert_eq!(free.paused(), None);
}

#[test]
fn low_time_is_told_once_and_then_every_second() {
    // Low from 9 s on.
    let mut table = person("0/72s");
    let mut heard = Vec::new();
    while table.game.outcome().is_none() {
        let due = table.time_due().expect("time runs");
        pass(&mut table, due);
        heard.extend(table.timing.alarm.filter(|alarm| heard.last() != Some(alarm)));
    }
    let seconds = (1..=8).rev().map(|second| Alarm::Second(Side::Gold, second));
    let mut expected = vec![Alarm::Low(Side::Gold)];
    expected.extend(seconds);
    expected.push(Alarm::Second(Side::Gold, 0));
    assert_eq!(heard, expected);
    assert!(table.clock_display(Side::Gold).expect("a clock").after(0).low);
    // A computer needs no reminding.
    let mut table = on_board("0/72s", Player::Computer(Level::WEAKEST));
    play(&mut table, "d4", "d5");
    pass(&mut table, 71_000);
    assert_eq!(table.timing.alarm, None);
}

#[test]
fn a_game_without_a_clock_notes_its_times_and_shows_none() {
    let mut table = PlayState::resume(
        Game::from_position(position("g", &BOARD), 2, ansa_core::position::outcome::RuleSet::CURRENT),
        GameOptions::against(Player::Person, Side::Gold),
    );
    pass(&mut table, 1_000_000);
    play(&mut table, "d4", "d5");
    assert_eq!((table.timing.used.as_slice(), table.clock_display(Side::Gold)), (&[1_000_000][..], None));
    assert_eq!((table.time_due(), table.can_pause(), table.time_for_computer()), (None, false, None));
}

#[test]
fn the_computers_time_goes_by_only_while_it_is_asked() {
    let mut table = on_board("10s/1m", Player::Computer(Level::WEAKEST));
    play(&mut table, "d4", "d5");
    pass(&mut table, 1_000);
    let id = table.awaited().expect("the computer is asked").id;
    table.apply(ComputerAction::NoAnswer(id, EngineFault::Died));
    assert_eq!((table.clock_runs(), table.time_due()), (false, None));
    pass(&mut table, 1_000_000);
    assert_eq!(table.timing.spent, 1_000);
    table.apply(ComputerAction::AskAgain);
    pass(&mut table, 1_000);
    assert_eq!(table.timing.spent, 2_000);
}

#[test]
fn a_turn_that_is_brought_back_has_the_times_it_had() {
    let mut table = person("1m/1m");
    pass(&mut table, 4_000);
    play(&mut table, "d4", "d5");
    pass(&mut table, 25_000);
    play(&mut table, "e7", "e6");
    pass(&mut table, 3_000);
    let lefts = |table: &PlayState| [Side::Gold, Side::Silver].map(|side| left(table, side));
    let before = lefts(&table);
    table.apply(PlayAction::TakeBack);
    assert_eq!((table.timing.used.as_slice(), table.timing.spent), (&[4_000][..], 0));
    // The time until then is nobody's, and a pause holds on.
    pass(&mut table, 50_000);
    table.apply(TimeAction::Pause);
    table.apply(PlayAction::BringBack);
    assert_eq!((table.timing.used.as_slice(), table.timing.spent), (&[4_000, 25_000][..], 3_000));
    assert_eq!((lefts(&table), table.paused()), (before, Some(Pause::Asked)));
    // Nor does a pause come back that was ended, or what was heard.
    table.apply(PlayAction::TakeBack);
    table.apply(TimeAction::GoOn);
    table.apply(PlayAction::BringBack);
    assert_eq!((table.paused(), table.timing.alarm), (None, None));
    // An alarm was for the time before.
    let but_five_seconds = left(&table, Side::Gold) - 5_000;
    pass(&mut table, but_five_seconds);
    assert!(table.timing.alarm.is_some());
    table.apply(PlayAction::TakeBack);
    table.apply(PlayAction::BringBack);
    assert_eq!((table.timing.spent, table.timing.alarm), (3_000 + but_five_seconds, None));
}
