//! The positional terms.

use super::view::View;
use super::weights as w;
use crate::bitboard::Bitboard;
use crate::piece::Role;
use crate::square::Square;

/// The terms that are the same whoever is to move: `own` less `enemy`.
pub(super) fn balance(own: &View, enemy: &View) -> i32 {
    side(own) - side(enemy) + traps(own)
}

fn side(view: &View) -> i32 {
    squares(view) + restraint(view) + elephant(view) + rabbits(view)
}

/// Where the pieces stand.
fn squares(view: &View) -> i32 {
    let mut sum = 0;
    for role in Role::ALL {
        for square in view.of(role) {
            sum += SQUARE_WORTH[role.index()][square.index()];
        }
    }
    sum
}

static SQUARE_WORTH: [[i32; 64]; 6] = {
    let mut worth = [[0; 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            let file = square % 8;
            let folded = if file < 4 { file } else { 7 - file };
            worth[role][square] = w::SQUARES[role][7 - square / 8][folded];
            square += 1;
        }
        role += 1;
    }
    worth
};

/// Frozen pieces, pieces held by stronger ones, hostages.
fn restraint(view: &View) -> i32 {
    let held = view.held();
    if held.is_empty() {
        return 0;
    }
    let mut sum = 0;
    // Next to, or one step further from, the two traps in the enemy's half.
    let near_their_traps =
        {
            let traps = Bitboard::of(Square::TRAPS[2]) | Bitboard::of(Square::TRAPS[3]);
            traps | traps.neighbours() | traps.neighbours().neighbours()
        } & (Bitboard::rank(4) | Bitboard::rank(5) | Bitboard::rank(6) | Bitboard::rank(7));
    for role in &Role::ALL[..5] {
        let held = held & view.roles[role.index()];
        let frozen = (held & view.frozen).count() as i32;
        let loose = held.count() as i32 - frozen;
        let hostages = (held & near_their_traps).count() as i32;
        let i = role.index();
        sum -= frozen * w::FROZEN[i] + loose * w::HELD[i] + hostages * w::HOSTAGE[i];
    }
    sum
}

/// How far the elephant can go.
fn elephant(view: &View) -> i32 {
    let elephant = view.of(Role::Elephant);
    let open = view.empty();
    let mut reach = elephant;
    for _ in 0..3 {
        reach |= reach.neighbours() & open;
    }
    let squares = (reach - elephant).count();
    let walled = if elephant.any() && squares < w::ELEPHANT_WALLED_BELOW { w::ELEPHANT_WALLED } else { 0 };
    squares as i32 * w::ELEPHANT_REACH - walled
}

/// Rabbits on their way to goal.
fn rabbits(view: &View) -> i32 {
    let mut sum = 0;
    let far = Bitboard(!0 << 24);
    for square in view.of(Role::Rabbit) & far {
        let distance = 7 - square.rank() as usize;
        let bonus = w::GOAL_NEAR[distance];
        let blockers = (view.enemy & WAY[square.index()]).count() as i32;
        let mut percent = (100 - blockers * w::GOAL_BLOCKER).max(0);
        if (Bitboard::of(square).neighbours() & view.own).any() {
            percent += w::GOAL_SUPPORT;
        }
        if view.frozen.contains(square) {
            percent /= 3;
        }
        sum += bonus * percent / 100;
    }
    sum
}

/// Squares through which a rabbit passes on its way north: its file and the two beside it, ranks ahead.
static WAY: [Bitboard; 64] = {
    let mut ways = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let file = Bitboard::file((square % 8) as u8).0;
        let band = file | (file & !Bitboard::file(7).0) << 1 | (file & !Bitboard::file(0).0) >> 1;
        let first_ahead = (square / 8 + 1) * 8;
        let ahead = if first_ahead < 64 { !0 << first_ahead } else { 0 };
        ways[square] = Bitboard(band & ahead);
        square += 1;
    }
    ways
};

/// Who controls the traps.
fn traps(view: &View) -> i32 {
    let mut sum = 0;
    for trap in Square::TRAPS {
        let around = Bitboard::of(trap).neighbours();
        let own = around & view.own;
        let enemy = around & view.enemy;
        sum += w::TRAP_DEFENDERS[own.count() as usize] - w::TRAP_DEFENDERS[enemy.count() as usize];
        for role in &Role::ALL[1..] {
            let strong = around & view.roles[role.index()];
            sum += w::TRAP_STRENGTH[role.index()]
                * ((strong & own).count() as i32 - (strong & enemy).count() as i32);
        }
        if own.is_empty() && enemy.any() {
            sum -= w::TRAP_ALONE;
        } else if enemy.is_empty() && own.any() {
            sum += w::TRAP_ALONE;
        }
    }
    sum
}

/// What the view's pieces risk to be taken, in points; `percent` of each stake counts.
pub(super) fn danger(view: &View, percent: i32) -> i32 {
    let held = view.held();
    if held.is_empty() {
        return 0;
    }
    let empty = view.empty();
    let mut worst = 0;
    let mut sum = 0;
    for trap in Square::TRAPS {
        let trap_set = Bitboard::of(trap);
        let around = trap_set.neighbours();
        let defenders = around & view.own;
        let on_trap = trap_set & view.own;
        // Pieces that are gone as soon as they, or the only defender of the trap, are moved.
        let (at_once, farther) = match defenders.count() {
            0 => (Bitboard::EMPTY, around.neighbours() & held),
            1 if on_trap.any() => {
                // The one on the trap falls when its last friend is displaced.
                (if (defenders & held).any() { on_trap } else { Bitboard::EMPTY }, Bitboard::EMPTY)
            }
            1 => (defenders & held, around.neighbours() & held),
            2 if on_trap.is_empty() => (Bitboard::EMPTY, defenders & held),
            _ => (Bitboard::EMPTY, Bitboard::EMPTY),
        };
        // Being moved onto the trap takes an empty trap, or an enemy on it that pulls.
        let open = (trap_set & (empty | view.enemy)).any() || on_trap.any();
        if !open {
            continue;
        }
        for (set, share) in [(at_once, 100), (farther - at_once, w::DANGER_FARTHER)] {
            for role in Role::ALL {
                let count = (set & view.roles[role.index()]).count() as i32;
                let stake = w::AT_STAKE[role.index()] * share / 100;
                if count > 0 {
                    worst = worst.max(stake);
                    sum += count * stake;
                }
            }
        }
    }
    // A turn seldom takes more than the best piece; the others still count a little.
    (worst + (sum - worst) / 6) * percent / 100
}
