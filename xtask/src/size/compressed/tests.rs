use super::*;

#[test]
fn text_shrinks_and_noise_does_not_grow() {
    assert!(brotli_size("step turn push pull ".repeat(100).as_bytes()) < 100);
    let mut noise = 1u32;
    let bytes: Vec<u8> = (0..1000)
        .map(|_| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (noise >> 24) as u8
        })
        .collect();
    assert_eq!(brotli_size(&bytes), bytes.len());
    assert_eq!(brotli_size(&[]), 0);
}

#[test]
fn an_entry_is_the_sum_of_its_files() {
    let folder = std::env::temp_dir().join(format!("ansa-compressed-size-{}", std::process::id()));
    fs::create_dir_all(folder.join("npm")).unwrap();
    fs::write(folder.join("a.js"), "a".repeat(500)).unwrap();
    fs::write(folder.join("b.js"), "ab").unwrap();
    let sizes = r#"[{ "entry": "x", "files": ["a.js", "b.js"], "budget": 9 }]"#;
    fs::write(folder.join("npm/sizes.json"), sizes).unwrap();
    let found = entry_sizes(&folder, &folder).unwrap();
    let brotli = brotli_size("a".repeat(500).as_bytes()) + 2;
    assert_eq!(found, [EntrySize { name: "x".into(), raw: 502, brotli, budget: 9 }]);
    fs::remove_file(folder.join("a.js")).unwrap();
    assert!(entry_sizes(&folder, &folder).unwrap_err().to_string().contains("a.js"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_star_stands_for_a_hash() {
    let folder = std::env::temp_dir().join(format!("ansa-sizes-{}", std::process::id()));
    fs::create_dir_all(folder.join("engine-0af")).unwrap();
    for name in ["a-12f.js", "a-other.js", "engine-0af/b.js"] {
        fs::write(folder.join(name), name).unwrap();
    }
    assert_eq!(find(&folder, "a-*.js").unwrap(), folder.join("a-12f.js"));
    assert_eq!(find(&folder, "engine-*/b.js").unwrap(), folder.join("engine-0af/b.js"));
    fs::write(folder.join("a-12e.js"), "").unwrap();
    assert!(find(&folder, "a-*.js").unwrap_err().to_string().starts_with("2 files"));
    fs::remove_dir_all(folder).unwrap();
}
