//! The tags for the end of a game: `Result`, `ResultCode` and `PlyCount`.

use super::entry::Record;
use super::tag::Tag;
use crate::piece::Side;
use crate::position::outcome::{Outcome, Reason};

/// The value of `Result` for each winner. The last is a draw by the rules before 2008-07-01.
const RESULTS: [(Option<Side>, &str); 3] =
    [(Some(Side::Gold), "1-0"), (Some(Side::Silver), "0-1"), (None, "1/2-1/2")];

/// Whether a word of a record is a result. `*` is an unknown result.
pub(super) fn is_result(word: &str) -> bool {
    word == "*" || RESULTS.iter().any(|&(_, text)| text == word)
}

impl Record {
    /// The outcome in the tags; `None` unless they give both the winner and the reason.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let result = self.tag("Result")?.trim();
        let winner = RESULTS.iter().find(|&&(_, text)| text == result)?.0;
        let mut letters = self.tag("ResultCode")?.trim().chars();
        let reason = Reason::from_letter(letters.next()?)?;
        if letters.next().is_some() { None } else { Some(Outcome { winner, reason }) }
    }

    /// Sets the tags `PlyCount`, `Result` and `ResultCode`. Without an outcome, the last two are removed.
    pub fn set_outcome(&mut self, plies: usize, outcome: Option<Outcome>) {
        let mut set = |name, value: String| {
            if let Some(tag) = Tag::new(name, &value) {
                self.set_tag(tag);
            }
        };
        set("PlyCount", plies.to_string());
        let Some(Outcome { winner, reason }) = outcome else {
            self.tags.retain(|tag| !matches!(tag.name(), "Result" | "ResultCode"));
            return;
        };
        let result = RESULTS.iter().find(|&&(side, _)| side == winner).map_or("*", |&(_, text)| text);
        set("Result", result.to_owned());
        set("ResultCode", reason.letter().to_string());
    }
}
