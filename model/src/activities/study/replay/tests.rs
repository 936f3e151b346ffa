//! Tests of the replay.

use ansa_board::BoardEvent;
use ansa_core::game::Setup;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::{Game, Side};

use super::*;
use crate::Apply;
use crate::activities::study::StudyAction;
use crate::document::{Document, GameOptions, Player};
use crate::entry::EntryAction;
use crate::formats::words;

const TURNS: [&str; 3] = ["Ee2n Ee3n", "ed7s", "Ee4n Md2n Md3n Md4n"];
/// How long a step takes, in milliseconds.
const STEP: u32 = 400;

/// A study at the first turn; the plies took this time, in milliseconds.
fn study(times: &[u64]) -> StudyState {
    let mut game = Game::new();
    for side in Side::ALL {
        game.set_up(&Setup::from_rows(NINETY_NINE, side)).expect("a setup");
    }
    for turn in TURNS {
        words::play(&mut game, turn).expect("a legal turn");
    }
    let mut document = Document::from_game(game, GameOptions::against(Player::Person, Side::Gold));
    for (ply, &time) in times.iter().enumerate() {
        document.set_time_used(2 + ply, time);
    }
    let mut study = StudyState::new(document, Side::Gold);
    study.apply(StudyAction::Move(CursorMove::First));
    study
}

/// Lets the time pass that is waited for. Returns it; `None` if the replay has ended.
fn tick(study: &mut StudyState, by_turns: bool) -> Option<u32> {
    let wait = study.replay_wait(STEP, by_turns)?;
    study.apply(ReplayAction::Tick(wait.serial, by_turns));
    Some(wait.milliseconds)
}

fn waits(study: &mut StudyState, by_turns: bool) -> Vec<u32> {
    core::iter::from_fn(|| tick(study, by_turns)).collect()
}

#[test]
fn the_recorded_times_pass_before_each_turn() {
    let mut study = study(&[30_000, 2_000, 60_000]);
    assert!(waits(&mut study, false).is_empty(), "it has not started");
    assert_eq!(study.replay_pace(), ReplayPace::Recorded(10));
    assert_eq!(study.replay_paces().len(), 6);
    study.apply(ReplayAction::Toggle);
    assert_eq!(waits(&mut study, false), [2_600, 400, 200, 4_800, 400, 400, 400]);
    assert!(study.place.is_at_end() && !study.replay.is_running);
    // At the end it starts again, as fast as it can be followed.
    study.apply(ReplayAction::Pace(ReplayPace::Recorded(1_000)));
    study.apply(ReplayAction::Toggle);
    assert_eq!(waits(&mut study, false), [120; 7]);
    study.apply(ReplayAction::Pace(ReplayPace::Recorded(1)));
    study.apply(ReplayAction::Toggle);
    assert_eq!(waits(&mut study, true), [30_000, 2_000, 60_000]);
}

#[test]
fn without_times_only_fixed_paces_are_offered() {
    let mut study = study(&[]);
    assert_eq!(study.replay_paces(), [1, 2, 5].map(ReplayPace::Fixed));
    study.apply(ReplayAction::Pace(ReplayPace::Recorded(1)));
    assert_eq!(study.replay_pace(), ReplayPace::Fixed(2));
    study.apply(ReplayAction::Pace(ReplayPace::Fixed(1)));
    study.apply(ReplayAction::Toggle);
    assert_eq!(waits(&mut study, false), [600, 400, 1_000, 250, 250, 250, 250]);
}

#[test]
fn a_ply_without_a_time_takes_ten_seconds_and_no_time_is_too_long() {
    let mut study = study(&[u64::MAX / 2_000, 0]);
    study.apply(ReplayAction::Pace(ReplayPace::Recorded(1)));
    study.apply(ReplayAction::Toggle);
    assert_eq!(waits(&mut study, true), [i32::MAX as u32, 120, 10_000]);
}

#[test]
fn each_turn_is_announced_once() {
    let mut study = study(&[]);
    study.apply(ReplayAction::Toggle);
    let mut events = vec![study.event().clone()];
    while tick(&mut study, false).is_some() {
        assert!(!study.feedback.motion().0.is_empty(), "each step is animated");
        if events.last() != Some(study.event()) {
            events.push(study.event().clone());
        }
    }
    let shown: Vec<_> = events
        .iter()
        .map(|event| match event {
            StudyEvent::Shown(Some(label), steps) => (label.to_string(), steps.len()),
            other => panic!("{other:?}"),
        })
        .collect();
    let expected = [("1s", 0), ("2g", 2), ("2s", 1), ("3g", 4)];
    assert_eq!(shown, expected.map(|(label, steps)| (label.to_owned(), steps)));
}

#[test]
fn whatever_moves_the_cursor_pauses_the_replay() {
    let pausing = [
        StudyAction::Move(CursorMove::Next),
        StudyAction::Move(CursorMove::PreviousStep),
        StudyAction::Alternative(true),
        StudyAction::Undo,
        StudyAction::End,
        StudyAction::Escape,
        ReplayAction::Toggle.into(),
        ReplayAction::Pause.into(),
        EntryAction::Type(String::new()).into(),
    ];
    for action in pausing {
        let mut study = study(&[]);
        study.apply(ReplayAction::Toggle);
        assert!(study.replay.is_running);
        study.apply(action.clone());
        assert!(!study.replay.is_running, "{action:?}");
        assert_eq!(study.replay_wait(STEP, false), None);
    }
    let passing = [
        StudyAction::Flip,
        StudyAction::EndTyping,
        ReplayAction::Pace(ReplayPace::Fixed(5)).into(),
        EntryAction::Board(BoardEvent::Deselect).into(),
    ];
    for action in passing {
        let mut study = study(&[]);
        study.apply(ReplayAction::Toggle);
        study.apply(action.clone());
        assert!(study.replay.is_running, "{action:?}");
    }
}

#[test]
fn a_late_tick_does_nothing() {
    let mut study = study(&[]);
    study.apply(ReplayAction::Toggle);
    let wait = study.replay_wait(STEP, false).expect("a wait");
    study.apply(ReplayAction::Tick(wait.serial, false));
    let place = study.place.clone();
    study.apply(ReplayAction::Tick(wait.serial, false));
    assert_eq!(study.place, place);
    study.apply(ReplayAction::Pause);
    study.apply(ReplayAction::Tick(wait.serial.wrapping_add(1), false));
    assert_eq!(study.place, place);
}

#[test]
fn tried_steps_are_discarded_when_it_starts() {
    let mut study = study(&[]);
    study.apply(EntryAction::Type("Hb2n".to_owned()));
    study.apply(EntryAction::PlayTyped);
    assert!(study.has_own_steps());
    study.apply(ReplayAction::Toggle);
    assert!(!study.has_own_steps() && study.replay.is_running);
}
