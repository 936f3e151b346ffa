#![no_main]

#[path = "../../core/tests/common/properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|text: &str| {
    properties::puzzles(text);
});
