package import DisplayList
package import LayoutGeometry
import PlainText

extension ShapeNode {
  /// The outlines of SwiftUI's shapes.
  package indirect enum Outline: Hashable, Sendable {
    case rectangle
    /// A rectangle with one radius; continuous corners by default, as in SwiftUI.
    case roundedRectangle(cornerRadius: Double, style: CornerStyle = .continuous)
    /// A rectangle with a radius for each corner, where left is leading.
    case unevenRoundedRectangle(CornerRadii)
    /// The largest circle in the middle of the space.
    case circle
    /// The ellipse that touches the sides of the space.
    case ellipse
    /// A rectangle whose shorter sides are half circles.
    case capsule
    /// A path in the unit square, which is stretched over the space.
    case path(Path)
    /// A path in points from the top leading corner, with its own extent from there as its size.
    case points(Path)
    /// A path with a rectangle that is fitted into the middle of the space.
    case fitted(Path, Rect)
    /// A part of the largest circle in the middle of the space, between two angles in degrees: 0 is to
    /// the right, and 90 is down.
    case arc(startAngle: Double, endAngle: Double, isClockwise: Bool)
    /// The part of another outline between two fractions of its length, from 0 to 1.
    case trimmed(Outline, from: Double, to: Double)
    /// Another outline in less space: each side is inset, in points.
    case inset(Outline, by: Double)
    /// An outline made for the space.
    case own(OwnOutline)
    /// A rectangle whose corners have the same centres as those of its container, with a least radius;
    /// it is resolved where it has its place.
    case concentric(minimum: Double)
  }

  /// An outline from another module.
  package struct OwnOutline: Hashable, Sendable {
    /// Distinguishes outlines, since their closures cannot be compared.
    private final class Identity: Sendable {}

    private let identity = Identity()
    fileprivate let path: @Sendable (Size) -> Path
    fileprivate let size: @Sendable (ProposedSize) -> Size

    /// Creates an outline.
    ///
    /// - Parameters:
    ///   - size: The size that the shape takes for a proposal.
    ///   - path: The outline in a space whose top leading corner is the origin, x growing towards the
    ///     trailing edge.
    package init(
      size: @escaping @Sendable (ProposedSize) -> Size, path: @escaping @Sendable (Size) -> Path
    ) {
      self.size = size
      self.path = path
    }

    /// Returns whether two outlines are the same instance.
    package static func == (a: OwnOutline, b: OwnOutline) -> Bool { a.identity === b.identity }

    /// Hashes the outline's identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }
}

extension ShapeNode.Outline {
  /// Returns the size that the shape takes for a proposal.
  package func size(for proposal: ProposedSize) -> Size {
    switch self {
    case .circle:
      // A circle takes the square that fits; as of any shape, a side without a proposal is 10 points
      // long (OpenSwiftUI's `Circle.sizeThatFits`, audited against SwiftUI 6.5.4).
      let square = proposal.filled
      let side = min(square.width, square.height)
      return Size(width: side, height: side)
    case .inset(let outline, by: _), .trimmed(let outline, from: _, to: _):
      return outline.size(for: proposal)
    case .points(let path):
      let bounds = path.bounds
      return Size(width: max(bounds.maxX, 0), height: max(bounds.maxY, 0))
    case .own(let outline): return outline.size(proposal)
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .ellipse, .capsule, .path,
      .fitted, .arc, .concentric:
      return proposal.filled
    }
  }

  /// Returns the outline at a view's place; radii are at most half of the shorter side.
  package func shape(in frame: Rect, _ direction: LayoutDirection = .leftToRight) -> Shape {
    let half = max(min(frame.width, frame.height) / 2, 0)
    func rounded(_ radii: CornerRadii) -> Shape {
      let fitted = radii.mapped { min(max($0, 0), half) }
      return fitted.isSquare ? .rect(frame) : .roundedRect(frame, fitted)
    }
    switch self {
    case .rectangle: return .rect(frame)
    case .roundedRectangle(let cornerRadius, let style):
      return rounded(CornerRadii(cornerRadius, style))
    case .unevenRoundedRectangle(let radii):
      return rounded(direction == .leftToRight ? radii : radii.mirrored)
    case .circle:
      return .ellipse(
        Rect(x: frame.midX - half, y: frame.midY - half, width: 2 * half, height: 2 * half))
    case .ellipse: return .ellipse(frame)
    case .capsule: return rounded(CornerRadii(half))
    case .concentric(minimum: let radius): return rounded(CornerRadii(radius))
    case .path(let path):
      return .path(
        path.mapped {
          Point(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height)
        })
    case .inset(let outline, by: let distance):
      return outline.inset(by: distance).shape(in: frame.inset(by: distance), direction)
    case .own(let outline): return placed(outline.path(frame.size))
    case .points(let path): return placed(path)
    case .fitted(let path, let box): return placed(path.fitted(box, in: frame.size))
    case .arc(let start, let end, let isClockwise):
      let (from, to) = (start * .pi / 180, end * .pi / 180)
      var path = Path()
      path.addArc(
        center: Point(x: frame.width / 2, y: frame.height / 2), radius: half, start: from,
        delta: Path.sweep(from: from, to: to, isClockwise: isClockwise))
      return placed(path)
    case .trimmed(let outline, let start, let end):
      return placed(outline.path(in: frame.size).trimmed(from: start, to: end))
    }
    /// Returns a path from the top leading corner at its place.
    func placed(_ path: Path) -> Shape {
      .path(
        path.mapped { point in
          Point(
            x: direction == .leftToRight ? frame.minX + point.x : frame.maxX - point.x,
            y: frame.minY + point.y)
        })
    }
  }

  /// Indicates whether the outline has the same form in less space, for a line inside of it.
  var isInsettable: Bool {
    switch self {
    case .path, .points, .fitted, .own: false
    case .inset(let outline, by: _), .trimmed(let outline, from: _, to: _): outline.isInsettable
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule, .arc,
      .concentric:
      true
    }
  }

  /// Returns the outline with corners round about the same centres in a smaller space.
  private func inset(by distance: Double) -> ShapeNode.Outline {
    switch self {
    case .roundedRectangle(let radius, let style):
      .roundedRectangle(cornerRadius: max(radius - distance, 0), style: style)
    case .unevenRoundedRectangle(let radii):
      .unevenRoundedRectangle(radii.mapped { max($0 - distance, 0) })
    case .inset(let outline, by: let inner): .inset(outline.inset(by: distance), by: inner)
    case .trimmed(let outline, let start, let end):
      .trimmed(outline.inset(by: distance), from: start, to: end)
    case .rectangle, .circle, .ellipse, .capsule, .path, .own, .points, .fitted, .arc,
      .concentric:
      self
    }
  }

  /// Returns the outline as a path, in a space whose top leading corner is the origin.
  package func path(in size: Size) -> Path {
    var path = Path()
    switch shape(in: Rect(origin: .zero, size: size)) {
    case .rect(let rect): path.appendRect(rect)
    case .roundedRect(let rect, let radii) where radii.style == .continuous:
      path = Path(continuousRect: rect, radii)
    case .roundedRect(let rect, let radii):
      path.addRoundedRect(
        rect,
        radii: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
          Size(width: $0, height: $0)
        })
    case .ellipse(let rect): path.appendEllipse(in: rect)
    case .path(let own): path = own
    }
    return path
  }

  /// The outline filled by the even-odd rule.
  package var evenOdd: ShapeNode.Outline {
    let outline = self
    return .own(
      ShapeNode.OwnOutline(size: { outline.size(for: $0) }) { size in
        var path = outline.path(in: size)
        path.isEvenOdd = true
        return path
      })
  }

  /// The values of the outline under their names in configs; those of a long path are in what is drawn.
  var settings: [LayoutSetting?] {
    switch self {
    case .roundedRectangle(let radius, let style):
      [
        .length("cornerRadius", radius, changing: .paint),
        .word("cornerStyle", style.rawValue, default: "continuous", changing: .paint),
      ]
    case .unevenRoundedRectangle(let radii):
      [
        .word(
          "cornerRadii",
          [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].dump,
          changing: .paint),
        .word("cornerStyle", radii.style.rawValue, default: "continuous", changing: .paint),
      ]
    case .arc(let start, let end, let isClockwise):
      [
        .number("startAngle", start, changing: .paint),
        .number("endAngle", end, changing: .paint),
        .flag("clockwise", isClockwise, default: nil, changing: .paint),
      ]
    case .trimmed(let outline, let start, let end):
      [.word("trim", [start, end].dump, changing: .content)] + outline.settings
    case .inset(let outline, let distance):
      outline.settings + [.length("inset", distance, changing: .paint)]
    case .concentric(minimum: let radius):
      [.length("minimum", radius, default: 0, changing: .paint)]
    case .points, .fitted: [.word("data", data, changing: .paint)]
    case .rectangle, .circle, .ellipse, .capsule, .path, .own: []
    }
  }

  /// The steps of a path and the rectangle that is fitted into its space, or a digest where they are long or have more
  /// decimals than texts record; nil for other outlines, which stay.
  private var data: String? {
    get {
      let (path, box): (Path, Rect?)
      switch innermost {
      case .points(let steps): (path, box) = (steps, nil)
      case .fitted(let steps, let fitted): (path, box) = (steps, fitted)
      default: return nil
      }
      let steps = path.dump
      let bounds = box.map { [$0.minX, $0.minY, $0.width, $0.height] }
      let words = steps + (bounds.map { " in \($0.dump)" } ?? "")
      if words.utf8.count <= 80, Path(dump: steps[...]) == path,
        bounds.map({ [Double](dump: $0.dump[...]) == $0 }) != false
      {
        return words
      }
      // Of a thousand times the lengths, texts have six decimals.
      let scaled =
        path.scaled(by: Scaling(about: .zero, x: 1000, y: 1000)).dump
        + (bounds.map { $0.map { $0 * 1000 }.dump } ?? "")
      return "#\(String(scaled.accidentDigest, radix: 16))"
    }
    set {
      let words = newValue ?? ""
      let end = words.firstRange(of: " in ")
      guard data != nil, let path = Path(dump: words[..<(end?.lowerBound ?? words.endIndex)]) else {
        return
      }
      guard let end else { return innermost = .points(path) }
      guard let box = [Double](dump: words[end.upperBound...]), box.count == 4 else { return }
      innermost = .fitted(path, Rect(x: box[0], y: box[1], width: box[2], height: box[3]))
    }
  }

  /// The outline of which this is a part, or which is inset; any other outline itself.
  private var innermost: ShapeNode.Outline {
    get {
      switch self {
      case .trimmed(let outline, from: _, to: _), .inset(let outline, by: _): outline.innermost
      default: self
      }
    }
    set {
      switch self {
      case .trimmed(var outline, let start, let end):
        outline.innermost = newValue
        self = .trimmed(outline, from: start, to: end)
      case .inset(var outline, let distance):
        outline.innermost = newValue
        self = .inset(outline, by: distance)
      default: self = newValue
      }
    }
  }

  /// The values that can be set.
  static let fields: [SettingField<ShapeNode.Outline>] = [
    SettingField("trim", \.trim, absent: []) {
      .word("trim", $0.isEmpty ? nil : $0.dump, changing: .content)
    } parse: {
      [Double](dump: $0[...]).flatMap { $0.count == 2 ? $0 : nil }
    },
    .length("cornerRadius", \.cornerRadius, changing: .paint),
    SettingField("cornerRadii", \.cornerRadii, absent: nil) {
      .word("cornerRadii", $0.isEmpty ? nil : $0.dump, changing: .paint)
    } parse: {
      [Double](dump: $0[...]).flatMap { $0.count == 4 ? $0 : nil }
    },
    .choice("cornerStyle", \.cornerStyle, default: .continuous, changing: .paint),
    .length("inset", \.distance, changing: .paint), .number("startAngle", \.arc.start),
    .number("endAngle", \.arc.end), .flag("clockwise", \.arc.isClockwise),
    SettingField("data", \.data, absent: nil) {
      .word("data", $0, changing: .paint)
    } parse: {
      $0
    },
  ]

  /// The angles of an arc, and its direction; nothing for another outline, which stays.
  private struct Arc {
    var start: Double?
    var end: Double?
    var isClockwise = false
  }

  private var arc: Arc {
    get {
      guard case .arc(let start, let end, let isClockwise) = innermost else { return Arc() }
      return Arc(start: start, end: end, isClockwise: isClockwise)
    }
    set {
      guard case .arc = innermost, let start = newValue.start, let end = newValue.end else {
        return
      }
      innermost = .arc(startAngle: start, endAngle: end, isClockwise: newValue.isClockwise)
    }
  }

  /// Creates the outline of a kind, before it is given anything; nil for a kind that its name does not make.
  init?(kind: String) {
    let known: [ShapeNode.Outline] = [
      .rectangle, .circle, .ellipse, .capsule, .roundedRectangle(cornerRadius: 0),
      .unevenRoundedRectangle(CornerRadii(0, .continuous)),
      .concentric(minimum: 0), .arc(startAngle: 0, endAngle: 0, isClockwise: true),
    ]
    guard let outline = known.first(where: { $0.kind == kind }) else { return nil }
    self = outline
  }

  /// The fractions between which a part of the outline is left; empty for all of it.
  private var trim: [Double] {
    get { if case .trimmed(_, let start, let end) = self { [start, end] } else { [] } }
    set {
      let whole = if case .trimmed(let outline, from: _, to: _) = self { outline } else { self }
      self = newValue.isEmpty ? whole : .trimmed(whole, from: newValue[0], to: newValue[1])
    }
  }

  /// The distance by which each side is inset; nil for an outline in all of its space.
  private var distance: Double? {
    get { if case .inset(_, let distance) = self { distance } else { nil } }
    set {
      let whole = if case .inset(let outline, by: _) = self { outline } else { self }
      self = newValue.map { .inset(whole, by: $0) } ?? whole
    }
  }

  /// The radii of the corners from the top left one, clockwise; empty for an outline without such.
  private var cornerRadii: [Double] {
    get {
      guard case .unevenRoundedRectangle(let radii) = self else { return [] }
      return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    }
    set {
      guard case .unevenRoundedRectangle(var radii) = self, newValue.count == 4 else { return }
      (radii.topLeft, radii.topRight) = (newValue[0], newValue[1])
      (radii.bottomRight, radii.bottomLeft) = (newValue[2], newValue[3])
      self = .unevenRoundedRectangle(radii)
    }
  }

  /// The one radius of all corners; nil for an outline without such, which keeps its corners.
  var cornerRadius: Double? {
    get { if case .roundedRectangle(let radius, _) = self { radius } else { nil } }
    set {
      guard case .roundedRectangle(_, let style) = self, let newValue else { return }
      self = .roundedRectangle(cornerRadius: newValue, style: style)
    }
  }

  /// The form of the corners of an outline with radii, which others do not have.
  var cornerStyle: CornerStyle {
    get {
      switch self {
      case .roundedRectangle(_, let style): style
      case .unevenRoundedRectangle(let radii): radii.style
      default: .continuous
      }
    }
    set {
      switch self {
      case .roundedRectangle(let radius, _):
        self = .roundedRectangle(cornerRadius: radius, style: newValue)
      case .unevenRoundedRectangle(var radii):
        radii.style = newValue
        self = .unevenRoundedRectangle(radii)
      default: break
      }
    }
  }

  /// The outline's name in the layout text.
  package var kind: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .unevenRoundedRectangle: "unevenRoundedRectangle"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .capsule: "capsule"
    case .path, .points, .fitted: "path"
    case .arc: "arc"
    case .inset(let outline, by: _), .trimmed(let outline, from: _, to: _): outline.kind
    case .own: "shape"
    case .concentric: "concentricRectangle"
    }
  }
}

extension CornerRadii {
  /// The radii with left and right exchanged.
  fileprivate var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight,
      style: style)
  }
}

extension Path {
  /// Returns the path with a rectangle of it fitted into the middle of a space, as SVG's viewBox.
  fileprivate func fitted(_ box: Rect, in size: Size) -> Path {
    let scale = max(min(size.width / box.width, size.height / box.height), 0)
    let left = (size.width - box.width * scale) / 2
    let top = (size.height - box.height * scale) / 2
    return mapped {
      Point(x: left + ($0.x - box.minX) * scale, y: top + ($0.y - box.minY) * scale)
    }
  }
}
