//! What the engine thinks of the positions of a document.

use std::borrow::Cow;
use std::rc::Rc;

use ansa_core::record::{BegunScore, Evaluation, GameTree, NodeId};

/// The evaluations of the positions after the nodes of a tree.
///
/// They are beside the tree, so that an analysis neither renders the tree again nor is a change to be undone. In the record
/// they are commands of the comments.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Evaluations {
    found: Rc<ByNode<Evaluation>>,
    /// The scores after the steps of the turns of nodes.
    begun: Rc<ByNode<Vec<BegunScore>>>,
}

/// Values of nodes, in the order of the nodes. A tree is small or read in that order, so that a map would only make the
/// program larger.
#[derive(Clone, PartialEq, Debug)]
struct ByNode<T>(Vec<(NodeId, T)>);

impl<T> Default for ByNode<T> {
    fn default() -> ByNode<T> {
        ByNode(Vec::new())
    }
}

impl<T> FromIterator<(NodeId, T)> for ByNode<T> {
    /// The values of nodes that come in order.
    fn from_iter<I: IntoIterator<Item = (NodeId, T)>>(values: I) -> ByNode<T> {
        ByNode(values.into_iter().collect())
    }
}

impl<T> ByNode<T> {
    fn find(&self, node: NodeId) -> Result<usize, usize> {
        self.0.binary_search_by_key(&node, |&(own, _)| own)
    }

    fn get(&self, node: NodeId) -> Option<&T> {
        self.0.get(self.find(node).ok()?).map(|(_, value)| value)
    }

    fn insert(&mut self, node: NodeId, value: T) {
        let place = self.find(node).unwrap_or_else(|place| place);
        match self.0.get_mut(place).filter(|(own, _)| *own == node) {
            Some((_, own)) => *own = value,
            None => self.0.insert(place, (node, value)),
        }
    }

    /// Removes what belongs to nodes that a tree does not have.
    fn retain(self: &mut Rc<ByNode<T>>, tree: &GameTree)
    where
        T: Clone,
    {
        if self.0.iter().any(|&(node, _)| !tree.contains(node)) {
            Rc::make_mut(self).0.retain(|&(node, _)| tree.contains(node));
        }
    }
}

impl Evaluations {
    /// The evaluations in the comments of a tree.
    pub(super) fn of(tree: &GameTree) -> Evaluations {
        let comments = || tree.nodes().filter_map(|node| Some((node, &tree.notes(node)?.comment)));
        let found = comments().filter_map(|(node, comment)| Some((node, comment.evaluation()?)));
        let begun = comments().map(|(node, comment)| (node, comment.begun_scores()));
        Evaluations {
            found: Rc::new(found.collect()),
            begun: Rc::new(begun.filter(|(_, scores)| !scores.is_empty()).collect()),
        }
    }

    /// The scores after the first step of the turn of a node, after the first two, and so on, as far as they are known.
    pub(super) fn begun(&self, node: NodeId) -> &[BegunScore] {
        self.begun.get(node).map_or(&[], Vec::as_slice)
    }

    /// Keeps the scores after the steps of the turn of a node.
    pub(super) fn keep_begun(&mut self, node: NodeId, scores: Vec<BegunScore>) {
        Rc::make_mut(&mut self.begun).insert(node, scores);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.found.0.is_empty() && self.begun.0.is_empty()
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&Evaluation> {
        self.found.get(node)
    }

    /// Whether both are the same, as far as that is known without comparing them.
    pub(super) fn is_same(&self, other: &Evaluations) -> bool {
        Rc::ptr_eq(&self.found, &other.found) && Rc::ptr_eq(&self.begun, &other.begun)
    }

    /// Keeps an evaluation, unless a longer search has given another one. What is known of the position after the best turn
    /// stays, if the turn is the same.
    pub(super) fn keep(&mut self, node: NodeId, mut evaluation: Evaluation) {
        if let Some(own) = self.get(node) {
            if !evaluation.replaces(own) || evaluation == *own {
                return;
            }
            if evaluation.best == own.best {
                evaluation.after_best = evaluation.after_best.or(own.after_best);
            }
        }
        Rc::make_mut(&mut self.found).insert(node, evaluation);
    }

    /// Removes the evaluations of nodes that the tree does not have.
    pub(super) fn retain(&mut self, tree: &GameTree) {
        self.found.retain(tree);
        self.begun.retain(tree);
    }

    /// The tree with the evaluations as commands of the comments.
    pub(super) fn written_into<'a>(&self, tree: &'a GameTree) -> Cow<'a, GameTree> {
        let mut tree = Cow::Borrowed(tree);
        for &(node, ref scores) in &self.begun.0 {
            let is_new = tree.notes(node).is_some_and(|notes| notes.comment.begun_scores() != *scores);
            if let Some(notes) = is_new.then(|| tree.to_mut().notes_mut(node)).flatten() {
                notes.comment.set_begun_scores(scores);
            }
        }
        for &(node, ref evaluation) in &self.found.0 {
            // What was read is written as it was.
            let is_new =
                tree.notes(node).is_some_and(|notes| notes.comment.evaluation().as_ref() != Some(evaluation));
            if let Some(notes) = is_new.then(|| tree.to_mut().notes_mut(node)).flatten() {
                notes.comment.set_evaluation(evaluation);
            }
        }
        tree
    }
}
