import ConfigLanguage
/// A text of several lines that is written as a block behind `|`.
struct LiteralBlock {
  private let lineBreak: String
  /// The rest of the indicator's line: a comment, or nothing.
  private let comment: String
  private let indentation: String
  /// Indicates whether the text's end has no line end, and the block none either.
  private let isUnended: Bool

  /// Creates the block of a node; nil for any other node, and for a block that states its
  /// indentation or keeps the empty lines after it.
  init?(_ node: WrittenNode, in text: WrittenText) {
    let start = node.range.lowerBound
    guard case .scalar = node.content, !node.range.isEmpty, text.bytes[start] == UInt8(ascii: "|")
    else { return nil }
    let headerEnd = text.lineEnd(of: start)
    let header = text.text(start + 1..<headerEnd)
    let rest = header.hasPrefix("-") ? header.dropFirst() : header[...]
    guard rest.isEmpty || rest.hasPrefix(" ") else { return nil }
    let content = text.bytes[headerEnd..<max(headerEnd, node.range.upperBound)]
    guard let first = content.firstIndex(where: { ![0x0A, 0x0D, 0x20].contains($0) }) else {
      return nil
    }
    lineBreak = text.lineBreak
    isUnended = node.range.upperBound == text.bytes.count
    comment = String(rest)
    indentation = text.text(text.lineStart(of: first)..<first)
  }

  /// Returns the bytes of the comment after a block's indicator, with the space before it; nil for
  /// none.
  static func comment(of node: WrittenNode, in text: WrittenText) -> Range<Int>? {
    let start = node.range.lowerBound
    guard case .scalar = node.content, !node.range.isEmpty,
      [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(text.bytes[start])
    else { return nil }
    let lineEnd = text.lineEnd(of: start)
    guard lineEnd <= node.range.upperBound,
      let space = text.bytes[start..<lineEnd].firstIndex(where: { $0 == 0x20 || $0 == 0x09 }),
      text.bytes[space..<lineEnd].contains(UInt8(ascii: "#"))
    else { return nil }
    return space..<lineEnd
  }

  /// Returns another text as such a block; nil for a value that is not a text of several lines, or
  /// needs escapes.
  func text(of value: ConfigNode) -> String? {
    guard let scalar = value.scalar, scalar.isQuoted || scalar.isSameWithoutQuotes else {
      return nil
    }
    var lines = scalar.text.split(separator: "\n", omittingEmptySubsequences: false)
    let endsLine = lines.count > 1 && lines.last?.isEmpty == true
    if endsLine { lines.removeLast() }
    guard lines.count > 1, let first = lines.first, let last = lines.last, !last.isEmpty,
      first.first.map({ $0 != " " && $0 != "\t" }) == true,
      scalar.text.unicodeScalars.allSatisfy(Self.isPlain), !(endsLine && isUnended)
    else { return nil }
    let written = lines.map { $0.isEmpty ? "" : indentation + $0 }
    return "|" + (endsLine ? "" : "-") + comment + lineBreak + written.joined(separator: lineBreak)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFDD0...0xFDEF, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
