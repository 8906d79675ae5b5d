import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import TextShaping

// What the looks of views make of parts.
extension InspectedPart {
  /// Adds what a view, or a modifier around all that there is so far, looks like.
  mutating func add(_ look: ViewLook) {
    text = look.text ?? text
    font = look.font.map { Font($0, lines: look.textLines) } ?? font
    color = look.color.map { Fill(ViewLook.Fill($0)) } ?? color
    fills += look.fills.map(Fill.init)
    if let radius = look.cornerRadius, radius >= cornerRadius ?? 0 {
      cornerRadius = radius
      cornerStyle = look.cornerStyle?.rawValue
    }
    border = look.border.flatMap(Border.init) ?? border
    shadow = look.shadow.map(Shadow.init) ?? shadow
    if let opacity = look.opacity { self.opacity = (self.opacity ?? 1) * opacity }
    nameAfterLook()
  }

  /// Adds the look of a part that is as large as this one, behind it or on top of it.
  mutating func addLook(of other: InspectedPart, isBehind: Bool = true) {
    fills = isBehind ? other.fills + fills : fills + other.fills
    cornerStyle = cornerRadius == nil ? other.cornerStyle : cornerStyle
    cornerRadius = cornerRadius ?? other.cornerRadius
    border = border ?? other.border
    shadow = shadow ?? other.shadow
    nameAfterLook()
  }

  /// Adds the names that a modifier gives; those of an outer one win over those of an inner one.
  mutating func add(_ viewPart: ViewPart) {
    guard case .own(.view(let id), let label) = viewPart else { return }
    identifier = id ?? identifier
    self.label = label ?? self.label
    nameAfterLook()
  }

  /// Space around a view is nothing else until something is seen of it.
  private mutating func nameAfterLook() {
    if role == .padding, !isPlain { role = .view }
  }

  /// True for a part of which nothing is seen but the parts in it.
  var isPlain: Bool {
    switch role {
    case .view, .padding:
      identifier == nil && label == nil && fills.isEmpty && cornerRadius == nil && border == nil
        && shadow == nil && opacity == nil
    default: false
    }
  }

  /// True for a part that is nothing but painted.
  var isPaint: Bool {
    switch role {
    case .color, .gradient, .shape: parts.isEmpty
    default: false
    }
  }
}

extension InspectedPart.Role {
  /// What a view is.
  init(_ kind: ViewLook.Kind) {
    self =
      switch kind {
      case .text: .text
      case .image: .image
      case .symbol: .symbol
      case .color: .color
      case .gradient: .gradient
      case .shape: .shape
      case .divider: .divider
      case .spacer: .spacer
      case .stack: .stack
      case .scroll: .scroll
      case .control: .control
      case .collection: .collection
      case .element: .cell
      }
  }

  /// What an element of a collection is.
  init(_ kind: ElementKind) {
    self =
      switch kind {
      case .cell: .cell
      case .header, .boundary, .layoutBoundary: .header
      case .footer: .footer
      case .background, .decoration: .background
      case .badge, .supplementary: .badge
      }
  }

  /// True for a view that holds no others.
  var isLeaf: Bool {
    switch self {
    case .text, .image, .symbol, .color, .gradient, .shape, .divider, .spacer: true
    default: false
    }
  }
}

extension InspectedPart.Fill {
  /// A colour with its name.
  init(_ fill: ViewLook.Fill) {
    self.init(fill.color.color.dump, name: fill.color.name, location: fill.location)
  }
}

extension InspectedPart.Border {
  /// A line; nil for one without a colour.
  fileprivate init?(_ line: ViewLook.Line) {
    guard let fill = line.fills.first else { return nil }
    self.init(InspectedPart.Fill(fill), width: line.width)
  }
}

extension InspectedPart.Shadow {
  fileprivate init(_ shadow: ViewLook.Shadow) {
    self.init(
      InspectedPart.Fill(ViewLook.Fill(shadow.color)), radius: shadow.radius,
      offset: shadow.offset)
  }
}

extension InspectedPart.Font {
  fileprivate init(_ font: ViewLook.Font, lines: [ViewLook.TextLine]) {
    self.init(
      family: font.family ?? font.request.family, size: font.request.size,
      weight: font.request.weight.name, isItalic: font.request.isItalic,
      style: font.style?.rawValue, lineHeight: font.lineHeight)
    tracking = font.tracking == 0 ? nil : font.tracking
    func color(_ name: String) -> String? {
      lines.first { $0.name == name }?.color.color.dump
    }
    underline = color("underline")
    strikethrough = color("strikethrough")
  }
}
