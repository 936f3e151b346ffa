//! Several tabs of one browser: what a page does, it does in the tab where the test is.

use fantoccini::wd::WindowHandle;

use super::Page;

/// A tab of the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(pub(super) WindowHandle);

impl Page {
    /// The tab where the test is.
    #[must_use]
    #[track_caller]
    pub fn tab(&self) -> Tab {
        Tab(self.done("name the tab", self.client().window()))
    }

    /// How many tabs the browser has.
    #[must_use]
    #[track_caller]
    pub fn count_tabs(&self) -> usize {
        self.done("count the tabs", self.client().windows()).len()
    }

    /// Opens an empty tab and goes there.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        let tab = Tab(self.expect("open a tab", self.session().open_tab()));
        self.go_to_tab(&tab);
        tab
    }

    /// Goes to another tab.
    #[track_caller]
    pub fn go_to_tab(&self, tab: &Tab) {
        self.done("go to the tab", self.client().switch_to_window(tab.0.clone()));
    }
}
