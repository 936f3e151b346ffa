//! The glossary: names and definitions, and the words of texts that name a term.

use super::part::Translated;
use crate::manual::{FoldedWord, GlossaryTerm, folded, words_of};

/// A term in a language.
pub struct TermWords {
    /// Its name, in the singular, as in the middle of a sentence.
    pub(in crate::text) name: &'static str,
    /// What it means, in one or two sentences. It may have references, as the guide has.
    pub(in crate::text) says: &'static str,
    /// The words by which other texts name it, in lower case. Terms that every sentence has, such as “turn”, have none.
    pub(in crate::text) forms: &'static [&'static str],
    /// Other words by which the search finds it.
    pub(in crate::text) also: &'static str,
}

/// Declares the words of all terms.
macro_rules! terms {
    ($($term:ident: $name:ident,)*) => {
        /// The words of all terms, and of the screen that lists them.
        pub struct GlossaryWords {
            /// What the glossary is.
            pub(in crate::text) about: &'static str,
            /// The accessible name of the letters.
            pub(in crate::text) letters: &'static str,
            /// Before related terms.
            pub(in crate::text) related: &'static str,
            /// The link from a definition to the glossary.
            pub(in crate::text) more: fn(&str) -> String,
            /// A link to the rule or the section.
            pub(in crate::text) explained_in: fn(&str) -> String,
            /// A link to the lesson.
            pub(in crate::text) lesson: &'static str,
            $(pub(in crate::text) $term: TermWords,)*
        }

        fn of(term: GlossaryTerm) -> &'static TermWords {
            let words = GlossaryWords::current();
            match term {
                $(GlossaryTerm::$name => &words.$term,)*
            }
        }
    };
}

terms! {
    archive: Archive,
    away_trap: AwayTrap,
    blockade: Blockade,
    camel_hostage: CamelHostage,
    capture: Capture,
    capture_threat: CaptureThreat,
    decentralised_elephant: DecentralisedElephant,
    elimination: Elimination,
    false_protection: FalseProtection,
    fence: Fence,
    flag: Flag,
    fork: Fork,
    frame: Frame,
    freeze: Freeze,
    glyph: Glyph,
    goal: Goal,
    goal_threat: GoalThreat,
    handicap: Handicap,
    home_trap: HomeTrap,
    hostage: Hostage,
    immobilisation: Immobilisation,
    level: Level,
    line: Line,
    mistake: Mistake,
    notation: Notation,
    phalanx: Phalanx,
    plan: Plan,
    ply: Ply,
    position: Position,
    pull: Pull,
    push: Push,
    race: Race,
    rating: Rating,
    record: Record,
    repetition: Repetition,
    reserve: Reserve,
    rotation: Rotation,
    setup: Setup,
    side: Side,
    step: Step,
    swarm: Swarm,
    takeback: Takeback,
    threat: Threat,
    time_control: TimeControl,
    trap: Trap,
    trap_control: TrapControl,
    trap_guard: TrapGuard,
    turn: Turn,
    unfreeze: Unfreeze,
    variation: Variation,
    winning_chances: WinningChances,
}

/// What the glossary is.
pub fn about() -> &'static str {
    GlossaryWords::current().about
}

/// The accessible name of the letters.
pub fn letters() -> &'static str {
    GlossaryWords::current().letters
}

/// Before related terms.
pub fn related() -> &'static str {
    GlossaryWords::current().related
}

/// The link from a definition to the glossary.
pub fn more(term: GlossaryTerm) -> String {
    (GlossaryWords::current().more)(name(term))
}

/// A link to the rule or the section with this title.
pub fn explained_in(title: &str) -> String {
    (GlossaryWords::current().explained_in)(title)
}

/// A link to the lesson about a term.
pub fn lesson() -> &'static str {
    GlossaryWords::current().lesson
}

/// The name of a term, as in the middle of a sentence.
pub fn name(term: GlossaryTerm) -> &'static str {
    of(term).name
}

/// What a term means, with references.
pub fn says(term: GlossaryTerm) -> &'static str {
    of(term).says
}

/// Everything by which the search finds a term, besides its name and its definition.
pub fn also(term: GlossaryTerm) -> String {
    let TermWords { forms, also, .. } = of(term);
    format!("{} {also}", forms.join(" ")).trim().to_owned()
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
    let mut parts = Vec::new();
    let (mut done, mut at) = (0, 0);
    let mut seen: Vec<GlossaryTerm> = Vec::new();
    while at < words.len() {
        let rest = words.get(at..).unwrap_or_default();
        let Some((term, count)) = named(rest) else {
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
fn named(words: &[FoldedWord]) -> Option<(GlossaryTerm, usize)> {
    let fits = |form: &str| {
        let mut rest = words.iter();
        form.split(' ')
            .all(|word| rest.next().is_some_and(|next| next.folded == word))
            .then(|| form.split(' ').count())
    };
    let all = GlossaryTerm::ALL.iter().copied();
    let found = all.flat_map(|term| of(term).forms.iter().filter_map(move |form| Some((term, fits(form)?))));
    found.max_by_key(|&(_, count)| count)
}

#[cfg(test)]
impl GlossaryWords {
    /// All texts with their names.
    pub(in crate::text) fn samples(sample: usize) -> Vec<(String, String)> {
        let mut texts = Vec::new();
        for &term in GlossaryTerm::ALL.iter().filter(|_| sample == 0) {
            texts.push((format!("name of {term:?}"), name(term).to_owned()));
            texts.push((format!("definition of {term:?}"), says(term).to_owned()));
            texts.push((format!("more of {term:?}"), more(term)));
        }
        if sample == 0 {
            let fixed = [("about", about()), ("letters", letters()), ("related", related())];
            texts.extend(fixed.map(|(name, text)| (name.to_owned(), text.to_owned())));
            texts.push(("explained".to_owned(), explained_in("word")));
            texts.push(("lesson".to_owned(), lesson().to_owned()));
        }
        texts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(&str, GlossaryTerm)> {
        let parts = linked(text);
        assert_eq!(parts.iter().map(|part| part.words).collect::<String>(), text);
        parts.into_iter().filter_map(|part| Some((part.words, part.term?))).collect()
    }

    #[test]
    fn texts_are_linked_by_whole_words_and_each_term_once() {
        assert_eq!(
            found("A hostage is frozen. Hostages, phalanxes, and a Camel hostage; hostagelike."),
            [
                ("hostage", GlossaryTerm::Hostage),
                ("frozen", GlossaryTerm::Freeze),
                ("phalanxes", GlossaryTerm::Phalanx),
                ("Camel hostage", GlossaryTerm::CamelHostage),
            ]
        );
        assert_eq!(found("false-protection"), [("false-protection", GlossaryTerm::FalseProtection)]);
        assert!(found("").is_empty() && found("The turn of a side has steps.").is_empty());
        for text in ansa_board::testing::HOSTILE_TEXTS {
            assert!(found(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn no_form_names_two_terms_and_all_are_folded() {
        let mut forms: Vec<&str> =
            GlossaryTerm::ALL.iter().flat_map(|&term| of(term).forms.iter().copied()).collect();
        for form in &forms {
            assert_eq!(folded(form), *form);
            assert_eq!(words_of(form).len(), form.split(' ').count(), "{form}");
        }
        let all = forms.len();
        forms.sort_unstable();
        forms.dedup();
        assert_eq!(forms.len(), all);
    }

    #[test]
    fn the_terms_are_sorted_and_have_different_names() {
        let sorted = sorted();
        assert_eq!(sorted.len(), GlossaryTerm::ALL.len());
        let names: Vec<String> = sorted.iter().map(|&(_, term)| folded(name(term))).collect();
        assert!(names.is_sorted_by(|one, other| one < other), "{names:?}");
        assert!(sorted.iter().all(|&(letter, _)| letter.is_uppercase()));
    }
}
