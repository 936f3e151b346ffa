//! The tunable parameters of the search. Depths are in steps, margins and scores in points (thousandths of a rabbit).

// --- Limits.

/// The maximum depth of an iteration.
pub(super) const MAX_DEPTH: i16 = 64;
/// The maximum length of a line in composite moves and passes, quiescence search included.
pub(super) const MAX_HEIGHT: usize = 96;
/// The largest noise. Evaluations with noise must stay far from the scores of wins.
pub(super) const MAX_NOISE: u32 = 100_000;

/// The largest progress bias, in points for each rank, for the same reason.
pub(super) const MAX_PROGRESS: u32 = 1_000;

/// The largest score of a style, for the same reason.
pub(super) const MAX_STYLE: i32 = 100_000;

// --- Progress bias of weak levels.

/// The own turns for which a piece remembers the squares it has left.
pub(super) const RETURN_TURNS: usize = 2;
/// The cost of a piece that returns to such a square, in ranks.
pub(super) const RETURN_RANKS: i32 = 10;

// --- Time management.

/// Nodes between two readings of the clock.
pub(super) const NODES_PER_CLOCK_READ: u64 = 1024;

// --- Aspiration windows.

/// The minimum depth.
pub(super) const ASPIRATION_MIN_DEPTH: i16 = 4;
/// Half the width of the window: the distance of each bound from the previous score.
pub(super) const ASPIRATION_WINDOW: i32 = 250;

// --- Tempo.

/// What a whole turn is worth to the side to move, because the evaluation has no tempo. Searches find 900 points and more,
/// but larger values lost in matches. Of 0, 300, 500, 650 and 800 points, 500 needed the fewest nodes for 17 steps: 14
/// million in the positions of the bench, instead of 155 million without it.
pub(super) const TEMPO: i32 = 500;

// --- Null-move pruning (NMP).

/// The minimum depth.
pub(super) const NMP_MIN_DEPTH: i16 = 5;
/// The depth reduction, besides the four steps of the null move.
pub(super) const NMP_REDUCTION: i16 = 1;

// --- Reverse futility pruning (RFP, static null move pruning).

/// The maximum depth.
pub(super) const RFP_MAX_DEPTH: i16 = 8;
/// The margin above beta, for each step of depth.
pub(super) const RFP_MARGIN: i32 = 50;

// --- Late move reductions (LMR).

/// The minimum depth.
pub(super) const LMR_MIN_DEPTH: i16 = 2;
/// Move counts. For each of them that a move's number reaches, the move is reduced by one step more.
pub(super) const LMR_MOVES: [u16; 3] = [1, 4, 10];
/// The depth from which on each of these moves is reduced by another step, because the subtrees are large.
pub(super) const LMR_DEEP: i16 = 8;
/// The depth of an iteration from which on every turn of the root is evaluated, however late its moves.
pub(super) const LMR_ALL_ROOT_TURNS: i16 = 12;

// --- Late move pruning (LMP, move count pruning).

/// The maximum depth.
pub(super) const LMP_MAX_DEPTH: i16 = 2;
/// The number of moves after which quiet moves are not searched. Against 8, 5 won 55 of 120 games.
pub(super) const LMP_MOVES: u16 = 8;

// --- Correction history.

/// The largest absolute value of an entry, in points. Search scores include the corrections of the leaves, so without a
/// limit a long search would drive shared entries ever further. A limit of 500 was weaker in matches.
pub(super) const MAX_CORRECTION: i32 = 150;
/// How fast entries follow search results: the weight of an update, for each step of depth.
pub(super) const CORRECTION_RATE: i32 = 8;

// --- History heuristic and continuation history.

/// The largest absolute value of a counter.
pub(super) const MAX_HISTORY: i32 = 8192;
/// The bonus of a cutoff, for each step of depth.
pub(super) const HISTORY_BONUS: i32 = 64;
/// The largest bonus.
pub(super) const MAX_HISTORY_BONUS: i32 = 1600;

// --- Move ordering and move picker.

/// Moves picked at a time after the first move, so that the entries of their children can be prefetched.
pub(super) const PICK_BATCH: u32 = 4;
/// The move of the transposition table (hash move), which comes first.
pub(super) const ORDER_TABLE_MOVE: i32 = 1_000_000;
/// A capture, in addition to the value of the captured piece.
pub(super) const ORDER_CAPTURE: i32 = 200_000;
/// The value of a captured or lost piece, by role.
pub(super) const ORDER_ROLE: [i32; 6] = [10_000, 14_000, 20_000, 35_000, 65_000, 90_000];
/// Killer moves: the last two quiet moves that caused a cutoff at this height.
pub(super) const ORDER_KILLER: [i32; 2] = [60_000, 50_000];
/// The pass, before the other quiet moves: late in the order, it would be reduced further or pruned.
pub(super) const ORDER_PASS: i32 = 30_000;
/// A push or pull, in addition to its history score.
pub(super) const ORDER_PUSH_OR_PULL: i32 = 500;
