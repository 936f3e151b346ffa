//! The addresses of what the guide consists of.

use super::game_rule::GameRule;
use super::glossary_term::GlossaryTerm;
use super::manual_section::ManualSection;

/// Something that has an address of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ManualPlace {
    Section(ManualSection),
    Rule(GameRule),
    Term(GlossaryTerm),
}

impl ManualPlace {
    /// All places: the rules, the sections, the terms.
    pub fn all() -> impl Iterator<Item = ManualPlace> {
        let rules = GameRule::ALL.into_iter().map(ManualPlace::Rule);
        let terms = GlossaryTerm::ALL.iter().copied().map(ManualPlace::Term);
        rules.chain(ManualSection::ALL.map(ManualPlace::Section)).chain(terms)
    }

    /// The address behind the `#`, such as `/guide/clocks`.
    pub fn path(self) -> String {
        let (screen, key) = match self {
            ManualPlace::Section(section) => ("guide", section.key()),
            ManualPlace::Rule(rule) => ("rules", rule.key()),
            ManualPlace::Term(term) => ("glossary", term.key()),
        };
        format!("/{screen}/{key}")
    }
}
