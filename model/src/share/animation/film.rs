//! The bytes of an animated file, picture by picture.

use std::collections::HashMap;

use ansa_board::TileSheet;
use ansa_core::record::ArrowAnnotation;
use ansa_core::{Label, Square};

use super::gif::{Area, GifWriter, Index, UNCHANGED};
use super::palette::IndexedPicture;
use super::{AnimationError, AnimationFrame, MAX_BYTES};

/// A rectangle to copy: from the sheet, to the picture, and its size.
type Patch = ((u32, u32), (u32, u32), (u32, u32));

/// An animated file that is being written.
pub struct Film {
    sheet: TileSheet,
    pixels: IndexedPicture,
    frames: Vec<AnimationFrame>,
    /// How many pictures are written.
    written: usize,
    /// The board as the last picture has it, without marks.
    picture: Vec<Index>,
    /// The last picture as it was written.
    shown: Vec<Index>,
    marks: DrawnMarks,
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
    pub fn new(sheet: TileSheet, drawn: &[u8], frames: Vec<AnimationFrame>) -> Result<Film, AnimationError> {
        let ((width, height), (sheet_width, sheet_height)) = (sheet.picture(), sheet.size());
        if drawn.len() != 4 * sheet_width as usize * sheet_height as usize {
            return Err(AnimationError::BadSheet);
        }
        let has_marks = frames.iter().any(|frame| !frame.drawn.is_empty());
        let others = if has_marks { sheet.colours_of_marks() } else { Vec::new() };
        let pixels = IndexedPicture::of(sheet_width, drawn, &others).ok_or(AnimationError::BadSheet)?;
        // A sheet is at most a few thousand pixels wide.
        let file = GifWriter::new((width as u16, height as u16), &pixels.palette)
            .map_err(|_| AnimationError::NotEncoded)?;
        let picture = vec![UNCHANGED; (width * height) as usize];
        Ok(Film {
            sheet,
            pixels,
            frames,
            written: 0,
            shown: picture.clone(),
            picture,
            marks: DrawnMarks::default(),
            tiles: [None; 64],
            label: None,
            file,
            most_bytes: MAX_BYTES,
        })
    }

    /// How many pictures are written, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.written, self.frames.len())
    }

    /// The document with the arrows and circles of the next picture, if they are to be drawn first.
    pub fn wanted_marks(&self) -> Option<String> {
        let frame = self.frames.get(self.written)?;
        (frame.drawn != self.marks.of).then(|| self.sheet.marks_to_svg(&frame.drawn))
    }

    /// Takes the arrows and circles of the next picture as they were drawn: red, green, blue and opacity of each pixel.
    ///
    /// # Errors
    /// The drawing has another size than the picture.
    pub fn take_marks(&mut self, drawn: &[u8]) -> Result<(), AnimationError> {
        let (pixels, rest) = drawn.as_chunks::<4>();
        if pixels.len() != self.picture.len() || !rest.is_empty() {
            return Err(AnimationError::BadSheet);
        }
        if let Some(frame) = self.frames.get(self.written) {
            let seen = pixels.iter().copied().enumerate().filter(|(_, [.., opacity])| *opacity > 0);
            self.marks = DrawnMarks { of: frame.drawn.clone(), pixels: seen.collect() };
        }
        Ok(())
    }

    /// Writes at most so many pictures more. Returns whether all are written. It stops before a picture whose marks
    /// are wanted.
    pub fn write(&mut self, most: usize) -> Result<bool, AnimationError> {
        for _ in 0..most {
            let Some(frame) = self.frames.get(self.written).cloned() else { break };
            if frame.drawn.is_empty() {
                self.marks = DrawnMarks::default();
            } else if frame.drawn != self.marks.of {
                break;
            }
            let patches = self.patches(&frame);
            self.put(&patches, frame.hundredths)?;
            self.written += 1;
            if self.file.len() > self.most_bytes {
                return Err(AnimationError::TooLarge(self.most_bytes));
            }
        }
        Ok(self.written >= self.frames.len())
    }

    pub fn finish(self) -> Result<Vec<u8>, AnimationError> {
        self.file.finish().map_err(|_| AnimationError::NotEncoded)
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

    /// Copies the patches into the picture, and writes the area around all that is seen to change.
    fn put(&mut self, patches: &[Patch], hundredths: u16) -> Result<(), AnimationError> {
        let width = self.sheet.picture().0 as usize;
        for &((from_x, from_y), (to_x, to_y), (columns, rows)) in patches {
            for row in 0..rows {
                for column in 0..columns {
                    let (x, y) = ((to_x + column) as usize, (to_y + row) as usize);
                    let pixel = self.pixels.pixel((from_x + column) as usize, (from_y + row) as usize);
                    if let Some(shown) = self.picture.get_mut(y * width + x) {
                        *shown = pixel;
                    }
                }
            }
        }
        let mut picture = self.picture.clone();
        self.marks.put_on(&mut picture, &self.pixels);
        let mut changes = Changes::default();
        let differs = picture.iter().zip(&self.shown).map(|(new, old)| new != old);
        for (at, _) in differs.enumerate().filter(|(_, differs)| *differs) {
            changes.add(at % width, at / width);
        }
        let area = changes.area();
        let (left, columns) = (usize::from(area.left), usize::from(area.width));
        let rows = picture.chunks(width).zip(self.shown.chunks(width));
        let rows = rows.skip(area.top.into()).take(area.height.into());
        // What is as it was stays transparent.
        let pixels = rows.flat_map(|(new, old)| new.iter().zip(old).skip(left).take(columns));
        let pixels = pixels.map(|(new, old)| if new == old { UNCHANGED } else { *new });
        let written = self.file.frame(area, pixels.collect(), hundredths);
        self.shown = picture;
        written.map_err(|_| AnimationError::NotEncoded)
    }
}

/// Arrows and circles as they were drawn.
#[derive(Clone, Debug, Default)]
struct DrawnMarks {
    of: Vec<ArrowAnnotation>,
    /// Where they cover the picture, and with what: red, green, blue and opacity.
    pixels: Vec<(usize, [u8; 4])>,
}

impl DrawnMarks {
    /// Draws them on a picture.
    fn put_on(&self, picture: &mut [Index], colours: &IndexedPicture) {
        let mut nearest = HashMap::new();
        for &(at, [red, green, blue, opacity]) in &self.pixels {
            let Some(pixel) = picture.get_mut(at) else { continue };
            let mut mixed = colours.colour(*pixel);
            for (below, above) in mixed.iter_mut().zip([red, green, blue]) {
                let (over, under) = (u32::from(opacity), 255 - u32::from(opacity));
                *below = ((u32::from(above) * over + u32::from(*below) * under + 127) / 255) as u8;
            }
            *pixel = *nearest.entry(mixed).or_insert_with(|| colours.most_similar(mixed));
        }
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
