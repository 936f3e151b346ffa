//! QR codes.

use yew::prelude::*;

use ansa_model::share::QrCode;

/// A text as a QR code, with a name for screen readers; `None` if it is too long.
pub(super) fn qr_code(text: &str, name: &'static str, test: &'static str) -> Option<Html> {
    let QrCode { size, path } = QrCode::new(text)?;
    Some(html! {
        <svg
            class="qr-code"
            viewBox={format!("0 0 {size} {size}")}
            role="img"
            aria-label={name}
            shape-rendering="crispEdges"
            data-test={test}
        >
            <rect width={size.to_string()} height={size.to_string()} fill="#fff" />
            <path fill="#000" d={path} />
        </svg>
    })
}
