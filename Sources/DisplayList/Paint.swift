package import LayoutGeometry

/// The colour or colours of a fill or a stroke.
package enum Paint: Hashable, Sendable {
  /// The same colour everywhere.
  case color(RGBA)
  /// Colours that change along a line and stay the same across it.
  indirect case linearGradient(Gradient)
  /// Colours that change outwards from a point, or around it.
  indirect case roundGradient(RoundGradient)
  /// Colours at the points of a mesh.
  indirect case meshGradient(MeshGradient)

  /// Colours that blend along a line from `start` to `end`, in points of the canvas.
  ///
  /// Before the first stop and after the last one, their colours continue.
  package struct Gradient: Hashable, Sendable {
    /// The point of location 0.
    package var start: Point
    /// The point of location 1.
    package var end: Point
    /// The colours, in ascending order of their locations.
    package var stops: [Stop]

    /// Creates a gradient along the line from `start` to `end`.
    package init(start: Point, end: Point, stops: [Stop]) {
      self.start = start
      self.end = end
      self.stops = stops
    }
  }

  /// A colour at a place of a gradient.
  package struct Stop: Hashable, Sendable {
    /// The place: 0 is the gradient's start, 1 its end.
    package var location: Double
    /// The colour there.
    package var color: RGBA

    /// Creates the colour `color` at `location`.
    package init(location: Double, color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// Indicates whether the paint hides its background.
  ///
  /// A gradient without stops paints nothing, so it is not opaque.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient, .roundGradient:
      stops?.isEmpty == false && stops?.allSatisfy { $0.color.alpha >= 1 } == true
    case .meshGradient(let mesh): mesh.isOpaque
    }
  }
}

/// A colour in sRGB with straight alpha, each component from 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1; the other components are not multiplied by it.
  public var alpha: Double

  /// Creates an opaque colour unless it has an alpha.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the colour of a number as CSS writes it, as in `0xC2185B`; opaque unless it has an
  /// alpha.
  package init(hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// No colour at all.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
