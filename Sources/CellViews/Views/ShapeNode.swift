package import DisplayList
package import LayoutGeometry

/// A shape that fills its proposed space; by default in the foreground colour.
package struct ShapeNode: Hashable, Sendable {
  /// The shape's edge, for any proposed space.
  package var outline: Outline
  /// The paint of the inside; nil leaves it empty if there is a stroke.
  package var fill: ShapePaint?
  /// The line along the outline; nil for none.
  package var stroke: Stroke?

  /// Creates a shape; without paints it is filled with the foreground colour.
  package init(_ outline: Outline, fill: ShapePaint? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }

  /// A line along the outline, half inside and half outside.
  package struct Stroke: Hashable, Sendable {
    /// The style of the line.
    package typealias Style = StrokeStyle

    /// The paint of the line; nil for the foreground colour.
    package var paint: ShapePaint?
    /// The line's width, ends, corners and dashes, in points.
    package var style: StrokeStyle
    /// Indicates whether the whole line is inside of the outline.
    package var isInside = false

    /// Creates a line of a style.
    package init(_ paint: ShapePaint?, style: StrokeStyle) {
      self.paint = paint
      self.style = style
    }

    /// Creates a line; by default solid and one point wide.
    package init(_ paint: ShapePaint, lineWidth: Double = 1, dash: [Double] = []) {
      self.init(paint, style: StrokeStyle(lineWidth: lineWidth, dash: dash))
    }
  }
}

/// A colour or a gradient across the shape.
package enum ShapePaint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
  case roundGradient(RoundGradient)
  case meshGradient(ColorMesh)

  /// The colours of a gradient with their places; nil for a single colour, and for a mesh.
  package var stops: [LinearGradient.Stop]? {
    get {
      switch self {
      case .color, .meshGradient: nil
      case .linearGradient(let gradient): gradient.stops
      case .roundGradient(let gradient): gradient.stops
      }
    }
    set {
      guard let stops = newValue else { return }
      switch self {
      case .color, .meshGradient: break
      case .linearGradient(var gradient):
        gradient.stops = stops
        self = .linearGradient(gradient)
      case .roundGradient(var gradient):
        gradient.stops = stops
        self = .roundGradient(gradient)
      }
    }
  }
}

extension ShapePaint {
  /// The colour by its name, or the kind and the values of a gradient.
  var words: String {
    let description: ViewDescription
    switch self {
    case .color(let color): return color.words
    case .linearGradient(let gradient): description = gradient.description
    case .roundGradient(let gradient): description = gradient.description
    case .meshGradient(let gradient): description = gradient.description
    }
    let values = description.settings.filter { !$0.isDefault }.map(\.value.words)
    return ([description.kind] + values).joined(separator: " ")
  }
}

extension ShapePaint: ValueInWords {
  /// Parses a colour, or a gradient along a line or about a point; nil for other words.
  init?(words: String) {
    if let color = Color(words: words) {
      self = .color(color)
      return
    }
    let parts = words.split(separator: " ").map(String.init)
    let line = LinearGradient(stops: [], startPoint: .zero, endPoint: .zero)
    let forms: [RoundGradient.Form] = [
      .radial(startRadius: 0, endRadius: 0),
      .elliptical(startRadiusFraction: 0, endRadiusFraction: 0),
      .angular(startAngle: 0, endAngle: 0),
    ]
    let round = forms.lazy.compactMap {
      RoundGradient($0, center: .zero, stops: []).described(by: parts)
    }
    guard
      let paint = line.described(by: parts).map(ShapePaint.linearGradient)
        ?? round.first.map(ShapePaint.roundGradient)
    else { return nil }
    self = paint
  }
}

extension Settable where Self: LeafView {
  /// Returns the gradient of a kind and values in the order of the description, of which the stops are of several words;
  /// nil for other words.
  fileprivate func described(by words: [String]) -> Self? {
    let names = description.settings.map(\.name)
    guard let stops = names.firstIndex(of: "stops"), words.first == description.kind,
      words.count > names.count
    else { return nil }
    let rest = words.count - (names.count - 1 - stops)
    let values =
      words[1..<stops + 1] + [words[(stops + 1)..<rest].joined(separator: " ")] + words[rest...]
    return zip(names, values).reduce(Optional(self)) { $0?.with($1.0, $1.1) }
  }
}

extension ShapeNode: Settable {
  package static let fields: [SettingField<ShapeNode>] =
    [
      SettingField("fill", \.isHollow, absent: nil) {
        .word("fill", $0 ? "none" : nil, changing: .content)
      } parse: {
        $0 == "none" ? true : nil
      },
      .flag("stroke", \.hasStroke, changing: .content),
    ] + Outline.fields.map { $0.inside(\.outline) } + [
      .words("fill", \.fill), .words("strokeColor", \.line.paint),
      .length("lineWidth", \.line.style.lineWidth, default: 1, changing: .paint),
      .choice("lineCap", \.line.style.lineCap, default: .butt, changing: .paint),
      .choice("lineJoin", \.line.style.lineJoin, default: .miter, changing: .paint),
      .number("miterLimit", \.line.style.miterLimit, default: 10) { _ in .paint },
      .length("dashPhase", \.line.style.dashPhase, default: 0, changing: .paint),
      SettingField("dash", \.line.style.dash, absent: []) {
        .word("dash", $0.dump, default: "", changing: .paint)
      } parse: {
        $0.isEmpty ? [] : [Double](dump: $0[...])
      },
      .flag("strokeBorder", \.line.isInside, changing: .paint),
    ]

  /// Indicates whether the shape is only a line.
  private var isHollow: Bool {
    get { fill == nil && stroke != nil }
    set { if newValue { fill = nil } }
  }

  private var hasStroke: Bool {
    get { stroke != nil }
    set { stroke = newValue ? line : nil }
  }

  /// The line along the outline; for none, one point wide in the foreground colour, which is not drawn.
  private var line: Stroke {
    get { stroke ?? Stroke(nil, style: StrokeStyle(lineWidth: 1)) }
    set { if stroke != nil { stroke = newValue } }
  }
}

extension ShapeNode: LeafView {
  package var description: ViewDescription {
    let line = stroke?.style
    let isEmpty = fill == nil && stroke != nil
    return ViewDescription(
      outline.kind,
      [
        .word("fill", isEmpty ? "none" : nil, changing: .content),
        .flag("stroke", stroke != nil, changing: .content),
      ] + outline.settings + [
        .word("fill", fill?.words, changing: .paint),
        .word("strokeColor", stroke?.paint?.words, changing: .paint),
        .length("lineWidth", line?.lineWidth, default: 1, changing: .paint),
        .word("lineCap", line?.lineCap.rawValue, default: "butt", changing: .paint),
        .word("lineJoin", line?.lineJoin.rawValue, default: "miter", changing: .paint),
        .number("miterLimit", line?.miterLimit, default: 10, changing: .paint),
        .word("dash", line?.dash.dump, default: "", changing: .paint),
        .length("dashPhase", line?.dashPhase, default: 0, changing: .paint),
        .flag("strokeBorder", stroke?.isInside, changing: .paint),
      ])
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ShapeLayout(self, in: environment))
  }
}

/// A shape, a colour or a gradient, which fills its proposal.
struct ShapeLayout: NodeLayout {
  let kind: PartRole
  let outline: ShapeNode.Outline
  let fill: ResolvedPaint?
  let stroke: Stroke?

  /// A stroke with a resolved paint.
  struct Stroke {
    var paint: ResolvedPaint
    var style: StrokeStyle
    var isInside: Bool
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: outline.size(for: proposal))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    // A stroke alone lets touches through.
    if fill?.paint(in: frame).isVisible == true { pass.cover(frame) }
    return PlacedView(
      frame: frame,
      drawing: ShapeDrawing(
        kind: kind, outline: outline.resolved(in: frame, of: pass.given.container, pass.direction),
        direction: pass.direction, fill: fill, stroke: stroke))
  }
}

extension ShapeLayout {
  /// A rectangle of one paint.
  init(kind: PartRole, filledWith paint: ResolvedPaint) {
    self.init(kind: kind, outline: .rectangle, fill: paint, stroke: nil)
  }

  /// Creates a shape in its surroundings: without paints it is filled with the foreground colour.
  fileprivate init(_ shape: ShapeNode, in environment: ViewEnvironment) {
    let fill = shape.fill?.resolved(in: environment)
    self.init(
      kind: .shape, outline: shape.outline,
      fill: fill ?? (shape.stroke == nil ? .color(environment.foreground) : nil),
      stroke: shape.stroke.map { stroke in
        Stroke(
          paint: stroke.paint?.resolved(in: environment)
            ?? .color(environment.foreground),
          style: stroke.style, isInside: stroke.isInside)
      })
  }
}

/// A shape that is filled, stroked, or both.
private struct ShapeDrawing: ViewDrawing {
  let kind: PartRole
  let outline: ShapeNode.Outline
  let direction: LayoutDirection
  let fill: ResolvedPaint?
  let stroke: ShapeLayout.Stroke?

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    let shape = outline.shape(in: view.frame, direction)
    if let fill = fill?.paint(in: view.frame), fill.isVisible {
      commands.append(.fill(shape, fill))
    }
    if let stroke, stroke.style.lineWidth > 0 {
      let paint = stroke.paint.paint(in: view.frame)
      if paint.isVisible { commands.append(line(stroke, paint, along: shape, in: view.frame)) }
    }
  }

  private func line(
    _ stroke: ShapeLayout.Stroke, _ paint: Paint, along shape: Shape, in frame: Rect
  ) -> Command {
    guard stroke.isInside else { return .stroke(shape, paint, stroke.style) }
    let inset = ShapeNode.Outline.inset(outline, by: stroke.style.lineWidth / 2)
    guard !outline.isInsettable else {
      return .stroke(inset.shape(in: frame, direction), paint, stroke.style)
    }
    // The inner half of a line twice as wide.
    var style = stroke.style
    style.lineWidth *= 2
    return .group(Group(clip: shape, commands: [.stroke(shape, paint, style)]))
  }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(kind))
    look.seen.fills = fill?.fills ?? []
    look.seen.corners = outline.corners(in: view.frame, direction)
    look.seen.border = stroke.flatMap {
      PartLook.Border($0.paint.fills, width: $0.style.lineWidth)
    }
    return look
  }
}

/// A shape's paint in the colours of its appearance; a gradient's line is still in the unit square.
enum ResolvedPaint: Sendable {
  case color(ShownColor)
  case linearGradient(start: Point, end: Point, stops: [ShownStop])
  /// The same about a point.
  case roundGradient(RoundGradient.Form, center: Point, stops: [ShownStop])
  /// The same at the points of a mesh, whose own colours are those here.
  case meshGradient(ColorMesh, colors: [ShownColor], background: ShownColor)

  /// Returns the paint across a view's place, in canvas points.
  func paint(in frame: Rect) -> Paint {
    switch self {
    case .color(let color): .color(color.color)
    case .linearGradient(let start, let end, let stops):
      .linearGradient(
        Paint.Gradient(
          start: frame.point(atUnit: start), end: frame.point(atUnit: end),
          stops: stops.map(\.stop)))
    case .roundGradient(let form, let center, let stops):
      .roundGradient(form.gradient(about: center, in: frame, stops: stops.map(\.stop)))
    case .meshGradient(let mesh, let colors, let background):
      .meshGradient(
        mesh.gradient(
          in: frame, colors: colors.map(\.color), background: background.color))
    }
  }

  /// The paint's colours, those of a gradient in their order.
  var fills: [PartLook.Fill] {
    switch self {
    case .color(let color): [PartLook.Fill(color)]
    case .linearGradient(start: _, end: _, let stops),
      .roundGradient(_, center: _, let stops):
      stops.map { PartLook.Fill($0.color, location: $0.location) }
    case .meshGradient(_, let colors, background: _): colors.map { PartLook.Fill($0) }
    }
  }
}

extension Rect {
  /// Returns the point at a place of the unit square, from (0, 0), the top left, to (1, 1).
  func point(atUnit unit: Point) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}

extension ShapePaint {
  /// Returns the paint in the colours of the surroundings.
  func resolved(in environment: ViewEnvironment) -> ResolvedPaint {
    switch self {
    case .color(let color): .color(environment.shown(color))
    case .linearGradient(let gradient): gradient.resolved(in: environment)
    case .roundGradient(let gradient): gradient.resolved(in: environment)
    case .meshGradient(let gradient): gradient.resolved(in: environment)
    }
  }
}

extension Paint {
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient, .roundGradient: stops?.contains { $0.color.alpha > 0 } == true
    case .meshGradient(let mesh):
      mesh.background.alpha > 0 || mesh.colors.contains { $0.alpha > 0 }
    }
  }
}

/// A colour at its place in a gradient, from 0 to 1, as it is shown.
struct ShownStop: Sendable {
  let color: ShownColor
  let location: Double

  fileprivate var stop: Paint.Stop { Paint.Stop(location: location, color: color.color) }
}
