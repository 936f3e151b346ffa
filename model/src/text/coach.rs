//! What the coach of a first game says.

use ansa_texts::coach as words;
pub use ansa_texts::coach::not_rated;

use crate::activities::play::CoachFact;

/// What the coach says.
pub fn coach(fact: Option<&CoachFact>) -> String {
    match fact {
        None => words::quiet().to_owned(),
        Some(&CoachFact::WinsNow(rabbit, goal, steps)) => words::wins_now(rabbit, goal, steps),
        Some(&CoachFact::LetsGoal(rabbit, goal, _)) => words::lets_goal(rabbit, goal),
        Some(&CoachFact::Endangered(piece, square, trap)) => words::endangered((piece, square), trap),
        Some(&CoachFact::Captures(piece, square, trap, steps)) => {
            words::captures((piece, square), trap, steps)
        }
        Some(&CoachFact::HangsOn(piece, square, friend, at)) => {
            words::hangs_on((piece, square), (friend, at))
        }
        Some(&CoachFact::Frozen(piece, square, by, at)) => words::frozen((piece, square), (by, at)),
    }
}
