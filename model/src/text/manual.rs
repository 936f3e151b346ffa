//! The user guide: its sections, and the words of its screens.

use std::slice;

use ansa_texts::manual::BY_ID;
pub use ansa_texts::manual::{
    about, after, before, contents, found, glossary_says, group, results, rules_say, search, search_example,
    to_list,
};

use super::keys::{self, KeysOf};
use super::{glossary, rules};
#[cfg(any(test, feature = "testing"))]
use crate::manual::GlossaryTerm;
use crate::manual::{
    Diagram, GameRule, ManualPlace, ManualSection, PlaceSearch, SearchText, TextSpan, spans,
};

/// A part of a section. Texts may have references, which [`spans`] reads.
#[derive(Clone, Debug)]
pub enum ManualBlock {
    Heading(&'static str),
    Text(&'static str),
    List(Vec<&'static str>),
    /// A diagram, and what it shows.
    Picture(&'static Diagram, &'static str),
    /// The keys of every screen.
    Keys,
}

impl ManualBlock {
    /// Its texts that may have references.
    fn texts(&self) -> &[&'static str] {
        match self {
            ManualBlock::Heading(text) | ManualBlock::Text(text) | ManualBlock::Picture(_, text) => {
                slice::from_ref(text)
            }
            ManualBlock::List(items) => items,
            ManualBlock::Keys => &[],
        }
    }
}

pub fn kind(place: ManualPlace) -> &'static str {
    match place {
        ManualPlace::Section(_) => ansa_texts::manual::kind_section(),
        ManualPlace::Rule(_) => ansa_texts::manual::kind_rule(),
        ManualPlace::Term(_) => ansa_texts::manual::kind_term(),
    }
}

pub fn title(section: ManualSection) -> &'static str {
    BY_ID.text(section.key()).unwrap_or_default()
}

/// What a section is about, in a few words.
pub fn section_says(section: ManualSection) -> &'static str {
    BY_ID.text(&format!("{}.about", section.key())).unwrap_or_default()
}

/// The parts of a section, in the order of its texts.
pub fn blocks(section: ManualSection) -> Vec<ManualBlock> {
    let mut blocks = Vec::new();
    for id in BY_ID.ids() {
        let attribute = id.strip_prefix(section.key()).and_then(|rest| rest.strip_prefix('.'));
        let (Some(attribute), Some(text)) = (attribute, BY_ID.text(id)) else { continue };
        let kind = attribute.split_once('-').map(|(kind, _)| kind);
        match (kind, blocks.last_mut()) {
            (Some("heading"), _) => blocks.push(ManualBlock::Heading(text)),
            (Some("text"), _) => blocks.push(ManualBlock::Text(text)),
            (Some("item"), Some(ManualBlock::List(items))) => items.push(text),
            (Some("item"), _) => blocks.push(ManualBlock::List(vec![text])),
            (Some("picture"), _) => {
                blocks.extend(picture(section, attribute).map(|picture| ManualBlock::Picture(picture, text)));
            }
            _ => {}
        }
    }
    if section == ManualSection::Keys {
        blocks.push(ManualBlock::Keys);
    }
    blocks
}

/// The picture of a section above the caption with this name.
fn picture(section: ManualSection, caption: &str) -> Option<&'static Diagram> {
    match (section, caption) {
        (ManualSection::SettingUp, "picture-1") => GameRule::Setup.diagram(),
        (ManualSection::Turns, "picture-1") => GameRule::Push.diagram(),
        (ManualSection::Turns, "picture-2") => GameRule::Pull.diagram(),
        _ => None,
    }
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
            ManualPlace::Section(section) => {
                BY_ID.text(&format!("{}.also", section.key())).unwrap_or_default().to_owned()
            }
            ManualPlace::Rule(_) => String::new(),
            ManualPlace::Term(term) => glossary::also(term),
        },
        text: match place {
            ManualPlace::Section(section) => section_text(section),
            ManualPlace::Rule(rule) => {
                plain(rules::says(rule).into_iter().chain([rules::shows(rule)])).join(" ")
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
        texts.extend(plain(block.texts().iter().copied()));
        if matches!(block, ManualBlock::Keys) {
            let groups = all_keys().into_iter().chain(keys::groups(KeysOf::Editor));
            let rows = groups.flat_map(|(_, rows)| rows);
            texts.extend(rows.map(|(names, does)| keys::row(&names.join(" "), does)));
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
    for section in ManualSection::ALL {
        let place = ManualPlace::Section(section);
        texts.extend(blocks(section).iter().flat_map(ManualBlock::texts).map(|&text| (place, text)));
    }
    for rule in GameRule::ALL {
        let all = rules::says(rule).into_iter().chain([rules::shows(rule)]);
        texts.extend(all.map(|text| (ManualPlace::Rule(rule), text)));
    }
    texts.extend(GlossaryTerm::ALL.iter().map(|&term| (ManualPlace::Term(term), glossary::says(term))));
    texts
}

#[cfg(test)]
mod tests;
