import DisplayList

/// A family of the catalog: its faces' files, and what it stands in for.
package struct FontFamily: Hashable, Sendable {
  /// The name that requests use, as in `Noto Sans Arabic`.
  package var name: String
  /// The Debian package that installs the family; nil for a family of a config's own folder.
  package var debianPackage: String?
  /// Never empty.
  package var faces: [Face]
  /// When the family is asked for a character that the families before it lack.
  package var role: Role

  /// One face of a family: a style in a file.
  package struct Face: Hashable, Sendable {
    /// As in `SemiBold Italic`.
    package var style: String
    package var file: String
    /// The face's place in a collection file, else 0; bits 16 and up number the named instance of
    /// a variable font, from 1.
    package var index = 0
    package var weight: Int
    package var isItalic: Bool
  }

  /// When a family stands in for another.
  package enum Role: Hashable, Sendable {
    /// For any character, before all others.
    case text
    /// For the characters of the script with this ISO 15924 code.
    case script(String)
    /// For Chinese, Japanese and Korean; only one such family serves a text.
    case ideographs
    /// For characters of no script.
    case symbols
    /// For emoji in colour.
    case emoji
  }

  /// The face that serves a request, by CSS's rule: the slant first, then the nearest weight.
  ///
  /// From 400 to 500, heavier up to 500 comes first, then lighter, then heavier; below 400 lighter
  /// comes first, above 500 heavier.
  ///
  /// Source: CSS Fonts 4, section 5.2, font matching.
  package func face(weight: Int, isItalic: Bool) -> Face {
    let slanted = faces.filter { $0.isItalic == isItalic }
    let candidates = slanted.isEmpty ? faces : slanted
    func distance(_ face: Face) -> Int {
      let heavier = face.weight - weight
      let isPreferredSide =
        switch weight {
        case ..<400: heavier <= 0
        case 400...500: heavier >= 0 && face.weight <= 500
        default: heavier >= 0
        }
      // Beyond all distances on the preferred side; from 400 to 500 what is lighter comes before
      // what is heavier than 500.
      let isLastResort = (400...500).contains(weight) && heavier > 0
      return abs(heavier) + (isPreferredSide ? 0 : isLastResort ? 20_000 : 10_000)
    }
    var best = candidates[0]
    for face in candidates.dropFirst() where distance(face) < distance(best) {
      best = face
    }
    return best
  }
}
