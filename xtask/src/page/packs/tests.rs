use super::*;
use crate::files::{files_in, remove_folder, reset_folder};

/// Packs of modules with sizes.
fn packs(needs: &[(&str, &[&str])], sizes: &[(&str, usize)]) -> Packs {
    let owned = |modules: &[&str]| modules.iter().map(|&module| module.to_owned()).collect();
    let needs = needs.iter().map(|&(part, modules)| (part.to_owned(), owned(modules))).collect();
    let sizes: BTreeMap<&str, usize> = sizes.iter().copied().collect();
    Packs::new(&needs, |module| Ok(sizes[module])).unwrap()
}

/// The study and the games share one large module.
fn two_parts() -> Packs {
    packs(
        &[("study", &["chunk_1", "split_study"]), ("games", &["chunk_1", "split_games"])],
        &[("chunk_1", 500_000), ("split_games", 500_000), ("split_study", 500_000)],
    )
}

fn request(module: &str) -> String {
    format!("fetch(new URL(\"./{module}.wasm\", import.meta.url))")
}

#[test]
fn what_is_shared_is_loaded_once() {
    let packs = two_parts();
    let files = packs.files();
    assert_eq!(files["study"], ["parts/games-study.wasm", "parts/study.wasm"]);
    assert_eq!(files["games"], ["parts/games.wasm", "parts/games-study.wasm"]);
}

#[test]
fn small_modules_share_a_pack() {
    let needs: [(&str, &[&str]); 2] =
        [("study", &["chunk_1", "chunk_2", "split_study"]), ("games", &["chunk_1", "split_games"])];
    let sizes =
        [("chunk_1", REQUEST / 2), ("chunk_2", 10), ("split_games", 500_000), ("split_study", 500_000)];
    let packs = packs(&needs, &sizes);
    let of_study = packs.0.iter().find(|pack| pack.name() == "study").unwrap();
    assert_eq!(of_study.modules, ["chunk_2", "split_study"].map(str::to_owned).into());
    assert_eq!(packs.0.len(), 3, "{packs:?}");

    // The games would load ten bytes in vain.
    let sizes = [("chunk_1", 500_000), ("chunk_2", 10), ("split_games", 10), ("split_study", 10)];
    let [all] = &super::tests::packs(&needs, &sizes).0[..] else { panic!("more than one pack") };
    assert_eq!((all.name().as_str(), all.size, all.modules.len()), ("games-study", 500_030, 4));
}

#[test]
fn each_module_comes_from_its_pack() {
    let requests = ["chunk_1", "split_games", "split_study"].map(request).join("\n");
    let linked = two_parts().link(&requests).unwrap();
    let calls = "unpack(\"games-study\", \"chunk_1\")\nunpack(\"games\", \"split_games\")\nunpack(\"study\", \"split_study\")";
    assert!(linked.starts_with(calls), "{linked}");
}

#[test]
fn a_script_of_another_form_is_refused() {
    let [chunk, games, study] = ["chunk_1", "split_games", "split_study"].map(request);
    assert!(two_parts().link(&format!("{chunk}\n{games}")).is_err(), "a module is missing");
    let twice = format!("{chunk}\n{games}\n{study}\n{study}");
    assert!(two_parts().link(&twice).is_err(), "a module is loaded twice");
    let more = format!("{chunk}\n{games}\n{study}\n{}", request("chunk_2"));
    assert!(two_parts().link(&more).is_err(), "a module is in no pack");
}

#[test]
fn a_pack_is_a_file_with_its_modules() {
    let folder = std::env::temp_dir().join(format!("ansa-packs-{}", std::process::id()));
    reset_folder(&folder).unwrap();
    for (name, data) in [("chunk_1", "shared"), ("split_games", "games"), ("split_study", "study")] {
        fs::write(folder.join(name).with_extension("wasm"), data).unwrap();
    }
    two_parts().fill(&folder).unwrap();
    assert_eq!(
        files_in(&folder).unwrap(),
        ["parts/games-study.wasm", "parts/games.wasm", "parts/study.wasm"]
    );
    let pack = fs::read(folder.join("parts/study.wasm")).unwrap();
    assert!(pack.starts_with(&Module::HEADER) && pack.ends_with(b"\x0bsplit_studystudy"), "{pack:?}");
    remove_folder(&folder).unwrap();
}
