//! Piece sets, boards and square names, which attributes of the root element select.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{Preset, game_of, on};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

in_each_browser!(
    ; long in firefox:
    attributes_choose_pieces_boards_and_coordinates,
);

/// The horizontal extent of a piece's drawing, mirrored or not. Hidden parts take no space.
const EXTENT: &str = "
    const box = document.querySelector(arguments[0] + ' .piece use').getBBox();
    return [box.x, box.y, box.width, box.height].map(Math.round);
";
/// The visible names, in the order of the squares on the page.
const NAMES: &str = "
    return [...document.querySelectorAll('.coordinate')]
        .filter(name => getComputedStyle(name).display !== 'none')
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
