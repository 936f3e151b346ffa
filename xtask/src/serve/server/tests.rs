//! Tests of the server, over real connections.

use fs_err as fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use super::*;

fn ask(server: &Server, request: &str) -> String {
    String::from_utf8(ask_with(server, request, "")).unwrap()
}

/// The response to a request with more headers, each with its line break.
fn ask_with(server: &Server, request: &str, headers: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(server.address).unwrap();
    write!(stream, "{request}\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
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
    assert!(page.contains("text/html") && page.contains("access-control-allow-origin: *"), "{page}");
    let wasm = ask(&server, "GET /sub/a%20b.wasm?v=1 HTTP/1.1");
    assert!(wasm.contains("application/wasm") && wasm.ends_with("wasm"), "{wasm}");
    let head = ask(&server, "HEAD / HTTP/1.1");
    assert!(head.contains("content-length: 4") && head.ends_with("\r\n\r\n"), "{head}");
    assert!(ask(&server, "GET /nothing.js HTTP/1.1").starts_with("HTTP/1.1 404"));
    assert!(ask(&server, "GET /sub/ HTTP/1.1").starts_with("HTTP/1.1 404"));
    assert!(ask(&server, "POST / HTTP/1.1").starts_with("HTTP/1.1 405"));
    assert!(ask(&server, "").starts_with("HTTP/1.1 400"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn nothing_outside_the_root_is_served() {
    let folder = site("outside");
    let server = Server::start(&folder.join("root"), "/", 0).unwrap();
    for path in
        ["/../secret.txt", "/%2e%2e/secret.txt", "/sub/..%2f../secret.txt", "/..%5csecret.txt", "/%zz", "/%"]
    {
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
    assert!(ask(&server, "GET /games/ansa HTTP/1.1").contains("location: /games/ansa/\r\n"));
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
    assert!(
        ask(&server, "GET /site/shared/page/sub HTTP/1.1").contains("location: /site/shared/page/sub/\r\n")
    );
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

#[test]
fn a_compressing_server_compresses_for_who_takes_it() {
    let folder = site("brotli");
    let text = "step push pull ".repeat(500);
    fs::write(folder.join("root/page.js"), &text).unwrap();
    let plain = Server::start(&folder.join("root"), "/", 0).unwrap();
    let server = Server::start_compressing(&folder.join("root"), 0).unwrap();
    for (server, accepted, is_compressed) in
        [(&server, "br", true), (&server, "x", false), (&plain, "br", false)]
    {
        let request = format!("Accept-Encoding: {accepted}\r\n");
        let answer = ask_with(server, "GET /page.js HTTP/1.0", &request);
        let end = answer.windows(4).position(|part| part == b"\r\n\r\n").unwrap() + 4;
        let head = str::from_utf8(&answer[..end]).unwrap();
        assert!(head.contains("text/javascript"), "{head}");
        assert_eq!(head.contains("content-encoding: br"), is_compressed, "{head}");
        let mut body = answer[end..].to_vec();
        if is_compressed {
            assert!(body.len() < 100, "{} bytes", body.len());
            body.clear();
            brotli::BrotliDecompress(&mut &answer[end..], &mut body).unwrap();
        }
        assert_eq!(body, text.as_bytes());
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_known_file_is_not_sent_again() {
    let folder = site("tag");
    let server = Server::start(&folder.join("root"), "/", 0).unwrap();
    let first = ask(&server, "GET / HTTP/1.1");
    let tag = first.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let again = |tag: &str| {
        String::from_utf8(ask_with(&server, "GET / HTTP/1.1", &format!("If-None-Match: {tag}\r\n"))).unwrap()
    };
    let known = again(tag);
    assert!(known.starts_with("HTTP/1.1 304") && known.ends_with("\r\n\r\n"), "{known}");
    fs::write(folder.join("root/index.html"), "new").unwrap();
    assert!(again(tag).ends_with("new"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_connection_serves_several_requests_until_the_server_stops() {
    let folder = site("alive");
    let mut server = Server::start(&folder.join("root"), "/", 0).unwrap();
    let mut stream = TcpStream::connect(server.address).unwrap();
    for _ in 0..2 {
        write!(stream, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut answer = String::new();
        while !answer.ends_with("page") {
            let mut part = [0; 512];
            let length = stream.read(&mut part).unwrap();
            assert!(length > 0, "closed after {answer:?}");
            answer.push_str(str::from_utf8(&part[..length]).unwrap());
        }
    }
    server.stop();
    assert_eq!(stream.read(&mut [0; 1]).unwrap_or(0), 0);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_was_asked_is_told() {
    let folder = site("watched");
    let (sender, told) = std::sync::mpsc::channel();
    let watch = move |target: &str, status: StatusCode| sender.send(format!("{target} {status}")).unwrap();
    let server = Server::start_watched(&folder.join("root"), "/", 0, watch).unwrap();
    ask(&server, "GET /?x HTTP/1.1");
    ask(&server, "GET /missing HTTP/1.1");
    assert_eq!(told.try_iter().collect::<Vec<_>>(), ["/?x 200 OK", "/missing 404 Not Found"]);
    fs::remove_dir_all(folder).unwrap();
}
