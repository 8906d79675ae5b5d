import FileAccess
import Goldens
import TestSupport
import Testing

@Suite struct CaseKeyTests {
  private func key(_ reads: [(path: String, answer: String)], options: [String] = []) -> String {
    CaseKey(
      reads.map { RecordedRead(question: .init(.bytes, $0.path), answer: $0.answer) },
      GoldenState(written: []), options: options
    ).text
  }

  @Test func `a key has no order in which files were read`() {
    expect(key([("a", "1"), ("b", "2")]), equals: key([("b", "2"), ("a", "1")]))
  }

  @Test(arguments: [
    [("a 1\nbytes b", "2")], [("a", "1\nbytes b 2")], [("a", "1")], [("a", "2"), ("b", "1")],
  ])
  func `a path with any characters is not taken for several files`(
    reads: [(path: String, answer: String)]
  ) {
    #expect(key(reads) != key([("a", "1"), ("b", "2")]))
  }

  @Test func `options are not taken for each other`() {
    #expect(
      key([], options: ["--set a=1", "--set b=2"]) != key([], options: ["--set a=1\n--set b=2"]))
  }
}
