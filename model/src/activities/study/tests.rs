//! Tests of the study.

use ansa_board::testing::square;
use ansa_board::{BoardEvent, Pointing};
use ansa_core::game::Setup;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::record::{
    ArrowAnnotation, ArrowColour, GameReading, Glyph, GoldScore, MAX_NESTING, NodeId, Record,
};
use ansa_core::review::ReviewPlace;
use ansa_core::search::Score;
use ansa_core::{Direction, Game, Level, Role, Side, Step, StepKind};

use super::*;
use crate::Apply;
use crate::activities::engine::{EngineFault, SearchEvent, SearchState};
use crate::activities::play::testing::{best, found};
use crate::document::{CursorMove, Document, Edit, EditRefusal, GameOptions, Player};
use crate::entry::EntryAction;
use crate::formats::words;

const WEAK: Player = Player::Computer(Level::WEAKEST);

mod analysis;
mod setups;
mod start_text;
mod threats_and_drafts;
mod with_a_friend;

/// The position after a node, as the engine searches it.
fn whole(node: NodeId) -> SearchedPlace {
    SearchedPlace { node, steps: Vec::new(), is_threat: false }
}

struct Studied {
    study: StudyState,
}

impl Studied {
    /// After these turns against an opponent.
    fn new(opponent: Player, turns: &[&str]) -> Studied {
        let mut game = Game::new();
        for side in Side::ALL {
            game.set_up(&Setup::from_rows(NINETY_NINE, side)).expect("a setup");
        }
        for turn in turns {
            words::play(&mut game, turn).expect("a legal turn");
        }
        let document = Document::from_game(game, GameOptions::against(opponent, Side::Gold));
        Studied { study: StudyState::new(document, Side::Gold) }
    }

    fn does(&mut self, action: impl Into<StudyAction>) {
        self.study.apply(action);
    }

    /// Enters a turn step by step, and ends it.
    fn enters(&mut self, turn: &str) {
        self.types(turn);
        self.does(StudyAction::End);
    }

    fn types(&mut self, steps: &str) {
        self.does(EntryAction::Type(steps.to_owned()));
        self.does(EntryAction::PlayTyped);
    }

    /// The search of a place has found a line of one turn, and has ended or not.
    fn finds(&mut self, place: SearchedPlace, (depth, score): (u8, i32), turn: &str, is_done: bool) {
        let game = if place.is_threat {
            self.study.search_start().game
        } else {
            self.study.document.cursor_at(place.node).expect("a place").game()
        };
        let event = match found(&game, depth, Score::CentiRabbits(score), &[turn]) {
            SearchEvent::Best(_, state) if !is_done => SearchEvent::Progress(state),
            event => event,
        };
        self.does(EngineAction::Search(place, event));
    }

    /// A search for the analysis has found a line of one turn.
    fn analysed(&mut self, job: AnalysisJob, score: i32, turn: &str) {
        let start = self.study.job_start(&job).expect("a game");
        let event = found(&start.game, 8, Score::CentiRabbits(score), &[turn]);
        self.does(EngineAction::Analysis(job, event));
    }

    /// The next search for the analysis, which has to be of this place, finds this score for gold.
    fn finds_next(&mut self, place: ReviewPlace, gold: i32) {
        let job = *self.study.analysis_jobs().first().expect("a search");
        assert_eq!(job.search.place, place);
        let side = self.study.job_start(&job).expect("a game").game.side();
        let (score, turn) = if side == Side::Gold { (gold, "Rh2n") } else { (-gold, "rh7s") };
        self.analysed(job, score, turn);
    }

    /// The next search for the analysis fails.
    fn fails(&mut self) {
        let job = *self.study.analysis_jobs().first().expect("a search");
        self.does(EngineAction::Analysis(job, SearchEvent::Failed(EngineFault::Died)));
    }

    fn node(&self) -> NodeId {
        self.study.node()
    }

    /// The text of the document without its tags.
    fn turns(&self) -> String {
        let text = self.study.document.to_text();
        let lines = text.lines().filter(|line| !line.starts_with('[') && !line.is_empty());
        lines.skip(2).collect::<Vec<_>>().join(" ").replace("( ", "(").replace(" )", ")")
    }
}

const TURNS: [&str; 2] = ["Ee2n Ee3n", "ed7s"];

#[test]
fn a_turn_at_an_earlier_place_becomes_a_variation() {
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(StudyAction::Move(CursorMove::Previous));
    let before = studied.node();
    studied.enters("ed7s ed6s");
    assert_eq!(studied.turns(), "2g Ee2n Ee3n 2s ed7s (2s ed7s ed6s)");
    assert_eq!(studied.study.place.label_shown(), Some("2s".parse().expect("a label")));
    assert_eq!(studied.study.document.game().plies().len(), 4, "the game itself is the same");
    // The same turn again is followed.
    studied.does(StudyAction::Show(before));
    studied.enters("ed7s");
    assert_eq!(studied.turns(), "2g Ee2n Ee3n 2s ed7s (2s ed7s ed6s)");
    assert_eq!(studied.node(), *studied.study.document.played().nodes().last().expect("a ply"));
}

#[test]
fn a_free_line_goes_on_and_a_game_against_the_computer_does_not() {
    let mut free = Studied::new(Player::Person, &TURNS);
    free.enters("Ee4n");
    assert_eq!(free.study.document.game().plies().len(), 5);
    let mut game = Studied::new(WEAK, &TURNS);
    game.enters("Ee4n");
    assert_eq!(game.study.document.game().plies().len(), 4);
    assert_eq!(game.turns(), "2g Ee2n Ee3n 2s ed7s 3g (3g Ee4n)");
}

#[test]
fn a_place_within_a_turn_begins_another_end_of_it() {
    let mut studied = Studied::new(WEAK, &["Ee2n Ee3n Hb2n Hg2n"]);
    studied.does(StudyAction::Move(CursorMove::PreviousStep));
    studied.does(StudyAction::Move(CursorMove::PreviousStep));
    assert_eq!(studied.study.entry.steps().len(), 2);
    assert!(!studied.study.has_own_steps());
    studied.types("Hg2n");
    assert!(studied.study.has_own_steps());
    studied.does(StudyAction::End);
    assert_eq!(studied.turns(), "2g Ee2n Ee3n Hb2n Hg2n (2g Ee2n Ee3n Hg2n)");
    // The draft can be discarded, too.
    studied.does(StudyAction::Move(CursorMove::PreviousStep));
    studied.does(EntryAction::Undo);
    assert_eq!(studied.study.entry.steps().len(), 1);
    studied.does(StudyAction::Escape);
    assert_eq!(studied.study.entry.steps().len(), 2);
}

#[test]
fn alternatives_are_above_and_below() {
    let mut studied = Studied::new(WEAK, &TURNS);
    let played = studied.node();
    studied.does(StudyAction::Move(CursorMove::Previous));
    studied.enters("hb7s");
    let other = studied.node();
    studied.does(StudyAction::Alternative(true));
    assert_eq!(studied.node(), played);
    studied.does(StudyAction::Alternative(true));
    assert_eq!(studied.node(), played, "nothing is above the first");
    studied.does(StudyAction::Alternative(false));
    assert_eq!(studied.node(), other);
}

#[test]
fn every_change_can_be_undone_and_redone() {
    let mut studied = Studied::new(WEAK, &TURNS);
    let mut texts = vec![studied.study.document.to_text()];
    studied.does(StudyAction::Move(CursorMove::Previous));
    studied.enters("hb7s");
    texts.push(studied.study.document.to_text());
    let (node, root) = (studied.node(), studied.study.document.root());
    for edit in [
        Edit::Glyph(node, Glyph::Good),
        Edit::Glyph(node, Glyph::Blunder),
        Edit::Comment(root, "Before the start".to_owned()),
        Edit::Comment(node, "Better".to_owned()),
    ] {
        studied.does(edit);
        texts.push(studied.study.document.to_text());
    }
    assert!(texts.last().expect("a text").contains("hb7s ?? {Better}"), "one assessment replaces another");
    studied.does(Edit::Remove(node));
    texts.push(studied.study.document.to_text());
    assert_ne!(studied.node(), node, "a place that is left is shown");
    for text in texts.iter().rev().skip(1) {
        studied.does(StudyAction::Undo);
        assert_eq!(studied.study.document.to_text(), *text);
    }
    assert!(!studied.study.can_undo());
    for text in texts.iter().skip(1) {
        studied.does(StudyAction::Redo);
        assert_eq!(studied.study.document.to_text(), *text);
    }
    assert!(!studied.study.can_redo());
    // A new change forgets what was undone.
    studied.does(StudyAction::Undo);
    studied.does(Edit::Comment(root, "Other".to_owned()));
    assert!(!studied.study.can_redo());
}

#[test]
fn a_typed_comment_is_one_change() {
    let mut studied = Studied::new(WEAK, &TURNS);
    let node = studied.node();
    for text in ["G", "Go", "Good"] {
        studied.does(Edit::Comment(node, text.to_owned()));
    }
    studied.does(StudyAction::EndTyping);
    studied.does(Edit::Comment(node, "Good!".to_owned()));
    studied.does(StudyAction::Undo);
    assert!(studied.turns().contains("{Good}"), "{}", studied.turns());
    studied.does(StudyAction::Undo);
    assert!(!studied.turns().contains('{'), "{}", studied.turns());
}

#[test]
fn a_game_as_played_can_not_be_changed_and_a_free_line_can() {
    let variation = |studied: &mut Studied| {
        studied.does(StudyAction::Move(CursorMove::Previous));
        studied.enters("hb7s");
        studied.node()
    };
    let mut game = Studied::new(Player::Computer(Level::STRONGEST), &TURNS);
    let node = variation(&mut game);
    let text = game.study.document.to_text();
    let first = game.study.document.played().nodes()[2];
    for edit in [Edit::MakeMain(node), Edit::Promote(node), Edit::Remove(first)] {
        game.does(edit);
        assert_eq!(game.study.notice(), Some(&StudyNotice::EditRefused(EditRefusal::Played)));
        assert_eq!(game.study.document.to_text(), text);
        assert!(game.study.can_undo(), "what was changed before can still be undone");
    }
    let mut free = Studied::new(Player::Person, &TURNS);
    let node = variation(&mut free);
    free.does(Edit::MakeMain(node));
    assert_eq!(free.turns(), "2g Ee2n Ee3n 2s hb7s (2s ed7s)");
    assert_eq!(free.study.document.game().plies().len(), 4);
    assert_eq!(free.node(), node);
    free.does(Edit::Remove(free.study.document.played().nodes()[2]));
    assert_eq!(free.study.document.game().plies().len(), 2);
    free.does(StudyAction::Undo);
    assert_eq!(free.turns(), "2g Ee2n Ee3n 2s hb7s (2s ed7s)");
}

#[test]
fn the_study_follows_a_game_that_goes_on() {
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(StudyAction::Move(CursorMove::Previous));
    studied.enters("hb7s");
    studied.types("Ee4n");
    let node = studied.node();
    let turn = {
        let mut game = Game::clone(studied.study.document.game());
        words::play(&mut game, "Ee4n").expect("a legal turn");
        game
    };
    let mut document = studied.study.document.clone();
    document.move_on(turn);
    studied.study.follow(document.clone());
    assert_eq!(studied.node(), node);
    assert!(studied.study.has_own_steps(), "the draft stays");
    assert!(!studied.study.can_undo(), "a turn that was played is not undone");
    document.remove_variation(node);
    studied.study.follow(document);
    assert_eq!(studied.study.place.plies(), 3, "the nearest place that is left");
}

#[test]
fn a_press_where_no_turn_can_follow_is_answered() {
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(StudyAction::Show(studied.study.document.root()));
    assert!(studied.study.turn().is_none(), "the setups are not made in the study");
    studied.does(StudyAction::from(BoardEvent::Press(square("e2"))));
    assert_eq!(studied.study.notice(), Some(&StudyNotice::NoTurn));
    studied.does(StudyAction::Move(CursorMove::Next));
    assert_eq!(studied.study.notice(), None);
}

#[test]
fn a_proposed_turn_is_played_whole_or_not_at_all() {
    let mut studied = Studied::new(WEAK, &TURNS);
    let north = |from: &str| Step { from: square(from), direction: Direction::North };
    studied.does(StudyAction::Play(vec![north("e4"), north("e5")]));
    assert_eq!(studied.turns(), "2g Ee2n Ee3n 2s ed7s 3g (3g Ee4n Ee5n)");
    let text = studied.study.document.to_text();
    studied.does(StudyAction::Play(vec![north("a1")]));
    assert_eq!(studied.study.document.to_text(), text);
}

#[test]
fn drawn_marks_are_kept_with_the_comment_and_toggle() {
    let mut studied = Studied::new(WEAK, &TURNS);
    let mark = |colour| ArrowAnnotation { colour, from: square("e4"), to: square("e4") };
    let arrow = ArrowAnnotation { colour: ArrowColour::Blue, from: square("a1"), to: square("c2") };
    let drawn = |studied: &Studied| studied.study.board_view(&Pointing::default(), false).drawn;
    for shape in [mark(ArrowColour::Green), arrow, mark(ArrowColour::Red)] {
        studied.does(StudyAction::from(BoardEvent::Draw(shape)));
    }
    assert_eq!(drawn(&studied).len(), 2, "another colour replaces a mark");
    assert!(
        studied.turns().contains("[%csl Re4]") && studied.turns().contains("[%cal Ba1c2]"),
        "{}",
        studied.turns()
    );
    studied.does(StudyAction::Draw(arrow));
    assert_eq!(drawn(&studied), [mark(ArrowColour::Red)]);
    studied.types("Ee4n");
    assert_eq!(drawn(&studied), [], "the board of a draft is another one");
    studied.does(StudyAction::Escape);
    studied.does(StudyAction::Undo);
    assert_eq!(drawn(&studied).len(), 2);
}

#[test]
fn what_the_engine_finds_is_kept_with_the_position_unless_it_is_weaker() {
    let mut studied = Studied::new(WEAK, &TURNS);
    let node = studied.node();
    studied.does(EngineAction::Toggle);
    let asked = studied.study.awaited().expect("a request");
    assert_eq!(asked.id, whole(node));
    studied.finds(whole(node), (6, 40), "Ee4n Ee5n", false);
    assert_eq!(studied.study.score(), Some(GoldScore::CentiRabbits(40)));
    assert_eq!(studied.study.document.evaluation(node), None, "the search has not ended");
    // A step away keeps it.
    studied.does(StudyAction::Move(CursorMove::Previous));
    assert_eq!(studied.study.document.evaluation(node).map(|found| found.depth), Some(6));
    assert!(studied.turns().contains("[%eval +0.40,6] [%best Ee4n Ee5n]"), "{}", studied.turns());
    // An answer for a position that is no longer shown, and one that is not legal, change nothing.
    studied.finds(whole(node), (9, 90), "Ee4n", true);
    assert_eq!(studied.study.document.evaluation(node).map(|found| found.depth), Some(6));
    studied.does(StudyAction::Move(CursorMove::Next));
    studied.finds(whole(node), (9, 90), "ra7s", true);
    assert_eq!(studied.study.document.evaluation(node).map(|found| found.depth), Some(6));
    // A weaker result does not replace it; a stronger one does. Neither can be undone.
    studied.finds(whole(node), (4, 10), "Ee4n", true);
    assert_eq!(studied.study.score(), Some(GoldScore::CentiRabbits(40)));
    studied.finds(whole(node), (8, 70), "Ee4n", true);
    assert_eq!(studied.study.score(), Some(GoldScore::CentiRabbits(70)));
    assert!(!studied.study.can_undo());
    studied.does(StudyAction::PlayBest);
    assert_eq!(studied.study.place.trail().len(), 1);
    studied.does(StudyAction::Undo);
    assert_eq!(studied.study.document.evaluation(node).map(|found| found.depth), Some(8));
    // More time is asked for with the next request.
    let before = studied.study.awaited();
    studied.does(EngineAction::Deeper);
    assert_ne!(studied.study.awaited(), before);
    studied.does(EngineAction::Toggle);
    assert_eq!(studied.study.awaited(), None);
    assert_eq!(studied.study.score(), Some(GoldScore::CentiRabbits(70)), "kept");
}

#[test]
fn lines_are_best_first_for_the_side_to_move_and_one_shows_a_win() {
    let mut studied = Studied::new(WEAK, &["Ee2n Ee3n"]);
    studied.does(EngineAction::Toggle);
    let place = studied.study.searched_place();
    let game = studied.study.document.cursor_at(place.node).expect("a place").game();
    let mut state = SearchState { depth: 8, ..SearchState::default() };
    // Silver is to move.
    let win = Score::WinIn(2);
    for (score, turn) in
        [(Score::CentiRabbits(10), "ed7s"), (win, "ra7s"), (Score::CentiRabbits(40), "hb7s"), (win, "rh7s")]
    {
        let SearchEvent::Best(_, found) = found(&game, 8, score, &[turn]) else { panic!("an answer") };
        state.lines.extend(found.lines);
    }
    studied.does(EngineAction::Search(place, SearchEvent::Progress(state)));
    let shown = studied.study.found().expect("lines").state.lines.iter();
    let shown: Vec<String> = shown.map(|line| line.score.to_string()).collect();
    assert_eq!(shown, ["#-2", "-0.40", "-0.10"]);
}

#[test]
fn a_finished_position_has_an_outcome_and_needs_no_search() {
    let mut studied = Studied::new(WEAK, &[]);
    let text = "[Position \"g [........R......................r............................E...]\"]\n2g Ra7n";
    let reading = GameReading::from_record(&Record::read(text).expect("a record")).expect("a game");
    let document = Document::from_reading(reading, GameOptions::default());
    studied.study = StudyState::new(document, Side::Gold);
    studied.does(EngineAction::Toggle);
    assert_eq!(studied.study.outcome_shown().and_then(|reached| reached.winner), Some(Side::Gold));
    assert!(studied.study.awaited().is_none() && !studied.study.is_searching());
    studied.does(StudyAction::Move(CursorMove::Previous));
    assert_eq!(studied.study.outcome_shown(), None);
    assert!(studied.study.is_searching());
}

/// Plays turns of one step at a node until it has two children, and returns the second; `None` if the study refuses it.
fn vary(studied: &mut Studied, at: NodeId, random: &mut u64) -> Option<NodeId> {
    loop {
        if let [_, second, ..] = studied.study.document.tree().children(at)[..] {
            return Some(second);
        }
        studied.does(StudyAction::Show(at));
        let position = studied.study.position().expect("both sides have set up");
        let is_walk = |&(step, kind): &(Step, StepKind)| {
            let mover = position.board().piece_at(step.from);
            kind == StepKind::Simple && mover.is_some_and(|mover| mover.role != Role::Rabbit)
        };
        let steps: Vec<Step> = position.steps().filter(is_walk).map(|(step, _)| step).collect();
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        studied.does(StudyAction::Play(vec![steps[(*random >> 33) as usize % steps.len()]]));
        if matches!(studied.study.notice(), Some(StudyNotice::EditRefused(_))) {
            return None;
        }
    }
}

#[test]
fn a_variation_nested_deeper_than_a_record_is_refused_in_words() {
    let (mut studied, mut random) = (Studied::new(Player::Person, &TURNS), 1);
    let mut at = studied.node();
    for _ in 0..MAX_NESTING {
        at = vary(&mut studied, at, &mut random).expect("a record allows it");
    }
    assert_eq!(vary(&mut studied, at, &mut random), None);
    let notice = StudyNotice::EditRefused(EditRefusal::TooDeep);
    assert_eq!(studied.study.notice(), Some(&notice));
    assert!(crate::text::study::notice(&notice).contains("100"));
    // Nothing is lost, and everything can be written.
    let nodes = studied.study.document.tree().len();
    let text = studied.study.document.to_text();
    let reading = GameReading::from_record(&Record::read(&text).expect("a record")).expect("a game");
    assert_eq!((reading.tree.len(), reading.refused.len()), (nodes, 0));
    // Another order of the variations would do the same.
    let outermost = studied.study.document.tree().path(at)[TURNS.len() + 2];
    studied.does(Edit::Promote(outermost));
    let deeper = studied
        .study
        .document
        .tree()
        .children(studied.study.document.tree().parent(outermost).expect("a parent"))[1];
    assert_ne!(deeper, outermost, "the variation is the line now");
    studied.does(Edit::Demote(outermost));
    assert_eq!(studied.study.document.tree().max_nesting(), MAX_NESTING);
}
