import FileAccess
package import GoldenImages
import PreviewConfig

/// The file with all results of a run: JSON with a case a line, so that neither writing nor reading
/// it holds more than one.
///
///     {"version":1,"software":"maquette 0.1.0","cases":[
///     {"suite":"Samples/cards.yaml","name":"cards","verdict":"passed",…},
///     {"suite":"Samples/cards.yaml","name":"cards.dark","verdict":"changed",…}
///     ]}
///
/// A file that may have been written anywhere by anyone is read: what it says is checked, and the
/// files it names lie in the results folder.
package enum ResultsFile {
  /// The version of the format, which grows when readers of the old one would be misled.
  package static let version = 1

  /// The most bytes that a case may take; thousands of sentences take a small part of it.
  private static let longestLine = 16 << 20

  /// Reads a file's cases in their order.
  ///
  /// - Parameter take: Called for each case.
  /// - Throws: `FileError`; `Diagnostic` at the first line that is not as this release writes it;
  ///   what `take` throws.
  package static func read(_ path: String, take: (CaseResult) throws -> Void) throws {
    let lines = try LineReader(path, limit: longestLine)
    var number = 1
    func line() throws -> [UInt8] {
      guard let line = try lines.next() else {
        throw mistake("the results end too soon", path, number)
      }
      return line
    }
    try checkHead(line(), path)
    var isEnd = false
    var mayFollow = true
    while !isEnd {
      number += 1
      var bytes = try line()
      isEnd = bytes.elementsEqual(end)
      if isEnd { break }
      guard mayFollow else { throw mistake("expected ']}' behind the last case", path, number) }
      // A comma says that another case follows.
      mayFollow = bytes.last == UInt8(ascii: ",")
      if mayFollow { bytes.removeLast() }
      let value = try JSONDocument.value(of: bytes, file: path, line: number)
      try take(ResultFields(value, at: place(path, number)).caseResult())
    }
    guard try lines.next() == nil else {
      throw mistake("expected the end of the results", path, number + 1)
    }
  }

  /// The first line.
  static var head: String {
    #"{"version":\#(version),"software":\#(JSONText.string("maquette \(Release.version)")),"cases":["#
  }

  /// The last line.
  static let end = Array("]}".utf8)

  private static func checkHead(_ line: [UInt8], _ path: String) throws {
    let value = try JSONDocument.value(of: line + end, file: path)
    let fields = try ResultFields(value, at: place(path, 1))
    let version = try fields.integer("version")
    guard version == self.version else {
      throw mistake(
        "results of version \(version), and this release reads version \(self.version)", path, 1)
    }
    guard try fields.list("cases").isEmpty else {
      throw mistake("expected each case on a line of its own", path, 1)
    }
  }

  private static func mistake(_ message: String, _ path: String, _ line: Int) -> Diagnostic {
    Diagnostic(at: place(path, line), message)
  }

  private static func place(_ path: String, _ line: Int) -> SourceRange {
    SourceRange(file: path, start: SourcePosition(line: line, column: 1))
  }
}
