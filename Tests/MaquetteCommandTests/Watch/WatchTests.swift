#if LivePreview
import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct WatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
  }

  @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
  func `the first line is the address, which shows the page until a signal comes`(
    signal: Int32, status: Int32
  ) async throws {
    let watch = try await RunningWatch(["a.yaml"], in: folder)
    #expect(watch.address.hasPrefix("http://127.0.0.1:\(watch.port)/"))
    let response = try #require(try await watch.response(to: watch.path))
    expect(response.status, equals: 200)
    expect(response["content-type"]?.hasPrefix("text/html"), equals: true)
    let end = await watch.end(signal)
    expect(end, equals: status)
    let lines = watch.output.split(separator: "\n")
    expect(lines, equals: [watch.address[...]])
  }

  @Test func `mistakes are printed as they are saved`() async throws {
    let watch = try await RunningWatch(["."], in: folder)
    try folder.write(square("a") + "nonsense: 1\n", to: "a.yaml")
    let isPrinted = await watch.prints("unknown key 'nonsense'")
    #expect(isPrinted)
    try folder.write(square("a"), to: "a.yaml")
    let isOver = await watch.prints("'./a.yaml' has no mistakes any more")
    #expect(isOver)
  }

  @Test func `a folder without configs is noted once`() async throws {
    let empty = try TemporaryFolder()
    let watch = try await RunningWatch(["."], in: empty)
    let note = "no config (.yaml, .yml or .json) in '.'"
    let isPrinted = await watch.prints(note)
    #expect(isPrinted)
    // The watched folder was listed again when a config is read.
    try empty.write(square("a") + "nonsense: 1\n", to: "a.yaml")
    let isRead = await watch.prints("unknown key 'nonsense'")
    #expect(isRead)
    expect(watch.errors.split(separator: "\n").count { $0.contains(note) }, equals: 1)
  }

  @Test func `a port that is in use is an error`() async throws {
    let watch = try await RunningWatch(["a.yaml"], in: folder)
    let run = try runTool(
      ["watch", "a.yaml", "--port", "\(watch.port)"], in: folder.path, environment: watch.home)
    expect(run.status, equals: 2)
    expect(run.text, equals: "")
    expect(
      run.errors,
      equals: "error: cannot listen on '127.0.0.1:\(watch.port)': address already in use\n")
  }

  @Test func `a path that leads to nothing is an error`() throws {
    let run = try runTool(["watch", "b.yaml"], in: folder.path)
    expect(run.status, equals: 2)
    expect(run.text, equals: "")
    expect(run.errors, equals: "error: cannot read 'b.yaml': file not found\n")
  }

  @Test(arguments: [
    (["--port", "0"], "--port: expected a number from 1 to 65535, found 0"),
    (["--port", "65536"], "--port: expected a number from 1 to 65535, found 65536"),
    (["--open", "--no-browser"], "--open: not with --no-browser"),
    (
      ["--allow-remote", "0.0.0.0"],
      "--allow-remote: expected one address of this machine, found '0.0.0.0' for all"
    ),
    (["-"], "expected files to follow, found '-'"),
    (["--product", "draw"], "--product: only with --package"),
    (["--package", ".", "--set", "a=1"], "--set and --allow-path: not with --package"),
  ])
  func `wrong usage is refused`(arguments: [String], message: String) throws {
    let run = try runTool(["watch", "a.yaml"] + arguments, in: folder.path)
    expect(run.status, equals: 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
  }

  @Test func `neither files nor a package is refused`() throws {
    let run = try runTool(["watch"], in: folder.path)
    expect(run.status, equals: 64)
    #expect(run.errors.hasPrefix("Error: expected files, or --package\n"))
  }

  @Test func `what a package draws is shown, and its mistakes are printed`() async throws {
    // Instead of `swift`: a script that builds a program, which fails without an argument.
    try folder.write(
      #"""
      #!/bin/bash
      tools=${0%/*}
      case "$*" in
        *describe*) cat "$tools/description" ;;
        *--show-bin-path*) echo "$tools" ;;
        *build*) cp "$0" "$tools/draw" ;;
        "two words") echo '{"version": 1, "previews": []}' > "$MAQUETTE_PREVIEWS/previews.json" ;;
        *) echo "draw/Draw.swift:1: Fatal error: no data" >&2; exit 1 ;;
      esac
      """#, to: "bin/swift")
    chmod(folder.file("bin/swift"), 0o755)
    try folder.write("let data = load()\n", to: "Sources/draw/Draw.swift")
    try folder.write(
      """
      {"path": "\(folder.path)", "dependencies": [],
       "products": [{"name": "draw", "targets": ["draw"], "type": {"executable": null}}],
       "targets": [{"name": "draw", "c99name": "draw", "path": "Sources/draw",
                    "sources": ["Draw.swift"], "type": "executable"}]}
      """, to: "bin/description")
    let environment = ["PATH": "\(folder.file("bin")):/usr/bin:/bin"]
    let watch = try await RunningWatch(["--package", "."], in: folder, environment)
    let isPrinted = await watch.prints(
      """
      Sources/draw/Draw.swift:1:1: error: 'draw' exited with code 1: no data
          let data = load()
          ^~~~~~~~~~~~~~~~~
      """)
    #expect(isPrinted)
    _ = await watch.end(SIGINT)

    let sound = try await RunningWatch(
      ["--package", ".", "--", "two words"], in: folder, environment)
    let isDrawn = await sound.prints("note: drew 0 previews in ")
    #expect(isDrawn)
    let end = await sound.end(SIGINT)
    expect(end, equals: 130)
  }

  // An open page asks for the address that it was opened by, again and again.
  @Test func `a server that is started again on its port keeps its address`() async throws {
    let first = try await RunningWatch(["a.yaml"], in: folder)
    let port = ["a.yaml", "--port", "\(first.port)"]
    first.endAtOnce()
    let second = try await RunningWatch(port, in: folder)
    second.endAtOnce()
    let third = try await RunningWatch(port, in: folder)
    expect(third.address, equals: second.address)
    #expect(second.address != first.address)
    var status = stat()
    stat(folder.file("state/maquette"), &status)
    expect(status.st_mode & 0o777, equals: 0o700)
  }

  @Test func `a token that others may read is not kept`() async throws {
    let first = try await RunningWatch(["a.yaml"], in: folder)
    let port = ["a.yaml", "--port", "\(first.port)"]
    first.endAtOnce()
    mkdir(folder.file("state"), 0o755)
    mkdir(folder.file("state/maquette"), 0o755)
    let second = try await RunningWatch(port, in: folder)
    #expect(folder.names.contains("state"))
    expect(listFolder(folder.file("state/maquette")), equals: [])
    _ = await second.end(SIGKILL)
  }

  @Test func `the browser opens an address that works once`() async throws {
    try folder.write("#!/bin/sh\necho \"$1\" >\"$0.txt\"\n", to: "bin/xdg-open")
    chmod(folder.file("bin/xdg-open"), 0o755)
    let environment = ["PATH": "\(folder.file("bin")):/usr/bin:/bin", "DISPLAY": ":7"]
    let quiet = try await RunningWatch(["a.yaml"], in: folder, environment)
    _ = await quiet.end(SIGKILL)
    // Output that is no terminal is a script's, which wants no browser.
    #expect(readText(folder.file("bin/xdg-open.txt")) == nil)

    let watch = try await RunningWatch(["a.yaml", "--open"], in: folder, environment)
    let opened = try await onThread { [folder] in
      _ = waits { readText(folder.file("bin/xdg-open.txt"))?.hasSuffix("\n") ?? false }
      return readText(folder.file("bin/xdg-open.txt")) ?? ""
    }
    let path = opened.dropFirst("http://127.0.0.1:\(watch.port)".count).dropLast()
    #expect(!opened.contains(watch.path))
    let statuses = [
      try await watch.response(to: String(path)), try await watch.response(to: String(path)),
    ]
    expect(statuses.map { $0?.status }, equals: [303, 404])
    expect(statuses[0]?["location"], equals: watch.path)
  }

  @Test func `a remote address is explained`() async throws {
    let watch = try await RunningWatch(["a.yaml", "--allow-remote", "127.0.0.2"], in: folder)
    #expect(watch.address.hasPrefix("http://127.0.0.2:"))
    let isPrinted = await watch.prints(
      "note: --allow-remote: whoever reaches 127.0.0.2 and has the address above can read what "
        + "these configs show, and change them; the connection is not encrypted\n")
    #expect(isPrinted)
  }
}
#endif
