package import LayoutGeometry

/// The effect of a layout on the offset of a collection that is scrolled; lengths in points from the
/// content's leading edge.
public struct ScrollRule: Hashable, Sendable {
  /// The places where scrolling comes to rest; nil for anywhere.
  public var stops: Stops?
  /// The repetition by which scrolling goes on without end; nil for content that ends.
  public var loop: Loop?

  /// A rule that defaults to none: scrolling rests anywhere and ends with the content.
  public init(stops: Stops? = nil, loop: Loop? = nil) {
    self.stops = stops
    self.loop = loop
  }

  /// Places of one distance, up to a last stop.
  public struct Stops: Hashable, Sendable {
    /// The first stop.
    public var first: Double
    /// The distance from one stop to the next, more than zero.
    public var interval: Double
    /// The last stop, which need not be a whole number of distances from the first.
    public var last: Double

    /// Stops that default to starting with the content.
    public init(first: Double = 0, interval: Double, last: Double) {
      self.first = first
      self.interval = interval
      self.last = last
    }
  }

  /// Content that repeats itself, so that its offset stays near the middle.
  public struct Loop: Hashable, Sendable {
    /// The length of the content after which it is the same again.
    public var length: Double
    /// The offset that others are kept near: none is more than `length` away from it.
    public var middle: Double

    /// Content that is the same again after `length` points, seen near its middle.
    public init(length: Double, middle: Double) {
      self.length = length
      self.middle = middle
    }

    /// Returns the offset that shows the same at most one length away from the middle.
    ///
    /// An offset that is farther away moves by whole lengths; any other stays.
    func recentred(_ offset: Double) -> Double {
      let distance = offset - middle
      return abs(distance) > length
        ? middle + distance.truncatingRemainder(dividingBy: length) : offset
    }
  }
}

extension CollectionLayout {
  /// Returns the offset of the content while it moves to another: content without end is recentred,
  /// and stops nowhere before the move has ended.
  ///
  /// A layout without a rule, or without stops and a loop, rests there at once.
  package func movingOffset(in viewport: LayoutViewport) -> Double {
    guard let rule = scrollRule(in: viewport), rule != ScrollRule() else {
      return restingOffset(in: viewport)
    }
    return rule.loop?.recentred(viewport.offset) ?? viewport.offset
  }
}

extension CollectionArrangement {
  /// Returns whether the look of cells depends on their place in a viewport of a size.
  package func changesLook(in viewport: Size) -> Bool {
    let area = Rect(origin: .zero, size: viewport)
    // Sections of one layout look alike.
    let sections = layout.sectioned != nil ? sectionCount : 1
    return (0..<sections).contains { section in
      guard var cell = element(.cell, at: ItemIndex(section: section, item: 0))?.frame else {
        return false
      }
      cell.origin = Point(
        x: (viewport.width - cell.width) / 2, y: (viewport.height - cell.height) / 2)
      return stride(from: -1.0, through: 1, by: 0.0625).contains { part in
        var place = cell
        place.origin[scrollAxis] += viewport[scrollAxis] * part
        return layout.ofSection(section).effect(on: place, in: area) != nil
      }
    }
  }
}
