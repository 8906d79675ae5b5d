import Diagnostics
import FileAccess
import PlainText

/// The file with all results of a run: JSON with a case a line, so that neither writing nor reading
/// it needs more than one in memory.
///
///     {"version":1,"software":"maquette 0.2.0","shard":null,"missing":[],"cases":[
///     {"suite":"Samples/cards.yaml","name":"cards","verdict":"passed",…},
///     {"suite":"Samples/cards.yaml","name":"cards.dark","verdict":"changed",…}
///     ]}
///
/// A run of one part of the cases names it, as in `"shard":"2/4"`. Joined results name the parts
/// that they lack, as in `"missing":["3/4"]`; files of earlier releases have no such list. The
/// known facts about the run's project, commit and machine are in `run`, which may be missing.
///
/// The cases that a run wrote as a stream, without the first and the last line and without commas, are
/// read as well: those of a whole run, about which nothing else is known.
///
/// The file may be of any origin, so its contents are checked, and the files it names are in the
/// results folder.
package enum ResultsFile {
  /// The version of the format, which grows when readers of the old one would be misled.
  package static let version = 1

  /// The largest number of bytes of a case; thousands of sentences take a small part of it.
  package static let longestLine = 16 << 20

  /// The last line.
  fileprivate static let end = Array("]}".utf8)

  /// Reads a file's cases in their order.
  ///
  /// - Parameter take: Called for each case.
  /// - Throws: `FileError`; `Diagnostic` at the first line that is not in this release's form; the
  ///   errors of `take`.
  package static func read(_ path: String, take: (CaseResult) throws -> Void) throws {
    let reader = try ResultsFileReader(path)
    while let result = try reader.next() { try take(result) }
  }
}

/// Writes a run's results, case by case; the file appears whole when all are written, or not at
/// all.
package struct ResultsFileWriter: ~Copyable {
  private let file: AtomicFile?
  private let stream: (String) throws -> Void
  private var isEmpty = true
  /// The bytes that are not yet written.
  private var pending: [UInt8] = []

  /// The number of bytes that are kept back before they are written.
  private static let batch = 1 << 16

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: The file's path; nil to send each case to a stream instead.
  ///   - coverage: The part of the run's cases that are written.
  ///   - facts: The known facts about the run.
  ///   - stream: Called with each case as one line of JSON, if there is no file.
  /// - Throws: `FileError`.
  package init(
    to path: String?, coverage: RunCoverage = RunCoverage(), facts: RunFacts? = nil,
    stream: @escaping (String) throws -> Void = { _ in }
  ) throws {
    self.stream = stream
    guard let path else {
      file = nil
      return
    }
    let file = try AtomicFile(path: path)
    // The first line ends inside of the list of cases, which the others fill.
    let head = ResultsCodec.head.write(ResultsHead(coverage, facts)).dropLast(ResultsFile.end.count)
    pending = Array(head.utf8)
    self.file = file
  }

  /// Adds a case.
  ///
  /// - Throws: `FileError`, for example if the disk is full.
  package mutating func add(_ result: CaseResult) throws {
    try add(line: result.line)
  }

  /// Adds a case that an earlier run wrote.
  ///
  /// - Parameter position: Its place among all cases of the run, if it is to be known.
  /// - Throws: `FileError`; `Diagnostic` for a case that a later release has written.
  package mutating func add(_ passed: PassedCase, position: Int? = nil) throws {
    guard let position else { return try add(line: passed.unchangedLine) }
    var result = try passed.result()
    result.position = position
    try add(result)
  }

  /// Adds a case by its line.
  ///
  /// - Throws: `FileError`, for example if the disk is full.
  package mutating func add(line: String) throws {
    guard let file else { return try stream(line) }
    pending += (isEmpty ? "\n" : ",\n").utf8
    pending += line.utf8
    isEmpty = false
    guard pending.count > Self.batch else { return }
    try pending.withUnsafeBytes(file.write)
    pending.removeAll(keepingCapacity: true)
  }

  /// Ends the file and moves it to its path.
  ///
  /// - Throws: `FileError`; an older file is unchanged then.
  package consuming func commit() throws {
    guard let file else { return }
    pending += "\n".utf8
    pending += ResultsFile.end
    pending += "\n".utf8
    try pending.withUnsafeBytes(file.write)
    try file.commit()
  }
}

/// Reads a run's results, case by case.
///
/// One thread at a time may use a value.
package final class ResultsFileReader {
  /// The part of the run's cases in the file.
  package let coverage: RunCoverage
  /// The known facts about the run.
  package let facts: RunFacts?

  private let path: String
  private let lines: LineReader
  private var line = 1
  private var isEnded = false
  /// The first case of a stream, which has no head; nil once it was returned.
  private var first: [UInt8]?
  private let isStream: Bool
  /// Indicates whether another case follows the last line.
  private var mayFollow = true

  /// Opens a file and reads its first line.
  ///
  /// - Throws: `FileError`; `Diagnostic` if the line is not in this release's form.
  package init(_ path: String) throws {
    self.path = path
    lines = try LineReader(path, limit: ResultsFile.longestLine)
    guard let head = try lines.next() else {
      throw Self.mistake("the results end too soon", path, 1)
    }
    isStream = head.starts(with: Self.firstField)
    guard !isStream else {
      (first, coverage, facts) = (head, RunCoverage(), nil)
      line = 0
      return
    }
    guard head.first == UInt8(ascii: "{"), head.contains(UInt8(ascii: "[")) else {
      throw Self.mistake("expected the facts of a run, up to its list of cases", path, 1)
    }
    let read = try Self.value(.head, of: head + ResultsFile.end, path, 1)
    coverage = read.coverage
    facts = read.facts
  }

  /// The beginning of a case's line.
  private static let firstField = Array(#"{"suite""#.utf8)

  /// Returns the next case; nil at the file's end.
  ///
  /// - Throws: `FileError`; `Diagnostic` at the first line that is not in this release's form.
  package func next() throws -> CaseResult? {
    guard !isEnded else { return nil }
    line += 1
    if isStream {
      guard let bytes = try first ?? lines.next() else {
        isEnded = true
        return nil
      }
      first = nil
      // The worker that wrote it may have been killed, or its connection was cut.
      guard bytes.last == UInt8(ascii: "}") else {
        throw mistake("expected a whole case: the results may be cut off")
      }
      return try Self.value(.caseResult, of: bytes, path, line)
    }
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
    return try Self.value(.caseResult, of: bytes, path, line)
  }

  /// Returns the case of a line that this release has written.
  ///
  /// - Throws: `Diagnostic` if it is not in this release's form.
  static func result(ofLine line: [UInt8]) throws(Diagnostic) -> CaseResult {
    try value(.caseResult, of: line, ResultsFolder.resultsName, 1)
  }

  /// Returns the value of a line of the file.
  private static func value<Value>(
    _ codec: ResultsCodec<Value>, of bytes: [UInt8], _ path: String, _ line: Int
  ) throws(Diagnostic) -> Value {
    let value: JSONValue
    do throws(Diagnostic) {
      value = try SourceText(bytes, file: path, isYAML: false).readJSON(JSONValue.init)
    } catch {
      var diagnostic = error
      diagnostic.range?.start.line += line - 1
      throw diagnostic
    }
    return try codec.read(FoundField(name: "", value: value, place: place(path, line)))
  }

  private func mistake(_ message: String) -> Diagnostic { Self.mistake(message, path, line) }

  private static func mistake(_ message: String, _ path: String, _ line: Int) -> Diagnostic {
    Diagnostic(at: place(path, line), message)
  }

  private static func place(_ path: String, _ line: Int) -> SourceRange {
    SourceRange(file: path, start: SourcePosition(line: line, column: 1))
  }
}

/// The first line, with the end of the last one.
private struct ResultsHead {
  var version = ResultsFile.version
  var software = "maquette \(Release.version)"
  var coverage: RunCoverage
  var facts: RunFacts?
  var cases: [CaseResult] = []

  init(_ coverage: RunCoverage, _ facts: RunFacts?) {
    self.coverage = coverage
    self.facts = facts
  }
}

extension ResultsCodec<ResultsHead> {
  fileprivate static let head = object(
    ResultsHead(RunCoverage(), nil),
    [
      ResultsField("version", \.version, .version),
      ResultsField("software", \.software, .text.ifMissing("")),
      ResultsField("shard", \.coverage.shard, .optional(.shard)),
      ResultsField("missing", \.coverage.missing, .list(.shard).ifMissing([])),
      ResultsField("run", \.facts, .optional(.facts), unless: { $0 == nil }),
      ResultsField("cases", \.cases, .noCases),
    ])
}

extension ResultsCodec<Int> {
  fileprivate static let version = ResultsCodec(
    write: count.write,
    read: { field throws(Diagnostic) in
      let version = try count.read(field)
      guard version == ResultsFile.version else {
        throw Diagnostic(
          at: field.place,
          "results of version \(version), and this release reads version \(ResultsFile.version)")
      }
      return version
    })
}

extension ResultsCodec<Shard> {
  fileprivate static let shard = ResultsCodec(
    write: { JSONText.string($0.text) },
    read: { field throws(Diagnostic) in
      let text = try ResultsCodec<String>.text.read(field)
      guard let shard = Shard(text) else {
        throw Diagnostic(
          at: field.place,
          "\(field.name): expected a part as in '2/4', found '\(excerpt(of: text))'")
      }
      return shard
    })
}

extension ResultsCodec<[CaseResult]> {
  fileprivate static let noCases = ResultsCodec(
    write: { _ in "[]" },
    read: { field throws(Diagnostic) in
      guard case .array(let cases) = field.value else { throw field.mismatch("a list") }
      guard cases.isEmpty else {
        throw Diagnostic(at: field.place, "expected each case on a line of its own")
      }
      return []
    })
}
