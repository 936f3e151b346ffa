use super::*;

fn page(name: &str, engine: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("ansa-dist-{name}-{}", std::process::id()));
    remove_folder(&folder).unwrap();
    fs::create_dir_all(folder.join("engine")).unwrap();
    fs::write(
        folder.join("index.html"),
        "<meta content=\"script-src __SCRIPT_HASHES__\"><script src=\"a.js\"></script><script>let id = '__BUILD_ID__';</script>",
    )
    .unwrap();
    fs::write(folder.join("sw.js"), "const FILES = __PRECACHE__, ID = '__BUILD_ID__';").unwrap();
    fs::write(folder.join("engine/worker.js"), engine).unwrap();
    fs::write(folder.join("engine/engine.d.ts"), "").unwrap();
    fs::write(folder.join("piece.svg"), "__BUILD_ID__").unwrap();
    fs::create_dir_all(folder.join("element")).unwrap();
    fs::write(folder.join("element/engine.js"), "__BUILD_ID__").unwrap();
    folder
}

#[test]
fn placeholders_are_filled_and_the_engine_folder_is_named() {
    let folder = page("fill", "engine");
    let id = finish(&folder).unwrap();
    assert_eq!(id.len(), 16);
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(
        read("sw.js"),
        format!("const FILES = [\"engine-{id}/worker.js\",\"./\",\"piece.svg\"], ID = '{id}';")
    );
    let script = format!("let id = '{id}';");
    let hash = STANDARD.encode(Sha256::digest(&script));
    assert_eq!(
        read("index.html"),
        format!(
            "<meta content=\"script-src 'sha256-{hash}'\"><script src=\"a.js\"></script><script>{script}</script>"
        )
    );
    assert_eq!(read("element/engine.js"), id);
    assert_eq!(read("piece.svg"), "__BUILD_ID__", "only the text formats named are changed");
    remove_folder(&folder).unwrap();
}

#[test]
fn the_id_is_that_of_the_contents() {
    let (one, same, other) = (page("one", "engine"), page("same", "engine"), page("other", "engine 2"));
    let id = finish(&one).unwrap();
    assert_eq!(id, finish(&same).unwrap());
    assert_ne!(id, finish(&other).unwrap());
    for folder in [one, same, other] {
        remove_folder(&folder).unwrap();
    }
}

#[test]
fn a_known_hash() {
    // From the Content Security Policy specification: the script `alert('Hello, world.');`.
    let hash = script_hashes("<script>alert('Hello, world.');</script>");
    assert_eq!(hash, "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
}
