//! Texts of the mistakes that return after days, in English.

use super::count::EnglishCount;
use crate::text::locale::whole;
use crate::text::review::ReviewWords;

pub(in crate::text) static REVIEW: ReviewWords = ReviewWords {
    title: "Review mistakes",
    due_of: |due, all| {
        let all = EnglishCount { one: "{} mistake", other: "{} mistakes" }.of(all.into());
        format!("Due today: {} of {all}", whole(due.into()))
    },
    due_today: |due| format!("{} due today", whole(due.into())),
    empty: "No mistakes are kept. Analyse a game on the study screen and learn from its mistakes: they return here \
            after a day, and later ever more seldom.",
    begin: "Review now",
    due_now: "due today",
    due_in: |days| EnglishCount { one: "due in {} day", other: "due in {} days" }.of(days.into()),
    delete: "Delete",
    delete_of: |turn, source| format!("Delete {turn} of {source}"),
    delete_all: "Delete all",
    delete_all_means: |count| {
        let all =
            EnglishCount { one: "The kept mistake is", other: "All {} kept mistakes are" }.of(count.into());
        format!("{all} deleted. This can’t be undone.")
    },
    keep: "Keep for review",
    keep_says: "The mistakes return as puzzles after days.",
    game_of: |gold, silver| format!("{gold} – {silver}"),
    set_aside: |count| {
        EnglishCount {
            one: "{} kept mistake could not be read and was set aside.",
            other: "{} kept mistakes could not be read and were set aside.",
        }
        .of(count.into())
    },
    dropped: |count| {
        EnglishCount {
            one: "{} kept mistake could not be read, and there is no room to set it aside. It is lost with the next \
                  change.",
            other: "{} kept mistakes could not be read, and there is no room to set them aside. They are lost with the \
                    next change.",
        }
        .of(count.into())
    },
    unreadable: |reason| format!("The kept mistakes could not be read and were set aside: {reason}."),
    full: |most| {
        format!("No more than {} mistakes can be kept. Delete some to keep new ones.", whole(most.into()))
    },
    forbidden: "The mistakes could not be kept: this browser does not let the page store anything.",
    no_room: "The mistakes could not be kept: the browser’s storage is full; delete saved games or other site data.",
    unwritten: "The mistakes could not be kept: the data can’t be converted to text.",
};
