import Foundation
import TestSupport
import Testing

/// A page of the documents that come with the sources.
struct DocumentPage: CustomTestStringConvertible, Sendable {
  /// The path from the repository's folder.
  let path: String
  let text: String

  var testDescription: String { path }

  /// All of them.
  static let all: [DocumentPage] = documentPaths.map {
    DocumentPage(path: $0, text: readText("\(repository)/\($0)") ?? "")
  }

  /// The page at a path from the repository's folder.
  static func named(_ path: String) throws -> DocumentPage {
    try #require(all.first { $0.path == path })
  }

  /// A fenced block, or a command in a comment, which runs unseen.
  struct Block: Sendable {
    /// The language, as in `sh`; `hidden` for a comment, and empty where none is named.
    let language: String
    /// What follows the language, as in `exit=1`.
    let attributes: [Substring]
    let text: String
  }

  /// The blocks in the page's order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (words: [Substring], lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(
            Block(
              language: block.words.first.map(String.init) ?? "",
              attributes: Array(block.words.dropFirst()),
              text: block.lines.map { $0 + "\n" }.joined()))
          open = nil
        } else {
          open = (line.dropFirst(3).split(separator: " "), [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else if let command = line.wholeMatch(of: /<!-- run: (.*) -->/)?.1 {
        blocks.append(Block(language: "hidden", attributes: [], text: String(command)))
      }
    }
    return blocks
  }

  /// The lines outside of blocks.
  var prose: [Substring] {
    var isInBlock = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isInBlock.toggle() }
      return !isInBlock && !line.hasPrefix("```")
    }
  }

  /// The spans of code in the prose, without their backticks.
  var codeSpans: [Substring] {
    prose.joined(separator: "\n").matches(of: /`([^`]+)`/).map(\.1)
  }
}
