//! The programs that the build and the tests need: what is installed, and how it is called.

pub(crate) mod browsers;
pub(crate) mod css;
pub(crate) mod environment;
mod toolbox;
