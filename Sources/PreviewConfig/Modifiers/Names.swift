import CellViews
import ConfigLanguage
import PlainText

extension ModifierDeclaration {
  static let names: [ModifierDeclaration] = [
    .accessibilityLabel, .id, .dimensions, .onTap,
  ]

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
        return compiler.refuse(node, "a name of letters, digits and '_'", label: place.label)
      }
      guard !DeclaredNames.reserved.contains(scalar.text) else {
        compiler.report(
          Mismatch("'\(scalar.text)' has a meaning in expressions"), at: node.range,
          label: place.label)
        return nil
      }
      compiler.declare(id: scalar.text, at: node.range)
      return .constant(scalar.text)
    })
}
