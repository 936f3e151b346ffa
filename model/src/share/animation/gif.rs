//! A writer of animated GIF files (`GIF89a`), with one palette for the whole file.

use super::lzw;

/// The colour of a pixel: its index in the palette.
pub(super) type Index = u8;

/// The index that leaves a pixel as it was. The palette has no colour for it.
pub(super) const UNCHANGED: Index = u8::MAX;
/// The most colours that a palette can have.
pub(super) const MOST_COLOURS: usize = UNCHANGED as usize;

/// A part of the picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Area {
    pub(super) left: u16,
    pub(super) top: u16,
    pub(super) width: u16,
    pub(super) height: u16,
}

/// A GIF file that is being written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GifWriter {
    bytes: Vec<u8>,
}

impl GifWriter {
    /// A file with a picture of this size in pixels and these colours, of which the first 255 count. It is repeated
    /// for ever.
    pub(super) fn new((width, height): (u16, u16), palette: &[[u8; 3]]) -> GifWriter {
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend(width.to_le_bytes());
        bytes.extend(height.to_le_bytes());
        // A palette of 256 colours; the background is the first of them; square pixels.
        bytes.extend([0xF7, 0, 0]);
        let mut colours = palette.iter().take(MOST_COLOURS).flatten().copied().collect::<Vec<u8>>();
        colours.resize(256 * 3, 0);
        bytes.extend(colours);
        bytes.extend(b"\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0");
        GifWriter { bytes }
    }

    /// Adds a picture that is shown for so many hundredths of a second. `pixels` are those of the area, row by row.
    pub(super) fn frame(&mut self, area: Area, pixels: impl Iterator<Item = Index>, hundredths: u16) {
        // What is drawn stays; one index is transparent.
        self.bytes.extend([0x21, 0xF9, 4, 0b101]);
        self.bytes.extend(hundredths.to_le_bytes());
        self.bytes.extend([UNCHANGED, 0, 0x2C]);
        for number in [area.left, area.top, area.width, area.height] {
            self.bytes.extend(number.to_le_bytes());
        }
        self.bytes.extend([0, lzw::LITERAL_BITS]);
        for block in lzw::compressed(pixels).chunks(255) {
            self.bytes.push(block.len() as u8);
            self.bytes.extend(block);
        }
        self.bytes.push(0);
    }

    /// How many bytes there are.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0x3B);
        self.bytes
    }
}
