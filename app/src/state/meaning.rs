//! What a press would do, told before it is made.

use ansa_core::position::Position;
use ansa_core::{Capture, Piece, Square, Step, StepError, StepKind};

use super::footing::Footing;
use super::route::{self, Partner, Route};
use super::table::{Mode, Table};
use super::view::Pointing;

/// What pressing a square would do, or putting the piece in hand down there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// Takes an own piece in hand.
    Take(Piece),
    /// Takes an enemy in hand.
    TakeEnemy {
        /// The enemy.
        enemy: Piece,
        /// What can be done with it.
        ways: Ways,
    },
    /// This piece is in hand and it is to be chosen where it goes.
    InHand {
        /// The piece.
        piece: Piece,
        /// A weaker enemy stands beside it that it could push or pull.
        beside: bool,
        /// A piece would be lost at one of the places.
        risky: bool,
    },
    /// This enemy is in hand and it is to be chosen where it goes.
    EnemyInHand {
        /// The enemy.
        enemy: Piece,
        /// What can be done with it.
        ways: Ways,
    },
    /// This enemy is in hand, can only be pulled, and it is to be chosen where the own piece goes that pulls it.
    EnemyPulledBy {
        /// The enemy.
        enemy: Piece,
        /// The own piece.
        piece: Piece,
        /// Where the enemy will be: where the own piece stands.
        to: Square,
    },
    /// This own piece is in hand and pulls the enemy after it, wherever it goes.
    Pulling {
        /// The own piece.
        piece: Piece,
        /// The enemy.
        enemy: Piece,
    },
    /// Walks.
    Walk {
        /// The own piece.
        piece: Piece,
        /// Where to.
        to: Square,
        /// In how many steps.
        steps: usize,
        /// What is lost on the way.
        captures: Vec<Capture>,
    },
    /// Pushes an enemy.
    Push {
        /// The enemy.
        enemy: Piece,
        /// Where to.
        to: Square,
        /// In how many steps.
        steps: usize,
        /// What is lost on the way.
        captures: Vec<Capture>,
    },
    /// Pulls an enemy.
    Pull {
        /// The enemy.
        enemy: Piece,
        /// Where to.
        to: Square,
        /// In how many steps.
        steps: usize,
        /// What is lost on the way.
        captures: Vec<Capture>,
    },
    /// Asks where the enemy is to be pushed to.
    ChoosePush(Piece),
    /// Asks where the own piece goes that pulls the enemy.
    ChoosePull {
        /// The own piece.
        piece: Piece,
        /// The enemy.
        enemy: Piece,
        /// Where the enemy will be: where the own piece stands.
        to: Square,
    },
    /// Finishes the push.
    Follow(Piece),
    /// This piece is in hand in the setup, and it is to be chosen where it goes.
    ToPlace {
        /// The piece.
        piece: Piece,
        /// There are free squares that it could go to.
        free: bool,
    },
    /// Exchanges two pieces in the setup.
    Swap(Piece, Option<Piece>),
    /// Nothing: the piece can't be taken in hand.
    Stuck(Piece, Square, Option<StepError>, Footing),
}

/// What can be done with an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ways {
    /// It can only be pushed.
    Push,
    /// It can be pushed and pulled.
    PushOrPull,
    /// It can only be pulled, and would be pushed if a square beside it were free.
    PullForLackOfRoom,
    /// It can only be pulled, after the last step.
    Pull,
}

impl Meaning {
    /// What a press on the square pointed at would do, or else what the piece in hand waits for.
    pub(crate) fn of(table: &Table, pointing: &Pointing) -> Option<Meaning> {
        let carried = !pointing.way.is_empty();
        match pointing.at {
            Some(square) => on_square(table, square, &pointing.way).or_else(|| in_hand(table)),
            None if carried => None,
            None => in_hand(table),
        }
    }
}

impl Meaning {
    /// How the piece stands that a press would take in hand, if that is special and not told by its meaning.
    pub(crate) fn stands(table: &Table, pointing: &Pointing) -> Option<(Piece, Square, Footing)> {
        let square = match (table.hold, pointing.at) {
            _ if !pointing.way.is_empty() => return None,
            (None, at) => at?,
            (Some(hold), None) => hold.at,
            (Some(hold), Some(at)) => Some(at).filter(|&at| at == hold.at)?,
        };
        let position = table.position()?;
        let piece = position.board().piece_at(square)?;
        let mut footing = Footing::of(position.board(), square);
        if !table.holdable().contains(square) {
            // Why it can't be taken in hand tells that.
            footing.frozen_by.clear();
        }
        (footing != Footing::default()).then_some((piece, square, footing))
    }
}

fn on_square(table: &Table, square: Square, way: &[Square]) -> Option<Meaning> {
    let piece = table.board().piece_at(square);
    if table.mode() == Mode::Setup {
        let held = match table.hold {
            Some(hold) => table.board().piece_at(hold.at)?,
            None => Piece::new(table.game.side(), table.next_role()?),
        };
        return table.swaps().contains(square).then_some(Meaning::Swap(held, piece));
    }
    let position = table.position().filter(|_| table.typed.is_none())?;
    if route::followers(position).contains(square) {
        return piece.map(Meaning::Follow);
    }
    if let Some(hold) = table.hold
        && hold.at != square
        && let Some(route) = table.routes(way).into_iter().find(|route| route.to == square)
    {
        // A press on a piece only takes that one in hand.
        return if way.is_empty() && piece.is_some() {
            choosing(position, hold.at, square)
        } else {
            of_route(position, hold.at, &route)
        };
    }
    let piece = piece?;
    if table.hold.is_some_and(|hold| hold.at == square) || !way.is_empty() {
        return None;
    }
    if !table.holdable().contains(square) {
        let footing = Footing::of(position.board(), square);
        return Some(Meaning::Stuck(piece, square, route::why_not(position, square), footing));
    }
    if piece.side == position.side() {
        return Some(Meaning::Take(piece));
    }
    Some(Meaning::TakeEnemy { enemy: piece, ways: ways(position, square) })
}

/// What can be done with an enemy that can be taken in hand.
fn ways(position: &Position, enemy: Square) -> Ways {
    let push = route::pushers(position, enemy).any();
    let pull = route::pullers(position, enemy).any() || route::pullable(position).contains(enemy);
    match (push, pull) {
        (true, true) => Ways::PushOrPull,
        (true, false) => Ways::Push,
        (false, _) if !route::has_room(position, enemy) => Ways::PullForLackOfRoom,
        (false, _) => Ways::Pull,
    }
}

/// What is asked after an own piece and a weaker enemy were pressed one after the other.
fn choosing(position: &Position, held: Square, pressed: Square) -> Option<Meaning> {
    let board = position.board();
    let (in_hand, other) = (board.piece_at(held)?, board.piece_at(pressed)?);
    Some(if in_hand.side != position.side() {
        Meaning::ChoosePull { piece: other, enemy: in_hand, to: pressed }
    } else if route::pushers(position, pressed).contains(held) {
        Meaning::ChoosePush(other)
    } else {
        Meaning::ChoosePull { piece: in_hand, enemy: other, to: held }
    })
}

fn of_route(position: &Position, from: Square, route: &Route) -> Option<Meaning> {
    let board = position.board();
    if let Some(hold) = route.then {
        return match hold.with {
            Partner::Pulled(enemy) => Some(Meaning::ChoosePull {
                piece: board.piece_at(hold.at)?,
                enemy: board.piece_at(enemy)?,
                to: hold.at,
            }),
            _ if route.steps.is_empty() => choosing(position, from, hold.at),
            _ => Some(Meaning::ChoosePush(board.piece_at(hold.at)?)),
        };
    }
    let (steps, captures) = (route.steps.len(), route.captures.clone());
    Some(match shoved(position, &route.steps) {
        Some((enemy, to, StepKind::Pull)) => Meaning::Pull { enemy, to, steps, captures },
        Some((enemy, to, _)) => Meaning::Push { enemy, to, steps, captures },
        None => Meaning::Walk { piece: board.piece_at(from)?, to: route.to, steps, captures },
    })
}

/// The enemy that is moved by these steps, where to and how.
fn shoved(position: &Position, steps: &[Step]) -> Option<(Piece, Square, StepKind)> {
    let mut after = *position;
    steps.iter().find_map(|&step| {
        let played = after.step(step).ok()?;
        let to = step.to()?;
        (played.piece.side != position.side()).then_some((played.piece, to, played.kind))
    })
}

/// What the piece in hand waits for.
fn in_hand(table: &Table) -> Option<Meaning> {
    if table.mode() == Mode::Setup {
        let board = table.board();
        let free = table.swaps().into_iter().any(|square| board.piece_at(square).is_none());
        return Some(Meaning::ToPlace { piece: board.piece_at(table.hold?.at)?, free });
    }
    let (position, hold) = (table.position()?, table.hold?);
    let board = position.board();
    let piece = board.piece_at(hold.at)?;
    if piece.side != position.side() {
        let ways = ways(position, hold.at);
        if ways == Ways::PullForLackOfRoom
            && let Some(own) = route::sole_puller(position, hold)
        {
            return Some(Meaning::EnemyPulledBy { enemy: piece, piece: board.piece_at(own)?, to: own });
        }
        return Some(Meaning::EnemyInHand { enemy: piece, ways });
    }
    if let Partner::Pulled(enemy) = hold.with {
        return Some(Meaning::Pulling { piece, enemy: board.piece_at(enemy)? });
    }
    let routes = table.routes(&[]);
    let beside = routes.iter().any(|route| board.piece_at(route.to).is_some());
    let risky = routes.iter().any(|route| route.captures.iter().any(|lost| lost.piece.side == piece.side));
    Some(Meaning::InHand { piece, beside, risky })
}

#[cfg(test)]
mod tests {
    use ansa_core::{Game, Side};

    use super::*;
    use crate::state::testing::{position, square};
    use crate::state::{BoardView, EntryAction, Player, SetupAction, Terms};
    use crate::text;

    fn at(pieces: &[&str]) -> Table {
        let game =
            Game::from_position(position("g", pieces), 2, ansa_core::position::outcome::RuleSet::CURRENT);
        Table::resume(game, Terms::against(Player::Person, Side::Gold))
    }

    /// The words for pointing at a square.
    fn said(table: &Table, name: &str) -> String {
        let pointing = Pointing { at: Some(square(name)), way: Vec::new() };
        Meaning::of(table, &pointing).map(|meaning| text::meaning(&meaning)).unwrap_or_default()
    }

    fn press(table: &mut Table, name: &str) {
        table.apply(EntryAction::Press(square(name)));
    }

    #[test]
    fn every_press_says_before_what_it_does() {
        let mut table = at(&["Ed4", "Hc2", "Ra1", "Cg5", "hd5", "eg6", "rh8"]);
        assert_eq!(said(&table, "d4"), "Press to move the gold elephant.");
        assert_eq!(said(&table, "d5"), "Press to push or pull the silver horse.");
        assert_eq!(said(&table, "b4"), "");
        assert!(said(&table, "g5").contains("frozen"), "{}", said(&table, "g5"));
        press(&mut table, "c2");
        assert_eq!(said(&table, "b4"), "Gold horse to b4, 3 steps.");
        assert_eq!(said(&table, "c3"), "Gold horse to c3, 1 step. The gold horse on c3 is lost!");
        press(&mut table, "d4");
        assert_eq!(said(&table, "d5"), "Push the silver horse, then choose where.");
        let pointing = Pointing::default();
        let waits = Meaning::of(&table, &pointing).map(|meaning| text::meaning(&meaning)).unwrap_or_default();
        assert!(waits.contains("marked"), "{waits}");
        press(&mut table, "d5");
        assert_eq!(said(&table, "d6"), "Push the silver horse to d6, 2 steps.");
        assert_eq!(
            said(&table, "d4"),
            "Pull the silver horse to d4, then choose where the gold elephant goes."
        );
        press(&mut table, "d4");
        assert_eq!(said(&table, "e4"), "Pull the silver horse to d4, 2 steps.");
    }

    #[test]
    fn a_piece_in_hand_in_the_setup_says_what_comes_next() {
        let mut table = Table::new(Terms::against(Player::Person, Side::Gold));
        assert_eq!(said(&table, "b2"), "");
        press(&mut table, "b2");
        let waits = "Press the piece to swap the gold horse with. Press the horse again to let it go.";
        let nowhere = Meaning::of(&table, &Pointing::default());
        assert_eq!(nowhere.map(|meaning| text::meaning(&meaning)).as_deref(), Some(waits));
        assert_eq!((said(&table, "b2").as_str(), said(&table, "e5").as_str()), (waits, waits));
        assert_eq!(said(&table, "a1"), "Swap the gold horse and the gold rabbit.");
        table.apply(SetupAction::Clear);
        press(&mut table, "e2");
        press(&mut table, "e2");
        assert_eq!(
            said(&table, "e2"),
            "Press a free square for the gold elephant, or a piece to swap it with. Press the elephant again to let \
             it go."
        );
    }

    #[test]
    fn an_enemy_that_can_only_be_pulled_says_why_and_what_to_press() {
        let walled_in = ["Ee6", "Ra1", "me7", "re8", "rd7", "rf7", "rh8"];
        let mut table = at(&walled_in);
        let waits = |table: &Table| {
            let meaning = Meaning::of(table, &Pointing::default());
            meaning.map(|meaning| text::meaning(&meaning)).unwrap_or_default()
        };
        assert_eq!(
            said(&table, "e7"),
            "Press to pull the silver camel. It can’t be pushed: no square beside it is free."
        );
        press(&mut table, "e6");
        assert!(waits(&table).contains("press a marked enemy"), "{}", waits(&table));
        assert_eq!(
            said(&table, "e7"),
            "Pull the silver camel to e6, then choose where the gold elephant goes."
        );
        press(&mut table, "e7");
        let words = "Choose where the gold elephant goes; it pulls the silver camel to e6. It can’t be pushed: no \
                     square beside it is free.";
        assert_eq!(waits(&table), words);
        assert_eq!(said(&table, "e5"), "Pull the silver camel to e6, 2 steps.");
        let view = BoardView::new(&table, &Pointing::default(), false);
        let marks = |name: &str| view.squares[square(name).index()].clone();
        assert!(marks("e7").held && marks("e6").partner && marks("e5").target.is_some());
        // By way of the own piece, too; the enemy stays marked.
        press(&mut table, "e6");
        let view = BoardView::new(&table, &Pointing::default(), false);
        assert!(view.squares[square("e6").index()].held && view.squares[square("e7").index()].partner);
        press(&mut table, "e5");
        assert_eq!(table.board().piece_at(square("e6")).map(Piece::letter), Some('m'));
        // With two that could pull it, one is to be pressed first.
        let mut table = at(&["Ed7", "Me6", "Ra1", "he7", "re8", "rf7", "rh8"]);
        press(&mut table, "e7");
        assert!(waits(&table).starts_with("Press your marked piece that pulls the silver horse"));
        press(&mut table, "e6");
        press(&mut table, "e5");
        assert_eq!(table.board().piece_at(square("e6")).map(Piece::letter), Some('h'));
    }

    #[test]
    fn frozen_pieces_and_those_on_traps_are_explained() {
        let table = at(&["Ed4", "Ra1", "Cg5", "Hg6", "Rc3", "Dc2", "hd5", "eg4", "rh8"]);
        let about = |name: &str| {
            let pointing = Pointing { at: Some(square(name)), way: Vec::new() };
            let about = Meaning::stands(&table, &pointing);
            about.map(|(piece, at, footing)| text::guide::footing(piece, at, &footing)).unwrap_or_default()
        };
        assert_eq!(
            about("d5"),
            " The silver horse on d5 is frozen by the gold elephant on d4: it can’t step without a friend beside it."
        );
        assert_eq!(about("c3"), " On a trap: only the gold dog on c2 keeps the rabbit from being lost.");
        assert_eq!((about("a1"), about("d4"), about("g5")), Default::default());
        let table = at(&["Ed4", "Ra1", "Cg5", "eg4", "rh8"]);
        assert_eq!(
            said(&table, "g5"),
            "The gold cat on g5 is frozen by the silver elephant on g4: it can’t step without a friend beside it."
        );
    }

    #[test]
    fn what_was_done_is_said() {
        let mut table = at(&["Ed4", "Cb3", "Hc2", "Ra1", "hd5", "rb4", "rh8"]);
        let done = |table: &Table| text::guide::done(table).unwrap_or_default();
        press(&mut table, "d5");
        press(&mut table, "d6");
        assert_eq!(done(&table), "Pushed the silver horse to d6. 2 steps left.");
        table.apply(EntryAction::Reset);
        assert_eq!(done(&table), "");
        press(&mut table, "d4");
        press(&mut table, "e4");
        assert_eq!(done(&table), "", "a walk is plain to see");
        press(&mut table, "d5");
        press(&mut table, "d4");
        assert_eq!(done(&table), "Pulled the silver horse to d4. 2 steps left.");
        press(&mut table, "b3");
        assert_eq!(done(&table), "", "with a piece in hand that counts");
        press(&mut table, "c3");
        assert_eq!(
            done(&table),
            "Gold cat to c3. On a trap: only the gold horse on c2 keeps the cat from being lost. 1 step left."
        );
    }

    #[test]
    fn a_loss_is_told_in_a_sentence() {
        let mut table = at(&["Hc2", "Eb4", "Ra1", "rb3", "rh8"]);
        press(&mut table, "c2");
        assert!(
            Meaning::of(&table, &Pointing::default())
                .is_some_and(|meaning| text::meaning(&meaning).contains("A cross means"))
        );
        press(&mut table, "c3");
        let said = |table: &Table| table.notice.as_ref().map(text::notice).unwrap_or_default();
        assert_eq!(
            said(&table),
            "The gold horse is lost in the trap c3: no friend stands beside it. Undo brings it back."
        );
        table.apply(EntryAction::Undo);
        assert_eq!(table.notice, None);
        press(&mut table, "b3");
        press(&mut table, "c3");
        assert_eq!(said(&table), "The silver rabbit is captured in the trap c3.");
        table.apply(crate::state::Action::End);
        assert_eq!(
            text::guide::taken(&table).as_deref(),
            Some("In the last turn the silver rabbit was lost in the trap c3.")
        );
    }

    #[test]
    fn a_drop_says_before_what_it_does() {
        let mut table = at(&["Ed4", "Ra1", "hd5", "rh8"]);
        table.apply(EntryAction::Hold(square("d4")));
        let drop = |way: &[&str]| {
            let way: Vec<Square> = way.iter().map(|name| square(name)).collect();
            let pointing = Pointing { at: way.last().copied(), way };
            Meaning::of(&table, &pointing).map(|meaning| text::meaning(&meaning)).unwrap_or_default()
        };
        assert_eq!(drop(&["d4", "d5"]), "Push the silver horse, then choose where.");
        assert_eq!(drop(&["d4", "d5", "d6"]), "Push the silver horse to d6, 2 steps.");
        assert_eq!(drop(&["d4", "e4"]), "Gold elephant to e4, 1 step.");
    }
}
