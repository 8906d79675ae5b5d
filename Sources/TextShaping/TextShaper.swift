import Glibc
import LayoutGeometry
import Workers

/// Shapes texts with the pinned fonts and keeps what it has shaped.
///
/// One shaper serves one thread at a time: a worker makes its own. The machine's own font settings,
/// the environment and the locale play no part.
///
/// Four caches keep results for a string, each for another question. A layout node keeps its
/// measurement for each proposal; a text's node keeps the text without a bound, the answer to most
/// proposals, for as long as the node lives. Both belong to one view. This shaper keeps a text in a
/// style for all views that show it, at any size and width (`TextLayouts`); and that keeps the
/// lines of each of its paragraphs for the widths at which they were broken.
package final class TextShaper {
  private let library: FontLibrary
  private let optics: Optics
  private var stacks = RecentValues<[GroupKey], FontStack>(budget: 64)
  /// For fonts whose own face has all of ASCII, the stack of that face alone.
  private var asciiStacks = RecentValues<FontRequest, FontStack>(budget: 64)
  private var layouts: RecentValues<TextKey, TextLayouts>
  private var knownStyles = KnownStyles()
  /// The latest lines under and through letters that were scaled.
  private var latestLines:
    (lines: [ShapedText.FontLines], scale: Double, scaled: [ShapedText.FontLines])?
  private let catalog: FontCatalog
  private let textBudget: Int
  private let hyphenFolder: String

  /// The approximate number of bytes of shaped texts in each of two generations by default: a long
  /// run draws many screens with the same texts.
  package static let textBudget = 32 << 20

  private struct GroupKey: Hashable {
    var faces: [FontFamily.Face]
    var weight: Int
    var isItalic: Bool
    var isSized: Bool
    var isSystem: Bool
  }

  /// Creates a shaper for the fonts of `catalog`.
  ///
  /// The first one of a process also replaces fontconfig's default configuration, which Pango would
  /// load from the machine's settings to no use.
  ///
  /// - Parameters:
  ///   - catalog: The fonts.
  ///   - textBudget: The approximate number of bytes of shaped texts in each of two generations.
  ///   - hyphenFolder: The folder with the patterns of hyphenation.
  /// - Throws: `FontError` if a package of the pinned fonts is not installed or a folder cannot be
  ///   read.
  package init(
    catalog: FontCatalog, textBudget: Int = TextShaper.textBudget,
    hyphenFolder: String = HyphenationPatterns.folder
  ) throws {
    layouts = RecentValues(budget: textBudget)
    self.catalog = catalog
    self.textBudget = textBudget
    self.hyphenFolder = hyphenFolder
    try DefaultConfiguration.pin()
    library = try FontLibrary(catalog: catalog)
    optics = Optics(
      isCalibrated: library.isDefaultFamilyPinned, hasDisplay: library.hasDisplayFamily)
  }

  /// Makes a shaper of the same fonts for another thread, which shapes every text as this one does.
  package var makeAnother: @Sendable () throws -> TextShaper {
    { [catalog, textBudget, hyphenFolder] in
      try TextShaper(catalog: catalog, textBudget: textBudget, hyphenFolder: hyphenFolder)
    }
  }

  /// Returns the shaped text; one shaping for all equal requests, and for requests that differ in
  /// their size, or in a width or height that the text does not need.
  ///
  /// An empty text has no lines and no size.
  ///
  /// A family that the catalog does not have is replaced by the system's font, with a notice.
  ///
  /// - Precondition: The font's size is finite; the width and the height are not NaN.
  /// - Throws: `FontError` if a font's file cannot be read.
  /// - Complexity: That of Pango, for a text of bounded length; O(*glyphs*) for a text that is
  ///   kept.
  package func shape(_ request: TextRequest) throws -> ShapedText {
    let size = request.largestSize
    precondition(size.isFinite, "a font size must be finite, is \(size)")
    guard size > 0, !request.string.isEmpty else {
      return ShapedText(size: .zero, lines: [], isTruncated: false, notices: [])
    }
    if request.namesFamilies {
      var known = request
      let absent = known.replaceFamilies(library.replaceUnknownFamily(of:))
      if !absent.isEmpty {
        var text = try shape(known)
        text.notices += absent.map { .missingFamily($0, package: nil) }
        return text
      }
    }
    let whole = try shape(request, factor: 1)
    guard whole.isTruncated else { return whole }
    if request.allowsTightening, let tightened = try tightened(request) { return tightened }
    guard request.minimumScaleFactor < 1 else { return whole }
    return try shrunk(request)
  }

  /// Returns the text at the largest size at which it fits, or at the smallest that it may have.
  private func shrunk(_ request: TextRequest) throws -> ShapedText {
    let least = min(max(request.minimumScaleFactor, 0.01), 1)
    func factor(_ step: Int) -> Double {
      least + (1 - least) * Double(step) / Double(Self.shrinkingSteps)
    }
    // The last step has no room: it is the text's own size.
    var (low, high) = (0, Self.shrinkingSteps)
    var best = try shape(request, factor: least)
    if best.isTruncated { return best }
    while high - low > 1 {
      let middle = (low + high) / 2
      let text = try shape(request, factor: factor(middle))
      if text.isTruncated {
        high = middle
      } else {
        low = middle
        best = text
      }
    }
    return best
  }

  /// The number of sizes that are tried between the smallest that a text may have and its own.
  private static let shrinkingSteps = 128

  /// Returns a text of one line with less space between its letters, as wide as it may be; nil if
  /// it would be too dense.
  ///
  /// Source: NSParagraphStyle, `tighteningFactorForTruncation`: a text may be wider than its line
  /// by a twentieth.
  private func tightened(_ request: TextRequest) throws -> ShapedText? {
    guard let width = request.width, width > 0, request.lineLimit == 1 else { return nil }
    var request = request
    request.allowsTightening = false
    var free = request
    free.width = nil
    let natural = try shape(free, factor: 1)
    let count = request.string.count
    guard natural.lines.count == 1, !natural.isTruncated, count > 1,
      natural.size.width <= width * 1.05
    else { return nil }
    let less = (natural.size.width - width) / Double(count)
    var runs = request.runs.isEmpty ? [TextRun(request.string, font: request.font)] : request.runs
    for index in runs.indices { runs[index].tracking -= less }
    request.set(runs)
    let text = try shape(request, factor: 1)
    return text.isTruncated ? nil : text
  }

  /// Returns the text at a factor of its size.
  private func shape(_ request: TextRequest, factor: Double) throws -> ShapedText {
    let ownScale = request.largestSize / FontStack.size
    let layouts = try layouts(for: request, scale: ownScale)
    let scale = ownScale * factor
    let wrapWidth = request.width.flatMap { Self.units($0 / scale) }
    var lineLimit = min(max(request.lineLimit ?? .max, 1), LabelText.lineLimit)
    let mode = request.truncationMode
    var (lines, isTruncated, splitsWord) = layouts.lines(
      wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    if let height = request.height {
      // At least one line, even if there is no room for it.
      let stacking = LineStacking(request, scale: scale, factor: factor)
      let room = max(stacking.lineCount(of: lines, within: height), 1)
      if room < lines.count {
        lineLimit = room
        (lines, isTruncated, splitsWord) = layouts.lines(
          wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
      }
    }
    var notices = layouts.notices
    if isTruncated, lineLimit == LabelText.lineLimit, lines.count == lineLimit,
      request.lineLimit ?? .max > lineLimit, !notices.contains(.tooManyLines(limit: lineLimit))
    {
      notices.append(.tooManyLines(limit: lineLimit))
    }
    // A line that fits needs no patterns.
    if let locale = request.hyphenation, lines.contains(where: { $0.start > 0 }),
      case .missing(let package) = HyphenationPatterns.patterns(for: locale, in: hyphenFolder)
    {
      notices.append(.missingHyphenation(locale.tag, package: package))
    } else if splitsWord, !isTruncated {
      notices.append(.brokenWord)
    }
    var text = ShapedText(
      lines: lines, scale: scale, factor: factor, request: request, isTruncated: isTruncated,
      notices: notices)
    text.scaleFactor = factor
    text.fontLines = scaled(layouts.fontLines, by: scale)
    return text
  }

  /// Returns the lines at a scale; one array for all texts of a style and a size that follow each
  /// other.
  private func scaled(
    _ lines: [ShapedText.FontLines], by scale: Double
  ) -> [ShapedText.FontLines] {
    if let latestLines, latestLines.scale == scale, latestLines.lines == lines {
      return latestLines.scaled
    }
    let scaled = lines.map { $0.scaled(by: scale) }
    latestLines = (lines, scale, scaled)
    return scaled
  }

  /// The number of texts given to Pango with the fonts that are in use now.
  package var shapingCount: Int {
    var count = 0
    stacks.forEach { count += $0.shapingCount }
    return count
  }

  /// Forgets the texts that were shaped; they are shaped anew on the next request.
  fileprivate func removeTexts() { layouts = RecentValues(budget: textBudget) }

  private func layouts(for request: TextRequest, scale: Double) throws -> TextLayouts {
    let key = TextKey(
      request, styles: knownStyles.styles(of: request, scale: scale, optics: optics))
    if let known = layouts.value(for: key) { return known }
    var label = LabelText(key.text)
    if !label.isASCII { label.paragraphs = label.paragraphs.map(\.dividedIntoWords) }
    // The approximate memory of a character's glyphs, for a few widths.
    let cost = 512 + 128 * request.string.utf8.count
    let font = key.styles.count == 1 && label.isASCII ? key.styles[0].face : nil
    if let font, let stack = asciiStacks.value(for: font) {
      let made = TextLayouts(
        paragraphs: label.paragraphs, styles: key.styles, isCut: false, notices: [], stack: stack,
        direction: request.layoutDirection, patterns: patterns(for: request),
        avoidsLoneWords: request.avoidsLoneWords)
      layouts.insert(made, for: key, cost: cost)
      return made
    }
    let fonts = try fonts(for: label.paragraphs, styles: key.styles)
    var styles = key.styles
    for (number, group) in fonts.numbers.enumerated() { styles[number].group = group }
    let stack = try stack(of: fonts.groups)
    let made = TextLayouts(
      paragraphs: fonts.missing.isEmpty ? label.paragraphs : label.replacing(fonts.missing),
      styles: styles, isCut: label.isCut,
      notices: label.notices + fonts.missing.map { .missingCharacter($0) } + fonts.lacking,
      stack: stack, direction: request.layoutDirection, patterns: patterns(for: request),
      avoidsLoneWords: request.avoidsLoneWords)
    layouts.insert(made, for: key, cost: cost)
    if let font, fonts.groups[0].faces.count == 1, fonts.groups[0].faces[0].coversASCII,
      fonts.lacking.isEmpty
    {
      asciiStacks.insert(stack, for: font, cost: 1)
    }
    return made
  }

  /// Returns a closure that opens the patterns of a text that is hyphenated; nil for one whose
  /// words stay whole.
  private func patterns(for request: TextRequest) -> TextLayouts.Patterns? {
    guard let locale = request.hyphenation else { return nil }
    return { [hyphenFolder] in HyphenationPatterns.patterns(for: locale, in: hyphenFolder) }
  }

  private struct Fonts {
    var groups: [FontStack.Group] = []
    var numbers: [Int] = []
    /// The characters that no family has, each once.
    var missing: [Unicode.Scalar] = []
    /// Families of designs that are not installed.
    var lacking: [TextNotice] = []
  }

  private func fonts(for paragraphs: [StyledText], styles: [ShapingStyle]) throws -> Fonts {
    let context = styles.count > 1 ? paragraphs.map(\.string) : nil
    var parts: [FontRequest: [String]] = [:]
    for (number, style) in styles.enumerated() where style.picture == nil {
      parts[style.face, default: []] += paragraphs.map {
        styles.count > 1 ? $0.text(inStyle: number) : $0.string
      }
    }
    var fonts = Fonts()
    var numbers: [FontRequest: Int] = [:]
    for style in styles {
      let font = style.face
      if let known = numbers[font] {
        fonts.numbers.append(known)
        continue
      }
      let selection = try library.select(
        for: parts[font, default: []], in: context, font: font)
      numbers[font] = fonts.groups.count
      fonts.numbers.append(fonts.groups.count)
      fonts.groups.append(
        FontStack.Group(
          faces: selection.faces, weight: font.weight.clamped, isItalic: font.isItalic,
          isSized: font.isDisplay, isSystem: optics.isSystem(font)))
      fonts.missing += selection.missing.filter { !fonts.missing.contains($0) }
      if let family = selection.lacking, let package = family.debianPackage {
        let notice = TextNotice.missingFamily(family.name, package: package)
        if !fonts.lacking.contains(notice) { fonts.lacking.append(notice) }
      }
    }
    return fonts
  }

  private func stack(of groups: [FontStack.Group]) throws -> FontStack {
    let key = groups.map {
      GroupKey(
        faces: $0.faces.map(\.face), weight: $0.weight, isItalic: $0.isItalic, isSized: $0.isSized,
        isSystem: $0.isSystem)
    }
    if let known = stacks.value(for: key) { return known }
    try FontThread.check()
    let made = FontStack(groups)
    stacks.insert(made, for: key, cost: 1)
    return made
  }

  /// Returns `points` in Pango's units, rounded down; nil for more than Pango can count.
  private static func units(_ points: Double) -> Int? {
    precondition(!points.isNaN, "a width must be a number")
    // A width that was computed from a text must hold that text: the error of arithmetic with
    // doubles is far below a thousandth of a unit.
    let units = (points * FontStack.unitsPerPoint + 0.001).rounded(.down)
    return units < Double(Int32.max) ? Int(max(units, 0)) : nil
  }

  /// Returns the lengths of a font from which the height of a line is made.
  ///
  /// - Throws: `FontError` if the font's file cannot be read.
  package func lineMetrics(of font: FontRequest) throws -> FontLineMetrics {
    var font = font
    _ = library.replaceUnknownFamily(of: &font)
    if optics.isSystem(font) { return .system.scaled(by: font.size) }
    let style = ShapingStyle(font, optics: optics)
    let stack = try stack(of: fonts(for: [StyledText("x")], styles: [style]).groups)
    return stack.baseMetrics(of: style).line.scaled(by: font.size / FontStack.size)
  }
}

/// The shapers of one worker: one for each catalog of fonts that it draws with.
///
/// Like its shapers, it serves one thread at a time.
package final class TextShapers {
  // Most runs have one catalog. A few that take turns are kept; each holds the fonts that it
  // opened.
  private var shapers = RecentValues<FontCatalog, TextShaper>(budget: 4)
  private let textBudget: Int

  /// Creates a set without shapers: each is made on its first request.
  ///
  /// - Parameter textBudget: The approximate number of bytes of shaped texts in each of a shaper's
  ///   two generations.
  package init(textBudget: Int = TextShaper.textBudget) {
    self.textBudget = textBudget
  }

  /// Returns the shaper for the fonts of `catalog`.
  ///
  /// - Throws: `FontError` if a package of the pinned fonts is not installed or a folder cannot be
  ///   read.
  package func shaper(for catalog: FontCatalog) throws -> TextShaper {
    if let known = shapers.value(for: catalog) { return known }
    let made = try TextShaper(catalog: catalog, textBudget: textBudget)
    shapers.insert(made, for: catalog, cost: 1)
    return made
  }

  /// Forgets the texts that all shapers have shaped; their fonts stay open.
  ///
  /// Those of a screen of 10,000 labels take 12 MB, memory that a program without further screens
  /// to draw needs for pixels.
  package func removeTexts() {
    shapers.forEach { $0.removeTexts() }
  }
}

/// The threads that Pango starts for each of its font maps.
private enum FontThread {
  /// Checks that a thread can be started.
  ///
  /// Pango ends the process if it cannot start one: in a container with few processes left, or with
  /// little memory for stacks.
  ///
  /// - Throws: `FontError.noThread`.
  static func check() throws(FontError) {
    // Pango's first font map starts two at once.
    var threads = [pthread_t]()
    defer { for thread in threads { pthread_join(thread, nil) } }
    for _ in 0..<2 {
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { _ in nil }, nil)
      guard code == 0 else { throw .noThread(code: code) }
      threads.append(thread)
    }
  }
}
