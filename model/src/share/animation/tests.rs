//! Tests of animated files: they are read by another program.

use std::collections::HashSet;

use ::gif::{ColorOutput, DecodeOptions};
use ansa_board::{StillLooks, TileSheet};
use ansa_core::game::Setup;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::{Game, Side, Square};

use super::gif::{Area, GifWriter};
use super::palette::IndexedPicture;
use super::*;
use crate::document::{Document, GameOptions, Player};
use crate::formats::words;

/// The end of a game.
pub(super) fn place(turns: &[&str]) -> Cursor {
    let mut game = Game::new();
    for side in Side::ALL {
        game.set_up(&Setup::from_rows(NINETY_NINE, side)).expect("a setup");
    }
    for turn in turns {
        words::play(&mut game, turn).expect("a legal turn");
    }
    Document::from_game(game, GameOptions::against(Player::Person, Side::Gold)).end_cursor()
}

pub(super) const TURNS: [&str; 3] = ["Ee2n Ee3n", "ed7s", "Ee4n Md2n Md3n Md4n"];

/// A colour for each place of a sheet, as it might be drawn: each tile has its own.
fn colour(sheet: TileSheet, x: u32, y: u32) -> [u8; 3] {
    let size = sheet.square();
    if y < sheet.empty().1 {
        return [10 + x as u8 / size as u8 * 18, 10 + y as u8 / size as u8 * 30, 5];
    }
    let glyph = "0123456789gs".chars().position(|letter| {
        let ((left, top), (width, height)) = (sheet.glyph(letter).expect("a place"), sheet.glyph_size());
        (left..left + width).contains(&x) && (top..top + height).contains(&y)
    });
    glyph.map_or([1, 2, 200], |glyph| [200 + glyph as u8, 1, 250])
}

pub(super) fn drawn(sheet: TileSheet) -> Vec<u8> {
    let (width, height) = sheet.size();
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    places.flat_map(|(x, y)| colour(sheet, x, y).into_iter().chain([255])).collect()
}

/// What a reader shows: each picture with its time.
pub(super) struct Shown {
    width: usize,
    pub(super) pictures: Vec<(Vec<[u8; 4]>, u16)>,
}

impl Shown {
    pub(super) fn of(file: &[u8]) -> Shown {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        options.check_frame_consistency(true);
        let mut reader = options.read_info(file).expect("a GIF file");
        let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
        assert_eq!(reader.repeat(), ::gif::Repeat::Infinite);
        let (mut picture, mut pictures) = (vec![[0; 4]; width * height], Vec::new());
        while let Some(frame) = reader.read_next_frame().expect("a picture") {
            for (at, pixel) in frame.buffer.chunks_exact(4).enumerate() {
                let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
                if pixel[3] != 0 {
                    let to = (usize::from(frame.top) + y) * width + usize::from(frame.left) + x;
                    picture[to] = pixel.try_into().expect("four bytes");
                }
            }
            pictures.push((picture.clone(), frame.delay));
        }
        Shown { width, pictures }
    }

    pub(super) fn colour(&self, picture: usize, (x, y): (u32, u32)) -> [u8; 3] {
        let [red, green, blue, opacity] = self.pictures[picture].0[y as usize * self.width + x as usize];
        assert_eq!(opacity, 255, "{x} {y} is empty");
        [red, green, blue]
    }
}

fn film(sheet: TileSheet, frames: &[AnimationFrame]) -> Vec<u8> {
    let mut film = Film::new(sheet, &drawn(sheet), frames.to_vec()).expect("a sheet");
    while !film.write(3).expect("a small file") {
        assert!(film.progress().0 < frames.len());
    }
    assert_eq!(film.progress(), (frames.len(), frames.len()));
    film.finish().expect("a file")
}

#[test]
fn a_film_shows_every_step_with_its_label() {
    let place = place(&TURNS);
    let frames = AnimationChoices::of(&place).frames(&place, &[]).expect("few pictures");
    for (bottom, coordinates) in [(Side::Gold, true), (Side::Silver, false)] {
        let sheet = TileSheet::new(StillLooks { coordinates, ..StillLooks::default() }, bottom, 16);
        let shown = Shown::of(&film(sheet, &frames));
        assert_eq!(shown.pictures.len(), 1 + 2 + 1 + 4);
        let mut before = place.first();
        for (at, frame) in frames.iter().enumerate() {
            assert_eq!(frame.board, before.board());
            assert_eq!(shown.pictures[at].1, frame.hundredths);
            for square in Square::all() {
                let piece = frame.board.piece_at(square);
                let (x, y) = sheet.tile(square, piece, frame.trail.contains(square));
                let (left, top) = sheet.place(square);
                for corner in [0, 15] {
                    let is = shown.colour(at, (left + corner, top + corner));
                    assert_eq!(is, colour(sheet, x, y), "{square} of picture {at}");
                }
            }
            let label = frame.label.expect("a label after the setups").to_string();
            for (index, letter) in label.chars().enumerate() {
                let ((left, top), (width, _)) = (sheet.caption(), sheet.glyph_size());
                let (x, y) = sheet.glyph(letter).expect("a glyph");
                let is = shown.colour(at, (left + index as u32 * width, top));
                assert_eq!(is, colour(sheet, x, y), "{label} of picture {at}");
            }
            before = before.next_step().unwrap_or(before);
        }
        let trail: Vec<_> = Square::all()
            .filter(|&square| frames[2].trail.contains(square))
            .map(|square| square.to_string())
            .collect();
        assert_eq!(trail, ["e2", "e3", "e4"]);
    }
}

#[test]
fn turns_take_the_time_that_was_chosen() {
    let place = place(&TURNS);
    let times = |choices: AnimationChoices| -> Vec<u16> {
        choices.frames(&place, &[]).expect("few pictures").iter().map(|frame| frame.hundredths).collect()
    };
    let usual = AnimationChoices::of(&place);
    assert_eq!((usual.from, usual.to), (2, 5));
    assert_eq!(times(usual), [100, 45, 55, 100, 25, 25, 25, 25 + 200]);
    let turns = AnimationChoices { unit: AnimationUnit::Turn, pace: AnimationPace::Half, ..usual };
    assert_eq!(times(turns), [50, 50, 50, 50 + 200]);
    assert_eq!(times(AnimationChoices { from: 3, to: 4, ..usual }), [100, 100 + 200]);
    // With the setups, and beyond the end.
    assert_eq!(times(AnimationChoices { from: 0, to: 99, ..turns }).len(), 6);
    assert_eq!(times(AnimationChoices { from: 4, to: 2, ..turns }), [50 + 200]);
}

#[test]
fn a_file_has_its_limits() {
    let (place, sheet) = (place(&TURNS), TileSheet::new(StillLooks::default(), Side::Gold, 16));
    let choices = AnimationChoices::of(&place);
    assert_eq!(choices.frames_within(&place, &[], 8).map(|frames| frames.len()), Ok(8));
    assert_eq!(choices.frames_within(&place, &[], 7), Err(AnimationError::TooLong(7)));
    let frames = choices.frames(&place, &[]).expect("few pictures");
    let mut film = Film::new(sheet, &drawn(sheet), frames).expect("a sheet");
    film.most_bytes = 2_000;
    assert_eq!(film.write(99), Err(AnimationError::TooLarge(2_000)));
    let wrong = Film::new(sheet, &drawn(sheet)[4..], Vec::new()).err();
    assert_eq!(wrong, Some(AnimationError::BadSheet));
}

#[test]
fn every_sequence_of_pixels_is_read_as_it_was_written() {
    // Noise fills the table of codes several times; an even area and a repeated pattern make long codes.
    let mut state = 1_u32;
    let mut noise = move |colours: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 16) % colours) as u8
    };
    let palette: Vec<[u8; 3]> = (0..255).map(|index| [index, 255 - index, index / 2]).collect();
    for (width, height) in [(1, 1), (1, 2), (3, 5), (255, 17), (256, 16), (211, 199), (400, 400)] {
        let count = usize::from(width) * usize::from(height);
        let pictures: [Vec<u8>; 4] = [
            (0..count).map(|_| noise(255)).collect(),
            (0..count).map(|_| noise(2)).collect(),
            vec![7; count],
            (0..count).map(|at| (at * at % 254) as u8).collect(),
        ];
        let mut file = GifWriter::new((width, height), &palette).expect("a palette that fits");
        for picture in &pictures {
            let area = Area { left: 0, top: 0, width, height };
            file.frame(area, picture.clone(), 4).expect("a picture of that size");
        }
        let shown = Shown::of(&file.finish().expect("a file"));
        assert_eq!(shown.pictures.len(), pictures.len());
        for (picture, (seen, _)) in pictures.iter().zip(&shown.pictures) {
            let expected = picture.iter().map(|&index| palette[usize::from(index)]);
            assert!(
                seen.iter().map(|&[red, green, blue, _]| [red, green, blue]).eq(expected),
                "{width}×{height}"
            );
        }
    }
}

#[test]
fn frequent_colours_are_kept_and_the_others_become_similar() {
    let mut bytes = Vec::new();
    for _ in 0..1000 {
        bytes.extend([1, 2, 3, 255, 200, 100, 50, 255]);
    }
    // More colours than a palette has, all of one kind.
    for red in 0..=255 {
        for green in [0, 128] {
            bytes.extend([red, green, 255, 255]);
        }
    }
    let picture = IndexedPicture::of(8, &bytes, &[]).expect("a picture");
    assert_eq!(picture.palette.len(), 255);
    assert_eq!(picture.palette.iter().collect::<HashSet<_>>().len(), 255);
    let colour = |at: usize| picture.palette[usize::from(picture.pixel(at % 8, at / 8))];
    assert_eq!((colour(0), colour(1)), ([1, 2, 3], [200, 100, 50]));
    for (at, pixel) in bytes.chunks(4).enumerate().skip(2000) {
        let off: u8 =
            colour(at).iter().zip(pixel).map(|(one, other)| one.abs_diff(*other)).max().expect("three");
        assert!(off <= 7, "{pixel:?} became {:?}", colour(at));
    }
    assert_eq!(IndexedPicture::of(0, &[0; 4], &[]), None);
    assert_eq!(IndexedPicture::of(2, &[0; 4], &[]), None);
    assert_eq!(IndexedPicture::of(1, &[0; 5], &[]), None);
    assert_eq!(IndexedPicture::of(1, &[], &[]), None);
}
