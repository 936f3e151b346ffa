//! The sections of the user guide.

/// A group of sections, as the list of all shows them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ManualGroup {
    Playing,
    Studying,
    Learning,
    Page,
}

impl ManualGroup {
    /// All groups, in their order.
    pub const ALL: [ManualGroup; 4] =
        [ManualGroup::Playing, ManualGroup::Studying, ManualGroup::Learning, ManualGroup::Page];

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

/// A section of the user guide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ManualSection {
    Start,
    Opponents,
    SettingUp,
    Turns,
    Typing,
    Planning,
    Clocks,
    Games,
    Study,
    Variations,
    Engine,
    Mistakes,
    Overlays,
    Editor,
    Statistics,
    Lessons,
    Puzzles,
    Sharing,
    Embedding,
    Settings,
    Keys,
    Accessibility,
    Privacy,
    Problems,
}

impl ManualSection {
    /// All sections, in the order of the guide.
    pub fn all() -> impl Iterator<Item = ManualSection> {
        ManualGroup::ALL.into_iter().flat_map(|group| group.sections().iter().copied())
    }

    /// The name in addresses, in references and in HTML. Not shown to users.
    pub const fn key(self) -> &'static str {
        match self {
            ManualSection::Start => "start",
            ManualSection::Opponents => "opponents",
            ManualSection::SettingUp => "setting-up",
            ManualSection::Turns => "turns",
            ManualSection::Typing => "typing",
            ManualSection::Planning => "planning",
            ManualSection::Clocks => "clocks",
            ManualSection::Games => "games",
            ManualSection::Study => "study",
            ManualSection::Variations => "variations",
            ManualSection::Engine => "engine",
            ManualSection::Mistakes => "mistakes",
            ManualSection::Overlays => "overlays",
            ManualSection::Editor => "editor",
            ManualSection::Statistics => "statistics",
            ManualSection::Lessons => "lessons",
            ManualSection::Puzzles => "puzzles",
            ManualSection::Sharing => "sharing",
            ManualSection::Embedding => "embedding",
            ManualSection::Settings => "settings",
            ManualSection::Keys => "keys",
            ManualSection::Accessibility => "accessibility",
            ManualSection::Privacy => "privacy",
            ManualSection::Problems => "problems",
        }
    }

    /// The section with this key.
    pub fn from_key(key: &str) -> Option<ManualSection> {
        ManualSection::all().find(|section| section.key() == key)
    }

    /// The sections before and after this one, in the order of the guide.
    pub fn neighbours(self) -> (Option<ManualSection>, Option<ManualSection>) {
        let mut before = None;
        let mut rest = ManualSection::all();
        for section in rest.by_ref() {
            if section == self {
                return (before, rest.next());
            }
            before = Some(section);
        }
        (None, None)
    }
}
