use super::*;
use crate::lot;

/// Numbers for tests, from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = lot::draw(self.0, &[1]);
        self.0 % end
    }
}

/// The cost of the cheapest perfect matching, by trying all of them.
fn brute_force(costs: &[Vec<Option<i128>>], left: &mut Vec<usize>) -> Option<i128> {
    let Some(one) = left.pop() else { return Some(0) };
    let mut best: Option<i128> = None;
    for at in 0..left.len() {
        let two = left.swap_remove(at);
        if let Some(cost) = costs[one][two]
            && let Some(rest) = brute_force(costs, left)
        {
            best = Some(best.map_or(cost + rest, |best| best.min(cost + rest)));
        }
        left.push(two);
        let last = left.len() - 1;
        left.swap(at, last);
    }
    left.push(one);
    best
}

fn graph(numbers: &mut Numbers, count: usize, most: u64, missing: u64) -> Vec<Vec<Option<i128>>> {
    let mut costs = vec![vec![None; count]; count];
    let pairs = (0..count).flat_map(|one| (0..one).map(move |two| (one, two)));
    for (one, two) in pairs {
        let cost = (numbers.below(100) >= missing).then(|| i128::from(numbers.below(most)));
        costs[one][two] = cost;
        costs[two][one] = cost;
    }
    costs
}

fn cost_of(costs: &[Vec<Option<i128>>], mates: &[usize]) -> i128 {
    let each = mates.iter().enumerate().map(|(one, two)| {
        assert!(one != *two && mates[*two] == one, "{mates:?}");
        costs[one][*two].expect("an edge")
    });
    each.sum::<i128>() / 2
}

#[test]
fn matchings_are_the_cheapest_of_all() {
    let mut numbers = Numbers(7);
    let mut found = [0, 0];
    for round in 0..4000 {
        let count = 2 * numbers.below(6) as usize;
        let most = [2, 5, 100, u64::MAX][round % 4];
        let missing = [0, 20, 50, 70][round / 4 % 4];
        let costs = graph(&mut numbers, count, most, missing);
        let expected = brute_force(&costs, &mut (0..count).collect());
        let mates = cheapest_perfect_matching(&costs);
        assert_eq!(mates.as_ref().map(|mates| cost_of(&costs, mates)), expected, "{costs:?}");
        found[usize::from(mates.is_some())] += 1;
    }
    assert!(found.iter().all(|count| *count > 500), "{found:?}");
}

/// In graphs that are too large to try everything, at least no exchange between two edges is cheaper.
#[test]
fn large_graphs_are_matched() {
    let mut numbers = Numbers(9);
    for most in [3, 1000, 1 << 60] {
        let costs = graph(&mut numbers, 64, most, 0);
        let costs: Vec<Vec<Option<i128>>> =
            costs.iter().map(|row| row.iter().map(|cost| cost.map(|cost| cost << 40)).collect()).collect();
        let mates = cheapest_perfect_matching(&costs).expect("a complete graph");
        cost_of(&costs, &mates);
        let cost = |one: usize, two: usize| costs[one][two].expect("an edge");
        for one in 0..64 {
            for two in (0..64).filter(|two| *two != one && *two != mates[one]) {
                let now = cost(one, mates[one]) + cost(two, mates[two]);
                assert!(now <= cost(one, two) + cost(mates[one], mates[two]), "{one} {two}");
            }
        }
    }
}
