//! The words that a language has for sides, roles, pieces and squares.

use crate::kind::Type;

/// The words of a language, from where a message stands.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    /// Their types and forms, in the order of `board.ftl`. The place in the list is the number of the words.
    pub(crate) forms: &'a [(Type, Option<String>)],
    /// The number of the words that are compiled: they can't refer to themselves, nor to later ones.
    pub(crate) compiled: Option<usize>,
}

impl Words<'_> {
    /// How a value is shown: by the words for its type, if there are some.
    pub(crate) fn shown(self, code: &str, of: &Type) -> Result<String, String> {
        Ok(match of {
            Type::List(item) => format!("A{}:{code}", self.number_if_any(item)?),
            // The words for a square refer to the square itself.
            Type::Square if self.compiled.is_some() && self.compiled == self.find(&Type::Square, None) => {
                code.to_owned()
            }
            _ => match self.number_if_any(of)?.as_str() {
                "" => code.to_owned(),
                number => format!("W{number}:{code}"),
            },
        })
    }

    /// The number of the words for a type; empty if it has none.
    pub(crate) fn number_if_any(self, of: &Type) -> Result<String, String> {
        if of.word().is_some() { self.number(of, None) } else { Ok(String::new()) }
    }

    /// The number of the words for a type in a form.
    pub(crate) fn number(self, of: &Type, form: Option<&str>) -> Result<String, String> {
        let name = of.word().ok_or("a variable of this type has no forms")?;
        let name = form.map_or_else(|| name.to_owned(), |form| format!("{name}.{form}"));
        let number = self.find(of, form).ok_or_else(|| format!("board.ftl has no words “{name}”"))?;
        if self.compiled.is_some_and(|compiled| compiled <= number) {
            return Err(format!(
                "only words further up in board.ftl can be used here, and “{name}” is not one of them"
            ));
        }
        Ok(number.to_string())
    }

    fn find(self, of: &Type, form: Option<&str>) -> Option<usize> {
        self.forms.iter().position(|(word, of_form)| word == of && of_form.as_deref() == form)
    }
}
