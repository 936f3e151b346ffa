//! Texts of the coach of a first game, in English.

use crate::text::coach::CoachWords;
use crate::text::locale::{PluralForm, plural, whole};

pub(in crate::text) static COACH: CoachWords = CoachWords {
    quiet: "Nothing is in danger. Bring your strong pieces to the middle.",
    wins_now: |rabbit, goal, steps| {
        if steps == 0 {
            return format!("Your rabbit is on the goal square {goal}. End the turn, and you win.");
        }
        format!("You can win now: the rabbit on {rabbit} reaches {goal} in {}.", in_steps(steps))
    },
    lets_goal: |rabbit, goal| {
        format!("Careful: the rabbit on {rabbit} could reach its goal on {goal} in the next turn.")
    },
    endangered: |piece, square, trap| {
        format!("Your {} on {square} is in danger: it could be captured on the trap on {trap}.", piece.role)
    },
    captures: |piece, square, trap, steps| {
        format!("You can capture the {} on {square}: the trap on {trap}, {}.", piece.role, in_steps(steps))
    },
    hangs_on: |piece, square, friend, at| {
        format!(
            "Your {} on {square} has one friend, the {} on {at}: if that leaves, it is lost.",
            piece.role, friend.role
        )
    },
    frozen: |piece, square, by, at| {
        format!(
            "Your {} on {square} is frozen by the {} on {at}. A friend beside it sets it free.",
            piece.role, by.role
        )
    },
};

fn in_steps(steps: u8) -> String {
    match plural(steps.into()) {
        PluralForm::One => format!("{} step", whole(steps.into())),
        _ => format!("{} steps", whole(steps.into())),
    }
}
