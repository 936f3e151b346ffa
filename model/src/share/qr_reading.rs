//! Reading QR codes in pictures, for browsers that can't do it themselves.

use core::ops::RangeInclusive;

use rqrr::PreparedImage;

/// The most pixels of a picture, and the longest side. Cameras give less, and a code needs much less.
const MAX_PIXELS: usize = 4_000_000;
const MAX_SIDE: usize = 8192;

/// A grey picture: its width, and the lightness of its pixels, row by row.
struct Grey {
    width: usize,
    pixels: Vec<u8>,
}

/// The texts of the codes in a picture, given by its width and the lightness of its pixels, row by row. What is no
/// picture of this width, or too large, has none.
///
/// The reader misses some codes at one size and finds them at another, so it is tried with a few.
pub fn read_qr_codes(width: usize, lightness: Vec<u8>) -> Vec<String> {
    let is_read = (1..=MAX_SIDE).contains(&width)
        && lightness.len() <= MAX_PIXELS
        && lightness.len().is_multiple_of(width)
        && (1..=MAX_SIDE).contains(&(lightness.len() / width));
    if !is_read {
        return Vec::new();
    }
    let picture = Grey { width, pixels: lightness };
    let smaller = picture.smaller();
    let tries: [&dyn Fn() -> Vec<String>; 4] =
        [&|| picture.read(), &|| picture.softer().read(), &|| smaller.read(), &|| smaller.softer().read()];
    tries.into_iter().map(|read| read()).find(|texts| !texts.is_empty()).unwrap_or_default()
}

impl Grey {
    fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    fn at(&self, x: usize, y: usize) -> u8 {
        self.pixels.get(y * self.width + x).copied().unwrap_or(u8::MAX)
    }

    fn read(&self) -> Vec<String> {
        let mut image =
            PreparedImage::prepare_from_greyscale(self.width, self.height(), |x, y| self.at(x, y));
        image.detect_grids().iter().filter_map(|grid| Some(grid.decode().ok()?.1)).collect()
    }

    /// Each pixel is the mean of those around it.
    fn softer(&self) -> Grey {
        let (width, height) = (self.width, self.height());
        let mean = |x: usize, y: usize| {
            let columns = x.saturating_sub(1)..=(x + 1).min(width - 1);
            let rows = y.saturating_sub(1)..=(y + 1).min(height - 1);
            self.mean(columns, rows)
        };
        Grey { width, pixels: (0..width * height).map(|at| mean(at % width, at / width)).collect() }
    }

    /// Half as wide and high: a pixel is the mean of four.
    fn smaller(&self) -> Grey {
        let (width, height) = (self.width.div_ceil(2), self.height().div_ceil(2));
        let mean = |x: usize, y: usize| {
            let columns = 2 * x..=(2 * x + 1).min(self.width - 1);
            let rows = 2 * y..=(2 * y + 1).min(self.height() - 1);
            self.mean(columns, rows)
        };
        Grey { width, pixels: (0..width * height).map(|at| mean(at % width, at / width)).collect() }
    }

    /// The mean of some pixels, of which there is at least one.
    fn mean(&self, columns: RangeInclusive<usize>, rows: RangeInclusive<usize>) -> u8 {
        let places = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
        let (sum, count) =
            places.fold((0_u32, 0_u32), |(sum, count), (x, y)| (sum + u32::from(self.at(x, y)), count + 1));
        (sum / count.max(1)) as u8
    }
}

/// The lightness of pixels of which each is red, green, blue and opacity, as canvases give them.
pub fn lightness(pixels: &[u8]) -> Vec<u8> {
    let of_pixel = |pixel: &[u8]| {
        let [red, green, blue, ..] = *pixel else { return u8::MAX };
        // The weights of the colours, in 256ths.
        ((u32::from(red) * 77 + u32::from(green) * 150 + u32::from(blue) * 29) >> 8) as u8
    };
    pixels.chunks_exact(4).map(of_pixel).collect()
}

#[cfg(test)]
mod tests;
