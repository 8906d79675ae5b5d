/// A family of the catalog: the files of its faces, and its role as a fallback.
package struct FontFamily: Hashable, Sendable {
  /// The name that requests use, as in `Noto Sans Arabic`.
  package var name: String
  /// The Debian package that installs the family; nil for a family of a config's own folder.
  package var debianPackage: String?
  private var source: Source
  /// The role that decides when the family is asked for a character that earlier families lack.
  package var role: Role

  private enum Source: Hashable {
    case faces([Face])
    case noto(hasBold: Bool)
  }

  /// Creates a family of the given faces, at least one.
  package init(name: String, debianPackage: String?, faces: [Face], role: Role) {
    precondition(!faces.isEmpty, "the family \(name) has \(faces.count) faces")
    self.name = name
    self.debianPackage = debianPackage
    self.role = role
    source = .faces(faces)
  }

  /// Creates a family of fonts-noto-core, whose files' names begin with its own.
  ///
  /// There are some 150; their paths are made when they are needed.
  init(_ name: String, role: Role, hasBold: Bool = false) {
    self.name = name
    debianPackage = "fonts-noto-core"
    self.role = role
    source = .noto(hasBold: hasBold)
  }

  /// The styles of the family; never empty.
  package var faces: [Face] {
    switch source {
    case .faces(let faces):
      return faces
    case .noto(let hasBold):
      let path = Self.notoFolder + (Self.otherStems[name] ?? name.filter { $0 != " " })
      let regular = Face(
        style: "Regular", file: path + "-Regular.ttf", weight: 400, isItalic: false)
      let bold = Face(style: "Bold", file: path + "-Bold.ttf", weight: 700, isItalic: false)
      return hasBold ? [regular, bold] : [regular]
    }
  }

  /// The beginnings of the files' names of families that are not the name without spaces.
  private static let otherStems = ["Noto Serif Hmong Nyiakeng": "NotoSerifNyiakengPuachueHmong"]

  /// The folder of the files of fonts-noto-core and fonts-noto-color-emoji.
  static let notoFolder = "/usr/share/fonts/truetype/noto/"

  /// OpenType's features that the family's faces are drawn with unless a text asks for others; nil
  /// for those that the fonts declare.
  ///
  /// Inter draws `1080x1920` and `0x1F` with multiplication signs, and arrows for `->`; iOS's own
  /// font leaves letters as they are written.
  var features: String? { keepsLetters ? "calt=0" : nil }

  /// Indicates whether letters keep their form, whatever is beside them.
  var keepsLetters: Bool { debianPackage == Self.interPackage }

  /// One face of a family: a style in a file.
  package struct Face: Hashable, Sendable {
    /// As in `SemiBoldItalic`.
    package var style: String
    /// The font file's path.
    package var file: String
    /// The face's place in a collection file, else 0; bits 16 and up number the named instance of
    /// a variable font, from 1.
    package var index: Int
    /// OpenType's number for the weight, from 1 to 1000.
    package var weight: Int
    /// Indicates whether the face is designed as an italic or an oblique one.
    package var isItalic: Bool

    /// Creates the face `index` of `file`.
    package init(style: String, file: String, index: Int = 0, weight: Int, isItalic: Bool) {
      self.style = style
      self.file = file
      self.index = index
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// The case in which a family is the fallback for another.
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
    /// For texts that ask for the design, and for no others.
    case design(FontDesign)
    /// For large texts of the default family, and for texts that name it.
    case display
  }

  /// Returns the face that serves a request, by CSS's rule: the slant first, then the nearest
  /// weight.
  ///
  /// From 400 to 500, heavier up to 500 comes first, then lighter, then heavier; below 400 lighter
  /// comes first, above 500 heavier.
  ///
  /// Source: CSS Fonts 4, section 5.2, font matching.
  package func face(weight: Int, isItalic: Bool) -> Face {
    let faces = faces
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
      // Farther than all distances on the preferred side; from 400 to 500 lighter weights come
      // before those heavier than 500.
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
