import CairoRendering
import CellViews
package import CollectionLayouts
package import DisplayList
package import LayoutGeometry
package import TextShaping

/// The pictures that show a screen while one of its collections is scrolled.
///
/// From the bottom: the drawing under the collection's elements; the elements in bands across the
/// scroll axis; each header and footer that stays in sight, those with a `zIndex` below zero under
/// the bands; the drawing over the collection. Laid over each other at an offset that is a whole
/// number of pixels from `origin`, they have the pixels of the screen at that offset, except for
/// the rounding of colours where several layers are translucent, and for the smooth edges of a clip
/// with round corners.
package struct ScrollLayers: Sendable {
  /// The viewport on the canvas, in points, with its edges on pixels.
  package let viewport: Rect
  /// The clips of the collection's layers beside the viewport.
  package let clips: [Clip]
  /// The length of a band along the scroll axis, in points: a whole number of pixels.
  package let bandLength: Double
  /// The number of bands with all elements.
  package let bandCount: Int
  /// The headers and footers that stay in sight, the first at the bottom.
  package let pinned: [Pinned]
  /// The drawing under and over the collection.
  let surroundings: Surroundings
  /// The backdrop of all bands, if it has one colour: bands then include it.
  private let backdrop: RGBA?
  private let collection: PlacedCollection
  private let preview: Preview
  private let scale: Double
  /// The place of the canvas's corner in the whole picture, in points.
  private let screenOrigin: Point
  private let under: Drawing

  /// A rectangle that may have round corners, in canvas points.
  package struct Clip: Hashable, Sendable {
    /// The rectangle.
    package var rect: Rect
    /// Its corners.
    package var radii: CornerRadii

    /// Creates a rectangle with corners.
    package init(rect: Rect, radii: CornerRadii) {
      self.rect = rect
      self.radii = radii
    }
  }

  /// A header or a footer that stays in sight; positions along the scroll axis, in points of the
  /// content.
  package struct Pinned: Hashable, Sendable {
    /// The element.
    package var element: PinnableElement
    /// The element's position at rest.
    package var rest: Double
    /// The position at which the other end of its section stops the element.
    package var limit: Double
    /// The distance from the viewport's start at which it stays between the two.
    package var start: Double
    /// Indicates whether the bands are over it.
    package var isBelow: Bool { element.zIndex < 0 }
  }

  /// The drawing under and over a collection.
  struct Surroundings: Hashable {
    var under: DisplayList
    /// The drawing over the collection; nil for none.
    var over: DisplayList?
  }

  /// Creates the layers of a collection; nil if it cannot be drawn apart from its surroundings.
  ///
  /// - Throws: `RenderingError`.
  init?(of collection: PlacedCollection, in drawing: PreviewDrawing) throws {
    let origin = drawing.screenOrigin
    guard
      let around = drawing.picture(replacing: collection)?.around(
        collection.window.offset(by: origin))
    else { return nil }
    let (scale, axis) = (drawing.scale, collection.scrolling.axis)
    let viewport = collection.window.offset(by: origin).onPixels(scale: scale)
    self.viewport = viewport.offset(by: Point.zero - origin)
    clips = around.clips.map {
      Clip(rect: $0.rect.offset(by: Point.zero - origin), radii: $0.radii)
    }
    screenOrigin = origin
    surroundings = around.surroundings(of: viewport, size: drawing.drawing.displayList.size)
    under = Drawing(surroundings.under, pictures: drawing.arrangement.pictures)
    let pixels = (viewport.size[axis] * scale).rounded()
    let bandPixels = min(max(pixels, Self.bandPixels.lowerBound), Self.bandPixels.upperBound)
    bandLength = bandPixels / scale
    let scrolling = collection.scrolling
    let movedPixels = ((scrolling.last[axis] - scrolling.first[axis]) * scale).rounded(.up)
    contentPixels = movedPixels + pixels
    bandCount = Int((contentPixels / bandPixels).rounded(.up))
    pinned = collection.pinned
    // Bands with a backdrop would hide pinned views under them.
    backdrop =
      try pinned.contains(where: \.isBelow)
      ? nil : under.uniformColor(in: viewport, scale: scale)
    self.collection = collection
    self.scale = scale
    preview = drawing.preview
  }

  /// The length of bands: shorter ones cost more pictures than they save, and longer ones take too
  /// long to draw.
  private static let bandPixels = 256.0...4096.0

  /// The length of all content that scrolling shows along the axis, in pixels.
  private let contentPixels: Double
}

/// One of the pictures that show a screen while a collection is scrolled.
package enum ScrollLayer: Hashable, Sendable {
  /// The drawing under the collection's elements.
  case under
  /// The drawing over the elements.
  case over
  /// A part of the elements, numbered from the content's start.
  case band(Int)
  /// A header, a footer or another view at a boundary that stays in sight.
  case pinned(ElementKind, at: ItemIndex, PinningState)

  /// The state of a header or footer that stays in sight.
  package enum PinningState: String, Sendable {
    /// In its section, at its position in the layout.
    case rest
    /// At the viewport's edge.
    case pinned
    /// At the other end of its section, which pushes it out.
    case limit
  }
}

extension ScrollLayers {
  /// Indicates whether something is drawn over the collection.
  package var hasOver: Bool { surroundings.over != nil }

  /// Returns the picture of a layer; nil if there is no such layer.
  ///
  /// - Throws: The errors of drawing the preview.
  package func picture(
    of layer: ScrollLayer, shapers: TextShapers
  ) throws -> ScrollPicture? {
    switch layer {
    case .under: whole(under)
    case .over:
      surroundings.over.map { whole(Drawing($0, pictures: under.pictures)) }
    case .band(let number):
      (0..<bandCount).contains(number) ? try band(number, shapers: shapers) : nil
    case .pinned(let kind, let index, let state):
      try pinned.first { $0.element.kind == kind && $0.element.index == index }.flatMap {
        try picture(of: $0, state, shapers: shapers)
      }
    }
  }

  /// Returns the drawing of the first band, for comparisons.
  func beginning(shapers: TextShapers) throws -> DisplayList? {
    try picture(of: .band(0), shapers: shapers)?.drawing.displayList
  }

  private func whole(_ drawing: Drawing) -> ScrollPicture {
    ScrollPicture(
      drawing: drawing,
      frame: Rect(origin: Point.zero - screenOrigin, size: drawing.displayList.size), scale: scale)
  }

  private var axis: Axis { collection.scrolling.axis }

  /// The content's point at the whole picture's (0, 0), if the collection is scrolled to `origin`.
  private var contentOrigin: Point {
    var offset = collection.contentOffset
    offset[axis] = collection.scrolling.first[axis]
    return offset - collection.frame.origin - screenOrigin
  }

  private func band(_ number: Int, shapers: TextShapers) throws -> ScrollPicture? {
    let pixels = (bandLength * scale).rounded()
    let start = Double(number) * pixels
    var frame = viewport
    frame.origin[axis] += start / scale
    frame.size[axis] = min(pixels, contentPixels - start) / scale
    let piece = CollectionPiece(
      of: collection.key, from: contentOrigin + frame.origin + screenOrigin, .moving(frame.size))
    guard
      let drawn = try preview.drawn(piece, shaper: shapers.shaper(for: preview.fonts))
    else { return nil }
    let ground = backdrop.map {
      Command.fill(.rect(Rect(origin: .zero, size: frame.size)), .color($0))
    }
    let list = DisplayList(
      size: frame.size, commands: [ground].compactMap(\.self) + drawn.commands)
    return ScrollPicture(
      drawing: Drawing(list, pictures: drawn.pictures), frame: frame, scale: scale)
  }

  private func picture(
    of pinned: Pinned, _ state: ScrollLayer.PinningState, shapers: TextShapers
  ) throws -> ScrollPicture? {
    let place: Double =
      switch state {
      case .rest: pinned.rest
      case .limit: pinned.limit
      case .pinned: collection.scrolling.first[axis] + pinned.start
      }
    let piece = CollectionPiece(
      of: collection.key, from: contentOrigin,
      .pinnable(pinned.element.kind, at: pinned.element.index, place: place))
    guard let drawn = try preview.drawn(piece, shaper: shapers.shaper(for: preview.fonts)) else {
      return nil
    }
    let ink = drawn.commands.inkBounds
    // An element without a drawing has a picture of one pixel.
    var frame = Rect(origin: viewport.origin + screenOrigin, size: .zero)
    if !ink.isEmpty { frame = ink }
    frame = frame.hullOnPixels(scale: scale)
    let moved = Scaling(about: .zero, x: 1, y: 1, to: Point.zero - frame.origin)
    let list = DisplayList(size: frame.size, commands: drawn.commands.map { $0.scaled(by: moved) })
    return ScrollPicture(
      drawing: Drawing(list, pictures: drawn.pictures),
      frame: frame.offset(by: Point.zero - screenOrigin), scale: scale)
  }
}

extension PlacedCollection {
  /// The headers and footers that stay in sight, the first at the bottom.
  fileprivate var pinned: [ScrollLayers.Pinned] {
    let axis = scrolling.axis
    let elements = arrangement.pinnableElements(scrolling.pinnedKinds).enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    return elements.map(\.element).map { element in
      let length = element.rest.size[axis]
      let end =
        scrolling.pinningStart + scrolling.pinningLength - length - element.distance
      let rest = element.rest.origin[axis]
      // If insets cover the whole viewport, there is no place to stay at.
      return ScrollLayers.Pinned(
        element: element, rest: rest,
        limit: scrolling.pinningLength > 0 ? element.limit(along: axis) : rest,
        start: element.staysAtStart ? scrolling.pinningStart + element.distance : end)
    }
  }
}

extension PinnableElement {
  /// Returns the furthest position of the element; in a section without room for it, its position
  /// at rest.
  fileprivate func limit(along axis: Axis) -> Double {
    let rest = rest.origin[axis]
    return staysAtStart ? max(limit, rest) : min(limit, rest)
  }
}
