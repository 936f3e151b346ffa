//! Texts of notices and events, in English.

use ansa_board::text::{side, steps_left, turn_number};

use super::play::turn_list;
use crate::text::locale::whole;
use crate::text::notice::NoticeWords;

pub(in crate::text) static NOTICE: NoticeWords = NoticeWords {
    taken_back: |turns| format!("Taken back: {}.", turn_list(turns)),
    taken_back_with_steps: |turns| format!("Taken back: {}, and the steps made since.", turn_list(turns)),
    earlier_position: "This is an earlier position. Press Plan to try turns here, or go back to the game.",
    computer_to_move: "It is the computer’s turn. Press Plan to try turns while it thinks.",
    game_over: "The game is over. Press Plan to try other turns.",
    plan_kept: "The plan was kept as a variation.",
    plan_discarded: "The plan was discarded.",
    on_goal: |square| format!("Your rabbit is on the goal square {square}. End the turn to win."),
    game_start: "Start of the game.",
    after: |turn| format!("After {}.", turn_number(turn)),
    has_set_up: |of| format!("{} has set up.", side(of)),
    turn_taken_back: "Turn taken back.",
    turn_restored: "Turn restored.",
    deselected: "Deselected.",
    swapped: |one, other| format!("Swapped {one} and {other}."),
    undone: |left| format!("Undone. {}.", steps_left(left)),
    too_deep: |most| {
        format!(
            "Variations can be nested {} deep at most. Make this line the main line, or delete variations around it.",
            whole(most as u64)
        )
    },
    game_set_aside: |reason| {
        format!(
            "The saved game can’t be read: {reason}. It was set aside, not deleted, and a new game was started."
        )
    },
};
