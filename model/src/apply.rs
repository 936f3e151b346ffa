//! States that actions change.

/// A state that is changed by actions alone. An action that is impossible at the moment changes nothing but what is said
/// about it.
pub trait Apply {
    /// What can be done.
    type Action;

    /// Applies an action.
    fn apply_action(&mut self, action: Self::Action);
}
