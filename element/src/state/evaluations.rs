//! What the comments of a record say about how the game stands: the engine's evaluations.

use ansa_core::Side;
use ansa_core::record::{GoldScore, NodeId};

use super::ElementState;

/// The height of the graph in its own units.
pub(crate) const GRAPH_HEIGHT: i32 = 100;
/// Half the height stands for an advantage of this size, in hundredths of a rabbit; more of it fills ever less of the rest.
const HALF: i32 = 500;
/// A longer line has some of its points only in the graph.
const MOST_POINTS: usize = 1000;

/// How a line stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EvaluationsView {
    /// The evaluation of the position shown.
    pub(crate) shown: Option<GoldScore>,
    /// Numbers of plies, and how far below the top of the graph the point after them is.
    pub(crate) points: Vec<(usize, i32)>,
}

impl ElementState {
    /// How the line that is shown stands. `None` unless a record with evaluations is replayed.
    pub(crate) fn evaluations(&self) -> Option<EvaluationsView> {
        if !self.is_replay_of_record() || self.attributes.hidden.evaluations || self.plies() == 0 {
            return None;
        }
        let nodes = self.place.line().nodes();
        let every = nodes.len() / MOST_POINTS + 1;
        let all = core::iter::once(self.document.root()).chain(nodes.iter().copied()).enumerate();
        let points: Vec<_> = all
            .filter(|(plies, _)| plies % every == 0)
            .filter_map(|(plies, node)| Some((plies, depth_of(self.evaluation(node)?))))
            .collect();
        let shown = self.evaluation(self.node());
        (!points.is_empty()).then_some(EvaluationsView { shown, points })
    }

    fn evaluation(&self, node: NodeId) -> Option<GoldScore> {
        self.document.evaluation(node).map(|evaluation| evaluation.score)
    }
}

/// How far below the top of the graph a score is. Integers alone: an exponential function would make the program larger.
fn depth_of(score: GoldScore) -> i32 {
    let middle = GRAPH_HEIGHT / 2;
    match score {
        GoldScore::Win(Side::Gold, _) => 0,
        GoldScore::Win(Side::Silver, _) => GRAPH_HEIGHT,
        GoldScore::CentiRabbits(score) => {
            let score = score.clamp(-1_000_000, 1_000_000);
            middle - middle * score / (score.abs() + HALF)
        }
    }
}
