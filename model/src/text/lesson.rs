//! Texts of the course: its list, a lesson around the exercise, and why an answer is wrong.

use ansa_core::Role;
use ansa_core::position::outcome::Reason;
use ansa_core::threats::TrapHolder;
pub use ansa_texts::lesson::*;

use crate::activities::lesson::{LessonFault, LessonName, LessonQuestion, LessonTask, WhyFree, WhyNoStep};

/// Where in the course a lesson is.
pub fn place(lesson: LessonName) -> String {
    let (number, all) = lesson.place();
    let words = if lesson.is_basic() { place_basic } else { place_strategy };
    words(number as u32, all as u32)
}

/// Why an answer is wrong.
pub fn fault(fault: &LessonFault) -> String {
    match *fault {
        LessonFault::NotThere(piece, wanted, Some(_)) => not_there(piece, wanted),
        LessonFault::NotThere(piece, wanted, None) => gone(piece, wanted),
        LessonFault::NotMoved(piece, square) => not_moved((piece, square)),
        LessonFault::NotPushed(piece) => not_pushed(piece),
        LessonFault::NotPulled(piece) => not_pulled(piece),
        LessonFault::NotCaptured(piece, square) => not_captured((piece, square)),
        LessonFault::Lost(piece, square) => lost((piece, square)),
        LessonFault::StillFrozen(piece, square, by, at) => still_frozen((piece, square), (by, at)),
        LessonFault::NotFrozen(piece, square, WhyFree::NobodyStronger) => nobody_freezes((piece, square)),
        LessonFault::NotFrozen(piece, square, WhyFree::Friend(friend, at)) => {
            friend_frees((piece, square), (friend, at))
        }
        LessonFault::NotWon(Reason::Elimination) => rabbits_left().to_owned(),
        LessonFault::NotWon(Reason::Immobilisation) => can_move().to_owned(),
        LessonFault::NotWon(_) => no_goal().to_owned(),
        LessonFault::LetsGoal(rabbit, goal, steps) => lets_goal(rabbit, goal, steps),
        LessonFault::NoGoalThreat => no_goal_threat().to_owned(),
        LessonFault::Capturable(piece, square, trap) => capturable((piece, square), trap),
        LessonFault::NoThreat(piece, square) => no_threat((piece, square)),
        LessonFault::NotHeld(trap, TrapHolder::Nobody) => held_by_nobody(trap),
        LessonFault::NotHeld(trap, TrapHolder::Shared) => held_by_both(trap),
        LessonFault::NotHeld(trap, TrapHolder::Side(side)) => held_by(side, trap),
        LessonFault::Escapes(piece, square, to) => escapes((piece, square), to),
        LessonFault::GetsThere(piece, _, to) => gets_there(piece, to),
        LessonFault::TooTight(piece, square, ways, least) => too_tight((piece, square), ways, least),
        LessonFault::Missing(count) => ansa_texts::task::missing(count),
        LessonFault::Empty(square) => empty(square),
        LessonFault::NoStep(piece, square, WhyNoStep::Far) => too_far(piece, square),
        LessonFault::NoStep(_, square, WhyNoStep::Occupied(by)) => taken((by, square)),
        LessonFault::NoStep(_, square, WhyNoStep::Backward) => backward(square),
        LessonFault::NoStep(piece, _, WhyNoStep::Frozen) => frozen_there(piece),
        LessonFault::WrongSide(piece, square) => wrong_side((piece, square)),
        LessonFault::NotMovable(piece, square) => not_movable((piece, square)),
        LessonFault::NotCapturable(piece, square) => not_capturable((piece, square)),
        LessonFault::NoTrap(square) => no_trap(square),
        LessonFault::NoRunner(piece, square) if piece.role == Role::Rabbit => no_runner(square),
        LessonFault::NoRunner(piece, square) => no_rabbit((piece, square)),
        LessonFault::NothingChosen => nothing_chosen().to_owned(),
        LessonFault::NotInFront(role, square) => not_in_front(role, square),
        LessonFault::NotInMiddle(role, square) => not_in_middle(role, square),
        LessonFault::NotApart(role) => not_apart(role),
        LessonFault::RabbitThere(square) => rabbit_there(square),
    }
}

/// What the second stage of a hint has put on the board.
pub fn larger_hint(task: &LessonTask) -> &'static str {
    match task {
        LessonTask::Turn(_) => hint_marks(),
        LessonTask::Squares(_) => hint_square(),
        LessonTask::Choice(..) => hint_choice(),
        LessonTask::Setup(_) => hint_places(),
    }
}

/// The key of a task in HTML. Not shown to users.
pub const fn task_key(task: &LessonTask) -> &'static str {
    match task {
        LessonTask::Turn(_) => "turn",
        LessonTask::Squares(LessonQuestion::StepsOf(_)) => "steps",
        LessonTask::Squares(_) => "squares",
        LessonTask::Choice(..) => "choice",
        LessonTask::Setup(_) => "setup",
    }
}
