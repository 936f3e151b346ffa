//! The rules, each with a picture.

use ansa_core::Role;

use super::part::Translated;
use crate::manual::GameRule;

/// The words of a rule.
pub struct RuleWords {
    /// Its name.
    pub(in crate::text) title: &'static str,
    /// The rule, in paragraphs. They may have references, as the guide has.
    pub(in crate::text) says: &'static [&'static str],
    /// What its picture shows; empty without one.
    pub(in crate::text) shows: &'static str,
}

/// Declares the words of all rules.
macro_rules! rules {
    ($($rule:ident: $name:ident,)*) => {
        /// The words of all rules, and of their screen.
        pub struct RulesWords {
            /// What the game is about, above the rules.
            pub(in crate::text) about: &'static str,
            /// Where to learn the game on the board. It may have references, as the guide has.
            pub(in crate::text) lessons: &'static str,
            /// The accessible name of the list of rules.
            pub(in crate::text) list: &'static str,
            /// A role and its number of pieces for each side: “elephant”, “2 horses”.
            pub(in crate::text) count_of: fn(Role) -> String,
            $(pub(in crate::text) $rule: RuleWords,)*
        }

        fn of(rule: GameRule) -> &'static RuleWords {
            let words = RulesWords::current();
            match rule {
                $(GameRule::$name => &words.$rule,)*
            }
        }
    };
}

rules! {
    goal: Goal,
    pieces: Pieces,
    setup: Setup,
    steps: Steps,
    rabbits: Rabbits,
    push: Push,
    pull: Pull,
    freezing: Freezing,
    unfreezing: Unfreezing,
    traps: Traps,
    own_losses: OwnLosses,
    end_of_turn: EndOfTurn,
    repetition: Repetition,
    elimination: Elimination,
    immobilisation: Immobilisation,
    order: Order,
    time: Time,
}

/// What the game is about.
pub fn about() -> &'static str {
    RulesWords::current().about
}

/// Where to learn the game on the board.
pub fn lessons() -> &'static str {
    RulesWords::current().lessons
}

/// The accessible name of the list of rules.
pub fn list() -> &'static str {
    RulesWords::current().list
}

/// A role and its number of pieces for each side.
pub fn count_of(role: Role) -> String {
    (RulesWords::current().count_of)(role)
}

/// The name of a rule.
pub fn title(rule: GameRule) -> &'static str {
    of(rule).title
}

/// The paragraphs of a rule, with references.
pub fn says(rule: GameRule) -> &'static [&'static str] {
    of(rule).says
}

/// What the picture of a rule shows; empty without one.
pub fn shows(rule: GameRule) -> &'static str {
    of(rule).shows
}

#[cfg(test)]
impl RulesWords {
    /// All texts with their names.
    pub(in crate::text) fn samples(sample: usize) -> Vec<(String, String)> {
        let role = <Role as super::testing::Sample>::sample(sample);
        let mut texts = vec![(format!("count of {role}"), count_of(role))];
        for rule in GameRule::ALL.into_iter().filter(|_| sample == 0) {
            texts.push((format!("title of {rule:?}"), title(rule).to_owned()));
            texts.extend(says(rule).iter().map(|text| (format!("text of {rule:?}"), (*text).to_owned())));
            if rule.diagram().is_some() {
                texts.push((format!("caption of {rule:?}"), shows(rule).to_owned()));
            }
        }
        if sample == 0 {
            texts.extend(
                [("about", about()), ("lessons", lessons()), ("list", list())]
                    .map(|(name, text)| (name.to_owned(), text.to_owned())),
            );
        }
        texts
    }
}
