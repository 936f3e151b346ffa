//! The loop that decodes, as a WebAssembly module. JavaScript would run it in its interpreter, which takes 4 ms for the
//! rules; this takes a third of that, its compilation included.

use wasm_encoder::{
    BlockType, CodeSection, EntityType, ExportKind, ExportSection, Function, FunctionSection, ImportSection,
    MemArg, MemoryType, Module, TypeSection, ValType,
};

use super::ANNOUNCE;

/// The size of one table: what each letter stands for.
const TABLE: i32 = 128;

/// Where the text begins: behind three tables, for a letter by itself, after the first and after the second
/// announcement.
const TEXT: i32 = 3 * TABLE;

/// A module that imports a memory `m` of the module `d` and exports the function `d`: it takes the end of the text in
/// the memory, decodes the text in place and returns the end of the bytes. A byte takes one letter or two, so what is
/// written never overtakes what is read.
pub(super) fn module() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I32], [ValType::I32]);
    let mut imports = ImportSection::new();
    let memory =
        MemoryType { minimum: 1, maximum: None, memory64: false, shared: false, page_size_log2: None };
    imports.import("d", "m", EntityType::Memory(memory));
    let mut functions = FunctionSection::new();
    functions.function(0);
    let mut exports = ExportSection::new();
    exports.export("d", ExportKind::Func, 0);
    let mut code = CodeSection::new();
    code.function(&decoding());
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&exports).section(&code);
    module.finish()
}

fn decoding() -> Function {
    let (end, from, to, letter, table) = (0, 1, 2, 3, 4);
    let byte = MemArg { offset: 0, align: 0, memory_index: 0 };
    let mut decode = Function::new([(4, ValType::I32)]);
    let mut code = decode.instructions();
    code.i32_const(TEXT).local_tee(from).local_set(to);
    code.block(BlockType::Empty).loop_(BlockType::Empty);
    code.local_get(from).local_get(end).i32_ge_u().br_if(1);
    code.local_get(from).i32_load8_u(byte).local_set(letter);
    code.i32_const(0).local_set(table);
    for (index, announce) in (1..).zip(ANNOUNCE) {
        code.local_get(letter).i32_const(announce as i32).i32_eq();
        code.if_(BlockType::Empty).i32_const(index * TABLE).local_set(table).end();
    }
    code.local_get(table).if_(BlockType::Empty);
    code.local_get(from).i32_const(1).i32_add().local_tee(from).i32_load8_u(byte).local_set(letter);
    code.end();
    code.local_get(to).local_get(table).local_get(letter).i32_add().i32_load8_u(byte).i32_store8(byte);
    code.local_get(to).i32_const(1).i32_add().local_set(to);
    code.local_get(from).i32_const(1).i32_add().local_set(from);
    code.br(0).end().end();
    code.local_get(to).end();
    decode
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_module_is_valid() {
        wasmparser::validate(&super::module()).unwrap();
    }
}
