/// What the colours and the pictures of a drawing are called by whoever asked for them, and which texts
/// it has.
package struct DrawingNames: Hashable, Sendable {
  /// The name of each colour that was added; nil for one that was added under several names, or
  /// without any.
  private var colors: [RGBA: String?] = [:]
  private var pictures: [PictureID: String] = [:]
  /// All of each text, in the order of drawing.
  package var texts: [String] = []

  /// No names.
  package init() {}

  /// Adds a colour, which may have no name.
  package mutating func add(_ color: RGBA, name: String?) {
    if let known = colors[color], known != name {
      colors[color] = .some(nil)
    } else {
      colors[color] = .some(name)
    }
  }

  /// Adds the name of a picture.
  package mutating func add(_ picture: PictureID, name: String) { pictures[picture] = name }

  /// What a colour is called; nil for one that was not added, or not under one name.
  package subscript(color: RGBA) -> String? { colors[color] ?? nil }

  /// What a picture is called; nil for one that was not added.
  package subscript(picture: PictureID) -> String? { pictures[picture] }
}
