//! Everything the page asks of the browser, and the only place that does. A service returns what it could not do as an
//! error; where nothing is lost by a failure, it says so beside the call and returns nothing.

pub(crate) mod canvas;
pub(crate) mod chance;
pub(crate) mod choices;
pub(crate) mod clipboard;
pub(crate) mod crash;
pub(crate) mod files;
pub(crate) mod focus;
pub(crate) mod input;
pub(crate) mod keys;
pub(crate) mod moment;
pub(crate) mod offline;
pub(crate) mod page;
pub(crate) mod piece_sheet;
pub(crate) mod settings_store;
pub(crate) mod sound;
pub(crate) mod storage;
pub(crate) mod store;
pub(crate) mod time;
pub(crate) mod vibration;
pub(crate) mod worker_client;
