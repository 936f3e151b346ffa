//! `<arimaa-board>` on foreign pages: from right to left, on paper, with another keyboard, and with a screen reader.

use ansa_tests::browser::{Key, Page};
use serde_json::json;

use super::element_viewer::{of, on_page};

const SCRIPT: &str = "<script type=\"module\" src=\"ansa/element/arimaa-board.js\"></script></head>";

/// Both names are written from right to left.
const RECORD: &str = "[Gold \"אבי כהן (2)\"]\n[Silver \"محمد – [x] 3\"]\n[GoldRating \"2100\"]\n\n\
    1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n\
    2g Ee2n Ee3n {שלום! Ee2n (ok)}\n2s ed7s ed6s\n";

fn wait_for(page: &Page, selector: &str) {
    page.wait_until(selector, || of(page, &format!("return !!inside({selector:?})")) == json!(true));
}

#[test]
fn nothing_is_mirrored_and_paper_has_all() {
    let body = format!("{SCRIPT}<body dir=\"rtl\"><arimaa-board record='{RECORD}'></arimaa-board></body>");
    on_page("nothing_is_mirrored_and_paper_has_all", &body, |page| {
        page.set_size(900, 800);
        page.wait_until("the element", || {
            page.script("return !!document.querySelector('arimaa-board').shadowRoot?.querySelector('.board')")
                == json!(true)
        });
        let order = "
            const left = (selector) => inside(selector).getBoundingClientRect().left;
            return [left('[data-square=a1]') < left('[data-square=h1]'), left('[data-test=player-gold] .player-name') < left('.player-rating')];";
        assert_eq!(of(page, order), json!([true, true]));
        let bidi = "return ['.player-name', '[data-test=note]'].map((one) => getComputedStyle(inside(one)).unicodeBidi)";
        assert_eq!(of(page, bidi), json!(["plaintext", "plaintext"]));
        page.screenshot("element-from-right-to-left");
        let paper = "
            for (const sheet of board.shadowRoot.adoptedStyleSheets) for (const rule of sheet.cssRules) {
                if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
            }
            const [list, { width, height }] = [inside('.turns-list'), inside('.board').getBoundingClientRect()];
            const buttons = [...board.shadowRoot.querySelectorAll('button:not(.turn)')];
            return [Math.abs(width - height) < 2 && width > 300, list.scrollHeight <= list.clientHeight + 1,
                buttons.filter((one) => one.checkVisibility()).length, getComputedStyle(inside('.main')).breakInside];";
        assert_eq!(of(page, paper), json!([true, true, 0, "avoid"]));
        page.screenshot("element-on-paper");
    });
}

#[test]
fn a_refusal_is_told_twice_and_a_step_is_undone_by_keys() {
    let body = format!(
        "{SCRIPT}<body><arimaa-board mode=\"play\" side=\"gold\" \
        position=\"g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]\"></arimaa-board></body>"
    );
    on_page("a_refusal_is_told_twice_and_a_step_is_undone_by_keys", &body, |page| {
        // The board is drawn once the browser has told that it is in view, which may be after the buttons.
        page.wait_until("the element", || {
            page.script("return !!document.querySelector('arimaa-board').shadowRoot?.querySelector('[data-square=e2]')")
                == json!(true)
        });
        // The turn can't end without a step.
        of(page, "inside('[data-square=e2]').focus()");
        let notice = "const span = inside('[data-test=notice] span');
            const again = window.before === span; window.before = span; return [!!span, again];";
        page.press(Key::Enter);
        wait_for(page, "[data-test=notice]");
        assert_eq!(of(page, notice), json!([true, false]));
        page.press(Key::Enter);
        page.wait_until("another element, which is announced again", || {
            of(page, notice) == json!([true, false])
        });

        page.press_with(&[Key::Shift], Key::Up);
        wait_for(page, "[data-square=e3][data-piece]");
        page.press_with(&[Key::Control], 'z');
        wait_for(page, "[data-square=e2][data-piece]");
    });
}
