//! Where the lines that a search expects end, and its evaluation was believed.

use ansa_core::Step;
use ansa_core::position::Position;
use ansa_core::position::outcome::{RuleSet, goal_or_elimination};
use ansa_core::search::{Score, Search};

/// Scores beyond this, in hundredths of a rabbit, tell nothing that is to be learned.
const CLEAR: i32 = 4000;

/// The score, in hundredths of a rabbit, where it tells something that is to be learned: neither side has as good as won.
pub(crate) fn telling(score: Score) -> Option<i32> {
    match score {
        Score::CentiRabbits(score) if score.abs() <= CLEAR => Some(score),
        _ => None,
    }
}

/// Where a line ends and a turn begins, with the score of the line from the view of the side to move there; none if the
/// game has ended.
pub(crate) fn line_end(root: &Position, line: &[Vec<Step>], score: i32) -> Option<(Position, i32)> {
    let mut position = *root;
    for turn in line {
        for &step in turn {
            position.step(step).ok()?;
        }
        position = position.after_pass();
    }
    let is_over = goal_or_elimination(position.board(), !position.side(), RuleSet::CURRENT).is_some();
    (!is_over).then_some((position, if position.side() == root.side() { score } else { -score }))
}

/// The ends of lines that one search expected for a while and then gave up: there it believed the evaluation until it saw
/// more.
pub(crate) struct Ends {
    root: Position,
    most: usize,
    given_up: Vec<Position>,
    /// The line of now, and its end.
    line: Vec<Vec<Step>>,
    end: Option<Position>,
}

impl Ends {
    /// None yet, for a search from this position; the newest `most` will be kept.
    pub(crate) fn of(root: Position, most: usize) -> Ends {
        Ends { root, most, given_up: Vec::new(), line: Vec::new(), end: None }
    }

    /// Takes down what the search expects now.
    pub(crate) fn look(&mut self, search: &Search) {
        if self.most == 0 {
            return;
        }
        let info = search.info();
        if info.depth == 0 || info.pv == self.line {
            return;
        }
        let end = telling(info.score).and_then(|score| line_end(&self.root, &info.pv, score));
        self.line = info.pv;
        if let Some((end, _)) = end {
            self.expect(end);
        }
    }

    fn expect(&mut self, end: Position) {
        let Some(last) = self.end.replace(end) else { return };
        if last == end || self.given_up.contains(&last) {
            return;
        }
        if self.given_up.len() == self.most {
            self.given_up.remove(0);
        }
        self.given_up.push(last);
    }

    /// Each of them once, the newest last.
    pub(crate) fn given_up(&self) -> &[Position] {
        &self.given_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::openings::Openings;
    use crate::selfplay::searched;
    use ansa_core::Board;
    use ansa_core::PositionBuilder;
    use ansa_core::eval::{Evaluate, Evaluation};
    use ansa_core::notation::PositionText;
    use ansa_core::search::Options;
    use ansa_core::threats::{Goals, goal_this_turn};

    #[test]
    fn where_a_line_ends_the_evaluation_says_what_the_search_does() {
        let (mut others, mut goals) = (0, Goals::default());
        for number in 0..12 {
            let game = Openings::Mixed.game(3, number);
            let root = game.position().unwrap();
            let mut search = Search::with(Options { table_bytes: 1 << 20, seed: 1 }, Evaluation::default());
            searched(&mut search, &game, 3000 + 500 * number, |_| ()).unwrap();
            let info = search.info();
            let Score::CentiRabbits(score) = info.score else { continue };
            let (end, score) = line_end(&root, &info.pv, score).unwrap();
            let evaluation = Evaluation::default().evaluate(&end, &mut goals);
            // Corrections: four of them, up to 150 thousandths each; and what rounding and the seed do.
            assert!((evaluation - 10 * score).abs() <= 4 * 150 + 20, "{number}: {evaluation}, {score}");
            others += usize::from(end.side() != root.side());
        }
        assert!((1..12).contains(&others), "lines end with either side to move: {others}");
    }

    #[test]
    fn a_line_that_ends_the_game_ends_nowhere_else() {
        let text = format!("g [.....rrr{}R.......{}RR......]", ".".repeat(16), ".".repeat(24));
        let text = PositionText::read(&text).unwrap();
        let builder = PositionBuilder { board: Board::from_pieces(&text.squares), side: text.side };
        let root = builder.build().unwrap();
        let goal = goal_this_turn(&root).unwrap().steps().to_vec();
        assert_eq!(line_end(&root, &[goal], 0), None);
        assert_eq!(line_end(&root, &[], 7), Some((root, 7)));
    }

    #[test]
    fn ends_that_a_search_gave_up_are_kept_once_each_and_only_the_newest() {
        let game = Openings::Mixed.game(3, 5);
        let root = game.position().unwrap();
        let kept = |most| {
            let mut search = Search::with(Options { table_bytes: 1 << 20, seed: 1 }, Evaluation::default());
            let mut ends = Ends::of(root, most);
            searched(&mut search, &game, 20_000, |search| ends.look(search)).unwrap();
            ends
        };
        let all = kept(100);
        let given_up = all.given_up();
        assert!(given_up.len() > 2, "{}", given_up.len());
        for (index, end) in given_up.iter().enumerate() {
            assert!(!given_up[..index].contains(end) && *end != root, "{index}");
        }
        assert_eq!(kept(2).given_up(), &given_up[given_up.len() - 2..]);
        assert!(kept(0).given_up().is_empty());
    }
}
