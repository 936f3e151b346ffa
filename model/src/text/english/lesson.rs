//! Texts of the course around the exercises, in English.

use ansa_board::text::{piece as named, piece_on, side as of_side};

use crate::text::lesson::LessonTexts;
use crate::text::locale::{PluralForm, plural, whole};

pub(in crate::text) static LESSON: LessonTexts = LessonTexts {
    course: "Learn Arimaa",
    course_says: "Short lessons on the board. After the first ten you know all the rules and can play.",
    basics: "The rules",
    strategy: "First strategy",
    begin: "Start with the first lesson",
    go_on: "Continue",
    rules: "The rules in five minutes",
    complete: |done, all| format!("{} of {} lessons complete", whole(done.into()), whole(all.into())),
    done: |done, all| format!("{} of {}", whole(done.into()), whole(all.into())),
    is_complete: "Complete",
    first_game: "Your first game",
    first_game_says: "Play against level 1: bring a rabbit to the far side of the board. A coach tells you what to look at.",
    forget: "Forget my progress",
    forget_question: "Forget which lessons you have done?",
    unread_kept: |count| format!("{} could not be read and was set aside.", unread(count)),
    unread_lost: |count| {
        format!("{} could not be read, and there is no room to set it aside.", unread(count))
    },
    unreadable: |why| {
        format!("Your progress could not be read: {why}. It was set aside, and the course begins anew.")
    },
    not_kept: "Your progress can’t be stored in this browser. You can go through the lessons all the same.",
    to_list: "All lessons",
    progress: |number, all| format!("{} of {}", whole(number.into()), whole(all.into())),
    task: "Task",
    hint_long: "Show a hint, then mark it on the board (H)",
    hint_marks: "The arrows show an answer. Play it.",
    solve: "Answer",
    solve_long: "Show a right answer (S)",
    next_long: "Go on to the next exercise (N)",
    previous: "Previous exercise",
    shown: "This is an answer.",
    lesson_over: |title| format!("You have finished “{title}”."),
    next_lesson: |title| format!("Next: {title}"),
    repeat: "Once more",
    two_turns: "Two turns",
    turn_option: |number| format!("Turn {}", whole(number.into())),

    not_there: |piece, wanted| format!("The {} should be on {wanted} at the end of your turn.", named(piece)),
    gone: |piece, wanted| format!("The {} was lost on a trap on its way to {wanted}.", named(piece)),
    not_moved: |piece, square| format!("The {} has not left its square.", piece_on(piece, square)),
    not_pushed: |piece| format!("The {} was not pushed.", named(piece)),
    not_pulled: |piece| format!("The {} was not pulled.", named(piece)),
    not_captured: |piece, square| format!("The {} is still on the board.", piece_on(piece, square)),
    lost: |piece, square| format!("You lost your {} on the trap on {square}.", piece.role.name()),
    still_frozen: |piece, square, by, at| {
        format!("The {} is still frozen by the {}.", piece_on(piece, square), piece_on(by, at))
    },
    nobody_freezes: |piece, square| {
        format!("The {} is not frozen: no stronger enemy stands beside it.", piece_on(piece, square))
    },
    friend_frees: |piece, square, friend, at| {
        format!(
            "The {} is not frozen: its friend, the {}, stands beside it.",
            piece_on(piece, square),
            piece_on(friend, at)
        )
    },
    no_goal: "None of your rabbits stands on the far side yet.",
    rabbits_left: "Silver still has a rabbit.",
    can_move: "Silver can still move.",
    lets_goal: |rabbit, goal, steps| match plural(steps.into()) {
        PluralForm::One => format!(
            "The rabbit on {rabbit} still reaches its goal on {goal}, in {} step.",
            whole(steps.into())
        ),
        _ => format!(
            "The rabbit on {rabbit} still reaches its goal on {goal}, in {} steps.",
            whole(steps.into())
        ),
    },
    no_goal_threat: "With another turn you could not reach goal yet.",
    capturable: |piece, square, trap| {
        format!("Silver could capture the {} on the trap on {trap}.", piece_on(piece, square))
    },
    no_threat: |piece, square| {
        format!("With another turn you could not capture the {}.", piece_on(piece, square))
    },
    held_by_nobody: |trap| format!("Nobody stands beside the trap on {trap}."),
    held_by_both: |trap| {
        format!("The strongest pieces beside the trap on {trap} are equal: nobody controls it.")
    },
    held_by: |trap, side| format!("{} has the strongest piece beside the trap on {trap}.", of_side(side)),
    escapes: |piece, square, to| format!("The {} can still get away, to {to}.", piece_on(piece, square)),
    gets_there: |piece, to| format!("The {} can still get to {to}.", named(piece)),
    too_tight: |piece, square, ways, least| {
        format!(
            "From {square} the {} could reach only {} squares. Look for {}.",
            named(piece),
            whole(ways.into()),
            whole(least.into())
        )
    },
    missing: |count| match plural(count.into()) {
        PluralForm::One => format!("What you marked is right. {} square is missing.", whole(count.into())),
        _ => format!("What you marked is right. {} squares are missing.", whole(count.into())),
    },
    empty: |square| format!("There is no piece on {square}."),
    too_far: |piece, square| format!("The {} can’t get to {square} with one step.", named(piece)),
    taken: |square, by| format!("{square} is taken by the {}.", named(by)),
    backward: |square| format!("To {square} would be backward. Rabbits never step backward."),
    frozen_there: |piece| format!("The {} is frozen and can’t step at all.", named(piece)),
    wrong_side: |piece, square| format!("The {} belongs to the other side.", piece_on(piece, square)),
    not_movable: |piece, square| {
        format!("You can’t push or pull the {} with two steps.", piece_on(piece, square))
    },
    not_capturable: |piece, square| {
        format!("The {} can’t be captured in the next turn.", piece_on(piece, square))
    },
    no_trap: |square| format!("{square} is not a trap."),
    no_runner: |square| format!("The rabbit on {square} can’t reach its goal in this turn."),
    no_rabbit: |piece, square| {
        format!("The {} is no rabbit. Only rabbits count at the goal.", piece_on(piece, square))
    },
    nothing_chosen: "Choose first, then check.",
    not_in_front: |role, square| format!("The {role} on {square} is not in the front row."),
    not_in_middle: |role, square| {
        format!("The {role} on {square} is not on one of the four middle files, c to f.")
    },
    not_apart: |role| format!("Both {role}s are on the same half of the board."),
    rabbit_there: |square| format!("There is a rabbit on {square}."),
};

/// The progress that could not be read.
fn unread(count: u32) -> String {
    match plural(count.into()) {
        PluralForm::One => format!("The progress of {} lesson", whole(count.into())),
        _ => format!("The progress of {} lessons", whole(count.into())),
    }
}
