public import CollectionLayouts
public import ImageDecoding
public import LayoutGeometry
public import TextShaping

/// A finding that is not an error but of interest to a designer.
public struct Notice: Hashable, Sendable {
  /// The finding.
  public var finding: Finding
  /// The elements of collections around it, the innermost last; empty outside of collections.
  public var elements: [Element]
  /// The mark of the view in question, or of the nearest view around that has one.
  package var mark: ViewMark?

  /// Creates a notice outside of collections unless it names its elements.
  package init(_ finding: Finding, in elements: [Element] = [], mark: ViewMark? = nil) {
    self.finding = finding
    self.elements = elements
    self.mark = mark
  }

  /// An element of a collection.
  public struct Element: Hashable, Sendable {
    /// The element's kind.
    public var kind: ElementKind
    /// Its section and item.
    public var index: ItemIndex

    /// Creates the element of a kind at an index.
    package init(_ kind: ElementKind, _ index: ItemIndex) {
      self.kind = kind
      self.index = index
    }
  }

  /// The kinds of findings.
  public enum Finding: Hashable, Sendable {
    /// A shaping notice, and its text (the first characters).
    case text(TextNotice, in: String)
    /// A text is not shown in full, and nothing marks this as meant; with its first characters.
    case cutText(TextCut, in: String)
    /// Content is larger than its room by a length, in points.
    case overflow(Room, missing: Size)
    /// A layout's notice about a section.
    case layout(LayoutNotice, section: Int)
    /// A collection shows nothing, as its offset along an axis is beyond the content; with the last
    /// offset that shows some, both in points.
    case scrolledPastContent(Axis, offset: Double, last: Double)
    /// A key of a collection names an item that its section does not have; with the section's number
    /// of items, or nil for a section that the collection does not have.
    case absentItem(ItemIndex, key: String, itemCount: Int?)
    /// Computed values still changed after the last pass.
    case computedValuesDoNotSettle
    /// A word of the source, at a line of a file, has no effect on the drawing; nil if only the
    /// module is known.
    case undrawn(word: String, file: String, line: UInt?)
    /// A picture, a symbol or a colour that a line of a file names does not exist, and nothing is drawn for it.
    case missingPicture(String, file: String, line: UInt)
    /// Content is not scrolled as its view requests; in Swift, at a line of a file.
    case notScrolled(ScrollMistake, file: String?, line: UInt?)
    /// The preview shows nothing but the canvas's background, and is not marked as meant to.
    case blank
    /// The frames of an animation are too short for viewers, which show each for 100 ms; with their
    /// duration in milliseconds.
    case fastFrames(milliseconds: Double)
    /// A part of a picture's file is drawn in another way than the file states; with the file's name.
    case picture(PictureNotice, name: String)
    /// Constraints of UIKit's cannot hold together, in words, and the last of them, which a line of a file makes, is
    /// broken.
    case brokenConstraint(among: [String], file: String, line: UInt)
    /// A modifier for rows is at a view that is not a row of a list with an appearance.
    case notInListRow(String)
  }

  /// The shown part of a text.
  public enum TextCut: Hashable, Sendable {
    /// The first of all the lines that it needs.
    case lines(shown: Int, of: Int)
    /// This many of its characters, on one line.
    case characters(shown: Int, of: Int)
    /// All but the part outside a clip around it, a length in points.
    case clipped(Size)
  }

  /// The room that content may be too large for.
  public enum Room: Hashable, Sendable {
    /// The innermost of the notice's elements.
    case element
    /// A frame modifier.
    case frame
    /// The canvas without its padding and safe area.
    case canvas
  }
}

extension Notice.Finding {
  /// Indicates whether the finding is reported once, whatever the number of cells that have it.
  var isReportedOnce: Bool {
    switch self {
    case .text, .undrawn, .missingPicture, .picture, .notScrolled, .notInListRow,
      .brokenConstraint:
      true
    case .cutText, .overflow, .layout, .scrolledPastContent, .absentItem,
      .computedValuesDoNotSettle, .blank, .fastFrames:
      false
    }
  }
}
