//! Emulated user preferences (media features), and scripts that run before a page's own.

use serde_json::json;

use super::session::Session;
use super::{Kind, Page};

impl Page {
    /// Runs a function in every page opened from now on, before the page's own scripts: `"() => { … }"`.
    #[track_caller]
    pub fn before_each_load(&self, function: &str) {
        self.expect("a function before each load", self.session().add_preload(function));
    }

    /// Emulates `prefers-color-scheme`. In Chromium this resets the emulation of reduced motion.
    #[track_caller]
    pub fn set_dark(&self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        self.emulate("prefers-color-scheme", value, Session::DARK, i32::from(!dark));
    }

    /// Emulates `prefers-reduced-motion`. In Chromium this resets the emulation of the colour scheme.
    #[track_caller]
    pub fn set_reduced_motion(&self, reduced: bool) {
        let value = if reduced { "reduce" } else { "no-preference" };
        self.emulate("prefers-reduced-motion", value, Session::MOTION, i32::from(reduced));
    }

    /// Emulates `forced-colors`. In Chromium this resets the emulation of the colour scheme and of reduced motion.
    #[track_caller]
    pub fn set_forced_colors(&self, forced: bool) {
        let value = if forced { "active" } else { "none" };
        self.emulate("forced-colors", value, Session::COLOURS, 2 * i32::from(forced));
    }

    #[track_caller]
    fn emulate(&self, feature: &str, value: &str, preference: &str, number: i32) {
        let emulated = match self.kind() {
            Kind::Chromium => {
                let features = json!([{ "name": feature, "value": value }]);
                self.session().devtools("Emulation.setEmulatedMedia", &json!({ "features": features }))
            }
            Kind::Firefox => {
                let script = "Services.prefs.setIntPref(...arguments)";
                self.session().in_chrome(script, vec![json!(preference), json!(number)])
            }
        };
        self.expect(feature, emulated);
        // Firefox tells its pages about a preference a moment later.
        self.wait_until(&format!("{feature}: {value}"), || {
            let matches = "return matchMedia(`(${arguments[0]}: ${arguments[1]})`).matches";
            self.script_with(matches, vec![json!(feature), json!(value)]) == json!(true)
        });
    }
}
