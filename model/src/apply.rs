//! States that actions change.

/// A state that is changed by actions alone. An action that is impossible at the moment changes nothing but the notice.
pub trait Apply {
    /// What can be done.
    type Action;
    /// What is left to the caller, who can reach more than the state: a result to be stored, a wait.
    type Effect;

    fn apply(&mut self, action: impl Into<Self::Action>) -> Option<Self::Effect>;
}
