import CellViews
import LayoutGeometry

extension ValueType<LinearGradient> {
  /// Colours at equal distances, or at the places that stops name.
  static let linearGradient = ValueType.record(
    "linearGradient", "Colours that blend along a line across the view.",
    Field(
      Field(
        optional: "colors", ValueType<Color>.color.list("a list of colours", count: 1...100),
        "The colours, at equal distances."),
      Field(
        optional: "stops", ValueType<LinearGradient.Stop>.stop.list("stops", count: 1...100),
        "The colours with their places, instead of `colors`."),
      Field(
        "startPoint", .unitPoint, default: Point(x: 0.5, y: 0), shown: "top",
        "Where the line starts."),
      Field(
        "endPoint", .unitPoint, default: Point(x: 0.5, y: 1), shown: "bottom",
        "Where the line ends.")
    ) { colors, stops, start, end throws(Mismatch) in
      guard (colors == nil) != (stops == nil) else {
        throw Mismatch("expected either 'colors' or 'stops'")
      }
      guard let stops else { return LinearGradient(colors: colors ?? [], from: start, to: end) }
      let locations = stops.map(\.location)
      guard locations == locations.sorted() else {
        throw Mismatch("expected stops in the order of their locations")
      }
      return LinearGradient(stops: stops, startPoint: start, endPoint: end)
    })
}

extension ValueType<LinearGradient.Stop> {
  /// A colour at a place.
  static let stop = ValueType.record(
    "stop", "A colour at a place of a gradient.",
    Field(
      Field("color", .color, "The colour."),
      Field("location", .fraction, "Its place: 0 is the line's start, 1 its end.")
    ) { LinearGradient.Stop(color: $0, location: $1) })
}
