//! States that actions change.

use core::fmt;

/// A state that is changed by actions alone. An action that is impossible at the moment changes nothing but the notice.
pub trait Apply {
    /// What can be done.
    type Action;
    /// What is left to the caller, who can reach more than the state: a result to be stored, a wait.
    type Effect;

    fn apply(&mut self, action: impl Into<Self::Action>) -> Option<Self::Effect>;
}

/// An action with the function that applies it. Only who makes the action needs the function, so the page can load it with
/// that part of the program.
pub struct Call<T, A> {
    action: A,
    apply: fn(&mut T, A),
}

impl<T, A> Call<T, A> {
    pub(crate) const fn new(action: A, apply: fn(&mut T, A)) -> Call<T, A> {
        Call { action, apply }
    }

    pub(crate) const fn action(&self) -> &A {
        &self.action
    }

    pub(crate) fn apply_to(self, state: &mut T) {
        (self.apply)(state, self.action);
    }
}

impl<T, A: Clone> Clone for Call<T, A> {
    fn clone(&self) -> Call<T, A> {
        Call { action: self.action.clone(), apply: self.apply }
    }
}

/// All calls of an action have the same function.
impl<T, A: PartialEq> PartialEq for Call<T, A> {
    fn eq(&self, other: &Call<T, A>) -> bool {
        self.action == other.action
    }
}

impl<T, A: fmt::Debug> fmt::Debug for Call<T, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.fmt(f)
    }
}
