use ansa_core::splitmix::splitmix;

use super::*;
use crate::share::qr_code::QrCode;
use crate::share::qr_code::tests::modules;

const CARD: &str = "1ASMF3ZAYVNANQTRQ3USXP45EFJ5WOL4VX7H5WWS2LJNFUWS2LJNFUWS2LJNFUWS2LJNFUWS2LJNFUWS2LJNFUWS2ATAKQAIUYNIACH2H\
    CLN6UF2LZ6SZMECRHHP5RP44IBHE7DI";

/// A grey picture.
#[derive(Clone)]
struct Picture {
    width: usize,
    pixels: Vec<u8>,
}

impl Picture {
    fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    fn read(&self) -> Vec<String> {
        read_qr_codes(self.width, self.pixels.clone())
    }

    /// A picture of a code on a grey wall, in which a module is `scale` pixels wide, turned by `degrees`.
    fn of(text: &str, scale: f64, degrees: f64) -> Picture {
        let rows = modules(&QrCode::new(text).unwrap());
        let size = rows.len() as f64;
        let width = (size * scale * 1.5) as usize;
        let middle = width as f64 / 2.0;
        let (sine, cosine) = degrees.to_radians().sin_cos();
        // Four samples for each pixel.
        let sample = |x: f64, y: f64| {
            let (x, y) = (x - middle, y - middle);
            let column = (x * cosine + y * sine) / scale + size / 2.0;
            let row = (y * cosine - x * sine) / scale + size / 2.0;
            let is_on = |place: f64| place >= 0.0 && place < size;
            if !is_on(column) || !is_on(row) {
                return 140;
            }
            if rows[row as usize][column as usize] { 30_u32 } else { 235 }
        };
        let places = [0.25, 0.75];
        let pixel = |at: usize| {
            let (x, y) = ((at % width) as f64, (at / width) as f64);
            let sum: u32 = places.iter().flat_map(|dx| places.map(|dy| sample(x + dx, y + dy))).sum();
            (sum / 4) as u8
        };
        Picture { width, pixels: (0..width * width).map(pixel).collect() }
    }

    /// Each pixel becomes the mean of those around it.
    fn blurred(&self, radius: usize) -> Picture {
        let (width, height) = (self.width, self.height());
        let pixel = |at: usize| {
            let (x, y) = (at % width, at / width);
            let columns = x.saturating_sub(radius)..=(x + radius).min(width - 1);
            let rows = y.saturating_sub(radius)..=(y + radius).min(height - 1);
            let around = rows.flat_map(|y| columns.clone().map(move |x| y * width + x));
            let (sum, count) =
                around.fold((0_u32, 0), |(sum, count), at| (sum + u32::from(self.pixels[at]), count + 1));
            (sum / count) as u8
        };
        Picture { width, pixels: (0..self.pixels.len()).map(pixel).collect() }
    }

    /// Each pixel is lighter or darker by up to `strength`.
    fn noisy(&self, strength: u64, seed: u64) -> Picture {
        let noise =
            |at: usize| (splitmix(seed ^ (at as u64) << 20) % (2 * strength + 1)) as i32 - strength as i32;
        let pixels = self.pixels.iter().enumerate();
        let pixels = pixels.map(|(at, &pixel)| (i32::from(pixel) + noise(at)).clamp(0, 255) as u8).collect();
        Picture { width: self.width, pixels }
    }
}

#[test]
fn a_drawn_code_is_read_at_every_angle_and_size() {
    for scale in [5.0, 7.3] {
        for degrees in [0.0, 7.0, 30.0, 45.0, 90.0, 133.0, 180.0, 301.0] {
            assert_eq!(Picture::of(CARD, scale, degrees).read(), [CARD], "{scale} {degrees}");
        }
    }
}

#[test]
fn a_blurred_and_noisy_code_is_read() {
    for (scale, radius, noise) in [(7.3, 1, 20), (7.3, 2, 10), (10.0, 3, 0)] {
        for degrees in [0.0, 30.0, 195.0] {
            let picture = Picture::of(CARD, scale, degrees).blurred(radius).noisy(noise, 7);
            assert_eq!(picture.read(), [CARD], "{scale} {degrees}");
        }
    }
}

#[test]
fn a_long_link_is_read() {
    let link = format!("https://example.org/ansa/#/study?game={}", "1AbC-_xyz0".repeat(40));
    assert_eq!(Picture::of(&link, 4.0, 10.0).read(), [link]);
}

#[test]
fn what_is_no_picture_has_no_codes() {
    let none: [String; 0] = [];
    let cases =
        [(0, 0), (0, 2), (3, 2), (1, 0), (1, 1), (usize::MAX, 1), (2000, MAX_PIXELS + 2000), (1, 10_000)];
    for (width, length) in cases {
        assert_eq!(read_qr_codes(width, vec![0; length]), none, "{width} {length}");
    }
    assert_eq!(lightness(&[255, 255, 255, 0, 0, 0, 0, 255, 9]), [255, 0]);
}

/// Whatever a camera sees, nothing panics. The codes are damaged in all ways, and the noise has no code at all.
#[test]
fn noise_and_damaged_codes_do_no_harm() {
    for seed in 0..12_u64 {
        let random = |number: u64| splitmix(seed << 32 | number);
        let mut picture = Picture::of(CARD, 2.0 + (seed % 5) as f64, seed as f64 * 17.0);
        let count = picture.pixels.len() as u64;
        for number in 0..30 {
            let (start, length, value) =
                (random(number) % count, random(number + 100) % 800, random(number + 200) as u8);
            let end = (start + length).min(count) as usize;
            picture.pixels[start as usize..end].fill(value);
        }
        picture.read();
        picture.noisy(seed * 4, seed).read();
        let width = 20 + (random(300) % 150) as usize;
        let blocks = 1 + (random(301) % 6) as usize;
        let noise = |at: usize| {
            let (x, y) = (at % width / blocks, at / width / blocks);
            if random((x * 1000 + y) as u64).is_multiple_of(2) { 0 } else { 255 }
        };
        Picture { width, pixels: (0..width * 120).map(noise).collect() }.read();
    }
}
