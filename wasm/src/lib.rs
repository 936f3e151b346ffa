//! The JavaScript API over `ansa-core`.
