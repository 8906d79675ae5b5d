import CellViews

/// What a modifier makes of the view before it.
typealias ViewChange = @Sendable (View) -> View

/// The declaration of a modifier: its key, and the values that it takes.
struct ModifierDeclaration: Sendable {
  let name: String
  let help: String
  /// True if the modifier must come right after a shape.
  let isForShapes: Bool
  let argument: ValueType<ViewChange>

  init<Value: Sendable>(
    _ name: String, _ argument: ValueType<Value>, _ help: String,
    modifier: @escaping @Sendable (Value) -> Modifier
  ) {
    self.name = name
    self.help = help
    isForShapes = false
    self.argument = argument.map { value in
      let modifier = modifier(value)
      return { .modified($0, modifier) }
    }
  }

  init(
    _ name: String, isForShapes: Bool = false, change argument: ValueType<ViewChange>,
    _ help: String
  ) {
    self.name = name
    self.help = help
    self.isForShapes = isForShapes
    self.argument = argument
  }

  init(
    _ name: String, _ argument: ValueType<EnvironmentChange>, _ help: String
  ) {
    self.init(name, argument, help) { .environment($0) }
  }

  /// The modifier with a name.
  static func named(_ name: String) -> ModifierDeclaration? {
    byName[name]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All modifiers of the language, in the reference's order.
  static let all: [ModifierDeclaration] = [
    .padding, .frame, .background, .overlay, .offset, .aspectRatio, .contentMode, .fixedSize,
    .layoutPriority, .border, .cornerRadius, .clipShape, .fill, .stroke, .shadow, .opacity, .font,
    .bold, .italic, .foregroundColor, .multilineTextAlignment, .lineLimit, .truncationMode,
    .accessibilityLabel, .id, .dimensions,
  ]
}
