import FileAccess
import TestSupport
import Testing

@Suite struct LineFeedsTests {
  @Test(arguments: [
    ("", ""), ("a\n", "a\n"), ("a\r\nb\r\n", "a\nb\n"), ("a\r\n\r\n", "a\n\n"),
    // What is not before a line feed belongs to its line.
    ("a\rb\n", "a\rb\n"), ("a\r\r\n", "a\r\n"), ("\r", "\r"),
  ])
  func `only a carriage return before a line feed is taken away`(text: String, expected: String) {
    expect(withLineFeeds(Array(text.utf8)), equals: Array(expected.utf8))
  }
}
