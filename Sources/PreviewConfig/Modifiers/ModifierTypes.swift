import CellViews
import LayoutGeometry
import TextShaping

/// A view behind or over another.
struct Decoration: Sendable {
  var content: View
  var alignment: Alignment
}

extension ValueType<Decoration> {
  /// A colour, a view, or `content` with its `alignment`.
  static let decoration = ValueType<View>.colorOrView
    .map { Decoration(content: $0, alignment: .center) }
    .choice(
      with: ValueType<Decoration>.record(
        "decoration", "A view behind or over another, and where it stands.",
        Field(
          Field("content", .colorOrView, "The view."),
          Field(
            "alignment", .alignment, default: .center, shown: "center",
            "Where it stands in the view that it decorates.")
        ) { Decoration(content: $0, alignment: $1) })
    ) { $0["content"] != nil }
}

extension ValueType<View> {
  /// A view, or a colour.
  static let colorOrView = ValueType(
    schema: {
      .anyOf("colour, or [view](#views)", [ValueType<Color>.color.schema(), view.schema()])
    },
    compile: { node, place, compiler in
      guard let scalar = node.scalar, !scalar.isMissing,
        ViewDeclaration.named(scalar.text) == nil, !compiler.hasCell(scalar.text)
      else { return view.compile(node, place, compiler) }
      guard scalar.isTemplate else {
        return ValueType<Color>.color.compile(node, label: place.label, with: compiler)?
          .map { .color($0) }
      }
      guard let data = compiler.data(of: scalar, at: node.range, label: place.label) else {
        return nil
      }
      let range = node.range
      return data.evaluated { value, evaluation in
        guard let value else { return .color(.clear) }
        if case .string(let name) = value {
          if evaluation.cells[name] != nil || ViewDeclaration.named(name)?.bare != nil {
            return try evaluation.view(named: name, at: range)
          }
          do throws(Mismatch) {
            return .color(try Color(parsing: name))
          } catch {
            throw error.diagnostic(at: range, label: place.label)
          }
        }
        throw Mismatch(expected: "a colour or a view by name", found: value)
          .diagnostic(at: range, label: place.label)
      }
    })
}

extension ValueType<Modifier> {
  /// `frame(width:height:alignment:)` and `frame(minWidth:…)` in one.
  static let frame = ValueType.record(
    "frame", "A size, or bounds of one, in points.",
    Field(
      Field(optional: "width", .length, "The width."),
      Field(optional: "height", .length, "The height."),
      Field(optional: "minWidth", .length, "The least width."),
      Field(optional: "idealWidth", .length, "The width where none is proposed."),
      Field(optional: "maxWidth", .lengthOrInfinity, "The greatest width."),
      Field(optional: "minHeight", .length, "The least height."),
      Field(optional: "idealHeight", .length, "The height where none is proposed."),
      Field(optional: "maxHeight", .lengthOrInfinity, "The greatest height."),
      Field(
        "alignment", .alignment, default: .center, shown: "center",
        "Where the view stands in the frame.")
    ) {
      width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment
        throws(Mismatch) in
      let bounds = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
      guard bounds.contains(where: { $0 != nil }) else {
        return .frame(FixedFrame(width: width, height: height, alignment: alignment))
      }
      try checkOrder(minWidth, idealWidth, maxWidth, fixed: width, "width")
      try checkOrder(minHeight, idealHeight, maxHeight, fixed: height, "height")
      // A fixed side beside a flexible one has all its bounds at one length.
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth ?? width, idealWidth: idealWidth ?? width,
          maxWidth: maxWidth ?? width, minHeight: minHeight ?? height,
          idealHeight: idealHeight ?? height, maxHeight: maxHeight ?? height,
          alignment: alignment))
    })

  private static func checkOrder(
    _ least: Double?, _ ideal: Double?, _ greatest: Double?, fixed: Double?, _ side: String
  ) throws(Mismatch) {
    let bounds = [least, ideal, greatest].compactMap { $0 }
    guard bounds == bounds.sorted() else {
      throw Mismatch("expected the bounds of the \(side) in ascending order")
    }
    guard fixed == nil || bounds.isEmpty else {
      throw Mismatch("expected either '\(side)' or bounds of it")
    }
  }

  /// A ratio, or a mapping with its content mode.
  static let aspectRatio = ValueType<Double>.ratio.map { Modifier.aspectRatio($0, .fit) }.orMapping(
    .record(
      "aspectRatio", "Keeps the ratio of width to height.",
      Field(
        Field(optional: "ratio", .ratio, "Width divided by height; the view's own unless told."),
        Field(
          "contentMode", .word(pending: .fit), default: ContentMode.fit, shown: "fit",
          "Whether the view fits into its space or fills it.")
      ) { .aspectRatio($0, $1) }))

  /// Nothing for both directions, or a mapping that names them.
  static let fixedSize = ValueType<Bool>.truth.orMissing(true, words: "true")
    .map { Modifier.fixedSize(horizontal: $0, vertical: $0) }
    .orMapping(
      .record(
        "fixedSize", "Keeps the view at its ideal size.",
        Field(
          Field("horizontal", .truth, default: false, shown: "false", "Its width."),
          Field("vertical", .truth, default: false, shown: "false", "Its height.")
        ) { .fixedSize(horizontal: $0, vertical: $1) }))

  /// A colour for a line of one point, or a mapping.
  static let border = ValueType<Color>.color.map { Modifier.border($0, width: 1) }.orMapping(
    .record(
      "border", "A line inside the view's edges.",
      Field(
        Field("color", .color, "The line's colour."),
        Field("width", .length, default: 1, shown: "1", "The line's width, in points.")
      ) { .border($0, width: $1) }))
}

extension ValueType<ShadowStyle> {
  /// A radius, or a mapping.
  static let shadow = ValueType<Double>.number(0...1000)
    .map { ShadowStyle(color: .shadow, radius: $0) }
    .orMapping(
      .record(
        "shadow", "A blurred copy of the view under it.",
        Field(
          Field(
            "color", .color, default: .shadow, shown: "black.opacity(0.33)",
            "The shadow's colour."),
          Field("radius", .number(0...1000), "How far it is blurred, in points."),
          Field("x", .distance, default: 0, shown: "0", "To the right, in points."),
          Field("y", .distance, default: 0, shown: "0", "Downwards, in points.")
        ) { ShadowStyle(color: $0, radius: $1, x: $2, y: $3) }))
}

extension Color {
  /// SwiftUI's default for shadows.
  fileprivate static let shadow = Color.black.opacity(0.33)
}

extension ValueType<Dimensions> {
  /// The edges that get an arrow, and the colours.
  static let dimensions = ValueType.record(
    "dimensions", "Arrows along the view's edges with the measured length.",
    Field(
      Field(
        "edges", ValueType<Dimensions.Edge>.word(pending: .top).list("edges", count: 1...4),
        default: [.top, .leading], shown: "[top, leading]", "The edges that get an arrow."),
      Field("arrow", .color, default: .blue, shown: "blue", "The arrows' colour."),
      Field("label", .color, default: .orange, shown: "orange", "The labels' colour.")
    ) { Dimensions(edges: Set($0), arrow: $1, label: $2) })
}
