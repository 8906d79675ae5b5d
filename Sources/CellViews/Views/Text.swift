/// A text in the font and colour of its surroundings.
public struct Text: Hashable, Sendable {
  public var string: String

  public init(_ string: String) {
    self.string = string
  }
}
