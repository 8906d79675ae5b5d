import CellViews
import PlainText

extension ModifierDeclaration {
  static let accessibilityLabel = ModifierDeclaration(
    "accessibilityLabel", .text, "The text for screen readers; a title in SVG.", keepsSize: true
  ) { .accessibilityLabel($0) }

  static let id = ModifierDeclaration(
    "id", .identifier, "The name by which expressions read the view's computed values."
  ) { .id($0) }
}

extension ValueType<String> {
  /// A view's `id`, a name that expressions can read: letters, digits and `_`, but not a digit first.
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
      compiler.declare(id: scalar.text, at: node.range)
      return .constant(scalar.text)
    })
}

extension String {
  /// Indicates whether the name is one that expressions can read.
  var isIdentifier: Bool {
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
  }
}
