//! The file of a table: a line with the format, its version and the material, and a byte for each entry. Files are
//! compressed with gzip, which is the caller's part.

use super::{Material, Tables};

const FORMAT: &str = "ansa-table 1";

impl Material {
    /// The name of the table's file, such as `RM-rh.table.gz`.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{self}.table.gz")
    }

    /// The first line of the file.
    #[must_use]
    pub fn file_header(&self) -> String {
        format!("{FORMAT} {self}\n")
    }
}

impl Tables {
    /// Adds a table from the contents of its file. Returns its material; `None` if this is no table of a supported version.
    pub fn insert_file(&mut self, contents: &[u8]) -> Option<Material> {
        let find = |material: &Material| contents.starts_with(material.file_header().as_bytes());
        let material = Material::all().into_iter().find(find)?;
        let values = contents.get(material.file_header().len()..)?;
        self.insert(material, values.to_vec()).then_some(material)
    }
}
