//! The options of pictures.

use ansa_board::{BoardColours, ColourScheme, PieceDrawings, StillLooks};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Side, Square};
use wasm_bindgen::JsValue;

use crate::error::ArimaaError;
use crate::input::{count_property, elements, optional_flag, property, side, square, text_property};

/// The largest size of a picture, in pixels.
const MAX_PIXELS: u64 = 4096;
/// The usual size.
const PIXELS: u32 = 640;
/// The most arrows and highlights of a call. Fewer are shown: see `ansa_board`.
const MAX_MARKS: u32 = 4096;
/// The longest title, in characters.
const MAX_TITLE_LENGTH: usize = 1000;

/// What a picture looks like.
pub(super) struct SvgOptions {
    pub(super) size: u32,
    pub(super) title: String,
    pub(super) bottom: Side,
    pub(super) looks: StillLooks,
    pub(super) highlights: Bitboard,
    pub(super) arrows: Vec<ArrowAnnotation>,
}

impl SvgOptions {
    /// Reads the options. `undefined` selects the defaults.
    pub(super) fn read(options: &JsValue) -> Result<SvgOptions, ArimaaError> {
        let mut read = SvgOptions {
            size: PIXELS,
            title: "Arimaa board".to_owned(),
            bottom: Side::Gold,
            looks: StillLooks { coordinates: true, ..StillLooks::default() },
            highlights: Bitboard::EMPTY,
            arrows: Vec::new(),
        };
        if options.is_undefined() {
            return Ok(read);
        }
        if let Some(size) = count_property(options, "size")? {
            read.size = pixels(size)?;
        }
        if let Some(title) = text_property(options, "title")? {
            if title.chars().nth(MAX_TITLE_LENGTH).is_some() {
                let message = format_args!("the title has more than {MAX_TITLE_LENGTH} characters");
                return Err(ArimaaError::new("too-long", message));
            }
            read.title = title;
        }
        if let Some(bottom) = property(options, "bottom")? {
            read.bottom = side(&bottom)?;
        }
        read.looks.coordinates = optional_flag(options, "coordinates")?.unwrap_or(true);
        read.looks.pieces = named(options, "pieces", "animals, chess or letters", PieceDrawings::named)?;
        let scheme = named(options, "scheme", "light or dark", |name| match name {
            "light" => Some(ColourScheme::Light),
            "dark" => Some(ColourScheme::Dark),
            _ => None,
        })?;
        let board = text_property(options, "board")?.unwrap_or_else(|| "sand".to_owned());
        read.looks.board = BoardColours::named(&board, scheme)
            .ok_or_else(|| unknown("board", "sand, slate, forest or contrast"))?;
        if let Some(squares) = property(options, "highlights")? {
            for name in elements(&squares, "highlights", MAX_MARKS)? {
                read.highlights |= Bitboard::from_square(square_of(&name)?);
            }
        }
        read.arrows = arrows(options)?;
        Ok(read)
    }

    /// The arrows, and a circle for each of the other marked squares.
    pub(super) fn all_arrows(&self) -> Vec<ArrowAnnotation> {
        let circle =
            |square: Square| ArrowAnnotation { colour: ArrowColour::Green, from: square, to: square };
        self.arrows.iter().copied().chain(self.highlights.into_iter().map(circle)).collect()
    }
}

/// Reads the property `arrows`; without it there are none.
pub(super) fn arrows(of: &JsValue) -> Result<Vec<ArrowAnnotation>, ArimaaError> {
    match property(of, "arrows")? {
        None => Ok(Vec::new()),
        Some(arrows) => elements(&arrows, "arrows", MAX_MARKS)?.iter().map(arrow).collect(),
    }
}

fn pixels(size: u64) -> Result<u32, ArimaaError> {
    let fits = u32::try_from(size).ok().filter(|_| (1..=MAX_PIXELS).contains(&size));
    fits.ok_or_else(|| {
        ArimaaError::new("bad-option", format_args!("size must be from 1 to {MAX_PIXELS}, not {size}"))
    })
}

/// Reads an option that is one of several words; the default if it is missing.
fn named<T: Default>(
    options: &JsValue,
    name: &str,
    words: &str,
    find: impl FnOnce(&str) -> Option<T>,
) -> Result<T, ArimaaError> {
    match text_property(options, name)? {
        None => Ok(T::default()),
        Some(word) => find(&word).ok_or_else(|| unknown(name, words)),
    }
}

fn unknown(name: &str, words: &str) -> ArimaaError {
    ArimaaError::new("bad-option", format_args!("{name} must be {words}"))
}

/// Reads a square.
pub(super) fn square_of(value: &JsValue) -> Result<Square, ArimaaError> {
    square(&crate::input::text(value, "a square")?)
}

/// Reads `{ from: "e2", to: "e4", colour: "red" }`.
fn arrow(value: &JsValue) -> Result<ArrowAnnotation, ArimaaError> {
    let end = |name| {
        let square = property(value, name)?;
        square_of(&square.ok_or_else(|| ArimaaError::wrong_type("an arrow must have from and to"))?)
    };
    let colour = match text_property(value, "colour")?.as_deref() {
        None | Some("green") => ArrowColour::Green,
        Some("red") => ArrowColour::Red,
        Some("blue") => ArrowColour::Blue,
        Some("yellow") => ArrowColour::Yellow,
        Some(_) => return Err(unknown("colour", "green, red, blue or yellow")),
    };
    Ok(ArrowAnnotation { colour, from: end("from")?, to: end("to")? })
}
