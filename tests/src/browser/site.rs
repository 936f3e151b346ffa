//! A static file server that can be taken offline and remembers what it was asked for.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http::StatusCode;
use url::{Origin, Url};
use xtask::serve::server::Server;

/// The service worker's file.
const WORKER: &str = "sw.js";

/// Files served on 127.0.0.1 below a path.
#[derive(Debug)]
pub struct Site {
    folder: PathBuf,
    mount: String,
    others: Vec<(String, PathBuf)>,
    url: Url,
    server: Option<Server>,
    asked: Arc<Mutex<Asked>>,
}

/// What a site was asked for.
#[derive(Debug, Default)]
struct Asked {
    /// The path of every request.
    all: Vec<String>,
    /// The requests that could not be fulfilled and were not taken yet, with the status of the response.
    failed: Vec<(String, String)>,
}

fn lock(asked: &Mutex<Asked>) -> MutexGuard<'_, Asked> {
    asked.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Site {
    /// Serves the files in `folder` below the path `mount`, such as `/` or `/games/ansa/`.
    #[must_use]
    pub fn start(folder: &Path, mount: &str) -> Self {
        Self::start_at(folder, mount, 0)
    }

    /// Like [`Site::start`], on the port of an earlier site.
    #[must_use]
    pub fn start_at(folder: &Path, mount: &str, port: u16) -> Self {
        let asked = Arc::default();
        let server = serve(folder, mount, port, &asked);
        let url = server.url();
        let url = Url::parse(&url).unwrap_or_else(|error| panic!("{url}: {error}"));
        Self {
            folder: folder.to_owned(),
            mount: mount.to_owned(),
            others: Vec::new(),
            url,
            server: Some(server),
            asked,
        }
    }

    /// Also serves the files of another folder, below the path `below`.
    #[must_use]
    pub fn with(mut self, below: &str, folder: &Path) -> Self {
        self.add(below, folder);
        self
    }

    /// Like [`Site::with`], from now on.
    pub fn add(&mut self, below: &str, folder: &Path) {
        if let Some(server) = &self.server {
            server.add(below, folder);
        }
        self.others.push((below.to_owned(), folder.to_owned()));
    }

    /// The same site with a service worker that caches nothing. Filling the cache is a fifth of the work of an ordinary
    /// test.
    #[must_use]
    pub(super) fn without_cache(self) -> Self {
        self.with(WORKER, &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/browser/idle-worker.js"))
    }

    /// From now on, serves the page's own service worker.
    pub fn keep_offline(&mut self) {
        if let Some(server) = &self.server {
            server.remove(WORKER);
        }
        self.others.retain(|(below, _)| below != WORKER);
    }

    /// The address of the page, with a trailing slash.
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.url
    }

    pub(super) fn origin(&self) -> Origin {
        self.url.origin()
    }

    /// Takes the server offline: connections are refused.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Puts the server back online at the same address.
    pub fn restart(&mut self) {
        // The old server must release the port first.
        self.server = None;
        let port = self.url.port().unwrap_or_default();
        let server = serve(&self.folder, &self.mount, port, &self.asked);
        for (below, folder) in &self.others {
            server.add(below, folder);
        }
        self.server = Some(server);
    }

    /// From now on, serves the files of another folder at the same address, as after a new release.
    pub fn serve_folder(&mut self, folder: &Path) {
        folder.clone_into(&mut self.folder);
        self.restart();
    }

    /// From now on, serves the files below another path of the same host.
    pub fn mount_at(&mut self, mount: &str) {
        mount.clone_into(&mut self.mount);
        self.url.set_path(mount);
        self.restart();
    }

    /// The path of every request so far.
    pub(super) fn requests(&self) -> Vec<String> {
        lock(&self.asked).all.clone()
    }

    /// The requests that could not be fulfilled since the last call, with the status of the response.
    pub(super) fn take_failed(&self) -> Vec<(String, String)> {
        std::mem::take(&mut lock(&self.asked).failed)
    }
}

/// Serves a folder and notes what is asked for.
fn serve(folder: &Path, mount: &str, port: u16, asked: &Arc<Mutex<Asked>>) -> Server {
    let asked = Arc::clone(asked);
    let watch = move |target: &str, status: StatusCode| {
        let mut asked = lock(&asked);
        asked.all.push(target.to_owned());
        if status.is_client_error() || status.is_server_error() {
            asked.failed.push((target.to_owned(), status.to_string()));
        }
    };
    Server::start_watched(folder, mount, port, watch)
        .unwrap_or_else(|error| panic!("{} can't be served at port {port}: {error}", folder.display()))
}
