import Glibc
import LayoutGeometry

/// Shapes texts with the pinned fonts and keeps what it has shaped.
///
/// One shaper serves one thread at a time: a worker makes its own. Nothing of the machine's own
/// font settings, of the environment or of the locale plays a part.
///
/// Four places keep what is known of a string, each for another question. A layout node keeps its
/// measurement for each proposal; a text's node keeps the text without a bound, the answer to most
/// proposals, for as long as the node lives. Both are of one view. This shaper keeps a text in a
/// style for all views that show it, at any size and width (`TextLayouts`); and that, the lines of
/// each of its paragraphs for the widths at which they were broken.
package final class TextShaper {
  private let library: FontLibrary
  private var stacks = RecentValues<StackKey, FontStack>(budget: 64)
  private var layouts: RecentValues<TextKey, TextLayouts>

  /// About how many bytes of shaped texts each of two generations keeps by default: a long run
  /// draws many screens with the same texts.
  package static let textBudget = 32 << 20

  private struct StackKey: Hashable {
    var faces: [FontFamily.Face]
    var weight: Int
    var isItalic: Bool
  }

  private struct TextKey: Hashable {
    var string: String
    var family: String?
    var weight: FontWeight
    var isItalic: Bool
    var direction: LayoutDirection
  }

  /// A shaper for the fonts of `catalog`.
  ///
  /// The first one of a process also takes fontconfig's default configuration away from the
  /// machine's settings, which Pango would load for nothing.
  ///
  /// - Parameters:
  ///   - catalog: The fonts.
  ///   - textBudget: About how many bytes of shaped texts each of two generations keeps.
  /// - Throws: `FontError` if a package of the pinned fonts is not installed or a folder cannot be
  ///   read.
  package init(catalog: FontCatalog, textBudget: Int = TextShaper.textBudget) throws {
    layouts = RecentValues(budget: textBudget)
    try DefaultConfiguration.pin()
    library = try FontLibrary(catalog: catalog)
  }

  /// The shaped text; one shaping for all equal requests, and for requests that differ in their
  /// size, or in a width or height that the text does not need.
  ///
  /// An empty text has no lines and no size.
  ///
  /// - Precondition: The font's size is finite; the width and the height are not NaN.
  /// - Throws: `FontError` if the request's family is unknown or a font's file cannot be read.
  /// - Complexity: That of Pango, for a text of bounded length; O(*glyphs*) for what is known.
  package func shape(_ request: TextRequest) throws -> ShapedText {
    let size = request.font.size
    precondition(size.isFinite, "a font size must be finite, is \(size)")
    guard size > 0, !request.string.isEmpty else {
      return ShapedText(size: .zero, lines: [], isTruncated: false, notices: [])
    }
    let layouts = try layouts(for: request)
    let scale = size / FontStack.size
    let wrapWidth = request.width.flatMap { Self.units($0 / scale) }
    var lineLimit = min(max(request.lineLimit ?? .max, 1), LabelText.lineLimit)
    let mode = request.truncationMode
    var (lines, isTruncated) = layouts.lines(
      wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    if let height = request.height {
      // At least one line, even where there is no room for it.
      let room = max(Self.lineCount(of: lines, within: height / scale), 1)
      if room < lines.count {
        lineLimit = room
        (lines, isTruncated) = layouts.lines(
          wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
      }
    }
    var notices = layouts.notices
    if isTruncated, lineLimit == LabelText.lineLimit, lines.count == lineLimit,
      request.lineLimit ?? .max > lineLimit, !notices.contains(.tooManyLines(limit: lineLimit))
    {
      notices.append(.tooManyLines(limit: lineLimit))
    }
    return ShapedText(
      lines: lines, scale: scale, request: request, isTruncated: isTruncated, notices: notices)
  }

  /// How often Pango has been given a text with the fonts that are in use now.
  package var shapingCount: Int {
    stacks.values.reduce(0) { $0 + $1.shapingCount }
  }

  private func layouts(for request: TextRequest) throws -> TextLayouts {
    let font = request.font
    let key = TextKey(
      string: request.string, family: font.family, weight: font.weight, isItalic: font.isItalic,
      direction: request.layoutDirection)
    if let known = layouts.value(for: key) { return known }
    let label = LabelText(request.string)
    let selection = try library.select(for: label.paragraphs, font: font)
    let made = TextLayouts(
      paragraphs: selection.missing.isEmpty
        ? label.paragraphs : label.replacing(selection.missing),
      isCut: label.isCut,
      notices: label.notices + selection.missing.map { .missingCharacter($0) },
      stack: try stack(of: selection.faces, font: font),
      direction: request.layoutDirection)
    // About what a character's glyphs take in memory, for a few widths.
    layouts.insert(made, for: key, cost: 512 + 128 * request.string.utf8.count)
    return made
  }

  private func stack(of faces: [LoadedFace], font: FontRequest) throws -> FontStack {
    let weight = font.weight.clamped
    let key = StackKey(faces: faces.map(\.face), weight: weight, isItalic: font.isItalic)
    if let known = stacks.value(for: key) { return known }
    try FontThread.check()
    let made = FontStack(faces, weight: weight, isItalic: font.isItalic)
    stacks.insert(made, for: key, cost: 1)
    return made
  }

  /// `points` in Pango's units, rounded down; nil for more than Pango can count.
  private static func units(_ points: Double) -> Int? {
    precondition(!points.isNaN, "a width must be a number")
    // A width that was computed from a text must hold that text: what the arithmetic with doubles
    // loses is far below a thousandth of a unit.
    let units = (points * FontStack.unitsPerPoint + 0.001).rounded(.down)
    return units < Double(Int32.max) ? Int(max(units, 0)) : nil
  }

  /// How many of the lines, from the first, are no higher together than `height`.
  private static func lineCount(of lines: [ParagraphLines.Line], within height: Double) -> Int {
    // A height that was computed from these lines must hold them all: what sums of doubles lose is
    // far below a thousandth of a point.
    var room = height + 0.001
    var count = 0
    for line in lines {
      room -= line.ascent + line.descent
      if room < 0 { break }
      count += 1
    }
    return count
  }
}

/// The shapers of one worker: one for each catalog of fonts that it draws with.
///
/// As its shapers, it serves one thread at a time.
package final class TextShapers {
  // Most runs have one catalog. A few that take turns are kept; each holds the fonts that it
  // opened.
  private var shapers = RecentValues<FontCatalog, TextShaper>(budget: 4)
  private let textBudget: Int

  /// No shapers yet: each is made when it is asked for.
  ///
  /// - Parameter textBudget: About how many bytes of shaped texts each of a shaper's two generations
  ///   keeps.
  package init(textBudget: Int = TextShaper.textBudget) {
    self.textBudget = textBudget
  }

  /// The shaper for the fonts of `catalog`.
  ///
  /// - Throws: `FontError` if a package of the pinned fonts is not installed or a folder cannot be
  ///   read.
  package func shaper(for catalog: FontCatalog) throws -> TextShaper {
    if let known = shapers.value(for: catalog) { return known }
    let made = try TextShaper(catalog: catalog, textBudget: textBudget)
    shapers.insert(made, for: catalog, cost: 1)
    return made
  }
}

/// The threads that Pango starts for each of its font maps.
private enum FontThread {
  /// Checks that a thread can be started.
  ///
  /// Pango ends the process where it gets none: in a container with few processes left, or with
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
