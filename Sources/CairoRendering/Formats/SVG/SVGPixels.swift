import DisplayList
import LayoutGeometry
import PlainText

extension SVGDocument {
  /// Writes a group as pixels of half a point, where viewers draw its effects differently or not at
  /// all.
  func writePixels(of group: Group) throws {
    let commands = [Command.group(group)]
    try writePixels(
      of: group.dependsOnBackdrop ? behind(commands) : commands, in: group.inkBounds)
  }

  /// Writes the drawing of commands in a place as pixels of half a point.
  func writePixels(of commands: [Command], in place: Rect) throws {
    try parts.forEachTile(of: commands, in: place) { try write($0) }
  }

  /// Writes a shape's inside in a paint that SVG does not have: as pixels of half a point with the
  /// shape's own edges.
  func fillWithPixels(_ shape: Shape, _ paint: Paint) throws {
    if case .rect(let rect) = shape {
      return try parts.forEachTile(of: paint, opacity: 1, in: Self.grid.rect(rect)) {
        try write($0)
      }
    }
    var attributes = SVGAttributes()
    attributes.set("clip-path", plain: "url(#\(clip(shape)))")
    body.open("g", attributes)
    try parts.forEachTile(of: paint, opacity: 1, in: Self.grid.hull(shape.bounds)) { try write($0) }
    body.close("g")
  }

  /// Writes pixels of the canvas.
  func write(_ bitmap: Bitmap, opacity: Double = 1) throws {
    guard !bitmap.isClear else { return }
    let corner = Point(x: Double(bitmap.bounds.minX), y: Double(bitmap.bounds.minY))
    use(try definition(of: bitmap), at: local(corner), opacity: opacity)
  }

  /// Refers to a definition, with its corner at the current origin.
  ///
  /// - Parameter place: In points of the current group.
  func use(_ identifier: String, at place: Point, opacity: Double) {
    var attributes = SVGAttributes()
    attributes.set("xlink:href", plain: "#" + identifier)
    attributes.set("x", length: place.x)
    attributes.set("y", length: place.y)
    attributes.setOpacity("opacity", opacity)
    body.element("use", attributes)
  }

  /// Returns the identifier of pixels of half a point, which are defined at their first use.
  func definition(of bitmap: Bitmap) throws -> String {
    let file = try ImageSurface(bitmap).png()
    // An embedded file is not kept a second time.
    let digest = sha256(file)
    if let known = pixels[digest] { return known }
    let identifier = names.numbered("pixels")
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    var attributes = SVGAttributes()
    attributes.set(
      size: Size(width: width / Self.grid.scale, height: height / Self.grid.scale))
    attributes.set(picture: file)
    definitions.define("image", as: identifier, attributes, content: "")
    pixels[digest] = identifier
    return identifier
  }
}

extension Paint {
  /// Indicates whether SVG has no gradient for the colours.
  var isMissingInSVG: Bool {
    switch self {
    case .color, .linearGradient: false
    case .roundGradient(let gradient):
      gradient.direction == .angular && !gradient.stops.isEmpty
        && gradient.transform.inverted != nil
    case .meshGradient: true
    }
  }
}

extension Bitmap {
  /// Indicates whether nothing is drawn on the bitmap.
  fileprivate var isClear: Bool {
    !UnsafeBufferPointer(start: pixels, count: width * height).contains { $0 != 0 }
  }
}
