//! The head of an HTTP request, as far as a static host needs it.

use std::io::{self, BufRead, Read};

/// Maximum length of a request head in bytes.
const MAX_HEAD: u64 = 16 * 1024;

/// What a client asks for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Request {
    pub(super) method: String,
    pub(super) target: String,
    /// Whether the response may be compressed with brotli.
    pub(super) takes_brotli: bool,
    /// The entity tags of the versions that the client has.
    pub(super) has: String,
    /// Whether another request may follow on the connection.
    pub(super) keeps_alive: bool,
}

impl Request {
    /// Reads the next request of a connection. `None` if the client has sent its last one.
    pub(super) fn read(connection: &mut impl BufRead) -> io::Result<Option<Request>> {
        let mut head = connection.take(MAX_HEAD);
        let mut line = String::new();
        if head.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let mut words = line.split_whitespace().map(str::to_owned);
        let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let keeps_alive = words.next().as_deref() == Some("HTTP/1.1");
        let mut request = Request { method, target, keeps_alive, ..Request::default() };
        loop {
            line.clear();
            let is_whole = head.read_line(&mut line)? > 0 && line.ends_with('\n');
            let header = line.trim_end();
            if header.is_empty() && is_whole {
                return Ok(Some(request));
            }
            if !is_whole {
                // Cut off, or too long: what follows is not a request.
                request.keeps_alive = false;
                return Ok(Some(request));
            }
            let Some((name, value)) = header.split_once(':') else { continue };
            request.note(&name.to_ascii_lowercase(), value.trim());
        }
    }

    fn note(&mut self, name: &str, value: &str) {
        match name {
            "accept-encoding" => self.takes_brotli |= value.split(',').any(is_brotli),
            "if-none-match" => value.clone_into(&mut self.has),
            "connection" => self.keeps_alive &= !value.eq_ignore_ascii_case("close"),
            // A body is not read, so that it would be taken for the next request.
            "content-length" => self.keeps_alive &= value == "0",
            "transfer-encoding" => self.keeps_alive = false,
            _ => {}
        }
    }
}

/// Whether an item of `Accept-Encoding` allows brotli: it names it, with a weight that is not zero.
fn is_brotli(item: &str) -> bool {
    let (coding, weight) = item.split_once(';').unwrap_or((item, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    coding.trim().eq_ignore_ascii_case("br") && weight.is_some_and(|weight| weight > 0.0)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn requests(text: &str) -> Vec<Request> {
        let mut connection = text.as_bytes();
        std::iter::from_fn(|| Request::read(&mut connection).unwrap()).collect()
    }

    #[test]
    fn requests_follow_each_other() {
        let found =
            requests("GET /a HTTP/1.1\r\nHost: x\r\n\r\nHEAD /b HTTP/1.0\r\nIF-NONE-MATCH: \"1\"\r\n\r\n");
        let [first, second] = &found[..] else { panic!("{found:?}") };
        assert_eq!((&*first.method, &*first.target, first.keeps_alive), ("GET", "/a", true));
        assert_eq!((&*second.method, &*second.has, second.keeps_alive), ("HEAD", "\"1\"", false));
    }

    #[test]
    fn brotli_is_sent_only_to_who_asks_for_it() {
        let takes = |value: &str| {
            requests(&format!("GET / HTTP/1.1\r\nAccept-Encoding: {value}\r\n\r\n"))[0].takes_brotli
        };
        assert!(takes("br") && takes("gzip, deflate, br, zstd") && takes("gzip;q=1.0,BR ; q=0.5"));
        assert!(
            !takes("gzip") && !takes("br;q=0") && !takes("br;q=0.000") && !takes("*") && !takes("brotli")
        );
    }

    #[test]
    fn after_a_close_a_body_or_a_cut_no_request_follows() {
        for headers in [
            "Connection: Close\r\n\r\n",
            "Content-Length: 3\r\n\r\nabc",
            "Transfer-Encoding: chunked\r\n\r\n",
            "Ho",
        ] {
            assert!(!requests(&format!("POST / HTTP/1.1\r\n{headers}"))[0].keeps_alive, "{headers}");
        }
        assert!(!requests(&format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(20_000)))[0].keeps_alive);
    }
}
