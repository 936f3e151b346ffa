//! A small static file server for `cargo xtask serve` and the browser tests.
//!
//! It does only what an ordinary static host does, by [`ServeDir`]. The CORS header lets pages of other origins use its
//! files, as those of the large static hosts do. (A development server that answers every path with the page would hide
//! missing files from the service worker.)

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};
use std::thread;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, HeaderValue, X_CONTENT_TYPE_OPTIONS};
use axum::http::uri::InvalidUri;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::serve::ListenerExt as _;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt as _;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};

/// Brotli's quality: a file of a megabyte takes a fraction of a second.
const QUALITY: CompressionLevel = CompressionLevel::Precise(9);

/// How long reading a file may delay the end of the server.
const STOP_TIMEOUT: Duration = Duration::from_secs(1);

/// Called with the target of each request and the status of its response.
type Watch = dyn Fn(&str, StatusCode) + Send + Sync;

/// Other folders and files, each with the path below which it is served.
type Others = Arc<RwLock<Vec<(String, PathBuf)>>>;

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
    others: Others,
    runtime: Option<Runtime>,
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

    /// Like [`Server::start`]. `watch` is called before each response, with the target of the request and the status.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub fn start_watched(
        root: &Path,
        prefix: &str,
        port: u16,
        watch: impl Fn(&str, StatusCode) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        Self::start_site(root, prefix, port, Box::new(watch), false)
    }

    /// Like [`Server::start`] at the path `/`. Files are compressed for browsers that accept it, so that the time that a
    /// page takes to load can be measured.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub fn start_compressing(root: &Path, port: u16) -> io::Result<Self> {
        Self::start_site(root, "/", port, Box::new(|_, _| {}), true)
    }

    fn start_site(
        root: &Path,
        prefix: &str,
        port: u16,
        watch: Box<Watch>,
        is_compressing: bool,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let prefix = match prefix.trim_matches('/') {
            "" => "/".to_owned(),
            middle => format!("/{middle}/"),
        };
        let others = Others::default();
        let site = Arc::new(Site {
            root: root.to_owned(),
            prefix: prefix.clone(),
            others: Arc::clone(&others),
            watch,
        });
        let mut answers = Router::new().fallback(move |request| Arc::clone(&site).answer(request));
        if is_compressing {
            answers = answers.layer(CompressionLayer::new().quality(QUALITY));
        }
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        runtime.spawn(async move {
            // No response must wait for the browser to confirm the previous one.
            let listener = tokio::net::TcpListener::from_std(listener)?.tap_io(|stream| {
                let _ = stream.set_nodelay(true);
            });
            axum::serve(listener, answers).await
        });
        Ok(Self { address, prefix, others, runtime: Some(runtime) })
    }

    /// Also serves the file `root`, or the files under it, at or below the path `below`. They take the place of those at
    /// that path.
    pub fn add(&self, below: &str, root: &Path) {
        if let Ok(mut others) = self.others.write() {
            others.push((below.to_owned(), root.to_owned()));
        }
    }

    /// No longer serves what was added below this path.
    pub fn remove(&self, below: &str) {
        if let Ok(mut others) = self.others.write() {
            others.retain(|other| other.0 != below);
        }
    }

    /// The address of the page, with a trailing slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// The port on which the server listens.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Stops listening and closes all connections. From now on they are refused, as without a network.
    pub fn stop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(STOP_TIMEOUT);
        }
    }

    /// Serves until the program ends.
    pub fn wait(self) -> ! {
        loop {
            thread::park();
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
    others: Others,
    watch: Box<Watch>,
}

impl Site {
    async fn answer(self: Arc<Self>, request: Request) -> Response {
        let target = request.uri().to_string();
        let mut response = self.find(request).await;
        for (name, value) in [
            (CACHE_CONTROL, "no-cache"),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        ] {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
        (self.watch)(&target, response.status());
        response
    }

    async fn find(&self, mut request: Request) -> Response {
        let path = request.uri().path();
        if format!("{path}/") == self.prefix {
            return Redirect::permanent(&self.prefix).into_response();
        }
        let place = path.strip_prefix(&self.prefix).map(|path| self.place_of(path));
        let Some((root, above, Ok(rest))) = place else { return StatusCode::NOT_FOUND.into_response() };
        if root.is_file() {
            return ServeFile::new(root).oneshot(request).await.into_response();
        }
        *request.uri_mut() = rest;
        ServeDir::new(root).redirect_path_prefix(above).oneshot(request).await.into_response()
    }

    /// The folder or file where a path below the prefix is, the path of that folder on the host, and the rest.
    fn place_of(&self, path: &str) -> (PathBuf, String, Result<Uri, InvalidUri>) {
        let others = self.others.read();
        let other = others.iter().flat_map(|others| others.iter()).find_map(|(below, root)| {
            let rest = path.strip_prefix(below.as_str())?;
            (rest.is_empty() || rest.starts_with('/')).then_some((root, below.as_str(), rest))
        });
        let (root, below, rest) = other.unwrap_or((&self.root, "", path));
        let above = format!("{}{below}", self.prefix);
        (
            root.clone(),
            above.trim_end_matches('/').to_owned(),
            format!("/{}", rest.trim_start_matches('/')).parse(),
        )
    }
}

#[cfg(test)]
mod tests;
