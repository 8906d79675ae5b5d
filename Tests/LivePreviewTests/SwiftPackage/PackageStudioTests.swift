import FileAccess
import Foundation
import LivePreview
import PageServer
import PlainText
import Synchronization
import TestSupport
import Testing

/// A package as a page sees it, built by a script in the place of `swift`.
@Suite struct PackageStudioTests {
  @Test func `a page sees what the program draws, and then what it draws after an edit`()
    async throws
  {
    let page = try Page(source: "red")
    defer { page.stop() }
    let screens = try await page.next("screens") { $0["previews"]?[0] != nil }
    expect(screens["files"]?[0]?["state"], equals: .string("ok"))
    expect(screens["files"]?[0]?["label"], equals: .string("draw"))
    expect(screens["previews"]?[0]?["fullName"], equals: .string("card.dark"))
    let id = try #require(screens["previews"]?[0]?["id"]?.text)
    let posted = try await page.post("looks", page.looks(id))
    expect(posted.status, equals: 204)
    let first = try await page.next("picture")
    expect(first["width"], equals: .number(120))
    expect(first["scale"], equals: .number(2))
    let digest = sha256(Array("red".utf8))
    expect(first["digest"], equals: .string(digest))
    let picture = await page.site.response(
      to: PageRequest(.get, ["picture", digest + ".png"]))
    expect(picture.body, equals: Array("red".utf8))
    #expect(picture.isImmutable)

    try page.write("green")
    let second = try await page.next("picture")
    expect(second["digest"], equals: .string(sha256(Array("green".utf8))))
  }

  @Test func `a compiler's errors are shown over the last good picture, and go with their cause`()
    async throws
  {
    let page = try Page(source: "red")
    defer { page.stop() }
    let id = try await page.show()
    _ = try await page.next("picture")
    try page.write("ERROR")
    let screens = try await page.next("screens") { $0["files"]?[0]?["state"] == .string("broken") }
    let mistake = try #require(screens["files"]?[0]?["diagnostics"]?[0])
    expect(mistake["message"], equals: .string("no such colour"))
    expect(mistake["file"], equals: .string("Sources/Cards/Cards.swift"))
    expect(mistake["line"], equals: .number(1))
    expect(
      mistake["text"],
      equals: .string(
        """
        Sources/Cards/Cards.swift:1:1: error: no such colour
            ERROR
            ^~~~~

        """))
    let failure = try await page.next("failure")
    expect(failure["preview"], equals: .string(id))

    let file = try #require(mistake["fileID"]?.text)
    let source = try await page.json("source", .members(["file": .string(file)]))
    expect(source["text"], equals: .string("ERROR"))
    expect(source["label"], equals: .string("Sources/Cards/Cards.swift"))

    // A page that is opened now sees the last good picture, too.
    let other = try await page.json(
      "picture", .members(["look": .members(["preview": .string(id)])]))
    expect(other["digest"], equals: .string(sha256(Array("red".utf8))))

    try page.write("blue")
    let picture = try await page.next("picture")
    expect(picture["digest"], equals: .string(sha256(Array("blue".utf8))))
    let sound = try await page.next("screens") { $0["files"]?[0]?["state"] == .string("ok") }
    expect(sound["files"]?[0]?["diagnostics"], equals: .array([]))
  }

  @Test(arguments: [
    ("CRASH", "'draw' exited with code 1: it broke"),
    ("NOTHING", "'draw' draws no previews"),
    ("SLEEP", "'draw' did not end within 1 seconds"),
    ("OTHER", "the program was built with another version of Maquette than this tool"),
  ])
  func `a program that draws nothing is reported`(_ source: String, _ message: String) async throws
  {
    let page = try Page(source: source, drawingTime: source == "SLEEP" ? .seconds(1) : Page.ages)
    defer { page.stop() }
    let screens = try await page.next("screens") { $0["files"]?[0]?["state"] == .string("broken") }
    expect(screens["files"]?[0]?["diagnostics"]?[0]?["message"], equals: .string(message))
  }

  @Test func `a preview that cannot be drawn is reported alone`() async throws {
    let page = try Page(source: "FAIL")
    defer { page.stop() }
    _ = try await page.show()
    let failure = try await page.next("failure")
    expect(failure["diagnostics"]?[0]?["message"], equals: .string("no picture"))
  }

  @Test func `an edit stops what is built for an older one`() async throws {
    let page = try Page(source: "SLOW")
    defer { page.stop() }
    // The script is building, for two hours.
    var builder: pid_t?
    while builder == nil {
      try await Task.sleep(for: .milliseconds(5))
      let line = try? String(contentsOfFile: page.folder.file("builder"), encoding: .utf8)
      // Whole once its line ends.
      if let line, line.last == "\n" { builder = pid_t(line.dropLast()) }
    }
    let process = try #require(builder)
    try page.write("red")
    let screens = try await page.next("screens") { $0["previews"]?[0] != nil }
    expect(screens["files"]?[0]?["state"], equals: .string("ok"))
    // The newer build began when the process of the older one had ended.
    // By now another process may have its number.
    let isBuilding = readText("/proc/\(process)/cmdline")?.hasPrefix("sleep\0") ?? false
    #expect(!isBuilding)
  }

  @Test func `which program to build is asked for where there are several`() async throws {
    let page = try Page(source: "red", programs: ["draw", "serve"])
    defer { page.stop() }
    let screens = try await page.next("screens") { $0["files"]?[0]?["state"] == .string("broken") }
    let mistake = screens["files"]?[0]?["diagnostics"]?[0]
    expect(mistake?["message"], equals: .string("the package has several programs: draw, serve"))
    expect(
      mistake?["suggestion"],
      equals: .string("name the one that draws previews, as in --product draw"))
  }

  @Test func `an unknown program is reported, and a change of the manifest is followed`()
    async throws
  {
    let page = try Page(source: "red", programs: ["serve"], product: "draw")
    defer { page.stop() }
    let screens = try await page.next("screens") { $0["files"]?[0]?["state"] == .string("broken") }
    expect(
      screens["files"]?[0]?["diagnostics"]?[0]?["message"],
      equals: .string("the package has no program 'draw'"))
    try page.describe(programs: ["draw", "serve"])
    try page.folder.write("changed", to: "Package.swift")
    let sound = try await page.next("screens") { $0["previews"]?[0] != nil }
    expect(sound["files"]?[0]?["state"], equals: .string("ok"))
  }

  @Test func `what only a config has is empty`() async throws {
    let page = try Page(source: "red")
    defer { page.stop() }
    let controls = try await page.json("controls", .members([:]))
    expect(controls["controls"], equals: .array([]))
    let write = try await page.post("write", .members([:]))
    expect(write.status, equals: 404)
  }
}

/// A page that is open on a package.
private final class Page: Sendable {
  let folder: TemporaryFolder
  let site: PackageSite
  private let studio: PackageStudio
  private let events: Mutex<[PageEvent]> = Mutex([])
  private let reading: Mutex<Task<Void, Never>?> = Mutex(nil)

  /// Longer than a machine needs that runs many tests at once.
  static let ages = Duration.seconds(1800)

  /// A package with one source, from which the script makes the program.
  init(
    source: String, programs: [String] = ["draw"], product: String? = nil,
    drawingTime: Duration = ages
  ) throws {
    folder = try TemporaryFolder()
    let swift = try folder.write(Self.script, to: ".tools/swift")
    chmod(swift, 0o700)
    try folder.write("", to: "Package.swift")
    try folder.write(source, to: "Sources/Cards/Cards.swift")
    studio = PackageStudio(
      try SwiftPackage(
        folder: folder.path, product: product,
        environment: ProcessInfo.processInfo.environment, drawingTime: drawingTime,
        // The script ends when it is asked to, however long it waits for a processor until then.
        grace: Self.ages, swift: swift),
      watch: try FolderWatch())
    site = PackageSite(studio)
    try describe(programs: programs)
    guard
      let stream = site.events(
        for: PageRequest(.get, ["events"], query: ["tab": "tab"]))
    else { throw NoEvent(name: "events") }
    let task = Task { [self] in
      for await event in stream { events.withLock { $0.append(event) } }
    }
    reading.withLock { $0 = task }
    // It waits, which a task must not.
    Thread.detachNewThread { [studio] in studio.run() }
  }

  func stop() { studio.stop() }

  /// Sets what `swift package describe` prints from now on.
  func describe(programs: [String]) throws {
    let products = programs.map {
      #"{"name": "\#($0)", "targets": ["Cards"], "type": {"executable": null}}"#
    }
    try folder.write(
      """
      {"path": "\(folder.path)", "products": [\(products.joined(separator: ", "))],
       "targets": [{"name": "Cards", "c99name": "Cards", "path": "Sources/Cards",
        "sources": ["Cards.swift"], "type": "executable"}], "dependencies": []}
      """, to: ".tools/description")
  }

  /// Saves the package's source.
  func write(_ source: String) throws {
    try folder.write(source, to: "Sources/Cards/Cards.swift")
  }

  func looks(_ id: String) -> JSONValue {
    .members([
      "tab": .string("tab"),
      "looks": .array([
        .members(["key": .string("k"), "look": .members(["preview": .string(id)])])
      ]),
    ])
  }

  /// Shows the package's preview, and answers its id.
  func show() async throws -> String {
    let screens = try await next("screens") { $0["previews"]?[0] != nil }
    let id = screens["previews"]?[0]?["id"]?.text ?? ""
    _ = try await post("looks", looks(id))
    return id
  }

  func post(_ name: String, _ body: JSONValue) async throws -> PageResponse {
    await site.response(
      to: PageRequest(.post, [name], body: Array(body.compactText.utf8)))
  }

  func json(_ name: String, _ body: JSONValue) async throws -> JSONValue {
    try Self.json(await post(name, body).body)
  }

  /// The next event of a name that fulfils a condition; those before it are dropped.
  func next(
    _ name: String, where isWanted: (JSONValue) -> Bool = { _ in true }
  ) async throws -> JSONValue {
    for _ in 0..<60_000 {
      let found = events.withLock { events -> PageEvent? in
        events.firstIndex { $0.name == name }.map { events.remove(at: $0) }
      }
      if let found {
        let json = try Self.json(Array(found.data.utf8))
        if isWanted(json) { return json }
      } else {
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    throw NoEvent(name: name)
  }

  private struct NoEvent: Error { var name: String }

  private static func json(_ bytes: [UInt8]) throws -> JSONValue {
    var reader = JSONReader(bytes)
    return try reader.readDocument { reader throws(JSONMistake) in try JSONValue(&reader) }
  }

  /// In the place of `swift`: the program draws what the source holds.
  private static let script = #"""
    #!/bin/bash
    tools=${0%/*}
    root=${tools%/*}
    source=$(<"$root/Sources/Cards/Cards.swift")
    case "$*" in
      *describe*) cat "$tools/description" ;;
      *--show-bin-path*) echo "$tools" ;;
      *build*)
        case $source in
          ERROR)
            echo "$root/Sources/Cards/Cards.swift:1:1: error: no such colour"
            exit 1 ;;
          SLOW)
            echo $$ > "$root/builder"
            exec sleep 7200 ;;
        esac
        cp "$0" "$tools/draw" ;;
      "")
        case $source in
          CRASH) echo "it broke" >&2; exit 1 ;;
          NOTHING) exit 0 ;;
          SLEEP) sleep 600 ;;
          OTHER) echo '{"version": 99}' > "$MAQUETTE_PREVIEWS/previews.json"; exit ;;
          FAIL) picture=null; diagnostics='[{"severity": "error", "message": "no picture"}]' ;;
          *)
            echo -n "$source" > "$MAQUETTE_PREVIEWS/0.png"
            picture='{"file": "0.png", "width": 120, "height": 60, "scale": 2}'
            diagnostics='[]' ;;
        esac
        echo '{"version": 1, "previews": [{"name": "card", "variant": "dark",' \
          "\"picture\": $picture, \"diagnostics\": $diagnostics}]}" \
          > "$MAQUETTE_PREVIEWS/previews.json" ;;
    esac
    """#
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate subscript(index: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
