import Testing

struct NestingTests {
  @Test func `sixty-four views may stand in each other`() {
    #expect(mistakes(in: nested(63)) == [])
  }

  @Test func `a view deeper than the limit is a mistake`() {
    // Behind `view: ` stand 64 times the ten characters of `{vstack: [`.
    #expect(
      mistakes(in: nested(64)) == ["1:647+6: views are nested more than 64 levels deep"])
  }

  @Test(arguments: [2_000, 100_000])
  func `brackets without end are a mistake in words of ours`(depth: Int) {
    // Where the parser gives up is the parser's own affair.
    let text = "view: " + String(repeating: "[", count: depth)
    #expect(
      mistakes(in: text).map { $0.drop { $0 != " " } } == [" nested more than 400 levels deep"])
  }

  @Test func `dashes without end are a mistake`() {
    #expect(mistakes(in: "view:\n  " + String(repeating: "- ", count: 100_000) + "a\n").count == 1)
  }

  /// A spacer in `count` stacks.
  private func nested(_ count: Int) -> String {
    "view: " + String(repeating: "{vstack: [", count: count) + "spacer"
      + String(repeating: "]}", count: count) + "\n"
  }
}
