//! How quickly the page responds to input while the engine thinks. Only reports, because the load of the machine
//! varies.

#![allow(clippy::print_stdout, reason = "the figures are read")]

use ansa_core::record::GameTree;
use ansa_core::{Direction, Game, Side, Square, StepKind, TurnBuilder};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::{in_each_browser, needs};
use serde_json::json;

use super::input_times;
use super::pasting::paste;

in_each_browser!(
    input_is_answered_within_a_frame,
    two_thousand_variations_are_stepped_through_within_a_frame,
    a_game_is_run_through_with_the_engine_on,
);

/// Makes the page's own engine search continuously at full strength, because the computer's turn alone ends too soon.
const THINK: &str = r"
    const build = document.querySelector('meta[name=ansa-build]').content;
    const worker = new Worker(`engine-${build}/engine-worker.js`, { type: 'module' });
    window.thoughts = 0;
    const think = () => worker.postMessage({ type: 'search', id: ++window.thoughts, game: arguments[0], level: 10 });
    return new Promise((done, fail) => {
        worker.onmessage = ({ data }) => {
            if (data.type === 'ready') { think(); done(); }
            else if (data.type === 'best') think();
            else if (data.type !== 'progress') fail(new Error(JSON.stringify(data)));
        };
        worker.postMessage({ type: 'hello', protocol: 3, build });
    });
";

/// Replaces the page by a minimal one: 64 boxes, one of which changes its colour with each input. Measured with the
/// same script beside the same engine, it shows how much of the latency is due to the browser and the machine.
const BARE: &str = r"
    document.documentElement.replaceChildren(document.createElement('body'));
    document.body.style.cssText = 'margin:0;display:grid;grid-template-columns:repeat(8,1fr);height:100vh';
    for (let square = 0; square < 64; square++) {
        const box = document.body.appendChild(document.createElement('div'));
        box.dataset.square = 'abcdefgh'[square % 8] + (8 - (square >> 3));
    }
    let lit = document.body.firstChild;
    const light = (event) => {
        lit.style.background = '';
        lit = event.target.closest('div') ?? lit;
        lit.style.background = event.type === 'pointermove' ? 'silver' : 'gold';
    };
    for (const type of ['pointermove', 'pointerdown', 'pointerup', 'click', 'keydown']) document.addEventListener(type, light);
";

/// Waits until everything is painted. The driver's next command would delay the frame, unlike a person.
const SETTLE: &str = "return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 25)))";

/// A long game of arbitrary legal turns, with gold to move.
fn long_game() -> Game {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    for seed in 0.. {
        if game.plies().len() >= 62 || game.outcome().is_some() {
            break;
        }
        let steps: Vec<_> =
            game.position().unwrap().steps().filter(|(_, kind)| *kind == StepKind::Simple).collect();
        let (step, _) = steps[seed * 7 % steps.len()];
        // A turn that repeats a position is refused, and another one is tried.
        let _ = game.play_steps(&[step]);
    }
    game
}

fn input_is_answered_within_a_frame(page: &mut Page) {
    if !needs::long_runs() {
        return;
    }
    let game = long_game();
    page.open_game(&game, "person", "level-10");
    let (step, _) = game.position().unwrap().steps().find(|(_, kind)| *kind == StepKind::Simple).unwrap();
    page.carry(&step.from.to_string(), &step.to().unwrap().to_string(), InputMethod::Click);
    page.click(&hook("end-turn"));
    page.wait_for_text(&hook("thinking"), "ahead");
    // Planning mode accepts steps while the engine thinks.
    page.press('p');
    page.wait_for(&hook("plan"));
    page.script_with(THINK, vec![json!(game.to_record().to_tagged())]);
    input_times::watch(page);
    let holdable = page.snapshot().squares_with("holdable");
    let mut holdable = holdable.iter().cycle();
    for _ in 0..8 {
        let from = holdable.next().unwrap().clone();
        page.click(&on(&from));
        page.script(SETTLE);
        for square in Square::all().step_by(5) {
            page.hover(&on(&square.to_string()));
            page.script(SETTLE);
        }
        page.click(&on(&from));
        page.script(SETTLE);
        for square in Square::all().step_by(7) {
            page.hover(&on(&square.to_string()));
            page.script(SETTLE);
        }
        let shown = page.snapshot();
        let from = shown.squares_with("holdable").into_iter().find(|from| {
            let square: Square = from.parse().unwrap();
            shown.board().piece_at(square).is_some_and(|piece| piece.side == Side::Silver)
        });
        let from: Square = from.unwrap().parse().unwrap();
        let mut near = Direction::ALL.into_iter().filter_map(|direction| from.step(direction));
        let to = near.rfind(|&to| shown.board().piece_at(to).is_none()).unwrap_or(from);
        page.drag(&[&on(&from.to_string()), &on(&to.to_string())]);
        page.script(SETTLE);
        page.press('u');
        page.script(SETTLE);
        page.press('r');
        page.script(SETTLE);
        page.click(&hook("reset"));
        page.script(SETTLE);
        page.click(&on("e4"));
        page.script(SETTLE);
        for key in [Key::Down, Key::Left, Key::Down, Key::Right] {
            page.press(key);
            page.script(SETTLE);
        }
        page.press(' ');
        page.script(SETTLE);
        page.press(' ');
        page.script(SETTLE);
    }
    tell(page, "the game");
    page.script(BARE);
    input_times::forget(page);
    for _ in 0..4 {
        for square in Square::all().step_by(3) {
            let square = format!("[data-square={square}]");
            page.hover(&square);
            page.script(SETTLE);
            page.click(&square);
            page.script(SETTLE);
        }
        page.press(' ');
        page.script(SETTLE);
    }
    tell(page, "a bare page");
}

/// The record of a game with this many variations of one or two turns, spread over the game.
fn with_variations(count: usize) -> String {
    let mut tree = GameTree::from_record(&long_game().to_record()).unwrap();
    let line = tree.main_line();
    let mut random = 1_u64;
    let mut made = 0;
    while made < count {
        for &node in &line[2..] {
            let from = if made % 3 == 0 { node } else { tree.children(node).last().copied().unwrap_or(node) };
            let Some(position) = tree.game(from).unwrap().position() else { continue };
            let steps: Vec<_> = position
                .steps()
                .filter(|(_, kind)| *kind == StepKind::Simple)
                .map(|(step, _)| step)
                .collect();
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let Some(step) = steps.get((random >> 33) as usize % steps.len().max(1)) else { continue };
            let mut turn = TurnBuilder::new(position);
            turn.step(*step).unwrap();
            let before = tree.len();
            // A turn that repeats a position is refused.
            let _ = tree.play(from, &(&turn.finish().unwrap()).into());
            made += tree.len() - before;
        }
    }
    tree.to_record().unwrap().to_tagged()
}

fn two_thousand_variations_are_stepped_through_within_a_frame(page: &mut Page) {
    if !needs::long_runs() {
        return;
    }
    let record = with_variations(2_000);
    page.open_at("#/study");
    page.wait_for(&hook("study-text"));
    page.script("document.activeElement.blur()");
    paste(page, &record);
    page.wait_for(&hook("study-tree"));
    page.script("document.activeElement.blur()");
    page.wait_until("the whole tree", || {
        page.script("return document.querySelectorAll('[data-test=study-tree] [data-node]').length > 2000")
            == json!(true)
    });
    page.press(Key::Home);
    input_times::watch(page);
    for key in [Key::Right, Key::Down, Key::Right, Key::Up, Key::Left].into_iter().cycle().take(120) {
        page.press(key);
        page.script(SETTLE);
    }
    println!("{}, a study with 2,000 variations:", page.kind());
    input_times::tell(page, "keydown");
    page.script(BARE);
    input_times::forget(page);
    for _ in 0..60 {
        page.press(' ');
        page.script(SETTLE);
    }
    println!("{}, a bare page:", page.kind());
    input_times::tell(page, "keydown");
}

/// Holds the right arrow key down as a keyboard does, 30 times a second, for at most so many repetitions.
const HOLD: &str = r"
    const [times] = arguments;
    return new Promise((done) => {
        let count = 0;
        const timer = setInterval(() => {
            const target = document.activeElement ?? document.body;
            const init = { key: 'ArrowRight', code: 'ArrowRight', repeat: count > 0, bubbles: true, cancelable: true };
            target.dispatchEvent(new KeyboardEvent('keydown', init));
            if (++count === times) { clearInterval(timer); setTimeout(done, 300); }
        }, 33);
    });
";

fn a_game_is_run_through_with_the_engine_on(page: &mut Page) {
    if !needs::long_runs() {
        return;
    }
    let game = long_game();
    page.set_size(1440, 900);
    page.open_at("#/study");
    page.wait_for(&hook("study-text"));
    page.script("document.activeElement.blur()");
    paste(page, &game.to_record().to_tagged());
    page.wait_for(&hook("study-tree"));
    page.script("document.activeElement.blur()");
    input_times::watch(page);
    for is_on in [false, true] {
        if is_on {
            page.press('l');
            page.wait_for(&hook("engine-line"));
        }
        for _ in 0..4 {
            page.press(Key::Home);
            page.script_with(HOLD, vec![json!(50)]);
        }
        println!("{}, a key held in the study, engine on: {is_on}", page.kind());
        input_times::tell(page, "keydown");
        input_times::forget(page);
    }
    page.script(BARE);
    input_times::forget(page);
    page.script_with(HOLD, vec![json!(100)]);
    println!("{}, a bare page:", page.kind());
    input_times::tell(page, "keydown");
}

/// Prints the measurements.
fn tell(page: &mut Page, what: &str) {
    let thoughts = page.script("return window.thoughts").as_u64().unwrap_or_default();
    assert!(thoughts >= 2, "the engine did not think all the time");
    println!("{}, {what}, with the engine thinking all the time:", page.kind());
    input_times::tell(page, "pointermove");
}
