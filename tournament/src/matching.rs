//! The cheapest perfect matching of a graph, by Edmonds' blossom algorithm in its form with dual variables, in O(n³).
//!
//! The algorithm keeps a feasible dual solution: a number for each vertex and each blossom, such that no edge has a
//! negative slack. Trees of tight edges grow from the unmatched vertices. When a tree reaches another one, the matching
//! grows along the path; when it reaches itself, the odd cycle shrinks to a blossom that acts as one vertex. If nothing
//! is in reach, the dual solution changes until something is. All numbers are integers: weights are doubled.

mod forest;

use forest::{Forest, Label, NONE};

/// The mate of each vertex in a perfect matching of minimum cost. `costs` is symmetric, `None` where there is no edge.
/// Returns `None` if there is no perfect matching.
///
/// Costs must not be negative, and their sum over a matching must stay below 2¹¹⁰.
pub(crate) fn cheapest_perfect_matching(costs: &[Vec<Option<i128>>]) -> Option<Vec<usize>> {
    let count = costs.len();
    let most = costs.iter().flatten().flatten().max().copied().unwrap_or(0);
    // Another edge is always worth more than any choice of edges.
    let base = (most + 1) * (count as i128 / 2 + 1);
    let mut search = Forest::new(count);
    for (one, row) in costs.iter().enumerate() {
        for (two, cost) in row.iter().enumerate() {
            if let Some(cost) = cost
                && one != two
            {
                search.links[one + 1][two + 1].weight = base - cost;
            }
        }
    }
    search.run(base);
    (1..=count).map(|vertex| search.mates[vertex].checked_sub(1)).collect()
}

impl Forest {
    /// Finds the matching, from dual variables with which no slack is negative.
    fn run(&mut self, most: i128) {
        self.duals[1..=self.vertices].fill(most);
        while self.grow() {}
    }

    /// A phase: grows the matching by one edge. Returns whether it could.
    fn grow(&mut self) -> bool {
        self.labels.fill(Label::Free);
        self.nearest.fill(NONE);
        self.queue.clear();
        for node in 1..=self.nodes {
            if self.is_outermost(node) && self.mates[node] == NONE {
                self.parents[node] = NONE;
                self.labels[node] = Label::Even;
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.scan() {
                return true;
            }
            if !self.change_duals() {
                return false;
            }
            for node in 1..=self.nodes {
                let nearest = self.nearest[node];
                if self.is_outermost(node) && nearest != NONE && self.outer[nearest] != node {
                    let link = self.links[nearest][node];
                    if self.slack(link) == 0 && self.use_link(link) {
                        return true;
                    }
                }
            }
            for blossom in self.blossoms() {
                let is_empty = self.is_outermost(blossom) && self.duals[blossom] == 0;
                if is_empty && self.labels[blossom] == Label::Odd {
                    self.expand(blossom);
                }
            }
        }
    }

    /// Follows all tight edges from the vertices of the queue. Returns whether the matching has grown.
    fn scan(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop_front() {
            if self.labels[self.outer[vertex]] == Label::Odd {
                continue;
            }
            for other in 1..=self.vertices {
                let link = self.links[vertex][other];
                if link.weight == 0 || self.outer[vertex] == self.outer[other] {
                    continue;
                }
                if self.slack(link) == 0 {
                    if self.use_link(link) {
                        return true;
                    }
                } else {
                    self.approach(vertex, self.outer[other]);
                }
            }
        }
        false
    }

    /// Changes the dual solution by as much as it can. Returns `false` if no edge will ever become tight.
    fn change_duals(&mut self) -> bool {
        let mut by: Option<i128> = None;
        let mut limit = |most: i128| by = Some(by.map_or(most, |by| by.min(most)));
        for blossom in self.blossoms() {
            if self.is_outermost(blossom) && self.labels[blossom] == Label::Odd {
                limit(self.duals[blossom] / 2);
            }
        }
        for node in 1..=self.nodes {
            if self.is_outermost(node) && self.nearest[node] != NONE {
                let slack = self.slack(self.links[self.nearest[node]][node]);
                match self.labels[node] {
                    Label::Free => limit(slack),
                    Label::Even => limit(slack / 2),
                    Label::Odd => {}
                }
            }
        }
        let Some(by) = by else { return false };
        for vertex in 1..=self.vertices {
            match self.labels[self.outer[vertex]] {
                // A vertex whose dual variable reaches 0 is left alone in a matching of maximum weight.
                Label::Even if self.duals[vertex] <= by => return false,
                Label::Even => self.duals[vertex] -= by,
                Label::Odd => self.duals[vertex] += by,
                Label::Free => {}
            }
        }
        for blossom in self.blossoms() {
            if self.is_outermost(blossom) {
                match self.labels[blossom] {
                    Label::Even => self.duals[blossom] += 2 * by,
                    Label::Odd => self.duals[blossom] -= 2 * by,
                    Label::Free => {}
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests;
