//! Newer builds of the page, which old tabs notice when a part of their program is gone.

use super::{page, page_file};
use ansa_model::text::label;

/// Why a part of the program is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MissingPart {
    /// The server does not answer.
    NotLoaded,
    /// The site or the service worker has a newer build of the page.
    Updated,
}

impl MissingPart {
    /// Finds out why, by the page as it is now.
    pub(crate) async fn find() -> MissingPart {
        // Another address than that of the page, whose answer the browser may have kept.
        let now = page_file::load("./?newest").await;
        let is_other = |own: String| now.is_ok_and(|now| now.contains("ansa-build") && !now.contains(&own));
        if page::build_id().is_some_and(is_other) { MissingPart::Updated } else { MissingPart::NotLoaded }
    }

    pub(crate) fn title(self) -> &'static str {
        match self {
            MissingPart::NotLoaded => label::not_loaded(),
            MissingPart::Updated => label::updated(),
        }
    }

    /// What to do about it.
    pub(crate) fn means(self) -> &'static str {
        match self {
            MissingPart::NotLoaded => label::not_loaded_means(),
            MissingPart::Updated => label::updated_means(),
        }
    }
}
