import PlainText
import Testing
import TestSupport

@Suite(.waiting) struct ShellWordTests {
  @Test(arguments: [
    ("cards.dark", "cards.dark"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#),
    ("", "''"), ("$HOME", "'$HOME'"), ("überall", "'überall'"),
    // Octal: line feed 012, escape 033; U+202E is the bytes E2 80 AE, 342 200 256.
    ("a\nb\u{1B}", #"$'a\012b\033'"#), ("\u{202E}'\\", #"$'\342\200\256\'\\'"#),
  ])
  func `words are quoted where a shell would not keep them`(word: String, quoted: String) {
    expect(shellWord(word), equals: quoted)
  }

  @Test(arguments: ["it's", "$(id)", "a\nb", "`id`\"", "\u{202E}x\\n", "-x *"])
  func `bash hands over the same bytes`(word: String) throws {
    try #require(runBash("printf %s \(shellWord(word))", in: TemporaryFolder()) == word)
  }
}
