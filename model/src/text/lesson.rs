//! Texts of the course: its list, a lesson around the exercise, and why an answer is wrong.

use ansa_core::position::outcome::Reason;
use ansa_core::threats::TrapHolder;
use ansa_core::{Piece, Role, Side, Square};

use super::part::words;
use crate::activities::lesson::{LessonFault, LessonQuestion, LessonTask, WhyFree, WhyNoStep};

words! { LessonTexts {
    /// The title of the list.
    course,
    /// What the course is.
    course_says,
    /// The heading of the lessons about the rules.
    basics,
    /// The heading of the others.
    strategy,
    /// The button that begins the course.
    begin,
    /// The button that goes on with it.
    go_on,
    /// The way to the rules.
    rules,
    /// The number of complete lessons.
    complete(done: u32, all: u32),
    /// The number of exercises that were answered right in a lesson.
    done(done: u32, all: u32),
    /// A lesson is complete.
    is_complete,
    /// The first guided game.
    first_game,
    /// What it is.
    first_game_says,
    /// The button that forgets everything.
    forget,
    /// The question before it.
    forget_question,
    /// Lessons in the storage could not be read and were set aside.
    unread_kept(count: u32),
    /// Lessons in the storage could not be read, and there is no room to set them aside.
    unread_lost(count: u32),
    /// Nothing in the storage could be read, and why.
    unreadable(why: &str),
    /// The storage takes nothing.
    not_kept,
    /// The button that goes back to the list.
    to_list,
    /// The number of the exercise.
    progress(number: u32, all: u32),
    /// The name of the part with the task.
    task,
    /// The same in full.
    hint_long,
    /// The arrows on the board show an answer.
    hint_marks,
    /// The button that shows an answer.
    solve,
    /// The same in full.
    solve_long,
    /// The same in full.
    next_long,
    /// The button that goes back to the exercise before.
    previous,
    /// Stands before it where the answer was shown.
    shown,
    /// The end of a lesson.
    lesson_over(title: &str),
    /// The button that leads to the next lesson.
    next_lesson(title: &str),
    /// The button that begins the lesson anew.
    repeat,
    /// The name of the group of two turns.
    two_turns,
    /// The name of one of two turns, from 1.
    turn_option(number: u32),

    /// A piece should be elsewhere. Without a square it is captured.
    not_there(piece: Piece, wanted: Square),
    /// A piece was captured on its way.
    gone(piece: Piece, wanted: Square),
    /// A piece has not moved.
    not_moved(piece: Piece, square: Square),
    /// An enemy was not pushed.
    not_pushed(piece: Piece),
    /// An enemy was not pulled.
    not_pulled(piece: Piece),
    /// An enemy is still there.
    not_captured(piece: Piece, square: Square),
    /// An own piece was lost.
    lost(piece: Piece, square: Square),
    /// An own piece is frozen by an enemy.
    still_frozen(piece: Piece, square: Square, by: Piece, at: Square),
    /// Nobody stronger is beside the piece.
    nobody_freezes(piece: Piece, square: Square),
    /// A friend unfreezes the piece.
    friend_frees(piece: Piece, square: Square, friend: Piece, at: Square),
    /// No rabbit has reached goal.
    no_goal,
    /// Silver has rabbits left.
    rabbits_left,
    /// Silver can move.
    can_move,
    /// The enemy reaches goal.
    lets_goal(rabbit: Square, goal: Square, steps: u8),
    /// There is no goal threat.
    no_goal_threat,
    /// The enemy can capture a piece in a trap.
    capturable(piece: Piece, square: Square, trap: Square),
    /// The enemy can't be captured with another turn.
    no_threat(piece: Piece, square: Square),
    /// Nobody is beside the trap.
    held_by_nobody(trap: Square),
    /// The trap is shared.
    held_by_both(trap: Square),
    /// A side controls the trap.
    held_by(trap: Square, side: Side),
    /// An enemy can leave.
    escapes(piece: Piece, square: Square, to: Square),
    /// An enemy gets to a square.
    gets_there(piece: Piece, to: Square),
    /// A piece has too few squares.
    too_tight(piece: Piece, square: Square, ways: u32, least: u32),
    /// Squares are missing.
    missing(count: u32),
    /// There is no piece.
    empty(square: Square),
    /// The square is too far for one step.
    too_far(piece: Piece, square: Square),
    /// The square is taken.
    taken(square: Square, by: Piece),
    /// A rabbit can't step backward.
    backward(square: Square),
    /// A frozen piece can't step.
    frozen_there(piece: Piece),
    /// The piece belongs to the other side.
    wrong_side(piece: Piece, square: Square),
    /// The piece can't be pushed or pulled at once.
    not_movable(piece: Piece, square: Square),
    /// The piece can't be captured.
    not_capturable(piece: Piece, square: Square),
    /// The square is no trap.
    no_trap(square: Square),
    /// The rabbit is too far.
    no_runner(square: Square),
    /// The piece is no rabbit.
    no_rabbit(piece: Piece, square: Square),
    /// Nothing is chosen.
    nothing_chosen,
    /// A piece is not in the front row.
    not_in_front(role: Role, square: Square),
    /// A piece is not in the middle.
    not_in_middle(role: Role, square: Square),
    /// Two pieces are on the same half.
    not_apart(role: Role),
    /// A rabbit is on a square.
    rabbit_there(square: Square),
} }

/// Why an answer is wrong.
pub fn fault(fault: &LessonFault) -> String {
    match *fault {
        LessonFault::NotThere(piece, wanted, Some(_)) => not_there(piece, wanted),
        LessonFault::NotThere(piece, wanted, None) => gone(piece, wanted),
        LessonFault::NotMoved(piece, square) => not_moved(piece, square),
        LessonFault::NotPushed(piece) => not_pushed(piece),
        LessonFault::NotPulled(piece) => not_pulled(piece),
        LessonFault::NotCaptured(piece, square) => not_captured(piece, square),
        LessonFault::Lost(piece, square) => lost(piece, square),
        LessonFault::StillFrozen(piece, square, by, at) => still_frozen(piece, square, by, at),
        LessonFault::NotFrozen(piece, square, WhyFree::NobodyStronger) => nobody_freezes(piece, square),
        LessonFault::NotFrozen(piece, square, WhyFree::Friend(friend, at)) => {
            friend_frees(piece, square, friend, at)
        }
        LessonFault::NotWon(Reason::Elimination) => rabbits_left().to_owned(),
        LessonFault::NotWon(Reason::Immobilisation) => can_move().to_owned(),
        LessonFault::NotWon(_) => no_goal().to_owned(),
        LessonFault::LetsGoal(rabbit, goal, steps) => lets_goal(rabbit, goal, steps),
        LessonFault::NoGoalThreat => no_goal_threat().to_owned(),
        LessonFault::Capturable(piece, square, trap) => capturable(piece, square, trap),
        LessonFault::NoThreat(piece, square) => no_threat(piece, square),
        LessonFault::NotHeld(trap, TrapHolder::Nobody) => held_by_nobody(trap),
        LessonFault::NotHeld(trap, TrapHolder::Shared) => held_by_both(trap),
        LessonFault::NotHeld(trap, TrapHolder::Side(side)) => held_by(trap, side),
        LessonFault::Escapes(piece, square, to) => escapes(piece, square, to),
        LessonFault::GetsThere(piece, _, to) => gets_there(piece, to),
        LessonFault::TooTight(piece, square, ways, least) => too_tight(piece, square, ways, least),
        LessonFault::Missing(count) => missing(count),
        LessonFault::Empty(square) => empty(square),
        LessonFault::NoStep(piece, square, WhyNoStep::Far) => too_far(piece, square),
        LessonFault::NoStep(_, square, WhyNoStep::Occupied(by)) => taken(square, by),
        LessonFault::NoStep(_, square, WhyNoStep::Backward) => backward(square),
        LessonFault::NoStep(piece, _, WhyNoStep::Frozen) => frozen_there(piece),
        LessonFault::WrongSide(piece, square) => wrong_side(piece, square),
        LessonFault::NotMovable(piece, square) => not_movable(piece, square),
        LessonFault::NotCapturable(piece, square) => not_capturable(piece, square),
        LessonFault::NoTrap(square) => no_trap(square),
        LessonFault::NoRunner(piece, square) if piece.role == Role::Rabbit => no_runner(square),
        LessonFault::NoRunner(piece, square) => no_rabbit(piece, square),
        LessonFault::NothingChosen => nothing_chosen().to_owned(),
        LessonFault::NotInFront(role, square) => not_in_front(role, square),
        LessonFault::NotInMiddle(role, square) => not_in_middle(role, square),
        LessonFault::NotApart(role) => not_apart(role),
        LessonFault::RabbitThere(square) => rabbit_there(square),
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
