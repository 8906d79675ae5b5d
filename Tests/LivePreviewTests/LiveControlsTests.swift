import LivePreview
import PlainText
import TestSupport
import Testing

/// What a page asks about the values of a preview.
struct LiveControlsTests {
  private let folder: TemporaryFolder
  private let studio: LiveStudio
  private let site: LiveSite
  private let file: FileID
  private let text = """
    previews:
      - name: a # the first
        canvas: { width: 100, height: 50 }
        let: { n: 1 }
        view: { color: red, opacity: "${n}" }
      - { name: b, canvas: { width: 100, height: 50 }, let: { n: 1 }, view: { color: blue } }

    """

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write(text, to: "two.yaml")
    file = FileID(path: folder.file("two.yaml"))
    studio = LiveStudio(LiveSession([folder.path]), workers: 1)
    site = LiveSite(studio)
    studio.start()
    while (studio.session[file]?.revision ?? 0) < 1 {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func write(_ members: String) async throws -> (Int, JSONValue) {
    try await site.answer(to: "write", #"{"file": "\#(file.text)", \#(members)}"#)
  }

  @Test func `a look's controls have its values, and its settings as a command takes them`()
    async throws
  {
    let (status, json) = try await site.answer(
      to:
        "controls", #"{"look": {"preview": "\#(file.text).b", "set": ["let.n=2"]}}"#)
    expect(status, equals: 200)
    expect(member("command", of: json), equals: .string("--set previews.1.let.n=2"))
    guard case .array(let controls) = member("controls", of: json) else {
      Issue.record("no controls")
      return
    }
    let first = try #require(controls.first)
    expect(member("path", of: first), equals: .string("let.n"))
    expect(member("value", of: first), equals: .number(2))
    expect(member("initial", of: first), equals: .number(1))
  }

  @Test func `a height that fits is a setting like any other, and is written as a word`()
    async throws
  {
    let question = #""preview": "\#(file.text).a", "set": ["canvas.height=fit"]"#
    let (_, shown) = try await write(question)
    guard case .string(let diff) = member("diff", of: shown) else {
      Issue.record("\(shown)")
      return
    }
    #expect(diff.contains("\n+    canvas: { width: 100, height: fit }\n"))
    // The answer has the screen's size: a colour that nothing stretches is 10 points high.
    let (_, json) = try await site.answer(
      to:
        "controls", #"{"look": {"preview": "\#(file.text).a", "set": ["canvas.height=fit"]}}"#)
    expect(member("command", of: json), equals: .string("--set previews.0.canvas.height=fit"))
    expect(member("size", of: json), equals: .array([.number(100), .number(10)]))
  }

  @Test func `a change is shown first, and then written`() async throws {
    let question = #""preview": "\#(file.text).a", "set": ["let.n=0.5"]"#
    let (_, shown) = try await write(question)
    // Line 4 of 6, with three lines before it.
    let hunk = """
      @@ -1,6 +1,6 @@
       previews:
         - name: a # the first
           canvas: { width: 100, height: 50 }
      -    let: { n: 1 }
      +    let: { n: 0.5 }
           view: { color: red, opacity: "${n}" }
         - { name: b, canvas: { width: 100, height: 50 }, let: { n: 1 }, view: { color: blue } }
      """
    guard case .string(let digest) = member("digest", of: shown),
      case .string(let diff) = member("diff", of: shown)
    else {
      Issue.record("\(shown)")
      return
    }
    #expect(diff.hasSuffix(hunk + "\n"))
    expect(readText(folder.file("two.yaml")), equals: text)
    let (status, written) = try await write(question + #", "digest": "\#(digest)""#)
    expect(status, equals: 200)
    guard case .string = member("change", of: written) else {
      Issue.record("\(written)")
      return
    }
    expect(
      readText(folder.file("two.yaml")),
      equals: text.replacing(
        "let: { n: 1 }\n    view", with: "let: { n: 0.5 }\n    view"))
    // The file is not what the change was shown for any more.
    let (again, mistake) = try await write(question + #", "digest": "\#(digest)""#)
    expect(again, equals: 409)
    #expect(member("error", of: mistake) != nil)
  }

  @Test func `a change names the values that the preview's variant has of its own`() async throws {
    try folder.write(
      "canvas: { width: 100 }\nlet: { n: 1 }\nvariants: { appearance: [light, dark] }\nview: { color: red }\n",
      to: "two.yaml")
    let revision = studio.session[file]?.revision ?? 0
    studio.filesChanged([folder.file("two.yaml")])
    while (studio.session[file]?.revision ?? 0) <= revision {
      try await Task.sleep(for: .milliseconds(5))
    }
    func varied(_ settings: String) async throws -> (paths: JSONValue?, variant: JSONValue?) {
      let (_, json) = try await write(
        #""preview": "\#(file.text).two.dark", "set": [\#(settings)]"#)
      return (member("varied", of: json), member("variant", of: json))
    }
    let both = try await varied(#""canvas.width=90", "canvas.appearance=light""#)
    expect(both.paths, equals: .array([.string("canvas.appearance")]))
    expect(both.variant, equals: .string("dark"))
    let other = try await varied(#""let.n=2""#)
    expect(other.paths, equals: .array([]))
  }

  @Test(arguments: [
    (#""set": []"#, 400), (#""set": [1]"#, 400), (#""preview": "x", "set": ["let.n=2"]"#, 400),
    (#""preview": "0123456789ab.c", "set": ["let.n=2"]"#, 400),
    (#""set": ["previews.7.let.n=2"]"#, 409), (#""set": ["let.n"]"#, 409),
  ])
  func `a change that is wrong is refused`(members: String, status: Int) async throws {
    let (answered, json) = try await write(members)
    expect(answered, equals: status)
    #expect(member("error", of: json) != nil)
    expect(readText(folder.file("two.yaml")), equals: text)
  }

  @Test func `a file that the session does not have is not written`() async throws {
    let (status, _) = try await site.answer(
      to:
        "write", #"{"file": "0123456789ab", "set": ["let.n=2"]}"#)
    expect(status, equals: 400)
  }
}
