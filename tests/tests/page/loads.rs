//! The built page loads in real browsers, below any path, without trouble.

use ansa_tests::browser::Page;
use ansa_tests::in_each_browser;

in_each_browser!(the_page_loads, the_page_loads_at_the_root_of_a_host);

fn the_page_loads(page: &mut Page) {
    page.site().keep_offline();
    page.open();
    page.wait_for("[data-test=home-play]");
    page.screenshot("page-loads");
    assert!(page.requests().iter().any(|url| url.contains("_bg.wasm")), "{:?}", page.requests());
}

fn the_page_loads_at_the_root_of_a_host(page: &mut Page) {
    page.site().keep_offline();
    page.site().mount_at("/");
    page.open();
    page.wait_for("[data-test=home-play]");
}
