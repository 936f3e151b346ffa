//! Puzzles of the mistakes in analysed games.

use std::path::Path;

use ansa_core::game::{Phase, Ply};
use ansa_core::position::Position;
use ansa_core::position::outcome::Reason;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::puzzle::{Puzzle, PuzzleTask, PuzzleTheme, PuzzleVerdict};
use ansa_core::record::{Evaluation, GameReading, GoldScore, Record};
use ansa_core::{Label, Step};

use super::super::own_puzzles::{MAX_OWN_GAMES, MAX_OWN_PUZZLES, OwnPuzzle};
use super::super::tactics::{puzzle_at, puzzles_of};
use super::*;
use crate::Apply as _;
use crate::formats::Stored as _;

/// One puzzle of each theme that asks for a turn.
const LINES: [&str; 6] = [
    "goal1 g [........rHd.rd.rRr.c..rr.rr.C.....E.ehR..h....H.RRmcDR.R..DR....] - Hb7n ra7e Ra6n Ra7n",
    "goal2 g [.....r...re..D..r.RrH.....E....r....r.r.R...D.R...HC.C.R..RMR.R.] - Rg3w Rf3n Rf4n / ec7n / Rf5e Rg5n Rg6n Rg7n",
    "stop s [.....r...re..D..r.R...H...E....r....r.r.R...D.R...HC.C.R..RMR.R.] - ra6e ec7e rb7e",
    "win:H g [....ccr.rrdrrd.rr.....mr.h....e..R...E..RH..DRh...R.MDRR..RCCR..] - Ef4e Rf3n hg3w hf3x Eg4s",
    "save:H g [.....c.c.rd.rd.rrh..r.rRrHe.....R.....Em.R....r..RR..C.R........] - Ra4e ra5s Hb5w",
    "hold:M g [r.rcc.r.rrd.dr.rh..m..rh....e...RR..E...H.....H.R.DM.DRR..RCCR.R] - Ee4w Ed4n",
];
const EVEN: GoldScore = GoldScore::CentiRabbits(0);

fn puzzle(line: &str) -> Puzzle {
    line.parse().expect("a puzzle")
}

fn answer(puzzle: &Puzzle) -> Vec<Step> {
    puzzle.first_turn().expect("a turn").steps().iter().map(|played| played.step).collect()
}

/// A game of harmless turns of one step from a position, with the score before each turn and after the last.
fn analysed(start: Position, scores: &[GoldScore]) -> Document {
    let mut game = Game::from_position(start, 14, RuleSet::CURRENT);
    for _ in 1..scores.len() {
        // A rabbit's step is harmless in these positions.
        let harmless = |step: Step| {
            let mut turn = game.begin_turn().ok()?;
            turn.step(step).ok()?;
            let mut after = game.clone();
            after.play(&turn).ok()?;
            after.outcome().is_none().then_some(after)
        };
        let turn = game.begin_turn().unwrap();
        let steps: Vec<Step> = turn.position().steps().map(|(step, _)| step).collect();
        game = steps.into_iter().rev().find_map(harmless).expect("a harmless turn");
    }
    let mut document = Document::from_game(game, people());
    let nodes = [vec![document.root()], document.played().nodes().to_vec()].concat();
    for (node, &score) in nodes.into_iter().zip(scores) {
        let evaluation = Evaluation { nodes: 1_000_000, after_best: Some(score), ..Evaluation::new(score) };
        document.keep_evaluation(node, evaluation);
    }
    document
}

/// A game in which gold misses a goal with its turn 14.
fn missed() -> Document {
    analysed(*puzzle(LINES[0]).position(), &[GoldScore::Win(Side::Gold, 1), EVEN])
}

fn saved_game(number: usize, changed: u64, document: Document) -> StoredGame {
    let mut game = stored_play(number, &PlayState::resume(document), 2026);
    game.entry.changed = changed;
    game
}

/// The games that are searched, in their order.
fn searched<'a>(known: Option<&str>, games: impl IntoIterator<Item = &'a StoredGame>) -> Vec<OwnGame> {
    let mut analysed = AnalysedGames::new(known);
    games.into_iter().for_each(|game| analysed.add(&game.entry, &game.text));
    let search = analysed.search();
    let left = search.left();
    let found: Vec<OwnGame> = search.collect();
    assert_eq!(found.len(), left as usize);
    found
}

fn own(games: &[OwnGame]) -> OwnPuzzles {
    let mut own = OwnPuzzles::default();
    own.take(games);
    own
}

/// The ids of the games, as they are stored.
fn ids(own: &OwnPuzzles) -> Vec<String> {
    let text = own.write().unwrap();
    text.split("{\"game\":{\"id\":\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

#[test]
fn every_theme_is_found_on_its_terms() {
    for line in LINES {
        let wanted = puzzle(line);
        let (start, side) = (wanted.position(), wanted.position().side());
        let score = if wanted.theme() == PuzzleTheme::GoalInTwo { GoldScore::Win(side, 2) } else { EVEN };
        let found = puzzle_at(start, &answer(&wanted), score).expect(line);
        assert_eq!(found.task(), wanted.task());
        assert!(
            found
                .judge(&answer(&wanted))
                .is_ok_and(|verdict| verdict != PuzzleVerdict::Wrong(ansa_core::puzzle::PuzzleFault::NoGoal))
        );
        // Without the engine's turn, what is worth it is unknown.
        let alone = puzzle_at(start, &[], score).map(|found| found.task());
        assert_eq!(alone.is_some(), !wanted.theme().needs_agreement(), "{line}");
    }
    // Every reply is tried only where the engine sees that it loses.
    let two = puzzle(LINES[1]);
    assert_eq!(puzzle_at(two.position(), &answer(&two), EVEN), None);
}

#[test]
fn a_missed_goal_is_asked_for_once() {
    let found = puzzles_of(&missed());
    let [OwnPuzzle { puzzle: own, plies: 0, label }] = &found[..] else { panic!("{found:?}") };
    assert_eq!((own.task(), label.to_string().as_str()), (PuzzleTask::GoalInOne, "14g"));
    assert_eq!(own.first_turn(), puzzle(LINES[0]).first_turn());

    // Silver lets it through, and gold misses it: a mistake of each, and one puzzle.
    let start = puzzle(LINES[0]).position().after_pass();
    let document = analysed(start, &[EVEN, GoldScore::Win(Side::Gold, 1), EVEN]);
    assert_eq!(super::super::causes::grave_mistakes(&document).count(), 2);
    let found = puzzles_of(&document);
    let [OwnPuzzle { puzzle: own, plies: 1, label }] = &found[..] else { panic!("{found:?}") };
    assert_eq!((own.position().side(), *label), (Side::Gold, Label { number: 15, side: Side::Gold }));

    // Without evaluations there are no mistakes.
    let plain = Document::from_game((**missed().game()).clone(), people());
    assert_eq!(puzzles_of(&plain), []);
}

#[test]
fn the_last_turns_of_real_games_are_goals_in_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/vectors/games.json");
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let games: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
    let (mut tried, mut found) = (0, 0);
    for moves in games.iter().map(|game| game["moves"].as_array().unwrap()) {
        let lines = moves.iter().enumerate().map(|(ply, turn)| {
            format!("{}{} {}\n", ply / 2 + 1, ['g', 's'][ply % 2], turn.as_str().unwrap())
        });
        let record = Record::read(&lines.collect::<String>()).unwrap();
        let reading = GameReading::from_record(&record).unwrap();
        let document = Document::from_reading(reading, people());
        let game = document.game();
        if game.outcome().is_none_or(|outcome| outcome.reason != Reason::Goal) {
            continue;
        }
        let Some(Ply::Turn(last)) = game.plies().last() else { continue };
        let Some(Phase::Turn(start)) = game.phase_at(game.plies().len() - 1) else {
            continue;
        };
        tried += 1;
        let steps: Vec<Step> = last.steps().iter().map(|played| played.step).collect();
        if let Some(puzzle) = puzzle_at(&start, &steps, GoldScore::Win(start.side(), 1)) {
            assert_eq!(puzzle.judge(&steps), Ok(PuzzleVerdict::Solved));
            found += 1;
        }
    }
    assert!(tried > 20 && found > 3, "{found} of {tried}");
}

#[test]
fn analysed_games_of_persons_are_searched_once_until_they_change() {
    let old = saved_game(1, 10, missed());
    let new = saved_game(2, 20, missed());
    let plain = saved_game(3, 30, Document::from_game((**missed().game()).clone(), people()));
    let mut computers = saved_game(4, 40, missed());
    let computer = Player::Computer(Level::new(3).unwrap());
    computers.entry.summary.players = BySide { gold: computer, silver: computer };
    let mut level = saved_game(5, 5, missed());
    level.entry.summary.players = against(3, Side::Gold).players;
    let all = [&old, &plain, &computers, &new, &level];
    let found = searched(None, all);
    let kept = own(&found);
    assert_eq!(ids(&kept), ["g2", "g1", "g5"], "the newest first");
    assert_eq!(ids(&own(&found[..1])), ["g2"]);
    assert_eq!(kept.puzzles().count(), 3);

    let id = puzzle(LINES[0]).id();
    let origin = kept.origin(id).unwrap();
    assert_eq!(
        (origin.game.id.as_str(), origin.game.plies, origin.label.to_string().as_str()),
        ("g2", Some(0), "14g")
    );
    assert_eq!(kept.origin(puzzle(LINES[1]).id()), None);

    // ---- Again ----
    let text = kept.write().unwrap();
    assert_eq!(searched(Some(&text), all), []);
    let mut renamed = old.clone();
    renamed.entry.name = Some("Final".to_owned());
    renamed.entry.changed = 50;
    let better = saved_game(2, 60, analysed(*puzzle(LINES[0]).position(), &[EVEN, EVEN]));
    let again = searched(Some(&text), [&renamed, &better, &level]);
    let mut changed = kept.clone();
    changed.take(&again);
    assert_eq!(ids(&changed), ["g2", "g1", "g5"]);
    assert_eq!(changed.puzzles().count(), 2, "the mistake was none");
    assert_eq!(changed.origin(id).unwrap().game.entry().name.as_deref(), Some("Final"));
    assert_eq!(searched(Some("nonsense"), all).len(), 3, "what can't be read is searched again");
}

#[test]
fn the_page_hears_of_every_game_until_none_is_left() {
    let found = searched(None, [&saved_game(1, 10, missed()), &saved_game(2, 20, missed())]);
    let mut counted = Counted::default();
    let reply = |games: &[OwnGame], left: u32| {
        let answer = CountAnswer::Tactics(FoundTactics { games: games.to_vec(), left });
        // As it is sent.
        let text = serde_json::to_string(&Reply { number: 1, unread: 0, left_out: 0, answer }).unwrap();
        CountedAction::Replied(Box::new(serde_json::from_str(&text).unwrap()))
    };
    counted.apply(CountedAction::Asked(1, Question::Tactics(None)));
    counted.apply(reply(&[], 2));
    assert_eq!((counted.own_left, counted.is_busy()), (Some(2), true));
    counted.apply(reply(&found[..1], 1));
    counted.apply(reply(&found[1..], 0));
    assert_eq!((counted.own_left, counted.is_busy()), (Some(0), false));
    assert_eq!(*counted.own_games, found[..]);
    counted.apply(reply(&found, 0));
    assert_eq!(counted.own_games.len(), 2, "nothing more is awaited");
}

#[test]
fn the_saved_form_is_read_as_it_was_written_and_strange_games_are_counted() {
    let kept = own(&searched(None, [&saved_game(1, 10, missed()), &saved_game(2, 20, missed())]));
    let text = kept.write().unwrap();
    assert_eq!(OwnPuzzles::read(&text), Ok((kept.clone(), 0)));
    assert_eq!(OwnPuzzles::read(&OwnPuzzles::default().write().unwrap()), Ok((OwnPuzzles::default(), 0)));

    for strange in ["", "[]", "{}", &text.replace("ansa-own-puzzles", "other"), &text.replace(":1,", ":9,")] {
        assert!(OwnPuzzles::read(strange).is_err(), "{strange}");
    }
    // Each spoils one game of two.
    let long = "x".repeat(2_000);
    for (from, to) in [
        ("\"line\":\"goal1 ", "\"line\":\"goal9 "),
        ("\"line\":\"goal1 ", "\"line\":\"squares:b2 "),
        ("\"line\":\"goal1 ", "\"line\":\"ansa-puzzles 1\\ngoal1 "),
        ("\"turn\":\"14g\"", "\"turn\":\"14x\""),
        ("\"plies\":0", "\"plies\":-1"),
        ("\"plies\":0", "\"plies\":1e99"),
        ("\"id\":\"g2\"", "\"id\":\"g1\""),
        ("\"id\":\"g2\"", &format!("\"id\":\"{long}\"")),
        ("\"content\":\"", &format!("\"content\":\"{long}")),
        ("\"changed\":20", "\"changed\":\"20\""),
    ] {
        let strange = text.replacen(from, to, 1);
        assert_ne!(strange, text, "{from}");
        let (read, unread) = OwnPuzzles::read(&strange).expect(to);
        assert_eq!((read.puzzles().count(), unread), (1, 1), "{to}");
    }
    // A rating of its own is not believed.
    let rated = text.replace("] - ", "] 4000~1 ");
    assert_ne!(rated, text);
    assert_eq!(OwnPuzzles::read(&rated), Ok((kept, 0)));
}

#[test]
fn the_newest_puzzles_stay() {
    let found = searched(None, [&saved_game(1, 10, missed())]).remove(0);
    let text = own(&[found]).write().unwrap();
    let game = |number: usize| -> OwnGame {
        let (_, game) = text.split_once("\"games\":[").unwrap();
        let game = game.strip_suffix("]}").unwrap();
        let game = game
            .replace("\"g1\"", &format!("\"h{number}\""))
            .replace("\"changed\":10", &format!("\"changed\":{number}"));
        serde_json::from_str(&game).unwrap()
    };
    let games: Vec<OwnGame> = (1..=MAX_OWN_GAMES + 20).map(game).collect();
    let kept = own(&games);
    assert_eq!((kept.puzzles().count(), ids(&kept).len()), (MAX_OWN_PUZZLES, MAX_OWN_GAMES));
    assert_eq!(ids(&kept)[0], format!("h{}", MAX_OWN_GAMES + 20));
    let text = kept.write().unwrap();
    assert!(text.len() < 1_000_000, "{} bytes", text.len());
    assert_eq!(OwnPuzzles::read(&text), Ok((kept, 0)));
}
