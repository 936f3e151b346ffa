#![no_main]

#[path = "../../tournament/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|text: &str| {
    properties::text(text);
});
