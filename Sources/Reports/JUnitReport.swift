package import Goldens
import PlainText

/// Results as JUnit XML, which CI servers read: a suite a config, a test a case.
///
/// The format is the common part of Ant's, Maven's and Jenkins' schemas. A golden without a case is
/// a skipped test; one that cannot be read, or a picture that cannot be drawn, is an error, and
/// every other reason for exit code 1 is a failure. A missing part of the run is a suite of its own
/// with an error.
package struct JUnitReport {
  private let results: ResultStream
  private let headline: (CaseResult) -> String

  /// Creates a report of results.
  ///
  /// - Parameter headline: Returns the outcome of a case, in one line; defaults to its own
  ///   headline.
  package init(
    _ results: ResultStream, headline: @escaping (CaseResult) -> String = { $0.headline }
  ) {
    self.results = results
    self.headline = headline
  }

  /// Writes the document in pieces; reads the results twice, as each suite gives its numbers before
  /// its tests.
  ///
  /// - Throws: The errors of `write`, and those of reading the results.
  package func write(_ write: (String) throws -> Void) throws {
    var suites = try suites()[...]
    let missing = missingSuite
    let all = (suites + [missing].compactMap { $0?.tally })
      .reduce(into: SuiteTally(name: "maquette")) { $0.add($1) }
    try write(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
    try write("<testsuites name=\"maquette\"\(all.attributes)>\n")
    if let missing { try write(missing.text) }
    var open: String?
    try results.forEach { result in
      if open != result.suite {
        if open != nil { try write("  </testsuite>\n") }
        open = result.suite
        // The tally was made from the same results, so it has a suite for each change of it.
        let tally = suites.popFirst() ?? SuiteTally(name: result.suite)
        try write(tally.beginning)
      }
      try write(testCase(result))
    }
    if open != nil { try write("  </testsuite>\n") }
    try write("</testsuites>\n")
  }

  /// A suite with an error for each missing part of the run; nil without such parts.
  private var missingSuite: (tally: SuiteTally, text: String)? {
    let shards = results.coverage.missing
    guard !shards.isEmpty else { return nil }
    var tally = SuiteTally(name: "maquette merge-reports")
    tally.tests = shards.count
    tally.errors = shards.count
    let cases = shards.map { shard in
      let message = "the shard \(shard.text) is missing"
      return "    <testcase name=\"shard \(shard.text)\" classname=\"\(tally.name)\""
        + " time=\"0.000\">\n"
        + "      <error type=\"missing\" message=\"\(message)\">\(message)</error>\n"
        + "    </testcase>\n"
    }
    return (tally, tally.beginning + cases.joined() + "  </testsuite>\n")
  }

  /// Returns the numbers of each run of results with one suite, in their order.
  private func suites() throws -> [SuiteTally] {
    var suites: [SuiteTally] = []
    try results.forEach { result in
      if suites.last?.name != result.suite { suites.append(SuiteTally(name: result.suite)) }
      suites[suites.count - 1].add(result)
    }
    return suites
  }

  private func testCase(_ result: CaseResult) -> String {
    let attributes =
      "name=\"\(XMLText.attribute(result.name))\""
      + " classname=\"\(XMLText.attribute(result.suite))\" time=\"\(seconds(result.milliseconds))\""
    guard let outcome = outcome(of: result) else { return "    <testcase \(attributes)/>\n" }
    return "    <testcase \(attributes)>\n      \(outcome)\n    </testcase>\n"
  }

  /// Returns the element that reports a case's outcome; nil if there is nothing to report.
  private func outcome(of result: CaseResult) -> String? {
    let headline = headline(result)
    let lines =
      headline == result.headline
      ? result.lines() : [headline] + result.words().lines().filter { $0 != headline }
    switch JUnitOutcome(result.verdict) {
    case .failure: return element("failure", result, lines)
    case .error: return element("error", result, lines)
    // Older schemas give a skipped test no attributes.
    case .skipped: return "<skipped>\(XMLText.content(headline))</skipped>"
    case .success where result.isUnchanged && result.words().entries.isEmpty:
      return "<system-out>\(CaseResult.unchangedWords)</system-out>"
    case .success where result.verdict == .passed && result.words().entries.isEmpty: return nil
    case .success:
      return "<system-out>\(XMLText.content(lines.joined(separator: "\n")))</system-out>"
    }
  }

  private func element(_ name: String, _ result: CaseResult, _ lines: [String]) -> String {
    let message = XMLText.attribute(headline(result))
    let text = XMLText.content(lines.joined(separator: "\n"))
    return "<\(name) type=\"\(result.verdict.rawValue)\" message=\"\(message)\">\(text)</\(name)>"
  }
}

/// The outcome of a test in JUnit.
private enum JUnitOutcome {
  case success
  case failure
  case error
  case skipped

  init(_ verdict: Verdict) {
    switch verdict {
    case .changed, .missing, .recorded: self = .failure
    case .unreadable, .failed: self = .error
    case .stale: self = .skipped
    case .updated, .passed: self = .success
    }
  }
}

private struct SuiteTally {
  let name: String
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0
  var milliseconds = 0.0

  init(name: String) {
    self.name = name
  }

  mutating func add(_ result: CaseResult) {
    tests += 1
    milliseconds += result.milliseconds
    switch JUnitOutcome(result.verdict) {
    case .success: break
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }

  mutating func add(_ other: SuiteTally) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
    milliseconds += other.milliseconds
  }

  /// The text before a suite's tests.
  var beginning: String {
    "  <testsuite name=\"\(XMLText.attribute(name))\"\(attributes) skipped=\"\(skipped)\">\n"
  }

  /// The attributes that a suite and all of them have.
  var attributes: String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(seconds(milliseconds))\""
  }
}

/// Returns milliseconds as seconds with three decimals.
private func seconds(_ milliseconds: Double) -> String {
  // A year at most, and not negative: a file may contain any number.
  let whole = Int(min(max(milliseconds.isNaN ? 0 : milliseconds, 0), 3.2e10).rounded())
  return "\(whole / 1000)." + String("\(1000 + whole % 1000)".dropFirst())
}
