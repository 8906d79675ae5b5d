import PlainText
import TestSupport
import Testing

@Suite struct FileNamePartTests {
  @Test(arguments: [
    ("testDark", "testDark"),
    ("test_dark", "test_dark"),
    ("a name of words", "a-name-of-words"),
    ("right-to-left mirrors", "right--to--left-mirrors"),
    ("one, two", "one,-two"),
    ("größer als 3", "größer-als-3"),
  ])
  func `a test's words are joined by hyphens, and hyphens are doubled`(
    name: String, expected: String
  ) {
    expect(FileNamePart(testName: name).text, equals: expected)
  }

  // The digits are the first of what `printf NAME | sha256sum` answers.
  @Test(arguments: [
    ("2.0 is sharp", "2-0-is-sharp-ad50e864"),
    ("a/b", "a-b-c14cddc0"),
    ("../../etc", "etc-74ccf3c5"),
    ("???", "a03b221c"),
  ])
  func `a test's name with other characters ends with its digest`(name: String, expected: String) {
    expect(FileNamePart(testName: name).text, equals: expected)
  }

  @Test func `names that look alike have parts of their own`() {
    let names = [
      "a b", "a-b", "a_b", "a  b", "a -b", "a- b", " a b", "a b ", "a.b", "a/b", "a:b", "a--b",
      "ab",
      "a - b", "a – b", "a?b", "a b?", "a b!",
    ]
    let parts = Set(names.map { FileNamePart(testName: $0).text })
    expect(parts.count, equals: names.count)
  }

  @Test(arguments: [
    ("dark", "dark"),
    ("iphone-se.dark", "iphone-se.dark"),
    ("dark mode", "dark-mode"),
    ("2.0", "2.0"),
  ])
  func `a given name keeps its hyphens and dots`(name: String, expected: String) {
    expect(FileNamePart(givenName: name).text, equals: expected)
  }

  @Test(arguments: [
    ("../../secret", "secret-7cc50a8f"),
    (".hidden", "hidden-16924190"),
    ("", "e3b0c442"),
    ("a\u{0}b", "a-b-59b271ae"),
  ])
  func `a given name never leaves its folder`(name: String, expected: String) {
    expect(FileNamePart(givenName: name).text, equals: expected)
  }
}
