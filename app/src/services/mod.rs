//! Everything the page asks of the browser. Each service returns what it could not do as an error with words.

pub(crate) mod canvas;
pub(crate) mod chance;
pub(crate) mod choices;
pub(crate) mod clipboard;
pub(crate) mod crash;
pub(crate) mod files;
pub(crate) mod input;
pub(crate) mod moment;
pub(crate) mod offline;
pub(crate) mod page;
pub(crate) mod settings_store;
pub(crate) mod sound;
pub(crate) mod storage;
pub(crate) mod store;
pub(crate) mod time;
pub(crate) mod vibration;
