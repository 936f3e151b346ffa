//! Texts of the statistics: which games are counted, and what was counted.

use ansa_core::Side;
use ansa_core::position::outcome::Reason;

use super::part::words;
use crate::statistics::{CauseKind, GamePace, SourceFilter, Tally};

words! { StatisticsWords {
    /// Accessible name of the links between the three screens.
    tabs,
    /// The name of the numbers among them.
    numbers,
    /// Heading of the choice of games.
    filter,
    /// The field for the source.
    source,
    /// All sources.
    all,
    /// Games against the computer.
    against_computer,
    /// Games of two people.
    two_people,
    /// Games of the computer against itself.
    computers,
    /// Imported games.
    imported,
    /// The field for words.
    words,
    /// What it does.
    words_help,
    /// The field for the side.
    side,
    /// Both sides.
    either,
    /// The field for the level.
    level,
    /// A level.
    level_name(level: u8),
    /// Any value.
    any,
    /// The fields for the years.
    from_year,
    to_year,
    /// The field for the event.
    event,
    /// An event with the number of its games.
    event_games(event: &str, games: u32),
    /// The fields for the lower and the higher of both ratings.
    lowest_rating,
    highest_rating,
    /// The field for the time that a side has for a turn, and its groups.
    pace,
    quarter,
    minute,
    five_minutes,
    longer,
    /// The button that counts all games again.
    clear,
    /// The games are being read.
    counting,
    /// So many have been read.
    counted(count: u32),
    /// The worker has failed.
    died,
    /// The games can't be read, and why.
    unreadable(why: &str),
    /// The browser stores no games.
    no_store,
    /// The button that tries again.
    again,
    /// There are no games.
    empty,
    /// The ways to some.
    to_play,
    to_games,
    /// No game fits the filter.
    none_fit,
    /// So many games could not be read.
    unread(count: u32),
    /// So many games are beyond the most that are counted.
    left_out(count: u32),

    /// The number of games.
    games,
    /// Those that have ended.
    ended,
    /// Gold's score.
    gold_score,
    /// The score of the person or the player as gold and as silver.
    own_score(side: Side),
    /// The middle length.
    median_length,
    /// The middle turn of the first capture.
    median_capture,
    /// The score of the side that captured first.
    first_capturer,
    /// A number.
    whole(count: u32),
    /// A number of turns.
    turns(count: u32),
    /// A share in percent; from 0 to 1.
    percent(share: f64),
    /// A range of shares in percent; from 0 to 1.
    range(low: f64, high: f64),
    /// A score with the interval in which the true one is; from 0 to 1.
    score(score: f64, low: f64, high: f64),
    /// Nothing is known.
    unknown,
    /// What scores and intervals are.
    score_says,
    /// Seconds.
    seconds(seconds: f64),

    /// The button that shows the table behind a chart.
    table,
    /// Columns.
    kind,
    count,
    nobody,
    score_column,
    interval_column,
    pieces,
    piece,
    turn_group,
    stage,
    level_column,
    rating_gap,
    /// A group of turns, both included.
    from_to(first: u32, last: u32),
    /// The last group.
    and_more(first: u32),

    /// A chart, and what it shows.
    ends,
    ends_says,
    lengths,
    lengths_says,
    lost,
    lost_says,
    first_captured,
    first_captured_says,
    first_turns,
    first_turns_says,
    times,
    times_says,
    levels,
    levels_says,
    higher_rated,
    higher_rated_says,
    paces,
    paces_says,
    events,
    events_says,
    causes,
    causes_says,
    /// No game has evaluations.
    causes_none,
    /// In how many games mistakes were found.
    studied(count: u32),
    /// How many of the mistakes are kept for practice, and in no analysed game.
    kept(count: u32),
    /// Columns of the causes.
    cause,
    mistakes,
    in_lost_games,
    /// A game with such a mistake, and the label of the turn.
    example(game: &str, turn: &str),

    /// Kinds of ends.
    goal,
    elimination,
    immobilisation,
    resignation,
    time,
    by_score,
    forfeit,
    abandoned,
    illegal,
    repetition,
    no_rabbits,

    /// Causes of mistakes.
    win_missed,
    lost_at_once,
    win_let_through,
    own_piece_lost,
    capture_missed,
    capture_let_through,
    hostage_given,
    trap_abandoned,
    left_frozen,
    steps_unused,
    shorter_turn,
    unproved,
} }

/// The name of a source.
pub fn source_name(of: SourceFilter) -> &'static str {
    match of {
        SourceFilter::All => all(),
        SourceFilter::AgainstComputer => against_computer(),
        SourceFilter::TwoPeople => two_people(),
        SourceFilter::Computers => computers(),
        SourceFilter::Imported => imported(),
    }
}

/// The time that a side has for a turn.
pub fn pace_name(pace: GamePace) -> &'static str {
    match pace {
        GamePace::Quarter => quarter(),
        GamePace::Minute => minute(),
        GamePace::FiveMinutes => five_minutes(),
        GamePace::Longer => longer(),
    }
}

/// A kind of end.
pub fn end(reason: Reason) -> &'static str {
    match reason {
        Reason::Goal => goal(),
        Reason::Elimination => elimination(),
        Reason::Immobilisation => immobilisation(),
        Reason::Time => time(),
        Reason::Resignation => resignation(),
        Reason::Illegal => illegal(),
        Reason::Forfeit => forfeit(),
        Reason::Abandoned => abandoned(),
        Reason::Score => by_score(),
        Reason::Repetition => repetition(),
        Reason::NoRabbits => no_rabbits(),
    }
}

/// A cause of mistakes.
pub fn cause_name(kind: CauseKind) -> &'static str {
    match kind {
        CauseKind::WinMissed => win_missed(),
        CauseKind::LostAtOnce => lost_at_once(),
        CauseKind::WinLetThrough => win_let_through(),
        CauseKind::OwnPieceLost => own_piece_lost(),
        CauseKind::CaptureMissed => capture_missed(),
        CauseKind::CaptureLetThrough => capture_let_through(),
        CauseKind::HostageGiven => hostage_given(),
        CauseKind::TrapAbandoned => trap_abandoned(),
        CauseKind::LeftFrozen => left_frozen(),
        CauseKind::StepsUnused => steps_unused(),
        CauseKind::ShorterTurn => shorter_turn(),
        CauseKind::Unproved => unproved(),
    }
}

/// The score of a tally with its interval.
pub fn tally_score(tally: Tally) -> String {
    match (tally.score(), tally.interval()) {
        (Some(own), Some((low, high))) => score(own, low, high),
        _ => unknown().to_owned(),
    }
}

/// The score alone, and the interval alone, for the columns of a table.
pub fn score_alone(tally: Tally) -> String {
    tally.score().map_or_else(|| unknown().to_owned(), percent)
}

/// Why nothing was counted; without words of its own, the worker has failed.
pub fn trouble(why: &str) -> String {
    if why.is_empty() { died().to_owned() } else { unreadable(why) }
}
