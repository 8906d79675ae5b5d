import DisplayList
import LayoutGeometry
import TextShaping

/// A section of a contact sheet at its size: its heading and notes over its rows of pictures.
struct SheetBlock {
  /// The room that the block takes, in points.
  private(set) var size = Size(width: 0, height: 0)

  private var texts: [(text: SheetText, origin: Point)] = []
  private var places: [(place: SheetPlace, caption: Point, picture: Point)] = []

  /// Between pictures of a row, and between rows, in points.
  private static let gap = 28.0
  /// Between lines of text, and between a caption and its picture, in points.
  private static let lineGap = 4.0
  /// How wide headings and notes are at most, in points.
  private static let textWidth = 640.0
  /// How many notes a section shows.
  private static let noteLimit = 12

  /// Lines of text alone, one below the other.
  init(_ lines: [(String, SheetText.Style)], room: Double, shaper: TextShaper) throws {
    for (line, style) in lines { try add(line, style, room: room, shaper: shaper) }
  }

  /// A section in rows that are as full as they can be.
  ///
  /// - Parameter room: The width of a row, in points; may be infinite.
  init(
    _ section: SheetSection, style: ContactSheet.Style, room: Double, shaper: TextShaper
  ) throws {
    try addHeading(of: section, room: room, shaper: shaper)
    for note in section.notes.prefix(Self.noteLimit) {
      try add(note, .note, room: room, shaper: shaper)
    }
    if section.notes.count > Self.noteLimit {
      let rest = section.notes.count - Self.noteLimit
      try add("and \(rest) more", .note, room: room, shaper: shaper)
    }
    if section.heading != nil { size.height += Self.gap / 2 }
    let places = try section.pictures.map {
      try SheetPlace($0, style: style, shaper: shaper)
    }
    for (index, row) in Self.rows(of: places, room: room).enumerated() {
      if index > 0 { size.height += Self.gap }
      add(row)
    }
  }

  /// The block with its top left corner at a point.
  func commands(at origin: Point) -> [Command] {
    texts.flatMap { $0.text.commands(at: origin + $0.origin) }
      + places.flatMap { place, caption, picture in
        place.captionCommands(at: origin + caption) + place.pictureCommands(at: origin + picture)
      }
  }

  private mutating func addHeading(
    of section: SheetSection, room: Double, shaper: TextShaper
  ) throws {
    guard let heading = section.heading else { return }
    let top = size.height
    let width = try add(heading, .heading, room: room, shaper: shaper)
    guard let change = section.change else { return }
    let mark = try SheetText(
      change.rawValue, .change(change), width: Self.textWidth, shaper: shaper)
    let x = width + 2 * Self.lineGap
    texts.append((mark, Point(x: x, y: top)))
    size.width = max(size.width, x + mark.size.width)
  }

  /// Adds lines of text, and answers how wide they are.
  @discardableResult
  private mutating func add(
    _ line: String, _ style: SheetText.Style, room: Double, shaper: TextShaper
  ) throws -> Double {
    let text = try SheetText(line, style, width: min(room, Self.textWidth), shaper: shaper)
    texts.append((text, Point(x: 0, y: size.height)))
    size.width = max(size.width, text.size.width)
    size.height += text.size.height + Self.lineGap
    return text.size.width
  }

  private static func rows(of places: [SheetPlace], room: Double) -> [[SheetPlace]] {
    var rows: [[SheetPlace]] = []
    var width = 0.0
    for place in places {
      let end = width + gap + place.width
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

  /// Adds a row: captions end, and pictures begin, on one line.
  private mutating func add(_ row: [SheetPlace]) {
    let captionHeight = row.map(\.captionHeight).max() ?? 0
    let pictureTop = size.height + captionHeight + 2 * Self.lineGap
    var x = 0.0
    for place in row {
      places.append(
        (place, Point(x: x, y: size.height), Point(x: x, y: pictureTop)))
      size.width = max(size.width, x + place.width)
      x += place.width + Self.gap
    }
    size.height = pictureTop + (row.map(\.pictureSize.height).max() ?? 0)
  }
}
