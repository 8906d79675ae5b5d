package import CellViews
import CollectionLayouts
import LayoutGeometry

/// What redlines measure: a screen whose every view has its place.
package struct MeasuredScreen: Sendable {
  /// What the screen is laid out on.
  let canvas: PreviewCanvas
  /// The whole canvas, in points.
  let bounds: Rect
  /// Names for lengths.
  let tokens: DesignTokens
  let collections: [PlacedCollection]
  let parts: [MeasuredPart]
  /// The views with `onTap`.
  let taps: [PlacedAction]
  /// Where something does not fit.
  let overflows: [PlacedOverflow]
  // By the collection: a screen may hold thousands, each in a cell of another.
  private let elementsOfCollections: [[Element]]
  private let visibleFrames: [Rect]

  /// The parts of an arranged preview.
  package init(
    _ arrangement: PreviewArrangement, on canvas: PreviewCanvas,
    tokens: DesignTokens = DesignTokens()
  ) {
    self.canvas = canvas
    self.tokens = tokens
    bounds = Rect(origin: .zero, size: arrangement.size)
    collections = arrangement.collections
    parts = arrangement.measuredParts
    taps = arrangement.actions.filter { if case .tap = $0.kind { true } else { false } }
    overflows = arrangement.overflows
    var elements = [[Element]](repeating: [], count: collections.count)
    var frames = [Rect](repeating: .zero, count: collections.count)
    for part in parts where !part.visibleFrame.isEmpty {
      switch part.role {
      case .collection(let collection):
        frames[collection] = part.visibleFrame
      case .element(let kind, let index):
        guard let collection = part.collection else { continue }
        elements[collection].append(
          Element(
            kind: kind, index: index, frame: part.frame, visibleFrame: part.visibleFrame))
      case .canvas, .control, .text, .padding, .stack, .view:
        break
      }
    }
    elementsOfCollections = elements
    visibleFrames = frames
  }

  /// An element that is seen, at least in part.
  struct Element {
    var kind: ElementKind
    var index: ItemIndex
    var frame: Rect
    var visibleFrame: Rect

    /// True if all of the element is seen.
    var isWhole: Bool { visibleFrame.contains(frame) }
  }

  /// The elements of a collection that are seen and have an area, in the order of drawing.
  func elements(of collection: Int) -> [Element] { elementsOfCollections[collection] }

  /// What a collection's viewport shows on the canvas.
  func visibleFrame(of collection: Int) -> Rect { visibleFrames[collection] }

  /// How many of the things that one label could be about are tried.
  static let spotLimit = 24
}

extension DesignTokens {
  /// A length as redlines print it: with the name that it has, as in `space.5 (20)`, or alone.
  ///
  /// Of several names the first in alphabetical order is printed: a measurement cannot show which
  /// one was meant. A radius is not a distance, and its name is not printed.
  func text(for length: Double) -> String {
    let number = lengthText(length)
    let name = lengths.filter { name, length in
      lengthText(length) == number && !name.hasPrefix("radius.") && !name.hasPrefix("corner.")
    }.keys.min()
    return name.map { "\($0) (\(number))" } ?? number
  }
}
