import Goldens
import TestSupport
import Testing

@Suite struct DealtCasesTests {
  private func parts(_ milliseconds: [Double?], count: Int) throws -> [Int] {
    let folder = try TemporaryFolder()
    let path = folder.file("results.json")
    var writer = try ResultsFileWriter(to: path)
    for (index, duration) in milliseconds.enumerated() {
      guard let duration else { continue }
      try writer.add(
        CaseResult(
          suite: "a.yaml", name: "\(index)", verdict: .passed, golden: "a.png",
          milliseconds: duration))
    }
    try writer.commit()
    return try CaseDurations(ofResults: path)
      .parts(of: milliseconds.indices.map { ("a.yaml", "\($0)") }, count: count)
  }

  @Test func `the longest goes first, each to the part that has the least`() throws {
    // 7 to the first part, 6 to the second, 5 to the second (11), 4 to the first (11), 3 to the
    // first, as the first of equal parts.
    expect(try parts([3, 4, 5, 6, 7], count: 2), equals: [1, 1, 2, 2, 1])
  }

  @Test func `a case without a duration counts as the mean`() throws {
    // The mean of 2 and 4 is 3: 4 to the first part, 3 to the second, 2 to the second.
    expect(try parts([2, nil, 4], count: 2), equals: [2, 2, 1])
  }

  @Test(arguments: [nil, 0])
  func `cases of which nothing is known are dealt out in turn`(duration: Double?) throws {
    let cases = Array(repeating: duration, count: 6)
    expect(try parts(cases, count: 3), equals: [1, 2, 3, 1, 2, 3])
  }

  @Test func `durations of a century do not overflow the sum`() throws {
    // The longest duration that results may have; 4,000 of it are over 2⁶³ microseconds.
    let parts = try parts(Array(repeating: 3e12, count: 4000), count: 2)
    expect(parts.count { $0 == 1 }, equals: 2000)
  }

  @Test func `there may be more parts than cases`() throws {
    expect(try parts([1, 2], count: 4), equals: [2, 1])
  }
}
