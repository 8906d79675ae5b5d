package import LayoutGeometry

extension [Command] {
  /// Returns the approximate colour that fills, gradients and pictures leave at a point.
  ///
  /// Lines and glyphs are too thin to count. A surface with a backdrop has its tint, and other
  /// effects change nothing: the caller only needs to know whether a place is rather dark or light.
  ///
  /// - Parameters:
  ///   - ground: The colour under the commands, which is opaque.
  ///   - picture: The colour of a picture at the point; nil if it is not known.
  /// - Complexity: O(*commands*).
  package func color(
    at point: Point, over ground: RGBA, picture: (ImageCommand) -> RGBA?
  ) -> RGBA {
    var color = ground
    for command in self {
      switch command {
      case .stroke, .glyphRun: continue
      case .fill(let shape, let paint):
        if shape.covers(point), let paint = paint.color(at: point) { color.blend(with: paint) }
      case .image(let image):
        if image.frame.contains(point), let own = picture(image) { color.blend(with: own) }
      case .group(let group):
        guard group.clip?.covers(point) ?? true else { continue }
        var inner: RGBA
        func isMarked() -> Bool {
          // The commands are white where the surface is.
          group.commands.color(at: point, over: .black, picture: picture) != .black
        }
        switch group.effect {
        case .backdrop(let backdrop)?:
          inner = color
          if isMarked() { inner.blend(with: backdrop.tint) }
        case .glass(let glass)?: inner = isMarked() ? glass.color(over: color) : color
        case .blur?, .color?, .mask?, .blend?, .perspective?, nil:
          inner = group.commands.color(at: point, over: color, picture: picture)
        }
        inner.alpha = Swift.min(Swift.max(group.opacity, 0), 1)
        color.blend(with: inner)
      }
    }
    return color
  }
}

extension Shape {
  /// Returns whether the point is inside the shape, or for a path inside the rectangle around it.
  fileprivate func covers(_ point: Point) -> Bool {
    switch self {
    case .rect(let rect): return rect.contains(point)
    case .path: return bounds.contains(point)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / rect.width * 2
      let y = (point.y - rect.midY) / rect.height * 2
      return x * x + y * y <= 1
    case .roundedRect(let rect, let radii):
      guard rect.contains(point) else { return false }
      let (left, top) = (point.x < rect.midX, point.y < rect.midY)
      let corner: Corner =
        top ? left ? .topLeft : .topRight : left ? .bottomLeft : .bottomRight
      return radii.keeps(point, at: corner, of: rect)
    }
  }
}

extension Paint {
  /// Returns the colour at a point; nil for a gradient without colours, or whose coordinates cannot
  /// be found.
  fileprivate func color(at point: Point) -> RGBA? {
    switch self {
    case .color(let color): return color
    case .linearGradient(let gradient):
      let along = gradient.end - gradient.start
      let length = along.x * along.x + along.y * along.y
      let from = point - gradient.start
      let location = length > 0 ? (from.x * along.x + from.y * along.y) / length : 1
      return gradient.stops.color(at: location)
    case .roundGradient(let gradient):
      let gradient = gradient.ascending
      let (x, y) = (gradient.axisX, gradient.axisY)
      let area = x.x * y.y - x.y * y.x
      guard area != 0 else { return nil }
      let from = point - gradient.center
      return gradient.stops.color(
        at: gradient.location(
          x: (from.x * y.y - from.y * y.x) / area, y: (from.y * x.x - from.x * x.y) / area))
    case .meshGradient(let mesh): return mesh.color(at: point)
    }
  }
}

extension [Paint.Stop] {
  fileprivate func color(at location: Double) -> RGBA? {
    guard let after = firstIndex(where: { $0.location >= location }) else { return last?.color }
    guard after > startIndex else { return self[after].color }
    let (from, to) = (self[after - 1], self[after])
    let share = (location - from.location) / (to.location - from.location)
    func mixed(_ part: KeyPath<RGBA, Double>) -> Double {
      from.color[keyPath: part] + (to.color[keyPath: part] - from.color[keyPath: part]) * share
    }
    return RGBA(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}

extension RGBA {
  /// Lays a colour over this one, whose opacity does not change.
  fileprivate mutating func blend(with other: RGBA) {
    red += (other.red - red) * other.alpha
    green += (other.green - green) * other.alpha
    blue += (other.blue - blue) * other.alpha
  }
}
