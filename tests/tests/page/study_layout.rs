//! What the study has room for on a laptop.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::pasting::paste;

in_each_browser!(
    ; long in firefox:
    the_list_is_in_view_below_a_mistake,
);

/// A game whose turns are all blunders, by the evaluations in its comments.
fn analysed() -> String {
    let turns = ["Ee2n Ee3n Ee4n Ee5n", "ra7s ra6s ra5s", "Ee6w Ed6w", "rh7s rh6s", "Ra2n"];
    let record = game_of(Preset::NinetyNine, Preset::NinetyNine, &turns).to_record().to_plain();
    let comment = |number: usize| match number {
        0 => String::new(),
        number => {
            let score = if number % 2 == 0 { "-5.00" } else { "+5.00" };
            format!(
                " {{[%eval {score},12] [%best {}] [%nodes 1000000] [%after {score}]}}",
                ["Hb2n Hg2n", "hb7s hg7s"][(number + 1) % 2]
            )
        }
    };
    let lines = record.lines().enumerate().map(|(number, line)| line.to_owned() + &comment(number));
    lines.collect::<Vec<_>>().join("\n")
}

/// The height of the part of the list that is in view, and whether the shown turn is there as a whole.
const LIST_IN_VIEW: &str = "
    const frame = document.querySelector('.study > .turns').getBoundingClientRect();
    const list = document.querySelector('[data-test=study-tree]').getBoundingClientRect();
    const turn = document.querySelector('[data-test=study-tree] [aria-current]').getBoundingClientRect();
    const bottom = Math.min(frame.bottom, list.bottom) + 1;
    return [Math.round(bottom - list.top), turn.top >= list.top - 1 && turn.bottom <= bottom];";

fn the_list_is_in_view_below_a_mistake(page: &mut Page) {
    page.open_at("#/study");
    page.wait_for(&hook("study-text"));
    paste(page, &analysed());
    page.wait_for(&hook("graph"));
    for (width, height) in [(1280, 720), (1366, 768), (1440, 900)] {
        page.set_size(width, height);
        page.click(&hook("mistake-before"));
        page.wait_for(&hook("mistake"));
        page.wait_until(&format!("the turn in the list at {width}×{height}"), || {
            let seen = page.script(LIST_IN_VIEW);
            seen[0].as_i64() >= Some(90) && seen[1] == json!(true)
        });
    }
}
