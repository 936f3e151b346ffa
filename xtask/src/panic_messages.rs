//! Takes the messages of panics out of a WebAssembly module.
//!
//! Nothing in the custom element can show them: it has no panic hook, and a panic ends it with a trap. But every place
//! that checks an index passes a message on, and what writes it is 2 % of the module. The functions that panic get a
//! body that traps at once; wasm-opt then drops what only they need.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::error::{Result, TaskError};

/// Parts of the names of functions that never return.
const PANICKING: [&str; 16] = [
    "::assert_failed",
    "::capacity_overflow",
    "::expect_failed",
    "::handle_alloc_error",
    "::handle_error",
    "::len_mismatch_fail",
    "::panic_already_",
    "::panic_bounds_check",
    "::panic_const",
    "::panic_fmt",
    "::panic_poisoned",
    "::panicking::panic",
    "::rust_begin_unwind",
    "::slice_error_fail",
    "::slice_index_fail",
    "::unwrap_failed",
];

/// Crates whose functions they are: those of the standard library.
const STANDARD: [&str; 6] = ["core[", "<core[", "alloc[", "<alloc[", "std[", "__rustc["];

/// The numbers of sections: names and other custom ones, imports, code.
const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const CODE: u8 = 10;
/// The part of the names that has those of functions.
const FUNCTIONS: u8 = 1;
/// No locals, and an instruction that traps.
const TRAP: [u8; 3] = [0, 0, 0x0b];

/// Takes them out of the module in a file. The module must have the names of its functions.
pub(crate) fn take_out(module: &Path) -> Result<()> {
    let bytes = fs::read(module).map_err(TaskError::io(module))?;
    let without = without(&bytes).filter(|(_, count)| *count > 0).ok_or_else(|| {
        TaskError::Unexpected(format!("{} has no functions that panic, or no names", module.display()))
    })?;
    fs::write(module, without.0).map_err(TaskError::io(module))
}

/// The module without its messages, and the number of functions changed. `None` if it can't be understood.
fn without(bytes: &[u8]) -> Option<(Vec<u8>, usize)> {
    let mut rest = ModuleReader(bytes.get(8..)?);
    let mut sections = Vec::new();
    while !rest.0.is_empty() {
        let id = rest.byte()?;
        sections.push((id, rest.sized()?));
    }
    let of = |wanted: u8| sections.iter().find(|(id, _)| *id == wanted).map(|&(_, body)| ModuleReader(body));
    let imported = of(IMPORTS).map_or(Some(0), imported_functions)?;
    let mut named = sections.iter().filter(|(id, _)| *id == CUSTOM);
    let panicking = named.find_map(|&(_, body)| panicking(ModuleReader(body)))?;
    let (mut made, mut count) = (bytes.get(..8)?.to_vec(), 0);
    for (id, body) in sections {
        let mut code = Vec::new();
        if id == CODE {
            let mut bodies = ModuleReader(body);
            let all = bodies.number()?;
            write_number(&mut code, all);
            for index in imported..imported + all {
                let body = bodies.sized()?;
                let is_panic = panicking.contains(&index);
                count += usize::from(is_panic);
                write_sized(&mut code, if is_panic { &TRAP } else { body });
            }
        }
        made.push(id);
        write_sized(&mut made, if id == CODE { &code } else { body });
    }
    Some((made, count))
}

/// The number of functions among the imports, which come before the module's own.
fn imported_functions(mut section: ModuleReader<'_>) -> Option<usize> {
    let mut functions = 0;
    for _ in 0..section.number()? {
        section.sized()?;
        section.sized()?;
        // wasm-bindgen's modules import nothing else.
        if section.byte()? != 0 {
            return None;
        }
        section.number()?;
        functions += 1;
    }
    Some(functions)
}

/// The indices of the functions that panic. `None` if the section has no names of functions.
fn panicking(mut section: ModuleReader<'_>) -> Option<BTreeSet<usize>> {
    if section.sized()? != b"name" {
        return None;
    }
    let mut found = BTreeSet::new();
    while !section.0.is_empty() {
        let kind = section.byte()?;
        let mut names = ModuleReader(section.sized()?);
        if kind != FUNCTIONS {
            continue;
        }
        for _ in 0..names.number()? {
            let index = names.number()?;
            let name = std::str::from_utf8(names.sized()?).ok()?;
            let is_standard = STANDARD.iter().any(|start| name.starts_with(start));
            if is_standard && PANICKING.iter().any(|part| name.contains(part)) {
                found.insert(index);
            }
        }
    }
    Some(found)
}

/// Reads the binary format of WebAssembly.
struct ModuleReader<'a>(&'a [u8]);

impl<'a> ModuleReader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A number of at most 32 bits, in LEB128.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// Bytes with their number before them.
    fn sized(&mut self) -> Option<&'a [u8]> {
        let size = self.number()?;
        let (bytes, rest) = self.0.split_at_checked(size)?;
        self.0 = rest;
        Some(bytes)
    }
}

fn write_number(into: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        into.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    into.push(number as u8);
}

fn write_sized(into: &mut Vec<u8>, bytes: &[u8]) {
    write_number(into, bytes.len());
    into.extend(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with an imported function, two of its own, and their names.
    fn module() -> Vec<u8> {
        let mut made = b"\0asm\x01\0\0\0".to_vec();
        let mut section = |id: u8, body: &[u8]| {
            made.push(id);
            write_sized(&mut made, body);
        };
        section(IMPORTS, b"\x01\x01a\x01b\0\0");
        section(CODE, b"\x02\x04\0\x41\x07\x0b\x04\0\x41\x08\x0b");
        let names = b"\x02\x01\x09std::mine\x02\x1acore[1]::panicking::panic_";
        let mut custom = b"\x04name\x01".to_vec();
        write_sized(&mut custom, names);
        section(CUSTOM, &custom);
        made
    }

    #[test]
    fn only_functions_that_panic_trap() {
        let (made, count) = without(&module()).unwrap();
        assert_eq!(count, 1);
        let bodies = b"\x02\x04\0\x41\x07\x0b\x03\0\0\x0b";
        assert!(made.windows(bodies.len()).any(|window| window == bodies), "{made:?}");
        assert_eq!(made.len(), module().len() - 1);
    }

    #[test]
    fn what_is_no_module_is_refused() {
        for end in 0..module().len() {
            let cut = without(&module()[..end]);
            // Without the names nothing can be found; a module that ends between two sections has none.
            assert!(cut.is_none(), "{end}: {cut:?}");
        }
        assert_eq!(without(b"\0asm\x01\0\0\0\x02\x80\x80\x80\x80\x80\x80"), None);
    }

    #[test]
    fn numbers_are_read_as_written() {
        for number in [0, 1, 127, 128, 16_383, 16_384, u32::MAX as usize] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            assert_eq!(ModuleReader(&bytes).number(), Some(number));
        }
    }
}
