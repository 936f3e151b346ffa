//! The system's wish for less motion.

/// Whether the system asks for less motion. A browser that does not know does not ask.
pub(crate) fn is_reduced() -> bool {
    let query = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
