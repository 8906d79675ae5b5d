public import LayoutGeometry
package import LayoutSnapshots
package import PictureComparison

/// A part of a picture that is not compared.
public enum Mask: Hashable, Sendable {
  /// A rectangle on the canvas, in points.
  case rect(Rect)
  /// An item of a collection, wherever it is.
  case item(section: Int, item: Int)
  /// A view with an `id`, wherever it is.
  case id(String)
}

/// A mask that names an item or a view that the picture does not have.
package enum UnknownMask: Error, Hashable, Sendable, CustomStringConvertible {
  /// An item that no collection has, and the items that exist, as in `0.3`, in order.
  case item(section: Int, item: Int, known: [String])
  /// An id that no view has, and the ids that exist, in alphabetical order.
  case id(String, known: [String])

  /// The mask, and the items or ids that exist.
  package var description: String {
    switch self {
    case .item(let section, let item, let known):
      guard let first = known.first, let last = known.last else {
        return "no item \(section).\(item) to mask: the picture shows no items"
      }
      return "no item \(section).\(item) to mask: the picture shows \(first) to \(last)"
    case .id(let id, let known):
      guard !known.isEmpty else { return "no view '\(id)' to mask: no view has an id" }
      let names = known.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
      return "no view '\(id)' to mask: the ids are \(names)\(known.count > 10 ? ", …" : "")"
    }
  }
}

/// An error for masks over a whole picture, of which nothing would be compared.
struct UncomparedPicture: Error, CustomStringConvertible {
  let description = "the masks cover the whole picture: nothing would be compared"
}

/// Returns the rectangles of masks on a picture and on its golden.
///
/// An item or a view is masked at its places on both of them, so that one that moved is not
/// compared at its old place. One that exists and that neither shows has no place.
///
/// - Parameters:
///   - expected: The golden's layout; nil, or one that cannot be read, gives no places.
///   - scale: Device pixels a point.
/// - Returns: Rectangles that hold every pixel that a mask touches, from 0 on both axes.
/// - Throws: `UnknownMask`.
package func pixelRects(
  of masks: [Mask], expected: LayoutSnapshot?, actual: LayoutSnapshot, scale: Double
) throws(UnknownMask) -> [PixelRect] {
  let needsLayouts = masks.contains { if case .rect = $0 { false } else { true } }
  let screens =
    needsLayouts ? [expected, actual].compactMap { try? $0?.parsed() } : []
  let parts = screens.flatMap(\.placedParts)
  var rects: [Rect] = []
  for mask in masks {
    switch mask {
    case .rect(let rect): rects.append(rect)
    case .item(let section, let item):
      let found = parts.filter { placed in
        guard case .element(let element) = placed.part.role else { return false }
        return element.section == section && element.item == item
          && (element.kind == .cell || element.kind == .badge)
      }
      guard !found.isEmpty || parts.contains(where: \.hidesElements) else {
        throw .item(section: section, item: item, known: knownItems(in: parts))
      }
      rects += found.compactMap(\.visible)
    case .id(let id):
      let found = parts.filter { $0.id == id }
      guard !found.isEmpty else {
        throw .id(id, known: Set(parts.compactMap(\.id)).sorted())
      }
      rects += found.compactMap(\.visible)
    }
  }
  return rects.compactMap { PixelRect(around: $0, scale: scale) }
}

private func knownItems(in parts: [PlacedPart]) -> [String] {
  var items: [(section: Int, item: Int)] = []
  for case .element(let element) in parts.lazy.map(\.part.role) where element.kind == .cell {
    items.append((element.section, element.item))
  }
  return items.sorted { $0 < $1 }.map { "\($0.section).\($0.item)" }
}

extension PlacedPart {
  fileprivate var id: String? {
    switch part.role {
    case .view(let id): id
    case .collection(let collection): collection.id
    case .canvas, .element: nil
    }
  }

  /// Indicates whether the collection has elements that the canvas does not show.
  fileprivate var hidesElements: Bool {
    guard case .collection(let collection) = part.role else { return false }
    return part.parts.count < collection.elementCount
  }
}

extension PixelRect {
  /// Creates the pixels that a rectangle touches; nil if there are none.
  fileprivate init?(around rect: Rect, scale: Double) {
    // Far more than a picture can have, and far less than an integer holds.
    let limit = 1e9
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(max(0, min(limit, (points * scale).rounded(rule))))
    }
    guard !rect.isEmpty else { return nil }
    let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
    let (right, bottom) = (pixel(rect.maxX, .up), pixel(rect.maxY, .up))
    guard right > left, bottom > top else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
