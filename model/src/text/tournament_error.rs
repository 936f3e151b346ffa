//! Texts about what is not a tournament, or can't be done with one.

pub use ansa_texts::tournament_error::*;
use ansa_tournament::{
    FormatError, FormatNumber, MAX_GAMES, MAX_NAME_LENGTH, PlayerError, START_RATINGS, TextError,
    TextErrorKind,
};

use crate::tournaments::{EntryFormError, RecordRefusal};

/// Why a form is no tournament.
pub fn form_error(error: &EntryFormError) -> String {
    match error {
        EntryFormError::Format(error) => format_error(error),
        EntryFormError::Player(error) => player_error(error),
        EntryFormError::TooFew => too_few().to_owned(),
        EntryFormError::TooMany(most) => too_many(*most),
    }
}

/// Why a file is no tournament.
pub fn text_error(TextError { line, kind }: &TextError) -> String {
    let what = match kind {
        TextErrorKind::Format(error) => return format_error(error),
        TextErrorKind::Event(word) => event(word),
        TextErrorKind::Words => words().to_owned(),
        TextErrorKind::Rating(word) => not_a_rating(word),
        TextErrorKind::Round(word) => not_a_round(word),
        TextErrorKind::Player(error) => player_error(error),
        TextErrorKind::UnknownPlayer(name) => unknown_player(name),
        TextErrorKind::Removed(name) => removed(name),
        TextErrorKind::Alone(name) => alone(name),
        TextErrorKind::Result(words) => not_a_result(words),
        TextErrorKind::TooManyGames => too_many_games(MAX_GAMES),
    };
    at_line(*line, &what)
}

/// Why a text is not the game of a pairing.
pub fn record_refusal(refusal: &RecordRefusal) -> String {
    match refusal {
        RecordRefusal::Unreadable(why) => record_unreadable(why),
        RecordRefusal::NoGame => record_no_game().to_owned(),
        RecordRefusal::Several(games) => record_several(*games),
        RecordRefusal::NotOver => record_not_over().to_owned(),
        RecordRefusal::Exchanged => record_exchanged().to_owned(),
    }
}

fn player_error(error: &PlayerError) -> String {
    match error {
        PlayerError::NoName => no_name().to_owned(),
        PlayerError::LongName => long_name(MAX_NAME_LENGTH),
        PlayerError::ControlCharacter => control_character().to_owned(),
        PlayerError::DuplicateName(name) => duplicate_name(name),
        PlayerError::Rating(rating) => {
            let [rating, low, high] = [rating, START_RATINGS.start(), START_RATINGS.end()];
            bad_rating(&rating.to_string(), &low.to_string(), &high.to_string())
        }
        PlayerError::Full => full().to_owned(),
    }
}

fn format_error(FormatError { what, found, allowed }: &FormatError) -> String {
    let what = match what {
        FormatNumber::Cycles => "cycles",
        FormatNumber::Games => "games",
        FormatNumber::Rounds => "rounds",
        FormatNumber::Lives => "lives",
    };
    format_number(what, &allowed.start().to_string(), &allowed.end().to_string(), &found.to_string())
}
