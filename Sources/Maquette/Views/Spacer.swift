public import CellViews

/// Space that grows along the axis of its stack.
public struct Spacer: ViewConvertible, Sendable {
  private let minLength: Double?

  /// A spacer of at least `minLength` points; 8 unless told otherwise.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// The spacer as a view.
  public var view: View { .spacer(minLength: minLength) }
}
