//! A small static file server for `cargo xtask serve` and the browser tests.
//!
//! It does only what an ordinary static host does: `GET` and `HEAD`, a MIME type by file extension, `index.html` for a
//! folder, 404 for missing files, and CORS headers that let pages of other origins use its files, as the large static
//! hosts send them. (A development server that answers every path with the page would hide missing files from the
//! service worker.)

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, RwLock};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Maximum length of a request head in bytes.
const MAX_HEAD: u64 = 16 * 1024;

/// How long a browser may take to send its request or to read the response.
const IO_TIMEOUT: Duration = Duration::from_secs(10);

/// A running server. It stops when it is dropped.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// let folder = std::env::temp_dir();
/// let server = xtask::server::Server::start(&folder, "/", 0)?;
/// println!("{}", server.url());
/// # Ok(()) }
/// ```
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    prefix: String,
    others: Arc<RwLock<Vec<Other>>>,
    stopping: Arc<AtomicBool>,
    acceptor: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves the files under `root` on 127.0.0.1, below the path `prefix` (`/` or, for example, `/games/ansa/`). Port
    /// 0 selects a free port.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub fn start(root: &Path, prefix: &str, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let prefix = match prefix.trim_matches('/') {
            "" => "/".to_owned(),
            middle => format!("/{middle}/"),
        };
        let stopping = Arc::new(AtomicBool::new(false));
        let others = Arc::default();
        let site = Site { root: root.to_owned(), prefix: prefix.clone(), others: Arc::clone(&others) };
        let stop = Arc::clone(&stopping);
        let acceptor = thread::spawn(move || {
            let site = Arc::new(site);
            for stream in listener.incoming() {
                if stop.load(Ordering::SeqCst) {
                    break;
                }
                let Ok(stream) = stream else { continue };
                let site = Arc::clone(&site);
                thread::spawn(move || {
                    // A browser may close its connection early.
                    let _ = site.answer(&stream);
                });
            }
        });
        Ok(Self { address, prefix, others, stopping, acceptor: Some(acceptor) })
    }

    /// Also serves the files under `root`, below the path `below`.
    pub fn add(&self, below: &str, root: &Path) {
        if let Ok(mut others) = self.others.write() {
            others.push(Other { below: below.into(), root: root.to_owned() });
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

    /// Stops listening. From now on connections are refused, as without a network.
    pub fn stop(&mut self) {
        let Some(acceptor) = self.acceptor.take() else { return };
        self.stopping.store(true, Ordering::SeqCst);
        // The thread blocks in `accept`. One more connection wakes it.
        let _ = TcpStream::connect(self.address);
        let _ = acceptor.join();
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
}

impl Answer {
    fn text(status: &'static str) -> Self {
        let body = format!("{status}\n").into_bytes();
        Self { status, mime: "text/plain; charset=utf-8", body, location: None }
    }
}

impl Site {
    fn answer(&self, mut stream: &TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(IO_TIMEOUT))?;
        stream.set_write_timeout(Some(IO_TIMEOUT))?;
        let mut head = BufReader::new(stream.take(MAX_HEAD));
        let mut request = String::new();
        head.read_line(&mut request)?;
        // The headers are ignored, but must be read before the connection is closed.
        let mut line = String::new();
        while head.read_line(&mut line)? > 0 && !line.trim_end().is_empty() {
            line.clear();
        }
        let mut words = request.split_whitespace();
        let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let answer = match method {
            "GET" | "HEAD" => self.find(target),
            _ => Answer::text("405 Method Not Allowed"),
        };
        write!(
            stream,
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
             X-Content-Type-Options: nosniff\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n",
            answer.status,
            answer.mime,
            answer.body.len()
        )?;
        if let Some(location) = &answer.location {
            write!(stream, "Location: {location}\r\n")?;
        }
        write!(stream, "\r\n")?;
        if method == "GET" {
            stream.write_all(&answer.body)?;
        }
        stream.flush()
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
            Ok(body) => Answer { status: "200 OK", mime: mime_of(&file), body, location: None },
            Err(_) => Answer::text("404 Not Found"),
        }
    }

    fn place_of(&self, path: &Path) -> PathBuf {
        let place = |other: &Other| path.strip_prefix(&other.below).ok().map(|rest| other.root.join(rest));
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
mod tests {
    use super::*;

    fn ask(server: &Server, request: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "{request}\r\nHost: localhost\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn site(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("ansa-server-{name}-{}", std::process::id()));
        let root = folder.join("root");
        fs::create_dir_all(root.join("sub")).unwrap();
        fs::write(folder.join("secret.txt"), "secret").unwrap();
        fs::write(root.join("index.html"), "page").unwrap();
        fs::write(root.join("sub/a b.wasm"), "wasm").unwrap();
        folder
    }

    #[test]
    fn serves_files_with_their_types_and_404_for_the_rest() {
        let folder = site("types");
        let server = Server::start(&folder.join("root"), "/", 0).unwrap();
        let page = ask(&server, "GET / HTTP/1.1");
        assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("\r\n\r\npage"), "{page}");
        assert!(page.contains("text/html") && page.contains("Access-Control-Allow-Origin: *"), "{page}");
        let wasm = ask(&server, "GET /sub/a%20b.wasm?v=1 HTTP/1.1");
        assert!(wasm.contains("application/wasm") && wasm.ends_with("wasm"), "{wasm}");
        let head = ask(&server, "HEAD / HTTP/1.1");
        assert!(head.contains("Content-Length: 4") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask(&server, "GET /nothing.js HTTP/1.1").starts_with("HTTP/1.1 404"));
        assert!(ask(&server, "GET /sub/ HTTP/1.1").starts_with("HTTP/1.1 404"));
        assert!(ask(&server, "POST / HTTP/1.1").starts_with("HTTP/1.1 405"));
        assert!(ask(&server, "").starts_with("HTTP/1.1 405"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn nothing_outside_the_root_is_served() {
        let folder = site("outside");
        let server = Server::start(&folder.join("root"), "/", 0).unwrap();
        for path in [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/sub/..%2f../secret.txt",
            "/..%5csecret.txt",
            "/%zz",
            "/%",
        ] {
            let answer = ask(&server, &format!("GET {path} HTTP/1.1"));
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        }
        let absolute = folder.join("secret.txt");
        let answer = ask(&server, &format!("GET /{} HTTP/1.1", absolute.display()));
        assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_prefix_hides_the_rest_of_the_host() {
        let folder = site("prefix");
        let server = Server::start(&folder.join("root"), "games/ansa", 0).unwrap();
        assert!(server.url().ends_with("/games/ansa/"));
        assert!(ask(&server, "GET /games/ansa/ HTTP/1.1").ends_with("page"));
        assert!(ask(&server, "GET /games/ansa HTTP/1.1").contains("Location: /games/ansa/"));
        assert!(ask(&server, "GET / HTTP/1.1").starts_with("HTTP/1.1 404"));
        assert!(ask(&server, "GET /index.html HTTP/1.1").starts_with("HTTP/1.1 404"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn another_folder_lies_below_the_first() {
        let folder = site("other");
        let server = Server::start(&folder.join("root/sub"), "/site", 0).unwrap();
        server.add("shared/page", &folder.join("root"));
        assert!(ask(&server, "GET /site/a%20b.wasm HTTP/1.1").ends_with("wasm"));
        assert!(ask(&server, "GET /site/shared/page/ HTTP/1.1").ends_with("page"));
        assert!(ask(&server, "GET /site/shared/page/sub/a%20b.wasm HTTP/1.1").ends_with("wasm"));
        for path in ["shared/", "shared/page/../secret.txt", "shared/page2/index.html"] {
            let answer = ask(&server, &format!("GET /site/{path} HTTP/1.1"));
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_stopped_server_refuses_and_its_port_can_be_taken_again() {
        let folder = site("stop");
        let mut server = Server::start(&folder.join("root"), "/", 0).unwrap();
        assert!(ask(&server, "GET / HTTP/1.1").ends_with("page"));
        server.stop();
        assert!(TcpStream::connect(server.address).is_err());
        let again = Server::start(&folder.join("root"), "/", server.port()).unwrap();
        assert!(ask(&again, "GET / HTTP/1.1").ends_with("page"));
        fs::remove_dir_all(folder).unwrap();
    }
}
