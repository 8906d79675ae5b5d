import DisplayList
import LayoutGeometry
import TextShaping

/// A picture's place on a contact sheet, with its caption.
struct SheetPlace {
  /// The place's width, in points.
  let width: Double
  /// The height of all lines of the caption, in points.
  let captionHeight: Double
  /// The size in which the picture is drawn, in points.
  let pictureSize: Size

  private let picture: SheetSection.Picture
  private let factor: Double
  private let caption: [(text: SheetText, y: Double)]

  private static let lineGap = 2.0
  /// The least width of a place, in points: a caption wants a few words a line.
  private static let leastWidth = 160.0
  /// How many lines a line of the caption may wrap into.
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

  /// The caption with its top left corner at a point.
  func captionCommands(at origin: Point) -> [Command] {
    caption.flatMap { $0.text.commands(at: origin + Point(x: 0, y: $0.y)) }
  }

  /// The picture, as small and as cut as it must be, within a thin edge.
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
