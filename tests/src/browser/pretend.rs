//! What a page is made to believe.

use serde_json::json;

use super::{Kind, Page};

impl Page {
    /// Runs a function in every page that is opened from now on, before any script of its own: `"() => { … }"`.
    #[track_caller]
    pub fn before_each_load(&self, function: &str) {
        self.bidi("script.addPreloadScript", json!({ "functionDeclaration": function }));
    }

    /// Makes the page believe that the user wants little motion. In Chromium what it believed of colours is forgotten.
    #[track_caller]
    pub fn set_reduced_motion(&self, reduced: bool) {
        match self.kind() {
            Kind::Chromium => {
                let value = if reduced { "reduce" } else { "no-preference" };
                let features = json!([{ "name": "prefers-reduced-motion", "value": value }]);
                let command =
                    json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
                self.issue("goog/cdp/execute", command);
            }
            Kind::Firefox => {
                let script = "Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[0])";
                self.issue("moz/context", json!({ "context": "chrome" }));
                self.script_with(script, vec![json!(i32::from(reduced))]);
                self.issue("moz/context", json!({ "context": "content" }));
            }
        }
    }
}
