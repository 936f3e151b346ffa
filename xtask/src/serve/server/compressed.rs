//! Compressed files, kept in memory: the tests start many servers of the same files.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};

use sha2::{Digest, Sha256};

use crate::size::compressed as compressed_size;

/// Brotli's quality while somebody waits: a file of a megabyte takes a fraction of a second.
const FAST: i32 = 4;

/// Brotli's quality as hosts use it for static files.
const BEST: i32 = compressed_size::QUALITY;

/// What identifies the contents of a file.
type Hash = [u8; 32];

/// Compressed contents, with the quality.
type Compressed = (i32, Arc<[u8]>);

static KEPT: LazyLock<Mutex<HashMap<Hash, Compressed>>> = LazyLock::new(Mutex::default);

/// The entity tag of a file's contents.
pub(super) fn entity_tag(contents: &[u8]) -> String {
    let short = hash(contents).iter().take(8).fold(0, |tag: u64, &byte| (tag << 8) | u64::from(byte));
    format!("\"{short:016x}\"")
}

/// The contents compressed with brotli. `None` if that would not make them smaller.
pub(super) fn compressed(contents: &[u8]) -> Option<Arc<[u8]>> {
    compress(contents, FAST)
}

/// Compresses all files of a folder as well as brotli can, for the servers of this process.
///
/// # Errors
/// The folder or one of its files can't be read.
pub(super) fn compress_folder(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            compress_folder(&path)?;
        } else {
            compress(&fs::read(&path)?, BEST);
        }
    }
    Ok(())
}

fn compress(contents: &[u8], quality: i32) -> Option<Arc<[u8]>> {
    let hash = hash(contents);
    let kept = KEPT.lock().ok()?.get(&hash).filter(|kept| kept.0 >= quality).cloned();
    let compressed = if let Some((_, kept)) = kept {
        kept
    } else {
        let made: Arc<[u8]> = compressed_size::brotli(contents, quality).ok()?.into();
        KEPT.lock().ok()?.insert(hash, (quality, Arc::clone(&made)));
        made
    };
    (compressed.len() < contents.len()).then_some(compressed)
}

fn hash(contents: &[u8]) -> Hash {
    Sha256::digest(contents).into()
}
