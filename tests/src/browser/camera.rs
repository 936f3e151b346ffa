//! Browsers with a camera whose picture is a film, and the films.

use std::fs;
use std::io;
use std::path::Path;

use super::session::Session;
use super::{Kind, MOUNT, Page, Site, check};
use crate::needs;

/// The size of a frame in pixels, as that of a common camera.
const WIDTH: usize = 640;
const HEIGHT: usize = 480;
/// How many frames a film has, before it begins again.
const FRAMES: usize = 10;

/// The lightness of black and white, as films write them, and the value of both colours of a grey film.
const BLACK: u8 = 16;
const WHITE: u8 = 235;
const GREY: u8 = 128;

/// A black and white film, whose picture does not move.
#[derive(Debug)]
pub struct Film {
    lightness: Vec<u8>,
}

impl Film {
    /// A film of a drawing on a white wall: `is_dark` says what its squares are, `size` of them in both directions.
    pub fn of(size: usize, is_dark: impl Fn(usize, usize) -> bool) -> Self {
        let scale = HEIGHT / size.max(1);
        let [left, top] = [WIDTH, HEIGHT].map(|length| (length - scale * size) / 2);
        let dark = |x: usize, y: usize| {
            let (x, y) = (x.checked_sub(left)? / scale, y.checked_sub(top)? / scale);
            (x < size && y < size).then(|| is_dark(x, y))
        };
        let pixel = |place| if dark(place % WIDTH, place / WIDTH) == Some(true) { BLACK } else { WHITE };
        Self { lightness: (0..WIDTH * HEIGHT).map(pixel).collect() }
    }

    /// Writes it as YUV4MPEG2, which Chromium reads.
    ///
    /// # Errors
    /// The file can't be written.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        let mut film = format!("YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1\n").into_bytes();
        for _ in 0..FRAMES {
            film.extend_from_slice(b"FRAME\n");
            film.extend_from_slice(&self.lightness);
            film.extend(std::iter::repeat_n(GREY, WIDTH * HEIGHT / 2));
        }
        fs::write(file, film)
    }
}

/// The camera of a browser.
#[derive(Debug)]
pub enum Camera {
    /// There is none.
    None,
    /// The person does not allow its use.
    Refused,
    /// It sees this.
    Films(Film),
}

/// Runs one test in a Chromium of its own, which has this camera.
pub fn run_with_camera(name: &str, camera: &Camera, test: impl FnOnce(&mut Page)) {
    let (Some(dist), Some(programs)) = (needs::dist(), needs::chromium()) else { return };
    let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("no folder for a film: {error}"));
    let file = folder.path().join("film.y4m");
    // Nobody can be asked in the headless shell.
    let (device, answer) = match camera {
        Camera::None => ("=device-count=0", ""),
        Camera::Refused => ("", "=deny"),
        Camera::Films(_) => ("", ""),
    };
    let mut flags = vec![
        format!("--use-fake-device-for-media-stream{device}"),
        format!("--use-fake-ui-for-media-stream{answer}"),
    ];
    if let Camera::Films(film) = camera {
        film.write(&file).unwrap_or_else(|error| panic!("no film: {error}"));
        flags.push(format!("--use-file-for-fake-video-capture={}", file.display()));
    }
    let start = || {
        let session = Session::start(Kind::Chromium, &programs, &flags);
        Page::new(session, Site::start(&dist, MOUNT).without_cache())
    };
    // No other test wants this browser.
    drop(check(name, start, test));
}
