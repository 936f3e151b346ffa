//! The files of tables in a folder.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use ansa_core::tables::{Material, Tables};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::CommandResult;
use crate::files;

/// Writes a table.
pub(super) fn write(folder: &Path, material: Material, values: &[u8]) -> CommandResult {
    let part = folder.join(format!("{material}.part"));
    let mut file = GzEncoder::new(File::create(&part)?, Compression::best());
    file.write_all(material.file_header().as_bytes())?;
    file.write_all(values)?;
    file.finish()?.sync_all()?;
    Ok(std::fs::rename(part, folder.join(material.file_name()))?)
}

/// Reads the tables of a folder that an argument names.
pub(crate) fn read_shared(folder: &str) -> Result<Arc<Tables>, String> {
    read_all(Path::new(folder)).map(Arc::new).map_err(|error| error.to_string())
}

/// Reads the tables of a folder.
///
/// # Errors
/// There are none, or one is damaged.
pub(super) fn read_all(folder: &Path) -> CommandResult<Tables> {
    let mut tables = Tables::default();
    let mut has_any = false;
    for material in Material::all() {
        let path = folder.join(material.file_name());
        if path.exists() {
            let file = path.display().to_string();
            if tables.insert_file(&files::read_compressed(&file)?) != Some(material) {
                return Err(format!("{file} is not a table of {material} of a supported version").into());
            }
            has_any = true;
        }
    }
    if has_any { Ok(tables) } else { Err(format!("{} has no tables", folder.display()).into()) }
}
