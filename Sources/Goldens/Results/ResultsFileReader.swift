import Diagnostics
import FileAccess
import PlainText

/// Reads a run's results, case by case.
///
/// One thread at a time may use a value.
package final class ResultsFileReader {
  /// Which of the run's cases the file holds.
  package let coverage: RunCoverage

  private let path: String
  private let lines: LineReader
  private var line = 1
  private var isEnded = false
  /// Whether the last line said that another case follows.
  private var mayFollow = true

  /// Opens a file and reads its first line.
  ///
  /// - Throws: `FileError`; `Diagnostic` if the line is not as this release writes it.
  package init(_ path: String) throws {
    self.path = path
    lines = try LineReader(path, limit: ResultsFile.longestLine)
    guard let head = try lines.next() else {
      throw Self.mistake("the results end too soon", path, 1)
    }
    coverage = try Self.coverage(ofHead: head, path)
  }

  /// The next case; nil at the file's end.
  ///
  /// - Throws: `FileError`; `Diagnostic` at the first line that is not as this release writes it.
  package func next() throws -> CaseResult? {
    guard !isEnded else { return nil }
    line += 1
    guard var bytes = try lines.next() else { throw mistake("the results end too soon") }
    if bytes.elementsEqual(ResultsFile.end) {
      isEnded = true
      line += 1
      guard try lines.next() == nil else { throw mistake("expected the end of the results") }
      return nil
    }
    guard mayFollow else { throw mistake("expected ']}' after the last case") }
    // A comma means that another case follows.
    mayFollow = bytes.last == UInt8(ascii: ",")
    if mayFollow { bytes.removeLast() }
    let value = try Self.value(of: bytes, path, line)
    return try ResultFields(value, at: Self.place(path, line)).caseResult()
  }

  private static func coverage(ofHead line: [UInt8], _ path: String) throws -> RunCoverage {
    let value = try value(of: line + ResultsFile.end, path, 1)
    let fields = try ResultFields(value, at: place(path, 1))
    let version = try fields.integer("version")
    guard version == ResultsFile.version else {
      throw mistake(
        "results of version \(version), and this release reads version \(ResultsFile.version)",
        path, 1)
    }
    guard try fields.list("cases").isEmpty else {
      throw mistake("expected each case on a line of its own", path, 1)
    }
    func shard(_ text: String, _ name: String) throws(Diagnostic) -> Shard {
      guard let shard = Shard(text) else {
        throw mistake(
          "\(name): expected a part as in '2/4', found '\(excerpt(of: text))'", path, 1)
      }
      return shard
    }
    return RunCoverage(
      shard: try fields.optionalText("shard").map { try shard($0, "shard") },
      missing: try fields.optionalTexts("missing").map { try shard($0, "missing") })
  }

  /// The value of a line of the file.
  private static func value(
    of bytes: [UInt8], _ path: String, _ line: Int
  ) throws(Diagnostic) -> JSONValue {
    do throws(Diagnostic) {
      return try SourceText(bytes, file: path, isYAML: false).readJSON(JSONValue.init)
    } catch {
      var diagnostic = error
      diagnostic.range?.start.line += line - 1
      throw diagnostic
    }
  }

  private func mistake(_ message: String) -> Diagnostic { Self.mistake(message, path, line) }

  private static func mistake(_ message: String, _ path: String, _ line: Int) -> Diagnostic {
    Diagnostic(at: place(path, line), message)
  }

  private static func place(_ path: String, _ line: Int) -> SourceRange {
    SourceRange(file: path, start: SourcePosition(line: line, column: 1))
  }
}
