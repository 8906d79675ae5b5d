import LivePreview
import PlainText
import TestSupport
import Testing

/// What a page asks about the values of files that a config includes.
struct LiveIncludedTests {
  private let folder: TemporaryFolder
  private let studio: LiveStudio
  private let site: LiveSite
  private let screen: FileID
  private let other: FileID
  private let theme = "colors:\n  brand: '#FF2D55'   # pink\n"

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write(theme, to: "theme.yaml")
    try folder.write(
      "include: theme.yaml\ncanvas: { width: 40, height: 30 }\nview: { color: brand }\n",
      to: "screen.yaml")
    try folder.write(
      """
      include: theme.yaml
      previews:
        - { name: x, canvas: { width: 40, height: 30 }, view: { color: brand } }
        - { name: y, canvas: { width: 40, height: 30 }, view: { color: red } }

      """, to: "two.yaml")
    screen = FileID(path: folder.file("screen.yaml"))
    other = FileID(path: folder.file("two.yaml"))
    studio = LiveStudio(
      LiveSession([folder.file("screen.yaml"), folder.file("two.yaml")]), workers: 1)
    site = LiveSite(studio)
    studio.start()
    try await waitForReading(of: [screen, other], above: 0)
  }

  private func waitForReading(of files: [FileID], above revision: Int) async throws {
    while files.contains(where: { (studio.session[$0]?.revision ?? 0) <= revision }) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func write(_ settings: String, digest: JSONValue? = nil) async throws
    -> (Int, JSONValue)
  {
    let agreed = digest.map { #", "digest": \#($0.compactText)"# } ?? ""
    return try await site.answer(
      to:
        "write",
      #"{"file": "\#(screen.text)", "preview": "\#(screen.text).screen", "set": [\#(settings)]\#(agreed)}"#
    )
  }

  private func digest(_ look: String) async throws -> JSONValue? {
    let (status, json) = try await site.answer(to: "picture", #"{"look": \#(look)}"#)
    expect(status, equals: 200)
    return member("digest", of: json)
  }

  @Test func `a control names its file and its line, and the file how many previews use it`()
    async throws
  {
    let (_, json) = try await site.answer(
      to:
        "controls", #"{"look": {"preview": "\#(screen.text).screen", "set": []}}"#)
    guard case .array(let controls) = member("controls", of: json),
      let last = controls.last, case .array(let files) = member("files", of: json)
    else {
      Issue.record("\(json)")
      return
    }
    expect(member("path", of: last), equals: .string("theme.yaml:colors.brand"))
    expect(member("file", of: last), equals: .string(folder.file("theme.yaml")))
    expect(member("line", of: last), equals: .number(2))
    expect(files.map { member("label", of: $0) }, equals: [.string(folder.file("theme.yaml"))])
    // The screen, and both previews of the other config.
    expect(files.map { member("previews", of: $0) }, equals: [.number(3)])
    expect(files.map { member("refusal", of: $0) }, equals: [.null])
  }

  @Test func `a value is tried on one preview, and written for all that include the file`()
    async throws
  {
    let setting = #""theme.yaml:colors.brand=#00FF00""#
    let plain = #"{"preview": "\#(screen.text).screen", "set": []}"#
    let tried = #"{"preview": "\#(screen.text).screen", "set": [\#(setting)]}"#
    let second = #"{"preview": "\#(other.text).x", "set": []}"#
    let before = try await (digest(plain), digest(tried), digest(second))
    #expect(before.0 != before.1)
    // Two previews of one size and one colour are one picture.
    expect(before.0, equals: before.2)
    let (_, shown) = try await write(setting)
    expect(readText(folder.file("theme.yaml")), equals: theme)
    let (status, written) = try await write(setting, digest: member("digest", of: shown))
    expect(status, equals: 200)
    let green = theme.replacing("#FF2D55", with: "#00FF00")
    expect(readText(folder.file("theme.yaml")), equals: green)
    // As the watcher reports it.
    studio.filesChanged([folder.file("theme.yaml")])
    try await waitForReading(of: [screen, other], above: 1)
    let after = try await (digest(plain), digest(second))
    expect(after.0, equals: before.1)
    expect(after.1, equals: before.1)
    let change = try #require(member("change", of: written))
    try await #require(undo(change) == 204)
    expect(readText(folder.file("theme.yaml")), equals: theme)
    try await #require(undo(change) == 409)
  }

  /// Shows and writes a setting; the answer is the id of the change.
  private func change(_ setting: String) async throws -> JSONValue {
    let (_, shown) = try await write(setting)
    let (_, written) = try await write(setting, digest: member("digest", of: shown))
    return try #require(member("change", of: written))
  }

  private func undo(_ change: JSONValue) async throws -> Int {
    try await site.answer(
      to: "unwrite", #"{"file": "\#(screen.text)", "change": \#(change.compactText)}"#
    ).0
  }

  @Test func `a change is undone, and not the one that another page made after it`() async throws {
    let first = try await change(#""theme.yaml:colors.brand=red""#)
    let second = try await change(#""theme.yaml:colors.brand=blue""#)
    // The file of both is what the second made of it.
    try await #require(undo(first) == 409)
    #expect(readText(folder.file("theme.yaml")) == theme.replacing("#FF2D55", with: "blue"))
    // One of another file does not depend on them.
    let config = readText(folder.file("screen.yaml"))
    let other = try await change(#""canvas.width=50""#)
    #expect(readText(folder.file("screen.yaml")) != config)
    try await #require(undo(second) == 204)
    #expect(readText(folder.file("theme.yaml")) == theme.replacing("#FF2D55", with: "red"))
    try await #require(undo(first) == 204)
    expect(readText(folder.file("theme.yaml")), equals: theme)
    try await #require(undo(other) == 204)
    expect(readText(folder.file("screen.yaml")), equals: config)
  }

  @Test func `a change that could not be undone stays to be undone`() async throws {
    let change = try await change(#""theme.yaml:colors.brand=red""#)
    let red = theme.replacing("#FF2D55", with: "red")
    try folder.write(red + "# Another program's.\n", to: "theme.yaml")
    try await #require(undo(change) == 409)
    try folder.write(red, to: "theme.yaml")
    try await #require(undo(change) == 204)
    expect(readText(folder.file("theme.yaml")), equals: theme)
  }

  @Test func `a request to undo names its change`() async throws {
    let (status, _) = try await site.answer(to: "unwrite", #"{"file": "\#(screen.text)"}"#)
    expect(status, equals: 400)
    try await #require(undo(.string("none")) == 409)
  }

  @Test func `a file that has changed since its change was shown is not written`() async throws {
    let setting = #""theme.yaml:colors.brand=red", "canvas.width=50""#
    let (_, shown) = try await write(setting)
    let config = readText(folder.file("screen.yaml"))
    try folder.write(theme + "# Another program's.\n", to: "theme.yaml")
    let (status, _) = try await write(setting, digest: member("digest", of: shown))
    expect(status, equals: 409)
    #expect(readText(folder.file("theme.yaml")) == theme + "# Another program's.\n")
    expect(readText(folder.file("screen.yaml")), equals: config)
  }

  @Test(arguments: ["two.yaml", "../theme.yaml", "/etc/hosts.yaml", "none.yaml"])
  func `a request that names another file is refused`(name: String) async throws {
    let before = folder.names.map { readText(folder.file($0)) }
    let (status, json) = try await write(#""\#(name):colors.brand=red""#)
    expect(status, equals: 409)
    guard case .string(let error) = member("error", of: json) else {
      Issue.record("\(json)")
      return
    }
    #expect(error.contains("the config does not include it"))
    expect(folder.names.map { readText(folder.file($0)) }, equals: before)
  }
}
