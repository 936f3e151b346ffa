//! What the system asks pages for. A browser that does not know does not ask.

/// Whether the system asks for less motion.
pub(crate) fn is_motion_reduced() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether the system asks for light text on dark.
pub(crate) fn is_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

fn matches(query: &str) -> bool {
    gloo::utils::window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}
