import PlainText
import TestSupport
import Testing

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    unifiedDiff(from: old.utf8, to: new.utf8, oldName: "old", newName: "new")
  }

  @Test func `equal texts have no difference`() {
    expect(diff("a\nb", "a\nb"), equals: "")
  }

  @Test func `a last line without its end is marked as diff marks it`() {
    expect(
      diff("a\nb", "c\nb"),
      equals: """
        --- old
        +++ new
        @@ -1,2 +1,2 @@
        -a
        +c
         b
        \\ No newline at end of file

        """)
  }

  @Test func `a line end that is gone is a difference`() {
    expect(
      diff("a\n", "a"),
      equals: """
        --- old
        +++ new
        @@ -1 +1 @@
        -a
        +a
        \\ No newline at end of file

        """)
  }

  @Test func `lines are compared byte for byte`() {
    // One line ends with CRLF, another has its accent as a character of its own.
    #expect(
      diff("a\né\n", "a\r\ne\u{301}\n").utf8.elementsEqual(
        "--- old\n+++ new\n@@ -1,2 +1,2 @@\n-a\n-é\n+a\r\n+e\u{301}\n".utf8))
  }
}
