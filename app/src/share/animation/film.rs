//! The bytes of an animated file, picture by picture.

use ansa_board::TileSheet;
use ansa_core::{Label, Square};

use super::gif::{Area, GifWriter, Index, UNCHANGED};
use super::palette::IndexedPicture;
use super::{AnimationError, AnimationFrame, MOST_BYTES};

/// A rectangle to copy: from the sheet, to the picture, and its size.
type Patch = ((u32, u32), (u32, u32), (u32, u32));

/// An animated file that is being written.
#[derive(Clone, Debug)]
pub(crate) struct Film {
    sheet: TileSheet,
    pixels: IndexedPicture,
    frames: Vec<AnimationFrame>,
    /// How many pictures are written.
    written: usize,
    picture: Vec<Index>,
    /// Where the tile of each square in the picture is in the sheet.
    tiles: [Option<(u32, u32)>; 64],
    label: Option<Label>,
    file: GifWriter,
    /// The size at which the file is given up, in bytes.
    pub(super) most_bytes: usize,
}

impl Film {
    /// Begins a file. `drawn` has the sheet as it was drawn: red, green, blue and opacity of each pixel.
    ///
    /// # Errors
    /// The sheet has another size.
    pub(crate) fn new(
        sheet: TileSheet,
        drawn: &[u8],
        frames: Vec<AnimationFrame>,
    ) -> Result<Film, AnimationError> {
        let ((width, height), (sheet_width, sheet_height)) = (sheet.picture(), sheet.size());
        if drawn.len() != 4 * sheet_width as usize * sheet_height as usize {
            return Err(AnimationError::BadSheet);
        }
        let pixels = IndexedPicture::of(sheet_width, drawn).ok_or(AnimationError::BadSheet)?;
        // A sheet is at most a few thousand pixels wide.
        let file = GifWriter::new((width as u16, height as u16), &pixels.palette);
        let picture = vec![UNCHANGED; (width * height) as usize];
        Ok(Film {
            sheet,
            pixels,
            frames,
            written: 0,
            picture,
            tiles: [None; 64],
            label: None,
            file,
            most_bytes: MOST_BYTES,
        })
    }

    /// How many pictures are written, and how many there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.written, self.frames.len())
    }

    /// Writes at most so many pictures more. Returns whether all are written.
    ///
    /// # Errors
    /// The file would be too large.
    pub(crate) fn write(&mut self, most: usize) -> Result<bool, AnimationError> {
        for _ in 0..most {
            let Some(frame) = self.frames.get(self.written).cloned() else { break };
            let patches = self.patches(&frame);
            self.put(&patches, frame.hundredths);
            self.written += 1;
            if self.file.len() > self.most_bytes {
                return Err(AnimationError::TooLarge(self.most_bytes));
            }
        }
        Ok(self.written >= self.frames.len())
    }

    /// The file.
    pub(crate) fn finish(self) -> Vec<u8> {
        self.file.finish()
    }

    /// What differs from the picture before.
    fn patches(&mut self, frame: &AnimationFrame) -> Vec<Patch> {
        let mut patches = Vec::new();
        if self.written == 0 {
            patches.push((self.sheet.empty(), (0, 0), self.sheet.picture()));
        }
        let size = (self.sheet.square(), self.sheet.square());
        for (square, shown) in Square::all().zip(&mut self.tiles) {
            let tile = self.sheet.tile(square, frame.board.piece_at(square), frame.trail.contains(square));
            if shown.replace(tile) != Some(tile) {
                patches.push((tile, self.sheet.place(square), size));
            }
        }
        if self.label != frame.label {
            self.label = frame.label;
            self.put_caption(&mut patches);
        }
        patches
    }

    /// Writes the label below the board, over the one before.
    fn put_caption(&self, patches: &mut Vec<Patch>) {
        let caption = self.label.map(|label| label.to_string()).unwrap_or_default();
        let ((left, top), size) = (self.sheet.caption(), self.sheet.glyph_size());
        let (_, empty) = self.sheet.empty();
        let mut at = left;
        for letter in caption.chars().take(self.sheet.caption_length()) {
            if let Some(glyph) = self.sheet.glyph(letter) {
                patches.push((glyph, (at, top), size));
                at += size.0;
            }
        }
        // A shorter label leaves nothing of a longer one.
        let rest = self.sheet.picture().0.saturating_sub(at);
        patches.push(((at, empty + top), (at, top), (rest, size.1)));
    }

    /// Copies the patches into the picture, and writes the area around all that have changed it.
    fn put(&mut self, patches: &[Patch], hundredths: u16) {
        let width = self.sheet.picture().0 as usize;
        let mut changes = Changes::default();
        let mut picture = core::mem::take(&mut self.picture);
        // The new pixels; those that are as they were stay transparent.
        let mut changed = vec![UNCHANGED; picture.len()];
        for &((from_x, from_y), (to_x, to_y), (columns, rows)) in patches {
            for row in 0..rows {
                for column in 0..columns {
                    let (x, y) = ((to_x + column) as usize, (to_y + row) as usize);
                    let pixel = self.pixels.pixel((from_x + column) as usize, (from_y + row) as usize);
                    let Some(shown) = picture.get_mut(y * width + x) else { continue };
                    if *shown != pixel {
                        *shown = pixel;
                        changes.add(x, y);
                        if let Some(changed) = changed.get_mut(y * width + x) {
                            *changed = pixel;
                        }
                    }
                }
            }
        }
        self.picture = picture;
        let area = changes.area();
        let rows = changed.chunks(width).skip(area.top.into()).take(area.height.into());
        let pixels = rows.flat_map(|row| row.iter().skip(area.left.into()).take(area.width.into()));
        self.file.frame(area, pixels.copied(), hundredths);
    }
}

/// The area of the pixels that have changed.
#[derive(Clone, Copy, Default)]
struct Changes {
    /// From the first to the last column and row.
    columns: Option<(usize, usize)>,
    rows: Option<(usize, usize)>,
}

impl Changes {
    fn add(&mut self, x: usize, y: usize) {
        for (range, at) in [(&mut self.columns, x), (&mut self.rows, y)] {
            let (first, last) = range.unwrap_or((at, at));
            *range = Some((first.min(at), last.max(at)));
        }
    }

    /// The area; one pixel if nothing has changed, because a picture of a file can't be empty.
    fn area(self) -> Area {
        let ((left, right), (top, bottom)) =
            (self.columns.unwrap_or_default(), self.rows.unwrap_or_default());
        let size = |first: usize, last: usize| (last - first + 1) as u16;
        Area { left: left as u16, top: top as u16, width: size(left, right), height: size(top, bottom) }
    }
}
