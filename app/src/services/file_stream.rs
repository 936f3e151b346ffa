//! The bytes of a file, piece by piece, decompressed if it is a gzip file.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

use ansa_model::text::import as words;

/// How a gzip file begins.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// The most bytes that are handed on at a time.
const MOST: u32 = 1 << 18;

#[wasm_bindgen]
extern "C" {
    type ByteStream;
    #[wasm_bindgen(structural, method, catch, js_name = getReader)]
    fn get_reader(this: &ByteStream) -> Result<ByteReader, JsValue>;
    #[wasm_bindgen(structural, method, catch, js_name = pipeThrough)]
    fn pipe_through(this: &ByteStream, by: &DecompressionStream) -> Result<ByteStream, JsValue>;

    type ByteReader;
    #[wasm_bindgen(structural, method, catch)]
    fn read(this: &ByteReader) -> Result<js_sys::Promise, JsValue>;
    #[wasm_bindgen(structural, method, catch)]
    fn cancel(this: &ByteReader) -> Result<js_sys::Promise, JsValue>;

    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;

    type StreamedFile;
    #[wasm_bindgen(structural, method, catch)]
    fn stream(this: &StreamedFile) -> Result<ByteStream, JsValue>;
}

/// A file that is being read. Dropped, it is not read any further.
pub(crate) struct FileStream {
    reader: ByteReader,
    /// The rest of a piece that is larger than what is handed on at a time.
    rest: Option<Uint8Array>,
    /// The bytes of the file that have been handed on, if they are those of the file itself.
    read: f64,
    size: f64,
    is_compressed: bool,
}

impl Drop for FileStream {
    fn drop(&mut self) {
        if let Ok(cancelled) = self.reader.cancel() {
            // It fails for a damaged file, which has been reported.
            spawn_local(async move { drop(JsFuture::from(cancelled).await) });
        }
    }
}

impl FileStream {
    pub(crate) async fn open(file: &File) -> Result<FileStream, String> {
        let unreadable = |_: JsValue| words::file_unreadable().to_owned();
        let is_compressed = is_gzip(file).await.map_err(unreadable)?;
        let stream = file.unchecked_ref::<StreamedFile>().stream().map_err(unreadable)?;
        let stream = if is_compressed {
            let decompressed = DecompressionStream::new("gzip").and_then(|by| stream.pipe_through(&by));
            decompressed.map_err(|_| words::no_decompression().to_owned())?
        } else {
            stream
        };
        let reader = stream.get_reader().map_err(unreadable)?;
        Ok(FileStream { reader, rest: None, read: 0.0, size: file.size(), is_compressed })
    }

    /// The next bytes; `None` at the end.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<u8>>, String> {
        let piece = match self.rest.take() {
            Some(rest) => rest,
            None => match self.next_piece().await {
                Ok(Some(piece)) => piece,
                Ok(None) => return Ok(None),
                Err(_) if self.is_compressed => return Err(words::damaged_gzip().to_owned()),
                Err(_) => return Err(words::file_unreadable().to_owned()),
            },
        };
        let taken = piece.subarray(0, MOST.min(piece.length()));
        if piece.length() > MOST {
            self.rest = Some(piece.subarray(MOST, piece.length()));
        }
        self.read += f64::from(taken.length());
        Ok(Some(taken.to_vec()))
    }

    async fn next_piece(&self) -> Result<Option<Uint8Array>, JsValue> {
        let next = JsFuture::from(self.reader.read()?).await?;
        if Reflect::get(&next, &"done".into())?.is_truthy() {
            return Ok(None);
        }
        Ok(Some(Reflect::get(&next, &"value".into())?.dyn_into()?))
    }

    /// The share of the file that has been read, from 0 to 1; `None` for a compressed file, of which only the contents
    /// are counted.
    pub(crate) fn share(&self) -> Option<f64> {
        (!self.is_compressed && self.size > 0.0).then(|| (self.read / self.size).min(1.0))
    }
}

/// Whether a file begins like a gzip file, whatever its name is.
async fn is_gzip(file: &File) -> Result<bool, JsValue> {
    let start = file.slice_with_i32_and_i32(0, GZIP.len() as i32)?;
    let bytes = Uint8Array::new(&JsFuture::from(start.array_buffer()).await?);
    Ok(bytes.to_vec() == GZIP)
}
