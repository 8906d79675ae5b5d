/// All errors of a file, in the order of their places.
public struct Diagnostics: Error, Hashable, Sendable {
  /// The errors, and the warnings between them.
  public var diagnostics: [Diagnostic]

  /// Diagnostics that are thrown together.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
