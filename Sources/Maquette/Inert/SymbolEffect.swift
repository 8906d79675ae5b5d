// Effects of symbols are accepted, but the symbols do not move.

/// The way in which a symbol moves.
public enum SymbolEffect: Hashable, Sendable {
  case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
  case drawOn, drawOff
}

// The directions and the parts of an effect, which are all the same at rest.
extension SymbolEffect {
  /// The effect in one of its ways.
  public var up: SymbolEffect { self }
  /// The effect in one of its ways.
  public var down: SymbolEffect { self }
  /// The effect in one of its ways.
  public var byLayer: SymbolEffect { self }
  /// The effect in one of its ways.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect in one of its ways.
  public var iterative: SymbolEffect { self }
  /// The effect in one of its ways.
  public var cumulative: SymbolEffect { self }
  /// The effect in one of its ways.
  public var reversing: SymbolEffect { self }
  /// The effect in one of its ways.
  public var nonReversing: SymbolEffect { self }
  /// The effect in one of its ways.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The effect in one of its ways.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The effect in one of its ways.
  public var downUp: SymbolEffect { self }
  /// The effect in one of its ways.
  public var upUp: SymbolEffect { self }
  /// The effect in one of its ways.
  public var offUp: SymbolEffect { self }
  /// The effect in one of its ways.
  public var clockwise: SymbolEffect { self }
  /// The effect in one of its ways.
  public var counterClockwise: SymbolEffect { self }
  /// The effect in one of its ways.
  public var left: SymbolEffect { self }
  /// The effect in one of its ways.
  public var right: SymbolEffect { self }
  /// The effect in one of its ways.
  public var forward: SymbolEffect { self }
  /// The effect in one of its ways.
  public var backward: SymbolEffect { self }
  /// The effect in one of its ways.
  public var plain: SymbolEffect { self }
}

/// The repetitions and the speed of a symbol's effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Once.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns a number of repetitions.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns a speed, as a multiple of the usual one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Returns the options with a speed, as a multiple of the usual one.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

nonisolated extension View {
  /// Moves the symbols inside when a value changes.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }

  /// Moves the symbols inside.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
}
