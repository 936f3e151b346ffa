//! The glossary: names and definitions, and the words of texts that name a term.

use ansa_texts::glossary::BY_ID;
pub use ansa_texts::glossary::{about, explained_in, lesson, letters, more, related};

use crate::manual::{FoldedWord, GlossaryTerm, folded, words_of};

/// The name of a term, as in the middle of a sentence.
pub fn name(term: GlossaryTerm) -> &'static str {
    BY_ID.text(term.key()).unwrap_or_default()
}

/// What a term means, with references.
pub fn says(term: GlossaryTerm) -> &'static str {
    attribute(term, "says")
}

/// Everything by which the search finds a term, besides its name and its definition.
pub fn also(term: GlossaryTerm) -> String {
    [attribute(term, "forms"), attribute(term, "also")].join(" ").trim().to_owned()
}

/// The words by which other texts name a term, each folded.
fn forms(term: GlossaryTerm) -> impl Iterator<Item = Vec<FoldedWord>> {
    attribute(term, "forms").split(", ").map(words_of).filter(|form| !form.is_empty())
}

/// A text about a term; empty if it has none.
fn attribute(term: GlossaryTerm, attribute: &str) -> &'static str {
    BY_ID.text(&format!("{}.{attribute}", term.key())).unwrap_or_default()
}

/// All terms in the order of their names, each with the letter under which it stands.
pub fn sorted() -> Vec<(char, GlossaryTerm)> {
    let mut all: Vec<(String, GlossaryTerm)> =
        GlossaryTerm::ALL.iter().map(|&term| (folded(name(term)), term)).collect();
    all.sort_by(|one, other| one.0.cmp(&other.0));
    let letter =
        |name: &str| name.chars().next().into_iter().flat_map(char::to_uppercase).next().unwrap_or('#');
    all.into_iter().map(|(name, term)| (letter(&name), term)).collect()
}

/// A part of a text that may name a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkedWords<'a> {
    pub words: &'a str,
    pub term: Option<GlossaryTerm>,
}

/// A text with the terms that it names. Each is found where it is named first.
pub fn linked(text: &str) -> Vec<LinkedWords<'_>> {
    let words = words_of(text);
    let forms: Vec<(Vec<FoldedWord>, GlossaryTerm)> =
        GlossaryTerm::ALL.iter().flat_map(|&term| forms(term).map(move |form| (form, term))).collect();
    let mut parts = Vec::new();
    let (mut done, mut at) = (0, 0);
    let mut seen: Vec<GlossaryTerm> = Vec::new();
    while at < words.len() {
        let rest = words.get(at..).unwrap_or_default();
        let Some((term, count)) = named(rest, &forms) else {
            at += 1;
            continue;
        };
        if !seen.contains(&term)
            && let (Some(first), Some(last)) = (rest.first(), rest.get(count.saturating_sub(1)))
        {
            let plain = text.get(done..first.at.start).unwrap_or_default();
            let words = text.get(first.at.start..last.at.end).unwrap_or_default();
            parts.push(LinkedWords { words: plain, term: None });
            parts.push(LinkedWords { words, term: Some(term) });
            done = last.at.end;
            seen.push(term);
        }
        at += count;
    }
    parts.push(LinkedWords { words: text.get(done..).unwrap_or_default(), term: None });
    parts.retain(|part| !part.words.is_empty());
    parts
}

/// The term with the longest form with which these words begin, and the number of its words.
fn named(words: &[FoldedWord], forms: &[(Vec<FoldedWord>, GlossaryTerm)]) -> Option<(GlossaryTerm, usize)> {
    let fits = |form: &[FoldedWord]| {
        words.len() >= form.len() && words.iter().zip(form).all(|(word, other)| word.folded == other.folded)
    };
    let found = forms.iter().filter(|(form, _)| fits(form)).map(|(form, term)| (*term, form.len()));
    found.max_by_key(|&(_, count)| count)
}

#[cfg(test)]
mod tests;
