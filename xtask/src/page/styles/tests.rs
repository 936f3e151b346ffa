use fs_err as fs;

use super::*;
use crate::files::{files_in, reset_folder};

#[test]
fn the_style_sheets_become_one_in_their_order() {
    let (project, folder) = (empty_folder("sheets"), empty_folder("page"));
    fs::write(project.join("a.css"), "a { color: red }\n").unwrap();
    fs::write(project.join("b.css"), "a { color: blue }").unwrap();
    let html = "<head><link rel=\"stylesheet\" href=\"a.css\" integrity=\"x\"/>\n\
                <link rel=\"stylesheet\" href=\"b.css\"/>\n<link rel=\"icon\" href=\"c.svg\"></head>";
    fs::write(folder.join("index.html"), html).unwrap();
    inline(&project, &folder, &folder, &|sheet| Ok(sheet.to_uppercase())).unwrap();
    let expected = "<head><style>A { COLOR: RED }\nA { COLOR: BLUE }</style>\n\n<link rel=\"icon\" href=\"c.svg\"></head>";
    assert_eq!(fs::read_to_string(folder.join("index.html")).unwrap(), expected);
    assert_eq!(files_in(&folder).unwrap(), ["index.html"]);

    let html = "<head><link rel=\"stylesheet\" href=\"a.css\"/>\n<!-- Later styles: b -->\n\
                <link rel=\"stylesheet\" href=\"b.css\"/><title>Ansa</title></head>";
    fs::write(folder.join("index.html"), html).unwrap();
    inline(&project, &folder, &folder, &|sheet| Ok(sheet.to_uppercase())).unwrap();
    let expected = "<head><style>A { COLOR: RED }\n</style>\n<title>Ansa</title></head>";
    assert_eq!(fs::read_to_string(folder.join("index.html")).unwrap(), expected);
    assert_eq!(fs::read_to_string(folder.join(LATER_FILE)).unwrap(), "A { COLOR: BLUE }");

    let html = "<link rel=\"stylesheet\" href=\"missing.css\"/>";
    fs::write(folder.join("index.html"), html).unwrap();
    let error = inline(&project, &folder, &folder, &|sheet| Ok(sheet)).unwrap_err().to_string();
    assert!(error.contains("missing.css"), "{error}");
    for folder in [project, folder] {
        fs::remove_dir_all(folder).unwrap();
    }
}

fn empty_folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("ansa-styles-{name}-{}", std::process::id()));
    reset_folder(&folder).unwrap();
    folder
}
