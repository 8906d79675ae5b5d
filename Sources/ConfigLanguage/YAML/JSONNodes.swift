import Diagnostics
import PlainText

/// Converts JSON to nodes with their places.
///
/// YAML is nearly JSON, too, but not where a key and its colon are on two lines or 1,024 characters
/// apart, nor for some characters: what RFC 8259 defines is read by its rules.
struct JSONNodes {
  /// The duplicate keys, and the texts that C libraries cannot process.
  private var diagnostics: [Diagnostic] = []
  private let source: SourceText
  private let lists: LiteralLists
  private let literalNodes: LiteralNodes
  private let adviceOnRepetition: (_ key: String) -> String?
  private var spot = Spot(byte: 0, position: SourcePosition(line: 1, column: 1))

  /// Reads a text that is an object or a list of JSON; returns nil for any other, which may be YAML.
  ///
  /// - Parameter lists: Long lists that become nodes only on request.
  /// - Throws: All duplicate keys and texts with a NUL.
  static func read(
    _ source: SourceText, passingOver lists: LiteralLists = LiteralLists(),
    adviceOnRepetition: @escaping (_ key: String) -> String?
  ) throws(Diagnostics) -> ConfigNode? {
    guard source.beginsAsJSON else { return nil }
    var nodes = JSONNodes(
      source: source, lists: lists, literalNodes: LiteralNodes(source),
      adviceOnRepetition: adviceOnRepetition)
    let root = try? source.readJSON(
      valueLimit: NodeConverter.nodeLimit, depthLimit: ConfigNode.depthLimit
    ) { reader throws(JSONMistake) in try nodes.node(&reader) }
    guard let root else { return nil }
    guard nodes.diagnostics.isEmpty else { throw Diagnostics(nodes.diagnostics) }
    return root
  }

  private mutating func node(_ reader: inout JSONReader) throws(JSONMistake) -> ConfigNode {
    let start = spot(at: reader.offset)
    let place = source.range(start)
    switch try reader.token() {
    case .array:
      if let list = lists.list(openingAt: start.byte) {
        reader.resume(
          at: list.inside.upperBound + 1, line: Int32(clamping: list.closing.position.line))
        return ConfigNode(LiteralItems(list.values, at: place, among: literalNodes), at: place)
      }
      var elements: [ConfigNode] = []
      try reader.readElements { reader, _ throws(JSONMistake) in
        elements.append(try node(&reader))
      }
      return ConfigNode(.list(elements), at: place)
    case .object: return ConfigNode(.mapping(try entries(&reader)), at: place)
    case .string(let text):
      let node = scalar(text, isQuoted: true, at: start, end: reader.offset)
      if text.utf8.contains(0) { report(Diagnostic(at: node.range, "control character U+0000")) }
      return node
    case .null, .bool, .number, .longNumber:
      let text = String(decoding: reader.bytes[start.byte..<reader.offset], as: UTF8.self)
      return scalar(text, isQuoted: false, at: start, end: reader.offset)
    }
  }

  private mutating func entries(_ reader: inout JSONReader) throws(JSONMistake) -> [ConfigEntry] {
    var entries: [ConfigEntry] = []
    var written: [String: Int] = [:]
    try reader.readFields { reader, name, bytes throws(JSONMistake) in
      let range = source.range(
        spot(at: bytes.lowerBound), length: source.characterCount(bytes))
      let value = try node(&reader)
      if let first = written.updateValue(range.start.line, forKey: name) {
        report(
          Diagnostic(
            at: range, "duplicate key '\(excerpt(of: name, limit: 40))', first in line \(first)",
            suggestion: adviceOnRepetition(name)))
        written[name] = first
      } else {
        entries.append(ConfigEntry(name, at: range, value))
      }
    }
    return entries
  }

  private func scalar(_ text: String, isQuoted: Bool, at start: Spot, end: Int) -> ConfigNode {
    let source = source
    let scalar = ConfigScalar(text, isQuoted: isQuoted) { offset in
      source.range(ofByte: ScalarPlaces(text, in: source, at: start.byte).byte(of: offset))
    }
    return ConfigNode(
      .scalar(scalar),
      at: source.range(start, length: source.characterCount(start.byte..<end)))
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < NodeConverter.diagnosticLimit { diagnostics.append(diagnostic) }
  }

  /// Returns the spot of a byte after all bytes asked for so far.
  private mutating func spot(at byte: Int) -> Spot {
    spot = source.spot(ofByte: byte, after: spot)
    return spot
  }
}
