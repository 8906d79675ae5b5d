import CellViews
import LayoutGeometry
import TextShaping

// The settings that the views inside inherit.
extension ModifierDeclaration {
  static let surroundings: [ModifierDeclaration] = [
    .fontWeight, .tint, .colorScheme, .layoutDirection, .dynamicTypeSize,
  ]

  static let fontWeight = ModifierDeclaration(
    "fontWeight", ValueType<FontWeight>.weight.map { EnvironmentChange.fontWeight($0) },
    "The weight of the texts inside, whatever their font's.")

  static let tint = ModifierDeclaration(
    "tint", ValueType<Color>.color.map { EnvironmentChange.accentColor($0) },
    "The accent colour of the views inside.")

  static let colorScheme = ModifierDeclaration(
    "colorScheme",
    ValueType<Appearance>.word(pending: .light).map { EnvironmentChange.appearance($0) },
    "The appearance of the views inside.")

  static let layoutDirection = ModifierDeclaration(
    "layoutDirection",
    ValueType<LayoutDirection>.word(pending: .leftToRight)
      .map { EnvironmentChange.layoutDirection($0) },
    "The direction of the views inside.")

  static let dynamicTypeSize = ModifierDeclaration(
    "dynamicTypeSize",
    ValueType<DynamicType>.word(pending: .large).map { EnvironmentChange.dynamicType($0) },
    "The size of the text styles inside, as the canvas's `dynamicType`.")
}
