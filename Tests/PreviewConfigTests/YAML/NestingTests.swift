import TestSupport
import Testing

struct NestingTests {
  @Test func `sixty-four views may be nested`() {
    expect(mistakes(in: nested(63)), equals: [])
  }

  @Test func `a view deeper than the limit is a mistake`() {
    // Behind `view: ` stand 64 times the ten characters of `{vstack: [`.
    expect(
      mistakes(in: nested(64)), equals: ["1:647+6: views are nested more than 64 levels deep"])
  }

  @Test(arguments: [500, 2_000, 100_000])
  func `a bracket deeper than the limit is a mistake at its place`(depth: Int) {
    // After the six characters of `view: ` the 400th list is a level too much, as the mapping is
    // one itself.
    let text =
      "view: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    expect(
      mistakes(in: text),
      equals: [
        "1:406+1: nested more than 400 levels deep (views and groups of items may be nested 64 deep)"
      ])
  }

  @Test func `dashes without end are a mistake`() {
    // After two spaces, the 400th of two characters each is a level too much.
    expect(
      mistakes(in: "view:\n  " + String(repeating: "- ", count: 100_000) + "a\n"),
      equals: [
        "2:801+1: nested more than 400 levels deep (views and groups of items may be nested 64 deep)"
      ])
  }

  /// A spacer in `count` stacks.
  private func nested(_ count: Int) -> String {
    "view: " + String(repeating: "{vstack: [", count: count) + "spacer"
      + String(repeating: "]}", count: count) + "\n"
  }
}
