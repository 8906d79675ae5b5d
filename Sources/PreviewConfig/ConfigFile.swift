package import Diagnostics
import FileAccess
import PlainText

/// Reads config files into previews.
package enum ConfigFile {
  /// Reads the config file at a path; its relative paths start at its folder.
  ///
  /// - Parameter cache: The results of earlier decoding and parsing.
  /// - Throws: All errors of the file in the order of their places, or the one reason why it cannot
  ///   be read.
  package static func load(
    path: String, options: ConfigOptions = ConfigOptions(), cache: InputCache = InputCache()
  ) throws(Diagnostics) -> LoadedConfig {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readRegularFile(path, limit: sizeLimit)
    } catch {
      throw Diagnostics([
        Diagnostic(at: nil, "cannot read '\(excerpt(of: path))': \(error.reason)")
      ])
    }
    return try load(
      bytes: bytes, file: path, directory: folder, options: options, cache: cache)
  }

  /// Reads a config from memory.
  ///
  /// - Parameters:
  ///   - bytes: The config, in UTF-8; validated.
  ///   - file: Its name in diagnostics; `-` for standard input.
  ///   - directory: The folder at which its relative paths start.
  ///   - cache: The results of earlier decoding and parsing.
  /// - Throws: All errors of the text in the order of their places.
  package static func load(
    bytes: [UInt8], file: String, directory: String, options: ConfigOptions = ConfigOptions(),
    cache: InputCache = InputCache()
  ) throws(Diagnostics) -> LoadedConfig {
    let loading: ConfigLoading
    do throws(Diagnostic) {
      loading = try ConfigLoading(
        bytes: bytes, file: file, directory: directory, options: options, cache: cache)
    } catch {
      throw Diagnostics([error])
    }
    return try loading.load()
  }

  /// Returns the JSON Schema of the config language, draft 7, as text that ends with a newline.
  package static func jsonSchema() -> String { PreviewLanguage.schema() }

  /// Returns the reference of the config language, in Markdown that ends with a newline.
  package static func reference() -> String { ReferencePage().text }

  /// Returns the description of a word of the config language, with the keys of its mapping, in
  /// lines; nil for an unknown word.
  package static func reference(on word: String) -> String? { ReferenceTopics().text(for: word) }

  /// Returns the words that `reference(on:)` describes, in alphabetical order.
  package static func referenceWords() -> [String] { ReferenceTopics().words }

  /// The most bytes that a config may have.
  package static let sizeLimit = FileLoader.longestConfig
}

/// Values that replace those of one preview, regardless of its file's other previews.
package struct PreviewOverrides: Hashable, Sendable {
  /// The preview's name.
  package var preview: String
  /// The values, as in `let.isOn=true`: their paths begin in the preview, and they take precedence
  /// over the values of its variants.
  package var values: [String]

  /// Creates overrides of a preview, in the order given.
  package init(of preview: String, _ values: [String]) {
    self.preview = preview
    self.values = values
  }
}

/// The changes of a run to a config file.
package struct ConfigOptions: Hashable, Sendable {
  /// The folders besides the config's own into which its paths may lead.
  package var allowedPaths: [String]
  /// Values that replace the file's, as in `canvas.width=320`, in the order given.
  package var overrides: [String]
  /// Values that replace those of one preview, after `overrides`.
  package var previewOverrides: PreviewOverrides?

  /// Creates options; by default they change nothing.
  package init(
    allowedPaths: [String] = [], overrides: [String] = [],
    previewOverrides: PreviewOverrides? = nil
  ) {
    self.allowedPaths = allowedPaths
    self.overrides = overrides
    self.previewOverrides = previewOverrides
  }

  /// All overrides, in the order in which diagnostics number them.
  var allOverrides: [String] { overrides + (previewOverrides?.values ?? []) }
}

extension ConfigFile {
  /// Returns whether a text's outermost mapping has one of the keys that only configs have: `view`,
  /// `previews` or `canvas`.
  ///
  /// This separates the configs of a folder from data beside them. Nothing else is checked: a
  /// config with errors is still one.
  ///
  /// - Complexity: O(*n*), without reading the values.
  package static func isConfig(_ bytes: [UInt8]) -> Bool {
    var scan = OuterKeyScan(bytes)
    return scan.hasKey(in: ["view", "previews", "canvas"])
  }
}

/// A scan of the keys of a text's outermost mapping, in YAML or JSON, without parsing all of it.
private struct OuterKeyScan {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func hasKey(in keys: Set<String>) -> Bool {
    skipToContent()
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "{"): return flowMappingHasKey(in: keys)
    default: return blockMappingHasKey(in: keys)
    }
  }

  /// Skips empty lines, comments, directives and the start of a document, up to the first line with
  /// content.
  private mutating func skipToContent() {
    while position < bytes.count {
      var start = position
      while start < bytes.count, Self.isBlank(bytes[start]) { start += 1 }
      let rest = bytes[start...]
      let isPassed =
        rest.first.map { Self.isLineEnd($0) || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "%") }
        ?? true
      guard isPassed || rest.starts(with: "---".utf8) else {
        // A mapping begins with its first key's indentation, which the other keys share.
        if bytes[start] == UInt8(ascii: "{") { position = start }
        return
      }
      position = nextLine(from: start)
    }
  }

  private func nextLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Returns whether one of the keys is in a line with the first one's indentation.
  private func blockMappingHasKey(in keys: Set<String>) -> Bool {
    let indentation = bytes[position...].prefix { $0 == UInt8(ascii: " ") }.count
    var line = position
    while line < bytes.count {
      let start = line + indentation
      if start < bytes.count, bytes[line..<start].allSatisfy({ $0 == UInt8(ascii: " ") }),
        let key = key(at: start)?.key, keys.contains(key)
      {
        return true
      }
      line = nextLine(from: line)
    }
    return false
  }

  /// Returns whether one of the keys is one brace deep.
  private mutating func flowMappingHasKey(in keys: Set<String>) -> Bool {
    var depth = 0
    var mayBeKey = false
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        mayBeKey = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return false }
      case UInt8(ascii: ","): mayBeKey = true
      case UInt8(ascii: "#") where Self.isSpace(bytes[position - 1]):
        position = nextLine(from: position)
        continue
      case _ where Self.isSpace(byte): break
      default:
        if mayBeKey, depth == 1, let (key, _) = key(at: position), keys.contains(key) {
          return true
        }
        mayBeKey = false
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          position = end(ofQuoted: position)
          continue
        }
      }
      position += 1
    }
    return false
  }

  /// Returns a word, or one in quotes, before a colon; and the colon's position.
  private func key(at start: Int) -> (key: String, end: Int)? {
    var end = start
    var word: ArraySlice<UInt8>
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      end = self.end(ofQuoted: start)
      word = bytes[start + 1..<max(start + 1, end - 1)]
    default:
      while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
      word = bytes[start..<end]
    }
    // The keys that are searched for are not longer.
    guard word.count <= 16 else { return nil }
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    return (String(decoding: word, as: UTF8.self), end)
  }

  /// Returns the position after a quoted text.
  private func end(ofQuoted start: Int) -> Int {
    let quote = bytes[start]
    var position = start + 1
    while position < bytes.count, bytes[position] != quote {
      // Only double quotes have escapes; in single ones a doubled quote begins the next text.
      let isEscape = bytes[position] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      position += isEscape ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isLineEnd(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
