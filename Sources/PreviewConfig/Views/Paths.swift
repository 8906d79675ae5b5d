import CellViews
import ConfigLanguage
import Diagnostics
import DisplayList
import LayoutGeometry

extension ViewDeclaration {
  static let path = ViewDeclaration(
    "path", kind: .shape, ValueType<ShapeNode.Outline>.path.map { .shape(ShapeNode($0)) },
    "An outline of SVG's path data.")

  static let arc = ViewDeclaration(
    "arc", kind: .shape, ValueType<ShapeNode.Outline>.arc.map { .shape(ShapeNode($0)) },
    "A part of the largest circle in the middle of its space.")
}

extension ModifierDeclaration {
  static let trim = ModifierDeclaration(
    "trim", isForShapes: true,
    change: ValueType<ClosedRange<Double>>.trim.map { part in
      { view in
        view.changingShape {
          $0.outline = .trimmed($0.outline, from: part.lowerBound, to: part.upperBound)
        }
      }
    },
    "Leaves a part of a shape's outline; must follow the shape directly.")
}

extension ValueType<ClosedRange<Double>> {
  /// Two parts of an outline's length.
  fileprivate static let trim = ValueType.record(
    "trim", "The part of a shape's outline between two parts of its length.",
    Field(
      Field("from", .fraction, default: 0, "Where the part begins, from 0 to 1."),
      Field("to", .fraction, default: 1, "Where the part ends, from 0 to 1.")
    ) { $0...Swift.max($0, $1) })
}

extension ValueType<ShapeNode.Outline> {
  /// Path data in points, or fitted into the shape's space.
  fileprivate static let path = ValueType<Path>.pathData
    .map { ShapeNode.Outline.points($0) }
    .orMapping(
      .record(
        "path", "An outline of SVG's path data.",
        Field(
          Field("data", .pathData, "SVG's path data, as in 'M2 12 L12 2 h9 z'."),
          Field(
            optional: "viewBox",
            ValueType<Double>.distance.list("[x, y, width, height]", count: 4...4),
            "The part of the data's coordinates that is fitted into the view, as in SVG; without one, "
              + "the coordinates are points from the top leading corner."),
          Field(
            "evenOdd", default: false,
            "Whether what an even number of outlines is around is a hole.")
        ) { path, box, isEvenOdd throws(Mismatch) in
          var path = path
          path.isEvenOdd = isEvenOdd
          guard let box else { return .points(path) }
          guard box[2] > 0, box[3] > 0 else {
            throw Mismatch("expected a viewBox with a width and a height")
          }
          return .fitted(path, Rect(x: box[0], y: box[1], width: box[2], height: box[3]))
        }))

  /// A part of a circle between two angles.
  fileprivate static let arc = ValueType.record(
    "arc", "A part of the largest circle in the middle of its space.",
    Field(
      Field(
        "startAngle", .distance, default: 0,
        "Where the part starts, clockwise from the right, in degrees."),
      Field("endAngle", .distance, "Where the part ends, in degrees."),
      Field(
        "clockwise", default: true, "Whether the part goes clockwise from its start to its end.")
    ) { .arc(startAngle: $0, endAngle: $1, isClockwise: $2) })
}

extension ValueType<Path> {
  /// Path data, whose mistakes have their places in it.
  fileprivate static let pathData = ValueType(schema: ValueType<String>.text.schema) {
    node, place, compiler in
    guard let text = ValueType<String>.text.compile(node, place, compiler) else { return nil }
    let (range, label) = (node.range, place.label)
    switch text {
    case .constant(let data):
      do throws(SVGPathData.Problem) {
        return .constant(try Path(svgPathData: data))
      } catch {
        compiler.report(
          Diagnostic(
            at: node.scalar?.position(error.offset) ?? range, "\(label): \(error.message)",
            suggestion: error.suggestion))
        return nil
      }
    case .computation:
      return text.evaluated { data, _ in
        // An expression may wait for a value.
        guard !data.isEmpty else { return Path() }
        do throws(SVGPathData.Problem) {
          return try Path(svgPathData: data)
        } catch {
          throw Diagnostic(
            at: range, "\(label): \(error.message) at character \(error.offset + 1)",
            suggestion: error.suggestion)
        }
      }
    }
  }
}
