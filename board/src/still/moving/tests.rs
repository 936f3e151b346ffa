//! Tests of moving boards: their animations are followed in time, as a browser does it, and compared with the rules.

use std::collections::BTreeMap;

use ansa_core::position::Position;
use ansa_core::record::ArrowColour;
use ansa_core::{Direction, Step};

use super::*;
use crate::testing::{HOSTILE_TEXTS, elements, position, square};

/// An attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split_once('"').map(|(value, _)| value)
}

/// An animation: the moments of its values, from 0 to 1.
struct Animation {
    keys: Vec<(f64, Vec<f64>)>,
}

impl Animation {
    fn of(tag: &str) -> Animation {
        assert_eq!(attribute(tag, "repeatCount"), Some("indefinite"), "{tag}");
        let list = |name| attribute(tag, name).expect(name).split(';').collect::<Vec<_>>();
        let (values, times) = (list("values"), list("keyTimes"));
        assert_eq!(values.len(), times.len(), "{tag}");
        let number = |text: &str| text.parse::<f64>().expect(text);
        let keys: Vec<_> = times
            .into_iter()
            .zip(values)
            .map(|(time, value)| (number(time), value.split(' ').map(number).collect()))
            .collect();
        assert_eq!((keys[0].0, keys[keys.len() - 1].0), (0.0, 1.0), "{tag}");
        assert!(keys.is_sorted_by(|one, other| one.0 <= other.0), "{tag}");
        Animation { keys }
    }

    /// The value at a moment.
    fn at(&self, now: f64) -> Vec<f64> {
        let after = self.keys.iter().position(|(time, _)| *time > now).unwrap_or(self.keys.len() - 1);
        let [before, after] = [&self.keys[after - 1], &self.keys[after]];
        let part = ((now - before.0) / (after.0 - before.0)).clamp(0.0, 1.0);
        before.1.iter().zip(&after.1).map(|(from, to)| from + (to - from) * part).collect()
    }
}

/// A piece of a document, with its animations.
struct Seen {
    piece: Piece,
    still: (Vec<f64>, f64),
    place: Option<Animation>,
    opacity: Option<Animation>,
}

/// The pieces of a group, and how long its animations take in seconds.
fn seen(svg: &str, group: &str) -> (Vec<Seen>, Option<f64>) {
    let (_, rest) = svg.split_once(&format!("<g class=\"{group}\"")).expect(group);
    let rest = rest.split_once("<g ").map_or(rest, |(pieces, _)| pieces);
    let (mut pieces, mut seconds) = (Vec::new(), Vec::new());
    for tag in rest.split('<').skip(1) {
        if tag.starts_with("use ") {
            let id = attribute(tag, "href").expect("a reference");
            let piece = every_piece().find(|&own| id == format!("#{}", piece_id(own))).expect(id);
            let place = attribute(tag, "transform").expect("a place");
            let place = place.trim_start_matches("translate(").trim_end_matches(')').split(' ');
            let place = place.map(|number| number.parse().expect(number)).collect();
            let opacity = attribute(tag, "opacity").map_or(1.0, |number| number.parse().expect(number));
            pieces.push(Seen { piece, still: (place, opacity), place: None, opacity: None });
        } else if tag.starts_with("animate") {
            let last = pieces.last_mut().expect("a piece");
            match attribute(tag, "attributeName") {
                Some("transform") => last.place = Some(Animation::of(tag)),
                Some("opacity") => last.opacity = Some(Animation::of(tag)),
                other => panic!("{other:?}"),
            }
            seconds.push(attribute(tag, "dur").and_then(|time| time.strip_suffix('s')).expect("a time"));
        }
    }
    assert!(seconds.iter().all(|time| *time == seconds[0]), "the animations do not go together");
    (pieces, seconds.first().map(|time| time.parse().expect(time)))
}

/// The squares of the pieces that can be seen at a moment; `None` for the document without animations.
fn squares(pieces: &[Seen], now: Option<f64>, bottom: Side) -> BTreeMap<Square, Piece> {
    let mut squares = BTreeMap::new();
    for own in pieces {
        let (mut place, mut opacity) = own.still.clone();
        if let Some(now) = now {
            place = own.place.as_ref().map_or(place, |animation| animation.at(now));
            opacity = own.opacity.as_ref().map_or(opacity, |animation| animation.at(now)[0]);
        }
        if opacity == 0.0 {
            continue;
        }
        assert!((opacity - 1.0).abs() < 1e-9, "{:?} is half there", own.piece);
        let at = Square::all().find(|&square| {
            let (x, y) = corner(square, bottom);
            (place[0] - f64::from(x)).abs() < 1e-6 && (place[1] - f64::from(y)).abs() < 1e-6
        });
        let at = at.unwrap_or_else(|| panic!("{:?} is between squares: {place:?}", own.piece));
        assert_eq!(squares.insert(at, own.piece), None, "two pieces on {at}");
    }
    squares
}

fn on(board: &Board) -> BTreeMap<Square, Piece> {
    Square::all().filter_map(|square| Some((square, board.piece_at(square)?))).collect()
}

/// Compares what is seen while nothing moves with the boards of the moments.
fn agrees(moving: &MovingBoard) {
    let svg = moving.to_svg(400, "");
    elements(&svg);
    let (pieces, seconds) = seen(&svg, "still-moves");
    let whole = f64::from(moving.time());
    if let Some(seconds) = seconds {
        assert!((seconds * 100.0 - whole).abs() < 1e-6, "{seconds} s");
    }
    let mut begin = 0;
    for (index, moment) in moving.moments.iter().enumerate() {
        // After the steps, and after the last piece has vanished.
        let moved = begin + moment.glide() * (moment.steps.len() as u32 + 1);
        let end = begin + moment.time();
        let now = f64::from(moved + end) / 2.0 / whole;
        assert_eq!(squares(&pieces, Some(now), moving.bottom), on(&moment.board), "moment {index}");
        begin = end;
    }
    let last = on(&moving.moments.last().expect("a moment").board);
    assert_eq!(squares(&pieces, None, moving.bottom), last, "without animations");
    let (still, time) = seen(&svg, "still-last");
    assert_eq!((squares(&still, None, moving.bottom), time), (last, None), "with less motion");
}

/// A number that looks like chance, below a limit.
fn chance(state: &mut u64, below: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % below
}

/// The moments of turns that chance chooses: a moment for each step, or for each turn.
fn random(seed: u64, turns: usize, by_step: bool) -> Vec<BoardMoment> {
    let mut state = seed;
    let back = ["ra8", "rb8", "rc8", "rd8", "de8", "cf8", "hg8", "eh7", "ra7", "mb7", "hc7", "dd7", "ce7"];
    let front = ["Ra1", "Rb1", "Rc1", "Rd1", "De1", "Cf1", "Hg1", "Eh2", "Ra2", "Mb2", "Hc2", "Dd2", "Ce2"];
    let mut now: Position = position("g", &[&back[..], &front[..]].concat());
    let moment = |position: &Position, steps: Vec<PlayedStep>, hundredths| BoardMoment {
        board: *position.board(),
        steps,
        drawn: Vec::new(),
        hundredths,
    };
    let mut moments = vec![moment(&now, Vec::new(), 100)];
    for _ in 0..turns {
        let mut steps = Vec::new();
        while now.steps_left() > 0 {
            let legal: Vec<Step> = now.steps().map(|(step, _)| step).collect();
            if legal.is_empty()
                || (steps.len() > 1 && !now.is_push_unfinished() && chance(&mut state, 4) == 0)
            {
                break;
            }
            let Ok(played) = now.step(legal[chance(&mut state, legal.len())]) else { break };
            steps.push(played);
            if by_step {
                moments.push(moment(&now, vec![played], 25));
            }
        }
        if !by_step {
            moments.push(moment(&now, steps, 100));
        }
        if now.is_push_unfinished() {
            break;
        }
        now = now.after_pass();
    }
    moments
}

#[test]
fn pieces_are_where_the_rules_have_them() {
    let mut captures = 0;
    for seed in 0..12 {
        let by_step = seed % 2 == 0;
        let bottom = Side::ALL[seed as usize / 2 % 2];
        let moments = random(seed, 60, by_step);
        captures +=
            moments.iter().flat_map(|moment| &moment.steps).filter(|step| step.capture.is_some()).count();
        agrees(&MovingBoard { moments, bottom, looks: StillLooks::default() });
    }
    assert!(captures > 10, "only {captures} captures");
}

#[test]
fn a_captured_piece_vanishes_after_its_step_and_not_after_the_turn() {
    let mut now = position("g", &["Rc3", "Cc2", "Ee4", "ra7"]);
    let mut moments =
        vec![BoardMoment { board: *now.board(), steps: Vec::new(), drawn: Vec::new(), hundredths: 100 }];
    let way = [
        ("c2", Direction::West),
        ("e4", Direction::North),
        ("e5", Direction::North),
        ("e6", Direction::North),
    ];
    let steps: Vec<_> =
        way.map(|(from, direction)| now.step(Step { from: square(from), direction }).expect("a step")).into();
    assert!(steps[0].capture.is_some());
    moments.push(BoardMoment { board: *now.board(), steps, drawn: Vec::new(), hundredths: 100 });
    let moving = MovingBoard { moments, bottom: Side::Gold, looks: StillLooks::default() };
    let (pieces, _) = seen(&moving.to_svg(400, ""), "still-moves");
    let [rabbit] = pieces.iter().filter(|own| own.opacity.is_some()).collect::<Vec<_>>()[..] else {
        panic!("one piece is captured")
    };
    let opacity = rabbit.opacity.as_ref().expect("an animation");
    let glide = f64::from(moving.moments[1].glide());
    let after = |glides: f64| opacity.at((100.0 + glides * glide) / 200.0)[0];
    assert!(after(0.9) > 0.99 && after(2.1) < 0.01, "{} and {}", after(0.9), after(2.1));
}

#[test]
fn pieces_that_no_step_explains_appear_and_vanish() {
    let of = |pieces: &[&str], hundredths| BoardMoment {
        board: *position("g", pieces).board(),
        steps: Vec::new(),
        drawn: Vec::new(),
        hundredths,
    };
    let moments =
        vec![of(&[], 50), of(&["Ea1", "Rb1"], 50), of(&["ea1", "Rb1"], 0), of(&["Rb2"], 70), of(&["Rb2"], 9)];
    agrees(&MovingBoard { moments, bottom: Side::Gold, looks: StillLooks::default() });
    // A board that never changes has no animations, and none at all is a picture, too.
    let moments = vec![of(&["Ea1"], 10)];
    let still = MovingBoard { moments, bottom: Side::Gold, looks: StillLooks::default() };
    agrees(&still);
    assert!(!still.to_svg(100, "").contains("<animate"));
    elements(&MovingBoard { moments: Vec::new(), ..still }.to_svg(100, ""));
}

#[test]
fn each_kind_of_piece_is_drawn_once_and_moves_evenly() {
    let moments = random(1, 10, true);
    let svg = MovingBoard { moments, bottom: Side::Gold, looks: StillLooks::default() }.to_svg(400, "");
    for piece in every_piece() {
        let count = svg.matches(&format!("<g id=\"{}\"", piece_id(piece))).count();
        assert_eq!(count, usize::from(svg.contains(&format!("href=\"#{}\"", piece_id(piece)))), "{piece:?}");
    }
    assert!(!svg.contains("<script") && !svg.contains("var(") && svg.matches("http").count() == 1);
    // Halfway through a step, a piece is halfway.
    let step = |from: &str, to: &str| {
        let mut position = position("g", &[&format!("E{from}"), "Rb2", "ra7"]);
        let first =
            BoardMoment { board: *position.board(), steps: Vec::new(), drawn: Vec::new(), hundredths: 100 };
        let direction = Direction::ALL
            .into_iter()
            .find(|&direction| Step { from: square(from), direction }.to() == Some(square(to)));
        let played =
            position.step(Step { from: square(from), direction: direction.expect("a way") }).expect("a step");
        vec![
            first,
            BoardMoment { board: *position.board(), steps: vec![played], drawn: Vec::new(), hundredths: 100 },
        ]
    };
    let moving = MovingBoard { moments: step("d4", "d5"), bottom: Side::Gold, looks: StillLooks::default() };
    let (pieces, _) = seen(&moving.to_svg(400, ""), "still-moves");
    let elephant = pieces.iter().find_map(|own| own.place.as_ref()).expect("one that moves");
    for (now, y) in [(0.5, 400.0), (0.55, 350.0), (0.6, 300.0)] {
        let place = elephant.at(now);
        assert!((place[0] - 300.0).abs() + (place[1] - y).abs() < 1e-6, "{place:?} at {now}");
    }
}

#[test]
fn marks_are_shown_in_their_time() {
    let mark = |colour, from, to| ArrowAnnotation { colour, from: square(from), to: square(to) };
    let mut moments = random(3, 3, false);
    moments[0].drawn = vec![mark(ArrowColour::Red, "a1", "a1")];
    moments[2].drawn = vec![mark(ArrowColour::Green, "b2", "d4")];
    let time: u32 = moments.iter().map(BoardMoment::time).sum();
    let steps = moments[2].steps.len() as u32;
    let moving = MovingBoard { moments, bottom: Side::Gold, looks: StillLooks::default() };
    let svg = moving.to_svg(100, "");
    elements(&svg);
    let animated: Vec<_> = svg.split("<animate attributeName=\"visibility\"").skip(1).collect();
    assert_eq!(animated.len(), 2);
    let of = |tag: &str| {
        (attribute(tag, "values").unwrap().to_owned(), attribute(tag, "keyTimes").unwrap().to_owned())
    };
    assert_eq!(
        of(animated[0]),
        ("visible;hidden".to_owned(), format!("0;{}", 100.0 / f64::from(time)).replace("0.", "."))
    );
    let glide = 20.min(100 / (steps + 2));
    let times = [200 + glide * steps, 300].map(|at| f64::from(at) / f64::from(time));
    let (values, keys) = of(animated[1]);
    assert_eq!(values, "hidden;visible;hidden");
    for (key, time) in keys.split(';').skip(1).zip(times) {
        assert!((key.parse::<f64>().unwrap() - time).abs() < 0.01, "{keys} and {times:?}");
    }
    // The last marks are also shown without animations, and the number of all is limited.
    let all: Vec<_> = Square::all().flat_map(|from| Square::all().map(move |to| (from, to))).collect();
    let drawn =
        all.iter().map(|&(from, to)| ArrowAnnotation { colour: ArrowColour::Blue, from, to }).collect();
    let moment = BoardMoment { drawn, ..moving.moments[0].clone() };
    let many = MovingBoard { moments: vec![moment; 200], ..moving };
    let svg = many.to_svg(100, "");
    assert!(svg.len() < 4 << 20, "{} bytes", svg.len());
    assert!(svg.rsplit_once("still-last").unwrap().1.contains("#123f9c"));
}

#[test]
fn any_text_can_be_the_title() {
    for title in HOSTILE_TEXTS {
        let moving =
            MovingBoard { moments: random(5, 1, true), bottom: Side::Gold, looks: StillLooks::default() };
        let names = elements(&moving.to_svg(100, title));
        let known =
            ["svg", "title", "style", "defs", "g", "path", "circle", "use", "animate", "animateTransform"];
        assert!(names.iter().all(|name| known.contains(&name.as_str())), "{names:?}");
    }
}
