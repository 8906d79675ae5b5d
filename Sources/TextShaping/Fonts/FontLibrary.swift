import CPango

/// The families of a catalog and those of their faces that have been opened so far.
///
/// A file is opened when the first text needs it, and once.
final class FontLibrary {
  private let families: [FontFamily]
  private var faces: [Style: LoadedFace] = [:]
  /// The family for large texts of the default one, if that is the pinned one and its files exist.
  private let displayFamily: Int?
  /// Indicates whether the default family is the pinned one, and not one of a folder with its name.
  let isDefaultFamilyPinned: Bool
  /// Each family's regular face, once it is opened: it determines whether the family has a
  /// character.
  private var regularFaces: [LoadedFace?]
  /// The order in which families are asked for a character of a script.
  private var searchOrders: [Script: [Int]] = [:]
  /// The fallback family for a character, by its index; nil for a character that no family has.
  private var substitutes: [Unicode.Scalar: Int?] = [:]

  private struct Style: Hashable {
    var family: Int
    var weight: Int
    var isItalic: Bool
  }

  /// Creates the library of `catalog`.
  ///
  /// - Throws: `FontError` if a pinned package is not installed or a folder cannot be read.
  init(catalog: FontCatalog) throws {
    let families = try catalog.families()
    self.families = families
    let known = families.first { $0.name == FontFamily.defaultName }
    isDefaultFamilyPinned = known?.debianPackage != nil
    displayFamily =
      known?.debianPackage == nil
      ? nil : families.firstIndex { $0.role == .display && $0.isInstalled }
    regularFaces = families.map { _ in nil }
    // One file represents its package: a missing package is reported before anything is drawn, even
    // if no text needs it yet.
    for name in [FontFamily.defaultName, "Noto Sans", "Noto Sans CJK SC", "Noto Color Emoji"] {
      guard let family = families.last(where: { $0.name == name }),
        let package = family.debianPackage
      else { continue }
      let file = family.face(weight: 400, isItalic: false).file
      if !FontFile(path: file).exists {
        throw FontError.notInstalled(file: file, package: package)
      }
    }
  }

  /// Returns the index of the family that a font asks for, and the one that would serve its design
  /// but is not installed, ignoring case.
  private func family(of font: FontRequest) throws -> (index: Int, lacking: FontFamily?) {
    if font.family == nil, font.design != .default,
      let index = families.firstIndex(where: { $0.role == .design(font.design) })
    {
      if families[index].isInstalled { return (index, nil) }
      return (try familyIndex(named: FontFamily.defaultName), families[index])
    }
    if font.isSystem, font.isDisplay, let display = displayFamily { return (display, nil) }
    return (try familyIndex(named: font.family ?? FontFamily.defaultName), nil)
  }

  /// Indicates whether large texts of the default family have letters of their own.
  var hasDisplayFamily: Bool { displayFamily != nil }

  private func familyIndex(named wanted: String) throws -> Int {
    if let index = knownIndex(of: wanted) { return index }
    throw FontError.unknownFamily(wanted, known: families.map(\.name))
  }

  private func knownIndex(of wanted: String) -> Int? {
    if let index = families.firstIndex(where: { $0.name == wanted }) { return index }
    let folded = wanted.lowercased()
    return families.firstIndex { $0.name.lowercased() == folded }
  }

  /// Names the system's font in place of a family that the catalog does not have, as a phone does.
  ///
  /// - Returns: The name of that family; nil if the font needs no other one.
  func replaceUnknownFamily(of font: inout FontRequest) -> String? {
    guard let name = font.family, knownIndex(of: name) == nil else { return nil }
    font.family = nil
    return name
  }

  /// Returns the opened face of a family that serves a style.
  private func face(_ family: Int, weight: Int, isItalic: Bool) throws -> LoadedFace {
    let style = Style(family: family, weight: weight, isItalic: isItalic)
    if let loaded = faces[style] { return loaded }
    let face = families[family].face(weight: weight, isItalic: isItalic)
    // Several styles may come to one face.
    let loaded =
      try faces.first { $0.key.family == family && $0.value.face == face }?.value
      ?? LoadedFace(face, of: families[family])
    faces[style] = loaded
    return loaded
  }

  /// Returns the fallback family for a character that a text's own family lacks.
  ///
  /// Families for text come first, then those of the character's script, then those for symbols,
  /// then all others. The result does not depend on earlier requests.
  ///
  /// - Returns: The family's index; nil if no family has the character.
  private func substitute(for scalar: Unicode.Scalar, ideographs: Int?) throws -> Int? {
    if let known = substitutes[scalar] {
      return known.map { families[$0].role == .ideographs ? ideographs ?? $0 : $0 }
    }
    var found: Int?
    for index in searchOrder(for: scalar)
    where try regularFace(index).contains(scalar) {
      found = index
      break
    }
    // Bounded: a text of every character there is must not fill the memory for good.
    if substitutes.count >= 8192 { substitutes.removeAll(keepingCapacity: true) }
    substitutes[scalar] = .some(found)
    return found.map { families[$0].role == .ideographs ? ideographs ?? $0 : $0 }
  }

  private func regularFace(_ family: Int) throws -> LoadedFace {
    if let loaded = regularFaces[family] { return loaded }
    let loaded = try face(family, weight: 400, isItalic: false)
    regularFaces[family] = loaded
    return loaded
  }

  private func searchOrder(for scalar: Unicode.Scalar) -> [Int] {
    let script = Script(of: scalar)
    if let known = searchOrders[script] { return known }
    var ranked: [[Int]] = [[], [], [], []]
    var hasIdeographs = false
    for (index, family) in families.enumerated() {
      switch family.role {
      case .text: ranked[0].append(index)
      case .script(let code): ranked[code == script.code ? 1 : 3].append(index)
      case .ideographs:
        // One region's face represents all: they have the same characters.
        if !hasIdeographs { ranked[script.isIdeographic ? 1 : 2].append(index) }
        hasIdeographs = true
      case .symbols, .emoji: ranked[2].append(index)
      case .design, .display: break
      }
    }
    let order = ranked.flatMap { $0 }
    searchOrders[script] = order
    return order
  }
}

/// The part of a character's script that decides which families may have it.
private struct Script: Hashable {
  /// The ISO 15924 code, as in `Deva`; `Zyyy` for a character of no script.
  var code: String
  /// Indicates whether the character belongs to Chinese, Japanese or Korean, punctuation and wide
  /// forms included.
  var isIdeographic: Bool

  init(of scalar: Unicode.Scalar) {
    let packed = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: packed >> UInt32($0)) }
    code = String(decoding: bytes, as: UTF8.self)
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      isIdeographic = true
    default:
      isIdeographic = false
    }
  }
}

extension FontLibrary {
  /// The faces that a text needs, and the characters that none has.
  struct Selection {
    /// In fallback order; the text's own face first.
    var faces: [LoadedFace]
    /// The characters that no family has, each once, in the text's order.
    var missing: [Unicode.Scalar]
    /// The family that serves the requested design, if it is not installed.
    var lacking: FontFamily?
  }

  /// Chooses the faces for a text.
  ///
  /// The choice depends on the text and the request alone, so that equal texts look equal
  /// everywhere. A text that its own family covers opens no other file.
  ///
  /// - Parameter context: The whole text that `paragraphs` are a part of, which shows whose forms
  ///   of ideographs are meant; nil for the paragraphs themselves.
  func select(
    for paragraphs: [String], in context: [String]? = nil, font: FontRequest
  ) throws -> Selection {
    let weight = font.weight.clamped
    let (own, lacking) = try family(of: font)
    let ownFace = try face(own, weight: weight, isItalic: font.isItalic)
    let needs = Needs(of: paragraphs, coveredBy: ownFace)
    let region = needs.region ?? context.flatMap { Needs(of: $0, coveredBy: ownFace).region }

    var chosen: Set<Int> = []
    var missing: [Unicode.Scalar] = []
    var extra: [Int: LoadedFace] = [:]
    let ideographs = (region ?? font.ideographs?.rawValue).flatMap { region in
      families.firstIndex { $0.role == .ideographs && $0.name.hasSuffix(region) }
    }
    // Characters of a script first: those that several scripts share then stay with their
    // neighbours, as the danda does with Devanagari.
    for scalar in needs.scripted + needs.common {
      // The font for emoji would draw text's symbols as emoji, too.
      let isCovered = try chosen.contains {
        try families[$0].role != .emoji
          && face($0, weight: weight, isItalic: font.isItalic).contains(scalar)
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
    for scalar in needs.emoji
    where try !chosen.contains(where: { try regularFace($0).contains(scalar) }) {
      if let family = try substitute(for: scalar, ideographs: nil) {
        chosen.insert(family)
      } else {
        missing.append(scalar)
      }
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
    return Selection(faces: faces, missing: missing, lacking: lacking)
  }

  /// The fallbacks that a text needs besides its own face.
  private struct Needs {
    /// The characters that the face lacks, each once: those of a script, and all others.
    var scripted: [Unicode.Scalar] = []
    var common: [Unicode.Scalar] = []
    /// Those that are shown as emoji.
    var emoji: [Unicode.Scalar] = []
    /// Indicates whether the text shows emoji in colour.
    var hasEmoji = false
    /// The end of the name of the family for ideographs; nil if the text implies no region.
    var region: String?

    init(of paragraphs: [String], coveredBy face: LoadedFace) {
      var seen: Set<Unicode.Scalar> = []
      var seenEmoji: Set<Unicode.Scalar> = []
      var hasKana = false
      var hasHangul = false
      var hasBopomofo = false
      for paragraph in paragraphs {
        let scalars = paragraph.unicodeScalars
        for place in scalars.indices {
          let scalar = scalars[place]
          if scalar.value < 0x7F, face.coversASCII || scalar == "\t" { continue }
          switch scalar.value {
          case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: hasKana = true
          case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: hasHangul = true
          case 0x3105...0x312F, 0x31A0...0x31BF: hasBopomofo = true
          default: break
          }
          let next = scalars.index(after: place)
          let selector = next < scalars.endIndex ? scalars[next] : nil
          let isEmoji = scalar.isEmoji(before: selector)
          if isEmoji || scalar.value == 0x20E3 { hasEmoji = true }
          if face.contains(scalar) || scalar.properties.isDefaultIgnorableCodePoint { continue }
          if isEmoji {
            if seenEmoji.insert(scalar).inserted { emoji.append(scalar) }
            continue
          }
          guard seen.insert(scalar).inserted else { continue }
          if scalar.properties.isAlphabetic {
            scripted.append(scalar)
          } else {
            common.append(scalar)
          }
        }
      }
      // Ideographs look different in each region; only the other characters of a text can show
      // which one is meant.
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
  /// Returns whether the character is shown as emoji: by default, or as a selector after it asks.
  ///
  /// Source: UTS #51, 1.4.3: emoji presentation, and the selectors U+FE0E for text, U+FE0F for
  /// emoji.
  func isEmoji(before selector: Unicode.Scalar?) -> Bool {
    if value < 0x203C && selector != "\u{FE0F}" { return false }
    return selector == "\u{FE0F}" || properties.isEmojiPresentation && selector != "\u{FE0E}"
  }
}
