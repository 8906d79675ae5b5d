/// A font as a value: which file, which face in it, and what is synthesised on top.
public struct FontFace: Hashable, Sendable {
  /// The face's full name, as in `Inter Semi Bold`; what dumps and reports show.
  public var name: String
  /// The font file's path; never part of an output.
  public var file: String
  /// The face's index in a collection file, else 0.
  public var index: Int
  /// The family's name, as in `Inter`: what another program finds the font by.
  public var family: String
  /// OpenType's number for the weight that the face is designed with, from 1 to 1000.
  public var weight: Int
  /// True if the face is designed as an italic or an oblique one.
  public var isItalic: Bool
  /// True if the face has no italic of its own and is slanted when it is drawn.
  public var isSlanted: Bool
  /// True if the face has no such weight of its own and is emboldened when it is drawn.
  public var isEmboldened: Bool

  /// The face at `index` of `file`, as designed unless something is synthesised.
  ///
  /// - Parameter family: `name` unless given.
  public init(
    name: String, file: String, index: Int = 0, family: String? = nil, weight: Int = 400,
    isItalic: Bool = false, isSlanted: Bool = false, isEmboldened: Bool = false
  ) {
    self.name = name
    self.file = file
    self.index = index
    self.family = family ?? name
    self.weight = weight
    self.isItalic = isItalic
    self.isSlanted = isSlanted
    self.isEmboldened = isEmboldened
  }
}
