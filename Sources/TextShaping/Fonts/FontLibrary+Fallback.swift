extension FontLibrary {
  /// The faces that a text needs, and what none has.
  struct Selection {
    /// In the order in which they stand in for each other; the text's own face first.
    var faces: [LoadedFace]
    /// The characters that no family has, each once, in the text's order.
    var missing: [Unicode.Scalar]
  }

  /// Chooses the faces for a text.
  ///
  /// It depends on the text and the request alone, so that equal texts look equal wherever they
  /// stand. A text that its own family covers opens no other file.
  func select(for paragraphs: [String], font: FontRequest) throws -> Selection {
    let weight = font.weight.clamped
    let own = try familyIndex(named: font.family)
    let ownFace = try face(own, weight: weight, isItalic: font.isItalic)
    let needs = Needs(of: paragraphs, coveredBy: ownFace)

    var chosen: Set<Int> = []
    var missing: [Unicode.Scalar] = []
    var extra: [Int: LoadedFace] = [:]
    let ideographs = (needs.region ?? font.ideographs?.rawValue).flatMap { region in
      families.firstIndex { $0.role == .ideographs && $0.name.hasSuffix(region) }
    }
    // Characters of a script first: what is common to several scripts then stays with its
    // neighbours, as the danda does with Devanagari.
    for scalar in needs.scripted + needs.common {
      let isCovered = try chosen.contains {
        try face($0, weight: weight, isItalic: font.isItalic).contains(scalar)
      }
      if isCovered { continue }
      guard let family = try substitute(for: scalar, ideographs: ideographs) else {
        missing.append(scalar)
        continue
      }
      chosen.insert(family)
      if try !face(family, weight: weight, isItalic: font.isItalic).contains(scalar) {
        // The bold face may have fewer characters than the regular one, which `substitute` asked.
        extra[family] = try face(family, weight: 400, isItalic: false)
      }
    }
    if needs.hasEmoji, let emoji = families.firstIndex(where: { $0.role == .emoji }) {
      chosen.insert(emoji)
    }
    if !missing.isEmpty, !ownFace.contains(LabelText.replacement),
      let family = try substitute(for: LabelText.replacement, ideographs: nil)
    {
      chosen.insert(family)
    }
    chosen.remove(own)
    var faces = [ownFace]
    for family in chosen.sorted() {
      faces.append(try face(family, weight: weight, isItalic: font.isItalic))
      if let face = extra[family] { faces.append(face) }
    }
    if let face = extra[own] { faces.append(face) }
    return Selection(faces: faces, missing: missing)
  }

  /// What a text needs besides its own face.
  private struct Needs {
    /// The characters that the face lacks, each once: those of a script, and all others.
    var scripted: [Unicode.Scalar] = []
    var common: [Unicode.Scalar] = []
    /// True if the text shows emoji in colour.
    var hasEmoji = false
    /// The end of the name of the family for ideographs; nil where the text tells no region.
    var region: String?

    init(of paragraphs: [String], coveredBy face: LoadedFace) {
      var seen: Set<Unicode.Scalar> = []
      var hasKana = false
      var hasHangul = false
      var hasBopomofo = false
      for paragraph in paragraphs {
        for scalar in paragraph.unicodeScalars {
          if scalar.value < 0x7F, face.coversASCII || scalar == "\t" { continue }
          switch scalar.value {
          case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: hasKana = true
          case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: hasHangul = true
          case 0x3105...0x312F, 0x31A0...0x31BF: hasBopomofo = true
          default: break
          }
          if !hasEmoji, scalar.value >= 0x20E3, scalar.showsEmoji { hasEmoji = true }
          if face.contains(scalar) || scalar.properties.isDefaultIgnorableCodePoint { continue }
          guard seen.insert(scalar).inserted else { continue }
          if scalar.properties.isAlphabetic {
            scripted.append(scalar)
          } else {
            common.append(scalar)
          }
        }
      }
      // Ideographs look different in each region; only the other characters of a text can tell
      // which is meant.
      if hasKana {
        region = "JP"
      } else if hasHangul {
        region = "KR"
      } else if hasBopomofo {
        region = "TC"
      }
    }
  }
}

extension Unicode.Scalar {
  /// True for what makes Pango ask for the emoji font: characters shown as emoji by default, the
  /// selector for emoji, and the keycap.
  fileprivate var showsEmoji: Bool {
    properties.isEmojiPresentation || value == 0xFE0F || value == 0x20E3
  }
}
