//! A proxy that blocks all requests of the browser to hosts other than the test's own server.
//!
//! Not every browser's event stream shows the requests of service workers. The proxy sees all requests, records them
//! and refuses them.

use std::collections::HashMap;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::Kind;

/// Maximum length of a request line in bytes.
const MAX_LINE: u64 = 8 * 1024;

/// How long open connections may take to end.
const END_LIMIT: Duration = Duration::from_secs(2);

/// Domains of the browser's vendor. A freshly installed browser contacts them regardless of its settings.
const fn vendor_domains(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Chromium => &["google.com", "googleapis.com", "gvt1.com"],
        Kind::Firefox => &["mozilla.org", "mozilla.com", "mozilla.net", "firefox.com"],
    }
}

/// Connections by their remote address.
type Unread = HashMap<SocketAddr, TcpStream>;

/// A proxy that refuses every request.
#[derive(Debug)]
pub(super) struct BlockingProxy {
    address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
    /// Whether there was any request, even if it was already taken.
    asked: Arc<AtomicBool>,
    /// Connections on which no request has arrived yet.
    unread: Arc<Mutex<Unread>>,
    stopping: Arc<AtomicBool>,
}

impl BlockingProxy {
    pub(super) fn start(kind: Kind) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .unwrap_or_else(|error| panic!("no port for the browser's proxy: {error}"));
        let address = listener.local_addr().unwrap_or_else(|error| panic!("the proxy's address: {error}"));
        let requests = Arc::new(Mutex::new(Vec::new()));
        let stopping = Arc::new(AtomicBool::new(false));
        let asked = Arc::new(AtomicBool::new(false));
        let unread = Arc::new(Mutex::new(Unread::new()));
        let (seen, stop) = (Arc::clone(&requests), Arc::clone(&stopping));
        let (any, waiting) = (Arc::clone(&asked), Arc::clone(&unread));
        thread::spawn(move || {
            for stream in listener.incoming() {
                if stop.load(Ordering::SeqCst) {
                    return;
                }
                let Ok(stream) = stream else { continue };
                let Ok((from, other)) = stream.peer_addr().and_then(|from| Ok((from, stream.try_clone()?)))
                else {
                    continue;
                };
                lock(&waiting).insert(from, other);
                let (seen, asked, waiting) = (Arc::clone(&seen), Arc::clone(&any), Arc::clone(&waiting));
                thread::spawn(move || {
                    if let Some(target) = refuse(&stream)
                        && !is_browsers_own(kind, &target)
                    {
                        asked.store(true, Ordering::SeqCst);
                        lock(&seen).push(target);
                    }
                    lock(&waiting).remove(&from);
                });
            }
        });
        Self { address, requests, asked, unread, stopping }
    }

    /// The address on which it listens, as `host:port`.
    pub(super) fn address(&self) -> String {
        self.address.to_string()
    }

    /// Ends all connections. Returns whether there was any request since the start, even if it was already taken.
    pub(super) fn end(&self) -> Result<bool, String> {
        let broken = |error: io::Error| format!("the proxy: {error}");
        // Connections are accepted in order. When this one is answered, all earlier ones have been accepted.
        let mut last = TcpStream::connect(self.address).map_err(broken)?;
        last.write_all(b"\r\n").and_then(|()| last.read_to_end(&mut Vec::new())).map_err(broken)?;
        // A browser may keep connections open on which it has not sent a request.
        for stream in lock(&self.unread).values() {
            let _ = stream.shutdown(Shutdown::Both);
        }
        let start = Instant::now();
        while !lock(&self.unread).is_empty() {
            if start.elapsed() > END_LIMIT {
                return Err("a request to another host does not come to its end".to_owned());
            }
            thread::sleep(Duration::from_millis(1));
        }
        Ok(self.asked.load(Ordering::SeqCst))
    }

    /// Takes the requests since the last call.
    pub(super) fn take(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.requests))
    }
}

impl Drop for BlockingProxy {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        // The thread blocks in `accept`. One more connection wakes it.
        let _ = TcpStream::connect(self.address);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads the target of a request, an address or `host:port`, and refuses the request.
fn refuse(mut stream: &TcpStream) -> Option<String> {
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let mut line = String::new();
    BufReader::new(stream.take(MAX_LINE)).read_line(&mut line).ok()?;
    // The browser may have disconnected.
    let _ = stream.write_all(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    line.split_whitespace().nth(1).map(str::to_owned)
}

fn is_browsers_own(kind: Kind, target: &str) -> bool {
    let host = target.split_once("://").map_or(target, |(_, rest)| rest);
    let host = host.split(['/', ':']).next().unwrap_or_default();
    vendor_domains(kind).iter().any(|domain| {
        host.strip_suffix(domain).is_some_and(|before| before.is_empty() || before.ends_with('.'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_vendors_domains_are_left_out() {
        for own in ["firefox.com:443", "aus5.mozilla.org:443", "http://detectportal.firefox.com/x"] {
            assert!(is_browsers_own(Kind::Firefox, own), "{own}");
            assert!(!is_browsers_own(Kind::Chromium, own), "{own}");
        }
        assert!(is_browsers_own(Kind::Chromium, "update.googleapis.com:443"));
        for other in ["notmozilla.org:443", "http://example.org/mozilla.org", "mozilla.org.example:1", ""] {
            assert!(!is_browsers_own(Kind::Firefox, other), "{other}");
        }
    }

    #[test]
    fn requests_are_refused_and_written_down() {
        let proxy = BlockingProxy::start(Kind::Firefox);
        let mut stream = TcpStream::connect(proxy.address()).unwrap();
        stream.write_all(b"GET http://example.org/x HTTP/1.1\r\n\r\n").unwrap();
        let mut answer = String::new();
        BufReader::new(&stream).read_line(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
        let start = std::time::Instant::now();
        while proxy.requests.lock().unwrap().is_empty() && start.elapsed() < Duration::from_secs(5) {
            thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(proxy.take(), ["http://example.org/x"]);
        assert!(proxy.take().is_empty());
    }
}
