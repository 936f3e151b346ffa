//! Tests of the sounds of a game.

use ansa_board::BoardEvent;
use ansa_board::testing::square;
use ansa_core::Side;
use ansa_core::position::outcome::{Outcome, Reason};

use crate::Apply;
use crate::activities::play::testing::{WEAK, against, best, resume, two_people};
use crate::activities::play::{
    ComputerAction, Notice, PlanAction, PlayAction, PlayEffect, PlayState, Sound, SoundCues, TimeAction,
    ViewAction, noise,
};
use crate::document::{CursorMove, GameOptions, Orientation, Player};
use crate::entry::EntryAction;

const ALL: [Sound; 9] = [
    Sound::Step,
    Sound::Push,
    Sound::Capture,
    Sound::Turn,
    Sound::Refusal,
    Sound::Won,
    Sound::Lost,
    Sound::Tick,
    Sound::Flag,
];

/// A state with its sound cues.
struct Heard {
    play: PlayState,
    cues: SoundCues,
}

impl Heard {
    fn of(play: PlayState) -> Heard {
        let cues = SoundCues::new(&play);
        Heard { play, cues }
    }

    /// Two people, from a position.
    fn at(side: &str, pieces: &[&str]) -> Heard {
        Heard::against(Player::Person, side, pieces)
    }

    /// A person as gold against `opponent`, from a position.
    fn against(opponent: Player, side: &str, pieces: &[&str]) -> Heard {
        Heard::of(against(opponent, side, pieces))
    }

    fn does(&mut self, action: impl Into<PlayAction>) -> Vec<Sound> {
        self.play.apply(action);
        let sounds = self.cues.new_sounds(&self.play);
        assert_eq!(self.cues.new_sounds(&self.play), [], "everything is heard once");
        sounds
    }

    fn carries(&mut self, from: &str, to: &str) -> Vec<Sound> {
        self.does(BoardEvent::MoveAlong(vec![square(from), square(to)]))
    }

    /// The computer plays a turn.
    fn is_answered(&mut self, words: &str) -> Vec<Sound> {
        let request = self.play.engine.request;
        self.does(ComputerAction::Search(request, best(words)))
    }

    fn ticks(&mut self) -> Vec<Sound> {
        let replay = self.play.replay().expect("a turn is shown");
        self.does(ViewAction::Tick(replay))
    }
}

#[test]
fn steps_pushes_and_captures_sound_different() {
    let mut heard = Heard::at("g", &["Ed4", "Rc2", "rd5", "re4", "hc5", "ra8", "Rh1"]);
    assert_eq!(heard.does(BoardEvent::Press(square("c2"))), [], "a piece is taken in silence");
    assert_eq!(heard.does(BoardEvent::Press(square("d2"))), [Sound::Step]);
    assert_eq!(heard.does(EntryAction::Undo), [Sound::Step]);
    assert_eq!(heard.carries("d5", "d6"), [Sound::Push]);
    assert_eq!(heard.does(EntryAction::Undo), [Sound::Step]);
    // A push onto the trap on c6 captures the unprotected horse.
    assert_eq!(heard.carries("d4", "d3"), [Sound::Step]);
    heard.does(EntryAction::Undo);
    let mut heard = Heard::at("g", &["Ec4", "hc5", "ra8", "Rh1"]);
    assert_eq!(heard.carries("c5", "c6"), [Sound::Capture]);
}

#[test]
fn every_refusal_has_a_sound() {
    let mut heard = Heard::at("g", &["Ed4", "Ra2", "ra8", "ca3"]);
    assert_eq!(heard.does(BoardEvent::Press(square("a2"))), [Sound::Refusal], "a frozen rabbit");
    for _ in 0..2 {
        assert_eq!(heard.does(PlayAction::End), [Sound::Refusal], "a turn without a step");
    }
    assert_eq!(
        heard.does(PlayAction::Orientation(Orientation::Silver)),
        [],
        "what is still to be read is not said again"
    );
    assert_eq!(heard.does(PlayAction::Say(Notice::OrientationChanged(Orientation::Silver))), []);
}

#[test]
fn between_two_people_a_passing_turn_has_a_sound() {
    let mut heard = Heard::of(two_people());
    assert_eq!(heard.does(BoardEvent::MoveAlong(vec![square("e2"), square("a1")])), [Sound::Step]);
    assert_eq!(heard.does(PlayAction::End), [Sound::Turn]);
    assert_eq!(heard.does(PlayAction::End), [Sound::Turn]);
    assert_eq!(heard.carries("e2", "e3"), [Sound::Step]);
    assert_eq!(heard.does(PlayAction::End), [Sound::Turn]);
    assert_eq!(heard.does(PlayAction::TakeBack), []);
    let next = heard.play.replaced_by(two_people());
    heard.play = next;
    assert_eq!(heard.cues.new_sounds(&heard.play), [], "a new game begins in silence");
}

#[test]
fn a_replay_sounds_step_by_step_and_then_the_turn_passes() {
    let mut heard = Heard::against(WEAK, "g", &["Ed2", "Rh1", "ed7", "ra8", "rb8"]);
    assert_eq!(heard.carries("d2", "d3"), [Sound::Step]);
    assert_eq!(heard.does(PlayAction::End), [], "the computer thinks in silence");
    assert_eq!(heard.is_answered("ed7s ed6s"), []);
    assert_eq!(heard.ticks(), [Sound::Step]);
    assert_eq!(heard.does(PlayAction::Flip), []);
    assert_eq!(heard.ticks(), [Sound::Step]);
    assert_eq!(heard.ticks(), [Sound::Turn], "after the last step the turn passes");
    // A replay on request does not announce the turn again.
    assert_eq!(heard.does(ViewAction::Replay), []);
    assert_eq!(heard.ticks(), [Sound::Step]);
    assert_eq!(heard.does(ViewAction::Skip), [Sound::Step]);
}

#[test]
fn a_skipped_replay_sounds_at_once() {
    let mut heard = Heard::against(WEAK, "g", &["Ed2", "Cc5", "Rh1", "ed5", "ra8", "rb8"]);
    heard.carries("d2", "d3");
    heard.does(PlayAction::End);
    // The cat is pushed onto the trap on c6 from below and captured there.
    assert_eq!(heard.is_answered("Cc5n Cc6x ed5w"), []);
    assert_eq!(heard.does(ViewAction::Skip), [Sound::Capture, Sound::Turn]);
}

#[test]
fn a_hint_is_silent() {
    let mut heard = Heard::at("g", &["Ed4", "Rh1", "ed7", "ra8", "rb8"]);
    heard.carries("d4", "d5");
    assert_eq!(heard.does(PlayAction::End), [Sound::Turn]);
    assert_eq!(heard.does(ComputerAction::Hint), [], "it is the same turn still");
    assert_eq!(heard.is_answered("ed7s"), []);
}

#[test]
fn a_plan_has_step_sounds_only() {
    let mut heard = Heard::against(WEAK, "g", &["Ed4", "Rd7", "Rh1", "hd5", "ed2", "ra8", "rb8"]);
    assert_eq!(heard.carries("d4", "e4"), [Sound::Step]);
    assert_eq!(heard.does(PlanAction::Begin), [], "nothing was moved");
    assert_eq!(heard.carries("e4", "e5"), [Sound::Step]);
    assert_eq!(heard.does(EntryAction::Undo), [Sound::Step]);
    assert_eq!(heard.does(EntryAction::Reset), [Sound::Step]);
    assert_eq!(heard.carries("d5", "c5"), [Sound::Push]);
    assert_eq!(heard.does(PlayAction::End), [], "nobody's turn begins");
    assert_eq!(heard.does(PlayAction::End), [Sound::Refusal]);
    assert_eq!(heard.carries("d2", "d3"), [Sound::Step], "the other side is heard as well");
    assert_eq!(heard.does(PlayAction::End), []);
    assert_eq!(heard.carries("d7", "d8"), [Sound::Step]);
    assert_eq!(heard.does(PlayAction::End), [], "nobody has won");
    assert_eq!(heard.does(PlanAction::Drop), [], "the pieces are back in silence");
    assert_eq!(heard.does(EntryAction::Undo), [Sound::Step]);
}

#[test]
fn the_sound_of_the_end_depends_on_the_winner() {
    let pieces = ["Ed2", "Ra7", "Rh1", "ed7", "rh3", "rb8"];
    let mut heard = Heard::against(WEAK, "g", &pieces);
    heard.carries("a7", "a8");
    assert_eq!(heard.does(PlayAction::End), [Sound::Won]);
    assert_eq!(heard.does(ViewAction::Replay), [], "the end is news once");
    heard.does(ViewAction::Skip);

    let mut heard = Heard::against(WEAK, "g", &pieces);
    heard.carries("d2", "d3");
    heard.does(PlayAction::End);
    assert_eq!(heard.is_answered("rh3w rg3s rg2s"), []);
    for _ in 0..3 {
        assert_eq!(heard.ticks(), [Sound::Step]);
    }
    assert_eq!(heard.ticks(), [Sound::Lost], "the end is news when the last step has been seen");

    let mut heard = Heard::at("g", &pieces);
    heard.carries("a7", "a8");
    assert_eq!(heard.does(PlayAction::End), [Sound::Won]);

    let mut heard = Heard::against(WEAK, "g", &pieces);
    assert_eq!(heard.does(PlayAction::Resign), [Sound::Lost]);

    let mut heard = Heard::against(WEAK, "g", &pieces);
    heard.play.finish(Outcome::win(Side::Silver, Reason::Time));
    assert_eq!(heard.cues.new_sounds(&heard.play), [Sound::Flag, Sound::Lost]);
}

#[test]
fn sounds_are_short_distinct_and_not_too_loud() {
    for (index, sound) in ALL.into_iter().enumerate() {
        assert!((40..=1200).contains(&sound.length()), "{sound:?} takes {} ms", sound.length());
        for note in sound.notes() {
            assert!(note.length > 0 && note.peak > 0.0, "{sound:?}: {note:?}");
            for pitch in [note.from, note.to] {
                assert!((60.0..6000.0).contains(&pitch), "{sound:?}: {pitch} Hz");
            }
        }
        // The sum of the notes must not clip.
        for note in sound.notes() {
            let at_once = sound
                .notes()
                .iter()
                .filter(|other| other.start <= note.start && note.start < other.start + other.length);
            let peak: f32 = at_once.map(|note| note.peak).sum();
            assert!(peak <= 1.0, "{sound:?} has {peak} at {} ms", note.start);
        }
        for other in &ALL[..index] {
            assert_ne!(sound.notes(), other.notes(), "{sound:?} and {other:?}");
        }
        assert!(sound.vibration().iter().sum::<u32>() <= 200, "{sound:?}");
    }
}

#[test]
fn important_sounds_vibrate() {
    let shaking: Vec<Sound> = ALL.into_iter().filter(|sound| !sound.vibration().is_empty()).collect();
    assert_eq!(shaking, [Sound::Capture, Sound::Turn, Sound::Refusal, Sound::Won, Sound::Lost, Sound::Flag]);
}

#[test]
fn noise_is_centred_and_uses_the_full_range() {
    let values = noise(4000);
    assert_eq!(values.len(), 4000);
    assert!(values.iter().all(|value| (-1.0..=1.0).contains(value)));
    let mean = values.iter().sum::<f32>() / 4000.0;
    assert!(mean.abs() < 0.05, "{mean}");
    assert!(values.iter().any(|&value| value > 0.9) && values.iter().any(|&value| value < -0.9));
}

#[test]
fn the_last_step_of_a_turn_is_detected() {
    let mut play = Heard::at("g", &["Ed2", "Rh1", "ra8"]).play;
    let along = |squares: &[&str]| BoardEvent::MoveAlong(squares.iter().map(|name| square(name)).collect());
    assert_eq!(play.apply(along(&["d2", "d5"])), None);
    assert_eq!(play.apply(along(&["d5", "d6"])), Some(PlayEffect::LastStep));
    assert_eq!(play.apply(PlayAction::Flip), None, "once");
    assert_eq!(play.apply(EntryAction::Undo), None);
    assert_eq!(play.apply(EntryAction::Redo), Some(PlayEffect::LastStep));
    assert_eq!(play.apply(PlayAction::End), None);
    // A plan is no turn of the game.
    let mut play = Heard::at("g", &["Ed2", "Rh1", "ra8"]).play;
    play.apply(PlanAction::Begin);
    assert_eq!(play.apply(along(&["d2", "d6"])), None);
    assert_eq!(play.steps_left(), 0);
}

#[test]
fn low_time_ticks_and_a_flag_fall_rings() {
    let game = ansa_core::Game::clone(against(WEAK, "g", &["Ed4", "Ra1", "rh8"]).game());
    let control = Some("0/40s".parse().expect("a time control"));
    let options = GameOptions { control, ..GameOptions::against(Player::Person, Side::Gold) };
    let mut heard = Heard::of(resume(game, options));
    assert_eq!(heard.does(TimeAction::Passed(29_000)), []);
    // Low time, the same second, and one second less.
    for (time, sounds) in [(5_000, &[Sound::Tick][..]), (100, &[]), (900, &[Sound::Tick])] {
        assert_eq!(heard.does(TimeAction::Passed(time)), sounds, "{:?}", heard.play.timing);
    }
    assert_eq!(heard.does(TimeAction::Passed(30_000)), [Sound::Flag, Sound::Won]);
}

#[test]
fn pressing_a_board_that_can_enter_nothing_is_refused() {
    let mut heard = Heard::against(WEAK, "g", &["Ed4", "Ra1", "Rb1", "ed7", "ra8", "rb8"]);
    heard.does(BoardEvent::Press(square("d4")));
    assert_eq!(heard.does(BoardEvent::Press(square("h8"))), [Sound::Refusal], "it is out of reach");
    assert_eq!(heard.does(BoardEvent::Press(square("h8"))), [], "an empty square");
    heard.carries("d4", "d5");
    heard.does(PlayAction::End);
    assert_eq!(heard.does(BoardEvent::Press(square("d7"))), [Sound::Refusal], "the computer is to move");
    assert_eq!(heard.does(ViewAction::Move(CursorMove::Previous)), []);
    assert_eq!(heard.does(BoardEvent::Press(square("d4"))), [Sound::Refusal], "an earlier position");
    assert_eq!(
        heard.does(ViewAction::Move(CursorMove::Next)),
        [Sound::Step],
        "a turn that is shown sounds like one"
    );
}
