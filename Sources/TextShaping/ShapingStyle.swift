import CPango
import DisplayList

/// The style with which a part of a text is shaped, at the size at which texts are shaped.
struct ShapingStyle: Hashable {
  /// The font, of the part's own size in proportion to the largest of the text, which is
  /// `FontStack.size`.
  var font: FontRequest
  /// The space after each letter that the text asks for.
  var tracking: Double
  /// The space after each letter of the font's own family that the font's size asks for.
  var fontTracking: Double
  /// The distance of the letters above the baseline.
  var rise: Double
  /// The size of emoji in proportion to the font's.
  var emojiScale: Double
  /// The room of a picture that replaces the characters.
  var picture: TextRun.Picture?
  /// The font's group among the groups of faces of a stack.
  var group = 0

  /// Creates the style of a part at a scale.
  init(_ run: TextRun, scale: Double, optics: Optics) {
    font = optics.font(run.font)
    font.size = run.font.size / scale
    fontTracking = run.picture == nil ? optics.tracking(of: run.font) * font.size : 0
    tracking = run.tracking / scale
    rise = run.baselineOffset / scale
    emojiScale = optics.emojiScale(of: run.font)
    picture = run.picture.map {
      TextRun.Picture(
        width: $0.width / scale, ascent: $0.ascent / scale, descent: $0.descent / scale)
    }
  }

  /// Creates the style of a text in one font.
  init(_ font: FontRequest, optics: Optics) {
    self.font = optics.font(font)
    self.font.size = FontStack.size
    fontTracking = optics.tracking(of: font) * FontStack.size
    tracking = 0
    rise = 0
    emojiScale = optics.emojiScale(of: font)
  }

  /// The part of the font request that decides the faces.
  var face: FontRequest {
    var face = font
    face.size = 0
    return face
  }

  /// OpenType's features that differ from the fonts' defaults; nil for none.
  fileprivate var features: String? {
    let features = featureList
    return features.isEmpty ? nil : features.joined(separator: ",")
  }

  /// OpenType's features that differ from the fonts' defaults, as in `tnum=1`.
  var featureList: [String] {
    var features: [String] = []
    if font.hasMonospacedDigits { features.append("tnum=1") }
    if let hasAlternates = font.hasContextualAlternates {
      features.append(hasAlternates ? "calt=1" : "calt=0")
    } else if font.family == nil, font.design == .monospaced {
      // Programmers' fonts draw arrows instead of "->".
      features.append("calt=0")
    }
    return features
  }

  /// Returns whether a face draws letters in other forms beside some letters.
  func hasContextualAlternates(in face: FontFace) -> Bool {
    if let hasAlternates = font.hasContextualAlternates { return hasAlternates }
    if font.family == nil, font.design == .monospaced { return false }
    return !face.keepsLetters
  }

  /// Indicates whether letters are set apart or closer together.
  var isSpaced: Bool { tracking != 0 || fontTracking != 0 }
}

/// The system's letters that serve a size, and the space between them.
struct Optics {
  /// Indicates whether the default family is the calibrated one.
  var isCalibrated: Bool
  /// Indicates whether it has letters for large sizes.
  var hasDisplay: Bool

  /// Returns a font with the letters for its size.
  func font(_ font: FontRequest) -> FontRequest {
    var font = font
    // The distance of lines does not matter to letters.
    font.leading = nil
    font.isDisplay = hasDisplay && font.isSystem && font.size >= SystemTracking.displaySize
    return font
  }

  /// Returns whether a font's lines are as high as those of iOS's own font.
  func isSystem(_ font: FontRequest) -> Bool { isCalibrated && font.isSystem }

  /// Returns the space after each letter of a font, in ems.
  func tracking(of font: FontRequest) -> Double {
    if isCalibrated, font.family == nil, font.design == .monospaced {
      return SystemTracking.monospaced
    }
    guard isSystem(font) else { return 0 }
    return SystemTracking.ems(
      size: font.size, weight: font.weight.clamped, isDisplay: self.font(font).isDisplay)
  }

  /// Returns the size of emoji in a font in proportion to the font's.
  func emojiScale(of font: FontRequest) -> Double {
    isSystem(font) ? SystemEmoji.scale(at: font.size) : 1
  }
}

extension FontStack {
  /// Returns attributes for a text's parts; nil for those that all plain texts have.
  func attributes(
    of text: StyledText, styles: [ShapingStyle], joining word: LoneWord? = nil
  ) -> LayoutAttributes? {
    let softHyphens = text.softHyphens
    let mayRaise =
      text.string.utf8.contains(UInt8(ascii: ":")) && styles.contains(where: raisesColons)
    let ones = styles.contains(where: isSystem) ? OpenOnes.places(of: text.string.utf8) : []
    let hasSymbols = loaded.contains(where: \.isSymbols)
    let unbroken = text.stackedConsonants + (word.map { [$0.joint] } ?? [])
    let dividers = text.dividers
    guard
      styles.count > 1 || mayRaise || !ones.isEmpty || !softHyphens.isEmpty || hasSymbols
        || !unbroken.isEmpty || styles.contains(where: \.needsAttributes)
    else { return nil }
    let list = LayoutAttributes()
    // An attribute is for the places within its part: those at its ends, after soft hyphens, keep
    // their hyphens.
    var part = 0
    for end in softHyphens + [Int(UInt32.max)] {
      list.insert(pango_attr_insert_hyphens_new(0), part, end)
      part = end
    }
    for part in unbroken {
      list.insert(pango_attr_allow_breaks_new(0), part.lowerBound, part.upperBound)
    }
    let byteCount = text.string.utf8.count
    func units(_ points: Double) -> Int32 { Self.units(points, in: byteCount) }
    var begin = 0
    let spans =
      text.spans.isEmpty
      ? [StyledText.Span(style: 0, end: text.string.utf8.count)] : text.spans
    for (number, span) in spans.enumerated() {
      let style = styles[span.style]
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        list.insert(attribute, begin, span.end)
      }
      if styles.count > 1 {
        insert(pango_attr_family_new(families[style.group]))
        insert(pango_attr_size_new(Int32((style.font.size * Self.unitsPerPoint).rounded())))
        // A colour that is not drawn separates the runs of two styles in one font, after shaping.
        insert(
          pango_attr_foreground_new(
            UInt16(truncatingIfNeeded: number), UInt16(truncatingIfNeeded: number >> 16), 0))
      }
      if style.fontTracking != 0 || style.emojiScale != 1 || hasSymbols {
        for part in ownParts(of: text, from: begin, to: span.end, style: style) {
          let (start, end) = (part.bytes.lowerBound, part.bytes.upperBound)
          let tracking = style.tracking + (part.isOwn ? style.fontTracking : 0)
          if tracking != 0 {
            list.insert(pango_attr_letter_spacing_new(units(tracking)), start, end)
          }
          if part.isEmoji, style.emojiScale != 1 {
            list.insert(pango_attr_scale_new(style.emojiScale), start, end)
          }
          if part.isBesideSymbol {
            list.insert(pango_attr_family_new("face\(starts[style.group])"), start, end)
          }
        }
      } else if style.tracking != 0 {
        insert(pango_attr_letter_spacing_new(units(style.tracking)))
      }
      if style.isSpaced {
        for divider in dividers where (begin..<span.end).contains(divider.lowerBound) {
          list.insert(pango_attr_letter_spacing_new(0), divider.lowerBound, divider.upperBound)
        }
      }
      if let features = style.features { insert(pango_attr_font_features_new(features)) }
      if isSystem(style) {
        for place in ones where (begin..<span.end).contains(place) {
          list.insert(pango_attr_font_features_new("kern=0"), place, place + 1)
        }
      }
      if mayRaise, raisesColons(of: style) {
        let bytes = text.string.utf8.dropFirst(begin).prefix(span.end - begin)
        for part in RaisedColons.parts(of: bytes) {
          list.insert(
            pango_attr_font_features_new("case=1"), begin + part.lowerBound,
            begin + part.upperBound)
        }
      }
      if let picture = style.picture {
        var box = PangoRectangle(
          x: 0, y: -units(picture.ascent), width: units(picture.width),
          height: units(picture.ascent + picture.descent))
        // "Both rectangles are copied."
        insert(pango_attr_shape_new(&box, &box))
      }
      begin = span.end
    }
    return list
  }
}

extension FontStack {
  /// Returns a length in a text of some bytes in Pango's units, rounded down and limited so that
  /// Pango can add up all of them.
  static func units(_ points: Double, in byteCount: Int) -> Int32 {
    let limit = Double(1 << 28) / Double(max(byteCount, 1))
    return Int32(clamping: Int(min(max(points * unitsPerPoint, -limit), limit).rounded(.down)))
  }
}

extension FontStack {
  /// A part of a text in the style's own face, or in another one.
  private struct OwnPart {
    var bytes: Range<Int>
    var isOwn: Bool
    var isEmoji = false
    /// Indicates whether the part is spaces to which Pango would give the font of a symbol beside
    /// them.
    var isBesideSymbol = false
  }

  /// The faces that draw a character.
  private enum Drawing {
    case own, other, symbols, emoji
  }

  /// Returns the parts of a text that the style's own face has letters for, and those in another
  /// face.
  ///
  /// A space belongs to the part before it, as in Pango, but not to symbols or emoji; a keycap or
  /// another emoji is in one part.
  private func ownParts(
    of text: StyledText, from start: Int, to end: Int, style: ShapingStyle
  ) -> [OwnPart] {
    let utf8 = text.string.utf8
    let face = ownFace(of: style)
    if face.coversASCII, utf8.count == end - start, utf8.allSatisfy({ $0 < 0x7F }) {
      return [OwnPart(bytes: start..<end, isOwn: true)]
    }
    var parts: [OwnPart] = []
    var place = start
    // The last character that is not a space.
    var last: Drawing?
    var isSpace = false
    let characters = text.string[
      utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
    for character in characters {
      let next = place + character.utf8.count
      var part = OwnPart(bytes: place..<next, isOwn: last != .other)
      if character.isWhitespace {
        part.isBesideSymbol = last == .symbols
      } else {
        let drawing = drawing(of: character, in: style)
        part.isOwn = drawing == .own
        part.isEmoji = drawing == .emoji
        // Pango gives spaces at the beginning of a run to the font of the characters after them.
        if drawing == .symbols, isSpace, last == nil || last == .emoji {
          parts[parts.count - 1].isBesideSymbol = true
        }
        last = drawing
      }
      isSpace = character.isWhitespace
      if let end = parts.indices.last, parts[end].isOwn == part.isOwn,
        parts[end].isEmoji == part.isEmoji, parts[end].isBesideSymbol == part.isBesideSymbol
      {
        parts[end].bytes = parts[end].bytes.lowerBound..<next
      } else {
        parts.append(part)
      }
      place = next
    }
    return parts
  }

  /// Returns the faces that draw a character in a style.
  private func drawing(of character: Character, in style: ShapingStyle) -> Drawing {
    let face = ownFace(of: style)
    if Self.isOwn(character, in: face) { return .own }
    let scalars = Array(character.unicodeScalars.prefix(2))
    if scalars[0].isEmoji(before: scalars.dropFirst().first)
      || character.unicodeScalars.contains("\u{20E3}")
    {
      return .emoji
    }
    let start = starts[style.group]
    let end = starts.first { $0 > start } ?? loaded.count
    return loaded[start..<end].first { $0.contains(scalars[0]) }?.isSymbols == true
      ? .symbols : .other
  }

  /// Returns the room after the last letter of a line that styles ask for, in points: the widest of
  /// them.
  func trailing(of styles: [ShapingStyle]) -> Double {
    styles.map(\.tracking).max() ?? 0
  }

  /// Returns the room after the last letter of a line that a font's size asks for, in points; 0 for
  /// texts in several styles, and for those with letters of other fonts, since a line may end with
  /// one.
  func fontTrailing(of text: StyledText, styles: [ShapingStyle]) -> Double {
    guard styles.count == 1, styles[0].fontTracking != 0 else { return 0 }
    let face = ownFace(of: styles[0])
    if face.coversASCII, text.string.utf8.allSatisfy({ $0 < 0x7F }) {
      return styles[0].fontTracking
    }
    let isOwn = text.string.allSatisfy { $0.isWhitespace || Self.isOwn($0, in: face) }
    return isOwn ? styles[0].fontTracking : 0
  }

  private static func isOwn(_ character: Character, in face: LoadedFace) -> Bool {
    let scalars = character.unicodeScalars
    // A soft hyphen belongs to any font, as in Pango.
    if scalars.first == StyledText.softHyphen { return true }
    // The selector for emoji requests another font.
    guard scalars.count > 1 else { return scalars.first.map(face.contains) ?? false }
    return !scalars.contains("\u{FE0F}")
      && scalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || face.contains($0) }
  }
}

extension ShapingStyle {
  /// Indicates whether Pango needs the style's attributes, even if it is a text's only one.
  fileprivate var needsAttributes: Bool {
    isSpaced || features != nil || picture != nil
  }
}
