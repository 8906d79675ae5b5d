import DisplayList
import LayoutGeometry
import TextShaping

/// A section of a contact sheet at its size: its heading and notes over its rows of pictures.
struct SheetBlock {
  /// The room that the block takes, in points.
  private(set) var size = Size(width: 0, height: 0)

  private var texts: [(text: SheetText, origin: Point)] = []
  private var places: [(place: SheetPlace, caption: Point, picture: Point)] = []

  /// The gap between pictures of a row, and between rows, in points.
  private static let gap = 28.0
  /// The gap between lines of text, and between a caption and its picture, in points.
  private static let lineGap = 4.0
  /// The largest width of headings and notes, in points.
  private static let textWidth = 640.0
  /// The largest number of notes of a section.
  private static let noteLimit = 12

  /// Creates lines of text alone, one below another.
  init(_ lines: [(String, SheetText.Style)], room: Double, shaper: TextShaper) throws {
    for (line, style) in lines { try add(line, style, room: room, shaper: shaper) }
  }

  /// Creates a section in rows that are as full as possible.
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

  /// Returns the block with its top left corner at a point.
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

  /// Adds lines of text, and returns their width.
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

/// A picture's place on a contact sheet, with its caption.
private struct SheetPlace {
  /// The place's width, in points.
  let width: Double
  /// The height of all lines of the caption, in points.
  let captionHeight: Double
  /// The size of the drawn picture, in points.
  let pictureSize: Size

  private let picture: SheetSection.Picture
  private let factor: Double
  private let caption: [(text: SheetText, y: Double)]

  private static let lineGap = 2.0
  /// The smallest width of a place, in points: a caption needs a few words a line.
  private static let leastWidth = 160.0
  /// The largest number of lines into which a line of the caption wraps.
  private static let lineLimit = 3

  init(
    _ picture: SheetSection.Picture, style: ContactSheet.Style, shaper: TextShaper
  ) throws {
    self.picture = picture
    let size = picture.displayList.size
    factor = min(1, style.largestPicture.width / size.width)
    pictureSize = Size(
      width: size.width * factor, height: min(size.height * factor, style.largestPicture.height))
    let width = max(pictureSize.width, Self.leastWidth)

    var lines = picture.lines
    if pictureSize.height < size.height * factor {
      let shown = Int(pictureSize.height / factor)
      lines.append("the first \(shown) of \(Int(size.height)) points")
    }
    var caption: [(text: SheetText, y: Double)] = []
    var y = 0.0
    func add(_ line: String, _ textStyle: SheetText.Style) throws {
      let text = try SheetText(
        line, textStyle, width: width, lineLimit: Self.lineLimit, shaper: shaper)
      caption.append((text, y))
      y += text.size.height + Self.lineGap
    }
    if let title = picture.title { try add(title, .caption) }
    for line in lines { try add(line, .detail) }
    self.width = width
    self.caption = caption
    captionHeight = y
  }

  /// Returns the caption with its top left corner at a point.
  func captionCommands(at origin: Point) -> [Command] {
    caption.flatMap { $0.text.commands(at: origin + Point(x: 0, y: $0.y)) }
  }

  /// Returns the picture, scaled and cut to its size, within a thin edge.
  func pictureCommands(at origin: Point) -> [Command] {
    let frame = Rect(origin: origin, size: pictureSize)
    let scaling = Scaling(about: .zero, x: factor, y: factor, to: origin)
    let edge = Rect(
      x: frame.minX - 0.5, y: frame.minY - 0.5, width: frame.width + 1, height: frame.height + 1)
    return [
      .group(
        Group(
          role: .named(id: nil, label: picture.title), clip: .rect(frame),
          commands: picture.displayList.commands.map { $0.scaled(by: scaling) })),
      .stroke(.rect(edge), .color(.sheetEdge), StrokeStyle(lineWidth: 1)),
    ]
  }
}

/// A text of a contact sheet at its place.
struct SheetText {
  enum Style {
    case title, subtitle, heading, note, caption, detail
    case change(SheetSection.Change)
  }

  /// The size of all lines, in points.
  var size: Size { text.size }

  private let text: ShapedText
  private let style: Style

  /// Creates a text whose lines wrap at a width in points; over `lineLimit` lines, an ellipsis ends
  /// it.
  init(
    _ string: String, _ style: Style, width: Double, lineLimit: Int? = nil, shaper: TextShaper
  ) throws {
    self.style = style
    text = try shaper.shape(
      TextRequest(string: string, font: style.font, width: width, lineLimit: lineLimit))
  }

  /// Returns the text's commands with its top left corner at a point of the canvas.
  func commands(at origin: Point) -> [Command] {
    text.commands(at: origin, color: style.color)
  }
}

extension SheetText.Style {
  fileprivate var font: FontRequest {
    switch self {
    case .title: .annotation(size: 28, weight: .bold)
    case .subtitle: .annotation(size: 15)
    case .heading, .change: .annotation(size: 17, weight: .semibold)
    case .note: .annotation(size: 13)
    case .caption: .annotation(size: 12, weight: .semibold)
    case .detail: .annotation(size: 11)
    }
  }

  /// The colour of the text, with a contrast of at least 4.5 to the sheet's background.
  fileprivate var color: RGBA {
    switch self {
    case .title, .heading, .caption, .note: .sheetText
    case .subtitle, .detail: .sheetDetail
    case .change(.changed): .sheetChanged
    case .change(.new): .sheetNew
    case .change(.removed): .sheetRemoved
    case .change(.unchanged): .sheetDetail
    }
  }
}

extension RGBA {
  static let sheetBackground = gray(245)
  fileprivate static let sheetEdge = RGBA(red: 0, green: 0, blue: 0, alpha: 0.15)
  fileprivate static let sheetText = gray(29)
  fileprivate static let sheetDetail = gray(98)
  fileprivate static let sheetChanged = RGBA(red: 0.6, green: 0.3, blue: 0)
  fileprivate static let sheetNew = RGBA(red: 0.08, green: 0.44, blue: 0.2)
  fileprivate static let sheetRemoved = RGBA(red: 0.72, green: 0.1, blue: 0.12)

  private static func gray(_ value: Double) -> RGBA {
    RGBA(red: value / 255, green: value / 255, blue: value / 255)
  }
}
