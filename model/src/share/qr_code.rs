//! QR codes as paths of SVG.

use core::fmt::Write;

use qrcodegen::{QrCode as Modules, QrCodeEcc};

/// The width of the light margin that readers need, in modules.
const MARGIN: i32 = 4;

/// A QR code to draw: black on white, whatever the colours of the page are, because some readers need it so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrCode {
    /// The width and the height with the margin, in modules.
    pub size: u32,
    /// The dark modules, as data of a path.
    pub path: String,
}

impl QrCode {
    /// The smallest code of a text; `None` if it is too long (2,953 bytes). Where there is room for more error
    /// correction, it is used.
    pub fn new(text: &str) -> Option<QrCode> {
        let modules = Modules::encode_text(text, QrCodeEcc::Low).ok()?;
        let size = modules.size();
        let mut path = String::new();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let length = (x..size).take_while(|&x| modules.get_module(x, y)).count() as i32;
                if length > 0 {
                    // Writing to a string can't fail.
                    let _ = write!(path, "M{} {}h{length}v1h-{length}z", x + MARGIN, y + MARGIN);
                }
                x += length + 1;
            }
        }
        let size = u32::try_from(size + 2 * MARGIN).ok()?;
        Some(QrCode { size, path })
    }
}

#[cfg(test)]
pub(super) mod tests;
