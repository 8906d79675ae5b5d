import CairoRendering
import CellViews
package import CollectionLayouts
package import DisplayList
import ImageDecoding
package import LayoutGeometry
import Presentation
package import TextShaping

/// The pictures that show a screen while one of its collections is scrolled.
///
/// From the bottom: what is drawn under the collection's elements; the elements in bands across the
/// scroll axis; each header and footer that stays in sight, those with a `zIndex` below zero under the
/// bands; what is drawn over the collection. Laid over each other at an offset that is a whole number
/// of pixels from `origin`, they have the pixels of the screen at that offset, but for the rounding of
/// colours where several layers let what is behind them through, and but for the smooth edges of a
/// clip with round corners.
package struct ScrollLayers: Sendable {
  /// The viewport on the canvas, in points, with its edges on pixels.
  package let viewport: Rect
  /// What cuts the layers of the collection beside the viewport.
  package let clips: [Clip]
  /// The length of a band along the scroll axis, in points: a whole number of pixels.
  package let bandLength: Double
  /// How many bands hold all elements.
  package let bandCount: Int
  /// The headers and footers that stay in sight, the first at the bottom.
  package let pinned: [Pinned]
  /// What is drawn under and over the collection.
  let surroundings: Surroundings
  /// What is behind all bands, where that is of one colour: bands then have it, too.
  private let backdrop: RGBA?
  private let collection: PlacedCollection
  private let preview: Preview
  private let scale: Double
  /// Where the canvas's corner is in the whole picture, in points.
  private let screenOrigin: Point
  private let under: Drawing

  /// A rectangle that may have round corners, in canvas points.
  package struct Clip: Hashable, Sendable {
    /// The rectangle.
    package var rect: Rect
    /// Its corners.
    package var radii: CornerRadii

    /// A rectangle with corners.
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
    /// Where the element is at rest.
    package var rest: Double
    /// Where the other end of its section stops it.
    package var limit: Double
    /// How far after the viewport's start it stays between the two.
    package var start: Double
    /// True if the bands are over it.
    package var isBelow: Bool { element.zIndex < 0 }
  }

  /// What is drawn under and over a collection.
  struct Surroundings: Hashable {
    var under: DisplayList
    /// Nil where nothing is drawn over the collection.
    var over: DisplayList?
  }

  /// The layers of a collection; nil where it cannot be drawn apart from what is around it.
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
    // Bands with a backdrop would hide what stays in sight under them.
    backdrop =
      try pinned.contains(where: \.isBelow)
      ? nil : under.uniformColor(in: viewport, scale: scale)
    self.collection = collection
    self.scale = scale
    preview = drawing.preview
  }

  /// Shorter bands cost more pictures than they save, and longer ones take too long to draw.
  private static let bandPixels = 256.0...4096.0

  /// The length of all content along the axis that scrolling shows, in pixels.
  private let contentPixels: Double
}

/// One of the pictures that show a screen while a collection is scrolled.
package enum ScrollLayer: Hashable, Sendable {
  /// What is drawn under the collection's elements.
  case under
  /// What is drawn over them.
  case over
  /// A part of the elements, counted from the content's start.
  case band(Int)
  /// A header, a footer or another view at a boundary that stays in sight.
  case pinned(ElementKind, at: ItemIndex, PinningState)

  /// Where a header or footer that stays in sight is.
  package enum PinningState: String, Sendable {
    /// In its section, where layout put it.
    case rest
    /// At the viewport's edge.
    case pinned
    /// At the other end of its section, by which it is pushed out.
    case limit
  }
}

extension ScrollLayers {
  /// True if something is drawn over the collection.
  package var hasOver: Bool { surroundings.over != nil }

  /// The picture of a layer; nil if there is no such layer.
  ///
  /// - Throws: What drawing the preview throws.
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

  /// What the first band draws, to compare it.
  func beginning(shapers: TextShapers) throws -> DisplayList? {
    try picture(of: .band(0), shapers: shapers)?.drawing.displayList
  }

  private func whole(_ drawing: Drawing) -> ScrollPicture {
    ScrollPicture(
      drawing: drawing,
      frame: Rect(origin: Point.zero - screenOrigin, size: drawing.displayList.size), scale: scale)
  }

  private var axis: Axis { collection.scrolling.axis }

  /// The content's point at the whole picture's (0, 0), where the collection is scrolled to `origin`.
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
    // An element that draws nothing has a picture of a pixel.
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
      // Where all of the viewport is covered, there is no place to stay at.
      return ScrollLayers.Pinned(
        element: element, rest: rest,
        limit: scrolling.pinningLength > 0 ? element.limit(along: axis) : rest,
        start: element.staysAtStart ? scrolling.pinningStart + element.distance : end)
    }
  }
}

extension PinnableElement {
  /// The furthest place of the element; in a section without room for it, the place where it rests.
  fileprivate func limit(along axis: Axis) -> Double {
    let rest = rest.origin[axis]
    return staysAtStart ? max(limit, rest) : min(limit, rest)
  }
}
