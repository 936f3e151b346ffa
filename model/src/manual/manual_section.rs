//! The sections of the user guide, and the places of the manual: sections, rules and terms.

use super::game_rule::GameRule;
use super::glossary_term::GlossaryTerm;
use crate::keyed::keyed;

keyed! {
    /// A group of sections, as the list of all shows them.
    ManualGroup {
        Playing = "playing",
        Studying = "studying",
        Learning = "learning",
        Page = "page",
    }
}

impl ManualGroup {
    /// Its sections, in their order.
    pub const fn sections(self) -> &'static [ManualSection] {
        match self {
            ManualGroup::Playing => &[
                ManualSection::Start,
                ManualSection::Opponents,
                ManualSection::SettingUp,
                ManualSection::Turns,
                ManualSection::Typing,
                ManualSection::Planning,
                ManualSection::Clocks,
                ManualSection::Games,
                ManualSection::Friend,
                ManualSection::Nearby,
                ManualSection::Tournaments,
                ManualSection::Challenge,
            ],
            ManualGroup::Studying => &[
                ManualSection::Study,
                ManualSection::Variations,
                ManualSection::Engine,
                ManualSection::Mistakes,
                ManualSection::Overlays,
                ManualSection::Editor,
                ManualSection::Statistics,
            ],
            ManualGroup::Learning => &[ManualSection::Lessons, ManualSection::Puzzles],
            ManualGroup::Page => &[
                ManualSection::Sharing,
                ManualSection::Embedding,
                ManualSection::Settings,
                ManualSection::Keys,
                ManualSection::Accessibility,
                ManualSection::Privacy,
                ManualSection::Problems,
            ],
        }
    }
}

keyed! {
    /// A section of the user guide, in the order of the guide.
    ManualSection {
        Start = "start",
        Opponents = "opponents",
        SettingUp = "setting-up",
        Turns = "turns",
        Typing = "typing",
        Planning = "planning",
        Clocks = "clocks",
        Games = "games",
        Friend = "friend",
        Nearby = "nearby",
        Tournaments = "tournaments",
        Challenge = "challenge",
        Study = "study",
        Variations = "variations",
        Engine = "engine",
        Mistakes = "mistakes",
        Overlays = "overlays",
        Editor = "editor",
        Statistics = "statistics",
        Lessons = "lessons",
        Puzzles = "puzzles",
        Sharing = "sharing",
        Embedding = "embedding",
        Settings = "settings",
        Keys = "keys",
        Accessibility = "accessibility",
        Privacy = "privacy",
        Problems = "problems",
    }
}

impl ManualSection {
    /// The sections before and after this one, in the order of the guide.
    pub fn neighbours(self) -> (Option<ManualSection>, Option<ManualSection>) {
        let at = self as usize;
        let section = |index: usize| ManualSection::ALL.get(index).copied();
        (at.checked_sub(1).and_then(section), section(at + 1))
    }
}

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
