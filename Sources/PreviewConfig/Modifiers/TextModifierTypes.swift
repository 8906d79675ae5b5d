import CellViews
import TextShaping

extension ValueType<Font> {
  /// A text style by its name, or a mapping.
  static let font = ValueType<TextStyle>.word(pending: .body).map { Font.style($0) }.orMapping(
    .record(
      "font", "A text style, or a font of a fixed size.",
      Field(
        Field(optional: "style", .word(pending: TextStyle.body), "A text style of iOS."),
        Field(optional: "size", .number(1...1000), "A fixed size in points, instead of `style`."),
        Field(optional: "weight", .weight, "The strokes' weight."),
        Field(optional: "family", .text, "A font family of the catalog; with `size` only."),
        Field("italic", .truth, default: false, shown: "false", "Italic; with `size` only.")
      ) { style, size, weight, family, isItalic throws(Mismatch) in
        guard let size else {
          guard family == nil, !isItalic else {
            throw Mismatch("expected 'size' beside 'family' and 'italic'")
          }
          return .style(style ?? .body, weight: weight)
        }
        guard style == nil else { throw Mismatch("expected either 'style' or 'size'") }
        return .fixed(
          FontRequest(
            family: family, size: size, weight: weight ?? .regular, isItalic: isItalic))
      }))
}

extension ValueType<FontWeight> {
  /// SwiftUI's names of weights.
  static let weight = ValueType.words(
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ], pending: .regular)
}

extension ValueType<EnvironmentChange> {
  /// Where the lines of a text stand.
  static let textAlignment = ValueType<TextAlignment>.word(pending: .leading)
    .map { EnvironmentChange.multilineTextAlignment($0) }

  /// A number of lines, or `none`.
  static let lineLimit = ValueType.scalar(
    "a number of lines or none", shown: "a whole number from 1 to 10000, or none",
    json: .members([
      "anyOf": .array([
        .members(["type": "integer", "minimum": .number(1), "maximum": .number(10_000)]),
        .members(["const": "none"]),
      ])
    ]), pending: .lineLimit(nil)
  ) { value throws(Mismatch) in
    if case .string("none") = value { return .lineLimit(nil) }
    return .lineLimit(
      try value.whole(within: 1...10_000, "a number of lines or none", or: ["none"]))
  }
}

extension ValueType<String> {
  /// A name that expressions can read: letters, digits and `_`, the first no digit.
  static let identifier = ValueType(
    schema: {
      Schema(
        "name", .members(["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"]))
    },
    compile: { node, place, compiler in
      guard let scalar = node.scalar, scalar.text.isIdentifier else {
        compiler.report(
          Mismatch("expected a name of letters, digits and '_', found \(node.typeName)"),
          at: node.range, label: place.label)
        return nil
      }
      guard !Compiler.reservedNames.contains(scalar.text) else {
        compiler.report(
          Mismatch("'\(scalar.text)' has a meaning in expressions"), at: node.range,
          label: place.label)
        return nil
      }
      if place.label == "id" { compiler.declare(id: scalar.text, at: node.range) }
      return .constant(scalar.text)
    })
}

extension String {
  /// True for a name that expressions can read.
  var isIdentifier: Bool {
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
  }
}
