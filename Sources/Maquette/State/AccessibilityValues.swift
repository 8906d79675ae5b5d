/// A mode that indicates whether the rows of a list can be deleted and moved.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Indicates whether the rows can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// The contrast between the colours of texts and surfaces.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

// The settings of a user: a device's defaults, unless a view around sets another value.
extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum WithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  private enum WeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

  /// The edit mode of lists, in which rows can be deleted and moved; nil if nothing edits.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Indicates whether motion should be reduced.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Indicates whether materials should be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Indicates whether things should differ in more than their colours.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Indicates whether the display inverts colours.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Indicates whether buttons should have a shape.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }

  /// Indicates whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// The contrast that colours should have.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The weight that texts should have.
  public var legibilityWeight: LegibilityWeight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

/// The weight that texts need to be legible.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
