//! The loop that decodes, as a WebAssembly module. JavaScript would run it in its interpreter, which takes 4 ms for the
//! rules; this takes a quarter of that, its compilation included.

use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataSection, EntityType, ExportKind, ExportSection, Function,
    FunctionSection, ImportSection, MemArg, MemoryType, Module, TypeSection, ValType,
};

use super::ANNOUNCE;

/// The size of one table: what each letter stands for.
pub(super) const TABLE: usize = 128;

/// The size of three tables: for a letter by itself, after the first and after the second announcement. The bytes are
/// written behind them.
pub(super) const TABLES: usize = 3 * TABLE;

/// How many letters are decoded at once.
const LANES: usize = 16;

/// Where the text begins. A byte takes one letter or two, and as many bytes are written at once as there are between the
/// two places, so what is written never overtakes what is read.
const TEXT: usize = TABLES + LANES;

/// A module that imports a memory `m` of the module `d`, puts the tables at its beginning and exports the function `d`:
/// it takes the end of the text in the memory, behind which there are zeros, decodes the text in place and returns the
/// end of the bytes.
pub(super) fn module(tables: &[u8; TABLES]) -> Vec<u8> {
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
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(0), tables.iter().copied());
    let mut module = Module::new();
    module
        .section(&types)
        .section(&imports)
        .section(&functions)
        .section(&exports)
        .section(&code)
        .section(&data);
    module.finish()
}

fn decoding() -> Function {
    let (end, from, to, letter, table, clean, text, bytes) = (0, 1, 2, 3, 4, 5, 6, 7);
    let at = |offset| MemArg { offset, align: 0, memory_index: 0 };
    let mut decode = Function::new([(5, ValType::I32), (2, ValType::V128)]);
    let mut code = decode.instructions();
    code.i32_const(TEXT as i32).local_set(from).i32_const(TABLES as i32).local_set(to);
    code.block(BlockType::Empty).loop_(BlockType::Empty);
    code.local_get(from).local_get(end).i32_ge_u().br_if(1);
    // How many of the next 16 letters come before the announcing ones, and so stand for themselves.
    code.local_get(from).v128_load(at(0)).local_tee(text);
    code.i32_const(ANNOUNCE[0] as i32).i8x16_splat().i8x16_ge_u().i8x16_bitmask();
    code.i32_const(1 << LANES).i32_or().i32_ctz().local_set(clean);
    // All 16 at once: each part of the first table gives 0 for the letters of the others.
    code.v128_const(0).local_set(bytes);
    for part in (i32::from(b' ') as usize / LANES)..TABLE / LANES {
        code.i32_const(0).v128_load(at((part * LANES) as u64));
        code.local_get(text).i32_const((part * LANES) as i32).i8x16_splat().i8x16_sub().i8x16_swizzle();
        code.local_get(bytes).v128_or().local_set(bytes);
    }
    code.local_get(to).local_get(bytes).v128_store(at(0));
    code.local_get(from).local_get(clean).i32_add().local_set(from);
    code.local_get(to).local_get(clean).i32_add().local_set(to);
    code.local_get(clean).i32_const(LANES as i32).i32_eq().br_if(0);
    // One letter that may announce another.
    code.i32_const(0).local_set(table);
    code.local_get(from).i32_load8_u(at(0)).local_set(letter);
    for (index, announce) in (1..).zip(ANNOUNCE) {
        code.local_get(letter).i32_const(announce as i32).i32_eq();
        code.if_(BlockType::Empty).i32_const(index * TABLE as i32).local_set(table).end();
    }
    code.local_get(table).if_(BlockType::Empty);
    code.local_get(from).i32_const(1).i32_add().local_tee(from).i32_load8_u(at(0)).local_set(letter);
    code.end();
    code.local_get(to).local_get(table).local_get(letter).i32_add().i32_load8_u(at(0)).i32_store8(at(0));
    code.local_get(to).i32_const(1).i32_add().local_set(to);
    code.local_get(from).i32_const(1).i32_add().local_set(from);
    code.br(0).end().end();
    // The zeros behind the text, which are letters of no table, were counted, too.
    code.local_get(to).local_get(from).i32_sub().local_get(end).i32_add().end();
    decode
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_module_is_valid() {
        wasmparser::validate(&super::module(&[0; super::TABLES])).unwrap();
    }
}
