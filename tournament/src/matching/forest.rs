//! The trees of the blossom algorithm: vertices, blossoms, and how they are matched and linked.

use std::collections::VecDeque;

/// No vertex: vertices are numbered from 1, and blossoms follow them.
pub(super) const NONE: usize = 0;

/// A vertex or blossom in the trees of a phase.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// In no tree.
    Free,
    /// At an even distance from the root; the root itself.
    Even,
    /// At an odd distance.
    Odd,
}

/// An edge between two vertices, also as the best one between a blossom and something else.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub(super) from: usize,
    pub(super) to: usize,
    /// 0 if there is no edge.
    pub(super) weight: i128,
}

pub(super) struct Forest {
    pub(super) vertices: usize,
    /// The highest number of a vertex or a blossom in use.
    pub(super) nodes: usize,
    /// The best link between each two nodes.
    pub(super) links: Vec<Vec<Link>>,
    pub(super) duals: Vec<i128>,
    /// For each node, the vertex at the other end of its matched edge.
    pub(super) mates: Vec<usize>,
    /// For each node outside of trees, or even, the vertex of an even node with the least slack.
    pub(super) nearest: Vec<usize>,
    /// The outermost blossom of each node.
    pub(super) outer: Vec<usize>,
    /// For each node of a tree, the vertex of its parent through which it was reached.
    pub(super) parents: Vec<usize>,
    pub(super) labels: Vec<Label>,
    /// The cycle of each blossom, from its base on.
    cycles: Vec<Vec<usize>>,
    /// For each blossom and vertex, the node of the cycle with the vertex.
    parts: Vec<Vec<usize>>,
    pub(super) queue: VecDeque<usize>,
    visits: Vec<usize>,
    visit: usize,
}

impl Forest {
    pub(super) fn new(vertices: usize) -> Forest {
        // At most half as many blossoms as vertices exist at the same time.
        let size = vertices + vertices / 2 + 2;
        let link = |from, to| Link { from, to, weight: 0 };
        let mut forest = Forest {
            vertices,
            nodes: vertices,
            links: (0..size).map(|from| (0..size).map(|to| link(from, to)).collect()).collect(),
            duals: vec![0; size],
            mates: vec![NONE; size],
            nearest: vec![NONE; size],
            outer: vec![NONE; size],
            parents: vec![NONE; size],
            labels: vec![Label::Free; size],
            cycles: vec![Vec::new(); size],
            parts: vec![vec![NONE; vertices + 1]; size],
            queue: VecDeque::new(),
            visits: vec![0; size],
            visit: 0,
        };
        for vertex in 1..=vertices {
            forest.outer[vertex] = vertex;
            forest.parts[vertex][vertex] = vertex;
        }
        forest
    }

    pub(super) fn slack(&self, link: Link) -> i128 {
        self.duals[link.from] + self.duals[link.to] - 2 * self.links[link.from][link.to].weight
    }

    pub(super) fn is_outermost(&self, node: usize) -> bool {
        self.outer[node] == node
    }

    pub(super) fn blossoms(&self) -> std::ops::RangeInclusive<usize> {
        self.vertices + 1..=self.nodes
    }

    /// Remembers the vertex as the nearest of the node, if it is.
    pub(super) fn approach(&mut self, vertex: usize, node: usize) {
        let nearest = self.nearest[node];
        if nearest == NONE || self.slack(self.links[vertex][node]) < self.slack(self.links[nearest][node]) {
            self.nearest[node] = vertex;
        }
    }

    /// Finds the nearest even vertex of a node.
    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = NONE;
        for vertex in 1..=self.vertices {
            let outer = self.outer[vertex];
            if self.links[vertex][node].weight > 0 && outer != node && self.labels[outer] == Label::Even {
                self.approach(vertex, node);
            }
        }
    }

    /// Puts all vertices of a node into the queue.
    pub(super) fn enqueue(&mut self, node: usize) {
        if node <= self.vertices {
            self.queue.push_back(node);
        } else {
            for part in self.cycles[node].clone() {
                self.enqueue(part);
            }
        }
    }

    fn set_outer(&mut self, node: usize, outer: usize) {
        self.outer[node] = outer;
        if node > self.vertices {
            for part in self.cycles[node].clone() {
                self.set_outer(part, outer);
            }
        }
    }

    /// The place of a part in the cycle of a blossom, at an even distance from the base: the cycle is turned round if
    /// need be.
    fn even_place(&mut self, blossom: usize, part: usize) -> usize {
        let cycle = &mut self.cycles[blossom];
        let place = cycle.iter().position(|node| *node == part).unwrap_or(0);
        if place.is_multiple_of(2) {
            return place;
        }
        cycle[1..].reverse();
        cycle.len() - place
    }

    /// Matches a node along its link with another one, and the parts of a blossom among each other.
    fn set_mate(&mut self, node: usize, other: usize) {
        let link = self.links[node][other];
        self.mates[node] = link.to;
        if node > self.vertices {
            let part = self.parts[node][link.from];
            let place = self.even_place(node, part);
            for at in 0..place {
                let (own, mate) = (self.cycles[node][at], self.cycles[node][at ^ 1]);
                self.set_mate(own, mate);
            }
            self.set_mate(part, other);
            self.cycles[node].rotate_left(place);
        }
    }

    /// Exchanges matched and unmatched edges from a node to the root of its tree.
    fn augment(&mut self, mut node: usize, mut other: usize) {
        loop {
            let next = self.outer[self.mates[node]];
            self.set_mate(node, other);
            if next == NONE {
                return;
            }
            let parent = self.outer[self.parents[next]];
            self.set_mate(next, parent);
            (node, other) = (parent, next);
        }
    }

    /// The first common ancestor of two even nodes, if they are in the same tree.
    fn common_ancestor(&mut self, mut one: usize, mut two: usize) -> Option<usize> {
        self.visit += 1;
        while one != NONE || two != NONE {
            if one != NONE {
                if self.visits[one] == self.visit {
                    return Some(one);
                }
                self.visits[one] = self.visit;
                one = self.outer[self.mates[one]];
                if one != NONE {
                    one = self.outer[self.parents[one]];
                }
            }
            (one, two) = (two, one);
        }
        None
    }

    /// The nodes from an even one up to an ancestor, without the ancestor. The odd ones become even.
    fn branch(&mut self, mut node: usize, ancestor: usize) -> Vec<usize> {
        let mut branch = Vec::new();
        while node != ancestor {
            let odd = self.outer[self.mates[node]];
            branch.extend([node, odd]);
            self.enqueue(odd);
            node = self.outer[self.parents[odd]];
        }
        branch
    }

    /// Shrinks the cycle that an edge between two even nodes closes.
    fn shrink(&mut self, one: usize, ancestor: usize, two: usize) {
        let unused = (self.vertices + 1..=self.nodes).find(|node| self.outer[*node] == NONE);
        let blossom = unused.unwrap_or(self.nodes + 1);
        self.nodes = self.nodes.max(blossom);
        self.duals[blossom] = 0;
        self.labels[blossom] = Label::Even;
        self.mates[blossom] = self.mates[ancestor];
        self.parents[blossom] = self.parents[ancestor];
        let mut left = self.branch(one, ancestor);
        left.reverse();
        let right = self.branch(two, ancestor);
        let cycle = [vec![ancestor], left, right].concat();
        self.cycles[blossom].clone_from(&cycle);
        self.set_outer(blossom, blossom);
        for node in 1..=self.nodes {
            self.links[blossom][node].weight = 0;
            self.links[node][blossom].weight = 0;
        }
        self.parts[blossom].fill(NONE);
        for part in cycle {
            for node in 1..=self.nodes {
                let link = self.links[part][node];
                let best = self.links[blossom][node];
                if link.weight > 0 && (best.weight == 0 || self.slack(link) < self.slack(best)) {
                    self.links[blossom][node] = link;
                    self.links[node][blossom] = self.links[node][part];
                }
            }
            for vertex in 1..=self.vertices {
                if self.parts[part][vertex] != NONE {
                    self.parts[blossom][vertex] = part;
                }
            }
        }
        self.find_nearest(blossom);
    }

    /// Takes an odd blossom apart whose dual variable has reached 0.
    pub(super) fn expand(&mut self, blossom: usize) {
        for part in self.cycles[blossom].clone() {
            self.set_outer(part, part);
        }
        let entry = self.links[blossom][self.parents[blossom]].from;
        let entered = self.parts[blossom][entry];
        let place = self.even_place(blossom, entered);
        let cycle = std::mem::take(&mut self.cycles[blossom]);
        // The parts between the base and the entry stay in the tree, by turns odd and even.
        for pair in cycle[..place].chunks_exact(2) {
            let (odd, even) = (pair[0], pair[1]);
            self.parents[odd] = self.links[even][odd].from;
            self.labels[odd] = Label::Odd;
            self.labels[even] = Label::Even;
            self.nearest[odd] = NONE;
            self.find_nearest(even);
            self.enqueue(even);
        }
        self.labels[entered] = Label::Odd;
        self.parents[entered] = self.parents[blossom];
        for part in &cycle[place + 1..] {
            self.labels[*part] = Label::Free;
            self.find_nearest(*part);
        }
        self.outer[blossom] = NONE;
    }

    /// Uses a tight edge that starts in an even node. Returns whether the matching has grown.
    pub(super) fn use_link(&mut self, link: Link) -> bool {
        let (one, two) = (self.outer[link.from], self.outer[link.to]);
        match self.labels[two] {
            Label::Odd => false,
            Label::Free => {
                self.parents[two] = link.from;
                self.labels[two] = Label::Odd;
                let mate = self.outer[self.mates[two]];
                self.nearest[two] = NONE;
                self.nearest[mate] = NONE;
                self.labels[mate] = Label::Even;
                self.enqueue(mate);
                false
            }
            Label::Even => {
                if let Some(ancestor) = self.common_ancestor(one, two) {
                    self.shrink(one, ancestor, two);
                    return false;
                }
                self.augment(one, two);
                self.augment(two, one);
                true
            }
        }
    }
}
