//! Texts of the statistics, in English.

use ansa_board::text::side_word;

use super::count::EnglishCount;
use crate::text::locale::{number, whole};
use crate::text::statistics::StatisticsWords;

pub(in crate::text) static STATISTICS: StatisticsWords = StatisticsWords {
    tabs: "Statistics",
    numbers: "Numbers",
    filter: "More choices",
    source: "Games",
    all: "All games",
    against_computer: "Against the computer",
    two_people: "Two people at one screen",
    computers: "Computer against computer",
    imported: "Imported games",
    words: "Name, player or event",
    words_help: "With the name of a player, the results are those of this player.",
    side: "Side",
    either: "Either",
    level: "Level of the computer",
    level_name: |level| format!("Level {level}"),
    any: "Any",
    from_year: "From year",
    to_year: "To year",
    event: "Event",
    event_games: |event, games| format!("{event} ({})", whole(games.into())),
    lowest_rating: "Both ratings at least",
    highest_rating: "Both ratings at most",
    pace: "Time for each turn",
    quarter: "Up to 15 seconds",
    minute: "Up to 1 minute",
    five_minutes: "Up to 5 minutes",
    longer: "Longer",
    clear: "Count all games",
    counting: "Reading the games…",
    counted: |count| {
        let games = EnglishCount { one: "{} game", other: "{} games" }.of(count.into());
        format!("{games} read so far…")
    },
    died: "Counting has stopped because of an error.",
    unreadable: |why| format!("The saved games could not be read: {why}"),
    no_store: "This browser does not let the page store games, so there is nothing to count.",
    again: "Try again",
    empty: "There is nothing to count yet. Play a game, or import an archive among the saved games.",
    to_play: "Play a game",
    to_games: "Saved games and import",
    none_fit: "No game fits. Choose other games above.",
    unread: |count| {
        EnglishCount {
            one: "{} game could not be read and is not counted.",
            other: "{} games could not be read and are not counted.",
        }
        .of(count.into())
    },
    left_out: |count| {
        EnglishCount {
            one: "{} game more is not counted: there are too many.",
            other: "{} games more are not counted: there are too many.",
        }
        .of(count.into())
    },
    games: "Games",
    ended: "Of these, ended",
    gold_score: "Score of gold",
    own_score: |of| format!("Score as {}", side_word(of)),
    median_length: "Half of the games end within",
    median_capture: "Half of the first captures come by turn",
    first_capturer: "Score of the side that captures first",
    whole: |count| whole(count.into()),
    turns: |count| EnglishCount { one: "{} turn", other: "{} turns" }.of(count.into()),
    percent,
    range,
    score: |score, low, high| format!("{} ({})", percent(score), range(low, high)),
    unknown: "–",
    score_says: "A score is the share of won games; a draw counts as half. The range in brackets has the true score \
                 with 95 % confidence (Wilson’s interval): the fewer games, the wider.",
    seconds: |seconds| format!("{} s", number(seconds, 1)),
    table: "As a table",
    kind: "End",
    count: "Games",
    nobody: "Nobody",
    score_column: "Score",
    interval_column: "Range",
    pieces: "Pieces lost",
    piece: "Piece",
    turn_group: "Turns",
    stage: "Turns of a side",
    level_column: "Level",
    rating_gap: "Difference of the ratings",
    from_to: |first, last| format!("{first}–{last}"),
    and_more: |first| format!("{first} and more"),
    ends: "How games end",
    ends_says: "The number of games for each kind of end, by the side that won.",
    lengths: "Length",
    lengths_says: "The number of games by their turns, those of both sides together.",
    lost: "Pieces lost",
    lost_says: "In how many games each side lost so many pieces.",
    first_captured: "The first captured piece",
    first_captured_says: "How often a piece of each kind was the first to be captured, by its side.",
    first_turns: "When the first capture comes",
    first_turns_says: "The number of games by the turn of their first capture, turns of both sides counted.",
    times: "Time for a turn",
    times_says: "The average time for a turn in each part of the game, by side.",
    levels: "Against the computer",
    levels_says: "The score of the person by the level of the computer, with the range that has the true score.",
    higher_rated: "Does the higher rating win?",
    higher_rated_says: "The score of the player with the higher rating, by the difference of the ratings, with the range \
                        that has the true score.",
    paces: "Time controls",
    paces_says: "The number of games by the time that a side has for each turn, without its reserve.",
    events: "Events",
    events_says: "The events with the most games.",
    causes: "Why games are lost",
    causes_says: "Mistakes that the engine found when the games were analysed on the study screen, by what the rules \
                  prove about them. Against the computer, only yours count. Mistakes that you keep to practise count \
                  too, each once.",
    causes_none: "No analysed game is among these. Analyse a game on the study screen, and its mistakes are counted here.",
    studied: |count| {
        let games = EnglishCount { one: "{} game", other: "{} games" }.of(count.into());
        format!("Mistakes were found in {games}.")
    },
    kept: |count| {
        EnglishCount {
            one: "{} mistake more is one that you keep to practise.",
            other: "{} mistakes more are ones that you keep to practise.",
        }
        .of(count.into())
    },
    cause: "Mistake",
    mistakes: "All",
    in_lost_games: "In lost games",
    example: |game, turn| format!("{game}, {turn}"),
    goal: "Goal",
    elimination: "All rabbits captured",
    immobilisation: "No legal turn",
    resignation: "Resignation",
    time: "Time",
    by_score: "Score at the limit",
    forfeit: "Forfeit",
    abandoned: "Abandoned",
    illegal: "Illegal move",
    repetition: "Repetition",
    no_rabbits: "No rabbits on either side",
    win_missed: "Win missed",
    lost_at_once: "Own turn lost the game",
    win_let_through: "Win let through",
    own_piece_lost: "Own piece lost on a trap",
    capture_missed: "Capture missed",
    capture_let_through: "Capture let through",
    hostage_given: "Piece left as a hostage",
    trap_abandoned: "Trap left undefended",
    left_frozen: "Piece left frozen",
    steps_unused: "Steps left unused",
    shorter_turn: "More steps than needed",
    unproved: "No cause that the rules prove",
};

fn range(low: f64, high: f64) -> String {
    format!("{}–{}", number(low * 100.0, 1), percent(high))
}

fn percent(share: f64) -> String {
    // The blank does not end a line.
    format!("{}\u{a0}%", number(share * 100.0, 1))
}
