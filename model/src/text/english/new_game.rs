//! Texts of the new-game form, in English.

use ansa_board::text::{sentence, side, steps_left};

use super::count::EnglishCount;
use super::setup::pieces;
use crate::text::locale::whole;
use crate::text::new_game::NewGameWords;

pub(in crate::text) static NEW_GAME: NewGameWords = NewGameWords {
    level_heading: "Opponent and level",
    level_gold: "Gold’s player and level",
    level_silver: "Silver’s player and level",
    more: "More options",
    clock: "Time control",
    custom: "Custom time control",
    custom_help: "Time per turn / starting reserve / percentage of unused time saved / \
    maximum reserve / game limit / turn limit. The last four are optional. Enter times as 90s, 2m, 1m30s or 1h; the game \
    limit can also be a number of turns, such as 60t.",
    handicap: "Handicap",
    handicap_help: "The stronger player can start without some pieces. Each side keeps at least one rabbit.",
    handicap_none: "The starting position determines the pieces.",
    handicap_other: "Custom",
    start_from_heading: "Start from",
    paste: "Paste a position here",
    paste_help: "A diagram of eight rows below a line such as 12g, or the short form g [64 squares].",
    take_backs: "Allow takebacks",
    teach: "Teach me",
    teach_says: "After your turn, the engine tells you if it was a bad mistake, and why. You can take it back before the \
                 computer moves. Against a low level, only the worst mistakes count. Only without a clock.",
    opponent_computer: "Computer",
    opponent_person: "Two people",
    opponent_computers: "Computers",
    opponent_computer_hint: "one player",
    opponent_person_hint: "one screen",
    opponent_computers_hint: "you watch",
    level_1: "for your first game",
    level_2: "very easy",
    level_3: "easy",
    level_4: "fairly easy",
    level_5: "medium",
    level_6: "fairly hard",
    level_7: "hard",
    level_8: "very hard",
    level_9: "extremely hard",
    level_10: "strongest and slowest",

    level_with: |name, level, description| format!("{name}, level {}: {description}.", level.number()),
    clock_none: "None",
    clock_blitz: "Blitz",
    clock_fast: "Fast",
    clock_standard: "Standard",
    clock_slow: "Slow",
    clock_per_turn: "Per turn only",
    clock_custom: "Custom…",
    from_setups: "Both sides set up",
    from_board: "The position on the board",
    from_pasted: "A pasted position",
    seat_you: "You",
    seat_computer: "Computer",
    seat_gold: "Gold",
    seat_silver: "Silver",
    all_pieces: "All pieces",
    without_pieces: |left_out| format!("Without {}", pieces(left_out)),
    count_of: |role, who| format!("{who}: {}s", role.name()),
    one_less: |role, who| format!("{who}: one fewer {}", role.name()),
    one_more: |role, who| format!("{who}: one more {}", role.name()),
    recap_no_clock: "no clock",
    recap_control: |control| format!("clock {control}"),
    recap_custom_clock: "custom clock",
    recap_clock: |name| format!("clock: {}", name.to_lowercase()),
    recap_handicap: "handicap",
    recap_all_pieces: "all pieces",
    recap_board: "from the board",
    recap_pasted: "from a pasted position",
    recap_teaching: "teaching",
    recap_takebacks: "takebacks",
    recap_no_takebacks: "no takebacks",
    recap_line: |choices| sentence(&choices.join(", ")).trim_end_matches('.').to_owned(),
    control_no_time: "No time at all: the first turn loses.",
    control_reserve: |reserve| format!("Each side has {} for the whole game.", duration(reserve)),
    control_turn: |turn| format!("Each turn has {}.", duration(turn)),
    control_turn_and_reserve: |turn, reserve| {
        format!("Each turn has {}, and the reserve starts at {}.", duration(turn), duration(reserve))
    },
    unused_lost: "Unused time is lost.",
    unused_added: "Unused time is added to the reserve.",
    unused_added_up_to: |most| {
        format!("Unused time is added to the reserve, which never exceeds {}.", duration(most))
    },
    unused_part_added: |percent| {
        format!("Of the unused time, {}% is added to the reserve.", whole(percent.into()))
    },
    unused_part_added_up_to: |percent, most| {
        format!(
            "Of the unused time, {}% is added to the reserve, which never exceeds {}.",
            whole(percent.into()),
            duration(most)
        )
    },
    game_time_limit: |time| {
        format!("After a total of {}, the game ends, and the side with more pieces wins.", duration(time))
    },
    game_turn_limit: |turns| {
        EnglishCount {
            one: "After {} turn by each side, the game ends, and the side with more pieces wins.",
            other: "After {} turns by each side, the game ends, and the side with more pieces wins.",
        }
        .of(turns.into())
    },
    turn_time_limit: |time| {
        format!("No turn may take longer than {}, even with time in reserve.", duration(time))
    },
    board_side: |of, pieces| {
        let pieces: Vec<String> = pieces.iter().map(|(role, square)| format!("{role} {square}")).collect();
        format!("{}: {}.", side(of), pieces.join(", "))
    },
    board_without: |of| format!("{}: no pieces.", side(of)),
    to_move: |of| format!("{} to move.", side(of)),
    to_move_on: |of, left| format!("{} to move: {}.", side(of), steps_left(left).to_lowercase()),
    form_set_aside: |reason| {
        format!("Your last new-game settings can’t be read: {reason}. They were set aside.")
    },
    form_not_set_aside: |reason| {
        format!(
            "Your last new-game settings can’t be read: {reason}. The browser has no room to set them aside: your \
             next choice replaces them."
        )
    },
};

/// “1 minute 30 seconds”.
fn duration(milliseconds: u64) -> String {
    const UNITS: [(u64, EnglishCount); 5] = [
        (86_400_000, EnglishCount { one: "{} day", other: "{} days" }),
        (3_600_000, EnglishCount { one: "{} hour", other: "{} hours" }),
        (60_000, EnglishCount { one: "{} minute", other: "{} minutes" }),
        (1000, EnglishCount { one: "{} second", other: "{} seconds" }),
        (1, EnglishCount { one: "{} millisecond", other: "{} milliseconds" }),
    ];
    let mut rest = milliseconds;
    let mut words = Vec::new();
    for (unit, name) in UNITS {
        if rest >= unit {
            words.push(name.of(rest / unit));
        }
        rest %= unit;
    }
    words.join(" ")
}
