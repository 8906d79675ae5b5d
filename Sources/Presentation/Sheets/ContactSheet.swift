package import DisplayList
package import LayoutGeometry
package import TextShaping

/// Pictures with their captions on one canvas, section by section, to be looked at together.
///
/// Pictures stand in rows from left to right, as many as there is room for, with their tops on one
/// line under their captions.
package struct ContactSheet {
  /// How large a sheet and its pictures are.
  package struct Style: Sendable {
    /// The sheet's width, in points; nil for as much as the widest row takes.
    package var width: Double?
    /// The largest size of a picture, in points: a wider one is drawn smaller, a higher one is cut.
    package var largestPicture: Size

    /// A sheet of many pictures, to be seen at once.
    package static let overview = Style(
      width: 1440, largestPicture: Size(width: 320, height: 900))
    /// A page for the pictures of one section, at their own sizes.
    package static let page = Style(
      width: nil, largestPicture: Size(width: 1440, height: .infinity))
  }

  private let style: Style
  private let shaper: TextShaper
  private var commands: [Command] = []
  /// Where the next thing begins, in points from the top.
  private var y = Self.margin
  private var widest = 0.0

  private static let margin = 40.0
  /// Between pictures of a row, and between rows, in points.
  private static let gap = 28.0
  /// Between sections, in points.
  private static let sectionGap = 44.0
  /// Between lines of text, and between a caption and its picture, in points.
  private static let lineGap = 4.0
  /// The least width of a picture's place, in points: a caption wants a few words a line.
  private static let leastPlace = 160.0
  /// How wide headings and notes are at most on a sheet of no width of its own, in points.
  private static let textWidth = 640.0
  /// How many notes a section shows.
  private static let noteLimit = 12

  /// The sheet of some sections.
  ///
  /// - Parameters:
  ///   - title: What stands at the top; nil for a page that its section's heading names.
  ///   - shaper: What shapes the texts, on the calling thread.
  /// - Throws: What the shaper throws.
  package static func displayList(
    title: String? = nil, subtitle: String? = nil, of sections: [SheetSection], style: Style,
    shaper: TextShaper
  ) throws -> DisplayList {
    var sheet = ContactSheet(style: style, shaper: shaper)
    if let title { try sheet.add(title, .title) }
    if let subtitle { try sheet.add(subtitle, .subtitle) }
    for section in sections { try sheet.add(section) }
    return sheet.displayList
  }

  private init(style: Style, shaper: TextShaper) {
    self.style = style
    self.shaper = shaper
  }

  /// How much room a row has, in points.
  private var room: Double { style.width.map { $0 - 2 * Self.margin } ?? .infinity }

  private var displayList: DisplayList {
    let size = Size(
      width: style.width ?? (widest + 2 * Self.margin).rounded(.up),
      height: (y + Self.margin).rounded(.up))
    let background = Command.fill(
      .rect(Rect(origin: .zero, size: size)), .color(.sheetBackground))
    return DisplayList(size: size, commands: [background] + commands)
  }

  /// Adds lines of text, and answers their size.
  @discardableResult
  private mutating func add(_ string: String, _ style: SheetText.Style) throws -> Size {
    let text = try SheetText(
      string, style, width: min(room, Self.textWidth), shaper: shaper)
    commands += text.commands(at: Point(x: Self.margin, y: y))
    widest = max(widest, text.size.width)
    y += text.size.height + Self.lineGap
    return text.size
  }

  private mutating func add(_ section: SheetSection) throws {
    if y > Self.margin { y += Self.sectionGap - Self.lineGap }
    try addHeading(of: section)
    for note in section.notes.prefix(Self.noteLimit) { try add(note, .note) }
    if section.notes.count > Self.noteLimit {
      try add("and \(section.notes.count - Self.noteLimit) more", .note)
    }
    if section.heading != nil { y += Self.gap / 2 }
    let places = try section.pictures.map {
      try SheetPlace($0, style: style, leastWidth: Self.leastPlace, shaper: shaper)
    }
    for row in rows(of: places) { add(row) }
  }

  private mutating func addHeading(of section: SheetSection) throws {
    guard let heading = section.heading else { return }
    let top = y
    let size = try add(heading, .heading)
    guard let change = section.change else { return }
    let mark = try SheetText(
      change.rawValue, .change(change), width: Self.textWidth, shaper: shaper)
    let x = size.width + 2 * Self.lineGap
    commands += mark.commands(at: Point(x: Self.margin + x, y: top))
    widest = max(widest, x + mark.size.width)
  }

  /// The places in rows that are as full as they can be.
  private func rows(of places: [SheetPlace]) -> [[SheetPlace]] {
    var rows: [[SheetPlace]] = []
    var width = 0.0
    for place in places {
      let end = width + Self.gap + place.width
      if rows.isEmpty || end > room {
        rows.append([place])
        width = place.width
      } else {
        rows[rows.count - 1].append(place)
        width = end
      }
    }
    return rows
  }

  private mutating func add(_ row: [SheetPlace]) {
    let captionHeight = row.map(\.captionHeight).max() ?? 0
    var x = Self.margin
    for place in row {
      commands += place.captionCommands(at: Point(x: x, y: y))
      commands += place.pictureCommands(
        at: Point(x: x, y: y + captionHeight + 2 * Self.lineGap))
      widest = max(widest, x + place.width - Self.margin)
      x += place.width + Self.gap
    }
    let height = row.map(\.pictureSize.height).max() ?? 0
    y += captionHeight + 2 * Self.lineGap + height + Self.gap
  }
}
