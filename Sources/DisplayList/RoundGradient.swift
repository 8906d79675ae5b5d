import Glibc
package import LayoutGeometry

extension Paint {
  /// Colours that blend outwards from a point, or around it.
  ///
  /// A place of the gradient has coordinates of its own, which a transformation of the gradient
  /// does not change: the centre is their origin, and the axes lead from there to (1, 0) and (0,
  /// 1).
  package struct RoundGradient: Hashable, Sendable {
    /// The quantity that decides a place's colour.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
      /// The distance of the place from the centre: circles, or ellipses, have one colour.
      case radial
      /// The angle of the place, seen from the centre: rays have one colour.
      case angular
    }

    /// The quantity that decides a place's colour.
    package var direction: Direction
    /// The centre, in points of the canvas.
    package var center: Point
    /// The first axis from the centre, in points: it is at an angle of 0.
    package var axisX: Point
    /// The second axis from the centre, in points: it is at an angle of 90 degrees.
    package var axisY: Point
    /// The distance in the gradient's coordinates, or the angle in degrees, at location 0.
    package var start: Double
    /// The distance or the angle at location 1.
    package var end: Double
    /// The colours, in ascending order of their locations.
    package var stops: [Stop]

    /// Creates a gradient about a point; by default its coordinates are points of the canvas.
    package init(
      _ direction: Direction, center: Point, axisX: Point = Point(x: 1, y: 0),
      axisY: Point = Point(x: 0, y: 1), start: Double, end: Double, stops: [Stop]
    ) {
      self.direction = direction
      self.center = center
      self.axisX = axisX
      self.axisY = axisY
      self.start = start
      self.end = end
      self.stops = stops
    }
  }

  /// The colours of a gradient with their locations; nil for a single colour, and for a mesh.
  package var stops: [Stop]? {
    switch self {
    case .color, .meshGradient: nil
    case .linearGradient(let gradient): gradient.stops
    case .roundGradient(let gradient): gradient.stops
    }
  }
}

extension Paint.RoundGradient {
  /// The change from the gradient's coordinates to the canvas.
  package var transform: Transform {
    Transform(
      a: axisX.x, b: axisX.y, c: axisY.x, d: axisY.y, tx: center.x, ty: center.y)
  }

  /// Returns the gradient in other coordinates of the canvas.
  package func transformed(by change: Transform) -> Paint.RoundGradient {
    var gradient = self
    gradient.center = change(center)
    gradient.axisX = change(center + axisX) - gradient.center
    gradient.axisY = change(center + axisY) - gradient.center
    return gradient
  }

  /// The same colours from a smaller distance, or angle, to a larger one.
  package var ascending: Paint.RoundGradient {
    guard end < start else { return self }
    var gradient = self
    (gradient.start, gradient.end) = (end, start)
    gradient.stops = stops.reversed().map {
      Paint.Stop(location: 1 - $0.location, color: $0.color)
    }
    return gradient
  }

  /// The angle, in degrees, at which an ascending gradient's turn ends, 360 after it began.
  ///
  /// Of several turns only the last is visible, and if one is incomplete, half of its gap has the
  /// first colour and half the last, as SwiftUI documents.
  package var turnEnd: Double { max(end, (start + end) / 2 + 180) }

  /// Returns the location of a place in an ascending gradient's coordinates; below 0 the first
  /// colour continues, above 1 the last.
  package func location(x: Double, y: Double) -> Double {
    var place: Double
    switch direction {
    case .radial: place = (x * x + y * y).squareRoot()
    case .angular:
      let turnEnd = turnEnd
      let angle = atan2(y, x) * 180 / .pi
      // Below the turn's end, and no more than a turn before it.
      place = angle - ((angle - turnEnd) / 360).rounded(.down) * 360 - 360
      if place >= turnEnd { place -= 360 }
    }
    guard end > start else { return place < end ? 0 : 1 }
    return (place - start) / (end - start)
  }

  /// The gradient as one from the centre: the distance at location 1, and the colours from distance
  /// 0 on; nil if everything is at location 1 or after it.
  package var fromCenter: (radius: Double, stops: [Paint.Stop])? {
    let gradient = ascending
    guard gradient.end > 0 else { return nil }
    let stops = gradient.stops.map { stop in
      Paint.Stop(
        location: (gradient.start + stop.location * (gradient.end - gradient.start)) / gradient.end,
        color: stop.color)
    }
    return (gradient.end, stops)
  }
}

extension Paint.RoundGradient {
  /// `radial(5,5..1,0..0,1..0..9,#FF0000@0,#0000FF@1)`: the centre, the axes, the start and the end, and
  /// each colour with its location.
  var dump: String {
    let places = [center.dump, axisX.dump, axisY.dump, start.dump, end.dump]
    let stops = stops.map { "\($0.color.dump)@\($0.location.dump)" }
    return
      "\(direction.rawValue)(\(([places.joined(separator: "..")] + stops).joined(separator: ",")))"
  }

  /// Creates the gradient of a word; nil for any other word.
  init?(dump word: Substring) {
    guard
      let direction = Direction.allCases.first(where: { word.hasPrefix($0.rawValue + "(") }),
      let (places, stops) = Paint.gradientParts(of: word, named: direction.rawValue),
      places.count == 5, let center = Point(dump: places[0]), let axisX = Point(dump: places[1]),
      let axisY = Point(dump: places[2]), let start = Double(dump: places[3]),
      let end = Double(dump: places[4])
    else { return nil }
    self.init(
      direction, center: center, axisX: axisX, axisY: axisY, start: start, end: end, stops: stops)
  }

  /// `radial 5,5 0 to 9 #FF0000 0 #0000FF 1`, with the axes unless they are the canvas's.
  var words: String {
    var words = ["\(direction.rawValue) \(center.dump)"]
    if axisX != Point(x: 1, y: 0) || axisY != Point(x: 0, y: 1) {
      words.append("axes \(axisX.dump) \(axisY.dump)")
    }
    words.append("\(start.dump) to \(end.dump)")
    words += stops.map { "\($0.color.dump) \($0.location.dump)" }
    return words.joined(separator: " ")
  }
}
