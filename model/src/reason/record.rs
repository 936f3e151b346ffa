//! Records of games.

use ansa_core::record::{GameRecordError, MAX_NESTING, RecordError, ReplayError, ReplayErrorKind};
use ansa_texts::reason as words;

use super::{Reason, line, with};

impl Reason for RecordError {
    fn why(&self) -> String {
        let words = match self {
            RecordError::Ply(error) => return error.why(),
            RecordError::NotALabel(word) => return words::not_a_label(word),
            RecordError::WordOutsideTurn(word) => return words::outside_turn(word),
            RecordError::NotAGlyph(word) => return words::no_sign(word),
            RecordError::UnclosedComment => words::unclosed_comment(),
            RecordError::UnclosedTag(word) => return words::unclosed_tag(word),
            RecordError::TagName(word) => return words::tag_name(word),
            RecordError::InsideVariation(word) => return words::inside_variation(word),
            RecordError::UnopenedVariation => words::unopened_variation(),
            RecordError::UnclosedVariation => words::unclosed_variation(),
            RecordError::VariationOfNothing => words::variation_of_nothing(),
            RecordError::EmptyVariation => words::empty_variation(),
            RecordError::VariationLabel { found, before } => return words::variation_label(*found, *before),
            RecordError::TooDeep => return words::too_deep(MAX_NESTING),
            RecordError::SeveralGames => words::several_games(),
        };
        words.to_owned()
    }
}

impl Reason for GameRecordError {
    fn places(&self) -> Vec<String> {
        match self {
            GameRecordError::Tag(_) | GameRecordError::Setup(_) => Vec::new(),
            GameRecordError::Replay(error) => error.places(),
        }
    }

    fn why(&self) -> String {
        match self {
            GameRecordError::Tag(name) => words::tag_value(name),
            GameRecordError::Replay(error) => error.why(),
            GameRecordError::Setup(error) => error.why(),
        }
    }
}

impl Reason for ReplayError {
    fn places(&self) -> Vec<String> {
        let places = [self.place.map(line), self.label.map(words::turn)];
        with(places.into_iter().flatten(), self.kind.places())
    }

    fn why(&self) -> String {
        self.kind.why()
    }
}

impl Reason for ReplayErrorKind {
    fn places(&self) -> Vec<String> {
        let tag = || words::tag("Position");
        match self {
            // The place refers to the value of the tag, where only the column helps.
            ReplayErrorKind::PositionText(error) => {
                vec![tag(), words::character(&error.place.column.to_string())]
            }
            ReplayErrorKind::Position(error) => with([tag()], error.places()),
            ReplayErrorKind::PlayText(error) => error.places(),
            ReplayErrorKind::Label { .. }
            | ReplayErrorKind::TakebackTooFar
            | ReplayErrorKind::AfterEnding
            | ReplayErrorKind::TooMany => Vec::new(),
        }
    }

    fn why(&self) -> String {
        match self {
            ReplayErrorKind::PositionText(error) => error.error.why(),
            ReplayErrorKind::Position(error) => error.why(),
            ReplayErrorKind::Label { expected } => words::label_expected(*expected),
            ReplayErrorKind::TakebackTooFar => words::takeback_too_far().to_owned(),
            ReplayErrorKind::AfterEnding => words::after_ending().to_owned(),
            ReplayErrorKind::TooMany => words::too_many_turns().to_owned(),
            ReplayErrorKind::PlayText(error) => error.why(),
        }
    }
}
