//! Several tabs of one browser. The calls of a page apply to its current tab.

use fantoccini::wd::WindowHandle;

use super::Page;

/// A tab of the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(pub(super) WindowHandle);

impl Page {
    /// The current tab.
    #[must_use]
    #[track_caller]
    pub fn tab(&self) -> Tab {
        Tab(self.done("name the tab", self.client().window()))
    }

    /// The number of tabs in the browser.
    #[must_use]
    #[track_caller]
    pub fn count_tabs(&self) -> usize {
        self.done("count the tabs", self.client().windows()).len()
    }

    /// Opens an empty tab and switches to it.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        let tab = Tab(self.expect("open a tab", self.session().open_tab()));
        self.go_to_tab(&tab);
        tab
    }

    /// Switches to another tab.
    #[track_caller]
    pub fn go_to_tab(&self, tab: &Tab) {
        self.done("go to the tab", self.client().switch_to_window(tab.0.clone()));
    }
}
