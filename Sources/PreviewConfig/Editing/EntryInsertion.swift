import ConfigLanguage
/// Adds a key to a mapping, written as the mapping's other keys are.
struct EntryInsertion {
  private let node: WrittenNode
  private let text: WrittenText
  private let writer: NodeText

  /// Creates an insertion into a mapping of a text.
  init(into node: WrittenNode, of text: WrittenText, writer: NodeText) {
    self.node = node
    self.text = text
    self.writer = writer
  }

  /// Returns the changes of the text.
  ///
  /// - Parameter followers: The keys before which the new one is written; without any of them, it
  ///   is the last one.
  func changes(adding key: String, _ value: ConfigNode, before followers: [String]) -> [TextChange]
  {
    let entry = writer.entry(key, value, isInFlow: node.isFlow)
    let entries = node.entries
    let index = entries.firstIndex { followers.contains($0.key) } ?? entries.count
    if node.isFlow {
      return index < entries.count
        ? [inFlow(entry, before: entries[index])] : atEndOfFlow(entry, after: entries.last)
    }
    let column = entries.first.map { text.column(of: $0.keyRange.lowerBound) } ?? 0
    let newLine = text.lineBreak + String(repeating: " ", count: column)
    // Directly after the previous key, so that a comment above the next key stays with that.
    guard index > 0 else {
      return [.inserting(entry + newLine, at: node.range.lowerBound)]
    }
    return [.inserting(newLine + entry, at: text.lineEnd(of: entries[index - 1].end))]
  }

  private func inFlow(_ entry: String, before next: WrittenEntry) -> TextChange {
    let start = next.keyRange.lowerBound
    guard text.beginsLine(start) else { return .inserting(entry + ", ", at: start) }
    return .inserting("\(entry),\(text.lineBreak)\(indentation(of: start))", at: start)
  }

  private func atEndOfFlow(_ entry: String, after last: WrittenEntry?) -> [TextChange] {
    let close = node.range.upperBound - 1
    guard let last else {
      let inside = node.range.lowerBound + 1..<close
      guard text.bytes[inside].allSatisfy({ $0 == 0x20 }) else {
        return [.inserting(entry + " ", at: close)]
      }
      return [.replacing(inside, with: writer.isJSON ? entry : " \(entry) ")]
    }
    return FlowEnd(of: node, after: last.end, item: last.keyRange.lowerBound, in: text)
      .changes(appending: [entry])
  }

  private func indentation(of offset: Int) -> String {
    text.text(text.lineStart(of: offset)..<offset)
  }
}

/// The end of a list or a mapping in brackets, for appending to it.
struct FlowEnd {
  private let text: WrittenText
  /// The byte after the last item.
  private let end: Int
  /// The comma after the last item; nil for none.
  private let comma: Int?
  /// The indentation of a last item on a line of its own; nil for items beside each other.
  private let indentation: String?

  /// Creates the end of `node`, whose last item begins at `item` and ends before `end`.
  init(of node: WrittenNode, after end: Int, item: Int, in text: WrittenText) {
    self.text = text
    self.end = end
    let close = node.range.upperBound - 1
    comma = Self.comma(in: text.bytes, end..<close)
    let hasOwnLine =
      text.beginsLine(item) && text.lineEnd(of: (comma ?? end)) < close
    indentation = hasOwnLine ? text.text(text.lineStart(of: item)..<item) : nil
  }

  /// Returns the changes that append items after the last one.
  func changes(appending items: [String]) -> [TextChange] {
    guard let indentation else {
      return [.inserting(items.map { ", " + $0 }.joined(), at: end)]
    }
    let newLine = text.lineBreak + indentation
    let lines = newLine + items.joined(separator: "," + newLine)
    // A comment after the last item stays in its line.
    let lineEnd = text.lineEnd(of: comma ?? end)
    guard comma == nil else { return [.inserting(lines + ",", at: lineEnd)] }
    return lineEnd == end
      ? [.inserting("," + lines, at: end)]
      : [.inserting(",", at: end), .inserting(lines, at: lineEnd)]
  }

  /// Returns the comma between an item and the closing bracket, outside comments.
  private static func comma(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var isInComment = false
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "#"): isInComment = true
      case 0x0A, 0x0D: isInComment = false
      case UInt8(ascii: ","): if !isInComment { return offset }
      default: break
      }
    }
    return nil
  }
}
