//! What stands for a variable of a text.

use ansa_core::{Capture, Label, Piece, Role, Side, Square};

use crate::isolated::isolated;
use crate::locale::{self, PluralForm};

/// A count of things: what selects a plural.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count(u64);

/// Declares the integers that are counts.
macro_rules! counts {
    ($($integer:ty)*) => {
        $(impl From<$integer> for Count {
            fn from(count: $integer) -> Self {
                Count(count as u64)
            }
        })*
    };
}

counts! { u8 u16 u32 u64 usize }

/// A piece and its square: “gold camel on e2”.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceOn {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

impl From<(Piece, Square)> for PieceOn {
    fn from((piece, square): (Piece, Square)) -> Self {
        PieceOn { piece, square }
    }
}

impl From<(Square, Piece)> for PieceOn {
    fn from((square, piece): (Square, Piece)) -> Self {
        PieceOn { piece, square }
    }
}

impl From<Capture> for PieceOn {
    fn from(Capture { piece, square }: Capture) -> Self {
        PieceOn { piece, square }
    }
}

/// The value of a variable.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the README has a table of the types")]
pub enum Value<'a> {
    Text(&'a str),
    Count(u64),
    Number(f64),
    Side(Side),
    Role(Role),
    Piece(Piece),
    PieceOn(PieceOn),
    Square(Square),
    Turn(Label),
    List(&'a [Value<'a>]),
}

impl<'a> Value<'a> {
    /// As it stands in a text, unless words of the language stand for it.
    pub(crate) fn show(self) -> String {
        match self {
            Value::Text(text) => isolated(text).into_owned(),
            Value::Count(count) => locale::whole(count),
            Value::Number(number) => locale::number(number, 0),
            Value::Square(square) => square.to_string(),
            Value::Turn(label) => label.to_string(),
            _ => self.key().to_owned(),
        }
    }

    /// Whether a variant of this key is for the value. The key of a count is a number or a plural form.
    pub(crate) fn is(self, key: &str) -> bool {
        match self {
            Value::Count(count) => key.parse() == Ok(count) || key == plural_key(locale::plural(count)),
            _ => self.key() == key,
        }
    }

    fn key(self) -> &'a str {
        match self {
            Value::Text(text) => text,
            Value::Side(Side::Gold) => "gold",
            Value::Side(Side::Silver) => "silver",
            Value::Role(role) => role.name(),
            _ => "",
        }
    }

    pub(crate) fn side(self) -> Option<Self> {
        Some(Value::Side(match self {
            Value::Side(side) => side,
            Value::Piece(piece) | Value::PieceOn(PieceOn { piece, .. }) => piece.side,
            Value::Turn(label) => label.side,
            _ => return None,
        }))
    }

    pub(crate) fn opponent(self) -> Option<Self> {
        let Some(Value::Side(side)) = self.side() else { return None };
        Some(Value::Side(!side))
    }

    pub(crate) fn role(self) -> Option<Self> {
        Some(Value::Role(match self {
            Value::Role(role) => role,
            Value::Piece(piece) | Value::PieceOn(PieceOn { piece, .. }) => piece.role,
            _ => return None,
        }))
    }

    pub(crate) fn piece(self) -> Option<Self> {
        Some(Value::Piece(match self {
            Value::Piece(piece) | Value::PieceOn(PieceOn { piece, .. }) => piece,
            _ => return None,
        }))
    }

    pub(crate) fn square(self) -> Option<Self> {
        Some(Value::Square(match self {
            Value::Square(square) | Value::PieceOn(PieceOn { square, .. }) => square,
            _ => return None,
        }))
    }

    /// The letter of its file.
    pub(crate) fn file(self) -> Option<Self> {
        const FILES: &str = "abcdefgh";
        let Some(Value::Square(square)) = self.square() else { return None };
        let file = usize::from(square.file());
        FILES.get(file..=file).map(Value::Text)
    }

    /// The number of its rank.
    pub(crate) fn rank(self) -> Option<Self> {
        let Some(Value::Square(square)) = self.square() else { return None };
        Some(Value::Count(u64::from(square.rank()) + 1))
    }

    /// The number of its items.
    pub(crate) const fn count(self) -> Option<Self> {
        match self {
            Value::List(list) => Some(Value::Count(list.len() as u64)),
            _ => None,
        }
    }
}

fn plural_key(form: PluralForm) -> &'static str {
    match form {
        PluralForm::Zero => "zero",
        PluralForm::One => "one",
        PluralForm::Two => "two",
        PluralForm::Few => "few",
        PluralForm::Many => "many",
        PluralForm::Other => "other",
    }
}

/// Declares how arguments of the generated functions become values.
macro_rules! values {
    ($($type:ty: |$argument:ident| $value:expr;)*) => {
        $(impl<'a> From<$type> for Value<'a> {
            fn from($argument: $type) -> Self {
                $value
            }
        })*
    };
}

values! {
    &'a str: |text| Value::Text(text);
    &'a String: |text| Value::Text(text);
    Count: |count| Value::Count(count.0);
    f64: |number| Value::Number(number);
    Side: |side| Value::Side(side);
    Role: |role| Value::Role(role);
    Piece: |piece| Value::Piece(piece);
    PieceOn: |piece| Value::PieceOn(piece);
    Square: |square| Value::Square(square);
    Label: |label| Value::Turn(label);
    &'a [Value<'a>]: |list| Value::List(list);
}
