//! How far engines search, as far as they tell.

use std::fmt::Write as _;

/// What an engine told last while it thought about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    /// In steps, or in what the engine counts by.
    depth: Option<u64>,
    nodes: Option<u64>,
}

impl Reach {
    /// Takes note of a message if it is about this: `info depth 9`, or `9+` where a depth has been begun after it, as some
    /// engines say.
    pub(super) fn note(&mut self, message: &str) {
        let mut words = message.split_whitespace();
        if words.next() != Some("info") {
            return;
        }
        let kind = match words.next() {
            Some("depth") => &mut self.depth,
            Some("nodes") => &mut self.nodes,
            _ => return,
        };
        let number = words.next().and_then(|word| word.trim_end_matches('+').parse().ok());
        *kind = number.or(*kind);
    }
}

/// The numbers of one kind, to take their mean of.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Numbers {
    count: u32,
    sum: f64,
}

impl Numbers {
    fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / f64::from(self.count))
    }
}

/// How far an engine came in many turns. A turn of which it told nothing does not count.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Reaches {
    depths: Numbers,
    nodes: Numbers,
}

impl Reaches {
    /// The reach of a single turn.
    pub(super) fn of(reach: Reach) -> Reaches {
        let numbers = |number: Option<u64>| {
            number.map_or_else(Numbers::default, |number| Numbers { count: 1, sum: number as f64 })
        };
        Reaches { depths: numbers(reach.depth), nodes: numbers(reach.nodes) }
    }

    pub(super) fn add(&mut self, other: Reaches) {
        for (own, more) in [(&mut self.depths, other.depths), (&mut self.nodes, other.nodes)] {
            own.count += more.count;
            own.sum += more.sum;
        }
    }

    /// `depth 11.3, 1204311 nodes on average`; nothing if the engine has told neither.
    pub(super) fn describe(&self) -> Option<String> {
        let mut text = String::new();
        if let Some(depth) = self.depths.mean() {
            let _ = write!(text, "depth {depth:.1}");
        }
        if let Some(nodes) = self.nodes.mean() {
            let _ = write!(text, "{}{nodes:.0} nodes", if text.is_empty() { "" } else { ", " });
        }
        (!text.is_empty()).then(|| text + " on average")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(messages: &[&str]) -> Reach {
        let mut reach = Reach::default();
        for message in messages {
            reach.note(message);
        }
        reach
    }

    #[test]
    fn the_last_numbers_told_count() {
        let told = reach(&["info depth 8+", "info nodes 1000", "info nodes 3000", "info depth 9+"]);
        assert_eq!(told, Reach { depth: Some(9), nodes: Some(3000) });
        for other in
            ["info score 12", "log depth 4", "info depth", "info depth deep", "info nodes -1", "info", ""]
        {
            assert_eq!(reach(&["info depth 3", other]), Reach { depth: Some(3), nodes: None }, "{other}");
        }
    }

    #[test]
    fn means_are_of_the_turns_that_tell() {
        let mut all = Reaches::default();
        assert_eq!(all.describe(), None);
        for messages in [&["info depth 8"][..], &[], &["info depth 11", "info nodes 700"]] {
            all.add(Reaches::of(reach(messages)));
        }
        assert_eq!(all.describe().unwrap(), "depth 9.5, 700 nodes on average");
        assert_eq!(Reaches::of(reach(&["info nodes 7"])).describe().unwrap(), "7 nodes on average");
    }
}
