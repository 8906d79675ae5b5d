import DisplayList
package import LayoutGeometry

/// Colours that blend outwards from a point of the view, or around it.
package struct RoundGradient: Hashable, Sendable {
  /// The course of the blending.
  package enum Form: Hashable, Sendable {
    /// The blend between two distances from the centre, in points.
    case radial(startRadius: Double, endRadius: Double)
    /// The same with distances as fractions of the view's width and height.
    case elliptical(startRadiusFraction: Double, endRadiusFraction: Double)
    /// The blend between two angles, in degrees: 0 is to the right, and 90 is down.
    case angular(startAngle: Double, endAngle: Double)
  }

  /// The course of the blending.
  package var form: Form
  /// The centre in the unit square: (0, 0) is the view's top left, (1, 1) its bottom right.
  package var center: Point
  /// The colours, in order of their places.
  package var stops: [LinearGradient.Stop]

  /// Creates a gradient about a point of the unit square.
  package init(_ form: Form, center: Point, stops: [LinearGradient.Stop]) {
    self.form = form
    self.center = center
    self.stops = stops
  }

  /// SwiftUI's name for the gradient.
  package var kind: String {
    switch form {
    case .radial: "radialGradient"
    case .elliptical: "ellipticalGradient"
    case .angular: "angularGradient"
    }
  }
}

extension RoundGradient: LeafView {
  package var description: ViewDescription {
    // The last two are `center` and `stops`.
    ViewDescription(kind, form.settings + Self.fields.suffix(2).map { $0.setting(self) })
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ShapeLayout(kind: .gradient, filledWith: resolved(in: environment)))
  }

  /// Returns the gradient in the colours of the surroundings.
  func resolved(in environment: ViewEnvironment) -> ResolvedPaint {
    .roundGradient(
      form, center: center,
      stops: stops.map {
        ShownStop(color: environment.shown($0.color), location: $0.location)
      })
  }
}

extension RoundGradient: Settable {
  /// The values that can be set; the first are named after the form.
  package static let fields: [SettingField<RoundGradient>] =
    ["startRadius", "startRadiusFraction", "startAngle"].map { .number($0, \.form.bounds.x) }
    + ["endRadius", "endRadiusFraction", "endAngle"].map { .number($0, \.form.bounds.y) }
    + [.point("center", \.center, changing: .paint), .list("stops", \.stops)]
}

extension RoundGradient.Form {
  /// The first and the last radius or angle.
  fileprivate var bounds: Point {
    get {
      switch self {
      case .radial(let start, let end), .elliptical(let start, let end),
        .angular(let start, let end):
        Point(x: start, y: end)
      }
    }
    set {
      switch self {
      case .radial: self = .radial(startRadius: newValue.x, endRadius: newValue.y)
      case .elliptical:
        self = .elliptical(startRadiusFraction: newValue.x, endRadiusFraction: newValue.y)
      case .angular: self = .angular(startAngle: newValue.x, endAngle: newValue.y)
      }
    }
  }
}

extension RoundGradient.Form {
  /// The radii or the angles, under their names in configs.
  fileprivate var settings: [LayoutSetting?] {
    switch self {
    case .radial(let start, let end):
      [
        .length("startRadius", start, changing: .paint),
        .length("endRadius", end, changing: .paint),
      ]
    case .elliptical(let start, let end):
      [
        .number("startRadiusFraction", start, changing: .paint),
        .number("endRadiusFraction", end, changing: .paint),
      ]
    case .angular(let start, let end):
      [
        .number("startAngle", start, changing: .paint),
        .number("endAngle", end, changing: .paint),
      ]
    }
  }

  /// Returns the gradient across a view's place, in canvas points.
  func gradient(
    about center: Point, in frame: Rect, stops: [Paint.Stop]
  ) -> Paint.RoundGradient {
    let center = frame.point(atUnit: center)
    return switch self {
    case .radial(let start, let end):
      Paint.RoundGradient(
        .radial, center: center, start: max(start, 0), end: max(end, 0), stops: stops)
    case .elliptical(let start, let end):
      Paint.RoundGradient(
        .radial, center: center, axisX: Point(x: frame.width, y: 0),
        axisY: Point(x: 0, y: frame.height), start: max(start, 0), end: max(end, 0), stops: stops)
    case .angular(let start, let end):
      Paint.RoundGradient(.angular, center: center, start: start, end: end, stops: stops)
    }
  }
}
