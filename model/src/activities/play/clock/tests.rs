//! Tests of the clock.

use ansa_board::testing::{position, square};
use ansa_board::{BoardEvent, Mode};
use ansa_core::Side;
use ansa_core::clock::TurnKind;
use ansa_core::position::outcome::{Outcome, Reason};

use crate::Apply;
use crate::activities::engine::{EngineFault, SearchEvent};
use crate::activities::play::testing::{WEAK, answer, at, awaited, best, reread};
use crate::activities::play::timing::Alarm;
use crate::activities::play::{
    ComputerAction, Event, LimitProgress, Pause, PlayAction, PlayState, TimeAction, ViewAction,
};
use crate::document::{GameOptions, GameStart, Player};

const BOARD: [&str; 4] = ["Ed4", "Ra1", "ee7", "rh8"];

fn clocked(control: &str, opponent: Player) -> PlayState {
    let control = Some(control.parse().expect("a time control"));
    PlayState::new(GameOptions { control, ..GameOptions::against(opponent, Side::Gold) })
}

/// Gold to move with these pieces.
fn with_pieces(control: &str, opponent: Player, pieces: &[&str]) -> PlayState {
    let start = GameStart::Position(position("g", pieces), 2);
    PlayState::new(GameOptions { start, ..clocked(control, opponent).options().clone() })
}

/// Gold to move on an open board.
fn on_board(control: &str, opponent: Player) -> PlayState {
    with_pieces(control, opponent, &BOARD)
}

fn person(control: &str) -> PlayState {
    on_board(control, Player::Person)
}

fn pass(play: &mut PlayState, milliseconds: u64) {
    play.apply(TimeAction::Passed(milliseconds));
}

fn move_along(play: &mut PlayState, from: &str, to: &str) {
    play.apply(BoardEvent::MoveAlong(vec![square(from), square(to)]));
    play.apply(PlayAction::End);
}

/// The times used for the plies so far.
fn used(play: &PlayState) -> Vec<u64> {
    (0..play.game().plies().len()).map(|ply| play.document.time_used(ply)).collect()
}

fn left(play: &PlayState, side: Side) -> u64 {
    play.clock_display(side).expect("a clock").after(0).left
}

#[test]
fn unused_time_is_saved_and_overtime_uses_the_reserve() {
    let mut play = person("10s/1m/50/62s");
    pass(&mut play, 4_000);
    assert_eq!((left(&play, Side::Gold), left(&play, Side::Silver)), (66_000, 70_000));
    move_along(&mut play, "d4", "d5");
    // Half of the remaining six seconds are saved, up to the maximum of the reserve.
    assert_eq!(left(&play, Side::Gold), 72_000);
    pass(&mut play, 25_000);
    move_along(&mut play, "e7", "e6");
    assert_eq!(left(&play, Side::Silver), 55_000);
    assert_eq!(used(&play), [4_000, 25_000]);
}

#[test]
fn the_first_use_of_the_reserve_is_known() {
    let reserve = |play: &PlayState, later: u64| {
        let reading = play.clock_display(Side::Gold).expect("a clock").after(later);
        (reading.on_reserve, reading.first_on_reserve)
    };
    let mut play = person("10s/1m");
    assert_eq!((reserve(&play, 10_000), reserve(&play, 10_001)), ((false, false), (true, true)));
    pass(&mut play, 12_000);
    assert_eq!(reserve(&play, 0), (true, true));
    move_along(&mut play, "d4", "d5");
    assert_eq!(reserve(&play, 0), (false, false));
    move_along(&mut play, "e7", "e6");
    pass(&mut play, 15_000);
    assert_eq!(reserve(&play, 0), (true, false));
    // A turn that is taken back has not used it.
    play.apply(PlayAction::TakeBack);
    play.apply(PlayAction::TakeBack);
    pass(&mut play, 15_000);
    assert_eq!(reserve(&play, 0), (true, true));
    // Where the reserve is all there is, its use says nothing.
    let mut play = person("0/1m");
    pass(&mut play, 1_000);
    assert_eq!(reserve(&play, 0), (false, false));
}

#[test]
fn a_setup_has_at_least_a_minute_and_saves_nothing() {
    let mut play = clocked("2s/10s", Player::Person);
    assert_eq!(play.clock_phase(), TurnKind::Setup);
    assert_eq!((left(&play, Side::Gold), left(&play, Side::Silver)), (70_000, 70_000));
    pass(&mut play, 1_000);
    play.apply(PlayAction::End);
    assert_eq!(left(&play, Side::Gold), 12_000);
    pass(&mut play, 65_000);
    play.apply(PlayAction::End);
    assert_eq!(left(&play, Side::Silver), 7_000);
    assert_eq!(play.clock_phase(), TurnKind::Play);
}

#[test]
fn a_flag_fall_ends_the_game_and_stops_the_clock() {
    let mut play = person("3s/0");
    pass(&mut play, 3_000);
    assert_eq!(play.game().outcome(), None);
    assert_eq!(play.time_due(), Some(1));
    // The browser was asleep for a long time.
    pass(&mut play, 1_000_000);
    let lost = Outcome::win(Side::Silver, Reason::Time);
    assert_eq!((play.game().outcome(), play.mode()), (Some(lost), Mode::Over));
    assert_eq!(*play.event(), Event::Over(lost));
    assert_eq!((left(&play, Side::Gold), left(&play, Side::Silver)), (0, 3_000));
    assert_eq!(play.time_due(), None);
    let spent = play.timing.spent;
    pass(&mut play, 1_000);
    move_along(&mut play, "d4", "d5");
    assert_eq!((play.timing.spent, play.game().plies().len()), (spent, 0));
    let again = reread(&play);
    assert_eq!(again.game().outcome(), Some(lost));
}

#[test]
fn a_late_answer_after_a_flag_fall_is_ignored() {
    let mut play = on_board("3s/0", WEAK);
    pass(&mut play, 500);
    move_along(&mut play, "d4", "d5");
    let request = awaited(&play);
    assert!(play.time_for_computer().is_some_and(|time| time < 3_500));
    pass(&mut play, 6_000);
    play.apply(ComputerAction::Search(request, best("ee7s")));
    assert_eq!(play.game().outcome(), Some(Outcome::win(Side::Gold, Reason::Time)));
    assert_eq!(play.game().plies().len(), 1);
}

#[test]
fn exceeding_the_turn_limit_ends_the_game() {
    let mut play = person("1m/10m/100/0/0/30s");
    let reading = play.clock_display(Side::Gold).expect("a clock").after(10_000);
    assert_eq!((reading.main, reading.reserve, reading.left), (20_000, Some(600_000), 20_000));
    pass(&mut play, 30_001);
    assert_eq!(play.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Time)));
}

#[test]
fn a_game_is_scored_at_its_turn_limit() {
    let mut play = person("1m/1m/100/0/1t");
    assert_eq!(play.limit_progress(), Some(LimitProgress::Turns(0, 1)));
    move_along(&mut play, "d4", "d5");
    assert_eq!(play.game().outcome(), None);
    move_along(&mut play, "e7", "e6");
    // The piece counts are equal, so silver wins.
    let scored = Outcome::win(Side::Silver, Reason::Score);
    assert_eq!((play.game().outcome(), play.event()), (Some(scored), &Event::Over(scored)));
}

#[test]
fn a_game_is_scored_at_its_time_limit() {
    let mut play = with_pieces("1m/10m/100/0/2m", Player::Person, &["Ed4", "Ra1", "Rb1", "ee7", "rh8"]);
    pass(&mut play, 100_000);
    move_along(&mut play, "d4", "d5");
    assert_eq!(play.limit_progress(), Some(LimitProgress::Time(20_000, 120_000, true)));
    assert_eq!(play.game().outcome(), None);
    play.apply(BoardEvent::MoveAlong(vec![square("e7"), square("e6")]));
    pass(&mut play, 500_000);
    assert_eq!(play.game().outcome(), Some(Outcome::win(Side::Gold, Reason::Score)));
    assert_eq!(play.game().plies().len(), 1);
    // A flag that fell before the game's limit counts.
    let mut play = person("10s/0/100/0/2m");
    pass(&mut play, 500_000);
    assert_eq!(play.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Time)));
}

#[test]
fn a_take_back_restores_the_time() {
    let mut play = person("10s/1m");
    pass(&mut play, 30_000);
    move_along(&mut play, "d4", "d5");
    pass(&mut play, 5_000);
    assert_eq!((left(&play, Side::Gold), left(&play, Side::Silver)), (50_000, 65_000));
    play.apply(PlayAction::TakeBack);
    assert_eq!((left(&play, Side::Gold), left(&play, Side::Silver)), (70_000, 70_000));
}

#[test]
fn a_pause_stops_a_persons_time_until_the_next_action() {
    let mut play = person("10s/1m");
    for begin in [TimeAction::Pause, TimeAction::Hidden] {
        play.apply(begin);
        play.apply(TimeAction::Visible);
        assert!(play.paused().is_some() && !play.can_pause() && play.time_due().is_none());
        pass(&mut play, 1_000_000);
        play.apply(BoardEvent::Deselect);
        assert_eq!(play.timing.spent, 0);
        // The first press only resumes the game.
        play.apply(BoardEvent::MoveAlong(vec![square("d4"), square("d5")]));
        assert_eq!((play.paused(), play.steps_left()), (None, 4));
    }
    play.apply(TimeAction::Pause);
    play.apply(TimeAction::GoOn);
    pass(&mut play, 1_000);
    assert_eq!(play.timing.spent, 1_000);
}

#[test]
fn a_pause_allows_no_hint() {
    let mut play = person("10s/1m");
    play.apply(TimeAction::Pause);
    play.apply(ComputerAction::Hint);
    assert_eq!((play.can_hint(), play.hint()), (false, None));
    play.apply(TimeAction::GoOn);
    play.apply(ComputerAction::Hint);
    let asked = play.awaited().expect("a hint is looked for");
    // A pause cancels a hint request; a late answer is not shown.
    play.apply(TimeAction::Pause);
    assert_eq!((play.awaited(), play.hint()), (None, None));
    play.apply(TimeAction::GoOn);
    play.apply(ComputerAction::Search(asked.id, best("Ed4n")));
    assert_eq!(play.hint(), None);
}

#[test]
fn a_replay_waits_during_a_pause() {
    let mut play = on_board("10s/1m", WEAK);
    move_along(&mut play, "d4", "d5");
    answer(&mut play, "ee7s ee6s");
    let begun = play.replay().expect("the turn is shown");
    play.apply(TimeAction::Hidden);
    play.apply(ViewAction::Tick(begun));
    assert_eq!(play.replay(), Some(begun));
    play.apply(TimeAction::GoOn);
    play.apply(ViewAction::Tick(begun));
    assert_eq!(play.replay().map(|replay| replay.shown), Some(1));
}

#[test]
fn in_a_hidden_tab_only_the_computers_time_runs() {
    let mut play = on_board("10s/1m", WEAK);
    move_along(&mut play, "d4", "d5");
    play.apply(TimeAction::Hidden);
    pass(&mut play, 2_000);
    assert_eq!((play.timing.spent, play.paused()), (2_000, None));
    answer(&mut play, "ee7s");
    play.apply(ViewAction::Skip);
    pass(&mut play, 60_000);
    assert_eq!((play.timing.spent, play.paused()), (0, Some(Pause::Away)));
    // Hidden and visible again before the computer has moved: nothing to resume.
    play.apply(TimeAction::GoOn);
    move_along(&mut play, "d5", "d4");
    play.apply(TimeAction::Hidden);
    play.apply(TimeAction::Visible);
    answer(&mut play, "ee6s");
    assert_eq!(play.paused(), None);
}

#[test]
fn a_persons_time_starts_after_the_replay() {
    let mut play = on_board("10s/1m", WEAK);
    move_along(&mut play, "d4", "d5");
    answer(&mut play, "ee7s ee6s");
    assert_eq!(play.mode(), Mode::Replay);
    pass(&mut play, 3_000);
    assert_eq!(play.timing.spent, 0);
    play.apply(ViewAction::Skip);
    pass(&mut play, 3_000);
    // Replaying the turn again costs the person's own time.
    play.apply(ViewAction::Replay);
    pass(&mut play, 3_000);
    assert_eq!(play.timing.spent, 6_000);
}

#[test]
fn a_reopened_game_has_lost_no_time_and_is_paused() {
    let mut play = person("10s/1m/100/0/40t");
    pass(&mut play, 30_000);
    move_along(&mut play, "d4", "d5");
    pass(&mut play, 7_000);
    let mut again = reread(&play);
    assert_eq!((used(&again), again.timing.spent), (vec![30_000], 7_000));
    assert_eq!((again.clock(), again.limit_progress()), (play.clock(), play.limit_progress()));
    assert_eq!(again.paused(), Some(Pause::Opened));
    pass(&mut again, 1_000_000);
    assert_eq!(left(&again, Side::Silver), 63_000);
    // Without a clock nothing is paused.
    let free = reread(&PlayState::new(GameOptions::default()));
    assert_eq!(free.paused(), None);
}

#[test]
fn low_time_alarms_once_and_then_every_second() {
    // Time is low from 10 s on: a tenth of the reserve is less.
    let mut play = person("0/72s");
    let mut heard = Vec::new();
    while play.game().outcome().is_none() {
        let due = play.time_due().expect("time runs");
        pass(&mut play, due);
        heard.extend(play.timing.alarm.filter(|alarm| heard.last() != Some(alarm)));
    }
    let seconds = (1..=9).rev().map(|second| Alarm::Second(Side::Gold, second));
    let mut expected = vec![Alarm::Low(Side::Gold)];
    expected.extend(seconds);
    expected.push(Alarm::Second(Side::Gold, 0));
    assert_eq!(heard, expected);
    assert!(play.clock_display(Side::Gold).expect("a clock").after(0).low);
    // In a slow game it is low from a tenth of the reserve on.
    let mut play = person("4m/5m");
    pass(&mut play, 509_000);
    assert!(!play.clock_display(Side::Gold).expect("a clock").after(0).low);
    pass(&mut play, 1_000);
    assert!(play.clock_display(Side::Gold).expect("a clock").after(0).low);
    // The computer gets no warning.
    let mut play = on_board("0/72s", WEAK);
    move_along(&mut play, "d4", "d5");
    pass(&mut play, 71_000);
    assert_eq!(play.timing.alarm, None);
}

#[test]
fn a_game_without_a_clock_records_times() {
    let mut play = at("g", &BOARD);
    pass(&mut play, 1_000_000);
    move_along(&mut play, "d4", "d5");
    assert_eq!((used(&play), play.clock_display(Side::Gold)), (vec![1_000_000], None));
    assert_eq!((play.time_due(), play.can_pause(), play.time_for_computer()), (None, false, None));
}

#[test]
fn the_computers_time_runs_only_during_requests() {
    let mut play = on_board("10s/1m", WEAK);
    move_along(&mut play, "d4", "d5");
    pass(&mut play, 1_000);
    let id = awaited(&play);
    play.apply(ComputerAction::Search(id, SearchEvent::Failed(EngineFault::Died)));
    assert_eq!((play.clock_runs(), play.time_due()), (false, None));
    pass(&mut play, 1_000_000);
    assert_eq!(play.timing.spent, 1_000);
    play.apply(ComputerAction::AskAgain);
    pass(&mut play, 1_000);
    assert_eq!(play.timing.spent, 2_000);
}

#[test]
fn restored_turns_keep_their_times() {
    let mut play = person("1m/1m");
    pass(&mut play, 4_000);
    move_along(&mut play, "d4", "d5");
    pass(&mut play, 25_000);
    move_along(&mut play, "e7", "e6");
    pass(&mut play, 3_000);
    let lefts = |play: &PlayState| [Side::Gold, Side::Silver].map(|side| left(play, side));
    let before = lefts(&play);
    play.apply(PlayAction::TakeBack);
    assert_eq!((used(&play), play.timing.spent), (vec![4_000], 0));
    // The time until then does not count, and a pause continues.
    pass(&mut play, 50_000);
    play.apply(TimeAction::Pause);
    play.apply(PlayAction::BringBack);
    assert_eq!((used(&play), play.timing.spent), (vec![4_000, 25_000], 3_000));
    assert_eq!((lefts(&play), play.paused()), (before, Some(Pause::Asked)));
    // Nor does an ended pause or an old warning come back.
    play.apply(PlayAction::TakeBack);
    play.apply(TimeAction::GoOn);
    play.apply(PlayAction::BringBack);
    assert_eq!((play.paused(), play.timing.alarm), (None, None));
    // The warning belongs to the time before the take-back.
    let but_five_seconds = left(&play, Side::Gold) - 5_000;
    pass(&mut play, but_five_seconds);
    assert!(play.timing.alarm.is_some());
    play.apply(PlayAction::TakeBack);
    play.apply(PlayAction::BringBack);
    assert_eq!((play.timing.spent, play.timing.alarm), (3_000 + but_five_seconds, None));
}
