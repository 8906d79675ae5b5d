import CCairo
import DisplayList
import LayoutGeometry

/// A gradient in cairo's form.
///
/// Wraps `cairo_pattern_t`: made by `init`, released by `deinit`.
final class GradientPattern {
  let handle: OpaquePointer

  /// Creates a linear gradient; nil if it has no stops.
  init?(_ gradient: Paint.Gradient, opacity: Double, grid: PixelGrid) {
    guard let last = gradient.stops.last else { return nil }
    // A gradient without a length is after its end everywhere, as in pixels.
    let stops =
      gradient.start == gradient.end
      ? [Paint.Stop(location: 0, color: last.color)] : gradient.stops.withLentColors
    let scale = grid.scale
    guard
      let pattern = cairo_pattern_create_linear(
        gradient.start.x * scale, gradient.start.y * scale, gradient.end.x * scale,
        gradient.end.y * scale + (gradient.start == gradient.end ? 1 : 0))
    else { preconditionFailure("cairo_pattern_create_linear returned null") }
    handle = pattern
    add(stops, opacity: opacity)
  }

  /// Creates a radial gradient; nil if it has no stops or no extent.
  init?(radial gradient: Paint.RoundGradient, opacity: Double, grid: PixelGrid) {
    guard !gradient.stops.isEmpty, let (radius, stops) = gradient.fromCenter,
      let places = gradient.transform.followed(by: .scale(x: grid.scale, y: grid.scale)).inverted
    else { return nil }
    guard let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, radius) else {
      preconditionFailure("cairo_pattern_create_radial returned null")
    }
    handle = pattern
    // "The matrix maps from user space to pattern space."
    var matrix = cairo_matrix_t(places)
    cairo_pattern_set_matrix(pattern, &matrix)
    add(stops.withLentColors, opacity: opacity)
  }

  private func add(_ stops: [Paint.Stop], opacity: Double) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        handle, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha * opacity)
    }
  }

  deinit {
    cairo_pattern_destroy(handle)
  }
}

extension [Paint.Stop] {
  /// The stops, with clear ones in the colours of their neighbours.
  ///
  /// SVG and PDF blend colours and alpha separately, so a clear stop would lend its black.
  var withLentColors: [Paint.Stop] {
    var lent: [Paint.Stop] = []
    for (position, stop) in enumerated() {
      guard stop.color.alpha <= 0 else {
        lent.append(stop)
        continue
      }
      for neighbour in [position - 1, position + 1] where indices.contains(neighbour) {
        var color = self[neighbour].color
        color.alpha = 0
        lent.append(Paint.Stop(location: stop.location, color: color))
      }
    }
    return lent
  }
}
