use super::*;

#[test]
fn the_time_follows_the_last_marker() {
    assert_eq!(time_in("<script>'ms-from-import=' + x</script>ms-from-import=12.5 </html>"), Some(12.5));
    assert_eq!(time_in("ms-from-import=' + x"), None);
    assert_eq!(time_in(""), None);
}
