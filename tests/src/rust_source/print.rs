//! Parts of the syntax as one line of text.

use syn::punctuated::Punctuated;
use syn::{
    Block, Fields, File, FnArg, Generics, Item, ItemFn, ItemStruct, ItemType, Pat, Signature, Token, Type,
    Visibility,
};

/// An item as one line of text, without attributes.
pub(super) fn item_text(item: Item) -> String {
    let text = prettyplease::unparse(&File { shebang: None, attrs: Vec::new(), items: vec![item] });
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // Items that were broken over several lines have blanks and commas at the breaks.
    line.replace("( ", "(").replace(", )", ")").replace(" )", ")").replace("< ", "<").replace(", >", ">")
}

/// A function without its body and without implementation details such as `mut` before a parameter.
pub(super) fn signature_text(signature: &Signature) -> String {
    let mut sig = signature.clone();
    for input in &mut sig.inputs {
        match input {
            FnArg::Receiver(receiver) if receiver.reference.is_none() => receiver.mutability = None,
            FnArg::Receiver(_) => {}
            FnArg::Typed(parameter) => {
                if let Pat::Ident(name) = &mut *parameter.pat {
                    name.mutability = None;
                }
            }
        }
    }
    let block = Box::new(Block { brace_token: syn::token::Brace::default(), stmts: Vec::new() });
    let text = item_text(Item::Fn(ItemFn { attrs: Vec::new(), vis: Visibility::Inherited, sig, block }));
    without_end(&text, "{}")
}

pub(super) fn type_text(ty: &Type) -> String {
    let item = ItemType {
        attrs: Vec::new(),
        vis: Visibility::Inherited,
        type_token: <Token![type]>::default(),
        ident: syn::Ident::new("T", proc_macro2::Span::call_site()),
        generics: Generics::default(),
        eq_token: <Token![=]>::default(),
        ty: Box::new(ty.clone()),
        semi_token: <Token![;]>::default(),
    };
    let text = item_text(Item::Type(item));
    without_end(text.strip_prefix("type T =").unwrap_or(&text), ";")
}

/// A path with its arguments.
pub(super) fn path_text(path: &syn::Path) -> String {
    type_text(&Type::Path(syn::TypePath { qself: None, path: path.clone() }))
}

/// The parameters of a generic item, such as `<T: Copy>`, and its `where` clause.
pub(super) fn generics_text(generics: &Generics) -> (String, String) {
    let item = ItemStruct {
        attrs: Vec::new(),
        vis: Visibility::Inherited,
        struct_token: <Token![struct]>::default(),
        ident: syn::Ident::new("T", proc_macro2::Span::call_site()),
        generics: generics.clone(),
        fields: Fields::Named(syn::FieldsNamed {
            brace_token: syn::token::Brace::default(),
            named: Punctuated::new(),
        }),
        semi_token: None,
    };
    let text = item_text(Item::Struct(item));
    let text = without_end(text.strip_prefix("struct T").unwrap_or(&text), "{}");
    match text.split_once("where ") {
        Some((parameters, conditions)) => {
            (parameters.trim().to_owned(), format!(" where {}", without_end(conditions, ",")))
        }
        None => (text, String::new()),
    }
}

fn without_end(text: &str, end: &str) -> String {
    let text = text.trim();
    text.strip_suffix(end).unwrap_or(text).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_stand_on_one_line() {
        for (written, expected) in [
            ("fn f(mut self, mut a: u8) -> Self { loop {} }", "fn f(self, a: u8) -> Self"),
            (
                "const fn a_function_with_a_long_name(&mut self, first_parameter: &[u8], second_parameter: Option<&str>) \
                 -> Result<Vec<u8>, std::io::Error> { loop {} }",
                "const fn a_function_with_a_long_name(&mut self, first_parameter: &[u8], second_parameter: \
                 Option<&str>) -> Result<Vec<u8>, std::io::Error>",
            ),
        ] {
            let item: ItemFn = syn::parse_str(written).unwrap();
            assert_eq!(signature_text(&item.sig), expected);
        }
    }

    #[test]
    fn generics_are_printed_with_their_bounds() {
        let item: ItemStruct = syn::parse_str("struct A<'a, T: Copy>(&'a T) where T: Send;").unwrap();
        assert_eq!(generics_text(&item.generics), ("<'a, T: Copy>".to_owned(), " where T: Send".to_owned()));
        assert_eq!(generics_text(&Generics::default()), (String::new(), String::new()));
    }
}
