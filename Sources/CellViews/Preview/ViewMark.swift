/// A number by which the maker of a view finds it again when something is noticed about it.
public struct ViewMark: Hashable, Sendable {
  /// The number; what it counts is the maker's business.
  public let number: Int

  /// A mark with a number.
  public init(_ number: Int) {
    self.number = number
  }
}
