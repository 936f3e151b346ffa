//! What the engine thinks of the positions of a document.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

use ansa_core::record::{BegunScore, Evaluation, GameTree, NodeId};

/// The evaluations of the positions after the nodes of a tree.
///
/// They are beside the tree, so that an analysis neither renders the tree again nor is a change to be undone. In the record
/// they are commands of the comments.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Evaluations {
    found: Rc<BTreeMap<NodeId, Evaluation>>,
    /// The scores after the steps of the turns of nodes.
    begun: Rc<BTreeMap<NodeId, Vec<BegunScore>>>,
}

/// A map, made without sorting first as `collect` does, which would make the program larger.
fn map_of<T>(found: impl Iterator<Item = (NodeId, T)>) -> BTreeMap<NodeId, T> {
    let mut map = BTreeMap::new();
    map.extend(found);
    map
}

impl Evaluations {
    /// The evaluations in the comments of a tree.
    pub(super) fn of(tree: &GameTree) -> Evaluations {
        let comments = || tree.nodes().filter_map(|node| Some((node, &tree.notes(node)?.comment)));
        let found = comments().filter_map(|(node, comment)| Some((node, comment.evaluation()?)));
        let begun = comments().map(|(node, comment)| (node, comment.begun_scores()));
        Evaluations {
            found: Rc::new(map_of(found)),
            begun: Rc::new(map_of(begun.filter(|(_, scores)| !scores.is_empty()))),
        }
    }

    /// The scores after the first step of the turn of a node, after the first two, and so on, as far as they are known.
    pub(super) fn begun(&self, node: NodeId) -> &[BegunScore] {
        self.begun.get(&node).map_or(&[], Vec::as_slice)
    }

    /// Keeps the score after one step more.
    pub(super) fn keep_begun(&mut self, node: NodeId, score: BegunScore) {
        Rc::make_mut(&mut self.begun).entry(node).or_default().push(score);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty() && self.begun.is_empty()
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&Evaluation> {
        self.found.get(&node)
    }

    /// Whether both are the same, as far as that is known without comparing them.
    pub(super) fn is_same(&self, other: &Evaluations) -> bool {
        Rc::ptr_eq(&self.found, &other.found) && Rc::ptr_eq(&self.begun, &other.begun)
    }

    /// Keeps an evaluation, unless a deeper search has given another one.
    pub(super) fn keep(&mut self, node: NodeId, evaluation: Evaluation) {
        if self.get(node).is_none_or(|own| evaluation.replaces(own) && evaluation != *own) {
            Rc::make_mut(&mut self.found).insert(node, evaluation);
        }
    }

    /// Removes the evaluations of nodes that the tree does not have.
    pub(super) fn retain(&mut self, tree: &GameTree) {
        if self.found.keys().any(|&node| !tree.contains(node)) {
            Rc::make_mut(&mut self.found).retain(|&node, _| tree.contains(node));
        }
        if self.begun.keys().any(|&node| !tree.contains(node)) {
            Rc::make_mut(&mut self.begun).retain(|&node, _| tree.contains(node));
        }
    }

    /// The tree with the evaluations as commands of the comments.
    pub(super) fn written_into<'a>(&self, tree: &'a GameTree) -> Cow<'a, GameTree> {
        let mut tree = Cow::Borrowed(tree);
        for (&node, scores) in &*self.begun {
            let is_new = tree.notes(node).is_some_and(|notes| notes.comment.begun_scores() != *scores);
            if let Some(notes) = is_new.then(|| tree.to_mut().notes_mut(node)).flatten() {
                notes.comment.set_begun_scores(scores);
            }
        }
        for (&node, evaluation) in &*self.found {
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
