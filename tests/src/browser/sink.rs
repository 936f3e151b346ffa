//! The proxy to which the browser sends all that is not for the test's own server.
//!
//! The event stream does not show what a service worker asks for in every browser. But whatever
//! leaves for another host comes by here, is written down and refused.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::Kind;

/// The longest request line that is read, in bytes.
const MAX_LINE: u64 = 8 * 1024;

/// Domains of a browser's maker: a browser that has just been installed asks them for its own
/// purposes, whatever it is told.
const fn makers_domains(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Chromium => &["google.com", "googleapis.com", "gvt1.com"],
        Kind::Firefox => &["mozilla.org", "mozilla.com", "mozilla.net", "firefox.com"],
    }
}

/// A proxy that goes nowhere.
#[derive(Debug)]
pub(super) struct Sink {
    address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
    stopping: Arc<AtomicBool>,
}

impl Sink {
    pub(super) fn start(kind: Kind) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .unwrap_or_else(|error| panic!("no port for the browser's proxy: {error}"));
        let address = listener.local_addr().unwrap_or_else(|error| panic!("the proxy's address: {error}"));
        let requests = Arc::new(Mutex::new(Vec::new()));
        let stopping = Arc::new(AtomicBool::new(false));
        let (seen, stop) = (Arc::clone(&requests), Arc::clone(&stopping));
        thread::spawn(move || {
            for stream in listener.incoming() {
                if stop.load(Ordering::SeqCst) {
                    return;
                }
                let Ok(stream) = stream else { continue };
                let seen = Arc::clone(&seen);
                thread::spawn(move || {
                    if let Some(target) = refuse(&stream)
                        && !is_browsers_own(kind, &target)
                    {
                        seen.lock().unwrap_or_else(PoisonError::into_inner).push(target);
                    }
                });
            }
        });
        Self { address, requests, stopping }
    }

    /// Where it listens, as `host:port`.
    pub(super) fn address(&self) -> String {
        self.address.to_string()
    }

    /// Takes what was asked for since the last time.
    pub(super) fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.requests.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        // The thread sleeps in `accept`; one more connection wakes it.
        let _ = TcpStream::connect(self.address);
    }
}

/// Reads what is asked for, an address or `host:port`, and refuses it.
fn refuse(mut stream: &TcpStream) -> Option<String> {
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let mut line = String::new();
    BufReader::new(stream.take(MAX_LINE)).read_line(&mut line).ok()?;
    // The browser may be gone by now.
    let _ = stream.write_all(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    line.split_whitespace().nth(1).map(str::to_owned)
}

fn is_browsers_own(kind: Kind, target: &str) -> bool {
    let host = target.split_once("://").map_or(target, |(_, rest)| rest);
    let host = host.split(['/', ':']).next().unwrap_or_default();
    makers_domains(kind).iter().any(|domain| {
        host.strip_suffix(domain).is_some_and(|before| before.is_empty() || before.ends_with('.'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_makers_domains_are_left_out() {
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
        let sink = Sink::start(Kind::Firefox);
        let mut stream = TcpStream::connect(sink.address()).unwrap();
        stream.write_all(b"GET http://example.org/x HTTP/1.1\r\n\r\n").unwrap();
        let mut answer = String::new();
        BufReader::new(&stream).read_line(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
        let start = std::time::Instant::now();
        while sink.requests.lock().unwrap().is_empty() && start.elapsed() < Duration::from_secs(5) {
            thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(sink.take(), ["http://example.org/x"]);
        assert!(sink.take().is_empty());
    }
}
