//! Texts about a pasted text.

use ansa_core::notation::StepText;

use super::part::words;
use crate::formats::PastedForm;
use crate::formats::words::of_step_texts;
use crate::library::PastedText;

words! { PastedWords {
    /// The text can't be opened.
    refused(reason: &str),
    /// The text is only these steps.
    steps_without_game(steps: &str),
    /// A pasted text with a name was opened.
    opened_named(form: PastedForm, name: &str),
    /// A pasted text without a name was opened.
    opened_unnamed(form: PastedForm),
    /// A pasted text was opened only in part.
    opened_in_part(form: PastedForm, reason: &str),
    /// The pasted text has this number of games, and the first was opened.
    first_of(games: usize),
    /// The pasted text does not say which side is to move.
    side_assumed,
} }

/// A pasted text was opened.
pub fn opened(pasted: &PastedText) -> String {
    let form = pasted.form;
    let how = match (&pasted.trouble, &pasted.name) {
        (Some(reason), _) => opened_in_part(form, reason),
        (None, Some(name)) => opened_named(form, name),
        (None, None) => opened_unnamed(form),
    };
    let sentences = [
        Some(how),
        (pasted.games > 1).then(|| first_of(pasted.games)),
        pasted.is_side_assumed.then(|| side_assumed().to_owned()),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A pasted text is only these steps.
pub fn refused_steps(steps: &[StepText]) -> String {
    steps_without_game(&of_step_texts(steps))
}
