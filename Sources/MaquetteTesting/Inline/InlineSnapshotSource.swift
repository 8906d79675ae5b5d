/// A Swift source with calls of `assertInlineSnapshot`, whose closures hold snapshots.
package struct InlineSnapshotSource: Hashable, Sendable {
  /// The source.
  package private(set) var bytes: [UInt8]

  /// The function whose calls have snapshots.
  private static let function = Array("assertInlineSnapshot".utf8)

  /// Creates a source from its bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Writes a snapshot into the closure of a call; adds a closure to a call without one.
  ///
  /// - Parameters:
  ///   - snapshot: The text, without a line feed at its end.
  ///   - line: The line of the call's opening parenthesis, from 1.
  ///   - column: Its column, from 1 and in bytes, as in `#column`.
  /// - Returns: The number of lines that the source gained.
  /// - Throws: `InlineSnapshotProblem` if the place has no call, as in a source edited after it was
  ///   compiled.
  package mutating func record(
    _ snapshot: String, line: Int, column: Int
  ) throws(InlineSnapshotProblem) -> Int {
    let call = try call(line: line, column: column)
    let indent = indentation(ofLine: line)
    let step = indent.contains(0x09) ? "\t" : String(repeating: " ", count: spacesAStep)
    let end = bytes.contains(0x0D) ? "\r\n" : "\n"
    let outer = String(decoding: indent, as: UTF8.self)
    let closure =
      ([Self.opening] + Self.literal(snapshot).map { $0.isEmpty ? "" : outer + step + $0 }
      + [outer + "}"]).joined(separator: end)
    let before = lineCount
    bytes.replaceSubrange(
      call.closure ?? call.end..<call.end,
      with: Array((call.closure == nil ? " " + closure : closure).utf8))
    return lineCount - before
  }

  private static let opening = "{"

  private var lineCount: Int { bytes.count { $0 == 0x0A } }

  // MARK: - Finding the call

  /// The end of a call, and its closure if it has one.
  private struct Call {
    /// The index after the closing parenthesis.
    var end: Int
    /// The range from the closure's opening brace through the closing one.
    var closure: Range<Int>?
  }

  private func call(line: Int, column: Int) throws(InlineSnapshotProblem) -> Call {
    guard let start = offset(ofLine: line), start + column - 1 < bytes.count else {
      throw .noCall(line: line)
    }
    let parenthesis = start + column - 1
    let name = parenthesis - Self.function.count
    guard bytes[parenthesis] == UInt8(ascii: "("), name >= 0,
      bytes[name..<parenthesis].elementsEqual(Self.function)
    else { throw .noCall(line: line) }

    var scanner = SwiftScanner(bytes, at: parenthesis)
    var argument: Range<Int>?
    let isClosed = scanner.skipBrackets { scanner in
      guard scanner.skip(word: "matches") else { return }
      scanner.skipSpace()
      guard scanner.skip(":") else { return }
      scanner.skipSpace()
      argument = Self.closure(&scanner) ?? argument
    }
    guard isClosed else { throw .noCall(line: line) }
    let end = scanner.index
    if let argument { return Call(end: end, closure: argument) }
    scanner.skipSpace()
    return Call(end: end, closure: Self.closure(&scanner))
  }

  /// Returns the closure that begins here, and moves the scanner past it.
  private static func closure(_ scanner: inout SwiftScanner) -> Range<Int>? {
    let start = scanner.index
    guard scanner.peek() == UInt8(ascii: "{"), scanner.skipBrackets() else { return nil }
    return start..<scanner.index
  }

  private func offset(ofLine line: Int) -> Int? {
    guard line > 1 else { return line == 1 ? 0 : nil }
    var number = 1
    for index in bytes.indices where bytes[index] == 0x0A {
      number += 1
      if number == line { return index + 1 }
    }
    return nil
  }

  // MARK: - Writing

  private func indentation(ofLine line: Int) -> [UInt8] {
    guard let start = offset(ofLine: line) else { return [] }
    return Array(bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// The width of an indentation step: 4 if some lines are indented by four spaces and none by two;
  /// else 2.
  private var spacesAStep: Int {
    let steps = Set(bytes.split(separator: 0x0A).map { $0.prefix { $0 == 0x20 }.count })
    return steps.contains(4) && !steps.contains(2) ? 4 : 2
  }

  /// Returns the lines of a multiline literal of the text.
  static func literal(_ text: String) -> [String] {
    var signs = ""
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    return [signs + "\"\"\""] + lines.map(String.init) + ["\"\"\"" + signs]
  }
}

/// A reason why a snapshot cannot be written into a source.
package enum InlineSnapshotProblem: Error, Hashable, CustomStringConvertible {
  /// The line has no call of the function.
  case noCall(line: Int)
  /// The assertion drew something else before in this run.
  case otherSnapshot
  /// The line has another call with a snapshot.
  case sharedLine(Int)

  /// The problem in words.
  package var description: String {
    switch self {
    case .noCall(let line):
      "line \(line) has no call of assertInlineSnapshot any more: the source was edited after it was "
        + "compiled, or another function passes its place on"
    case .otherSnapshot:
      "the assertion drew something else before: compare each with a snapshot of its own"
    case .sharedLine(let line):
      "line \(line) has two assertions: each needs a line of its own"
    }
  }
}
