//! The functions that messages can call.
//!
//! | in a file | in a line | what it stands for |
//! |---|---|---|
//! | `SIDE($piece)` | `S` | the side of a piece |
//! | `ROLE($piece)` | `R` | its role |
//! | `PIECE($piece)` | `P` | the piece without its square |
//! | `SQUARE($piece)` | `Q` | the square of a piece |
//! | the same with `form: "genitive"` | `W3:S` | the words of this form in `board.ftl` |
//! | `OPPONENT($side)` | `X` | the other side |
//! | `FILE($square)`, `RANK($square)` | `F`, `K` | the letter and the number of a square |
//! | `COUNT($list)` | `N` | the number of its items |
//! | `LIST($list, type: "or")` | `A:`, `O:` | “a, b and c”; “a, b or c” |
//! | `LIST($list, separator: "; ")` | `J; :` | “a; b; c” |
//! | `NUMBER($number, fractionDigits: 1)` | `D1` | a decimal number with this number of digits |
//! | `CAPITAL(…)` | `C` | with a capital letter at its start |
//! | `STOP(…)` | `E` | with a full stop at its end unless punctuation is there |

use std::collections::BTreeMap;

use crate::kind::Type;
use crate::operand::Operand;
use crate::words::Words;

/// What a call stands for.
pub(crate) fn call(
    words: Words<'_>,
    name: &str,
    argument: Operand,
    options: &BTreeMap<String, String>,
) -> Result<Operand, String> {
    let allowed: &[&str] = match name {
        "SIDE" | "OPPONENT" | "ROLE" | "PIECE" | "SQUARE" => &["form"],
        "LIST" => &["form", "type", "separator"],
        "NUMBER" => &["fractionDigits"],
        _ => &[],
    };
    if let Some(wrong) = options.keys().find(|option| !allowed.contains(&option.as_str())) {
        return Err(format!("{name} has no option {wrong}"));
    }
    let option = |name: &str| options.get(name).map(String::as_str);
    if let "CAPITAL" | "STOP" = name {
        let letter = if name == "CAPITAL" { 'C' } else { 'E' };
        return match argument {
            Operand::Fixed(_) => Err(format!("write the words as they are, without {name}")),
            Operand::Code(code, of) => {
                Ok(Operand::Code(format!("{letter}{}", words.shown(&code, &of)?), Type::Text))
            }
        };
    }
    let Operand::Code(code, of) = argument else {
        return Err(format!("the argument of {name} is a variable"));
    };
    let cannot = || format!("{name} can’t be called with a variable of this type");
    let with_form = |code: String, found: Type| {
        Ok(match option("form") {
            None => Operand::Code(code, found),
            Some(form) => Operand::Code(format!("W{}:{code}", words.number(&found, Some(form))?), Type::Text),
        })
    };
    let part = |letter: char, found: Type| {
        with_form(if of == found { code.clone() } else { format!("{letter}{code}") }, found)
    };
    match (name, &of) {
        ("SIDE", Type::Side | Type::Piece | Type::PieceOn | Type::Turn) => part('S', Type::Side),
        ("OPPONENT", Type::Side | Type::Piece | Type::PieceOn | Type::Turn) => {
            let side = if of == Type::Side { code } else { format!("S{code}") };
            with_form(format!("X{side}"), Type::Side)
        }
        ("ROLE", Type::Role | Type::Piece | Type::PieceOn) => part('R', Type::Role),
        ("PIECE", Type::Piece | Type::PieceOn) => part('P', Type::Piece),
        ("SQUARE", Type::Square | Type::PieceOn) => part('Q', Type::Square),
        ("FILE", Type::Square | Type::PieceOn) => Ok(Operand::Code(format!("F{code}"), Type::Text)),
        ("RANK", Type::Square | Type::PieceOn) => Ok(Operand::Code(format!("K{code}"), Type::Count)),
        ("COUNT", Type::List(_)) => Ok(Operand::Code(format!("N{code}"), Type::Count)),
        ("NUMBER", Type::Number) => match option("fractionDigits").map(str::parse::<u8>) {
            Some(Ok(digits @ 0..=9)) => Ok(Operand::Code(format!("D{digits}{code}"), Type::Text)),
            _ => Err("NUMBER has the option fractionDigits, from 0 to 9".to_owned()),
        },
        ("LIST", Type::List(item)) => {
            let word = match option("form") {
                None => words.number_if_any(item)?,
                form => words.number(item, form)?,
            };
            let letter = match (option("type"), option("separator")) {
                (None | Some("and"), None) => "A".to_owned(),
                (Some("or"), None) => "O".to_owned(),
                (None, Some(separator)) if !separator.contains([':', '|', '{', '}', '\\']) => {
                    format!("J{separator}:")
                }
                _ => {
                    return Err(
                        "LIST has the type “and” or “or”, or a separator without : | { } \\".to_owned()
                    );
                }
            };
            Ok(Operand::Code(format!("{letter}{word}:{code}"), Type::Text))
        }
        (
            "SIDE" | "OPPONENT" | "ROLE" | "PIECE" | "SQUARE" | "FILE" | "RANK" | "COUNT" | "NUMBER" | "LIST",
            _,
        ) => Err(cannot()),
        _ => Err(format!("there is no function {name}")),
    }
}
