// Effects of symbols are accepted, but the symbols do not move.

/// The way in which a symbol moves.
public enum SymbolEffect: Hashable, Sendable {
  case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
}

nonisolated extension View {
  /// Moves the symbols inside when a value changes.
  public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> Self { self }

  /// Moves the symbols inside.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }
}
