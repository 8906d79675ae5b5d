import AssetCatalogs
import Diagnostics
import PlainText
import Synchronization

/// A string catalog of Xcode's, `.xcstrings`.
///
/// The names of all keys are read at once, and a key's texts when they are asked for. A field or version that is
/// not known is an error: what it changes about a text is not known either.
final class StringCatalog: StringSource {
  private let text: SourceText
  /// The offset of each key's entry.
  private let offsets: [String: Int]
  let keys: [String]
  private let read = Mutex<[String: StringEntry]>([:])

  private static let longestFile = 64 << 20
  /// The versions of the format that Xcode writes: 1.1 since generated symbols, 1.2 in catalogs of public apps of 2026.
  private static let versions = ["1.0", "1.1", "1.2"]

  /// Opens a catalog.
  static func table(_ path: String, files: CatalogFiles) throws -> StringTable {
    let text = try SourceText(
      files.bytes(path, longestFile), file: files.label(path), isYAML: false, mayBeJSON: false)
    var head = Head()
    try text.readJSON { reader throws(JSONMistake) in try head.read(&reader, in: text) }
    guard let language = head.sourceLanguage else {
      throw Diagnostic(
        at: text.range(ofByte: 0), "missing field 'sourceLanguage' in a string catalog",
        sourceLine: text.line(1))
    }
    if let version = head.version, !versions.contains(version.string ?? "") {
      throw version.mistake(
        "version: expected one of \(versions.joined(separator: ", ")), found \(version.summary)",
        suggestion: "the catalog is of a later Xcode than is known here")
    }
    if let unknown = head.unknown { throw unknown }
    return StringTable(
      path: path, sourceLanguage: language, languages: head.languages,
      source: StringCatalog(text, head))
  }

  /// The parts of the file outside of its keys.
  private struct Head {
    var sourceLanguage: String?
    var version: PlacedJSON?
    var offsets: [String: Int] = [:]
    var keys: [String] = []
    var languages: Set<String> = []
    var unknown: Diagnostic?

    mutating func read(
      _ reader: inout JSONReader, in text: SourceText
    ) throws(JSONMistake) {
      guard try reader.token() == .object else {
        throw JSONMistake(at: 0..<1, "expected an object in a string catalog")
      }
      try reader.readFields { reader, name, place throws(JSONMistake) in
        switch name {
        case "sourceLanguage": sourceLanguage = try PlacedJSON(&reader, in: text).string
        case "version": version = try PlacedJSON(&reader, in: text)
        case "strings": try readKeys(&reader)
        default:
          unknown =
            unknown
            ?? text.mistake(
              at: place,
              "unknown field '\(excerpt(of: name, limit: 40))' in a string catalog",
              suggestion: suggestion(for: name, among: ["sourceLanguage", "version", "strings"]))
          try reader.passValue()
        }
      }
    }

    private mutating func readKeys(_ reader: inout JSONReader) throws(JSONMistake) {
      guard try reader.token() == .object else {
        throw JSONMistake(at: reader.offset..<reader.offset + 1, "strings: expected an object")
      }
      try reader.readFields { reader, key, place throws(JSONMistake) in
        guard offsets.updateValue(reader.offset, forKey: key) == nil else {
          throw JSONMistake(
            at: place, "duplicate key '\(excerpt(of: key, limit: 40))'")
        }
        keys.append(key)
        try readLanguages(&reader)
      }
    }

    /// Reads the names of an entry's languages, and passes over the rest.
    private mutating func readLanguages(_ reader: inout JSONReader) throws(JSONMistake) {
      guard try reader.token() == .object else {
        throw JSONMistake(
          at: reader.offset..<reader.offset + 1, "expected an object for a key")
      }
      try reader.readFields { reader, name, _ throws(JSONMistake) in
        guard name == "localizations", reader.bytes[reader.offset] == UInt8(ascii: "{") else {
          try reader.passValue()
          return
        }
        _ = try reader.token()
        try reader.readFields { reader, language, _ throws(JSONMistake) in
          languages.insert(language)
          try reader.passValue()
        }
      }
    }
  }

  private init(_ text: SourceText, _ head: Head) {
    self.text = text
    offsets = head.offsets
    keys = head.keys
  }

  func entry(_ key: String) throws -> StringEntry? {
    guard let offset = offsets[key] else { return nil }
    if let known = read.withLock({ $0[key] }) { return known }
    var reader = JSONReader(text.bytes, from: offset)
    let node: PlacedJSON
    do {
      node = try PlacedJSON(&reader, in: text)
    } catch {
      throw text.mistake(at: error.bytes, error.message, suggestion: error.suggestion)
    }
    let entry = try Self.entry(node, key: key)
    read.withLock { $0[key] = entry }
    return entry
  }

  private static func entry(_ node: PlacedJSON, key: String) throws(Diagnostic) -> StringEntry {
    try node.check(
      [
        "comment", "extractionState", "shouldTranslate", "localizations", "generatesSymbol",
        "isCommentAutoGenerated", "commentAutoGenerated", "commentGenerationVersion",
      ], in: "a key")
    var entry = StringEntry(localizations: [:], fallback: key) { node.warning($0) }
    if let should = node["shouldTranslate"] {
      guard let value = should.bool else {
        throw should.unexpected("true or false", as: "shouldTranslate")
      }
      entry.isTranslated = value
    }
    for field in node["localizations"]?.fields ?? [] {
      entry.localizations[field.name] = try localization(field.value)
    }
    return entry
  }

  private static func localization(_ node: PlacedJSON) throws(Diagnostic) -> Localization {
    var localization = Localization(form: try form(node, besides: ["substitutions"]))
    for field in node["substitutions"]?.fields ?? [] {
      let form = try form(field.value, besides: ["argNum", "formatSpecifier"])
      var argument: Int?
      if let number = field.value["argNum"] {
        guard let value = number.number, let whole = Int(exactly: value), (1...99).contains(whole)
        else { throw number.unexpected("a whole number from 1 to 99", as: "argNum") }
        argument = whole
      }
      var substitution = Localization.Substitution(argument: argument, form: form)
      if let format = field.value["formatSpecifier"] {
        guard let known = format.string.flatMap(TextPattern.placeholder(ofFormat:)) else {
          throw format.unexpected("a format as 'lld'", as: "formatSpecifier")
        }
        substitution.format = known
      }
      localization.substitutions[field.name] = substitution
    }
    return localization
  }

  private static func form(
    _ node: PlacedJSON, besides others: [String] = []
  ) throws(Diagnostic) -> TextForm {
    try node.check(["stringUnit", "variations"] + others, in: "a text")
    if let unit = node["stringUnit"] {
      try unit.check(["state", "value"], in: "a string unit")
      guard let value = unit["value"]?.string else {
        throw unit.mistake("missing text 'value' in a string unit")
      }
      if let state = unit["state"], !states.contains(state.string ?? "") {
        throw state.mistake(
          "state: expected one of \(states.joined(separator: ", ")), found \(state.summary)")
      }
      return .text(value, state: unit["state"]?.string)
    }
    guard let variations = node["variations"], let field = variations.fields?.first,
      variations.fields?.count == 1
    else { throw node.mistake("expected 'stringUnit', or one kind of 'variations'") }
    let known = field.name == "plural" ? categories : devices
    guard ["plural", "device"].contains(field.name) else {
      throw field.value.mistake(
        "unknown variations '\(excerpt(of: field.name, limit: 40))'",
        suggestion: suggestion(for: field.name, among: ["plural", "device"]))
    }
    try field.value.check(known, in: "the variations '\(field.name)'")
    var forms: [String: TextForm] = [:]
    for inner in field.value.fields ?? [] { forms[inner.name] = try form(inner.value) }
    return field.name == "plural" ? .plural(forms) : .device(forms)
  }

  private static let states = [
    "new", "needs_review", "translated", "stale", "machine_translated",
  ]
  private static let categories = ["zero", "one", "two", "few", "many", "other"]
  private static let devices = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]
}
