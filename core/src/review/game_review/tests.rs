use super::*;
use crate::game::Setup;
use crate::game::setup::NINETY_NINE;
use crate::notation::PlyText;
use crate::position::outcome::{Outcome, Reason};
use crate::review::ForcedResult;

const LIMITS: ReviewLimits = ReviewLimits { first: 10, confirming: 100, deciding: 400, beginning: 40 };

/// A game with these turns after the setups. The first turn is ply 2.
fn game(turns: &[&str]) -> Game {
    let mut game = Game::new();
    for side in Side::ALL {
        game.set_up(&Setup::from_rows(NINETY_NINE, side)).unwrap();
    }
    for turn in turns {
        let mut builder = game.begin_turn().unwrap();
        let PlyText::Turn(steps) = turn.parse().unwrap() else { panic!("{turn}") };
        builder.play_text(&steps).unwrap();
        game.play(&builder).unwrap();
    }
    game
}

const TURNS: [&str; 3] = ["Ra2n Ra3n", "ra7s", "Rh2n"];

fn found(score: GoldScore, nodes: u64, best: &str) -> Evaluation {
    let PlyText::Turn(best) = best.parse().unwrap() else { panic!("{best}") };
    Evaluation { nodes, best, ..Evaluation::new(score) }
}

fn rabbits(score: i32) -> GoldScore {
    GoldScore::CentiRabbits(score)
}

/// Turns of both sides that nobody plays here.
const BEST: [&str; 2] = ["Hb2n Hg2n", "hb7s hg7s"];

/// A review whose searches find these scores after each number of plies from 2 on: the first and the longer ones.
struct Reviewed {
    review: GameReview,
    scores: Vec<(GoldScore, GoldScore)>,
    /// What the longest searches find instead, after so many plies.
    decided: Vec<(usize, GoldScore)>,
    instead: GoldScore,
    searched: Vec<ReviewPlace>,
}

impl Reviewed {
    fn new(turns: &[&str], scores: &[(i32, i32)]) -> Reviewed {
        let review = GameReview::new(&game(turns), LIMITS, ReviewEvidence::default());
        let scores = scores.iter().map(|&(first, longer)| (rabbits(first), rabbits(longer))).collect();
        Reviewed { review, scores, decided: Vec::new(), instead: rabbits(0), searched: Vec::new() }
    }

    fn search(&mut self, ReviewSearch { place, nodes }: ReviewSearch) {
        self.searched.push(place);
        let answer = match place {
            ReviewPlace::After(plies) => {
                let (first, longer) = self.scores[plies - 2];
                let decided = self.decided.iter().find(|(own, _)| *own == plies && nodes == LIMITS.deciding);
                let longer = decided.map_or(longer, |(_, score)| *score);
                found(if nodes == LIMITS.first { first } else { longer }, nodes, BEST[plies % 2])
            }
            ReviewPlace::Instead(_) => found(self.instead, nodes, BEST[0]),
            ReviewPlace::Begun(_, made) => found(rabbits(-300 * made as i32), nodes, BEST[0]),
        };
        assert!(self.review.start(place).is_some(), "{place:?}");
        self.review.take(place, Some(answer));
    }

    /// Makes all searches, those of a stage forwards or backwards.
    fn complete(mut self, is_backwards: bool) -> Reviewed {
        loop {
            let mut searches = self.review.searches();
            if is_backwards {
                searches.reverse();
            }
            let Some(&search) = searches.first() else { return self };
            self.search(search);
        }
    }

    fn mistakes(&self) -> Vec<(usize, Severity)> {
        self.review.mistakes().iter().map(|found| (found.ply, found.severity)).collect()
    }
}

#[test]
fn every_position_is_searched_and_a_good_game_no_further() {
    let reviewed = Reviewed::new(&TURNS, &[(0, 0), (10, 0), (0, 0), (5, 0)]).complete(false);
    assert_eq!(reviewed.searched, [2, 3, 4, 5].map(ReviewPlace::After));
    assert_eq!((reviewed.review.positions(), reviewed.mistakes()), (4, vec![]));
}

#[test]
fn a_turn_is_named_once_longer_searches_have_confirmed_it() {
    // Silver's turn, ply 3, costs it three rabbits.
    let scores = [(0, 0), (0, 0), (300, 300), (300, 300)];
    let mut reviewed = Reviewed::new(&TURNS, &scores);
    for _ in 0..4 {
        let search = reviewed.review.searches()[0];
        reviewed.search(search);
    }
    assert_eq!(reviewed.mistakes(), [], "after the first searches");
    let confirming = [3, 4].map(|plies| ReviewSearch { place: ReviewPlace::After(plies), nodes: 100 });
    assert_eq!(reviewed.review.searches(), confirming);
    for search in confirming {
        reviewed.search(search);
    }
    let deciding = [3, 4].map(|plies| ReviewSearch { place: ReviewPlace::After(plies), nodes: 400 });
    assert_eq!(reviewed.review.searches(), deciding);
    for search in deciding {
        reviewed.search(search);
    }
    assert_eq!(reviewed.mistakes(), [], "before the engine's turn is followed");
    let instead = ReviewSearch { place: ReviewPlace::Instead(3), nodes: 400 };
    assert_eq!(reviewed.review.searches(), [instead]);
    let reviewed = reviewed.complete(false);
    assert_eq!(reviewed.searched[8..], [ReviewPlace::Instead(3), ReviewPlace::Begun(3, 1)]);
    assert_eq!(reviewed.mistakes(), [(3, Severity::Blunder)]);
    let mistake = reviewed.review.mistake(3).unwrap();
    assert_eq!((mistake.scores, mistake.best.len()), ((rabbits(0), rabbits(300)), 2));
    assert!(mistake.fault.is_some());
}

#[test]
fn what_a_longer_search_does_not_confirm_is_not_named() {
    let refuted = Reviewed::new(&TURNS, &[(0, 0), (0, 0), (300, 10), (300, 0)]).complete(false);
    assert_eq!((refuted.mistakes(), refuted.searched.len()), (vec![], 6));
    // The engine's turn turns out to be no better than the one played.
    let mut reviewed = Reviewed::new(&TURNS, &[(0, 0), (0, 0), (300, 300), (300, 300)]);
    reviewed.instead = rabbits(290);
    let reviewed = reviewed.complete(false);
    assert_eq!(reviewed.mistakes(), []);
    assert_eq!(reviewed.searched.last(), Some(&ReviewPlace::Instead(3)));
}

#[test]
fn only_what_looks_like_a_blunder_is_searched_once_more() {
    // Silver's turn costs it a tenth of its chances.
    let mut reviewed = Reviewed::new(&TURNS, &[(0, 0), (0, 0), (150, 150), (150, 150)]);
    reviewed.decided = vec![(4, rabbits(-500))];
    let reviewed = reviewed.complete(false);
    assert_eq!(reviewed.mistakes(), [(3, Severity::Inaccuracy)]);
    let instead = ReviewSearch { place: ReviewPlace::Instead(3), nodes: 100 };
    assert_eq!(reviewed.searched.last(), Some(&instead.place));
    // What the longest search refutes is not named.
    let mut refuted = Reviewed::new(&TURNS, &[(0, 0), (0, 0), (300, 300), (300, 300)]);
    refuted.decided = vec![(4, rabbits(20))];
    let refuted = refuted.complete(false);
    assert_eq!(refuted.mistakes(), []);
}

#[test]
fn the_order_of_the_searches_changes_nothing() {
    let scores = [(0, 40), (-90, -200), (80, 120), (200, -50)];
    let graver = [(0, 40), (-90, -400), (80, 220), (200, -350)];
    // What the longest searches find would change which positions are searched longest.
    let decided = [3, 4, 5].map(|plies| (plies, rabbits(-100)));
    for (scores, decided) in [(scores, &decided[..0]), (graver, &decided[..0]), (graver, &decided)] {
        let complete = |is_backwards| {
            let reviewed = Reviewed { decided: decided.to_vec(), ..Reviewed::new(&TURNS, &scores) };
            let reviewed = reviewed.complete(is_backwards);
            let mut searched = reviewed.searched.clone();
            searched.sort_by_key(|place| format!("{place:?}"));
            (reviewed.review.mistakes(), searched)
        };
        assert_eq!(complete(false), complete(true));
        assert!(!decided.is_empty() || !complete(false).0.is_empty());
    }
}

#[test]
fn a_win_goes_back_to_the_turn_of_its_winner() {
    let mut reviewed = Reviewed::new(&TURNS, &[(0, 0), (0, 0), (-300, -300), (-300, -300)]);
    // Gold, who moved last, has a won game; the search before that turn has not seen it.
    reviewed.scores[3] = (GoldScore::Win(Side::Gold, 2), GoldScore::Win(Side::Gold, 2));
    let reviewed = reviewed.complete(false);
    assert_eq!(reviewed.review.score(4), Some(GoldScore::Win(Side::Gold, 3)));
    assert_eq!(reviewed.review.score(3), Some(rabbits(0)));
    // So silver's turn before it lost the game, and gold's was right.
    let mistakes = reviewed.review.mistakes();
    let [lost] = &mistakes[..] else { panic!("{mistakes:?}") };
    assert_eq!((lost.ply, lost.severity, lost.chances.1), (3, Severity::Blunder, 0.0));
    assert_eq!(lost.forced(Side::Silver), Some(ForcedResult::NowLost(3)));
}

#[test]
fn a_side_that_is_lost_makes_no_mistake_and_one_that_wins_anyway_none() {
    let won = (GoldScore::Win(Side::Gold, 4), GoldScore::Win(Side::Gold, 4));
    let mut reviewed = Reviewed::new(&TURNS, &[(0, 0), (0, 0), (0, 0), (0, 0)]);
    reviewed.scores.fill(won);
    assert_eq!(reviewed.complete(false).mistakes(), []);
    // A win that was missed.
    let mut reviewed = Reviewed::new(&TURNS, &[(0, 0); 4]);
    reviewed.scores[0] = won;
    let reviewed = reviewed.complete(false);
    let mistakes = reviewed.review.mistakes();
    assert_eq!(mistakes[0].forced(Side::Gold), Some(ForcedResult::WinMissed(4)));
    assert!(!reviewed.searched.contains(&ReviewPlace::Instead(2)), "a win needs no confirmation");
}

#[test]
fn a_turn_like_the_engines_is_no_mistake() {
    let mut reviewed = Reviewed::new(&["Hg2n Hb2n"], &[(0, 0), (-300, -300)]);
    while let Some(&search) = reviewed.review.searches().first() {
        reviewed.search(search);
    }
    assert_eq!(reviewed.mistakes(), []);
}

#[test]
fn a_failed_search_is_left_out() {
    let mut review = GameReview::new(&game(&TURNS), LIMITS, ReviewEvidence::default());
    for plies in 2..=5 {
        review.take(ReviewPlace::After(plies), None);
    }
    assert_eq!(review.searches(), []);
    // A late answer or one for a later beginning changes nothing.
    review.take(ReviewPlace::Begun(2, 2), Some(found(rabbits(0), 40, BEST[0])));
    assert_eq!(review.mistakes(), []);
    for place in
        [ReviewPlace::After(0), ReviewPlace::After(9), ReviewPlace::Begun(2, 9), ReviewPlace::Instead(1)]
    {
        assert!(review.start(place).is_none(), "{place:?}");
    }
}

#[test]
fn a_resignation_is_no_score() {
    let mut resigned = game(&TURNS);
    resigned.end(Outcome { winner: Some(Side::Gold), reason: Reason::Resignation }).unwrap();
    let review = GameReview::new(&resigned, LIMITS, ReviewEvidence::default());
    assert_eq!((review.positions(), review.score(5)), (4, None));
    assert!(review.start(ReviewPlace::After(5)).unwrap().0.outcome().is_none());
}

#[test]
fn what_was_found_elsewhere_is_a_first_search_and_confirms_nothing() {
    let evidence = ReviewEvidence {
        found: vec![
            None,
            None,
            Some(found(rabbits(0), 0, BEST[0])),
            Some(found(rabbits(-300), 0, BEST[1])),
            Some(found(rabbits(-300), 0, BEST[0])),
            Some(found(rabbits(-300), 0, BEST[1])),
        ],
        ..ReviewEvidence::default()
    };
    let review = GameReview::new(&game(&TURNS), LIMITS, evidence);
    assert_eq!(review.mistakes(), []);
    assert_eq!(review.searches().iter().map(|search| search.nodes).collect::<Vec<_>>(), [100, 100]);
}

#[test]
fn a_piece_thrown_away_is_named_even_if_it_hardly_matters() {
    // The cat walks onto c3 with nobody beside it.
    let turns = ["Hb2n Hb3w", "ra7s", "Cc2n"];
    let scores = [(0, 0), (0, 0), (2000, 2000), (1900, 1900)];
    let reviewed = Reviewed { instead: rabbits(2000), ..Reviewed::new(&turns, &scores) };
    let game = game(&turns);
    let Some(Ply::Turn(last)) = game.plies().last() else { panic!() };
    assert!(throws_away(last.steps(), Side::Gold) && !throws_away(last.steps(), Side::Silver));
    let mistakes = reviewed.complete(false).mistakes();
    assert_eq!(mistakes.last(), Some(&(4, Severity::Inaccuracy)), "{mistakes:?}");
}

#[test]
fn a_deep_score_from_elsewhere_does_not_keep_a_review_from_its_end() {
    let elsewhere = Evaluation { depth: 60, ..Evaluation::new(rabbits(-900)) };
    let mut reviewed = Reviewed::new(&TURNS, &[(0, 0), (-300, -300), (-300, -300), (-300, -300)]);
    reviewed.review.evidence.found = vec![Some(elsewhere); 6];
    let reviewed = reviewed.complete(false);
    assert_eq!(reviewed.mistakes(), [(2, Severity::Blunder)]);
}
