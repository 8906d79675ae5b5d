/// The font that a text asks for, as a value.
public struct FontRequest: Hashable, Sendable {
  /// A family of the catalog, or nil for the catalog's default.
  public var family: String?
  /// The size, in points.
  public var size: Double
  /// The weight; a family without it serves its nearest one.
  public var weight: FontWeight
  /// True for italics; a family without them is slanted when it is drawn.
  public var isItalic: Bool
  /// Whose forms of ideographs are meant where the text itself does not tell.
  public var ideographs: Ideographs?

  /// A request for `family` at `size` points.
  public init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    ideographs: Ideographs? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.ideographs = ideographs
  }
}
