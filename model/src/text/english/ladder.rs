//! Texts of the ladder, in English.

use super::count::EnglishCount;
use crate::text::ladder::LadderWords;

pub(in crate::text) static LADDER: LadderWords = LadderWords {
    about: "Ten opponents, each with a style of its own. Beat one, and the next is waiting.",
    rating: |value, uncertainty| format!("Your rating: {value} ± {uncertainty}"),
    rated: |count| EnglishCount { one: "{} rated game", other: "{} rated games" }.of(count.into()),
    rating_says: "By Glicko-2. The opponents’ ratings were measured in games between them and stay as they are; \
                  level 1 has 1000. Your true strength is very probably within the ±.",
    rules: "Rated games start from the setups with all pieces, and you play them without takebacks, hints, \
            “Move now”, the study, the coach and “Teach me”.",
    says_1: "A rabbit in a hurry: one of its rabbits runs for the goal.",
    says_2: "A cat at the fireside: its pieces stay around the home traps.",
    says_3: "A rabbit with many friends: all its rabbits come forward.",
    says_4: "A horse on the road: its horses ride into your half.",
    says_5: "A sheepdog: its pieces keep side by side.",
    says_6: "A shy camel: it stays far away from your elephant.",
    says_7: "A watchdog: it catches your strong pieces at its traps and holds them.",
    says_8: "A patient cat: its rabbits stay at home, and its pieces do the work.",
    says_9: "A horse with the wind: its pieces gather on the east side.",
    says_10: "A wise elephant: no habits, only the best turn it finds.",
    opponent_rating: |value| format!("rating {value}"),
    won_and_lost: |won, lost| format!("won {won}, lost {lost}"),
    not_met: "no rated game yet",
    next_mark: "Next",
    play: |name| format!("Play {name}"),
    play_long: |name, level| format!("Play {name}, level {}", level.number()),
    forget: "Forget my results",
    forget_question: "Forget your rating and your results against all opponents?",
    unreadable: |why| {
        format!("Your ladder could not be read: {why}. It was set aside, and your rating begins anew.")
    },
    not_kept: "Your results can’t be stored in this browser. They count until you close the page.",
    next: |name, level| format!("Next: {name}, level {}", level.number()),
    easier: |name, level| format!("Easier: {name}, level {}", level.number()),
    won_against: |name| format!("You won against {name}."),
    lost_against: |name| format!("{name} has won."),
    risen: |value, uncertainty, by| format!("Your rating: {value} ± {uncertainty}, up by {by}."),
    fallen: |value, uncertainty, by| format!("Your rating: {value} ± {uncertainty}, down by {by}."),
    unchanged: |value, uncertainty| format!("Your rating: {value} ± {uncertainty}, as before."),
    not_rated: "This game was not rated.",
};
