import Foundation
import TestSupport
import Testing

/// The examples of the documentation are quotes of code that is built with the tests.
@Suite struct DocumentationTests {
  @Test(arguments: Example.all)
  func `an example is a quote of a snippet that is built`(example: Example) {
    let snippets = Example.snippets
    let isQuote = snippets.contains { $0.contains(example.lines) }
    #expect(isQuote, "\(example): in no file of snippets:\n\(example.text)")
  }

  @Test(arguments: [
    "README.md", "docs/swift.md", "Maquette.docc/Maquette.md", "Maquette.docc/WritingALayout.md",
    "Views/Stacks.swift", "MaquetteTesting/AssertSnapshot.swift",
  ])
  func `a page with examples is found`(name: String) {
    #expect(Example.all.map(\.file).filter { $0.hasSuffix(name) } != [])
  }
}

/// A fenced block of Swift in an article or in a documentation comment.
struct Example: CustomTestStringConvertible, Sendable {
  let file: String
  let text: String

  var testDescription: String {
    "\(file): \(text.prefix { $0 != "\n" })"
  }

  /// The lines without indentation and without imports, which are a file's and not an example's.
  var lines: [String] {
    Self.lines(of: text).filter { !$0.hasPrefix("import ") }
  }

  /// The examples of the pages, of the articles and of the documentation comments.
  static let all: [Example] = {
    let files = ["/Sources/Maquette/", "/Sources/MaquetteTesting/"].flatMap { folder in
      let sources = repository + folder
      let names =
        FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.sorted()
        .map { sources + $0 }
    }
    return (files + documentPaths.map { "\(repository)/\($0)" }).flatMap { path in
      blocks(in: readText(path) ?? "").map {
        Example(file: String(path.dropFirst(repository.count + 1)), text: $0)
      }
    }
  }()

  /// The lines of each file of snippets.
  static let snippets: [[String]] = {
    ["MaquetteTests/Documentation", "MaquetteTestingTests"].flatMap { tests in
      let folder = "\(repository)/Tests/\(tests)"
      return listFolder(folder).filter { $0.hasSuffix("Snippets.swift") }.map {
        lines(of: readText("\(folder)/\($0)") ?? "")
      }
    }
  }()

  private static func blocks(in text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      let isComment = content.hasPrefix("///")
      let bare = isComment ? content.dropFirst(3).drop { $0 == " " } : content
      if let open = block {
        if bare.hasPrefix("```") {
          blocks.append(open.joined(separator: "\n"))
          block = nil
        } else {
          block = open + [bare]
        }
      } else if bare == "```swift" {
        block = []
      }
    }
    return blocks
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
