package import Diagnostics
import FileAccess
import PlainText

/// The output of the Swift compiler, the linker or a program, as diagnostics.
package struct CompilerOutput: Sendable {
  /// The errors, each once, in their order.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The texts that they point into, by their names in the diagnostics.
  package private(set) var sources: [String: String] = [:]
  /// The same texts, for printing the diagnostics.
  package var lines: [String: SourceLines] { sources.mapValues { SourceLines($0) } }
  /// The absolute paths of these files, by the same names.
  package private(set) var paths: [String: String] = [:]

  /// The folder that the names of files are relative to.
  private let folder: String
  /// Lines that only repeat that there were errors.
  private static let echoes = [
    "fatalError", "emit-module command failed", "link command failed", "linker command failed",
    "compile command failed",
    ": Invalid manifest (compiled with: ", "ExitCode(rawValue: ",
  ]
  /// The beginning of a line about no place in a file.
  private static let mark = "error: "
  private static let sizeLimit = 4 << 20
  /// The number of last lines that are shown if no error is among them.
  private static let tailCount = 12

  /// Creates an empty output.
  ///
  /// - Parameter folder: The package, by which its files are named; an absolute path.
  package init(folder: String) {
    self.folder = folder
  }

  /// Adds a mistake.
  package mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Adds the output of a failed build: at least one error.
  package mutating func addBuild(_ text: String) {
    // The compiler prints an error once for each of its passes.
    var seen: Set<Diagnostic> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let diagnostic: Diagnostic
      if let found = PlacedMessage(line) {
        diagnostic = self.diagnostic(found)
      } else if line.hasPrefix(Self.mark), !Self.echoes.contains(where: line.contains) {
        diagnostic = Diagnostic(
          at: nil, excerpt(of: line.dropFirst(Self.mark.count), limit: 1000))
      } else {
        continue
      }
      if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
    if diagnostics.isEmpty {
      diagnostics = [Diagnostic(at: nil, "the package does not build: \(Self.tail(of: text))")]
    }
  }

  /// Adds a program's output to standard error before it failed.
  ///
  /// - Parameters:
  ///   - summary: The way it ended, as in `'draw' exited with code 1`.
  ///   - packages: The packages that may contain a trap's file.
  package mutating func addFailure(
    _ text: String, summary: String, packages: [PackageDescription]
  ) {
    let lines = text.split(whereSeparator: \.isNewline)
    let trap = lines.lazy.compactMap(Trap.init).first
    let tail = trap == nil ? Self.tail(of: text) : ""
    let reason = trap?.reason ?? (tail.isEmpty ? nil : tail)
    let message = reason.map { "\(summary): \(excerpt(of: $0, limit: 1000))" } ?? summary
    let named = trap?.place.flatMap { place in
      packages.lazy.compactMap { $0.source(named: place.name) }.first.map {
        PlacedMessage(path: $0, line: place.line, column: nil, message: message)
      }
    }
    // If the standard library traps, the place is the first frame in the package's own sources.
    let found =
      named
      ?? lines.lazy.compactMap { PlacedMessage(frame: $0, message: message) }
      .first { relativePath($0.path, below: folder)?.hasPrefix(".build/") == false }
    diagnostics.append(found.map { diagnostic($0) } ?? Diagnostic(at: nil, message))
  }

  private mutating func diagnostic(_ found: PlacedMessage) -> Diagnostic {
    let name = relativePath(found.path, below: folder) ?? found.path
    if sources[name] == nil, let bytes = try? readRegularFile(found.path, limit: Self.sizeLimit) {
      sources[name] = String(decoding: bytes, as: UTF8.self)
      paths[name] = found.path
    }
    let line =
      sources[name]?.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .dropFirst(found.line - 1).first ?? ""
    let (column, length) = Self.stretch(ofByte: found.column, in: line)
    return Diagnostic(
      at: SourceRange(
        file: name, start: SourcePosition(line: found.line, column: column), length: length),
      excerpt(of: found.message, limit: 1000))
  }

  /// Returns the column in characters of a column in bytes, and the length of the word that begins
  /// there; the whole line without its indentation if the column is not known.
  private static func stretch(ofByte column: Int?, in line: Substring) -> (Int, Int) {
    let scalars = Array(line.unicodeScalars)
    guard let column else {
      let indentation = scalars.prefix { $0 == " " || $0 == "\t" }.count
      return (indentation + 1, max(1, scalars.count - indentation))
    }
    var start = 0
    var bytes = 1
    while start < scalars.count, bytes < column {
      bytes += UTF8.width(scalars[start])
      start += 1
    }
    let word = scalars[start...].prefix { $0 == "_" || $0.properties.isXIDContinue }
    return (start + 1, max(1, word.count))
  }

  /// Returns the last lines, as one diagnostic.
  private static func tail(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).suffix(tailCount)
    return excerpt(of: lines.joined(separator: " | "), limit: 1000)
  }
}

/// The line that a program prints as it traps.
private struct Trap {
  /// A file, as in `Module/File.swift`, and a line in it; nil for a crash without them.
  var place: (name: String, line: Int)?
  var reason: String

  /// Parses `Screens/Cards.swift:12: Fatal error: Index out of range`, and `*** Program crashed:
  /// Bad pointer dereference at 0x00 ***`; nil for any other line.
  init?(_ line: Substring) {
    if let mark = line.firstRange(of: ": Fatal error: ") {
      reason = String(line[mark.upperBound...])
      let words = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      if words.count > 1, let number = words.last.flatMap({ Int($0) }), number > 0 {
        place = (words.dropLast().joined(separator: ":"), number)
      }
      return
    }
    let crash = "*** Program crashed: "
    guard line.hasPrefix(crash), let end = line.firstRange(of: " at 0x") else { return nil }
    reason = String(line[..<end.lowerBound].dropFirst(crash.count))
  }
}

/// A line of the compiler's: `/package/Sources/Cards.swift:12:5: error: cannot find 'x' in scope`.
private struct PlacedMessage {
  var path: String
  var line: Int
  /// The column, in bytes, from 1; nil for the whole line.
  var column: Int?
  var message: String

  init(path: String, line: Int, column: Int?, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }

  /// Parses a line; nil for any other.
  init?(_ text: Substring) {
    guard text.hasPrefix("/"), let mark = text.firstRange(of: ": error: ") else { return nil }
    self.init(place: text[..<mark.lowerBound], message: String(text[mark.upperBound...]))
  }

  /// Parses a frame of a backtrace: `3 [ra] 0x0000 cards() + 580 in draw at
  /// /package/Cards.swift:7:33`; nil for any other line.
  init?(frame text: Substring, message: String) {
    guard let mark = text.ranges(of: " at /").last else { return nil }
    self.init(place: text[text.index(before: mark.upperBound)...], message: message)
  }

  private init?(place: Substring, message: String) {
    // The path may contain colons; the numbers are the last words.
    let words = place.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = words.suffix(2).reversed().prefix { Int($0) ?? 0 > 0 }.compactMap { Int($0) }
    guard let last = numbers.last, numbers.count < words.count else { return nil }
    path = words.dropLast(numbers.count).joined(separator: ":")
    line = last
    column = numbers.count > 1 ? numbers[0] : nil
    self.message = message
  }
}
