package import DisplayList
package import LayoutGeometry
package import TextShaping

/// Pictures with their captions on one canvas, section by section, for viewing them together.
package enum ContactSheet {
  /// The size of a sheet and of its pictures.
  package struct Style: Sendable {
    /// The sheet's width, in points; nil for that of the widest section.
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

  private static let margin = 40.0
  /// The gap between sections, in points.
  private static let gap = 44.0

  /// Returns the sheet of some sections, in reading order.
  ///
  /// Pictures are in rows from left to right, with their tops on one line under their captions;
  /// sections are beside each other as long as there is room.
  ///
  /// - Parameters:
  ///   - title: The title at the top; nil for a page that its section's heading names.
  ///   - shaper: The shaper of the texts, on the calling thread.
  /// - Throws: The shaper's errors.
  package static func displayList(
    title: String? = nil, subtitle: String? = nil, of sections: [SheetSection], style: Style,
    shaper: TextShaper
  ) throws -> DisplayList {
    let room = style.width.map { $0 - 2 * margin } ?? .infinity
    var shelves = Shelves(room: style.width == nil ? 0 : room)
    let head = [(title, SheetText.Style.title), (subtitle, .subtitle)].compactMap { line, style in
      line.map { ($0, style) }
    }
    if !head.isEmpty {
      shelves.add(try SheetBlock(head, room: room, shaper: shaper), isAlone: true)
    }
    for section in sections {
      shelves.add(try SheetBlock(section, style: style, room: room, shaper: shaper))
    }
    let size = Size(
      width: style.width ?? (shelves.size.width + 2 * margin).rounded(.up),
      height: (shelves.size.height + 2 * margin).rounded(.up))
    let background = Command.fill(
      .rect(Rect(origin: .zero, size: size)), .color(.sheetBackground))
    let corner = Point(x: margin, y: margin)
    return DisplayList(
      size: size,
      commands: [background]
        + shelves.blocks.flatMap { $0.block.commands(at: corner + $0.origin) })
  }

  /// Blocks beside each other as long as there is room, then below.
  private struct Shelves {
    /// The width of a shelf, in points; a wider block is alone on one.
    let room: Double
    private(set) var blocks: [(block: SheetBlock, origin: Point)] = []
    /// The size of all blocks together, in points.
    private(set) var size = Size(width: 0, height: 0)
    /// The place of the shelf's next block; nil if the next one needs a shelf of its own.
    private var next: Point?

    init(room: Double) {
      self.room = room
    }

    mutating func add(_ block: SheetBlock, isAlone: Bool = false) {
      var origin = next ?? Point(x: 0, y: blocks.isEmpty ? 0 : size.height + gap)
      if origin.x > 0, origin.x + block.size.width > room {
        origin = Point(x: 0, y: size.height + gap)
      }
      blocks.append((block, origin))
      size.width = max(size.width, origin.x + block.size.width)
      size.height = max(size.height, origin.y + block.size.height)
      next = isAlone ? nil : Point(x: origin.x + block.size.width + gap, y: origin.y)
    }
  }
}

/// The pictures that a contact sheet shows together: a preview's variants, or one picture before
/// and after.
package struct SheetSection: Sendable {
  /// The heading above the pictures; nil if their captions are enough.
  package var heading: String?
  /// The change of the section; nil if nothing is compared.
  package var change: Change?
  /// Remarks about the pictures, one sentence each.
  package var notes: [String]
  /// The pictures, in reading order.
  package var pictures: [Picture]

  /// A change of a preview since an earlier one.
  package enum Change: String, CaseIterable, Sendable {
    case changed, new, removed, unchanged
  }

  /// A picture with its caption above it.
  package struct Picture: Sendable {
    /// The picture's title, as in `iphone-se.dark`; nil if the heading names it.
    package var title: String?
    /// The facts that a reader needs besides the picture, a line each.
    package var lines: [String]
    /// The picture's drawing.
    package var displayList: DisplayList

    /// Creates a picture with its caption.
    package init(title: String?, lines: [String] = [], displayList: DisplayList) {
      self.title = title
      self.lines = lines
      self.displayList = displayList
    }
  }

  /// Creates a section of pictures.
  package init(
    heading: String?, change: Change? = nil, notes: [String] = [], pictures: [Picture]
  ) {
    self.heading = heading
    self.change = change
    self.notes = notes
    self.pictures = pictures
  }
}
