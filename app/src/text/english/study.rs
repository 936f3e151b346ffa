//! Texts of the study screen, in English.

use ansa_board::text::sentence;

use crate::text::study::StudyWords;

pub(super) const STUDY: StudyWords = StudyWords {
    title: "Study",
    field: "Record or position",
    field_help: "Paste a game record, a line of an archive, or a position, here or anywhere on the page.",
    example: "1g Ra1 Rb1 Rc1 …",
    open: "Open",
    empty: "Paste a record or a position first.",
    refused: |reason| sentence(&format!("this can’t be opened: {reason}")),
    opened_named: |name| format!("Opened: {name}."),
    opened_unnamed: "Opened as a game of its own.",
    opened_in_part: |reason| sentence(&format!("opened up to an error: {reason}")),
};
