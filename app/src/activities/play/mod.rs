//! Play: a game between people and the computer, with clocks, hints, plans and take-backs.
//!
//! [`PlayState`] puts the parts together: the [document](crate::document), the [entry](crate::entry) of the next ply,
//! where the person looks, the plan, the engine's part, the times and the feedback. A [`PlayAction`] changes it, and the
//! [`PlayEffect`] is left to the caller. Everything is pure and tested natively.

mod action;
mod board_view;
mod clock;
mod clock_display;
mod coach;
mod computer;
mod counting;
mod engine_state;
mod hint;
mod ladder_state;
mod navigation;
mod notice;
mod orientation;
mod plan;
mod planning;
mod play_state;
pub(crate) mod saved;
mod sound_cues;
mod sounds;
mod taking_back;
mod teaching;
mod teaching_state;
#[cfg(test)]
pub(crate) mod testing;
mod timing;
mod viewing;

pub(crate) use action::{PlayAction, PlayEffect};
pub(crate) use clock_display::{ClockDisplay, LimitProgress};
pub(crate) use coach::{CoachFact, coach_fact};
pub(crate) use computer::ComputerAction;
pub(crate) use engine_state::Hint;
pub(crate) use ladder_state::LadderState;
pub(crate) use navigation::ViewAction;
pub(crate) use notice::{Event, Notice};
pub(crate) use planning::PlanAction;
pub(crate) use play_state::PlayState;
pub(crate) use sound_cues::SoundCues;
pub(crate) use sounds::{Note, Sound, Wave, noise};
pub(crate) use timing::{Pause, TimeAction};
