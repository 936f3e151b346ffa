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
mod conditional;
mod conditions;
mod counting;
mod engine_state;
mod friend;
mod friend_notice;
mod friend_state;
mod hint;
mod ladder_state;
mod navigation;
mod nearby;
mod nearby_state;
mod notice;
mod orientation;
mod plan;
mod planning;
mod play_state;
pub mod saved;
mod sound_cues;
mod sounds;
mod taking_back;
mod teaching;
mod teaching_state;
#[cfg(test)]
pub mod testing;
mod timing;
mod viewing;

pub use action::{PlayAction, PlayEffect};
pub use clock_display::{ClockDisplay, LimitProgress};
pub use coach::{CoachFact, CoachMemory};
pub use computer::ComputerAction;
pub use conditions::{ConditionRefusal, Conditions, ListedCondition, MAX_CONDITION_DEPTH};
pub use engine_state::Hint;
pub use friend::{FriendAction, FriendCall};
pub use friend_notice::FriendNotice;
pub use ladder_state::{LadderState, Unrated};
pub use navigation::ViewAction;
pub use nearby::{NearbyUpdate, SharedUpdate};
pub use nearby_state::NearbyHold;
pub use notice::{Event, Notice, TakenBackPlies};
pub use planning::PlanAction;
pub use play_state::PlayState;
pub use sound_cues::SoundCues;
pub use sounds::{Note, Sound, Wave, noise};
pub use timing::{Pause, TimeAction};
