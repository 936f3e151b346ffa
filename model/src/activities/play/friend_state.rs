//! What the page knows of a game with a friend, besides the game itself.

use std::rc::Rc;

use super::conditions::Conditions;
use super::nearby_state::NearbyState;
use crate::document::Letter;

static NO_CONDITIONS: Conditions = Conditions::NONE;

/// The conditional turns, and a letter that waits for a choice. Copies share both.
#[derive(Clone, Debug, Default)]
pub(super) struct FriendState {
    /// The conditional turns for the friend's next turn, if there are any. They never leave this device.
    conditions: Option<Rc<Conditions>>,
    /// A letter that holds turns which the game here lacks, and which the person has to accept or to refuse.
    pub(super) letter: Option<Rc<Letter>>,
    /// What is known of a device nearby; `None` until something is.
    pub(super) nearby: Option<NearbyState>,
}

/// Two states are equal if they share letters and conditional turns: the page only asks whether something has changed.
impl PartialEq for FriendState {
    fn eq(&self, other: &FriendState) -> bool {
        is_shared(self.conditions.as_ref(), other.conditions.as_ref())
            && is_shared(self.letter.as_ref(), other.letter.as_ref())
            && self.nearby == other.nearby
    }
}

fn is_shared<T>(one: Option<&Rc<T>>, two: Option<&Rc<T>>) -> bool {
    one.map(Rc::as_ptr) == two.map(Rc::as_ptr)
}

impl FriendState {
    pub(super) fn conditions(&self) -> &Conditions {
        self.conditions.as_deref().unwrap_or(&NO_CONDITIONS)
    }

    pub(super) fn set_conditions(&mut self, conditions: Conditions) {
        self.conditions = (!conditions.is_empty()).then(|| Rc::new(conditions));
    }

    /// What of it is saved with the game.
    pub(super) fn saved(&self) -> FriendState {
        FriendState { nearby: None, ..self.clone() }
    }

    pub(super) const fn has_conditions(&self) -> bool {
        self.conditions.is_some()
    }

    pub(super) fn drop_conditions(&mut self) {
        self.conditions = None;
    }
}
