package import LayoutGeometry
package import TextShaping

/// What views take from their surroundings.
package struct ViewEnvironment {
  /// Whether colours are the light or the dark ones.
  package private(set) var appearance: Appearance
  /// Where leading is.
  package let direction: LayoutDirection
  private var dynamicType: DynamicType
  private let ideographs: Ideographs?
  private var font = Font.style(.body)
  private var isBold = false
  private var isItalic: Bool?
  private var foregroundColor = Color.primary
  private var textAlignment = TextAlignment.leading
  private var lineLimit: Int?
  /// Nil where no part of a text is meant to be left out.
  private(set) var truncationMode: TruncationMode?
  /// The mark of the view, or of the nearest around it that has one.
  package internal(set) var mark: ViewMark?
  /// The axis of the stack around the view; nil outside of a stack.
  package private(set) var stackAxis: Axis?
  /// The `id` that is written after the view itself, with nothing but modifiers between.
  var id: String?
  /// How many views and modifiers are around the view.
  var depth = 0

  init(canvas: PreviewCanvas) {
    appearance = canvas.appearance
    direction = canvas.layoutDirection
    dynamicType = canvas.dynamicType
    ideographs = canvas.locale?.ideographs
  }

  /// Applies one change; an inner one wins over an outer one.
  fileprivate mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .font(let font): self.font = font
    case .bold(let isBold): self.isBold = isBold
    case .italic(let isItalic): self.isItalic = isItalic
    case .foregroundColor(let color): foregroundColor = color
    case .multilineTextAlignment(let alignment): textAlignment = alignment
    case .lineLimit(let limit): lineLimit = limit
    case .truncationMode(let mode): truncationMode = mode
    case .appearance(let appearance): self.appearance = appearance
    case .dynamicType(let size): dynamicType = size
    }
  }

  /// The surroundings of a view in a modifier that changes them.
  func deeper(_ change: (inout ViewEnvironment) -> Void) -> ViewEnvironment {
    var inner = self
    inner.depth += 1
    change(&inner)
    return inner
  }

  /// The surroundings of views that are held by another view, `axis` being that of a stack.
  func inside(axis: Axis? = nil) -> ViewEnvironment {
    deeper {
      $0.stackAxis = axis
      $0.id = nil
    }
  }

  /// The foreground colour in the environment's appearance.
  package var foreground: ShownColor { foregroundColor.shown(in: appearance) }

  /// The text style that the font is of; nil for a font of a fixed size.
  package var textStyle: TextStyle? {
    if case .style(let style, weight: _) = font { style } else { nil }
  }

  /// The font with the environment's bold and italic.
  package var fontRequest: FontRequest {
    var request = font.request(for: dynamicType)
    request.ideographs = ideographs
    if isBold { request.weight = .bold }
    if let isItalic { request.isItalic = isItalic }
    return request
  }

  /// The text's request without a width: all that the surroundings decide of it.
  package func textRequest(for string: String) -> TextRequest {
    TextRequest(
      string: string, font: fontRequest, lineLimit: lineLimit,
      truncationMode: truncationMode ?? .tail, alignment: textAlignment,
      layoutDirection: direction)
  }
}

/// One value that views take from their surroundings.
package enum EnvironmentChange: Hashable, Sendable {
  case font(Font)
  case bold(Bool)
  case italic(Bool)
  case foregroundColor(Color)
  case multilineTextAlignment(TextAlignment)
  /// The most lines a text may have; nil lifts an outer limit.
  case lineLimit(Int?)
  /// Which part of a text is left out where there is no room for all of it; such a cut is not
  /// noticed.
  case truncationMode(TruncationMode)
  /// Whether colours are the light or the dark ones, in the place of the canvas's.
  case appearance(Appearance)
  /// The size that text styles are scaled to, in the place of the canvas's.
  case dynamicType(DynamicType)
}

extension EnvironmentChange: PrimitiveModifier {
  package func change(_ environment: inout ViewEnvironment) { environment.apply(self) }

  package func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode { child }
}
