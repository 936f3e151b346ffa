//! The custom time control, part by part: each field of the form stands for a part of the notation.

/// A part of the notation of a time control that has a field of its own. The others are rarely changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockField {
    /// The time per turn.
    Turn,
    /// The starting reserve.
    Reserve,
    /// The maximum reserve.
    Most,
}

/// How many parts the notation has at least.
const NEEDED: usize = 2;
/// Which part is the percentage of unused time that is saved, and what it usually is.
const PERCENT: (usize, &str) = (2, "100");

impl ClockField {
    pub const ALL: [ClockField; 3] = [ClockField::Turn, ClockField::Reserve, ClockField::Most];

    /// Which part of the notation it is.
    const fn place(self) -> usize {
        match self {
            ClockField::Turn => 0,
            ClockField::Reserve => 1,
            ClockField::Most => 3,
        }
    }

    /// The field of a part of the notation.
    pub fn at(place: usize) -> Option<ClockField> {
        ClockField::ALL.into_iter().find(|field| field.place() == place)
    }

    /// The part of a time control.
    pub(super) fn of(self, custom: &str) -> &str {
        custom.split('/').nth(self.place()).unwrap_or_default().trim()
    }

    /// The time control with another text for this part, in which a slash can't be.
    pub(super) fn put(self, custom: &str, typed: &str) -> String {
        let typed = typed.replace('/', "");
        let mut parts: Vec<&str> = custom.split('/').map(str::trim).collect();
        parts.resize(parts.len().max(NEEDED).max(self.place() + 1), "");
        if let Some(part) = parts.get_mut(self.place()) {
            *part = &typed;
        }
        while parts.len() > NEEDED && parts.last().is_some_and(|part| part.is_empty()) {
            parts.pop();
        }
        parts.join("/")
    }
}

/// Whether a time control says anything for which there is no field.
pub(super) fn is_advanced(custom: &str) -> bool {
    custom
        .split('/')
        .map(str::trim)
        .enumerate()
        .any(|(place, part)| ClockField::at(place).is_none() && !part.is_empty() && (place, part) != PERCENT)
}
