import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// A screen and one of its collections, drawn as the live page does: from layers.
struct ScrolledScreen {
  let preview: Preview
  let key: CollectionKey
  let model: ScrollModel
  let layers: ScrollLayers
  let scale: Double
  private let shapers = TextShapers()
  private let pictures = LayerPictures()
  /// Where the canvas's corner is in the picture, in pixels.
  private let origin: Point
  private let under: Pixels
  private let over: Pixels?

  /// The collection with a key, of a preview; other collections may be scrolled.
  init(
    _ preview: Preview, _ key: String = "0", scale: Double? = nil,
    others: [String: Point] = [:]
  ) throws {
    var preview = preview
    for (key, offset) in others { preview.scrollOffsets[CollectionKey(key)] = offset }
    self.preview = preview
    self.key = CollectionKey(key)
    let drawing = try PreviewDrawing(preview, scale: scale, shapers: shapers)
    model = try #require(try drawing.scrollModel(of: self.key, shapers: shapers))
    layers = try #require(model.layers, "\(model.json)")
    self.scale = drawing.scale
    origin = drawing.screenOrigin
    let under = try #require(try layers.picture(of: .under, shapers: shapers))
    self.under = try Pixels(under)
    over = try layers.picture(of: .over, shapers: shapers).map { try Pixels($0) }
  }

  private var axis: Axis { model.collection.scrolling.axis }

  /// The least and the greatest offset along the axis.
  var range: ClosedRange<Double> {
    model.collection.scrolling.first[axis]...model.collection.scrolling.last[axis]
  }

  /// Offsets that are whole numbers of pixels from the origin.
  func offsets(_ parts: [Double]) -> [Double] {
    parts.map { part in
      let way = (range.upperBound - range.lowerBound) * part
      return range.lowerBound + (way * scale).rounded(.down) / scale
    }
  }

  /// The engine's picture at an offset.
  func drawn(at offset: Double) throws -> Pixels {
    var preview = preview
    var point = model.collection.contentOffset
    point[axis] = offset
    preview.scrollOffsets[key] = point
    return try Pixels(png: PreviewDrawing(preview, scale: scale, shapers: shapers).png())
  }

  /// The picture that the layers make at an offset, as the page puts them together.
  func composed(at offset: Double) throws -> Pixels {
    var picture = under
    let distance = offset - range.lowerBound
    let port = PixelRect(layers.viewport.offset(by: origin), scale: scale)
    let first = Int((distance / layers.bandLength).rounded(.down))
    let last = Int(((distance + layers.viewport.size[axis]) / layers.bandLength).rounded(.up))
    func lay(_ pinned: ScrollLayers.Pinned) throws {
      let state = state(of: pinned, at: offset)
      let layer = ScrollLayer.pinned(
        pinned.element.kind, at: pinned.element.index, state)
      let drawn = try drawn(layer)
      let place = place(of: drawn.frame, movedBy: state == .pinned ? 0 : distance)
      picture.lay(drawn.pixels, at: place, in: port)
    }
    for pinned in layers.pinned where pinned.isBelow { try lay(pinned) }
    for number in max(0, first)..<min(max(last, 0), layers.bandCount) {
      let band = try drawn(.band(number))
      picture.lay(band.pixels, at: place(of: band.frame, movedBy: distance), in: port)
    }
    for pinned in layers.pinned where !pinned.isBelow { try lay(pinned) }
    if let over {
      picture.lay(
        over, at: PixelRect(x: 0, y: 0),
        in: PixelRect(x: 0, y: 0, width: picture.width, height: picture.height))
    }
    return picture
  }

  private func drawn(_ layer: ScrollLayer) throws -> (pixels: Pixels, frame: Rect) {
    if let known = pictures.known[layer] { return known }
    let picture = try #require(try layers.picture(of: layer, shapers: shapers))
    let drawn = (try Pixels(picture), picture.frame)
    pictures.known[layer] = drawn
    return drawn
  }

  private func place(of frame: Rect, movedBy distance: Double) -> PixelRect {
    var frame = frame.offset(by: origin)
    frame.origin[axis] -= distance
    return PixelRect(frame, scale: scale)
  }

  private func state(
    of pinned: ScrollLayers.Pinned, at offset: Double
  ) -> ScrollLayer.PinningState {
    let place = offset + pinned.start
    if pinned.element.staysAtStart {
      if place <= pinned.rest { return .rest }
      return place >= pinned.limit ? (pinned.limit <= pinned.rest ? .rest : .limit) : .pinned
    }
    if place >= pinned.rest { return .rest }
    return place <= pinned.limit ? (pinned.limit >= pinned.rest ? .rest : .limit) : .pinned
  }

  /// How the layers' picture differs from the engine's at offsets, as text; empty if it does not.
  ///
  /// - Parameter levels: By how much a colour may differ where it is mixed in another order.
  func differences(at offsets: [Double], levels: Int = 0) throws -> [String] {
    try offsets.compactMap { offset in
      try composed(at: offset).difference(from: drawn(at: offset), levels: levels).map {
        "at \(offset): \($0)"
      }
    }
  }
}

/// The layers that were drawn so far.
private final class LayerPictures {
  var known: [ScrollLayer: (pixels: Pixels, frame: Rect)] = [:]
}

/// A rectangle in whole pixels.
struct PixelRect {
  var x: Int
  var y: Int
  var width = 0
  var height = 0

  init(x: Int, y: Int, width: Int = 0, height: Int = 0) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle in points whose edges are on pixels.
  init(_ rect: Rect, scale: Double) {
    func whole(_ value: Double) -> Int { Int((value * scale).rounded()) }
    self.init(
      x: whole(rect.minX), y: whole(rect.minY), width: whole(rect.width),
      height: whole(rect.height))
  }
}

/// Premultiplied pixels, alpha in the highest byte.
struct Pixels {
  let width: Int
  private(set) var values: [UInt32]

  var height: Int { values.count / width }

  init(png: [UInt8]) throws {
    values = try decodedPixels(png)
    // A PNG's width is in its 17th to 20th byte.
    width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  init(_ picture: ScrollPicture) throws {
    try self.init(png: picture.png())
    let frame = PixelRect(picture.frame, scale: picture.scale)
    try #require([width, height] == [max(frame.width, 1), max(frame.height, 1)])
  }

  /// Lays other pixels over these inside of a rectangle.
  mutating func lay(_ other: Pixels, at place: PixelRect, in clip: PixelRect) {
    let columns =
      max(
        place.x, clip.x, 0)..<max(
        place.x, clip.x, 0, min(place.x + other.width, clip.x + clip.width, width))
    let rows =
      max(
        place.y, clip.y, 0)..<max(
        place.y, clip.y, 0, min(place.y + other.height, clip.y + clip.height, height))
    values.withUnsafeMutableBufferPointer { values in
      other.values.withUnsafeBufferPointer { others in
        for y in rows {
          for x in columns {
            let source = others[(y - place.y) * other.width + x - place.x]
            let alpha = source >> 24
            if alpha == 0 { continue }
            let index = y * width + x
            values[index] = alpha == 255 ? source : Self.over(source, values[index])
          }
        }
      }
    }
  }

  private static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    let left = 255 - source >> 24
    return [0, 8, 16, 24].reduce(UInt32(0)) { pixel, shift in
      let (own, behind) = (source >> shift & 255, target >> shift & 255)
      return pixel | min(own + (behind * left + 127) / 255, 255) << shift
    }
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }

  /// In which pixels these differ from others, as text; nil if they do not.
  func difference(from other: Pixels, levels: Int, columns: Range<Int>? = nil) -> String? {
    guard width == other.width, values.count == other.values.count else {
      return "\(width) × \(height) instead of \(other.width) × \(other.height)"
    }
    if values == other.values { return nil }
    var (count, largest) = (0, 0)
    var (left, right, top, bottom) = (width, 0, height, 0)
    for index in values.indices where values[index] != other.values[index] {
      if let columns, !columns.contains(index % width) { continue }
      let difference = Self.difference(values[index], other.values[index])
      guard difference > levels else { continue }
      (count, largest) = (count + 1, max(largest, difference))
      (left, right) = (min(left, index % width), max(right, index % width))
      (top, bottom) = (min(top, index / width), max(bottom, index / width))
    }
    guard count > 0 else { return nil }
    return "\(count) pixels in \(left)…\(right) × \(top)…\(bottom), by \(largest) at most"
  }
}

/// The previews of a config in a text.
func previews(_ text: String) throws -> [Preview] {
  try ConfigFile.load(bytes: Array(text.utf8), file: "test.yaml", directory: repository).previews
}

/// The preview of a sample, by its name with its variant.
func sample(_ file: String, _ name: String) throws -> Preview {
  let config = try ConfigFile.load(path: "\(repository)/Samples/\(file).yaml")
  return try #require(config.previews.first { $0.fullName == name })
}
