//! The tree: each node before its children, in order.

use core::slice;

use super::adaptive::{AdaptiveNumber, AdaptiveSymbol};
use super::coder::SymbolCoder;
use super::error::{PackedError, PackedPart};
use super::limits::{MAX_LINK_CHILDREN, MAX_LINK_PLIES};
use super::note_code::NoteCode;
use super::setup_code::code_setup;
use super::start_code::code_start;
use super::tag_code::code_tags;
use super::text_code::TextCode;
use super::turn_code::code_turn;
use crate::game::{Game, Phase, Ply};
use crate::notation::{Marker, PlyText};
use crate::record::tree::{Ending, GameTree, NodeId, Notes};

const ENDING: PackedError = PackedError::Part(PackedPart::Ending);

/// Codes a whole tree. When it packs, the tree that it returns writes the same record.
pub(super) fn code_tree(
    coder: &mut impl SymbolCoder,
    known: Option<&GameTree>,
) -> Result<GameTree, PackedError> {
    let mut texts = TextCode::new();
    let start = code_start(coder, known.map(GameTree::start))?;
    let tags = code_tags(coder, &mut texts, &start, known.map(|tree| &tree.tags[..]))?;
    let mut tree = GameTree::new(start.clone());
    tree.tags = tags;
    let mut codes = NodeCode::new(texts);
    let known_root = known.map(|known| (known, known.root()));
    let root = tree.root();
    let mut open = vec![codes.code(coder, &start, &mut tree, root, known_root)?];
    let mut game = start;
    let mut plies = 0;
    while let Some(parent) = open.last_mut() {
        if parent.next >= parent.children {
            open.pop();
            game.take_back();
            continue;
        }
        plies += 1;
        if plies > MAX_LINK_PLIES {
            return Err(PackedError::TooManyPlies);
        }
        let known =
            parent.known.and_then(|(tree, node)| Some((tree, *tree.children(node).get(parent.next)?)));
        parent.next += 1;
        // By old rules, play may go on after the loss of all rabbits.
        game.play_on();
        let ply = code_ply(coder, &game, known.and_then(|(tree, node)| tree.ply(node)))?;
        let node = tree.play_new(&mut game, parent.node, &ply).ok_or(PackedError::Part(PackedPart::Turn))?;
        open.push(codes.code(coder, &game, &mut tree, node, known)?);
    }
    Ok(tree)
}

fn code_ply(coder: &mut impl SymbolCoder, game: &Game, known: Option<&Ply>) -> Result<PlyText, PackedError> {
    match (game.phase(), known) {
        (Phase::Setup(side), Some(Ply::Setup(known))) => Ok((&code_setup(coder, side, Some(known))?).into()),
        (Phase::Setup(side), _) => Ok((&code_setup(coder, side, None)?).into()),
        (Phase::Turn(_), Some(Ply::Turn(known))) => Ok((&code_turn(coder, game, Some(known))?).into()),
        (Phase::Turn(_), _) => Ok((&code_turn(coder, game, None)?).into()),
    }
}

/// A node whose children are being coded.
struct OpenNode<'a> {
    node: NodeId,
    /// The same node of the tree that is being packed.
    known: Option<(&'a GameTree, NodeId)>,
    children: usize,
    /// The index of the next child.
    next: usize,
}

/// Codes what a node has beside its ply and its children, and learns from each.
struct NodeCode {
    texts: TextCode,
    notes: NoteCode,
    /// By whether the game is over at the node, and whether the node before was usual: twice the first.
    is_usual: [AdaptiveSymbol<2>; 4],
    was_usual: bool,
    children: AdaptiveNumber<11>,
    /// None, resigned, lost.
    ending: AdaptiveSymbol<3>,
    is_line_end: AdaptiveSymbol<2>,
    other_endings: AdaptiveNumber<11>,
}

impl NodeCode {
    const fn new(texts: TextCode) -> NodeCode {
        NodeCode {
            texts,
            notes: NoteCode::new(),
            is_usual: [const { AdaptiveSymbol::new() }; 4],
            was_usual: true,
            children: AdaptiveNumber::new(),
            ending: AdaptiveSymbol::new(),
            is_line_end: AdaptiveSymbol::new(),
            other_endings: AdaptiveNumber::new(),
        }
    }

    /// Codes a node at which the game is, and returns it with the number of its children.
    fn code<'a>(
        &mut self,
        coder: &mut impl SymbolCoder,
        game: &Game,
        tree: &mut GameTree,
        node: NodeId,
        known: Option<(&'a GameTree, NodeId)>,
    ) -> Result<OpenNode<'a>, PackedError> {
        let is_over = game.outcome().is_some();
        // A usual node has one child, or none if the game is over, and nothing else.
        let usual_children = usize::from(!is_over);
        let is_usual = known.map(|(tree, node)| {
            let has_notes = tree.notes(node).is_some_and(|notes| *notes != Notes::default());
            let ends = tree.ending(node).is_some() || tree.other_endings(node).next().is_some();
            let goes_on = tree.children(node).is_empty() || !tree.is_line_end(node);
            !has_notes && !ends && goes_on && tree.children(node).len() == usual_children
        });
        let context = usize::from(is_over) * 2 + usize::from(self.was_usual);
        let is_usual = match self.is_usual.get_mut(context) {
            Some(model) => model.code_flag(coder, is_usual)?,
            None => false,
        };
        self.was_usual = is_usual;
        let children = if is_usual { usual_children } else { self.code_rest(coder, tree, node, known)? };
        Ok(OpenNode { node, known, children, next: 0 })
    }

    /// Codes everything about an unusual node. Returns the number of its children.
    fn code_rest(
        &mut self,
        coder: &mut impl SymbolCoder,
        tree: &mut GameTree,
        node: NodeId,
        known: Option<(&GameTree, NodeId)>,
    ) -> Result<usize, PackedError> {
        let children = known.map(|(tree, node)| tree.children(node).len());
        let children = code_count(&mut self.children, coder, children)?;
        let notes =
            self.notes.code(coder, &mut self.texts, known.and_then(|(tree, node)| tree.notes(node)))?;
        if let Some(own) = tree.notes_mut(node) {
            *own = notes;
        }
        let ending = known.map(|(tree, node)| tree.ending(node).map_or(&[][..], slice::from_ref));
        let ending = self.code_ending(coder, ending)?;
        let has_ending = ending.is_some();
        tree.set_ending(node, ending).map_err(|_| ENDING)?;
        let mut goes_on = children > 0 && !has_ending;
        if goes_on {
            let is_line_end = known.map(|(tree, node)| tree.is_line_end(node));
            goes_on = !self.is_line_end.code_flag(coder, is_line_end)?;
            tree.set_line_end(node, !goes_on).map_err(|_| ENDING)?;
        }
        let variations = children - usize::from(goes_on);
        self.code_other_endings(coder, tree, node, variations, known)?;
        Ok(children)
    }

    /// Codes a resignation or loss, if there is one: `known` has at most one.
    fn code_ending(
        &mut self,
        coder: &mut impl SymbolCoder,
        known: Option<&[Ending]>,
    ) -> Result<Option<Ending>, PackedError> {
        let known = known.map(<[Ending]>::first);
        let symbol = known.map(|ending| match ending.map(|ending| ending.marker) {
            None => 0,
            Some(Marker::Resigns) => 1,
            Some(Marker::Lost | Marker::Takeback) => 2,
        });
        let marker = match self.ending.code(coder, symbol)? {
            0 => return Ok(None),
            1 => Marker::Resigns,
            _ => Marker::Lost,
        };
        self.texts.spend(1)?;
        let notes = known.flatten().map(|ending| &ending.notes);
        Ok(Some(Ending { marker, notes: self.notes.code(coder, &mut self.texts, notes)? }))
    }

    /// Codes the endings that are variations, each after the number of variations before it.
    fn code_other_endings(
        &mut self,
        coder: &mut impl SymbolCoder,
        tree: &mut GameTree,
        node: NodeId,
        variations: usize,
        known: Option<(&GameTree, NodeId)>,
    ) -> Result<(), PackedError> {
        let mut rest = known.map(|(tree, node)| tree.placed_endings(node));
        let count = known.map(|(tree, node)| tree.placed_endings(node).count());
        for index in 0..code_count(&mut self.other_endings, coder, count)? {
            let next = rest.as_mut().and_then(Iterator::next);
            let most = variations + index;
            let before = next.map(|(before, _)| before.min(most) as u32);
            let before = coder.code_below(most as u32 + 1, before)?;
            let ending =
                self.code_ending(coder, next.map(|(_, ending)| slice::from_ref(ending)))?.ok_or(ENDING)?;
            tree.add_other_ending_at(node, before as usize, ending).map_err(|_| ENDING)?;
        }
        Ok(())
    }
}

/// Codes how many children or endings a node has.
fn code_count(
    model: &mut AdaptiveNumber<11>,
    coder: &mut impl SymbolCoder,
    known: Option<usize>,
) -> Result<usize, PackedError> {
    if known.is_some_and(|count| count > MAX_LINK_CHILDREN) {
        return Err(PackedError::TooManyVariations);
    }
    let count = model.code(coder, known.map(|count| count as u64))? as usize;
    if count > MAX_LINK_CHILDREN { Err(PackedError::TooManyVariations) } else { Ok(count) }
}
