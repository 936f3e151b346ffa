//! The only layer that uses the browser's APIs. Services return failures as errors. If a failure is harmless, the call
//! site says why and ignores it. An error that is a text is what there is to say to the person.

pub(crate) mod canvas;
pub(crate) mod clipboard;
pub(crate) mod counting;
pub(crate) mod crash;
pub(crate) mod drop_point;
pub(crate) mod drops;
pub(crate) mod file_stream;
pub(crate) mod files;
pub(crate) mod focus;
pub(crate) mod in_view;
pub(crate) mod input;
pub(crate) mod intl;
pub(crate) mod keys;
pub(crate) mod later_styles;
pub(crate) mod long_list;
pub(crate) mod media;
pub(crate) mod moment;
pub(crate) mod offline;
pub(crate) mod page;
pub(crate) mod page_file;
pub(crate) mod piece_sheet;
pub(crate) mod random;
pub(crate) mod raster;
pub(crate) mod saved_part;
pub(crate) mod settings;
pub(crate) mod sound;
pub(crate) mod storage;
pub(crate) mod store;
pub(crate) mod system_share;
pub(crate) mod texts;
pub(crate) mod time;
pub(crate) mod tooltip;
pub(crate) mod updates;
pub(crate) mod vibration;
pub(crate) mod worker_client;
