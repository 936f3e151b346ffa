//! Uploads to a page and downloads from it.

use std::path::Path;

use serde_json::{Value, json};

use super::Page;

/// JavaScript that creates a file. The code appended to it passes the file to the page.
const MAKE: &str = r"
    const given = new DataTransfer();
    given.items.add(new File([arguments[1]], arguments[0]));
";

impl Page {
    /// Selects a file with this name and text in the file input.
    #[track_caller]
    pub fn give_file(&self, name: &str, text: &str) {
        let script = format!(
            "{MAKE} const field = document.querySelector('input[type=file]'); field.files = given.files;
             field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        );
        self.script_with(&script, vec![json!(name), json!(text)]);
    }

    /// Chooses a file of this computer in the file input.
    #[track_caller]
    pub fn choose_file(&self, path: &Path) {
        let path = path.display().to_string();
        self.of_first("input[type=file]", async |element| element.send_keys(&path).await);
    }

    /// Drops a file on the open dialog.
    #[track_caller]
    pub fn drop_file(&self, name: &str, text: &str) {
        let script = format!(
            "{MAKE} const place = document.querySelector('[data-test=library-screen] input') ?? document.body;
             const drop = new DragEvent('drop', {{ bubbles: true, cancelable: true, dataTransfer: given }});
             if (place.dispatchEvent(drop)) throw new Error('nobody takes what is dropped');"
        );
        self.script_with(&script, vec![json!(name), json!(text)]);
    }

    /// From now on, [`Page::caught_files`] receives the downloads instead of the browser.
    #[track_caller]
    pub fn catch_files(&self) {
        self.script(
            r"
            const blobs = new Map(), make = URL.createObjectURL;
            window.caughtFiles = [];
            URL.createObjectURL = (blob) => {
                const address = make.call(URL, blob);
                blobs.set(address, blob);
                return address;
            };
            HTMLAnchorElement.prototype.click = function () {
                window.caughtFiles.push([this.download, blobs.get(this.href)]);
            };
            ",
        );
    }

    /// The names and texts of the files downloaded so far.
    #[must_use]
    #[track_caller]
    pub fn caught_files(&self) -> Vec<(String, String)> {
        let files = self.script(
            "return Promise.all(window.caughtFiles.map(async ([name, blob]) => [name, await blob.text()]))",
        );
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        files.as_array().into_iter().flatten().map(|file| (text(&file[0]), text(&file[1]))).collect()
    }
}
