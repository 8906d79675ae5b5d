import Foundation
import TestSupport
import Testing

/// `docs/errors.md`, whose rows have a message, a config that is answered with it or nothing, and
/// what to write.
@Suite(.waiting) struct ErrorIndexTests {
  /// What the examples read beside themselves.
  private static let files = [
    "users.json": #"[{ "name": "Ada" }]"#, "users.txt": "Ada", "broken.json": "[1,",
    "broken.png": "not a picture", "mark.svg": "<svg", "preview.yaml": "view: spacer",
    "empty.yaml": "", "circle.yaml": "include: circle.yaml",
    "parts.yaml": "cells: { a: { text: a } }", "more.yaml": "cells: { a: { text: b } }",
    "damaged/a.ttf": "no font", "fonts/readme.md": "",
  ]

  @Test func `an example is answered with its message`() throws {
    let rows = try IndexedMessage.all().filter { $0.example != nil }
    try #require(rows.count > 100)
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(text, to: path) }
    for (number, row) in rows.enumerated() {
      try folder.write(row.example ?? "", to: "example-\(number).yaml")
    }
    // Where one of several files has a mistake, none is drawn: what is noticed while drawing has a
    // run of its own.
    let together = try answers(to: rows.indices.map { "example-\($0).yaml" }, in: folder.path)
    for (number, row) in rows.enumerated() {
      let name = "example-\(number).yaml"
      let own = try together[name] ?? answers(to: [name], in: folder.path).flatMap(\.value)
      #expect(own.contains { row.pattern.matches($0) }, "\(row.message): \(own)")
    }
  }

  /// What the tool prints of files, by the file that it is about.
  private func answers(to names: [String], in folder: String) throws -> [String: [Substring]] {
    let run = try runTool(["validate"] + names + ["--diagnostic-format", "short"], in: folder)
    var found: [String: [Substring]] = [:]
    for line in run.errors.split(separator: "\n") {
      guard let parts = line.firstMatch(of: /^([\w.-]+):\d+:\d+: (?:error|warning): (.*)$/)
      else { continue }
      found[String(parts.1), default: []].append(parts.2)
    }
    return found
  }

  /// The modules that read configs, with what these hold and name.
  private let modules = ["CellViews", "ConfigLanguage", "PreviewConfig", "SymbolDrawing"]

  @Test func `each message about a config is in the index`() throws {
    let rows = try IndexedMessage.all()
    let messages = try MessageLiteral.all(in: modules)
    try #require(messages.count > 100)
    let missing = messages.filter { message in
      !rows.contains { message.pattern.isFound(in: $0.message) || $0.pattern.matches(message.text) }
    }
    expect(missing.map(\.text), equals: [])
  }

  @Test func `a message without an example is one of the sources`() throws {
    let messages = try MessageLiteral.all(in: modules)
    let words = try MessageLiteral.texts(in: "Sources/CellViews/Preview/NoticeWords.swift")
    let unknown = try IndexedMessage.all().filter { row in
      row.example == nil
        && !messages.contains {
          $0.pattern.isFound(in: row.message) || row.pattern.matches($0.text)
        }
        && !words.contains { $0.pattern.isFound(in: row.message) || row.pattern.matches($0.text) }
    }
    expect(unknown.map(\.message), equals: [])
  }
}

/// A row of the index.
private struct IndexedMessage {
  /// What the tool prints; `…` for any words.
  let message: String
  /// The config that it prints it for.
  let example: String?

  var pattern: WildText { WildText(message, gap: "…") }

  static func all() throws -> [IndexedMessage] {
    let page = try DocumentPage.named("docs/errors.md")
    return page.prose.filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.dropFirst(2).components(separatedBy: " | ")
      let example: String? =
        switch cells[1] {
        case "": nil
        case "an empty file": ""
        default: unquoted(cells[1]).replacing(" ↵ ", with: "\n")
        }
      return IndexedMessage(message: unquoted(cells[0]), example: example)
    }
  }

  /// The text of a span of code.
  private static func unquoted(_ cell: String) -> String {
    let text = cell.hasPrefix("`` ") ? cell.dropFirst(3).dropLast(3) : cell.dropFirst().dropLast()
    return String(text.replacing("\\|", with: "|"))
  }
}
