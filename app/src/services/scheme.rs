//! The system's colour scheme.

/// Whether the system asks for light text on dark. A browser that does not know does not ask.
pub(crate) fn is_dark() -> bool {
    let query = gloo::utils::window().match_media("(prefers-color-scheme: dark)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
