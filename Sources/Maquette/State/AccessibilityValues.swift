/// Whether the rows of a list can be deleted and moved.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// True while the rows can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// How much the colours of texts and surfaces differ.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

// What a user has set on a device: what a device starts with, unless a view around sets another value.
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

  /// Whether the rows of lists can be deleted and moved; nil where nothing edits.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether less should move.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether materials should be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colours should not be all that distinguishes.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether the display shows opposite colours.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether buttons should have a shape.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }

  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// How much colours should differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// How heavy texts should be.
  public var legibilityWeight: LegibilityWeight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

/// How heavy texts should be to be read.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
