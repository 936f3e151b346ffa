//! The user guide: its sections, and the words of its screens.

use super::keys::{self, KeysOf};
use super::part::Translated;
use super::{glossary, rules};
use crate::manual::{
    Diagram, ManualGroup, ManualPlace, ManualSection, PlaceSearch, SearchText, TextSpan, spans,
};
#[cfg(any(test, feature = "testing"))]
use crate::manual::{GameRule, GlossaryTerm};

/// A part of a section. Texts may have references, which [`spans`] reads.
#[derive(Clone, Copy, Debug)]
pub enum ManualBlock {
    Heading(&'static str),
    Text(&'static str),
    List(&'static [&'static str]),
    /// A diagram, and what it shows.
    Picture(&'static Diagram, &'static str),
    /// The keys of every screen.
    Keys,
}

/// The words of a section.
pub struct SectionWords {
    pub(in crate::text) title: &'static str,
    /// What it is about, in a few words.
    pub(in crate::text) about: &'static str,
    /// Other words by which the search finds it.
    pub(in crate::text) also: &'static str,
    pub(in crate::text) blocks: &'static [ManualBlock],
}

/// Declares the words of all sections.
macro_rules! sections {
    ($($section:ident: $name:ident,)*) => {
        /// The words of all sections, and of the screens of the guide.
        pub struct ManualWords {
            /// What the guide is.
            pub(in crate::text) about: &'static str,
            /// The label of the search field.
            pub(in crate::text) search: &'static str,
            /// An example in the field.
            pub(in crate::text) search_example: &'static str,
            /// How many places were found.
            pub(in crate::text) found: fn(u32) -> String,
            /// Nothing was found.
            pub(in crate::text) none_found: &'static str,
            /// Accessible name of the results.
            pub(in crate::text) results: &'static str,
            /// The kind of a place that is a rule.
            pub(in crate::text) rule: &'static str,
            /// The kind of a place that is a section.
            pub(in crate::text) section: &'static str,
            /// The kind of a place that is a term.
            pub(in crate::text) term: &'static str,
            /// What the rules are, in a few words.
            pub(in crate::text) rules_say: &'static str,
            /// What the glossary is, in a few words.
            pub(in crate::text) glossary_says: &'static str,
            /// The link to the section before.
            pub(in crate::text) before: fn(&str) -> String,
            /// The link to the section after.
            pub(in crate::text) after: fn(&str) -> String,
            /// The link to the list of sections.
            pub(in crate::text) to_list: &'static str,
            /// The headings of the groups.
            pub(in crate::text) playing: &'static str,
            pub(in crate::text) studying: &'static str,
            pub(in crate::text) learning: &'static str,
            pub(in crate::text) page: &'static str,
            $(pub(in crate::text) $section: SectionWords,)*
        }

        fn of(section: ManualSection) -> &'static SectionWords {
            let words = ManualWords::current();
            match section {
                $(ManualSection::$name => &words.$section,)*
            }
        }
    };
}

sections! {
    start: Start,
    opponents: Opponents,
    setting_up: SettingUp,
    turns: Turns,
    typing: Typing,
    planning: Planning,
    clocks: Clocks,
    games: Games,
    study: Study,
    variations: Variations,
    engine: Engine,
    mistakes: Mistakes,
    overlays: Overlays,
    editor: Editor,
    statistics: Statistics,
    lessons: Lessons,
    puzzles: Puzzles,
    sharing: Sharing,
    embedding: Embedding,
    settings: Settings,
    keys: Keys,
    accessibility: Accessibility,
    privacy: Privacy,
    problems: Problems,
}

/// Declares functions that return fixed texts.
macro_rules! texts {
    ($($(#[$about:meta])* $text:ident,)*) => {
        $(
            $(#[$about])*
            pub fn $text() -> &'static str {
                ManualWords::current().$text
            }
        )*
    };
}

texts! {
    /// What the guide is.
    about,
    /// The label of the search field.
    search,
    /// An example in the field.
    search_example,
    /// Accessible name of the results.
    results,
    /// What the rules are, in a few words.
    rules_say,
    /// What the glossary is, in a few words.
    glossary_says,
    /// The link to the list of sections.
    to_list,
}

/// How many places were found.
pub fn found(count: usize) -> String {
    let words = ManualWords::current();
    match u32::try_from(count) {
        Ok(0) => words.none_found.to_owned(),
        Ok(count) => (words.found)(count),
        Err(_) => (words.found)(u32::MAX),
    }
}

/// The kind of a place.
pub fn kind(place: ManualPlace) -> &'static str {
    let words = ManualWords::current();
    match place {
        ManualPlace::Section(_) => words.section,
        ManualPlace::Rule(_) => words.rule,
        ManualPlace::Term(_) => words.term,
    }
}

/// The link to the section before.
pub fn before(section: ManualSection) -> String {
    (ManualWords::current().before)(title(section))
}

/// The link to the section after.
pub fn after(section: ManualSection) -> String {
    (ManualWords::current().after)(title(section))
}

/// The heading of a group.
pub fn group(group: ManualGroup) -> &'static str {
    let words = ManualWords::current();
    match group {
        ManualGroup::Playing => words.playing,
        ManualGroup::Studying => words.studying,
        ManualGroup::Learning => words.learning,
        ManualGroup::Page => words.page,
    }
}

/// The title of a section.
pub fn title(section: ManualSection) -> &'static str {
    of(section).title
}

/// What a section is about, in a few words.
pub fn section_says(section: ManualSection) -> &'static str {
    of(section).about
}

/// The parts of a section.
pub fn blocks(section: ManualSection) -> &'static [ManualBlock] {
    of(section).blocks
}

/// The name of a place, as a title.
pub fn place_title(place: ManualPlace) -> &'static str {
    match place {
        ManualPlace::Section(section) => title(section),
        ManualPlace::Rule(rule) => rules::title(rule),
        ManualPlace::Term(term) => glossary::name(term),
    }
}

/// Everything that can be found, in the order of the guide.
pub fn to_search() -> PlaceSearch {
    PlaceSearch::new(ManualPlace::all().map(|place| SearchText {
        place,
        title: place_title(place).to_owned(),
        also: match place {
            ManualPlace::Section(section) => of(section).also.to_owned(),
            ManualPlace::Rule(_) => String::new(),
            ManualPlace::Term(term) => glossary::also(term),
        },
        text: match place {
            ManualPlace::Section(section) => section_text(section),
            ManualPlace::Rule(rule) => {
                plain(rules::says(rule).iter().copied().chain([rules::shows(rule)])).join(" ")
            }
            ManualPlace::Term(term) => plain([glossary::says(term)].into_iter()).join(" "),
        },
    }))
}

/// The groups of keys that the guide lists: those of a game, and what each other screen has besides.
pub fn all_keys() -> Vec<(&'static str, Vec<keys::Row>)> {
    let mut groups = keys::groups(KeysOf::Game);
    for of in [KeysOf::Study, KeysOf::Exercises] {
        groups.extend(keys::groups(of).pop());
    }
    groups
}

fn section_text(section: ManualSection) -> String {
    let mut texts = Vec::new();
    for block in blocks(section) {
        match block {
            ManualBlock::Heading(text) | ManualBlock::Text(text) | ManualBlock::Picture(_, text) => {
                texts.extend(plain([*text].into_iter()));
            }
            ManualBlock::List(items) => texts.extend(plain(items.iter().copied())),
            ManualBlock::Keys => {
                let rows =
                    all_keys().into_iter().chain(keys::groups(KeysOf::Editor)).flat_map(|(_, rows)| rows);
                texts.extend(rows.map(|(keys, does)| format!("{}: {does}.", keys.join(" "))));
            }
        }
    }
    texts.join(" ")
}

/// Texts without their references.
fn plain<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<String> {
    texts.map(|text| spans(text).into_iter().map(TextSpan::words).collect()).collect()
}

/// Every text that may have references, with its place.
#[cfg(any(test, feature = "testing"))]
pub fn all_texts() -> Vec<(ManualPlace, &'static str)> {
    let mut texts = Vec::new();
    for section in ManualSection::all() {
        let place = ManualPlace::Section(section);
        for block in blocks(section) {
            match block {
                ManualBlock::Heading(text) | ManualBlock::Text(text) | ManualBlock::Picture(_, text) => {
                    texts.push((place, *text));
                }
                ManualBlock::List(items) => texts.extend(items.iter().map(|item| (place, *item))),
                ManualBlock::Keys => {}
            }
        }
    }
    for rule in GameRule::ALL {
        let all = rules::says(rule).iter().copied().chain([rules::shows(rule)]);
        texts.extend(all.map(|text| (ManualPlace::Rule(rule), text)));
    }
    texts.extend(GlossaryTerm::ALL.iter().map(|&term| (ManualPlace::Term(term), glossary::says(term))));
    texts
}

#[cfg(test)]
impl ManualWords {
    /// All texts with their names.
    pub(in crate::text) fn samples(sample: usize) -> Vec<(String, String)> {
        let mut texts = vec![("found".to_owned(), found(sample))];
        if sample > 0 {
            return texts;
        }
        let fixed = [
            about(),
            search(),
            search_example(),
            results(),
            rules_say(),
            glossary_says(),
            to_list(),
            kind(ManualPlace::Section(ManualSection::Start)),
            kind(ManualPlace::Rule(GameRule::Goal)),
            kind(ManualPlace::Term(GlossaryTerm::Trap)),
        ];
        texts.extend(fixed.map(|text| ("a fixed text of the guide".to_owned(), text.to_owned())));
        texts.extend(ManualGroup::ALL.map(|of| (format!("heading of {of:?}"), group(of).to_owned())));
        for section in ManualSection::all() {
            texts.push((format!("title of {section:?}"), title(section).to_owned()));
            texts.push((format!("about {section:?}"), section_says(section).to_owned()));
            for (name, text) in [("before", before(section)), ("after", after(section))] {
                texts.push((format!("{name} {section:?}"), text));
            }
            for block in blocks(section) {
                let block = match block {
                    ManualBlock::Heading(text) | ManualBlock::Text(text) | ManualBlock::Picture(_, text) => {
                        *text
                    }
                    ManualBlock::List(items) => &items.join(" "),
                    ManualBlock::Keys => continue,
                };
                texts.push((format!("text of {section:?}"), block.to_owned()));
            }
        }
        texts
    }
}

#[cfg(test)]
mod tests;
