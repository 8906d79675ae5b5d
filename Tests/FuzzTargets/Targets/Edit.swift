import ConfigLanguage
import Diagnostics
import PreviewConfig

extension FuzzTarget {
  /// A setting on the first line, and below it the config that it is written into.
  ///
  /// It is refused, or the result represents what the config does with the setting, and has all of
  /// its comments.
  static let edit = FuzzTarget("edit") { input, _ in
    let line = input.prefix { $0 != 0x0A }
    let (setting, config) = (String(decoding: line, as: UTF8.self), Array(input[line.endIndex...]))
    guard config.count(where: { $0 == UInt8(ascii: "*") }) <= 8 else {
      // Aliases of aliases take longer than a fuzzer has for an input.
      return "more than 8 aliases"
    }
    let edit: ConfigEdit
    do throws(Diagnostics) {
      edit = try ConfigEdit([setting], in: config, file: "input.yaml")
    } catch {
      return printed(
        error.diagnostics, sources: ["input.yaml": SourceLines(config)])
    }
    guard let before = try tree(config), let after = try tree(edit.bytes) else {
      preconditionFailure("\(setting) is set in nothing")
    }
    let value = try Represented(ofSetting: setting)
    let path = setting.prefix { $0 != "=" }.split(separator: ".").map(String.init)
    precondition(
      before.setting(value, at: path[...]) == after,
      "\(setting) gives \(String(decoding: edit.bytes, as: UTF8.self))")
    if before.isScalarWithoutSign(at: path[...]), !setting.contains("#") {
      precondition(
        signCount(edit.bytes) >= signCount(config),
        "\(setting) takes comments from \(String(decoding: config, as: UTF8.self))")
    }
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  private static func tree(_ text: [UInt8]) throws -> Represented? {
    try YAMLReader.read(try SourceText(text, file: "input.yaml")).map(Represented.init)
  }

  /// How many `#` a text has; a comment begins with one.
  private static func signCount(_ text: [UInt8]) -> Int {
    text.count { $0 == UInt8(ascii: "#") }
  }
}

/// What a config represents, without the order of keys and the quotes.
private indirect enum Represented: Equatable {
  case scalar(String)
  case list([Represented])
  case mapping([String: Represented])

  init(_ node: ConfigNode) {
    switch node.content {
    case .scalar(let scalar): self = .scalar(scalar.text)
    case .list(let nodes): self = .list(nodes.map { Represented($0) })
    case .mapping(let entries):
      let pairs = entries.map { ($0.key, Represented($0.value)) }
      self = .mapping(Dictionary(pairs) { first, _ in first })
    }
  }

  /// The value after the first `=`.
  init(ofSetting setting: String) throws {
    let value = setting.drop { $0 != "=" }.dropFirst()
    // Such a value is a colour, and not a comment.
    if value.hasPrefix("#") {
      self = .scalar(String(value))
    } else {
      // Indented, since `---` at a line's start would begin a document.
      let node = try YAMLReader.read(try SourceText(Array("  \(value)".utf8), file: "-"))
      self = node.map { Represented($0) } ?? .scalar("")
    }
  }

  /// The tree with a value at the end of a path.
  func setting(_ value: Represented, at path: ArraySlice<String>) -> Represented {
    guard let key = path.first else { return value }
    let rest = path.dropFirst()
    switch self {
    case .scalar: return self
    case .list(var elements):
      if key == "count", rest.isEmpty, case .scalar(let text) = value,
        case .number(let count) = try? ScalarReader.value(ofPlain: text)
      {
        return .list((0..<Int(count)).map { elements[$0 % elements.count] })
      }
      guard let index = Int(key), elements.indices.contains(index) else { return self }
      elements[index] = elements[index].setting(value, at: rest)
      return .list(elements)
    case .mapping(var members):
      members[key] = (members[key] ?? .mapping([:])).setting(value, at: rest)
      return .mapping(members)
    }
  }

  /// True if a path leads to a scalar without `#`, or to nothing: its text has no comment in it.
  func isScalarWithoutSign(at path: ArraySlice<String>) -> Bool {
    switch self {
    case .scalar(let text): return path.isEmpty && !text.contains("#")
    case .list(let elements):
      guard let index = path.first.flatMap(Int.init), elements.indices.contains(index) else {
        return false
      }
      return elements[index].isScalarWithoutSign(at: path.dropFirst())
    case .mapping(let members):
      guard let key = path.first else { return false }
      return members[key]?.isScalarWithoutSign(at: path.dropFirst()) ?? true
    }
  }
}
