//! The references in a text.
//!
//! `*End turn*` is a label of the page, `` `Ee2n` `` something to type, and a reference has what it leads to behind its
//! words: `[frozen](term:freeze)`, `[Clocks](section:clocks)`, `[the push](rule:push)`, `[the study](screen:/study)`. What
//! cannot be read is text as it is written.

use super::game_rule::GameRule;
use super::glossary_term::GlossaryTerm;
use super::manual_section::ManualPlace;
use super::manual_section::ManualSection;

/// A part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextSpan<'a> {
    /// Words.
    Plain(&'a str),
    /// A label of the page.
    Label(&'a str),
    /// What is typed, or a key.
    Typed(&'a str),
    /// A term in the form that the sentence needs.
    Term(GlossaryTerm, &'a str),
    /// A link to a section or a rule.
    Place(ManualPlace, &'a str),
    /// A link to a screen, by its address behind the `#`.
    Screen(&'a str, &'a str),
}

impl<'a> TextSpan<'a> {
    /// Its words.
    pub const fn words(self) -> &'a str {
        match self {
            TextSpan::Plain(words)
            | TextSpan::Label(words)
            | TextSpan::Typed(words)
            | TextSpan::Term(_, words)
            | TextSpan::Place(_, words)
            | TextSpan::Screen(_, words) => words,
        }
    }
}

/// The parts of a text, in their order.
pub fn spans(text: &str) -> Vec<TextSpan<'_>> {
    let mut spans = Vec::new();
    let mut rest = text;
    let mut plain = rest;
    while let Some(at) = rest.find(['*', '`', '[']) {
        let (_, opened) = rest.split_at(at);
        let Some((span, after)) = marked(opened) else {
            // The sign is a part of the text.
            rest = opened.get(1..).unwrap_or_default();
            continue;
        };
        let before = plain.get(..plain.len().saturating_sub(opened.len())).unwrap_or_default();
        if !before.is_empty() {
            spans.push(TextSpan::Plain(before));
        }
        spans.push(span);
        rest = after;
        plain = after;
    }
    if !plain.is_empty() {
        spans.push(TextSpan::Plain(plain));
    }
    spans
}

/// The part that begins with a sign, and what follows it.
fn marked(text: &str) -> Option<(TextSpan<'_>, &str)> {
    let sign = text.chars().next()?;
    let inner = text.get(sign.len_utf8()..)?;
    let close = if sign == '[' { ']' } else { sign };
    let (words, after) = inner.split_once(close).filter(|(words, _)| !words.is_empty())?;
    match sign {
        '*' => Some((TextSpan::Label(words), after)),
        '`' => Some((TextSpan::Typed(words), after)),
        _ => {
            let (to, after) = after.strip_prefix('(')?.split_once(')')?;
            Some((reference(words, to)?, after))
        }
    }
}

fn reference<'a>(words: &'a str, to: &'a str) -> Option<TextSpan<'a>> {
    let (kind, key) = to.split_once(':')?;
    Some(match kind {
        "term" => TextSpan::Term(GlossaryTerm::from_key(key)?, words),
        "section" => TextSpan::Place(ManualPlace::Section(ManualSection::from_key(key)?), words),
        "rule" => TextSpan::Place(ManualPlace::Rule(GameRule::from_key(key)?), words),
        "screen" if key.starts_with('/') => TextSpan::Screen(key, words),
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
