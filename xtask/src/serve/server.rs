//! A small static file server for `cargo xtask serve` and the browser tests.
//!
//! It does only what an ordinary static host does: `GET` and `HEAD`, a MIME type by file extension, `index.html` for a
//! folder, 404 for missing files, brotli where the browser takes it, entity tags, connections that are kept alive, and
//! CORS headers that let pages of other origins use its files, as the large static hosts send them. (A development
//! server that answers every path with the page would hide missing files from the service worker.)

mod compressed;
mod request;

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufReader, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use request::Request;

/// How long a browser may take to send its next request or to read the response.
const IO_TIMEOUT: Duration = Duration::from_secs(10);

/// Called with the target of each request and the status of its response.
type Watch = dyn Fn(&str, &str) + Send + Sync;

/// The open connections, by a number of their own.
type Connections = Arc<Mutex<HashMap<u64, TcpStream>>>;

/// A running server. It stops when it is dropped.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// let folder = std::env::temp_dir();
/// let server = xtask::serve::server::Server::start(&folder, "/", 0)?;
/// println!("{}", server.url());
/// # Ok(()) }
/// ```
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    prefix: String,
    others: Arc<RwLock<Vec<Other>>>,
    stopping: Arc<AtomicBool>,
    open: Connections,
    acceptor: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves the files under `root` on 127.0.0.1, below the path `prefix` (`/` or, for example, `/games/ansa/`). Port
    /// 0 selects a free port.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub fn start(root: &Path, prefix: &str, port: u16) -> io::Result<Self> {
        Self::start_watched(root, prefix, port, |_, _| {})
    }

    /// Like [`Server::start`]. `watch` is called before each response, with the target of the request and the status, such
    /// as `404 Not Found`.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub fn start_watched(
        root: &Path,
        prefix: &str,
        port: u16,
        watch: impl Fn(&str, &str) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let prefix = match prefix.trim_matches('/') {
            "" => "/".to_owned(),
            middle => format!("/{middle}/"),
        };
        let stopping = Arc::new(AtomicBool::new(false));
        let others = Arc::default();
        let watch = Box::new(watch);
        let site = Site { root: root.to_owned(), prefix: prefix.clone(), others: Arc::clone(&others), watch };
        let stop = Arc::clone(&stopping);
        let open = Connections::default();
        let kept = Arc::clone(&open);
        let acceptor = thread::spawn(move || {
            let site = Arc::new(site);
            for (number, stream) in (0..).zip(listener.incoming()) {
                if stop.load(Ordering::SeqCst) {
                    break;
                }
                let Ok(stream) = stream else { continue };
                if let (Ok(mut kept), Ok(stream)) = (kept.lock(), stream.try_clone()) {
                    kept.insert(number, stream);
                }
                let (site, kept) = (Arc::clone(&site), Arc::clone(&kept));
                thread::spawn(move || {
                    // A browser may close its connection early.
                    let _ = site.serve(&stream);
                    if let Ok(mut kept) = kept.lock() {
                        kept.remove(&number);
                    }
                });
            }
        });
        Ok(Self { address, prefix, others, stopping, open, acceptor: Some(acceptor) })
    }

    /// Compresses all files under `root` as well as a static host does. Others are compressed quickly when a browser
    /// asks for them.
    ///
    /// # Errors
    /// A file can't be read.
    pub fn compress_ahead(root: &Path) -> io::Result<()> {
        compressed::compress_folder(root)
    }

    /// Also serves the files under `root`, below the path `below`. A file takes the place of the one at that path.
    pub fn add(&self, below: &str, root: &Path) {
        if let Ok(mut others) = self.others.write() {
            others.push(Other { below: below.into(), root: root.to_owned() });
        }
    }

    /// No longer serves what was added below this path.
    pub fn remove(&self, below: &str) {
        if let Ok(mut others) = self.others.write() {
            others.retain(|other| other.below != Path::new(below));
        }
    }

    /// The address of the page, with a trailing slash.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// The port on which the server listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Stops listening and closes all connections. From now on they are refused, as without a network.
    pub fn stop(&mut self) {
        let Some(acceptor) = self.acceptor.take() else { return };
        self.stopping.store(true, Ordering::SeqCst);
        // The thread blocks in `accept`. One more connection wakes it.
        let _ = TcpStream::connect(self.address);
        let _ = acceptor.join();
        for stream in self.open.lock().iter().flat_map(|open| open.values()) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Waits until the server stops, which usually never happens.
    pub fn wait(mut self) {
        if let Some(acceptor) = self.acceptor.take() {
            let _ = acceptor.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The files to serve, and the path below which they are served.
struct Site {
    root: PathBuf,
    prefix: String,
    others: Arc<RwLock<Vec<Other>>>,
    watch: Box<Watch>,
}

/// Another folder of files.
#[derive(Debug)]
struct Other {
    below: PathBuf,
    root: PathBuf,
}

/// The response to one request.
struct Answer {
    status: &'static str,
    mime: &'static str,
    body: Vec<u8>,
    location: Option<String>,
    /// Identifies the contents of a file.
    tag: Option<String>,
}

impl Answer {
    fn text(status: &'static str) -> Self {
        let body = format!("{status}\n").into_bytes();
        Self { status, mime: "text/plain; charset=utf-8", body, location: None, tag: None }
    }

    fn file(file: &Path, body: Vec<u8>) -> Self {
        let tag = Some(compressed::entity_tag(&body));
        Self { status: "200 OK", mime: mime_of(file), body, location: None, tag }
    }

    /// The response as it is sent.
    fn to_bytes(&self, request: &Request) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut header = |name: &str, value: &str| {
            bytes.extend_from_slice([name, value, "\r\n"].concat().as_bytes());
        };
        let is_known = self.tag.as_ref().is_some_and(|tag| request.has.contains(tag.as_str()));
        header("HTTP/1.1 ", if is_known { "304 Not Modified" } else { self.status });
        header("Cache-Control: ", "no-cache");
        header("X-Content-Type-Options: ", "nosniff");
        header("Access-Control-Allow-Origin: ", "*");
        header("Connection: ", if request.keeps_alive { "keep-alive" } else { "close" });
        if let Some(location) = &self.location {
            header("Location: ", location);
        }
        if let Some(tag) = &self.tag {
            // Weak: both forms of the contents have the same tag.
            header("ETag: W/", tag);
            header("Vary: ", "Accept-Encoding");
        }
        if is_known {
            header("", "");
            return bytes;
        }
        let compressed =
            (request.takes_brotli && self.tag.is_some()).then(|| compressed::compressed(&self.body));
        let compressed = compressed.flatten();
        if compressed.is_some() {
            header("Content-Encoding: ", "br");
        }
        let body = compressed.as_deref().unwrap_or(&self.body);
        header("Content-Type: ", self.mime);
        header("Content-Length: ", &body.len().to_string());
        header("", "");
        if request.method == "GET" {
            bytes.extend_from_slice(body);
        }
        bytes
    }
}

impl Site {
    /// Answers the requests of a connection, one after the other.
    fn serve(&self, mut stream: &TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(IO_TIMEOUT))?;
        stream.set_write_timeout(Some(IO_TIMEOUT))?;
        // Each response is written at once and must not wait for the browser to confirm the previous one.
        stream.set_nodelay(true)?;
        let mut connection = BufReader::new(stream);
        while let Some(request) = Request::read(&mut connection)? {
            let answer = match request.method.as_str() {
                "GET" | "HEAD" => self.find(&request.target),
                _ => Answer::text("405 Method Not Allowed"),
            };
            (self.watch)(&request.target, answer.status);
            stream.write_all(&answer.to_bytes(&request))?;
            if !request.keeps_alive {
                break;
            }
        }
        Ok(())
    }

    fn find(&self, target: &str) -> Answer {
        let path = target.split(['?', '#']).next().unwrap_or("");
        if !path.is_empty() && path == self.prefix.trim_end_matches('/') {
            let mut answer = Answer::text("308 Permanent Redirect");
            answer.location = Some(self.prefix.clone());
            return answer;
        }
        let file = path.strip_prefix(self.prefix.as_str()).and_then(relative_path).map(|path| {
            let file = self.place_of(&path);
            if file.is_dir() { file.join("index.html") } else { file }
        });
        let Some(file) = file else { return Answer::text("404 Not Found") };
        match fs::read(&file) {
            Ok(body) => Answer::file(&file, body),
            Err(_) => Answer::text("404 Not Found"),
        }
    }

    fn place_of(&self, path: &Path) -> PathBuf {
        let place = |other: &Other| {
            let rest = path.strip_prefix(&other.below).ok()?;
            // An empty rest would add a slash.
            Some(if rest.as_os_str().is_empty() { other.root.clone() } else { other.root.join(rest) })
        };
        let others = self.others.read().ok();
        others.and_then(|others| others.iter().find_map(place)).unwrap_or_else(|| self.root.join(path))
    }
}

/// The file of a request path, relative to the root. `None` for paths that could leave it.
fn relative_path(path: &str) -> Option<PathBuf> {
    let decoded = percent_decoded(path)?;
    let mut file = PathBuf::new();
    for part in decoded.split('/') {
        if part == ".." || part.contains(['\\', '\0', ':']) {
            return None;
        }
        if !part.is_empty() && part != "." {
            file.push(part);
        }
    }
    Some(file)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        if byte == b'%' {
            let digits = rest.get(..2)?;
            let digits = std::str::from_utf8(digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime_of(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ts" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests;
