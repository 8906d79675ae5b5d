import AssetCatalogs
import Diagnostics
import PlainText

/// The tables of a name in the folders of languages, as `en.lproj`: `.strings` and `.stringsdict` files.
struct StringsFolder: StringSource {
  /// The texts by language and key.
  private let tables: [String: [String: Localization]]
  private let label: String
  let keys: [String]

  private static let longestFile = 16 << 20

  /// Opens the tables beside a file of one language.
  static func table(_ path: String, files: CatalogFiles) throws -> StringTable {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else {
      throw Diagnostic(
        at: nil, "'\(excerpt(of: path))' is not in a language's folder",
        suggestion: "name the file of the source language, as in 'en.lproj/Localizable.strings'")
    }
    let name = path.lastName.withoutEnding
    let folder = parts.dropLast(2).joined(separator: "/")
    let prefix = parts.count == 2 ? "" : folder + "/"
    let source = language(ofFolder: parts[parts.count - 2])
    var tables: [String: [String: Localization]] = [:]
    // Whatever else is beside them is of no interest.
    let siblings = try files.names(parts.count == 2 ? "." : folder, ending: ".lproj")
    for sibling in siblings {
      guard let held = try? files.names(prefix + sibling) else { continue }
      for ending in ["strings", "stringsdict"] where held.contains("\(name).\(ending)") {
        let file = "\(prefix)\(sibling)/\(name).\(ending)"
        let read = try texts(files.bytes(file, longestFile), file: files.label(file), ending)
        // A text with forms precedes a plain one, as in Foundation; those of `en` follow those of `Base`.
        tables[language(ofFolder: sibling), default: [:]].merge(read) { $1 }
      }
    }
    let label = files.label(path)
    return StringTable(
      path: path, sourceLanguage: source, languages: Set(tables.keys),
      source: StringsFolder(tables: tables, label: label))
  }

  /// Returns the texts of a file; Xcode reads a `.strings` file that is a property list, too.
  private static func texts(
    _ bytes: [UInt8], file: String, _ ending: String
  ) throws(Diagnostic) -> [String: Localization] {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw Diagnostic(
        at: nil, "'\(excerpt(of: file))' is a binary property list",
        suggestion: "convert it with 'plutil -convert xml1'")
    }
    let isList = ending == "stringsdict" || bytes.first { !" \t\r\n".utf8.contains($0) } == 0x3C
    return try isList
      ? StringsDictionary(bytes, file: file).texts : StringsFile(bytes, file: file).texts
  }

  /// Returns the language of a folder; the texts in `Base` are shown where no other language is, and are those of
  /// English as Xcode makes projects.
  private static func language(ofFolder name: String) -> String {
    name.withoutEnding == "Base" ? "en" : name.withoutEnding
  }

  private init(tables: [String: [String: Localization]], label: String) {
    self.tables = tables
    self.label = label
    keys = Set(tables.values.flatMap(\.keys)).sorted()
  }

  func entry(_ key: String) -> StringEntry? {
    let texts = tables.compactMapValues { $0[key] }
    guard !texts.isEmpty else { return nil }
    return StringEntry(localizations: texts, fallback: key) { [label] words in
      Diagnostic(.warning, at: nil, "\(label): \(words)")
    }
  }
}

/// A `.strings` file: keys and texts in quotes, with `=` between and `;` after each.
struct StringsFile {
  private(set) var texts: [String: Localization] = [:]
  private let source: SourceText
  private var index = 0

  private var bytes: [UInt8] { source.bytes }

  /// Parses a file in UTF-8 or, with a byte order mark, in UTF-16.
  ///
  /// - Throws: `Diagnostic` at the first place that is not in the format.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    source = try SourceText(
      Self.utf8(bytes), file: file, isYAML: false, mayBeJSON: false)
    skipSpace()
    while index < source.bytes.count {
      let start = index
      let key = try text()
      let end = index
      try expect("=")
      let value = try text()
      try expect(";")
      var localization = Localization(form: .text(value, state: nil))
      if texts[key] != nil {
        localization.notices = [
          Self.repeated(key, at: start..<end, in: source)
        ]
      }
      texts[key] = localization
    }
  }

  /// The warning about a key that a table has twice, of which Foundation keeps the last.
  fileprivate static func repeated(
    _ key: String, at bytes: Range<Int>, in source: SourceText
  ) -> Diagnostic {
    var warning = source.mistake(
      at: bytes,
      "the key '\(excerpt(of: key, limit: 40))' is in the table before; the last text is used")
    warning.severity = .warning
    return warning
  }

  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func expect(_ character: Character) throws(Diagnostic) {
    skipSpace()
    guard index < bytes.count, bytes[index] == character.asciiValue else {
      throw mistake("expected '\(character)', found \(source.character(at: index))")
    }
    index += 1
    skipSpace()
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if [9, 10, 13, 32].contains(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func text() throws(Diagnostic) -> String {
    guard index < bytes.count else { throw mistake("expected a text, found the end of the file") }
    let start = index
    guard bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      guard index > start else {
        throw mistake("expected a text in double quotes, found \(source.character(at: index))")
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    index += 1
    var result: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        result += escape()
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else {
      throw source.mistake(at: start..<start + 1, "the text is not closed")
    }
    index += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escape() -> [UInt8] {
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let unit = unit() else { return [letter] }
      var units = [unit]
      // A character beyond U+FFFF has two escapes, one after the other.
      if UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: [UInt8(ascii: "\\"), letter]) {
        let start = index
        index += 2
        if let second = self.unit(), UTF16.isTrailSurrogate(second) {
          units.append(second)
        } else {
          index = start
        }
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [letter]
    }
  }

  /// Passes over four hexadecimal digits, and returns their value; nil if there are none.
  private mutating func unit() -> UInt16? {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    index += 4
    return unit
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func mistake(_ message: String) -> Diagnostic {
    source.mistake(at: index..<min(index + 1, bytes.count), message)
  }
}

/// A `.stringsdict` file: texts with forms, as a property list in XML; or a `.strings` file in that form.
struct StringsDictionary {
  private(set) var texts: [String: Localization] = [:]

  /// Parses a file.
  ///
  /// - Throws: `Diagnostic` at the first place that is not in the format.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let source = try SourceText(bytes, file: file, isYAML: false, mayBeJSON: false)
    var reader = PropertyListReader(source)
    for (key, value) in try reader.root() {
      var localization = try Self.localization(value, key: key, in: source)
      if texts[key] != nil {
        localization.notices = [
          StringsFile.repeated(key, at: value.offset..<value.offset + 1, in: source)
        ]
      }
      texts[key] = localization
    }
  }

  private static func localization(
    _ value: PropertyListReader.Value, key: String, in source: SourceText
  ) throws(Diagnostic) -> Localization {
    func mistake(_ message: String) -> Diagnostic {
      source.mistake(
        at: value.offset..<value.offset + 1, "\(excerpt(of: key, limit: 40)): \(message)")
    }
    if case .string(let text) = value.content {
      return Localization(form: .text(text, state: nil))
    }
    if case .string(let text)? = value["NSStringLocalizedFormatKey"]?.content {
      var localization = Localization(form: .text(text, state: nil))
      for (name, part) in value.entries where name != "NSStringLocalizedFormatKey" {
        guard case .string("NSStringPluralRuleType")? = part["NSStringFormatSpecTypeKey"]?.content
        else { throw mistake("expected 'NSStringPluralRuleType' for '\(excerpt(of: name))'") }
        var forms: [String: TextForm] = [:]
        for (category, form) in part.entries where !category.hasPrefix("NSString") {
          guard case .string(let text) = form.content else {
            throw mistake("expected a text for '\(excerpt(of: category))'")
          }
          forms[category] = .text(text, state: nil)
        }
        var substitution = Localization.Substitution(form: .plural(forms))
        if case .string(let format)? = part["NSStringFormatValueTypeKey"]?.content {
          substitution.format = TextPattern.placeholder(ofFormat: format) ?? substitution.format
        }
        localization.substitutions[name] = substitution
      }
      return localization
    }
    guard
      let widths = value["NSStringVariableWidthRuleType"]
        ?? value["NSStringDeviceSpecificRuleType"]
    else { throw mistake("missing key 'NSStringLocalizedFormatKey'") }
    let isDevice = value["NSStringDeviceSpecificRuleType"] != nil
    var forms: [String: TextForm] = [:]
    for (name, form) in widths.entries {
      guard case .string(let text) = form.content else { throw mistake("expected a text") }
      forms[name] = .text(text, state: nil)
    }
    if isDevice { return Localization(form: .device(forms)) }
    // A screen has room for the widest form.
    let widest = forms.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    guard let widest else { throw mistake("the text has no form") }
    return Localization(form: widest)
  }
}

/// A reader of the part of property lists that tables of texts have: dictionaries and strings.
private struct PropertyListReader {
  struct Value {
    enum Content {
      case string(String)
      case dictionary([(String, Value)])
    }

    var content: Content
    var offset: Int

    var entries: [(String, Value)] {
      if case .dictionary(let entries) = content { entries } else { [] }
    }

    subscript(name: String) -> Value? { entries.first { $0.0 == name }?.1 }
  }

  private let source: SourceText
  private var index = 0
  private var depth = 0

  init(_ source: SourceText) { self.source = source }

  mutating func root() throws(Diagnostic) -> [(String, Value)] {
    var tag = try nextTag()
    while tag.hasPrefix("?") || tag.hasPrefix("!") || tag.hasPrefix("plist") { tag = try nextTag() }
    guard tag == "dict" else { throw mistake("expected <dict>, found <\(excerpt(of: tag))>") }
    return try readEntries()
  }

  private mutating func readEntries() throws(Diagnostic) -> [(String, Value)] {
    guard depth < 16 else { throw mistake("dictionaries nested more than 16 deep") }
    depth += 1
    defer { depth -= 1 }
    var entries: [(String, Value)] = []
    while true {
      let tag = try nextTag()
      if tag == "/dict" { return entries }
      guard tag == "key" else { throw mistake("expected <key>, found <\(excerpt(of: tag))>") }
      let key = try text(upTo: "/key")
      let offset = index
      let kind = try nextTag()
      switch kind {
      case "dict":
        entries.append((key, Value(content: .dictionary(try readEntries()), offset: offset)))
      case "dict/":
        entries.append((key, Value(content: .dictionary([]), offset: offset)))
      case "string/": entries.append((key, Value(content: .string(""), offset: offset)))
      case "string", "integer":
        let text = try text(upTo: "/" + kind)
        entries.append((key, Value(content: .string(text), offset: offset)))
      default: throw mistake("expected <string> or <dict>, found <\(excerpt(of: kind))>")
      }
    }
  }

  /// Returns the next tag without its brackets, after any comments.
  private mutating func nextTag() throws(Diagnostic) -> String {
    let bytes = source.bytes
    while true {
      guard let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else {
        index = bytes.count
        throw mistake("expected a tag, found the end of the file")
      }
      if bytes[open...].starts(with: "<!--".utf8) {
        var end = open + 4
        while end < bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
        index = min(end + 3, bytes.count)
        continue
      }
      guard let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) else {
        index = open
        throw mistake("the tag is not closed")
      }
      index = close + 1
      return String(decoding: bytes[open + 1..<close], as: UTF8.self)
    }
  }

  private mutating func text(upTo end: String) throws(Diagnostic) -> String {
    let start = index
    let tag = try nextTag()
    guard tag == end else { throw mistake("expected <\(end)>, found <\(excerpt(of: tag))>") }
    var text = String(
      decoding: source.bytes[start..<index - tag.utf8.count - 2], as: UTF8.self)
    text = text.replacing(#/&#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}));/#) { match in
      let code = match.1.flatMap { UInt32($0, radix: 16) } ?? match.2.flatMap { UInt32($0) }
      let character =
        code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
      return character == "&" ? "&amp;" : character
    }
    // `&amp;` last: what it makes must not be read again.
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] { text = text.replacing(name, with: character) }
    return text
  }

  private func mistake(_ message: String) -> Diagnostic {
    source.mistake(at: max(0, index - 1)..<max(1, index), message)
  }
}
