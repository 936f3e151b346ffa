//! The start of a game: its rules, its handicaps, or the position it starts from.

use super::adaptive::AdaptiveNumber;
use super::coder::SymbolCoder;
use super::error::{PackedError, PackedPart};
use crate::board::Board;
use crate::game::{Game, Roster};
use crate::piece::{BySide, Piece, Role, Side};
use crate::position::builder::PositionBuilder;
use crate::position::rule_set::{AllRabbitsGone, RuleSet, SamePosition, ThirdRepetition};
use crate::position::{Position, STEPS_PER_TURN};
use crate::square::Square;

/// The rules that were in force at some time, in the order of their symbols. The symbol after them is any mixture.
const RULES: [RuleSet; 3] = [RuleSet::CURRENT, RuleSet::UNTIL_2008_07, RuleSet::UNTIL_2005_05];
const RULES_WEIGHTS: [u32; 4] = [13, 1, 1, 1];

/// Whether the game starts with setups or from a position.
const START_WEIGHTS: [u32; 2] = [15, 1];

/// The pieces of a side: a full set, any, or exactly these.
const FULL: usize = 0;
const ANY: usize = 1;
const EXACTLY: usize = 2;
const ROSTER_WEIGHTS: [u32; 3] = [8, 7, 1];

/// The weight of an empty square of a position. A piece has twice the number of these pieces still missing from a full
/// set, and one more.
const EMPTY_WEIGHT: u32 = 24;

/// Codes a game before its first ply.
pub(super) fn code_start(coder: &mut impl SymbolCoder, known: Option<&Game>) -> Result<Game, PackedError> {
    let rules = code_rules(coder, known.map(Game::rules))?;
    let position = known.map(Game::position);
    if coder.code(&START_WEIGHTS, position.map(|position| usize::from(position.is_some())))? == 0 {
        let mut rosters = BySide::default();
        for side in Side::ALL {
            rosters[side] = code_roster(coder, known.map(|game| game.rosters()[side]))?;
        }
        return Ok(Game::with(rules, rosters));
    }
    let position = code_position(coder, position.flatten())?;
    let number =
        AdaptiveNumber::<33>::new().code(coder, known.map(|game| game.next_label().number.into()))?;
    Ok(Game::from_begun_turn(position, number as u32, rules))
}

fn code_rules(coder: &mut impl SymbolCoder, known: Option<RuleSet>) -> Result<RuleSet, PackedError> {
    let index = |rules| RULES.iter().position(|&one| one == rules).unwrap_or(RULES.len());
    let symbol = coder.code(&RULES_WEIGHTS, known.map(index))?;
    if let Some(&rules) = RULES.get(symbol) {
        return Ok(rules);
    }
    let parts = known.map(|rules| {
        u32::from(rules.same_position == SamePosition::Board)
            + 2 * u32::from(rules.third_repetition == ThirdRepetition::Loses)
            + 4 * u32::from(rules.all_rabbits_gone == AllRabbitsGone::Draw)
    });
    let parts = coder.code_below(8, parts)?;
    let is_old = |part| parts & part != 0;
    Ok(RuleSet {
        same_position: if is_old(1) { SamePosition::Board } else { SamePosition::BoardAndSide },
        third_repetition: if is_old(2) { ThirdRepetition::Loses } else { ThirdRepetition::IsIllegal },
        all_rabbits_gone: if is_old(4) { AllRabbitsGone::Draw } else { AllRabbitsGone::MoverWins },
    })
}

fn code_roster(coder: &mut impl SymbolCoder, known: Option<Roster>) -> Result<Roster, PackedError> {
    let symbol = known.map(|roster| match roster {
        Roster::FULL => FULL,
        Roster::Any => ANY,
        Roster::Exactly(_) => EXACTLY,
    });
    match coder.code(&ROSTER_WEIGHTS, symbol)? {
        FULL => Ok(Roster::FULL),
        ANY => Ok(Roster::Any),
        _ => {
            let mut counts = [0; 6];
            for role in Role::ALL {
                let count = known.map(|roster| match roster {
                    Roster::Exactly(counts) => counts[role.index()].into(),
                    Roster::Any => 0,
                });
                counts[role.index()] = coder.code_below(256, count)? as u8;
            }
            Ok(Roster::Exactly(counts))
        }
    }
}

/// The symbols of a square: empty, the gold pieces from the rabbit up, the silver pieces.
fn code_position(coder: &mut impl SymbolCoder, known: Option<Position>) -> Result<Position, PackedError> {
    let side = coder.code_below(2, known.map(|position| position.side() as u32))?;
    let side = if side == 0 { Side::Gold } else { Side::Silver };
    let mut board = Board::EMPTY;
    for square in Square::all() {
        let piece = known.map(|position| position.board().piece_at(square));
        let symbol = piece.map(|piece| {
            piece.map_or(0, |piece| 1 + piece.side.index() * Role::ALL.len() + piece.role.index())
        });
        let pieces = Side::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| Piece { side, role }));
        let pieces: Vec<Piece> = pieces.collect();
        let missing =
            |piece: &Piece| piece.role.count_at_start().saturating_sub(board.pieces(*piece).count());
        let weights: Vec<u32> =
            core::iter::once(EMPTY_WEIGHT).chain(pieces.iter().map(|piece| 2 * missing(piece) + 1)).collect();
        let symbol = coder.code(&weights, symbol)?;
        if let Some(&piece) = symbol.checked_sub(1).and_then(|index| pieces.get(index)) {
            board.put(square, piece);
        }
    }
    let steps = STEPS_PER_TURN.into();
    let made = known.map(|position| steps - u32::from(position.steps_left()));
    let steps_left = steps - coder.code_below(steps, made)?;
    let position = PositionBuilder { board, side }.build_lenient().ok();
    position
        .and_then(|position| position.with_steps_left(steps_left as u8))
        .ok_or(PackedError::Part(PackedPart::Start))
}
