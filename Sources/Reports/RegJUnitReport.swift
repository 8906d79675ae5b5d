import Goldens
import PlainText

/// The result of comparing two folders as JUnit XML, byte for byte in reg-cli's form.
///
/// One suite; the pictures that failed come first, then new, deleted and equal ones.
struct RegJUnitReport {
  private let results: [CaseResult]
  private let extendedErrors: Bool

  /// Creates a report of pictures.
  ///
  /// - Parameter extendedErrors: True if new or deleted pictures count as failures.
  init(_ results: [CaseResult], extendedErrors: Bool) {
    self.results = results
    self.extendedErrors = extendedErrors
  }

  /// The document, which has no line feed at its end.
  var text: String {
    let outcomes: [RegOutcome] = [.failed, .new, .deleted, .passed]
    let cases = outcomes.flatMap { outcome in
      results.filter { RegOutcome($0.verdict) == outcome }
        .map { testCase($0.name, failure: failure(outcome)) }
    }
    let failures = results.filter { failure(RegOutcome($0.verdict)) != nil }.count
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\""
    let suite = "  <testsuite name=\"reg-cli\" \(counts)"
    let content = cases.isEmpty ? "\(suite)/>\n" : "\(suite)>\n\(cases.joined())  </testsuite>\n"
    return "<?xml version=\"1.0\"?>\n<testsuites name=\"reg-cli tests\" \(counts)>\n\(content)"
      + "</testsuites>"
  }

  /// Returns the message of a picture that makes the comparison fail; nil for any other.
  private func failure(_ outcome: RegOutcome) -> String? {
    switch outcome {
    case .failed: "failed"
    case .new: extendedErrors ? "newItem" : nil
    case .deleted: extendedErrors ? "deletedItem" : nil
    case .passed: nil
    }
  }

  private func testCase(_ name: String, failure: String?) -> String {
    let start = "    <testcase name=\"\(XMLText.attribute(name))\""
    guard let failure else { return "\(start)/>\n" }
    return "\(start)>\n      <failure message=\"\(failure)\"/>\n    </testcase>\n"
  }
}
