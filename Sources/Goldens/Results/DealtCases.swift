/// Durations of cases in an earlier run.
package struct CaseDurations: Sendable {
  private var milliseconds: [String: Double] = [:]

  /// Reads the durations from a run's results, or from a stream of them that was kept.
  ///
  /// - Throws: `FileError`; `Diagnostic` for a line that is not in this release's form.
  package init(ofResults path: String) throws {
    try ResultsFile.read(path) { result in
      milliseconds[Self.key(result.suite, result.name)] = result.milliseconds
    }
  }

  /// Returns the part of each case, from 1 on, so that all parts take equally long: the longest
  /// case first, each goes to the part that has the least so far.
  ///
  /// Cases without a duration are dealt out as if they took the mean; if none has one, in turn. The
  /// result depends on the durations and the cases alone.
  ///
  /// - Parameters:
  ///   - cases: The cases' suites and names.
  ///   - count: The number of parts.
  /// - Complexity: O(*n* log *n*).
  package func parts(of cases: [(suite: String, name: String)], count: Int) -> [Int] {
    let known = cases.map { milliseconds[Self.key($0.suite, $0.name)] }
    let sum = known.reduce(0) { $0 + ($1 ?? 0) }
    let mean = sum / Double(max(known.count { $0 != nil }, 1))
    // Whole microseconds: no sum depends on rounding. At least one, so that cases of which nothing
    // is known are dealt out, too; at most a day, so that ten million cases have a sum.
    let durations = known.map { Int(min(max(($0 ?? mean) * 1000, 1), 86_400_000_000)) }
    let order = durations.indices.sorted { (-durations[$0], $0) < (-durations[$1], $1) }
    var loads = SmallestFirst((0..<count).map { (load: 0, part: $0 + 1) })
    var parts = Array(repeating: 1, count: cases.count)
    for index in order { parts[index] = loads.add(durations[index]) }
    return parts
  }

  private static func key(_ suite: String, _ name: String) -> String { "\(suite)\0\(name)" }
}

/// A heap of parts by their loads.
private struct SmallestFirst {
  private var heap: [(load: Int, part: Int)]

  /// Creates a heap of parts in the order of their loads.
  init(_ parts: [(load: Int, part: Int)]) { heap = parts }

  /// Adds to the smallest load, of equal ones to that of the first part, and returns the part.
  mutating func add(_ load: Int) -> Int {
    heap[0].load += load
    let part = heap[0].part
    var place = 0
    while true {
      let children = (2 * place + 1..<2 * place + 3).prefix { $0 < heap.count }
      guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[place] else {
        return part
      }
      heap.swapAt(place, least)
      place = least
    }
  }
}
