// Haptics and sounds are accepted, but nothing is felt or heard.

/// A haptic or a sound that accompanies a change.
public enum SensoryFeedback: Hashable, Sendable {
  case selection, success, warning, error, impact, increase, decrease

  /// Returns a collision, with a weight and a strength from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Returns a collision of soft or hard things, with a strength from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// The weight of colliding things.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// The hardness of colliding things.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}

nonisolated extension View {
  /// Plays feedback when a value changes.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }

  /// Vibrates when the value changes, if a closure returns true.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> Self { self }

  /// Vibrates as a closure returns when the value changes.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> Self { self }
}
