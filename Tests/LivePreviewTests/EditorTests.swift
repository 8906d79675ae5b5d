import LivePreview
import TestSupport
import Testing

struct EditorTests {
  @Test(arguments: [
    ("code -g", "code -g '/tmp/my cards.yaml:3:7'"),
    ("emacsclient +{line}:{column} {file}", "emacsclient +3:7 '/tmp/my cards.yaml'"),
    ("vi {file}", "vi '/tmp/my cards.yaml'"),
  ])
  func `a command gets the place where it has room for it`(command: String, words: String) throws {
    let editor = try #require(Editor(command, environment: [:]))
    expect(editor.words(path: "/tmp/my cards.yaml", line: 3, column: 7), equals: words)
  }

  @Test func `a path is one word, whatever it contains`() throws {
    let editor = try #require(Editor("vi {file}", environment: [:]))
    #expect(
      editor.words(path: "/tmp/$(touch x)'{line}.yaml", line: 3, column: 7)
        == #"vi '/tmp/$(touch x)'\''{line}.yaml'"#)
  }

  @Test(arguments: [nil, "", "  "])
  func `an empty command names nothing`(command: String?) {
    #expect(Editor(command, environment: [:]).map { $0.words(path: "", line: 1, column: 1) } == nil)
  }
}
