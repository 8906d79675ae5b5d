import DisplayList
import LayoutGeometry
import TextShaping

/// A text of a contact sheet at its place.
struct SheetText {
  /// What a text is set in.
  enum Style {
    case title, subtitle, heading, note, caption, detail
    case change(SheetSection.Change)
  }

  /// The size of all lines, in points.
  var size: Size { text.size }

  private let text: ShapedText
  private let style: Style

  /// A text whose lines wrap at a width in points; over `lineLimit` lines, an ellipsis ends it.
  init(
    _ string: String, _ style: Style, width: Double, lineLimit: Int? = nil, shaper: TextShaper
  ) throws {
    self.style = style
    text = try shaper.shape(
      TextRequest(string: string, font: style.font, width: width, lineLimit: lineLimit))
  }

  /// The text's commands with its top left corner at a point of the canvas.
  func commands(at origin: Point) -> [Command] {
    text.lines.flatMap(\.runs).map { placed in
      .glyphRun(placed.run, origin + placed.origin, .color(style.color))
    }
  }
}

extension SheetText.Style {
  fileprivate var font: FontRequest {
    switch self {
    case .title: FontRequest(size: 28, weight: .bold)
    case .subtitle: FontRequest(size: 15)
    case .heading, .change: FontRequest(size: 17, weight: .semibold)
    case .note: FontRequest(size: 13)
    case .caption: FontRequest(size: 12, weight: .semibold)
    case .detail: FontRequest(size: 11)
    }
  }

  /// All have a contrast of at least 4.5 to the sheet's background.
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
  static let sheetEdge = RGBA(red: 0, green: 0, blue: 0, alpha: 0.15)
  fileprivate static let sheetText = gray(29)
  fileprivate static let sheetDetail = gray(98)
  fileprivate static let sheetChanged = RGBA(red: 0.6, green: 0.3, blue: 0)
  fileprivate static let sheetNew = RGBA(red: 0.08, green: 0.44, blue: 0.2)
  fileprivate static let sheetRemoved = RGBA(red: 0.72, green: 0.1, blue: 0.12)

  private static func gray(_ value: Double) -> RGBA {
    RGBA(red: value / 255, green: value / 255, blue: value / 255)
  }
}
