//! Texts of the teaching game, in English.

use crate::text::teaching::TeachingWords;

pub(in crate::text) static TEACHING: TeachingWords = TeachingWords {
    title: "A mistake",
    question: "Take it back?",
    take_back: "Take back",
    play_on: "Play on",
};
