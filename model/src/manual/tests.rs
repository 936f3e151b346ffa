//! Every diagram played by the rules, and every claim about it proved.

use ansa_core::causes::hostages;
use ansa_core::game::PlayError;
use ansa_core::notation::PlyText;
use ansa_core::position::Position;
use ansa_core::threats::{TrapHolder, can_goal_this_turn, capture_of, reach, trap_control, turn_of};
use ansa_core::{Board, Game, PositionBuilder, Side, Square};

use super::diagram::{DiagramClaim, DiagramScript};
use super::*;

/// Every diagram of the rules and of the terms, with its name.
fn all() -> Vec<(String, &'static Diagram)> {
    let rules = GameRule::ALL.into_iter().filter_map(|rule| Some((format!("{rule:?}"), rule.diagram()?)));
    let terms = GlossaryTerm::ALL.iter().filter_map(|&term| Some((format!("{term:?}"), term.diagram()?)));
    rules.chain(terms).collect()
}

/// The position of a frame, with a side to move at the start of its turn.
fn position(board: Board, side: Side) -> Position {
    (PositionBuilder { board, side }).build().expect("a playable position")
}

#[test]
fn every_diagram_is_legal_to_its_last_step() {
    let all = all();
    assert!(all.len() > 40, "{}", all.len());
    for (name, diagram) in all {
        let DiagramScript::Turns(turns) = diagram.script else {
            assert_eq!(diagram.frames().len(), 3, "{name}");
            assert_eq!(diagram.frames()[2].board.occupied().count(), 32, "{name}");
            continue;
        };
        assert_eq!(diagram.placed().len(), diagram.pieces.split_whitespace().count(), "{name}");
        let steps = turns.split_whitespace().filter(|word| !word.ends_with('x') && *word != "/").count();
        let (frames, game) = diagram.played();
        assert_eq!(frames.len(), steps + 1, "{name}: a turn is illegal");
        assert!(game.is_some(), "{name}");
        // What is shown stays a game that goes on, unless it ends at the last step.
        assert!(frames.iter().rev().skip(1).all(|frame| frame.outcome.is_none()), "{name}");
    }
}

#[test]
fn every_claim_about_a_diagram_is_true() {
    let mut claims = 0;
    for (name, diagram) in all() {
        let (frames, Some(game)) = diagram.played() else { continue };
        for claim in diagram.claims {
            assert!(holds(diagram, &frames, &game, *claim), "{name}: {claim:?}");
            claims += 1;
        }
    }
    assert!(claims > 35, "{claims}");
}

fn holds(diagram: &Diagram, frames: &[DiagramFrame], game: &Game, claim: DiagramClaim) -> bool {
    let (first, last) = (frames[0].board, frames[frames.len() - 1].board);
    let owner = |square: Square| last.piece_at(square).expect("a piece").side;
    match claim {
        DiagramClaim::Ends(winner, reason) => {
            let outcome = frames[frames.len() - 1].outcome;
            outcome.is_some_and(|outcome| outcome.winner == Some(winner) && outcome.reason == reason)
        }
        DiagramClaim::Captures(letters) => {
            let lost = frames.iter().filter_map(|frame| frame.step?.capture);
            lost.map(|lost| lost.piece.letter()).collect::<String>() == letters
        }
        DiagramClaim::Frozen(at, square) => frames[at].board.is_frozen(square),
        DiagramClaim::Free(at, square) => {
            frames[at].board.piece_at(square).is_some() && !frames[at].board.is_frozen(square)
        }
        DiagramClaim::CannotEnd(at) => {
            let steps: Vec<_> = frames[at].turn.iter().map(|played| played.step).collect();
            let mut game = Game::from_position(position(first, diagram.side), 2, ansa_core::RuleSet::CURRENT);
            matches!(game.play_steps(&steps), Err(PlayError::Turn(_)))
        }
        DiagramClaim::Refused(text) => {
            let Ok(PlyText::Turn(steps)) = text.parse() else { return false };
            let mut turn = game.begin_turn().expect("a turn can be made");
            turn.play_text(&steps).expect("its steps are legal");
            game.check(&turn).is_err()
        }
        DiagramClaim::NoStep(from, to) => {
            let piece = first.piece_at(from).expect("a piece");
            piece.side == diagram.side
                && first.piece_at(to).is_none()
                && !first.step_targets(from).contains(to)
        }
        DiagramClaim::Hostage(square) => {
            hostages(&position(last, !owner(square))).iter().any(|hostage| hostage.square == square)
        }
        DiagramClaim::ShutIn(square) => reach(&position(last, owner(square)), square)
            .is_some_and(|reach| (reach.all() - ansa_core::Bitboard::from_square(square)).is_empty()),
        DiagramClaim::Barred(from, to) => {
            reach(&position(last, owner(from)), from).is_some_and(|reach| !reach.all().contains(to))
        }
        DiagramClaim::GoalThreat(at, side) => {
            can_goal_this_turn(&turn_of(&position(frames[at].board, side), side))
        }
        DiagramClaim::NoGoal(side) => !can_goal_this_turn(&position(last, side)),
        DiagramClaim::Capturable(square) => capture_of(&position(last, !owner(square)), square).is_some(),
        DiagramClaim::Controls(side, trap) => {
            trap_control(&last).iter().any(|one| one.trap == trap && one.holder == TrapHolder::Side(side))
        }
    }
}

#[test]
fn related_terms_and_places_are_no_circles_of_one() {
    for term in GlossaryTerm::ALL {
        assert!(!term.related().is_empty() && !term.related().contains(&term), "{term:?}");
        assert_eq!(GlossaryTerm::from_key(term.key()), Some(term));
    }
    let in_groups: Vec<_> =
        ManualGroup::ALL.iter().flat_map(|group| group.sections().iter().copied()).collect();
    assert_eq!(in_groups, ManualSection::ALL);
    for section in ManualSection::ALL {
        assert_eq!(ManualSection::from_key(section.key()), Some(section));
        let (before, after) = section.neighbours();
        assert!(before.is_none_or(|before| before.neighbours().1 == Some(section)));
        assert!(after.is_none_or(|after| after.neighbours().0 == Some(section)));
    }
    for rule in GameRule::ALL {
        assert_eq!(GameRule::from_key(rule.key()), Some(rule));
    }
    let paths: std::collections::HashSet<String> = ManualPlace::all().map(ManualPlace::path).collect();
    assert_eq!(paths.len(), ManualPlace::all().count());
}

#[test]
fn the_example_of_the_rule_about_time_is_right() {
    use ansa_core::clock::{Clock, TurnKind};
    let mut clock = Clock::new("30s/2m".parse().expect("a time control"));
    let _ = clock.after_turn(Side::Gold, TurnKind::Play, 20_000);
    assert_eq!(clock.reserve(Side::Gold), 130_000);
    let _ = clock.after_turn(Side::Gold, TurnKind::Play, 50_000);
    assert_eq!(clock.reserve(Side::Gold), 110_000);
}
