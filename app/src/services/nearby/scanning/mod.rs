//! Reading QR codes with a camera, or in a chosen picture: by the browser if it can, else by a worker.

mod camera;
mod reader;
mod worker;

pub(crate) use camera::{Camera, CameraFault, has_camera};
pub(crate) use reader::CodeReader;
pub(crate) use worker::{is_code_worker, serve_codes};
