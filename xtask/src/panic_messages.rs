//! Takes the messages of panics out of a WebAssembly module.
//!
//! Nothing in the custom element can show them: it has no panic hook, and a panic ends it with a trap. But every place
//! that checks an index passes a message on, and what writes it is 2 % of the module. The functions that panic get a
//! body that traps at once; wasm-opt then drops what only they need.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fs;
use std::path::Path;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, Module};
use wasmparser::{FunctionBody, KnownCustom, Name, Naming, Parser, Payload};

use crate::error::{Result, TaskError};
use crate::function_order::imported_functions;

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

/// No locals, and an instruction that traps.
const TRAP: [u8; 3] = [0, 0, 0x0b];

/// Takes them out of the module in a file. The module must have the names of its functions.
pub(crate) fn take_out(module: &Path) -> Result<()> {
    let bytes = fs::read(module).map_err(TaskError::io(module))?;
    let failed = |reason: &str| TaskError::Unexpected(format!("{}: {reason}", module.display()));
    let (without, count) = without(&bytes).map_err(|error| failed(&error.to_string()))?;
    if count == 0 {
        return Err(failed("it has no functions that panic, or no names"));
    }
    fs::write(module, without).map_err(TaskError::io(module))
}

/// The module without its messages, and the number of functions changed.
fn without(bytes: &[u8]) -> std::result::Result<(Vec<u8>, usize), Error> {
    let mut sealed =
        SealedModule { next: imported_functions(bytes)?, panicking: panicking(bytes)?, count: 0 };
    let mut made = Module::new();
    sealed.parse_core_module(&mut made, Parser::new(0), bytes)?;
    Ok((made.finish(), sealed.count))
}

/// The numbers of the functions that panic.
fn panicking(bytes: &[u8]) -> std::result::Result<BTreeSet<u32>, Error> {
    let mut found = BTreeSet::new();
    for payload in Parser::new(0).parse_all(bytes) {
        let Payload::CustomSection(section) = payload? else { continue };
        let KnownCustom::Name(names) = section.as_known() else { continue };
        for names in names {
            let Name::Function(functions) = names? else { continue };
            for function in functions {
                let Naming { index, name } = function?;
                let is_standard = STANDARD.iter().any(|start| name.starts_with(start));
                if is_standard && PANICKING.iter().any(|part| name.contains(part)) {
                    found.insert(index);
                }
            }
        }
    }
    Ok(found)
}

/// Copies a module whose functions that panic trap at once.
struct SealedModule {
    /// The number of the next function.
    next: u32,
    panicking: BTreeSet<u32>,
    /// How many functions were changed.
    count: usize,
}

impl Reencode for SealedModule {
    type Error = Infallible;

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        function: FunctionBody<'_>,
    ) -> std::result::Result<(), Error> {
        let index = self.next;
        self.next += 1;
        if !self.panicking.contains(&index) {
            return utils::parse_function_body(self, code, function);
        }
        self.count += 1;
        code.raw(&TRAP);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        EntityType, Function, FunctionSection, ImportSection, NameMap, NameSection, TypeSection, ValType,
    };

    use super::*;

    /// A module with an imported function, two of its own, and the names of those.
    fn module() -> Vec<u8> {
        let (mut types, mut imports, mut functions, mut code) =
            (TypeSection::new(), ImportSection::new(), FunctionSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        imports.import("a", "b", EntityType::Function(0));
        for number in [7, 8] {
            functions.function(0);
            let mut body = Function::new([]);
            body.instructions().i32_const(number).end();
            code.function(&body);
        }
        let (mut names, mut of_functions) = (NameSection::new(), NameMap::new());
        of_functions.append(1, "std::mine");
        of_functions.append(2, "core[1]::panicking::panic_bounds_check");
        names.functions(&of_functions);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&code).section(&names);
        module.finish()
    }

    #[test]
    fn only_functions_that_panic_trap() {
        let (made, count) = without(&module()).unwrap();
        assert_eq!(count, 1);
        let bodies = Parser::new(0).parse_all(&made).filter_map(|payload| match payload.unwrap() {
            Payload::CodeSectionEntry(body) => Some(body.as_bytes().to_vec()),
            _ => None,
        });
        assert_eq!(bodies.collect::<Vec<_>>(), [&[0, 0x41, 7, 0x0b][..], &TRAP]);
    }

    #[test]
    fn what_is_no_module_is_refused() {
        let whole = module();
        assert!(without(&whole[..whole.len() - 1]).is_err());
        assert!(without(b"no module").is_err());
    }
}
