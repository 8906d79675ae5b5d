import CollectionLayouts
import DisplayList
import LayoutGeometry

/// The clips of sections that scroll by themselves and are less broad than their collection; the
/// viewport clips the others.
struct SectionClips {
  private let arrangement: CollectionArrangement
  /// The viewport, in the same points as elements.
  private let viewport: Rect
  /// The offset from the content's points to those of elements.
  private let distance: Point
  /// Indicates whether no section scrolls by itself.
  let isEmpty: Bool

  /// - Parameters:
  ///   - viewport: The viewport, in the same points as elements.
  ///   - distance: The offset from the content's points to those of elements.
  init(of arrangement: CollectionArrangement, in viewport: Rect, movedBy distance: Point) {
    self.arrangement = arrangement
    self.viewport = viewport
    self.distance = distance
    isEmpty = !(0..<arrangement.sectionCount).contains { arrangement.clip(ofSection: $0) != nil }
  }

  private var axis: Axis { arrangement.scrollAxis.cross }

  /// Returns the clip of an element; nil if only the viewport clips it.
  func clip(of element: LayoutElement) -> Rect? {
    guard !isEmpty, element.kind.isAtItem,
      let clip = arrangement.clip(ofSection: element.index.section)?.offset(by: distance)
    else { return nil }
    let isInside =
      clip.origin[axis] > viewport.origin[axis] + Self.rounding
      || clip.end(axis) < viewport.end(axis) - Self.rounding
    return isInside ? clip : nil
  }

  /// Returns whether an element is visible in its section, which may have scrolled it out.
  func shows(_ element: LayoutElement) -> Bool {
    clip(of: element).map { element.frame.intersects($0) } ?? true
  }

  /// Returns the views of elements, with those of clipped sections inside a view that clips them.
  ///
  /// Only a compositional section scrolls by itself, and it has no separators: if one clips
  /// anything, there is one view for each element.
  func clipped(_ views: [PlacedView], of elements: [LayoutElement]) -> [PlacedView] {
    guard !isEmpty else { return views }
    let cutting = Set(elements.filter(cuts).map(\.index.section))
    guard !cutting.isEmpty, views.count == elements.count else { return views }
    var clipped: [PlacedView] = []
    var cut: (section: Int, view: PlacedView)?
    func end() {
      if let cut { clipped.append(cut.view) }
      cut = nil
    }
    for (view, element) in zip(views, elements) {
      let section = element.index.section
      guard cutting.contains(section), let clip = clip(of: element) else {
        end()
        clipped.append(view)
        continue
      }
      if cut?.section != section { end() }
      if cut == nil { cut = (section, PlacedView(frame: clip, drawing: SectionClipDrawing())) }
      cut?.view.children.append(view)
    }
    end()
    return clipped
  }

  private func cuts(_ element: LayoutElement) -> Bool {
    guard let clip = clip(of: element) else { return false }
    return element.frame.origin[axis] < clip.origin[axis] - Self.rounding
      || element.frame.end(axis) > clip.end(axis) + Self.rounding
  }

  /// The tolerance for edges, in points: smaller excesses come from rounding.
  private static let rounding = 0.01
}

extension Rect {
  fileprivate func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}

extension CollectionViewport {
  /// The clips of elements on the canvas.
  var clips: SectionClips {
    SectionClips(of: arrangement, in: frame, movedBy: frame.origin - contentOffset)
  }
}

/// The elements of a section that scrolls by itself, clipped to it.
private struct SectionClipDrawing: ModifierDrawing {
  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    commands += view.childCommands.clipped(to: .rect(view.frame))
  }

  func group(in frame: Rect) -> Group? { Group(clip: .rect(frame), commands: []) }
}
