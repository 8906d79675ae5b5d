import CellViews
import FileAccess
import Glibc
import Goldens
import LayoutEdits
import LayoutSnapshots
import Maquette
import PreviewRendering
import TextShaping

/// A golden that is a text.
private struct TextGolden {
  let path: String

  /// The result of comparing a text with the golden.
  enum Match: Equatable {
    case equal
    case missing
    /// The golden has another text.
    case different(String)
    /// The golden is not a text.
    case unreadable(String)
  }

  /// The longest text that is read; no canvas produces a longer one.
  private static let limit = 256 << 20

  /// Compares a text with the golden.
  ///
  /// - Throws: `FileError` if the file exists and cannot be read.
  func match(_ text: String) throws -> Match {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = withLineFeeds(try readRegularFile(path, limit: Self.limit))
    } catch {
      guard error.code == ENOENT else { throw error }
      return .missing
    }
    guard let golden = String(validating: bytes, as: UTF8.self) else {
      return .unreadable("it is not UTF-8")
    }
    // Texts are compared byte by byte: two ways to write an accent are not equal.
    return golden.utf8.elementsEqual(text.utf8) ? .equal : .different(golden)
  }

  /// Writes the golden, and its folders if needed.
  ///
  /// - Throws: `FileError`; an older golden is then unchanged.
  func record(_ text: String) throws {
    try makeFolder(folder(of: path))
    try AtomicFile.write(text.utf8, to: path)
  }
}

extension SnapshotAssertion {
  private typealias Attached = SnapshotOutcome.Attached

  /// Arranges a preview on the calling thread, compares the words with their golden, and writes
  /// that if it may.
  ///
  /// - Parameter ending: The golden's extension, as in `layout.txt`.
  func textOutcome(of preview: Preview, ending: String) throws -> SnapshotOutcome {
    let text = try format.text(of: preview)
    let place = place(of: preview, content: text.hashValue)
    let golden = TextGolden(path: "\(place.folder)/\(place.name).\(ending)")
    let path = pathFromWorkingDirectory(golden.path)
    if let conflict = conflict(over: path, content: text.hashValue) {
      return SnapshotOutcome(failure: conflict)
    }
    do {
      try place.checkIsConfined(with: golden.path)
    } catch {
      return SnapshotOutcome(failure: "\(error)")
    }
    let match = try golden.match(text)
    if records(match) {
      try golden.record(text)
      let words =
        match == .missing ? "there was no golden; this text" : "recording is on: this text"
      return SnapshotOutcome(failure: "\(words) was recorded: \(path)\n\(Self.comparesNext)")
    }
    let lines: [String]
    var attachments = [Attached(name: "\(place.name)-actual.\(ending)", bytes: Array(text.utf8))]
    switch match {
    case .equal: return SnapshotOutcome()
    case .missing:
      lines = ["there is no golden: \(path)", advice("to record it", recording: .missing)]
    case .unreadable(let reason):
      lines = [
        "the golden is unreadable: \(path): \(reason)",
        advice("to record it anew", recording: .all),
      ]
    case .different(let expected):
      let new = LayoutSnapshot(text: text)
      let old = LayoutSnapshot(text: expected)
      let diff = new.unifiedDiff(from: old)
      attachments.insert(
        Attached(name: "\(place.name)-expected.\(ending)", bytes: Array(expected.utf8)), at: 0)
      attachments.append(
        Attached(name: "\(place.name)-\(format.rawValue).diff.txt", bytes: Array(diff.utf8)))
      lines =
        ["the \(format.rawValue) is not the golden's: \(path)"]
        + (format == .layout
          ? new.described(since: old, live: LiveScreen(preview)).map(\.sentence.text) : [])
        + Self.shownLines(of: diff)
        + [advice("to accept it", recording: .failed)]
    }
    return SnapshotOutcome(failure: lines.joined(separator: "\n"), attachments: attachments)
  }

  /// Returns whether the golden is written; an unreadable one is by `all` alone, as with pictures.
  private func records(_ match: TextGolden.Match) -> Bool {
    switch (recording, match) {
    case (.all, _), (.failed, .missing), (.failed, .different), (.missing, .missing): true
    default: false
    }
  }
}

extension SnapshotAssertion {
  /// Returns the lines of a difference that are useful in a failure.
  static func shownLines(of diff: String) -> [String] {
    let limit = 40
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
    guard lines.count > limit else { return Array(lines) }
    return lines.prefix(limit) + ["and \(lines.count - limit) more lines, which are attached"]
  }
}

extension SnapshotFormat {
  /// Returns the layout or the drawing in words.
  func text(of preview: Preview) throws -> String {
    if self == .list { return String(decoding: try preview.list(), as: UTF8.self) }
    let shapers = TextShapers()
    return try PreviewDrawing(preview, shapers: shapers).filmstrip(shapers: shapers)
      .layoutSnapshot.text
  }
}
