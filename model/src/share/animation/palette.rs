//! Colours of a picture reduced to a palette.

use std::collections::HashMap;

use super::gif::{Index, MAX_COLOURS};

/// A picture whose pixels are indices into a palette.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct IndexedPicture {
    pub(super) palette: Vec<[u8; 3]>,
    width: usize,
    pixels: Vec<Index>,
}

/// A colour with the five highest bits of each part: the same number for similar colours.
type Bucket = u16;

const fn bucket([red, green, blue]: [u8; 3]) -> Bucket {
    (red as u16 >> 3) << 10 | (green as u16 >> 3) << 5 | blue as u16 >> 3
}

impl IndexedPicture {
    /// A picture of a width, from the red, green, blue and opacity of each pixel; it is opaque. The palette has `others`,
    /// then the most frequent colours, and each of the rest becomes the most similar one. `None` if the number of bytes
    /// does not fit.
    pub(super) fn of(width: u32, bytes: &[u8], others: &[[u8; 3]]) -> Option<IndexedPicture> {
        let width = width as usize;
        let (pixels, rest) = bytes.as_chunks::<4>();
        if width == 0 || pixels.is_empty() || !rest.is_empty() || pixels.len() % width != 0 {
            return None;
        }
        let colours = || pixels.iter().map(|&[red, green, blue, _]| [red, green, blue]);
        let mut counts = HashMap::<[u8; 3], u32>::new();
        for colour in colours() {
            *counts.entry(colour).or_default() += 1;
        }
        let palette = palette(counts, others);
        let mut nearest = HashMap::<[u8; 3], Index>::new();
        let pixels =
            colours().map(|colour| *nearest.entry(colour).or_insert_with(|| most_similar(&palette, colour)));
        let pixels = pixels.collect();
        Some(IndexedPicture { palette, width, pixels })
    }

    /// The colour of an index; black for one that the palette has not.
    pub(super) fn colour(&self, index: Index) -> [u8; 3] {
        self.palette.get(usize::from(index)).copied().unwrap_or_default()
    }

    pub(super) fn most_similar(&self, colour: [u8; 3]) -> Index {
        most_similar(&self.palette, colour)
    }

    /// The pixel in a column and a row; the first index outside of the picture.
    pub(super) fn pixel(&self, x: usize, y: usize) -> Index {
        self.pixels.get(y * self.width + x).copied().unwrap_or_default()
    }
}

/// Colours, and the most frequent ones: one of each bucket before a second of any.
fn palette(counts: HashMap<[u8; 3], u32>, others: &[[u8; 3]]) -> Vec<[u8; 3]> {
    let mut counts: Vec<_> = counts.into_iter().collect();
    // The colour itself decides between equally frequent ones, so that the result is always the same.
    counts.sort_unstable_by_key(|&(colour, count)| (core::cmp::Reverse(count), colour));
    let mut sums = HashMap::<Bucket, ([u8; 3], u32)>::new();
    for &(colour, count) in &counts {
        sums.entry(bucket(colour)).or_insert((colour, 0)).1 += count;
    }
    let mut firsts: Vec<_> = sums.into_values().collect();
    firsts.sort_unstable_by_key(|&(colour, sum)| (core::cmp::Reverse(sum), colour));
    let all = others.iter().copied().chain(firsts.into_iter().chain(counts).map(|(colour, _)| colour));
    let mut palette = Vec::with_capacity(MAX_COLOURS);
    for colour in all {
        if palette.len() == MAX_COLOURS {
            break;
        }
        if !palette.contains(&colour) {
            palette.push(colour);
        }
    }
    palette
}

fn most_similar(palette: &[[u8; 3]], colour: [u8; 3]) -> Index {
    let distance = |other: &[u8; 3]| -> u32 {
        other.iter().zip(colour).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let nearest = palette.iter().enumerate().min_by_key(|(_, other)| distance(other));
    nearest.map_or(0, |(index, _)| index as Index)
}
