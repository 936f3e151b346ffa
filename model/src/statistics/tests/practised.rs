//! Mistakes of analysed games, and those that are kept for practice.

use ansa_core::notation::PlyText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{Evaluation, GoldScore};

use super::*;
use crate::activities::learn::{Answered, DeckAction, Exercise, MistakeDeck};
use crate::activities::leitner::Day;
use crate::activities::play::testing;
use crate::activities::study::{Mistake, lost_turns};
use crate::formats::Stored as _;

const TODAY: Day = Day::new(20_000);

/// A game with evaluations in which gold gives its cat away on a trap, and then silver, too.
fn analysed() -> Document {
    with_scores([0, 0, 0, -300, 0, 0])
}

/// That game with these scores in hundredths of a rabbit for gold, after each ply from the setups on.
fn with_scores(scores: [i32; 6]) -> Document {
    let game = testing::game(&["Ee2n", "ra7s", "Cc2n", "cc7s", "Ee3n"]);
    let mut document = Document::from_game(game, people());
    let nodes = document.played().nodes().to_vec();
    let best = ["Ee2n", "ra7s", "Ee3n Ee4n", "ra6s", "", ""];
    for (ply, (score, best)) in scores.into_iter().zip(best).enumerate() {
        let best = match best.parse() {
            Ok(PlyText::Turn(steps)) => steps,
            _ => Vec::new(),
        };
        let score = GoldScore::CentiRabbits(score);
        // Long searches, also of the position after the best turn.
        let evaluation =
            Evaluation { nodes: 1_000_000, best, after_best: Some(score), ..Evaluation::new(score) };
        document.keep_evaluation(nodes[ply + 1], evaluation);
    }
    document
}

fn exercise(mistake: &Mistake) -> Rc<Exercise> {
    let steps = |played: &[ansa_core::PlayedStep]| played.iter().map(|own| own.step).collect::<Vec<_>>();
    let game = Game::from_position(mistake.start, mistake.label.number, RuleSet::CURRENT);
    let (played, best) = (steps(&mistake.played), steps(&mistake.found.best));
    Rc::new(Exercise::new(Rc::new(game), &played, &best, mistake.found.chances).expect("an exercise"))
}

/// The saved form of a deck with these mistakes.
fn deck<'a>(mistakes: impl IntoIterator<Item = &'a Mistake>) -> String {
    let mut deck = MistakeDeck::default();
    for mistake in mistakes {
        let source = "Omar – Fritz".to_owned();
        deck.apply(DeckAction::Add(exercise(mistake), source, Answered::Shown), TODAY).expect("room");
    }
    deck.write().expect("a text")
}

fn count(overview: &Overview, kind: CauseKind) -> u32 {
    overview.causes[kind as usize].mistakes
}

fn all(overview: &Overview) -> u32 {
    overview.causes.iter().map(|count| count.mistakes).sum()
}

#[test]
fn a_kept_mistake_counts_once_whether_its_game_is_there_or_not() {
    let document = analysed();
    let found = lost_turns(&document);
    assert_eq!(
        found.iter().map(|mistake| mistake.found.ply).collect::<Vec<_>>(),
        [4, 5],
        "gold's and silver's"
    );
    let own = stored_play(1, &PlayState::resume(document), 2026);
    let other = stored(2, &ended(&mut Numbers(2), 10), people(), BySide::default(), 2026);
    let filter = GameFilter::default();

    // ---- Both are in the game ----
    let mut both = table([&own, &other]);
    let before = overview(&both, &filter);
    assert_eq!((before.studied, before.practised, all(&before)), (1, 0, 2));
    assert_eq!(count(&before, CauseKind::OwnPieceLost), 2);
    both.take_practised(&deck(&found));
    assert_eq!(overview(&both, &filter), before, "none is counted twice");

    // ---- The game is gone: they count by what is kept ----
    let mut alone = table([&other]);
    alone.take_practised(&deck(&found));
    let kept = overview(&alone, &filter);
    assert_eq!((kept.studied, kept.practised, all(&kept)), (0, 2, 2));
    assert_eq!(count(&kept, CauseKind::OwnPieceLost), 2);
    assert_eq!(kept.causes[CauseKind::OwnPieceLost as usize].in_lost_games, 0);

    // ---- The deck changes ----
    alone.take_practised(&deck(&found[..1]));
    assert_eq!(overview(&alone, &filter).practised, 1);
    alone.take_practised("");
    assert_eq!(overview(&alone, &filter).practised, 0);
}

#[test]
fn an_analysed_game_without_mistakes_is_not_called_unanalysed() {
    let other = stored(2, &ended(&mut Numbers(2), 10), people(), BySide::default(), 2026);
    let said = |games: &[&StoredGame]| {
        let counted = overview(&table(games.iter().copied()), &GameFilter::default());
        assert_eq!(all(&counted), 0);
        crate::text::statistics::causes_none(counted.analysed)
    };
    assert!(said(&[&other]).starts_with("None of these games has been analysed."));
    let faultless = stored_play(1, &PlayState::resume(with_scores([0; 6])), 2026);
    assert!(said(&[&other, &faultless]).starts_with("No mistakes were found in 1 analysed game."));
}

#[test]
fn a_filter_counts_the_kept_mistakes_of_which_it_can_tell() {
    let found = lost_turns(&analysed());
    let mut table = table([&stored(2, &ended(&mut Numbers(2), 10), people(), BySide::default(), 2026)]);
    table.take_practised(&deck(&found));
    let kept = |filter: GameFilter| overview(&table, &filter).practised;
    let usual = GameFilter::default;
    assert_eq!(kept(GameFilter { words: "fritz OMAR".to_owned(), ..usual() }), 2);
    assert_eq!(kept(GameFilter { words: "zebra".to_owned(), ..usual() }), 0);
    assert_eq!(kept(GameFilter { side: Some('s'), ..usual() }), 1);
    for unknown in [
        GameFilter { from: Some(new_year(2000)), ..usual() },
        GameFilter { result: Some(ResultFilter::GoldWon), ..usual() },
        GameFilter { level: Some(3), ..usual() },
        GameFilter { source: SourceFilter::TwoPeople, ..usual() },
        GameFilter { lowest: Some(1_000), ..usual() },
    ] {
        assert_eq!(kept(unknown), 0);
    }
}

#[test]
fn an_inaccuracy_is_no_mistake_and_a_damaged_deck_has_none() {
    let found = lost_turns(&analysed());
    let mut slight = found[0].clone();
    slight.found.chances = (0.5, 0.43);
    let mut table = GameTable::default();
    table.take_practised(&deck([&slight]));
    assert_eq!(overview(&table, &GameFilter::default()).practised, 0);
    let whole = deck(&found);
    for damaged in [whole.replace("ansa-mistakes", "other"), whole.replace("\"version\":1", "\"version\":9")]
    {
        assert_ne!(damaged, whole);
        table.take_practised(&damaged);
        assert_eq!(overview(&table, &GameFilter::default()).practised, 0);
    }
    // One card that can't be read does not spoil the other.
    table.take_practised(&whole.replacen("\"played\":\"", "\"played\":\"Ra9n ", 1));
    assert_eq!(overview(&table, &GameFilter::default()).practised, 1);
}
