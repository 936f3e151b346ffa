//! Piece sets, boards and square names, which attributes of the root element select; forced colours; what is large and
//! what is small.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

in_each_browser!(
    ; long in firefox:
    attributes_choose_pieces_boards_and_coordinates,
    everything_is_told_with_forced_colours,
    text_has_three_sizes_and_traps_are_smaller_than_pieces,
);

/// The horizontal extent of a piece's drawing, mirrored or not. Hidden parts take no space.
const EXTENT: &str = "
    const box = document.querySelector(arguments[0] + ' .piece use').getBBox();
    return [box.x, box.y, box.width, box.height].map(Math.round);
";
/// The visible names, in the order of the squares on the page.
const NAMES: &str = "
    return [...document.querySelectorAll('.coordinate')]
        .filter(name => name.checkVisibility({ visibilityProperty: true }))
        .map(name => name.dataset.name).join(' ');
";
/// The colours of two adjacent squares and of a trap.
const COLOURS: &str = "
    const [one, other] = ['a3', 'b3'].map(name => getComputedStyle(document.querySelector(`[data-square=${name}]`)));
    return [one.backgroundColor, other.backgroundColor, one.getPropertyValue('--trap-fill')];
";

fn choose(page: &Page, name: &str, value: &str) {
    page.script_with("document.documentElement.setAttribute(...arguments)", vec![json!(name), json!(value)]);
}

/// All values are present and distinct.
fn assert_different(found: &[Value]) {
    for (index, one) in found.iter().enumerate() {
        assert!(!one.is_null());
        assert!(!found[..index].contains(one), "{one} twice among {found:?}");
    }
}

fn attributes_choose_pieces_boards_and_coordinates(page: &mut Page) {
    let game =
        game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ra5s ra4s"]);
    page.open_game(&game, "person", "person");
    page.wait_for(&on("e5"));

    let places = ["e5", "d3", "a3"].map(on);
    for place in &places {
        let extents: Vec<Value> = ["animals", "chess", "letters"]
            .into_iter()
            .map(|set| {
                choose(page, "data-pieces", set);
                let extent = page.script_with(EXTENT, vec![json!(place)]);
                assert!(extent[2].as_f64().unwrap() > 30.0, "{set} on {place} is drawn: {extent}");
                extent
            })
            .collect();
        assert_different(&extents);
    }

    for dark in [false, true] {
        page.set_dark(dark);
        let colours: Vec<Value> = ["sand", "slate", "forest", "contrast"]
            .into_iter()
            .map(|board| {
                choose(page, "data-board", board);
                let colours = page.script(COLOURS);
                assert_ne!(colours[0], colours[1]);
                page.screenshot(&format!("board-{board}-{}", if dark { "dark" } else { "light" }));
                colours
            })
            .collect();
        assert_different(&colours);
    }

    let names = ["off", "traps", "all"].map(|shown| {
        choose(page, "data-coordinates", shown);
        page.script(NAMES)
    });
    assert_eq!(names, ["", "c6 f6 c3 f3", "8 7 6 5 4 3 2 a 1 b c d e f g h"]);
}

/// What is not told with forced colours, which have neither shadows nor backgrounds of the page's own.
const NOT_TOLD: &str = "
    const faults = [];
    const style = (selector, part) => getComputedStyle(document.querySelector(selector), part);
    const wide = width => parseFloat(width) >= 1;
    if (!matchMedia('(forced-colors: active)').matches) faults.push('forced colours');
    const square = style('[data-square=a5]');
    if (square.outlineStyle === 'none' || !wide(square.outlineWidth)) faults.push('edges of squares');
    const border = square => {
        const { borderTopStyle, borderTopWidth } = style(`[data-square=${square}]`, '::before');
        return wide(borderTopWidth) ? borderTopStyle : 'none';
    };
    if (border('a5') !== 'none') faults.push('squares without a mark');
    const marks = ['e3', 'd2'].map(border);
    if (marks.includes('none') || marks[0] === marks[1]) faults.push('trail and selection');
    const background = selector => style(selector).backgroundColor;
    for (const filled of ['.pip-left', '.target']) {
        if (background(filled) === background('body')) faults.push(`${filled} is hollow`);
    }
    const plate = side => style(`[data-test=plate-${side}] .plate-side`).borderTopColor;
    if (plate('gold') === plate('silver')) faults.push('the side to move');
    if (style('.ply.is-shown').outlineStyle === 'none') faults.push('the turn that is shown');
    return faults;
";
/// Whether the chosen level looks like the others.
const LEVELS_ALIKE: &str = "
    const [one, other] = ['.choice-level:has(:checked)', '.choice-level:not(:has(:checked))']
        .map(selector => getComputedStyle(document.querySelector(selector)).backgroundColor);
    return one === other;
";

fn everything_is_told_with_forced_colours(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "person");
    page.set_forced_colors(true);
    page.carry("e3", "e4", InputMethod::Click);
    page.click(&on("d2"));
    page.wait_for("[data-square][data-target]");
    page.screenshot("forced-colours");
    assert_eq!(page.script(NOT_TOLD), json!([]));
    page.click(&hook("new-game"));
    page.wait_for(&hook("new-game-dialog"));
    page.screenshot("forced-colours-new-game");
    assert_eq!(page.script(LEVELS_ALIKE), json!(false));
}

/// The font sizes on the play screen, without the clocks. Words for screen readers have a box of one pixel.
const TEXT_SIZES: &str = "
    const sizes = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const { width, height } = element.getBoundingClientRect();
        const is_seen = element.checkVisibility() && width > 1 && height > 1 && texts.currentNode.data.trim();
        if (is_seen && !element.closest('.clock-main')) sizes.add(getComputedStyle(element).fontSize);
    }
    sizes.add(getComputedStyle(document.querySelector('.coordinate')).fontSize);
    return [...sizes].sort();
";
/// The widths of a trap and of a piece.
const WIDTHS: &str = "
    return ['.square .trap', '.square .piece']
        .map(selector => document.querySelector(selector).getBoundingClientRect().width);
";

fn text_has_three_sizes_and_traps_are_smaller_than_pieces(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", "level-10");
    page.click(&on("d2"));
    for (width, height) in [(360, 740), (740, 360), (820, 1180), (1440, 900), (2560, 1440)] {
        page.set_size(width, height);
        let sizes = page.script(TEXT_SIZES);
        assert!(sizes.as_array().unwrap().len() <= 3, "{sizes} at {width}×{height}");
        let widths = page.script(WIDTHS);
        let [trap, piece] = [0, 1].map(|index| widths[index].as_f64().unwrap());
        assert!(trap < 0.85 * piece, "a trap of {trap} px and a piece of {piece} px");
    }
}
