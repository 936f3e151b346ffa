//! Texts about a pasted text, in English.

use ansa_board::text::sentence;
use ansa_core::recognise::TextKind;

use super::count::EnglishCount;
use crate::formats::PastedForm;
use crate::text::pasted::PastedWords;

pub(in crate::text) static PASTED: PastedWords = PastedWords {
    refused: |reason| sentence(&format!("this can’t be opened: {reason}")),
    steps_without_game: |steps| {
        format!(
            "“{steps}” are steps without their game. Open the game or the position that they belong to, \
            and enter them there."
        )
    },
    opened_named: |pasted, name| format!("Opened as {}: {name}.", form(pasted)),
    opened_unnamed: |pasted| format!("Opened as {}.", form(pasted)),
    opened_in_part: |pasted, reason| {
        sentence(&format!("opened up to an error, as {}: {reason}", form(pasted)))
    },
    first_of: |games| {
        const GAMES: EnglishCount = EnglishCount {
            one: "The text has {} game.",
            other: "This is the first of {} games in the text. To get all of them, import them as a file.",
        };
        GAMES.of(games as u64)
    },
    side_assumed: "The text does not say which side is to move, so it is gold.",
};

/// What a text was taken for.
pub(super) const fn form(form: PastedForm) -> &'static str {
    match form {
        PastedForm::Saved => "a saved game",
        PastedForm::Link => "a link to a game",
        PastedForm::Text(TextKind::TaggedRecord) => "a record with tags or comments",
        PastedForm::Text(TextKind::PlainRecord) => "a record",
        PastedForm::Text(TextKind::EscapedRecord) => "an encoded list of turns",
        PastedForm::Text(TextKind::ArchiveRows) => "a line of an archive",
        PastedForm::Text(TextKind::ShortPosition) => "a position",
        PastedForm::Text(TextKind::Diagram) => "a diagram",
        PastedForm::Text(TextKind::SlashRows) => "a position in rows with slashes",
        PastedForm::Text(TextKind::Variables) => "the data of a game viewer or of a link",
        PastedForm::Text(TextKind::Steps) => "steps",
    }
}
