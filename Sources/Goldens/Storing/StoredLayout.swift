import FileAccess
import Glibc
package import LayoutSnapshots
import PlainText

/// The layout's text of a golden, in its state on disk.
///
/// The last line of the file is a seal, `seal 6b86…d0 19c3…71`: the digest of the pixels that the
/// text was recorded with, and that of the lines above. So a text that a merge combined, or that
/// belongs to another picture, is recognised without drawing anything.
/// - Complexity: Reading one is O(*n*); its words are not parsed.
package enum StoredLayout: Hashable, Sendable {
  /// Nothing.
  case missing
  /// An intact text, with the digest of its picture's pixels; nil for a text without a seal, as
  /// earlier releases wrote it.
  case text(LayoutSnapshot, pixels: String?)
  /// Something else, with the reason.
  case broken(String)

  /// A bound of the text's size; no layout that fits on a canvas takes more.
  private static let longest = 256 << 20

  /// Reads a file; lines may end as on Windows.
  package init(readingFrom path: String) {
    let bytes: [UInt8]
    do {
      bytes = withLineFeeds(try readRegularFile(path, limit: Self.longest))
    } catch {
      self = error.code == ENOENT ? .missing : .broken(error.reason)
      return
    }
    self.init(bytes)
  }

  /// Parses a file's bytes, with line feeds at the ends of lines.
  private init(_ bytes: [UInt8]) {
    let body = Self.body(of: bytes)
    guard let text = String(validating: body, as: UTF8.self) else {
      self = .broken("it is not UTF-8")
      return
    }
    if let seal = LayoutSeal(bytes[body.endIndex...]),
      seal.text == LayoutSeal.digest(ofText: body)
    {
      self = .text(LayoutSnapshot(text: text), pixels: seal.pixels)
    } else if let line = Self.conflict(in: bytes) {
      self = .broken("line \(line): a conflict of a merge")
    } else if body.endIndex < bytes.endIndex {
      self = .broken("it was changed after it was recorded")
    } else if LayoutSnapshot.isSnapshot(body) {
      self = .text(LayoutSnapshot(text: text), pixels: nil)
    } else {
      let first = body.prefix { $0 != UInt8(ascii: "\n") }.prefix(60)
      let line = oneLine(String(decoding: first, as: UTF8.self))
      self = .broken(UnreadableSnapshot.otherFormat(firstLine: line).reason)
    }
  }

  /// Returns the text for a picture with these pixels; nil if there is none.
  func snapshot(ofPixels pixels: String?) -> LayoutSnapshot? {
    guard problem(ofPixels: pixels) == nil, case .text(let layout, _) = self else { return nil }
    return layout
  }

  /// Returns the reason why the text is not that of a picture with these pixels; nil if it is, or
  /// if there is none.
  ///
  /// - Parameter pixels: The digest of the picture's pixels; nil if it is not known.
  func problem(ofPixels pixels: String?) -> String? {
    switch self {
    case .missing: nil
    case .broken(let reason): reason
    case .text(_, let sealed?) where pixels != nil && sealed != pixels:
      "it was recorded with another picture"
    case .text: nil
    }
  }

  /// Returns the lines above the seal; all lines if the last one is not a seal.
  private static func body(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let last = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return LayoutSeal.isSeal(bytes[last...]) ? bytes[..<last] : bytes[...]
  }

  /// Returns the number of the first line with a merge's conflict marker, from 1 on; nil without
  /// one.
  ///
  /// No line of a layout begins with a marker: texts are quoted after a word.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    let marks = ["<<<<<<< ", "=======", ">>>>>>> ", "||||||| "].map { Array($0.utf8) }
    var start = 0
    var number = 1
    while start < bytes.count {
      if marks.contains(where: { bytes[start...].starts(with: $0) }) { return number }
      let end = bytes.withUnsafeBytes { buffer -> Int? in
        guard let base = buffer.baseAddress,
          let found = memchr(base + start, Int32(UInt8(ascii: "\n")), buffer.count - start)
        else { return nil }
        return base.distance(to: UnsafeRawPointer(found))
      }
      guard let end else { return nil }
      start = end + 1
      number += 1
    }
    return nil
  }
}

/// The last line of a golden's layout text, which records its picture.
struct LayoutSeal: Hashable {
  /// The digest of the picture's pixels.
  var pixels: String
  /// The digest of the lines above.
  var text: String

  private static let word = Array("seal ".utf8)

  /// Creates the seal of a text that is recorded with a picture.
  init(of layout: LayoutSnapshot, pixels: String) {
    self.pixels = pixels
    text = Self.digest(ofText: Array(layout.text.utf8)[...])
  }

  /// Parses a line; nil if it is not a seal in the form of `line`.
  init?(_ line: ArraySlice<UInt8>) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard Self.isSeal(line), words.count == 3, words[2].last == "\n" else { return nil }
    pixels = String(words[1])
    text = String(words[2].dropLast())
  }

  /// The line, with its line feed.
  var line: String { "seal \(pixels) \(text)\n" }

  /// Returns whether a line was meant to be a seal.
  static func isSeal(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: word) }

  /// Returns the digest of lines: 32 hexadecimal digits, which are enough to distinguish versions.
  static func digest(ofText lines: ArraySlice<UInt8>) -> String {
    String(sha256(Array(lines)).prefix(32))
  }
}
