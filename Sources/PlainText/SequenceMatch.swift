/// A run of values that two sequences share.
@usableFromInline
package struct SequenceRun: Hashable {
  /// The start of the run in the first sequence.
  package var first: Int
  /// The start of the run in the second one.
  package var second: Int
  /// The number of its values.
  package var count: Int

  /// Creates a run of `count` values.
  package init(first: Int, second: Int, count: Int) {
    self.first = first
    self.second = second
    self.count = count
  }
}

/// Returns the runs that two sequences share, in their order: as many values as possible.
///
/// Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986, in its
/// linear-space form. Values in only one sequence are left out before.
///
/// - Parameter budget: The largest number of steps of the search; the rest then counts as
///   different.
/// - Complexity: O((*n* + *m*) × *differences*) time, at most *n* + *m* + `budget`; O(*n* + *m*)
///   memory.
@inlinable
package func commonRuns<Value: Hashable>(
  of first: [Value], and second: [Value], budget: Int = 8_000_000
) -> [SequenceRun] {
  // Numbers for values: equal values have equal numbers, which are cheap to compare. Clients have
  // this part with their values' own comparison, which takes most of the time.
  var numbers: [Value: Int] = [:]
  for value in first where numbers[value] == nil { numbers[value] = numbers.count }
  return commonRuns(
    ofNumbers: first.map { numbers[$0] ?? 0 }, and: second.map { numbers[$0] },
    count: numbers.count, budget: budget)
}

/// Returns the runs that two sequences of numbers from 0 up to `count` share; nil for values that
/// the first one does not have.
@usableFromInline
package func commonRuns(
  ofNumbers first: [Int], and second: [Int?], count: Int, budget: Int
) -> [SequenceRun] {
  var isInSecond = [Bool](repeating: false, count: count)
  for case let number? in second { isInSecond[number] = true }
  var a: [(number: Int, place: Int)] = []
  for (place, number) in first.enumerated() where isInSecond[number] { a.append((number, place)) }
  var b: [(number: Int, place: Int)] = []
  for (place, number) in second.enumerated() {
    if let number { b.append((number, place)) }
  }
  var search = CommonRunSearch(a: a.map(\.number), b: b.map(\.number), budget: budget)
  search.search(0..<a.count, 0..<b.count)

  var runs: [SequenceRun] = []
  for pair in search.pairs {
    let (first, second) = (a[pair.a].place, b[pair.b].place)
    if let last = runs.last, last.first + last.count == first, last.second + last.count == second {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(SequenceRun(first: first, second: second, count: 1))
    }
  }
  return runs
}

/// Myers' search, which halves a problem at the middle of its shortest edit script.
private struct CommonRunSearch {
  let a: [Int]
  let b: [Int]
  var budget: Int
  /// The places of common values, ascending in both.
  var pairs: [(a: Int, b: Int)] = []

  init(a: [Int], b: [Int], budget: Int) {
    self.a = a
    self.b = b
    self.budget = budget
  }

  /// Appends the pairs of two ranges; each call halves the differences, so the stack stays low.
  mutating func search(_ x: Range<Int>, _ y: Range<Int>) {
    var (x, y) = (x, y)
    while let i = x.first, let j = y.first, a[i] == b[j] {
      pairs.append((i, j))
      x.removeFirst()
      y.removeFirst()
    }
    var tail = 0
    while tail < min(x.count, y.count), a[x.upperBound - 1 - tail] == b[y.upperBound - 1 - tail] {
      tail += 1
    }
    let end = (x.upperBound, y.upperBound)
    x = x.lowerBound..<(x.upperBound - tail)
    y = y.lowerBound..<(y.upperBound - tail)
    if !x.isEmpty, !y.isEmpty, let middle = middleRun(x, y) {
      search(x.lowerBound..<middle.a, y.lowerBound..<middle.b)
      for step in 0..<middle.count { pairs.append((middle.a + step, middle.b + step)) }
      search((middle.a + middle.count)..<x.upperBound, (middle.b + middle.count)..<y.upperBound)
    }
    for step in (0..<tail).reversed() { pairs.append((end.0 - 1 - step, end.1 - 1 - step)) }
  }

  /// Returns a run, perhaps an empty one, in the middle of a shortest edit script; nil once the
  /// budget is used up.
  private mutating func middleRun(
    _ x: Range<Int>, _ y: Range<Int>
  ) -> (a: Int, b: Int, count: Int)? {
    let (n, m) = (x.count, y.count)
    let delta = n - m
    var forward = Diagonals(n: n, m: m)
    var backward = Diagonals(n: n, m: m)
    for edits in 0...((n + m + 1) / 2) {
      for k in forward.reachable(edits) {
        guard let start = forward.start(of: k, edits: edits) else { continue }
        var end = start
        while end < n, end - k < m, a[x.lowerBound + end] == b[y.lowerBound + end - k] { end += 1 }
        forward[k] = end
        budget -= end - start + 1
        if !delta.isMultiple(of: 2), let met = backward.end(of: delta - k), end + met >= n {
          return (x.lowerBound + start, y.lowerBound + start - k, end - start)
        }
      }
      for k in backward.reachable(edits) {
        guard let start = backward.start(of: k, edits: edits) else { continue }
        var end = start
        while end < n, end - k < m,
          a[x.upperBound - 1 - end] == b[y.upperBound - 1 - (end - k)]
        { end += 1 }
        backward[k] = end
        budget -= end - start + 1
        if delta.isMultiple(of: 2), let met = forward.end(of: delta - k), end + met >= n {
          return (x.upperBound - end, y.upperBound - (end - k), end - start)
        }
      }
      if budget < 0 { return nil }
    }
    return nil
  }
}

/// The progress of a search on each diagonal: the place in the first sequence, or -1.
private struct Diagonals {
  private let n: Int
  private let m: Int
  private var ends: [Int]

  init(n: Int, m: Int) {
    self.n = n
    self.m = m
    ends = [Int](repeating: -1, count: n + m + 3)
  }

  subscript(k: Int) -> Int {
    get { ends[k + m + 1] }
    set { ends[k + m + 1] = newValue }
  }

  /// Returns the diagonals that a number of edits can reach inside of both sequences.
  func reachable(_ edits: Int) -> StrideThrough<Int> {
    let low = edits <= m ? -edits : -m + (edits - m) % 2
    let high = edits <= n ? edits : n - (edits - n) % 2
    return stride(from: low, through: high, by: 2)
  }

  /// Returns the start of the diagonal's run, one edit on from its neighbours; nil outside of a
  /// sequence.
  func start(of k: Int, edits: Int) -> Int? {
    if edits == 0 { return 0 }
    let down = self[k + 1]
    let right = self[k - 1] + 1
    var start = -1
    if down >= 0, down - k <= m { start = down }
    if right > 0, right <= n { start = max(start, right) }
    return start >= 0 ? start : nil
  }

  /// Returns the progress of the search on a diagonal, if it has reached that.
  func end(of k: Int) -> Int? {
    guard (-m...n).contains(k), self[k] >= 0 else { return nil }
    return self[k]
  }
}
