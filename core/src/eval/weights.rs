//! Every weight of the hand-made evaluation, in thousandths of a rabbit at the start of the game.

/// Worth of a non-rabbit by the number of stronger enemies: 8000 ÷ (1.4475 + n), twice 8000 ÷ 1.4475 for none.
pub(super) const FEW_STRONGER_WORTH: [i32; 9] = [11053, 3269, 2321, 1799, 1469, 1241, 1074, 947, 847];

/// Worth of having n rabbits, and of having n pieces: 5051.6 × ln n.
pub(super) const COUNT_WORTH: [i32; 17] = [
    -3000, 0, 3501, 5550, 7003, 8130, 9051, 9830, 10504, 11099, 11632, 12113, 12553, 12957, 13331, 13680,
    14006,
];

/// The right to move.
pub(super) const TO_MOVE: i32 = 120;

/// What stands next to a trap is worth this much to its control, by the number of defenders.
pub(super) const TRAP_DEFENDERS: [i32; 5] = [0, 110, 230, 290, 300];
/// More for a strong piece among them, by role.
pub(super) const TRAP_STRENGTH: [i32; 6] = [0, 10, 15, 45, 90, 190];
/// A trap that only one side stands at.
pub(super) const TRAP_ALONE: i32 = 90;

/// A frozen piece, by role.
pub(super) const FROZEN: [i32; 6] = [70, 110, 140, 230, 380, 0];
/// A piece with a stronger enemy beside it though a friend keeps it from being frozen.
pub(super) const HELD: [i32; 6] = [5, 20, 25, 60, 110, 0];
/// Held next to a trap in the enemy's half: a hostage.
pub(super) const HOSTAGE: [i32; 6] = [20, 80, 110, 220, 420, 0];

/// A piece that the side to move can take with two steps, in percent of [`AT_STAKE`].
pub(super) const DANGER_AT_ONCE: i32 = 60;
/// The same where the owner is to move and may still save it.
pub(super) const DANGER_NEXT_TURN: i32 = 14;
/// What a piece in danger puts at stake.
pub(super) const AT_STAKE: [i32; 6] = [1000, 1400, 2000, 3500, 6500, 11000];
/// Part of the stake, in percent, where the piece is one push further from the trap.
pub(super) const DANGER_FARTHER: i32 = 35;

/// A square that the elephant can reach in three steps over empty squares.
pub(super) const ELEPHANT_REACH: i32 = 14;
/// An elephant with fewer reachable squares than this is as good as walled in.
pub(super) const ELEPHANT_WALLED_BELOW: u32 = 5;
/// Cost of being walled in.
pub(super) const ELEPHANT_WALLED: i32 = 450;

/// A rabbit this many steps from goal with nothing in the way.
pub(super) const GOAL_NEAR: [i32; 8] = [0, 1500, 900, 520, 260, 110, 0, 0];
/// Each enemy in the way takes this share, in percent, of it.
pub(super) const GOAL_BLOCKER: i32 = 24;
/// A friend beside a far advanced rabbit, in percent of the bonus.
pub(super) const GOAL_SUPPORT: i32 = 25;

/// Where pieces stand well; rank 8 (the enemy's home) first, as on a diagram, files a to d: the board is
/// symmetric left to right. From the owner's view.
pub(super) const SQUARES: [[[i32; 4]; 8]; 6] = [
    // Rabbits stay home or go up the edge files; the centre is where they are lost.
    [
        [0, 0, 0, 0],
        [330, 250, 180, 200],
        [200, 90, -60, 40],
        [100, 10, -60, -60],
        [50, -40, -110, -120],
        [40, -20, -110, -90],
        [40, 20, 20, -10],
        [20, 20, 30, 20],
    ],
    // Cats guard the home traps.
    [
        [-150, -150, -150, -150],
        [-150, -150, -150, -150],
        [-150, -130, -250, -130],
        [-110, -90, -100, -90],
        [-70, -40, -40, -50],
        [-40, 20, -110, 0],
        [-10, 40, 90, 20],
        [-40, 0, 30, 0],
    ],
    // Dogs too, a little further up.
    [
        [-150, -150, -150, -150],
        [-150, -130, -120, -130],
        [-130, -90, -220, -90],
        [-90, -60, -60, -60],
        [-50, -10, -10, -20],
        [-30, 40, -90, 20],
        [-20, 40, 80, 20],
        [-50, 0, 20, 0],
    ],
    // Horses attack on the wings beside the enemy's traps.
    [
        [-180, -140, -120, -140],
        [-80, 0, 20, -20],
        [-30, 90, -120, 40],
        [-10, 90, 80, 50],
        [-10, 60, 60, 40],
        [-20, 30, -60, 30],
        [-60, 0, 10, 0],
        [-120, -60, -50, -50],
    ],
    // The camel dominates one wing, wary of the elephant.
    [
        [-250, -200, -180, -200],
        [-140, -40, -20, -60],
        [-80, 60, -150, 20],
        [-40, 80, 90, 60],
        [-30, 80, 100, 90],
        [-40, 50, -40, 60],
        [-90, -10, 10, 10],
        [-160, -90, -70, -60],
    ],
    // The elephant belongs to the centre.
    [
        [-450, -350, -280, -300],
        [-260, -110, 0, -60],
        [-160, 60, 20, 170],
        [-110, 130, 260, 290],
        [-120, 110, 230, 260],
        [-190, 10, -20, 110],
        [-300, -150, -60, -90],
        [-480, -350, -270, -290],
    ],
];
