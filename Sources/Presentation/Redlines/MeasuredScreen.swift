package import CellViews
import CollectionLayouts
import LayoutGeometry

/// A screen for measuring by redlines: all of its views have their places.
package struct MeasuredScreen: Sendable {
  let canvas: PreviewCanvas
  /// The whole canvas, in points.
  let bounds: Rect
  /// Names for lengths.
  let tokens: DesignTokens
  let collections: [PlacedCollection]
  let parts: [MeasuredPart]
  /// The views with `onTap`.
  let taps: [PlacedAction]
  /// The places where content does not fit.
  let overflows: [PlacedOverflow]
  // By the collection: a screen may have thousands, each in a cell of another.
  private let elementsOfCollections: [[Element]]
  private let visibleFrames: [Rect]

  /// Creates the parts of an arranged preview.
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
      case .canvas, .control, .glass, .text, .padding, .stack, .view:
        break
      }
    }
    elementsOfCollections = elements
    visibleFrames = frames
  }

  /// An element that is visible, at least in part.
  struct Element {
    var kind: ElementKind
    var index: ItemIndex
    var frame: Rect
    var visibleFrame: Rect

    /// Indicates whether all of the element is visible.
    var isWhole: Bool { visibleFrame.contains(frame) }
  }

  /// Returns the visible elements of a collection that have an area, in the order of drawing.
  func elements(of collection: Int) -> [Element] { elementsOfCollections[collection] }

  /// Returns the part of the canvas where a collection's viewport shows its content.
  func visibleFrame(of collection: Int) -> Rect { visibleFrames[collection] }

  /// The bars with glass, and its pieces in each.
  var barGlass: [(frame: Rect, pieces: [Rect])] {
    var bars: [(frame: Rect, pieces: [Rect])] = []
    for part in parts where !part.visibleFrame.isEmpty {
      if part.isBar { bars.append((part.frame, [])) }
      if case .glass = part.role, part.isInControl, !bars.isEmpty {
        bars[bars.count - 1].pieces.append(part.frame)
      }
    }
    return bars.filter { !$0.pieces.isEmpty }
  }

  /// The largest number of tried subjects of one label.
  static let spotLimit = 24
}

extension DesignTokens {
  /// Returns a length in the form of redlines: with its name, as in `space.5 (20)`, or alone.
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
