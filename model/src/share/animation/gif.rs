//! A writer of animated GIF files with one palette for the whole file.

use std::io;

use ::gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

/// The colour of a pixel: its index in the palette.
pub(super) type Index = u8;

/// The index that leaves a pixel as it was. The palette has no colour for it.
pub(super) const UNCHANGED: Index = u8::MAX;
/// The most colours that a palette can have.
pub(super) const MAX_COLOURS: usize = UNCHANGED as usize;

/// A part of the picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Area {
    pub(super) left: u16,
    pub(super) top: u16,
    pub(super) width: u16,
    pub(super) height: u16,
}

/// A GIF file that is being written.
pub(super) struct GifWriter(Encoder<Vec<u8>>);

impl GifWriter {
    /// A file with a picture of this size in pixels and these colours, at most [`MAX_COLOURS`]. It is repeated for ever.
    pub(super) fn new((width, height): (u16, u16), palette: &[[u8; 3]]) -> Result<GifWriter, EncodingError> {
        // The index of an unchanged pixel needs a place in the palette, too.
        let mut colours = palette.as_flattened().to_vec();
        colours.resize((MAX_COLOURS + 1) * 3, 0);
        let mut file = Encoder::new(Vec::new(), width, height, &colours)?;
        file.set_repeat(Repeat::Infinite)?;
        Ok(GifWriter(file))
    }

    /// Adds a picture that is shown for so many hundredths of a second. `pixels` are those of the area, row by row.
    pub(super) fn frame(
        &mut self,
        area: Area,
        pixels: Vec<Index>,
        hundredths: u16,
    ) -> Result<(), EncodingError> {
        self.0.write_frame(&Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left: area.left,
            top: area.top,
            width: area.width,
            height: area.height,
            buffer: pixels.into(),
            ..Frame::default()
        })
    }

    pub(super) fn len(&self) -> usize {
        self.0.get_ref().len()
    }

    pub(super) fn finish(self) -> io::Result<Vec<u8>> {
        self.0.into_inner()
    }
}
