//! Projects of users in which the package is installed.

use std::fs;
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use ansa_tests::browser::page::PATIENCE;
use ansa_tests::browser::{Page, Site, run_in_chromium_at};
use ansa_tests::files::files_in;
use ansa_tests::needs::{self, Npm};
use tempfile::TempDir;

/// The compiler of the newest TypeScript. Vue and Svelte check their files with the one before, whose API they use.
pub(crate) const NEWEST_TYPESCRIPT: &str = "typescript-newest/bin/tsc";

/// A new project in which the packed package is installed.
pub(crate) struct Project {
    folder: TempDir,
    pub(crate) npm: Npm,
}

impl Project {
    /// A copy of an example.
    pub(crate) fn from_example(name: &str) -> Option<Self> {
        Self::of(&format!("examples/{name}"))
    }

    /// A copy of a folder of this project. `None` if something is missing.
    pub(crate) fn of(name: &str) -> Option<Self> {
        let (npm, package) = (needs::npm()?, needs::package()?);
        let project = Self { folder: tempfile::tempdir().unwrap(), npm };
        // Packages installed by hand in the example's folder are not copied.
        let is_direct = |inside: &Path| inside.components().count() == 1;
        copy(&needs::project().join(name), project.path(), is_direct);
        copy(installed(&project.npm, &package), project.path(), |_| true);
        Some(project)
    }

    /// A copy of a project in `tests/environments/` with its tools, which come from the network. `None` if this is no long
    /// run, or if they can't be had.
    pub(crate) fn from_environment(name: &str) -> Option<Self> {
        if !needs::long_runs() {
            return None;
        }
        let (npm, package) = (needs::npm()?, needs::package()?);
        let folder = tempfile::tempdir().unwrap();
        let source = needs::project().join("tests/environments").join(name);
        // Packages installed by hand are not copied.
        let is_own = |inside: &Path| inside.components().all(|part| part.as_os_str() != "node_modules");
        copy(&source, folder.path(), is_own);
        let install = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
        let archive = packed(&npm, &package);
        let output = Command::new(&npm.program)
            .args(install)
            .arg(archive)
            .current_dir(folder.path())
            .output()
            .unwrap();
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            let reason = said.lines().next().unwrap_or_default();
            needs::not_run(&format!("npm can't install what {name} needs: {reason}"));
            return None;
        }
        Some(Self { folder, npm })
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The installed package.
    pub(crate) fn package(&self) -> PathBuf {
        self.path().join("node_modules/ansa")
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).unwrap();
    }

    pub(crate) fn change(&self, name: &str, change: impl FnOnce(&str) -> String) {
        let text = fs::read_to_string(self.path().join(name)).unwrap();
        self.write(name, &change(&text));
    }

    /// Links installed packages, such as `@types/react`, as if the project had installed them.
    pub(crate) fn link(&self, names: &[&str]) {
        for name in names {
            let to = self.path().join("node_modules").join(name);
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            symlink(self.npm.tools.join(name), to).unwrap();
        }
    }

    /// Creates the folder `site` with the page, as for a bundled script.
    pub(crate) fn bundled(&self, change: impl FnOnce(&str) -> String) {
        self.change("index.html", change);
        fs::create_dir(self.path().join("site")).unwrap();
        fs::rename(self.path().join("index.html"), self.path().join("site/index.html")).unwrap();
    }

    /// Runs a script of the installed tools.
    pub(crate) fn tool(&self, script: &str, arguments: &[&str]) {
        let Some(node) = needs::node() else { panic!("npm without Node.js") };
        self.run(Command::new(node).arg(self.npm.tools.join(script)).args(arguments));
    }

    /// Starts Vite's development server and waits until it listens. It ends when the result is dropped.
    pub(crate) fn vite_server(&self, port: u16) -> Running {
        let Some(node) = needs::node() else { panic!("npm without Node.js") };
        let child = Command::new(node)
            .arg(self.npm.tools.join("vite/bin/vite.js"))
            .args(["--host", "127.0.0.1", "--strictPort", "--logLevel", "warn", "--port", &port.to_string()])
            .current_dir(self.path())
            .spawn()
            .unwrap();
        let running = Running(child);
        let began = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(began.elapsed() < PATIENCE, "Vite's server does not listen");
            thread::sleep(Duration::from_millis(50));
        }
        running
    }

    /// Runs npm in the project.
    pub(crate) fn npm(&self, arguments: &[&str]) {
        self.run(Command::new(&self.npm.program).args(arguments));
    }

    pub(crate) fn node(&self, script: &str) {
        let Some(node) = needs::node() else { panic!("npm without Node.js") };
        self.run(Command::new(node).arg(script));
    }

    /// Runs a command in the project and returns its output. It must succeed.
    pub(crate) fn run(&self, command: &mut Command) -> String {
        run_in(self.path(), command)
    }

    /// Opens the page in a folder of the project, as the start page of a site. Only long runs open it in Firefox, too.
    pub(crate) fn open(&self, name: &str, folder: &str, test: impl Fn(&mut Page)) {
        let folder = self.path().join(folder);
        run_in_chromium_at(name, || Site::start(&folder, "/"), test);
    }
}

/// A process that is ended when it is dropped.
pub(crate) struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a command in a folder and returns its output. It must succeed.
fn run_in(folder: &Path, command: &mut Command) -> String {
    let output = command.current_dir(folder).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}:\n{said}{complaint}");
    said
}

/// Copies the wanted files below a folder, links as links. A path that is asked about begins below the folder.
fn copy(from: &Path, to: &Path, is_wanted: impl Fn(&Path) -> bool) {
    for file in files_in(from) {
        let inside = file.strip_prefix(from).unwrap();
        if !is_wanted(inside) {
            continue;
        }
        let to = to.join(inside);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        if file.is_symlink() {
            symlink(fs::read_link(&file).unwrap(), to).unwrap();
        } else {
            fs::copy(&file, to).unwrap();
        }
    }
}

/// A new project that npm has installed the packed package in. It is copied for each test, because npm takes half a
/// second.
fn installed(npm: &Npm, package: &Path) -> &'static Path {
    static INSTALLED: OnceLock<PathBuf> = OnceLock::new();
    INSTALLED.get_or_init(|| {
        let folder = package.with_file_name("installed");
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("package.json"), "{ \"private\": true, \"type\": \"module\" }").unwrap();
        // The tools are linked from their folder, so that no test needs a network.
        let install = ["install", "--offline", "--no-audit", "--no-fund", "--loglevel=error"];
        run_in(&folder, Command::new(&npm.program).args(install).arg(packed(npm, package)));
        folder
    })
}

/// The packed package. It is packed once for all tests.
pub(crate) fn packed(npm: &Npm, package: &Path) -> PathBuf {
    static PACKED: OnceLock<PathBuf> = OnceLock::new();
    PACKED
        .get_or_init(|| {
            let to = package.parent().unwrap();
            let pack = ["pack", "--silent", "--pack-destination"];
            let name = run_in(to, Command::new(&npm.program).args(pack).args([to, package]));
            to.join(name.trim())
        })
        .clone()
}
