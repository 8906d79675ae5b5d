public import DisplayList
public import ImageDecoding

/// A display list and the pictures that it names: all that a renderer needs.
public struct Drawing: Sendable {
  /// What is drawn.
  public var displayList: DisplayList
  /// The pictures that the display list names.
  public var pictures: [PictureID: Picture]

  /// A drawing of `displayList`, which names none but the pictures given.
  public init(_ displayList: DisplayList, pictures: [PictureID: Picture] = [:]) {
    self.displayList = displayList
    self.pictures = pictures
  }
}
