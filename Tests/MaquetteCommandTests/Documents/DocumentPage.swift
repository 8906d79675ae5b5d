import Foundation
import TestSupport
import Testing

/// A page of the documents that come with the sources.
struct DocumentPage: CustomTestStringConvertible, Sendable {
  /// The path from the repository's folder.
  let path: String
  let text: String
  /// The blocks in the page's order.
  let blocks: [Block]
  /// The lines outside of blocks.
  let prose: [Substring]

  var testDescription: String { path }

  private init(path: String, text: String) {
    self.path = path
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    blocks = Self.blocks(of: lines)
    prose = Self.prose(of: lines)
  }

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

  private static func blocks(of lines: [Substring]) -> [Block] {
    let hiddenCommand = /<!-- run: (.*) -->/
    var blocks: [Block] = []
    var open: (words: [Substring], lines: [Substring])?
    for line in lines {
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
      } else if let command = line.wholeMatch(of: hiddenCommand)?.1 {
        blocks.append(Block(language: "hidden", attributes: [], text: String(command)))
      }
    }
    return blocks
  }

  private static func prose(of lines: [Substring]) -> [Substring] {
    var isInBlock = false
    return lines.filter { line in
      if line.hasPrefix("```") { isInBlock.toggle() }
      return !isInBlock && !line.hasPrefix("```")
    }
  }

  /// The spans of code in the prose, without their backticks.
  var codeSpans: [Substring] {
    prose.joined(separator: "\n").matches(of: /`([^`]+)`/).map(\.1)
  }
}
