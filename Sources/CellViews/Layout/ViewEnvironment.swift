import DisplayList
import LayoutGeometry
import TextShaping

/// What views take from their surroundings.
struct ViewEnvironment {
  let appearance: Appearance
  let dynamicType: DynamicType
  private let ideographs: Ideographs?
  private(set) var font = Font.style(.body)
  private(set) var isBold = false
  private(set) var isItalic: Bool?
  private(set) var foregroundColor = Color.primary
  private(set) var textAlignment = TextAlignment.leading
  private(set) var lineLimit: Int?
  /// Nil where nobody says which part of a text may be left out.
  private(set) var truncationMode: TruncationMode?
  /// The mark of the view, or of the nearest around it that has one.
  var mark: ViewMark?
  /// The axis of the stack around the view; nil outside of a stack.
  var stackAxis: Axis?
  /// The `id` that is written behind the view itself, with nothing but modifiers between.
  var id: String?

  init(canvas: Canvas) {
    appearance = canvas.appearance
    dynamicType = canvas.dynamicType
    ideographs = canvas.locale?.ideographs
  }

  /// Applies one change; an inner one wins over an outer one.
  mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .font(let font): self.font = font
    case .bold(let isBold): self.isBold = isBold
    case .italic(let isItalic): self.isItalic = isItalic
    case .foregroundColor(let color): foregroundColor = color
    case .multilineTextAlignment(let alignment): textAlignment = alignment
    case .lineLimit(let limit): lineLimit = limit
    case .truncationMode(let mode): truncationMode = mode
    }
  }

  /// The surroundings of views that are held by another view, `axis` being that of a stack.
  func inside(axis: Axis? = nil) -> ViewEnvironment {
    var inner = self
    inner.stackAxis = axis
    inner.id = nil
    return inner
  }

  /// The foreground colour in the environment's appearance.
  var foreground: RGBA { foregroundColor.resolved(in: appearance) }

  /// The font with the environment's bold and italic.
  var fontRequest: FontRequest {
    var request = font.request(for: dynamicType)
    request.ideographs = ideographs
    if isBold { request.weight = .bold }
    if let isItalic { request.isItalic = isItalic }
    return request
  }

  /// The text's request without a width: all that the surroundings decide of it.
  func textRequest(for string: String, direction: LayoutDirection) -> TextRequest {
    TextRequest(
      string: string, font: fontRequest, lineLimit: lineLimit,
      truncationMode: truncationMode ?? .tail, alignment: textAlignment,
      layoutDirection: direction)
  }
}
