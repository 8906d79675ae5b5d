#if LivePreview
import Foundation
import TestSupport
import Testing

/// `maquette report --serve`: what a click on its page writes.
@Suite(.waiting) struct ServedReportTests {
  /// Squares of which some were drawn in white since their goldens were recorded, with the results of
  /// a test.
  private func squares(
    changed: [String], goldens: String = "picture"
  ) throws -> TestedSquares {
    let squares = try TestedSquares(changed: [])
    if goldens == "hash" {
      _ = try squares.run("test", ".", "--goldens", "hash", "--update=all", "-q")
    }
    for name in changed {
      try squares.folder.write(square(name, color: "white"), to: "\(name).yaml")
    }
    _ = try squares.run("test", ".", "-q")
    return squares
  }

  private func serve(_ squares: TestedSquares) async throws -> RunningWatch {
    try await RunningWatch([], in: squares.folder, command: ["report", "--serve"])
  }

  /// What a page asks about a case, with the version of the results that the page shows.
  private func click(
    _ verb: String, _ member: String, _ server: RunningWatch
  ) async throws -> String {
    let page = try #require(try await server.response(to: server.path))
    return try await click(verb, member, of: version(page), server)
  }

  private func click(
    _ verb: String, _ member: String, of version: String, _ server: RunningWatch
  ) async throws -> String {
    let answer = try #require(
      try await server.answer(to: verb, "{\(member), \"results\": \"\(version)\"}"))
    return "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
  }

  private func version(_ page: RawResponse) throws -> String {
    let text = String(decoding: page.body, as: UTF8.self)
    let start = try #require(text.range(of: "data-results=\""))
    return String(text[start.upperBound...].prefix(64))
  }

  /// What distinguishes the bytes of all goldens' files, by their paths.
  private func goldens(_ squares: TestedSquares) -> [String: Int] {
    var files: [String: Int] = [:]
    let root = squares.folder.file("__Snapshots__")
    for folder in listFolder(root) {
      for name in listFolder("\(root)/\(folder)") {
        files["\(folder)/\(name)"] = readBytes("\(root)/\(folder)/\(name)").hashValue
      }
    }
    return files
  }

  @Test(arguments: ["picture", "hash"])
  func `a click replaces a golden as approve does, and another puts each byte back`(
    form: String
  ) async throws {
    let squares = try squares(changed: ["a", "b"], goldens: form)
    let before = goldens(squares)
    #expect(before.keys.contains("a/a.png") == (form == "picture"))
    let server = try await serve(squares)
    let accepted = try await click("accept", "\"case\": \"a/a\"", server)
    expect(accepted, equals: "204 ")
    let after = goldens(squares)
    #expect(after != before)
    let undone = try await click("undo", "\"case\": \"a/a\"", server)
    expect(undone, equals: "204 ")
    expect(goldens(squares), equals: before)

    _ = try squares.run("approve", "a", "-q")
    expect(goldens(squares), equals: after)
  }

  @Test func `a case without a golden has none again`() async throws {
    let squares = try squares(changed: [])
    try squares.folder.write(square("f"), to: "f.yaml")
    _ = try squares.run("test", ".", "--update=none", "-q")
    let before = goldens(squares)
    let server = try await serve(squares)
    let accepted = try await click("accept", "\"case\": \"f/f\"", server)
    expect(accepted, equals: "204 ")
    expect(goldens(squares).count, equals: before.count + 2)
    let undone = try await click("undo", "\"case\": \"f/f\"", server)
    expect(undone, equals: "204 ")
    expect(goldens(squares), equals: before)
  }

  @Test func `of two clicks the second changes nothing, and a later one accepts again`()
    async throws
  {
    let squares = try squares(changed: ["a"])
    let before = goldens(squares)
    let server = try await serve(squares)
    for _ in 1...2 {
      let accepted = try await click("accept", "\"case\": \"a/a\"", server)
      expect(accepted, equals: "204 ")
    }
    let after = goldens(squares)
    _ = try await click("undo", "\"case\": \"a/a\"", server)
    expect(goldens(squares), equals: before)
    let second = try await click("undo", "\"case\": \"a/a\"", server)
    #expect(
      second == #"409 {"error":"cannot undo 'a/a': nothing was accepted that can be undone"}"#)
    _ = try await click("accept", "\"case\": \"a/a\"", server)
    expect(goldens(squares), equals: after)
    _ = try await click("undo", "\"case\": \"a/a\"", server)
    expect(goldens(squares), equals: before)
  }

  @Test func `a golden that changed since the test is not replaced`() async throws {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    try squares.folder.write("another layout\n", to: "__Snapshots__/a/a.layout.txt")
    let before = goldens(squares)
    let refused = try await click("accept", "\"case\": \"a/a\"", server)
    #expect(
      refused
        == #"409 {"error":"cannot accept 'a/a': the golden '__Snapshots__/a/a.png' has changed meanwhile"}"#
    )
    expect(goldens(squares), equals: before)
  }

  @Test func `a golden that changed since it was accepted is not put back`() async throws {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    _ = try await click("accept", "\"case\": \"a/a\"", server)
    unlink(squares.folder.file("__Snapshots__/a/a.png"))
    let before = goldens(squares)
    let refused = try await click("undo", "\"case\": \"a/a\"", server)
    #expect(refused.hasPrefix(#"409 {"error":"cannot undo 'a/a': the golden "#))
    expect(goldens(squares), equals: before)
  }

  @Test func `what was approved elsewhere is accepted already`() async throws {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    _ = try squares.run("approve", "a", "-q")
    let after = goldens(squares)
    let accepted = try await click("accept", "\"case\": \"a/a\"", server)
    expect(accepted, equals: "204 ")
    expect(goldens(squares), equals: after)
  }

  @Test func `cases that changed alike are accepted at once, but for one that is another now`()
    async throws
  {
    let squares = try squares(changed: ["a", "b", "c"])
    let before = goldens(squares)
    let server = try await serve(squares)
    let page = try #require(try await server.response(to: server.path))
    let text = String(decoding: page.body, as: UTF8.self)
    let start = try #require(text.range(of: "data-like=\""))
    let like = "\"like\": \"\(text[start.upperBound...].prefix(16))\""
    let accepted = try await click("accept", like, server)
    expect(accepted, equals: "204 ")
    let after = goldens(squares)
    expect(Set(after.keys.filter { after[$0] != before[$0] }).count, equals: 6)
    let undone = try await click("undo", like, server)
    expect(undone, equals: "204 ")
    expect(goldens(squares), equals: before)

    unlink(squares.folder.file("__Snapshots__/b/b.layout.txt"))
    let refused = try await click("accept", like, server)
    #expect(refused.hasPrefix(#"409 {"error":"cannot accept 'b/b': the golden "#))
    let rest = goldens(squares)
    expect(rest["a/a.png"], equals: after["a/a.png"])
    expect(rest["b/b.png"], equals: before["b/b.png"])
    expect(rest["c/c.png"], equals: after["c/c.png"])
  }

  @Test func `a page of earlier results accepts nothing`() async throws {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    let page = try #require(try await server.response(to: server.path))
    let old = try version(page)
    try squares.folder.write(square("a", color: "red"), to: "a.yaml")
    _ = try squares.run("test", ".", "-q")
    let before = goldens(squares)
    let refused = try await click("accept", "\"case\": \"a/a\"", of: old, server)
    #expect(
      refused
        == #"409 {"error":"the test ran again since this page was loaded: load it again"}"#)
    expect(goldens(squares), equals: before)
    let accepted = try await click("accept", "\"case\": \"a/a\"", server)
    expect(accepted, equals: "204 ")
    #expect(goldens(squares) != before)
  }

  @Test func `a page of another site accepts nothing`() async throws {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    let page = try #require(try await server.response(to: server.path))
    let before = goldens(squares)
    let refused = try await server.answer(
      to: "accept", "{\"case\": \"a/a\", \"results\": \"\(try version(page))\"}",
      origin: "http://evil.example")
    expect(refused?.status, equals: 403)
    expect(goldens(squares), equals: before)
  }

  @Test(arguments: [
    (#""case": "a/b""#, "expected a case's name"), (#""case": 3"#, "expected a case, or what"),
    (#""cases": []"#, "expected a case, or what"),
  ])
  func `what is not a case is refused`(member: String, message: String) async throws {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    let refused = try await click("accept", member, server)
    #expect(refused.hasPrefix("400 {\"error\":\"\(message)"))
  }

  @Test func `pictures are found by the page's addresses alone, until a signal comes`()
    async throws
  {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    let page = try #require(try await server.response(to: server.path))
    let text = String(decoding: page.body, as: UTF8.self)
    let start = try #require(text.range(of: "src=\"picture/"))
    let name = text[start.upperBound...].prefix { $0 != "\"" }
    let picture = try await server.response(to: "\(server.path)picture/\(name)")
    expect(
      picture?.body, equals: readBytes(squares.folder.file(".maquette/results/a/a-expected.png")))
    for other in ["picture/a-expected.png", "picture/..png", "results.json", "page/page.html"] {
      let response = try await server.response(to: server.path + other)
      expect(response?.status, equals: 404)
    }
    let end = await server.end(SIGINT)
    expect(end, equals: 130)
  }

  @Test func `comments are kept in the results, with those that others write meanwhile`()
    async throws
  {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    let first = try await click(
      "comment",
      #""case": "a/a", "text": "Too dark", "author": "Ada", "part": "item 1", "place": [1, 2, 3, 4]"#,
      server)
    expect(first, equals: "204 ")
    let file = ".maquette/results/comments.json"
    let other = #"{"id": "0f", "case": "b/b", "author": "Bo", "date": "2026", "text": "Mine"},"#
    let text = try #require(squares.text(file))
    try squares.folder.write(text.replacing("null]}", with: "\(other)\nnull]}"), to: file)
    let second = try await click("comment", #""case": "a/a", "text": "Yes""#, server)
    expect(second, equals: "204 ")
    let lines = try #require(squares.text(file)).split(separator: "\n")
    expect(lines.count, equals: 5)
    #expect(lines.first == #"{"version": 1, "comments": ["#)
    expect(lines.last, equals: "null]}")
    expect(String(lines[3]), equals: other)
    #expect(
      lines[1].contains(
        #""case": "a/a", "part": "item 1", "place": [1, 2, 3, 4], "author": "Ada", "date": "20"#))

    _ = try squares.run("report", "--format", "html,markdown", "-q")
    let page = try #require(squares.text(".maquette/results/report.html"))
    #expect(page.contains("<bdi>Too dark</bdi>"))
    let markdown = try #require(squares.text(".maquette/results/report.md"))
    #expect(markdown.contains("on item 1, 3 × 4 px at (1, 2) px: Too dark\n"))

    _ = try squares.run("test", ".", "-q")
    expect(squares.text(file)?.contains("Too dark"), equals: true)
  }

  @Test(arguments: [
    (#""case": "nobody", "text": "a""#, "expected a case's name"),
    (#""case": "a/a", "text": """#, "expected a text of at most 10000 characters"),
    (#""case": "a/a", "text": "a", "place": [1, 2, -3, 4]"#, "expected a place in pixels"),
  ])
  func `what is not a comment is refused`(member: String, message: String) async throws {
    let squares = try squares(changed: ["a"])
    let server = try await serve(squares)
    let refused = try await click("comment", member, server)
    expect(refused, equals: "400 {\"error\":\"\(message)\"}")
    #expect(squares.text(".maquette/results/comments.json") == nil)
  }

  @Test func `a review's comments are on its page in the folder, too`() async throws {
    let squares = try TestedSquares()
    let server = try await RunningWatch(
      ["a.yaml"], in: squares.folder, command: ["review", "--serve"])
    let answer = try await server.answer(
      to: "comment", #"{"case": "a", "text": "Too <i>small</i>", "author": "Ada"}"#)
    expect(answer?.status, equals: 204)
    let isWritten = try await onThread {
      waits {
        // The page is written after the Markdown.
        squares.text("Review/index.html")?.contains("Too &lt;i&gt;small&lt;/i&gt;") == true
      }
    }
    #expect(isWritten)
    let markdown = try #require(squares.text("Review/review.md"))
    #expect(markdown.contains("Too &#60;i&#62;small&#60;/i&#62;"))
    _ = await server.end(SIGTERM)
    let again = try squares.run("review", "a.yaml", "-q")
    expect(again.status, equals: 0)
    expect(
      squares.text("Review/index.html")?.contains("Too &lt;i&gt;small&lt;/i&gt;"), equals: true)
  }

  @Test func `a comment on a part of a review stays there over a reload`() async throws {
    let folder = try TemporaryFolder()
    // Two cells of 100 × 40 points, 20 from the edges and 10 apart.
    try folder.write(
      """
      name: cells
      canvas: { width: 250, height: 120 }
      view:
        collection:
          layout: { grid: { columns: 2, spacing: 10 } }
          items: [Apples, Pears]
          cell: { color: blue, frame: { height: 40 }, accessibilityLabel: "${item}" }
        padding: 20
        frame: { maxHeight: infinity, alignment: top }
      """, to: "cells.yaml")
    let server = try await RunningWatch(
      ["cells.yaml"], in: folder, command: ["review", "--serve"])
    let run = try await onThread {
      try runPython(
        "Tests/Browser/served_review.py",
        [server.address, folder.file("Review/comments.json")])
    }
    expect(run.errors, equals: "")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("ok ") }, "\(run.text)")
  }

  @Test func `a review's picture becomes the golden, and the old one comes back`() async throws {
    let squares = try squares(changed: ["a"])
    let before = goldens(squares)
    let server = try await RunningWatch(
      ["a.yaml", "b.yaml"], in: squares.folder, command: ["review", "--serve"])
    let page = try #require(try await server.response(to: server.path))
    // The other one is its golden.
    let text = String(decoding: page.body, as: UTF8.self)
    expect(text.split(separator: " data-name=\"").count, equals: 2)
    let accepted = try await server.answer(to: "accept", #"{"case": "a"}"#)
    expect(accepted?.status, equals: 204)
    let test = try squares.run("test", "a.yaml", "--update=none", "-q")
    expect(test.status, equals: 0)
    let undone = try await server.answer(to: "undo", #"{"case": "a"}"#)
    expect(undone?.status, equals: 204)
    expect(goldens(squares), equals: before)
    let refused = try await server.answer(to: "accept", #"{"case": "b"}"#)
    expect(refused?.status, equals: 400)
  }

  @Test func `what was accepted is undone after the server was started again, too`() async throws {
    let squares = try squares(changed: ["a", "b"])
    let before = goldens(squares)
    let first = try await serve(squares)
    let accepted = try await click("accept", "\"case\": \"a/a\"", first)
    expect(accepted, equals: "204 ")
    _ = await first.end(SIGTERM)

    let second = try await serve(squares)
    let other = try await click("undo", "\"case\": \"b/b\"", second)
    #expect(other.contains("nothing was accepted that can be undone"))
    let undone = try await click("undo", "\"case\": \"a/a\"", second)
    expect(undone, equals: "204 ")
    expect(goldens(squares), equals: before)
  }

  @Test func `previews of a review that changed alike are accepted at once`() async throws {
    let squares = try TestedSquares(changed: [])
    _ = try squares.run("review", "a.yaml", "b.yaml", "c.yaml", "-o", "before", "-q")
    for (name, color) in [("a", "white"), ("b", "white"), ("c", "yellow")] {
      try squares.folder.write(square(name, color: color), to: "\(name).yaml")
    }
    let before = goldens(squares)
    let server = try await RunningWatch(
      ["a.yaml", "b.yaml", "c.yaml", "--base", "before"], in: squares.folder,
      command: ["review", "--serve"])
    let page = try #require(try await server.response(to: server.path))
    let text = String(decoding: page.body, as: UTF8.self)
    let likes = text.matches(of: /data-like="([0-9a-f]{16})"/).map { String($0.output.1) }
    // The third one is like no other.
    expect(likes.count, equals: 2)
    let like = try #require(likes.first)
    let accepted = try await server.answer(to: "accept", #"{"like": "\#(like)"}"#)
    expect(accepted?.status, equals: 204)
    let test = try squares.run("test", "a.yaml", "b.yaml", "--update=none", "-q")
    expect(test.status, equals: 0)
    let undone = try await server.answer(to: "undo", #"{"like": "\#(like)"}"#)
    expect(undone?.status, equals: 204)
    expect(goldens(squares), equals: before)
    let refused = try await server.answer(to: "accept", #"{"like": "0000000000000000"}"#)
    expect(refused?.status, equals: 400)
  }

  @Test func `without results there is nothing to serve`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["report", "--serve"], in: folder.path)
    expect(run.status, equals: 2)
    #expect(run.errors.hasPrefix("error: no results in '.maquette/results'"))
  }

  @Test(arguments: [
    (["--serve", "--format", "junit"], "--serve: not with --format, --output or --pictures"),
    (["--serve", "-o", "a.html"], "--serve: not with --format, --output or --pictures"),
    (
      ["--port", "8080"],
      "--port, --open, --no-browser and --allow-remote: only with --serve"
    ),
    (["--serve", "--port", "0"], "--port: expected a number from 1 to 65535, found 0"),
  ])
  func `wrong usage is refused`(arguments: [String], message: String) throws {
    let run = try runTool(["report"] + arguments)
    expect(run.status, equals: 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
  }

  @Test func `the page passes its checks`() async throws {
    let squares = try squares(changed: ["a", "b", "c"])
    let server = try await serve(squares)
    let run = try await onThread {
      try runPython(
        "Tests/Browser/served_report.py",
        [server.address, squares.folder.file("__Snapshots__/a/a.png")])
    }
    expect(run.errors, equals: "")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 7 && lines.allSatisfy { $0.hasPrefix("ok ") }, "\(run.text)")
  }
}
#endif
