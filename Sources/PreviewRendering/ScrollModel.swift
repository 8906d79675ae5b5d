package import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import PlainText
package import TextShaping

/// The data with which a page scrolls a collection of a screen by itself.
///
/// All lengths are in points.
package struct ScrollModel: Sendable {
  /// The collection on the screen.
  package let collection: PlacedCollection
  /// Device pixels a point.
  package let scale: Double
  /// The pictures for the moving collection.
  package let content: Content

  /// The pictures for a moving collection.
  package enum Content: Sendable {
    /// Pictures that are drawn once, overlaid, and moved.
    case layers(ScrollLayers)
    /// A picture of the whole screen for each offset.
    case frames(Reason)
  }

  /// A reason to draw the whole screen for each offset.
  package enum Reason: String, Sendable {
    /// The look of cells depends on their place in the viewport.
    case effects
    /// A shadow, an opacity or a scale around the collection applies to it and its surroundings
    /// together, or a clip around it is not a rectangle.
    case layers
    /// The screen reads the collection's offset.
    case computed
    /// The layout moves offsets by a rule of its own.
    case layout
    /// More headers and footers stay in sight than a page can manage.
    case sections

    /// Indicates whether an offset changes nothing outside the viewport.
    var isInViewport: Bool {
      switch self {
      case .effects, .layout, .sections: true
      case .layers, .computed: false
      }
    }
  }
}

extension PreviewDrawing {
  /// Returns the model of a collection's scrolling; nil if the screen has no collection with the
  /// key.
  ///
  /// - Throws: The errors of drawing the preview.
  package func scrollModel(of key: CollectionKey, shapers: TextShapers) throws -> ScrollModel? {
    guard let collection = arrangement.collections.first(where: { $0.key == key }) else {
      return nil
    }
    return ScrollModel(
      collection: collection, scale: scale, content: try content(of: collection, shapers: shapers))
  }

  /// The most sections of elements that stay in sight: a page reads about each of them.
  private static let pinnableLimit = 4_000

  private func content(
    of collection: PlacedCollection, shapers: TextShapers
  ) throws -> ScrollModel.Content {
    let scrolling = collection.scrolling
    guard scrolling.isRuled else { return .frames(.layout) }
    guard !collection.arrangement.changesLook(in: collection.frame.size) else {
      return .frames(.effects)
    }
    guard
      !scrolling.pinsAny
        || collection.arrangement.pinnableElements(scrolling.pinnedKinds).count
          <= Self.pinnableLimit
    else { return .frames(.sections) }
    guard let layers = try ScrollLayers(of: collection, in: self) else { return .frames(.layers) }
    guard try !readsOffset(of: collection, besides: layers, shapers: shapers) else {
      return .frames(.computed)
    }
    return .layers(layers)
  }

  /// Returns whether the screen beside the collection, or the look of its cells, depends on the
  /// collection's offset.
  ///
  /// Only a view with an `id` can be read. The values that are read are unknown, so the screen is
  /// laid out at some offsets to see whether they make a difference.
  private func readsOffset(
    of collection: PlacedCollection, besides layers: ScrollLayers, shapers: TextShapers
  ) throws -> Bool {
    guard preview.readsComputedValues, collection.id != nil else { return false }
    let scrolling = collection.scrolling
    let axis = scrolling.axis
    var (first, last) = (scrolling.first[axis], scrolling.last[axis])
    if let loop = scrolling.loop {
      (first, last) = (loop.middle - loop.length / 2, loop.middle + loop.length / 2 - 1)
    }
    let start = try layers.beginning(shapers: shapers)
    return try [0, 0.3, 0.6, 1].contains { part in
      var other = preview
      var offset = collection.contentOffset
      offset[axis] = first + ((last - first) * part).rounded(.down)
      other.scrollOffsets[collection.key] = offset
      let drawing = try PreviewDrawing(other, scale: scale, shapers: shapers)
      guard
        let moved = drawing.arrangement.collections.first(where: { $0.key == collection.key }),
        let others = try ScrollLayers(of: moved, in: drawing)
      else { return true }
      guard others.surroundings == layers.surroundings else { return true }
      return try others.beginning(shapers: shapers) != start
    }
  }
}

extension ScrollModel {
  /// The model as JSON, on one line.
  package var json: String {
    let scrolling = collection.scrolling
    let axis = scrolling.axis
    let isEndless = scrolling.loop != nil
    let contentSize = collection.arrangement.contentSize
    var members: [(String, String)] = [
      ("key", JSONText.string(collection.key.text)),
      ("mode", JSONText.string(layers == nil ? "frames" : "bands")),
      ("reason", JSONText.string(reason?.rawValue)),
      ("axis", JSONText.string(axis == .vertical ? "vertical" : "horizontal")),
      ("scale", JSONText.number(scale)),
      ("viewport", list(of: layers?.viewport ?? collection.window)),
      ("clips", JSONText.list(layers?.clips.map(\.json) ?? [])),
      ("contentSize", list(contentSize.width, contentSize.height)),
      ("offset", JSONText.number(collection.contentOffset[axis])),
      ("origin", JSONText.number(scrolling.first[axis])),
      ("min", isEndless ? "null" : JSONText.number(scrolling.first[axis])),
      ("max", isEndless ? "null" : JSONText.number(scrolling.last[axis])),
    ]
    members += [
      ("snap", scrolling.stops?.json ?? "null"),
      ("period", scrolling.loop?.json ?? "null"),
      ("loadMore", scrolling.loading?.json ?? "null"),
      ("region", reason?.isInViewport == true ? "true" : "false"),
      ("over", layers?.hasOver == true ? "true" : "false"),
      ("bands", layers?.bandsJSON ?? "null"),
      ("pinned", JSONText.list(layers?.pinned.map(\.json) ?? [])),
    ]
    return JSONText.object(members.map { (name: $0.0, value: $0.1) })
  }

  /// The layers; nil if the whole screen is drawn for each offset.
  package var layers: ScrollLayers? {
    if case .layers(let layers) = content { layers } else { nil }
  }

  private var reason: Reason? {
    if case .frames(let reason) = content { reason } else { nil }
  }
}

/// Returns a rectangle as its left and top edges, its width and its height.
private func list(of rect: Rect) -> String {
  list(rect.minX, rect.minY, rect.width, rect.height)
}

private func list(_ numbers: Double...) -> String {
  JSONText.list(numbers.map { JSONText.number($0) })
}

extension ScrollLayers {
  fileprivate var bandsJSON: String {
    JSONText.object([
      ("count", String(bandCount)), ("length", JSONText.number(bandLength)),
    ])
  }
}

extension ScrollLayers.Clip {
  fileprivate var json: String {
    JSONText.object([
      ("frame", list(of: rect)),
      (
        "radii",
        list(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      ),
    ])
  }
}

extension ScrollLayers.Pinned {
  fileprivate var json: String {
    var members = [
      ("kind", JSONText.string(element.kind.rawValue)),
      ("section", String(element.section)),
    ]
    // A section has only one header and one footer.
    if element.number > 0 { members.append(("item", String(element.number))) }
    members += [
      ("side", JSONText.string(element.staysAtStart ? "start" : "end")),
      ("rest", JSONText.number(rest)), ("limit", JSONText.number(limit)),
      ("start", JSONText.number(start)),
    ]
    if isBelow { members.append(("below", "true")) }
    return JSONText.object(members.map { (name: $0.0, value: $0.1) })
  }
}

extension CollectionScrolling.Stops {
  fileprivate var json: String {
    JSONText.object([
      ("interval", JSONText.number(interval)), ("origin", JSONText.number(origin)),
      ("min", JSONText.number(first)), ("max", JSONText.number(last)),
    ])
  }
}

extension ScrollRule.Loop {
  fileprivate var json: String {
    JSONText.object([
      ("length", JSONText.number(length)), ("middle", JSONText.number(middle)),
    ])
  }
}

extension CollectionScrolling.Loading {
  fileprivate var json: String {
    JSONText.object([
      ("threshold", JSONText.number(threshold)), ("at", JSONText.number(offset)),
      ("beyond", isBeyond ? "true" : "false"), ("loads", isLoading ? "true" : "false"),
      ("changes", changesContent ? "true" : "false"),
    ])
  }
}
