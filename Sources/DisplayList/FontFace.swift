/// A font as a value: which file, which face in it, and what is synthesised on top.
public struct FontFace: Hashable, Sendable {
  /// The face's full name, as in `Inter Semi Bold`; what dumps and reports show.
  public var name: String
  /// The font file's path; never part of an output.
  public var file: String
  /// The face's index in a collection file, else 0.
  public var index: Int
  /// True if the face has no italic of its own and is slanted when it is drawn.
  public var isSlanted: Bool
  /// True if the face has no such weight of its own and is emboldened when it is drawn.
  public var isEmboldened: Bool

  /// The face at `index` of `file`, as designed unless something is synthesised.
  public init(
    name: String, file: String, index: Int = 0, isSlanted: Bool = false,
    isEmboldened: Bool = false
  ) {
    self.name = name
    self.file = file
    self.index = index
    self.isSlanted = isSlanted
    self.isEmboldened = isEmboldened
  }
}
