//! Texts about a pasted text.

use ansa_core::notation::StepText;
use ansa_core::recognise::TextKind;
pub use ansa_texts::pasted::*;

use crate::formats::PastedForm;
use crate::formats::words::of_step_texts;
use crate::library::PastedText;

/// A pasted text was opened.
pub fn opened(pasted: &PastedText) -> String {
    let form = form(pasted.form);
    let how = match (&pasted.error, &pasted.name) {
        (Some(reason), _) => opened_in_part(form, reason),
        (None, Some(name)) => opened_named(form, name),
        (None, None) => opened_unnamed(form),
    };
    let sentences = [
        Some(how),
        (pasted.games > 1).then(|| games_of(pasted)),
        pasted.is_side_assumed.then(|| side_assumed().to_owned()),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What becomes of the other games of a text.
fn games_of(pasted: &PastedText) -> String {
    match pasted.others.len() + 1 {
        1 => first_of(pasted.games),
        all if all == pasted.games => all_are_chapters(all),
        some => some_are_chapters(some, pasted.games),
    }
}

/// What a text was taken for, as words within a sentence.
pub(super) fn form(form: PastedForm) -> &'static str {
    match form {
        PastedForm::Saved => form_saved(),
        PastedForm::Link => form_link(),
        PastedForm::Text(TextKind::TaggedRecord) => form_tagged_record(),
        PastedForm::Text(TextKind::PlainRecord) => form_plain_record(),
        PastedForm::Text(TextKind::EscapedRecord) => form_escaped_record(),
        PastedForm::Text(TextKind::ArchiveRows) => form_archive_rows(),
        PastedForm::Text(TextKind::ShortPosition) => form_short_position(),
        PastedForm::Text(TextKind::Diagram) => form_diagram(),
        PastedForm::Text(TextKind::SlashRows) => form_slash_rows(),
        PastedForm::Text(TextKind::PieceList) => form_piece_list(),
        PastedForm::Text(TextKind::Variables) => form_variables(),
        PastedForm::Text(TextKind::Steps) => form_steps(),
    }
}

/// A pasted text is only these steps.
pub fn refused_steps(steps: &[StepText]) -> String {
    steps_without_game(&of_step_texts(steps))
}
