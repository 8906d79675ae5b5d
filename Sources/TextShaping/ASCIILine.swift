import CPango
import DisplayList

// The fast path for most labels: printable ASCII in one face that has all of it, from left to
// right, on one line. Pango would look for scripts, languages, directions, emoji, other fonts and
// places to break, find none, and pass the text unchanged to HarfBuzz; this does only the last
// step, in a third of the time. `FontStack.laidOutLines` is the plain path, with which the tests
// compare it.

extension FontStack {
  /// Returns the text's line and its width in Pango's units; nil for a text that Pango must lay
  /// out.
  func asciiLine(
    of text: StyledText, styles: [ShapingStyle]
  ) -> (line: ParagraphLines.Line, width: Int)? {
    guard styles.count == 1, text.spans.isEmpty else { return nil }
    let style = styles[0]
    let index = starts[style.group]
    guard style.picture == nil, style.font.size == Self.size, loaded[index].coversASCII,
      let font = ownFont(of: style)
    else { return nil }
    var string = text.string
    return string.withUTF8 { bytes in
      guard !bytes.isEmpty, bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
      shapingCount += 1
      shape(bytes, in: style, face: index, with: font)
      return line(of: bytes, text: text.string, in: style, face: index)
    }
  }

  /// Fills the buffer with the text's glyphs, with Pango's own settings.
  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, in style: ShapingStyle, face index: Int,
    with font: OpaquePointer
  ) {
    let buffer = buffer.pointer
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    // Letters make all of a text Latin; without any there is no script.
    let hasLetter = bytes.contains { (0x61...0x7A).contains($0 | 0x20) }
    hb_buffer_set_script(buffer, hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    // The language of all texts, as in Pango; fetched each time, since HarfBuzz frees its languages
    // when the process exits, which other threads may still shape texts during.
    hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    bytes.withMemoryRebound(to: CChar.self) { characters in
      let count = Int32(characters.count)
      hb_buffer_add_utf8(buffer, characters.baseAddress, count, 0, count)
    }
    let known = features(of: style, face: index)
    var features = known.features
    if known.isSystem, bytes.contains(UInt8(ascii: "1")) {
      features += OpenOnes.places(of: bytes).map(OpenOnes.feature)
    }
    if known.raisesColons, bytes.contains(UInt8(ascii: ":")) {
      features += RaisedColons.parts(of: bytes).map(RaisedColons.feature)
    }
    if features.isEmpty {
      hb_shape(font, buffer, nil, 0)
    } else {
      hb_shape(font, buffer, features, UInt32(features.count))
    }
  }

  /// The features that a style asks HarfBuzz for.
  struct StyleFeatures {
    var features: [hb_feature_t]
    var raisesColons: Bool
    /// Indicates whether the letters are in the place of those of iOS's own font.
    var isSystem: Bool
  }

  /// Returns a style's features; those of a few styles are kept, since HarfBuzz reads them from
  /// text.
  private func features(of style: ShapingStyle, face index: Int) -> StyleFeatures {
    styleFeatures.value(for: style) {
      // Those of the face first, as in Pango: the text's own features take precedence.
      var names = [loaded[index].features].compactMap(\.self) + style.featureList
      // Letters that are set apart are not joined.
      if style.isSpaced { names += ["liga=0", "clig=0", "dlig=0"] }
      let features = names.map { name in
        var feature = hb_feature_t()
        hb_feature_from_string(name, -1, &feature)
        return feature
      }
      return StyleFeatures(
        features: features, raisesColons: raisesColons(of: style), isSystem: isSystem(style))
    }
  }

  /// Returns the line of the glyphs in the buffer, which are those of `text`.
  private func line(
    of bytes: UnsafeBufferPointer<UInt8>, text: String, in style: ShapingStyle, face index: Int
  ) -> (line: ParagraphLines.Line, width: Int) {
    var count: UInt32 = 0
    // "(transfer none)": both are the buffer's.
    let infos = hb_buffer_get_glyph_infos(buffer.pointer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer.pointer, &count)
    let spacing = Int(Self.units(style.tracking + style.fontTracking, in: bytes.count))
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(count))
    var pen = 0
    if let infos, let positions {
      for place in 0..<Int(count) {
        if place > 0, infos[place].cluster != infos[place - 1].cluster { pen += spacing }
        let position = positions[place]
        glyphs.append(
          Glyph(
            id: infos[place].codepoint,
            x: Double(pen + Int(position.x_offset)) / Self.unitsPerPoint,
            y: Double(-position.y_offset) / Self.unitsPerPoint))
        pen += Int(position.x_advance)
      }
    }
    // The room after the last letter is a part of the line; the part of it that the font's size
    // asks for belongs to the run, too.
    pen += Self.units(style.fontTracking)
    let metrics = baseMetrics(of: style)
    var line = ParagraphLines.Line(width: 0, ascent: 0, descent: 0, runs: [])
    line.makeRoom(for: metrics, in: style)
    let run = glyphRun(
      fontFaces[index], metrics, style, isOwn: true, glyphs: glyphs, advance: pen,
      text: text)
    line.append(
      Run(
        glyphs: run, bytes: 0..<bytes.count, metrics: metrics, width: pen, style: 0,
        rise: style.rise, isEllipsis: false),
      at: 0)
    let width = max(pen + Self.units(style.tracking), 0)
    line.width = Double(width) / Self.unitsPerPoint
    return (line, width)
  }
}
