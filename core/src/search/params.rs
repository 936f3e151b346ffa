//! Everything in the search that can be tuned. Depths are in steps, margins in points (thousandths of a rabbit).

/// Deepest iteration, and the longest way from the root in composite moves and passes.
pub(super) const MAX_DEPTH: i16 = 64;
/// Frames that the stack can hold: [`MAX_DEPTH`] and the quiescence below it.
pub(super) const MAX_PLY: usize = 96;

/// The most by which evaluations can be blurred: scores must stay far from those of wins.
pub(super) const MAX_NOISE: u32 = 100_000;

/// Between two looks at the clock: nodes.
pub(super) const NODES_PER_LOOK: u64 = 1024;

/// First depth that is searched with a window around the score before.
pub(super) const ASPIRATION_DEPTH: i16 = 4;
/// Half of that window.
pub(super) const ASPIRATION_WINDOW: i32 = 250;

/// Least depth at which skipping a whole turn is tried.
pub(super) const NULL_DEPTH: i16 = 5;
/// Steps by which the search after a skipped turn is shallower, besides the four that it skips.
pub(super) const NULL_REDUCTION: i16 = 1;

/// Greatest depth at which a turn that begins far above beta is not searched.
pub(super) const FAR_ABOVE_DEPTH: i16 = 8;
/// How far that is, for each step of depth.
pub(super) const FAR_ABOVE: i32 = 50;

/// Least depth at which late moves are reduced.
pub(super) const REDUCE_DEPTH: i16 = 2;
/// Moves of a node after which the others are reduced by a step, by one more, and by a third.
pub(super) const REDUCE_AFTER: [u16; 3] = [1, 4, 10];

/// The largest correction that is noted for one kind. What is found contains the corrections of the leaves, so without a limit
/// long searches would drive those that many positions share further and further; 500 lost games (docs/engine.md).
pub(super) const MAX_CORRECTION: i32 = 150;
/// How fast corrections follow what is found.
pub(super) const CORRECTION_RATE: i32 = 8;

/// Moves chosen at a time, after the first.
pub(super) const CHOSEN_AHEAD: u32 = 4;

/// Largest value of a history counter.
pub(super) const MAX_HISTORY: i32 = 8192;
/// Reward of a cutoff by depth, and its largest value.
pub(super) const HISTORY_BONUS: (i32, i32) = (64, 1600);

/// Order values. The table's move comes first of all.
pub(super) const ORDER_TABLE_MOVE: i32 = 1_000_000;
/// A capture, more by what is taken.
pub(super) const ORDER_CAPTURE: i32 = 200_000;
/// By role of what is taken or lost.
pub(super) const ORDER_ROLE: [i32; 6] = [10_000, 14_000, 20_000, 35_000, 65_000, 90_000];
/// The two moves that last caused a cutoff at this distance from the root.
pub(super) const ORDER_KILLER: [i32; 2] = [60_000, 50_000];
/// Ending the turn here.
pub(super) const ORDER_PASS: i32 = 9_000;
/// A push or pull, before its history counts.
pub(super) const ORDER_PUSH_OR_PULL: i32 = 500;
