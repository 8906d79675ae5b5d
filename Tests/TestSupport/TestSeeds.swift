import Foundation

/// Returns the seeds with which a test makes its random values: the given ones, unless the
/// environment has others.
///
/// `MAQUETTE_SEEDS=300` runs the test with the seeds from 0 to 299, `MAQUETTE_SEEDS=41-45` with
/// those from 41 to 45.
///
/// - Precondition: The variable is empty, or such a number or range of at least one seed.
public func testSeeds(_ usual: UInt64...) -> [UInt64] {
  guard let words = ProcessInfo.processInfo.environment["MAQUETTE_SEEDS"], !words.isEmpty else {
    return usual
  }
  let bounds = words.split(separator: "-", omittingEmptySubsequences: false).map { UInt64($0) }
  switch (bounds.count, bounds[0], bounds[bounds.count - 1]) {
  case (1, let count?, _) where count > 0: return Array(0..<count)
  case (2, let first?, let last?) where first <= last: return Array(first...last)
  default: preconditionFailure("MAQUETTE_SEEDS is '\(words)', and not as in 300 or 41-45")
  }
}
