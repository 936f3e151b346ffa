//! `npx ansa serve`: a page with a board, for programs on this computer.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ansa_tests::browser::page::PATIENCE;

use crate::package::project::Project;

/// The program, which is ended when it is dropped, and its port.
struct Served {
    child: Child,
    port: u16,
}

impl Served {
    fn start(project: &Project, words: &[&str]) -> Self {
        let mut command = Command::new(project.path().join("node_modules/.bin/ansa"));
        command.arg("serve").args(words).current_dir(project.path());
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let port =
            said.strip_prefix("The board is at http://127.0.0.1:").and_then(|rest| rest.split('/').next());
        let port = port.unwrap_or_else(|| panic!("{said}")).parse().unwrap();
        Self { child, port }
    }

    /// The answer to a request, as bytes that are no text become replacement characters.
    fn ask(&self, method: &str, target: &str, host: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).unwrap();
        write!(stream, "{method} {target} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, target: &str) -> String {
        self.ask("GET", target, &format!("127.0.0.1:{}", self.port))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn only_files_for_the_page_are_served() {
    let Some(project) = Project::from_example("blog") else { return };
    let served = Served::start(&project, &["game.txt"]);
    let page = served.get("/");
    assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("\r\ncontent-type: text/html"), "{page}");
    assert!(page.contains("content-security-policy: default-src 'none'"), "{page}");
    assert!(page.contains("<arimaa-board src=\"game.txt\" mode=\"board\""), "{page}");
    assert!(served.get("/game.txt?again").contains("\n1g Ra1 Rb1"), "the record of the game");
    for (path, kind) in [
        ("element/arimaa-board.js", "text/javascript"),
        ("element/embed.css", "text/css"),
        ("engine/engine-worker.js", "text/javascript"),
        ("engine/ansa-wasm_bg.wasm", "application/wasm"),
        ("rules.js", "text/javascript"),
    ] {
        let answer = served.get(&format!("/node_modules/ansa/{path}"));
        assert!(answer.starts_with("HTTP/1.1 200 "), "{path}: {answer:.80}");
        assert!(answer.contains(&format!("content-type: {kind}")), "{path}: {answer:.300}");
    }
    // ---- Nothing else, however it is written ----
    project.write("secret.js", "secret");
    project.write("node_modules/secret.js", "secret");
    for target in [
        "/secret.js",
        "/node_modules/secret.js",
        "/node_modules/ansa/../secret.js",
        "/node_modules/ansa/../../secret.js",
        "/node_modules/ansa/%2e%2e/secret.js",
        "/node_modules/ansa/..%2f..%2fsecret.js",
        "/node_modules/ansa/element/..\\..\\..\\secret.js",
        "/node_modules/ansa/element//../../../secret.js",
        "/node_modules/ansa/package.json",
        "/node_modules/ansa/cli/serve.js",
        "/node_modules/ansa/",
        "/etc/passwd",
        "//etc/passwd",
        "/%",
        "/__proto__",
        "file:///etc/passwd",
    ] {
        let answer = served.get(target);
        assert!(
            answer.starts_with("HTTP/1.1 404 ") && answer.ends_with("\r\n\r\n"),
            "{target}: {answer:.300}"
        );
    }
    // ---- Not for pages of other sites, and nothing is changed ----
    for host in ["evil.example", "127.0.0.1.evil.example", "127.0.0.1@evil.example", ""] {
        assert!(served.ask("GET", "/", host).starts_with("HTTP/1.1 403 "), "{host}");
    }
    let local = format!("localhost:{}", served.port);
    assert!(served.ask("GET", "/", &local).starts_with("HTTP/1.1 200 "));
    assert!(served.ask("POST", "/", &local).starts_with("HTTP/1.1 405 "));
    let head = served.ask("HEAD", "/", &local);
    assert!(head.starts_with("HTTP/1.1 200 ") && head.ends_with("\r\n\r\n"), "{head}");
}

#[test]
fn it_listens_where_it_is_told_to_until_it_is_ended() {
    let Some(project) = Project::from_example("blog") else { return };
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let port = free.to_string();
    let mut served = Served::start(&project, &["--port", &port]);
    assert_eq!(served.port, free);
    assert!(
        served.get("/").contains("<arimaa-board mode=\"board\"") && !served.get("/").contains("game.txt")
    );
    assert!(served.get("/game.txt").starts_with("HTTP/1.1 404 "));
    // The port is taken, and a file has no game.
    let fails = |words: &[&str]| {
        let program = project.path().join("node_modules/.bin/ansa");
        let output =
            Command::new(program).arg("serve").args(words).current_dir(project.path()).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (status, said) = fails(&["--port", &port]);
    assert!(status == Some(1) && said.starts_with(&format!("ansa: port {port} can't be used: ")), "{said}");
    for (words, status) in
        [(&["none.txt"][..], 1), (&["package.json"], 1), (&["--port", "0"], 2), (&["a", "b"], 2)]
    {
        assert_eq!(fails(words).0, Some(status), "{words:?}");
    }
    // Ctrl-C is the usual end. A connection that stays open does not delay it.
    let _open = TcpStream::connect((Ipv4Addr::LOCALHOST, free)).unwrap();
    let kill = Command::new("kill").args(["-INT", &served.child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let began = Instant::now();
    let status = loop {
        if let Some(status) = served.child.try_wait().unwrap() {
            break status;
        }
        assert!(began.elapsed() < PATIENCE, "the program goes on after Ctrl-C");
        thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(status.code(), Some(0));
}
