//! A document in which the pieces move by themselves.
//!
//! It has no script: the animations are SVG's own (SMIL), which browsers play inside `<img>`, too. Each kind of piece is
//! drawn once, and each piece moves through a list of places. What a program shows that knows no animations is the last
//! position; so does a browser whose user asks for less motion.

mod pace;
mod track;

use ansa_core::record::ArrowAnnotation;
use ansa_core::{Board, Piece, PlayedStep, Side, Square};

use super::{
    SQUARE, StillLooks, corner, every_piece, frame, head, marks, piece_definitions, piece_id, put,
    trap_definition,
};
use crate::arrows::shown;
use crate::geometry::Point;
use crate::render::is_light;
pub use pace::MovingPace;
use track::{Clock, Track};

/// How long a piece is on its way to the next square at most, in hundredths of a second.
const GLIDE: u32 = 20;
/// How long it is on its way at least, so that the decimals of a long document tell the ends apart.
const MIN_GLIDE: u32 = 4;
/// How many arrows and circles a document shows at most, because those of a record can be millions.
const MAX_MARKS: usize = 4096;

/// What a moving board shows for a while.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardMoment {
    /// The pieces after the steps.
    pub board: Board,
    /// The steps that led here from the moment before, shown one after another. A piece that they do not explain
    /// appears or vanishes where it is.
    pub steps: Vec<PlayedStep>,
    /// The arrows and circles that a person has drawn, shown after the steps.
    pub drawn: Vec<ArrowAnnotation>,
    /// How long it is shown with its steps, in hundredths of a second; at least four for each step and eight more.
    pub hundredths: u16,
}

impl BoardMoment {
    /// How long it is shown, in hundredths of a second.
    fn time(&self) -> u32 {
        u32::from(self.hundredths).max(self.parts().saturating_mul(MIN_GLIDE))
    }

    /// How long each of its steps takes.
    fn glide(&self) -> u32 {
        (self.time() / self.parts()).min(GLIDE)
    }

    /// The steps, the time in which the last captured piece vanishes, and some rest.
    fn parts(&self) -> u32 {
        u32::try_from(self.steps.len()).unwrap_or(u32::MAX).saturating_add(2)
    }
}

/// A picture of a board that plays a line again and again.
#[derive(Clone, PartialEq, Debug)]
pub struct MovingBoard {
    /// What it shows, from the first to the last.
    pub moments: Vec<BoardMoment>,
    /// The side whose home ranks are at the bottom.
    pub bottom: Side,
    /// What it looks like.
    pub looks: StillLooks,
}

impl MovingBoard {
    /// The picture as an SVG document, `size` pixels wide and high (from 1 to 4096). The title is any text, as in
    /// [`StillBoard::to_svg`](super::StillBoard::to_svg). Of each moment the first 128 different marks are shown, and
    /// 4096 of all.
    pub fn to_svg(&self, size: u32, title: &str) -> String {
        let MovingBoard { bottom, looks, .. } = *self;
        let pieces = self.pieces();
        let mut svg = head(looks, size, title);
        // Both groups show the last position to programs that know no animations.
        svg.push_str(
            "<style>@media(prefers-reduced-motion:reduce){.still-moves{display:none}\
             .still-last{display:inline}}</style><defs>",
        );
        svg.push_str(&trap_definition(looks));
        let is_there = |kind: &Piece| pieces.iter().any(|moving| moving.piece == *kind);
        svg.push_str(&piece_definitions(looks, every_piece().filter(is_there)));
        svg.push_str("</defs>");
        svg.push_str(&frame(looks, bottom));
        put(&mut svg, format_args!("<g transform=\"translate({0} {0})\">", looks.frame()));
        svg.push_str(&empty_board(looks, bottom));
        svg.push_str("<g class=\"still-moves\">");
        let clock = Clock::of(self.time());
        for moving in &pieces {
            moving.write(&mut svg, clock);
        }
        self.write_marks(&mut svg, clock);
        svg.push_str("</g><g class=\"still-last\" display=\"none\">");
        for moving in pieces.iter().filter(|moving| moving.is_there()) {
            moving.write_still(&mut svg);
            svg.push_str("/>");
        }
        if let Some(last) = self.moments.last() {
            svg.push_str(&self.marks(&last.drawn, MAX_MARKS));
        }
        svg.push_str("</g></g></svg>");
        svg
    }

    /// How long it takes, in hundredths of a second.
    fn time(&self) -> u32 {
        self.moments.iter().fold(0, |sum, moment| sum.saturating_add(moment.time()))
    }

    /// Every piece with its way.
    fn pieces(&self) -> Vec<MovingPiece> {
        let mut stage = Stage { pieces: Vec::new(), on: [None; 64], bottom: self.bottom };
        let mut begin = 0_u32;
        for (index, moment) in self.moments.iter().enumerate() {
            let glide = moment.glide();
            let mut now = begin;
            for &step in &moment.steps {
                stage.step(step, now, glide);
                now = now.saturating_add(glide);
            }
            // The first pieces are there from the start.
            stage.agree_with(&moment.board, (index > 0).then_some((now, glide)));
            begin = begin.saturating_add(moment.time());
        }
        stage.pieces
    }

    /// The marks of each moment, shown in its time.
    fn write_marks(&self, svg: &mut String, clock: Clock) {
        let (mut begin, mut left) = (0_u32, MAX_MARKS);
        for moment in &self.moments {
            let end = begin.saturating_add(moment.time());
            let from = begin.saturating_add(moment.glide().saturating_mul(moment.steps.len() as u32));
            let marks = self.marks(&moment.drawn, left);
            if !marks.is_empty() {
                left = left.saturating_sub(shown(&moment.drawn).len());
                let is_last = end == clock.whole;
                let mut track = Track::new("hidden");
                track.add(from, "visible");
                if !is_last {
                    track.add(end, "hidden");
                }
                put(svg, format_args!("<g visibility=\"{}\">", if is_last { "visible" } else { "hidden" }));
                put(svg, format_args!("<animate attributeName=\"visibility\" calcMode=\"discrete\""));
                track.write(svg, clock, false);
                svg.push_str(&marks);
                svg.push_str("</g>");
            }
            begin = end;
        }
    }

    /// A group with at most so many marks.
    fn marks(&self, drawn: &[ArrowAnnotation], most: usize) -> String {
        let mut drawn = shown(drawn);
        drawn.truncate(most);
        marks::drawn(&drawn, self.looks.board.scheme, self.bottom, 0, SQUARE)
    }
}

/// The squares, from 0 to 800 in both directions.
fn empty_board(looks: StillLooks, bottom: Side) -> String {
    let board = looks.board;
    let mut svg =
        format!("<path fill=\"{}\" d=\"M0 0h800v800H0z\"/><path fill=\"{}\" d=\"", board.light, board.dark);
    for square in Square::all().filter(|&square| !is_light(square)) {
        let (x, y) = corner(square, bottom);
        put(&mut svg, format_args!("M{x} {y}h100v100h-100z"));
    }
    put(&mut svg, format_args!("\"/><path fill=\"{}\" d=\"", board.line));
    for at in (98..800).step_by(100) {
        put(&mut svg, format_args!("M{at} 0h2v800h-2zM0 {at}h800v2H0z"));
    }
    svg.push_str("\"/>");
    for square in Square::all().filter(|square| square.is_trap()) {
        let (x, y) = corner(square, bottom);
        put(&mut svg, format_args!("<use href=\"#still-trap\" transform=\"translate({x} {y})\"/>"));
    }
    svg
}

/// The pieces while they are followed through the moments.
struct Stage {
    pieces: Vec<MovingPiece>,
    /// The index of the piece on each square.
    on: [Option<usize>; 64],
    bottom: Side,
}

impl Stage {
    /// A step that begins now. What it captures vanishes after it.
    fn step(&mut self, played: PlayedStep, now: u32, glide: u32) {
        let Some(to) = played.step.to() else { return };
        let end = now.saturating_add(glide);
        if let Some(index) = self.take(played.step.from) {
            // Another piece there would be none that the rules know.
            self.vanish(to, end, glide);
            if let Some(slot) = self.on.get_mut(to.index()) {
                *slot = Some(index);
            }
            let place = corner(to, self.bottom);
            if let Some(moving) = self.pieces.get_mut(index) {
                moving.places.glide(now, end, place);
            }
        }
        if let Some(capture) = played.capture {
            self.vanish(capture.square, end, glide);
        }
    }

    /// Lets pieces appear and vanish until they are those of the board; at once without a time.
    fn agree_with(&mut self, board: &Board, time: Option<(u32, u32)>) {
        for square in Square::all() {
            let (is, should) = (self.piece_on(square), board.piece_at(square));
            if is == should {
                continue;
            }
            let (now, glide) = time.unwrap_or_default();
            self.vanish(square, now, glide);
            let Some(piece) = should else { continue };
            let mut there = Track::new(time.is_none());
            there.glide(now, now.saturating_add(glide), true);
            if let Some(slot) = self.on.get_mut(square.index()) {
                *slot = Some(self.pieces.len());
            }
            let places = Track::new(corner(square, self.bottom));
            self.pieces.push(MovingPiece { piece, places, there });
        }
    }

    fn piece_on(&self, square: Square) -> Option<Piece> {
        let index = (*self.on.get(square.index())?)?;
        self.pieces.get(index).map(|moving| moving.piece)
    }

    fn take(&mut self, square: Square) -> Option<usize> {
        self.on.get_mut(square.index())?.take()
    }

    fn vanish(&mut self, square: Square, now: u32, glide: u32) {
        let Some(index) = self.take(square) else { return };
        if let Some(moving) = self.pieces.get_mut(index) {
            moving.there.glide(now, now.saturating_add(glide), false);
        }
    }
}

/// A piece on its way.
struct MovingPiece {
    piece: Piece,
    /// The top left corner of its square, in hundredths of a square.
    places: Track<Point>,
    /// Whether it is on the board.
    there: Track<bool>,
}

impl MovingPiece {
    /// Whether it is there at the end.
    fn is_there(&self) -> bool {
        self.there.last()
    }

    fn write(&self, svg: &mut String, clock: Clock) {
        self.write_still(svg);
        if !self.is_there() {
            svg.push_str(" opacity=\"0\"");
        }
        if self.places.is_still() && self.there.is_still() {
            svg.push_str("/>");
            return;
        }
        svg.push('>');
        if !self.places.is_still() {
            svg.push_str("<animateTransform attributeName=\"transform\" type=\"translate\"");
            self.places.map(|(x, y)| format!("{x} {y}")).write(svg, clock, true);
        }
        if !self.there.is_still() {
            svg.push_str("<animate attributeName=\"opacity\"");
            self.there.map(u8::from).write(svg, clock, true);
        }
        svg.push_str("</use>");
    }

    /// The beginning of the piece where it is at the end.
    fn write_still(&self, svg: &mut String) {
        let (x, y) = self.places.last();
        put(svg, format_args!("<use href=\"#{}\" transform=\"translate({x} {y})\"", piece_id(self.piece)));
    }
}

#[cfg(test)]
mod tests;
