//! Puts similar functions of a WebAssembly module side by side, because a compressor then describes one by another in
//! fewer bits. What the module does is unchanged.

use std::ops::Range;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// How many bytes of code are compared at once. Shorter pieces are everywhere, longer ones hardly anywhere twice.
const PIECE: usize = 5;
/// A piece in more functions than this tells little of which of them are similar.
const MOST_FUNCTIONS: usize = 300;
/// How many of the functions placed last the next one is compared with. A compressor looks further back, but at a cost.
const LOOK_BACK: usize = 4;
/// What the pieces of a small function have in common with others by chance.
const CHANCE: f64 = 20.0;

/// The module with its functions in another order.
///
/// # Errors
/// It is not a valid module; the parser's message.
pub(crate) fn reorder(module: &[u8]) -> Result<Vec<u8>, String> {
    let failed = |error: OrderError| error.to_string();
    let imported = imported_functions(module).map_err(|error| error.to_string())? as usize;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::CodeSectionEntry(body) = payload.map_err(|error| error.to_string())? {
            bodies.push(body.as_bytes().to_vec());
        }
    }
    let order = order_of(&bodies);
    let mut places: Vec<u32> = (0..).take(imported + bodies.len()).collect();
    for (place, &function) in (imported..).zip(&order) {
        places[imported + function] = u32::try_from(place).map_err(|error| error.to_string())?;
    }
    let mut reordered = Module::new();
    Order { order, places }.parse_core_module(&mut reordered, Parser::new(0), module).map_err(failed)?;
    Ok(reordered.finish())
}

/// The number of functions that a module imports. Their numbers come before those of its own.
///
/// # Errors
/// It is not a valid module.
pub(crate) fn imported_functions(module: &[u8]) -> Result<u32, BinaryReaderError> {
    let mut count = 0;
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ImportSection(imports) = payload? {
            for import in imports.into_imports() {
                count += u32::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
            }
        }
    }
    Ok(count)
}

/// Why a module can't be written in another order.
type OrderError = Error<&'static str>;

/// The new order of a module's functions.
struct Order {
    /// The functions that are not imported, in their new order.
    order: Vec<usize>,
    /// The new number of each function.
    places: Vec<u32>,
}

impl Reencode for Order {
    type Error = &'static str;

    fn function_index(&mut self, function: u32) -> Result<u32, OrderError> {
        let place = self.places.get(function as usize).copied();
        place.ok_or(Error::UserError("there is no function of that number"))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), OrderError> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), OrderError> {
        let bodies = section.into_iter().collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

/// An order in which each function follows a similar one: the next is always the one that has the most pieces in common
/// with the last ones, in proportion to its size.
fn order_of(functions: &[Vec<u8>]) -> Vec<usize> {
    let pieces: Vec<Vec<u32>> = functions.iter().map(|code| pieces_of(code)).collect();
    let SharedPieces { containing, alike } = shared_pieces(&pieces);
    let mut is_left = vec![true; functions.len()];
    let mut common = vec![0.0; functions.len()];
    let mut order: Vec<usize> = Vec::with_capacity(functions.len());
    let mut next = Some(0).filter(|_| !functions.is_empty());
    while let Some(function) = next {
        order.push(function);
        is_left[function] = false;
        let mut touched = Vec::new();
        for (back, &before) in order.iter().rev().take(LOOK_BACK).enumerate() {
            let weight = 1.0 / (1.0 + back as f64 / 2.0);
            for group in &alike[before] {
                for &(_, other) in &containing[group.clone()] {
                    if is_left[other] {
                        if common[other] == 0.0 {
                            touched.push(other);
                        }
                        common[other] += weight;
                    }
                }
            }
        }
        let similarity = |other: usize| common[other] / (pieces[other].len() as f64 + CHANCE).sqrt();
        let best = touched.iter().copied().max_by(|&one, &other| {
            similarity(one).total_cmp(&similarity(other)).then_with(|| other.cmp(&one))
        });
        for other in touched {
            common[other] = 0.0;
        }
        // Where nothing is similar, the compiler's order is as good as any.
        next = best.or_else(|| is_left.iter().position(|&left| left));
    }
    order
}

/// Which functions have pieces in common.
struct SharedPieces {
    /// All pieces, each with a function that contains it, in order.
    containing: Vec<(u32, usize)>,
    /// For each function the parts of that list about a piece that it shares with others.
    alike: Vec<Vec<Range<usize>>>,
}

fn shared_pieces(pieces: &[Vec<u32>]) -> SharedPieces {
    let mut containing: Vec<(u32, usize)> = (0..)
        .zip(pieces)
        .flat_map(|(function, own)| own.iter().map(move |&piece| (piece, function)))
        .collect();
    containing.sort_unstable();
    let mut alike = vec![Vec::new(); pieces.len()];
    let mut start = 0;
    for group in containing.chunk_by(|(one, _), (other, _)| one == other) {
        let end = start + group.len();
        if (2..=MOST_FUNCTIONS).contains(&group.len()) {
            for &(_, function) in group {
                alike[function].push(start..end);
            }
        }
        start = end;
    }
    SharedPieces { containing, alike }
}

/// The pieces of a function's code, each once.
fn pieces_of(code: &[u8]) -> Vec<u32> {
    let hash = |piece: &[u8]| {
        // FNV-1a
        piece.iter().fold(0x811c_9dc5_u32, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    };
    let mut pieces: Vec<u32> = code.windows(PIECE).map(hash).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection, Function, ImportSection,
        RefType, TableSection, TableType, TypeSection, ValType,
    };

    use super::*;

    /// Imports one function, and has three that return a number after some additions: 1, 70,000 and 2. The second calls
    /// the first, the table has the third, and all are exported.
    fn module() -> Vec<u8> {
        let (mut types, mut imports, mut functions) =
            (TypeSection::new(), ImportSection::new(), FunctionSection::new());
        types.ty().function([], [ValType::I32]);
        imports.import("host", "first", EntityType::Function(0));
        let (mut tables, mut exports, mut elements, mut code) =
            (TableSection::new(), ExportSection::new(), ElementSection::new(), CodeSection::new());
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 1,
            maximum: None,
            shared: false,
        });
        elements.active(None, &ConstExpr::i32_const(0), Elements::Functions([3][..].into()));
        for (index, start) in [1, 70_000, 2].into_iter().enumerate() {
            functions.function(0);
            exports.export(["one", "many", "two"][index], ExportKind::Func, 1 + index as u32);
            let mut body = Function::new([]);
            let mut sink = body.instructions();
            sink.i32_const(start);
            for _ in 0..20 {
                match index {
                    1 => sink.call(1).i32_mul().i32_const(3).i32_xor(),
                    _ => sink.i32_const(5).i32_add().i32_const(9).i32_sub(),
                };
            }
            sink.end();
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&tables);
        module.section(&exports).section(&elements).section(&code);
        module.finish()
    }

    /// The code that a name is exported for, and the names of functions that it calls.
    fn exported(module: &[u8]) -> Vec<(String, u32, Vec<String>)> {
        let (mut names, mut calls) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload.unwrap() {
                Payload::ExportSection(exports) => {
                    names = exports
                        .into_iter()
                        .map(|export| export.unwrap())
                        .map(|e| (e.name.to_owned(), e.index))
                        .collect();
                }
                Payload::CodeSectionEntry(body) => calls.push(
                    body.get_operators_reader()
                        .unwrap()
                        .into_iter()
                        .filter_map(|operator| match operator.unwrap() {
                            wasmparser::Operator::Call { function_index } => Some(function_index),
                            _ => None,
                        })
                        .collect::<Vec<_>>(),
                ),
                _ => {}
            }
        }
        let name_of =
            |index| names.iter().find(|(_, own)| *own == index).map(|(name, _)| name.clone()).unwrap();
        let all = names.iter().map(|(name, index)| {
            let mut called: Vec<String> =
                calls[*index as usize - 1].iter().map(|&index| name_of(index)).collect();
            called.dedup();
            (name.clone(), *index, called)
        });
        all.collect()
    }

    #[test]
    fn similar_functions_come_together_and_calls_follow_them() {
        let before = module();
        let after = reorder(&before).unwrap();
        let expected = |many: u32, two: u32| {
            vec![
                ("one".to_owned(), 1, vec![]),
                ("many".to_owned(), many, vec!["one".to_owned()]),
                ("two".to_owned(), two, vec![]),
            ]
        };
        assert_eq!(exported(&before), expected(2, 3));
        assert_eq!(exported(&after), expected(3, 2));
        let table = Parser::new(0).parse_all(&after).find_map(|payload| match payload.unwrap() {
            Payload::ElementSection(elements) => Some(elements.into_iter().next().unwrap().unwrap().items),
            _ => None,
        });
        let Some(wasmparser::ElementItems::Functions(functions)) = table else { panic!("no table") };
        assert_eq!(functions.into_iter().next().unwrap().unwrap(), 2);
    }

    #[test]
    fn a_damaged_module_is_refused() {
        let whole = module();
        assert!(reorder(&whole[..whole.len() - 1]).is_err());
        assert!(reorder(b"no module").is_err());
    }
}
