//! Search statistics that engines report: depth and nodes.

use std::fmt::Write as _;

/// The last `info depth` and `info nodes` of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SearchInfo {
    /// In steps, or in the engine's own unit.
    depth: Option<u64>,
    nodes: Option<u64>,
}

impl SearchInfo {
    /// Reads a message: `info depth 9`, or `9+` as some engines say while the next depth is in progress.
    pub(super) fn read(&mut self, message: &str) {
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

/// A running mean.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Mean {
    count: u32,
    sum: f64,
}

impl Mean {
    fn value(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / f64::from(self.count))
    }
}

/// Statistics over many searches. Searches without `info` do not count.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct SearchStats {
    depths: Mean,
    nodes: Mean,
}

impl SearchStats {
    /// The statistics of a single search.
    pub(super) fn new(info: SearchInfo) -> SearchStats {
        let mean_of = |number: Option<u64>| {
            number.map_or_else(Mean::default, |number| Mean { count: 1, sum: number as f64 })
        };
        SearchStats { depths: mean_of(info.depth), nodes: mean_of(info.nodes) }
    }

    pub(super) fn add(&mut self, other: SearchStats) {
        for (own, more) in [(&mut self.depths, other.depths), (&mut self.nodes, other.nodes)] {
            own.count += more.count;
            own.sum += more.sum;
        }
    }

    /// `depth 11.3, 1204311 nodes on average`; `None` if the engine reports neither.
    pub(super) fn describe(&self) -> Option<String> {
        let mut text = String::new();
        if let Some(depth) = self.depths.value() {
            let _ = write!(text, "depth {depth:.1}");
        }
        if let Some(nodes) = self.nodes.value() {
            let _ = write!(text, "{}{nodes:.0} nodes", if text.is_empty() { "" } else { ", " });
        }
        (!text.is_empty()).then(|| text + " on average")
    }
}

#[cfg(test)]
mod tests;
