extension Likeness {
  /// The outline of a rectangle with iOS's corners, as SVG's path data.
  ///
  /// Distances from a corner along its two sides, in radii, as PaintCode measured them of UIKit's
  /// `UIBezierPath(roundedRect:cornerRadius:)` in 2013, "Code for iOS 7 Rounded Rectangles".
  static func continuous(_ width: Double, _ height: Double, radius: Double) -> String {
    // From the upper side to the right one: a point, and after it three curves of three points.
    let corner = [
      (1.52866483, 0), (1.08849299, 0), (0.86840701, 0), (0.66993427, 0.06549600),
      (0.63149399, 0.07491100), (0.63149399, 0.07491100), (0.63149399, 0.07491100),
      (0.37282392, 0.16905899), (0.16906013, 0.37282401), (0.07491176, 0.63149399),
      (0.06549600, 0.66993427), (0.06549600, 0.66993427), (0.06549600, 0.66993427),
      (0, 0.86840701), (0, 1.08849299), (0, 1.52866483),
    ]
    let places: [((Double, Double)) -> (Double, Double)] = [
      { (width - $0.0 * radius, $0.1 * radius) },
      { (width - $0.1 * radius, height - $0.0 * radius) },
      { ($0.0 * radius, height - $0.1 * radius) },
      { ($0.1 * radius, $0.0 * radius) },
    ]
    let parts = places.enumerated().map { number, place in
      let points = corner.map(place).map { "\($0.0) \($0.1)" }
      return (number == 0 ? "M" : "L") + points[0] + " C"
        + points.dropFirst().joined(separator: " ")
    }
    return parts.joined(separator: " ") + " Z"
  }
}
