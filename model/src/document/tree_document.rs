//! The document. `playing` has the moves of its game, and `editing` beside it the edits of a study.

use std::rc::Rc;

use ansa_core::game::Ply;
use ansa_core::position::outcome::Outcome;
use ansa_core::record::{
    ArrowAnnotation, BegunScore, Evaluation, GameReading, GameTree, NodeId, Notes, Record, Tag, pack,
};
use ansa_core::{Game, Label, Side};
use ansa_texts::plain;

use super::cursor::Cursor;
use super::evaluations::Evaluations;
use super::game_options::{GameOptions, GameStart};
use super::line::Line;
use super::player::Player;
use super::tags::{NAMES, RATINGS, name_of_tags, set_outcome_tags, tag_of};
use crate::formats::LONGEST_LINK;

mod playing;

/// A game with its variations, tags, comments and clock times, and the options of the game.
///
/// The main line of the tree is the game as played. What was taken back, and what was only planned, are variations.
#[derive(Clone, Debug)]
pub struct Document {
    /// Shared, because every action copies the state of the page, while few actions change the game.
    tree: Rc<GameTree>,
    /// The game as played, with its outcome.
    played: Line,
    options: GameOptions,
    evaluations: Evaluations,
}

impl PartialEq for Document {
    fn eq(&self, other: &Document) -> bool {
        self.played == other.played
            && self.options == other.options
            && (self.has_same_content(other)
                || self.evaluations.written_into(&self.tree) == other.evaluations.written_into(&other.tree))
    }
}

impl Document {
    /// The document of a new game.
    pub fn new(options: GameOptions) -> Document {
        Document::from_game(options.game(), options)
    }

    /// The document of a game without variations.
    pub fn from_game(game: Game, options: GameOptions) -> Document {
        let tags = game.to_record().tags.into_iter().filter(|tag| tag.name() != "Position");
        let (tags, outcome) = (tags.collect(), game.outcome());
        let mut tree = GameTree::new(game);
        tree.tags = tags;
        // The comments of a new game say nothing about its positions.
        Document::from_tree(tree, outcome, options)
    }

    /// The document of a game that was read from a record. Its start takes the place of the one in the options.
    pub fn from_reading(reading: GameReading, options: GameOptions) -> Document {
        let evaluations = Evaluations::of(&reading.tree);
        let mut document =
            Document { evaluations, ..Document::from_tree(reading.tree, reading.outcome, options) };
        document.options.start = GameStart::of(document.game());
        document
    }

    /// The document of a game of which only the beginning could be read. What its tags say of its end does not hold.
    pub fn from_beginning(mut reading: GameReading, options: GameOptions) -> Document {
        reading.outcome = reading.outcome.filter(|outcome| outcome.reason.is_on_board());
        let mut document = Document::from_reading(reading, options);
        let tree = Rc::make_mut(&mut document.tree);
        set_outcome_tags(tree, document.played.game());
        document
    }

    fn from_tree(mut tree: GameTree, outcome: Option<Outcome>, options: GameOptions) -> Document {
        let nodes = tree.main_line();
        let end = nodes.last().copied().unwrap_or(tree.root());
        let mut game = tree.game(end).unwrap_or_default();
        if let Some(outcome) = outcome {
            // A game that has ended on the board keeps that outcome.
            let _ = game.end(outcome);
            if tree.outcome(end).is_none() {
                set_outcome_tags(&mut tree, &game);
            }
        }
        let evaluations = Evaluations::default();
        Document { tree: Rc::new(tree), played: Line::new(nodes, game), options, evaluations }
    }

    /// The document with another tree, whose main line is the game. It ends as the tree says.
    pub(super) fn with_main_line_of(&self, mut tree: GameTree) -> Document {
        let played = Line::through(&tree, tree.root());
        set_outcome_tags(&mut tree, played.game());
        let mut document = Document { played, ..self.clone() };
        document.set_tree(tree);
        document
    }

    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Replaces the game tree by one with the same main line.
    pub(super) fn set_tree(&mut self, tree: GameTree) {
        self.evaluations.retain(&tree);
        self.tree = Rc::new(tree);
    }

    /// The engine's opinion of the position after a node.
    pub fn evaluation(&self, node: NodeId) -> Option<&Evaluation> {
        self.evaluations.get(node)
    }

    /// Keeps the engine's opinion of the position after a node, unless a longer search has given another one.
    pub fn keep_evaluation(&mut self, node: NodeId, evaluation: Evaluation) {
        if self.tree.contains(node) {
            self.evaluations.keep(node, evaluation);
        }
    }

    /// The scores after the first step of the turn of a node, after the first two, and so on, as far as they are known.
    pub fn begun_scores(&self, node: NodeId) -> &[BegunScore] {
        self.evaluations.begun(node)
    }

    /// Keeps the scores after the steps of the turn of a node.
    pub fn keep_begun_scores(&mut self, node: NodeId, scores: Vec<BegunScore>) {
        if self.tree.contains(node) {
            self.evaluations.keep_begun(node, scores);
        }
    }

    /// The document without the engine's opinions; `None` if it has none.
    pub fn without_evaluations(&self) -> Option<Document> {
        if self.evaluations.is_empty() {
            return None;
        }
        let mut tree = GameTree::clone(&self.tree);
        for node in self.tree.nodes() {
            if let Some(notes) = tree.notes_mut(node) {
                notes.comment.remove_evaluation();
                notes.comment.set_begun_scores(&[]);
            }
        }
        Some(Document { tree: Rc::new(tree), evaluations: Evaluations::default(), ..self.clone() })
    }

    /// Adopts the evaluations of another version of the document.
    pub fn keep_evaluations_of(&mut self, other: &Document) {
        self.evaluations = other.evaluations.clone();
        self.evaluations.retain(&self.tree);
    }

    /// Whether both are the same, as far as that is known without comparing every node.
    pub fn is_same(&self, other: &Document) -> bool {
        self.has_same_content(other) && self.options == other.options
    }

    /// Whether both have the same content, as far as that is known without comparing every node.
    pub fn has_same_content(&self, other: &Document) -> bool {
        self.has_same_tree(other) && self.evaluations.is_same(&other.evaluations)
    }

    /// Whether both have the same tree, as far as that is known without comparing every node.
    pub fn has_same_tree(&self, other: &Document) -> bool {
        Rc::ptr_eq(&self.tree, &other.tree)
    }

    /// The node of the start.
    pub fn root(&self) -> NodeId {
        self.tree.root()
    }

    /// The game as played.
    pub const fn game(&self) -> &Rc<Game> {
        self.played.game()
    }

    /// The line of the game as played.
    pub const fn played(&self) -> &Line {
        &self.played
    }

    /// The end of the game as played.
    pub fn end_cursor(&self) -> Cursor {
        Cursor::at_end(self.played.clone())
    }

    /// The place of a node, in the game as played or in a variation; `None` if there is no such node.
    pub fn cursor_at(&self, node: NodeId) -> Option<Cursor> {
        if node == self.root() {
            return Some(Cursor::after(self.played.clone(), 0));
        }
        let found = self.played.nodes().iter().position(|&own| own == node);
        if let Some(ply) = found {
            return Some(Cursor::after(self.played.clone(), ply + 1));
        }
        let plies = self.tree.contains(node).then(|| self.tree.path(node).len())?;
        Some(Cursor::after(Line::through(&self.tree, node), plies))
    }

    pub const fn options(&self) -> &GameOptions {
        &self.options
    }

    /// The options that say with whom a person has played here. `None` for a game with names in its record, and for a
    /// position alone, which are between two people only because they are to be studied. Only games that began here can
    /// have names and forbid take-backs.
    pub fn options_of_own_game(&self) -> Option<&GameOptions> {
        let is_named = self.options.take_backs && Side::ALL.into_iter().any(|side| self.name(side).is_some());
        let is_own = !self.is_free() || !is_named && !self.game().plies().is_empty();
        is_own.then_some(&self.options)
    }

    /// Turns the coach on or off.
    pub fn set_coaches(&mut self, speaks: bool) {
        self.options.coaches = speaks;
    }

    pub fn player(&self, side: Side) -> Player {
        self.options.players[side]
    }

    /// The name of a side's player in the record, if it has one.
    pub fn name(&self, side: Side) -> Option<&str> {
        self.tag(NAMES[side])
    }

    /// The rating of a side's player in the record, if it has one.
    pub fn rating(&self, side: Side) -> Option<&str> {
        self.tag(RATINGS[side])
    }

    fn tag(&self, name: &str) -> Option<&str> {
        tag_of(&self.tree.tags, name)
    }

    /// The plies that were played or tried in a position, one of which is this node. The first one goes on with the line.
    pub fn alternatives(&self, node: NodeId) -> &[NodeId] {
        self.tree.parent(node).map_or(&[], |parent| self.tree.children(parent))
    }

    /// The time used for a ply of the game as played, in milliseconds; 0 if unknown.
    pub fn time_used(&self, ply: usize) -> u64 {
        let notes = self.played.nodes().get(ply).and_then(|&node| self.tree.notes(node));
        notes.and_then(|notes| notes.comment.elapsed()).unwrap_or(0)
    }

    /// Notes the time used for a ply of the game as played, in milliseconds.
    pub fn set_time_used(&mut self, ply: usize, milliseconds: u64) {
        let node = self.played.nodes().get(ply).copied();
        if let Some(notes) = node.and_then(|node| Rc::make_mut(&mut self.tree).notes_mut(node)) {
            notes.comment.set_elapsed(milliseconds);
        }
    }

    /// The annotations of a node.
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.tree.notes(node)
    }

    /// The words about a node, as far as there are any: those before its turn, and those after it.
    pub fn words(&self, node: NodeId) -> Vec<&str> {
        let Some(notes) = self.notes(node) else { return Vec::new() };
        let mut words = vec![notes.introduction.text(), notes.comment.text()];
        words.retain(|words| !words.is_empty());
        words
    }

    /// The arrows and marked squares of a node.
    pub fn drawn(&self, node: NodeId) -> Vec<ArrowAnnotation> {
        self.notes(node).map(|notes| notes.comment.arrows()).unwrap_or_default()
    }

    /// The variations that could have been played instead of a ply, or that follow the end of the game.
    pub fn variations_at(&self, ply: usize) -> &[NodeId] {
        let before = ply.checked_sub(1).and_then(|before| self.played.nodes().get(before).copied());
        let children = self.tree.children(before.unwrap_or(self.tree.root()));
        let is_played = children.first().is_some_and(|first| self.played.nodes().contains(first));
        children.get(usize::from(is_played)..).unwrap_or(&[])
    }

    /// The plies of a variation from its first node to the end of its line.
    pub fn line_from(&self, first: NodeId) -> Vec<(NodeId, Label, &Ply)> {
        let nodes = core::iter::once(first).chain(self.tree.line_after(first));
        nodes.filter_map(|node| Some((node, self.tree.label(node)?, self.tree.ply(node)?))).collect()
    }

    /// The record of the whole document: nothing that was read is left out.
    pub fn to_record(&self) -> Record {
        let tree = self.evaluations.written_into(&self.tree);
        // Only variations nested deeper than a record allows are refused. Nobody can add them, but take-backs can push
        // others down; then the deepest are left out.
        tree.to_record().unwrap_or_else(|_| {
            let mut tree = tree.into_owned();
            tree.remove_too_deep();
            tree.to_record().unwrap_or_else(|_| self.game().to_record())
        })
    }

    /// The whole document as a short text for a link; `None` if it is too long for one.
    pub fn to_link(&self) -> Option<String> {
        let packed = pack(&self.evaluations.written_into(&self.tree)).ok();
        packed.filter(|packed| packed.len() <= LONGEST_LINK)
    }

    /// The text of [`Document::to_record`].
    pub fn to_text(&self) -> String {
        self.to_record().to_tagged()
    }

    /// The record as an export: with the name that a person gave it, or else this event and date where it has none.
    pub fn to_export(&self, given: Option<&str>, event: &str, date: &str) -> String {
        let mut record = self.to_record();
        if let Some(tag) = given.and_then(|name| Tag::new("Event", &plain(name))) {
            record.set_tag(tag);
        }
        let new = [Tag::new("Event", event), Tag::new("Date", &date.replace('-', "."))];
        let new =
            new.into_iter().flatten().filter(|tag| record.tag(tag.name()).is_none()).collect::<Vec<_>>();
        record.tags.splice(0..0, new);
        record.to_tagged()
    }

    /// The event at which it was played.
    pub fn event(&self) -> Option<&str> {
        tag_of(&self.tree.tags, "Event")
    }

    /// A name from the record, such as “Omar – Fritz, Club evening”.
    pub fn name_in_record(&self) -> Option<String> {
        name_of_tags(&self.tree.tags)
    }
}
