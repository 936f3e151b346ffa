use super::*;

fn info(messages: &[&str]) -> SearchInfo {
    let mut info = SearchInfo::default();
    for message in messages {
        info.read(message);
    }
    info
}

#[test]
fn the_last_numbers_reported_count() {
    let last = info(&["info depth 8+", "info nodes 1000", "info nodes 3000", "info depth 9+"]);
    assert_eq!(last, SearchInfo { depth: Some(9), nodes: Some(3000) });
    for other in
        ["info score 12", "log depth 4", "info depth", "info depth deep", "info nodes -1", "info", ""]
    {
        assert_eq!(info(&["info depth 3", other]), SearchInfo { depth: Some(3), nodes: None }, "{other}");
    }
}

#[test]
fn means_are_of_the_searches_that_report() {
    let mut all = SearchStats::default();
    assert_eq!(all.describe(), None);
    for messages in [&["info depth 8"][..], &[], &["info depth 11", "info nodes 700"]] {
        all.add(SearchStats::new(info(messages)));
    }
    assert_eq!(all.describe().unwrap(), "depth 9.5, 700 nodes on average");
    assert_eq!(SearchStats::new(info(&["info nodes 7"])).describe().unwrap(), "7 nodes on average");
}
