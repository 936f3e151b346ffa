//! Values over time, and how an SVG document tells them.

use core::fmt::Display;

use super::super::put;

/// A value over time: what it is at some moments, in hundredths of a second. In between it changes evenly, or not at all.
pub(super) struct Track<T> {
    first: T,
    keys: Vec<(u32, T)>,
}

impl<T: Clone + PartialEq> Track<T> {
    pub(super) const fn new(first: T) -> Track<T> {
        Track { first, keys: Vec::new() }
    }

    pub(super) fn last(&self) -> T {
        self.keys.last().map_or(&self.first, |(_, value)| value).clone()
    }

    pub(super) fn is_still(&self) -> bool {
        self.keys.is_empty()
    }

    /// From now on, it is another value.
    pub(super) fn add(&mut self, now: u32, value: T) {
        if self.keys.is_empty() && now == 0 {
            self.first = value;
        } else {
            self.keys.push((now, value));
        }
    }

    /// Changes to another value, if it is another one.
    pub(super) fn glide(&mut self, now: u32, end: u32, value: T) {
        let before = self.last();
        if before == value {
            return;
        }
        // One change may begin at the end of another.
        if self.keys.last().is_none_or(|(time, _)| *time != now) {
            self.add(now, before);
        }
        self.keys.push((end, value));
    }

    pub(super) fn map<U>(&self, written: impl Fn(T) -> U) -> Track<U> {
        let keys = self.keys.iter().map(|(time, value)| (*time, written(value.clone()))).collect();
        Track { first: written(self.first.clone()), keys }
    }
}

impl<T: Display> Track<T> {
    /// The rest of an animation's element. A value that changes evenly is also written for the end.
    pub(super) fn write(&self, svg: &mut String, clock: Clock, is_even: bool) {
        put(
            svg,
            format_args!(" dur=\"{}s\" repeatCount=\"indefinite\" values=\"{}", clock.seconds(), self.first),
        );
        let end = self.keys.last().filter(|(time, _)| is_even && *time < clock.whole);
        for value in self.keys.iter().map(|(_, value)| value).chain(end.map(|(_, value)| value)) {
            put(svg, format_args!(";{value}"));
        }
        svg.push_str("\" keyTimes=\"0");
        for time in self.keys.iter().map(|(time, _)| *time).chain(end.map(|_| clock.whole)) {
            svg.push(';');
            clock.write(svg, time);
        }
        svg.push_str("\"/>");
    }
}

/// The time of a whole animation, and how exactly its parts are told.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    /// In hundredths of a second; at least one.
    pub(super) whole: u32,
    /// The number of decimals of a part of it.
    decimals: u32,
}

impl Clock {
    /// As many decimals as tell two hundredths of a second apart.
    pub(super) fn of(whole: u32) -> Clock {
        let whole = whole.max(1);
        Clock { whole, decimals: (whole / 2).max(1).ilog10() + 1 }
    }

    /// The whole time in seconds.
    fn seconds(self) -> String {
        trimmed(&format!("{}.{:02}", self.whole / 100, self.whole % 100)).to_owned()
    }

    /// Writes a moment as a part of the whole, such as `.125`.
    fn write(self, svg: &mut String, time: u32) {
        let all = 10_u64.pow(self.decimals);
        let part = (u64::from(time) * all + u64::from(self.whole) / 2) / u64::from(self.whole);
        if part == 0 || part >= all {
            svg.push(if part == 0 { '0' } else { '1' });
            return;
        }
        let decimals = self.decimals as usize;
        svg.push_str(trimmed(&format!(".{part:0decimals$}")));
    }
}

/// A decimal without zeros at its end.
fn trimmed(decimal: &str) -> &str {
    decimal.trim_end_matches('0').trim_end_matches('.')
}
