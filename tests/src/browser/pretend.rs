//! What a page is made to believe.

use serde_json::json;

use super::session::Session;
use super::{Kind, Page};

impl Page {
    /// Runs a function in every page that is opened from now on, before any script of its own: `"() => { … }"`.
    #[track_caller]
    pub fn before_each_load(&self, function: &str) {
        self.expect("a function before each load", self.session().add_preload(function));
    }

    /// Makes the page believe that the user prefers dark colours, or light ones. In Chromium what it believed of motion
    /// is forgotten.
    #[track_caller]
    pub fn set_dark(&self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        self.pretend("prefers-color-scheme", value, Session::DARK, i32::from(!dark));
    }

    /// Makes the page believe that the user wants little motion. In Chromium what it believed of colours is forgotten.
    #[track_caller]
    pub fn set_reduced_motion(&self, reduced: bool) {
        let value = if reduced { "reduce" } else { "no-preference" };
        self.pretend("prefers-reduced-motion", value, Session::MOTION, i32::from(reduced));
    }

    #[track_caller]
    fn pretend(&self, feature: &str, value: &str, preference: &str, number: i32) {
        let pretended = match self.kind() {
            Kind::Chromium => {
                let features = json!([{ "name": feature, "value": value }]);
                self.session().devtools("Emulation.setEmulatedMedia", &json!({ "features": features }))
            }
            Kind::Firefox => {
                let script = "Services.prefs.setIntPref(...arguments)";
                self.session().in_chrome(script, vec![json!(preference), json!(number)])
            }
        };
        self.expect(feature, pretended);
    }
}
