public import CollectionLayouts
public import LayoutGeometry
public import TextShaping

/// Something that is not wrong but that a designer would want to know.
public struct Notice: Hashable, Sendable {
  /// What was noticed.
  public var finding: Finding
  /// The elements of collections around it, the innermost last; empty outside of collections.
  public var elements: [Element]
  /// The mark of the view that it is about, or of the nearest view around that has one.
  package var mark: ViewMark?

  /// Something that was noticed outside of collections unless it names its elements.
  package init(_ finding: Finding, in elements: [Element] = [], mark: ViewMark? = nil) {
    self.finding = finding
    self.elements = elements
    self.mark = mark
  }

  /// An element of a collection.
  public struct Element: Hashable, Sendable {
    /// What the element is.
    public var kind: ElementKind
    /// Its section and item.
    public var index: ItemIndex

    /// The element of a kind at an index.
    package init(_ kind: ElementKind, _ index: ItemIndex) {
      self.kind = kind
      self.index = index
    }
  }

  /// What can be noticed.
  public enum Finding: Hashable, Sendable {
    /// What shaping noticed, and in which text (its first characters).
    case text(TextNotice, in: String)
    /// Not all of a text is shown, and nothing marks this as meant; with its first characters.
    case cutText(TextCut, in: String)
    /// Content is larger than the room it has by a length, in points.
    case overflow(Room, missing: Size)
    /// What a layout noticed about a section.
    case layout(LayoutNotice, section: Int)
    /// A collection shows nothing, as its offset along an axis is beyond the content; the last one
    /// that shows some is given, both in points.
    case scrolledPastContent(Axis, offset: Double, last: Double)
    /// Computed values still changed after the last pass.
    case computedValuesDoNotSettle
    /// A word of the source, at a line of a file, has no effect on what is drawn; nil where only the
    /// module is known.
    case undrawn(word: String, file: String, line: UInt?)
    /// Content is not scrolled as its view asks, or where views are written in Swift a line of a file.
    case notScrolled(ScrollMistake, file: String?, line: UInt?)
    /// A modifier for rows is at a view that is not a row of a list with an appearance.
    case notInListRow(String)
  }

  /// How much of a text is shown.
  public enum TextCut: Hashable, Sendable {
    /// The first lines of all that it needs.
    case lines(shown: Int, of: Int)
    /// So many of its characters, on one line.
    case characters(shown: Int, of: Int)
    /// All but the part outside a clip around it, a length in points.
    case clipped(Size)
  }

  /// What content may be too large for.
  public enum Room: Hashable, Sendable {
    /// The innermost of the notice's elements.
    case element
    /// A frame modifier.
    case frame
    /// What the canvas's padding and safe area leave of it.
    case canvas
  }
}

extension Notice.Finding {
  /// True for what is reported once, in however many cells it is found.
  var isReportedOnce: Bool {
    switch self {
    case .text, .undrawn, .notScrolled, .notInListRow: true
    case .cutText, .overflow, .layout, .scrolledPastContent, .computedValuesDoNotSettle: false
    }
  }
}
