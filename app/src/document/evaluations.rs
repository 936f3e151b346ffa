//! What the engine thinks of the positions of a document.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

use ansa_core::record::{Evaluation, GameTree, NodeId};

/// The evaluations of the positions after the nodes of a tree.
///
/// They are beside the tree, so that an analysis neither renders the tree again nor is a change to be undone. In the record
/// they are commands of the comments.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Evaluations(Rc<BTreeMap<NodeId, Evaluation>>);

impl Evaluations {
    /// The evaluations in the comments of a tree.
    pub(super) fn of(tree: &GameTree) -> Evaluations {
        let nodes = tree.nodes();
        let found = nodes.filter_map(|node| Some((node, tree.notes(node)?.comment.evaluation()?)));
        Evaluations(Rc::new(found.collect()))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&Evaluation> {
        self.0.get(&node)
    }

    /// Whether both are the same, as far as that is known without comparing them.
    pub(super) fn is_same(&self, other: &Evaluations) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }

    /// Keeps an evaluation, unless a deeper search has given another one.
    pub(super) fn keep(&mut self, node: NodeId, evaluation: Evaluation) {
        if self.get(node).is_none_or(|own| evaluation.replaces(own) && evaluation != *own) {
            Rc::make_mut(&mut self.0).insert(node, evaluation);
        }
    }

    /// Removes the evaluations of nodes that the tree does not have.
    pub(super) fn retain(&mut self, tree: &GameTree) {
        if self.0.keys().any(|&node| !tree.contains(node)) {
            Rc::make_mut(&mut self.0).retain(|&node, _| tree.contains(node));
        }
    }

    /// The tree with the evaluations as commands of the comments.
    pub(super) fn written_into<'a>(&self, tree: &'a GameTree) -> Cow<'a, GameTree> {
        let mut tree = Cow::Borrowed(tree);
        for (&node, evaluation) in &*self.0 {
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
